### Roll & Write on the page: the sheet, the dice, the score sheet. Squares are said by row and column.

## The table

sheet-main = Roll & Write
sheet-round = Runde { $round } von { $rounds }
    .starts = { $name } beginnt jede Runde
sheet-own = Dein Spielerblatt
    .of = Spielerblatt von { $name }
sheet-others = Die anderen Spielerblätter
sheet-enlarge = Spielerblatt von { $name } ansehen
sheet-built-count =
    { $count ->
        [one] { $count } gebaut
       *[other] { $count } gebaut
    }
sheet-fictitious = Fiktiver Spieler
    .numbered = Fiktiver Spieler { $number }
sheet-next-in-line = eins fehlt noch: { $typesName }

## Squares and dice

sheet-square = { $square }, { $typeTitle }
    .built = { $square }, { $typeTitle }, gebaut
    .coin = { $square }, { $typeTitle }, gebaut: eine Münze
    .lit = { $square }, { $typeTitle }: hier kannst du bauen
    .keep = { $square }: diese Würfel kannst du behalten
    .picked = { $square }, { $typeTitle }: gewählt
sheet-row = Zeile { $number }: { $count } von 6 gebaut
    .points = Zeile { $number }: { $count } von 6 gebaut, { $points } Punkte
sheet-column = Spalte { $number }: { $count } von 6 gebaut
    .points = Spalte { $number }: { $count } von 6 gebaut, { $points } Punkte
sheet-die = Gelber Würfel, { $face }
    .blue = Blauer Würfel, { $face }
    .change = Gelber Würfel, { $face }: ändern
    .change-blue = Blauer Würfel, { $face }: ändern
    .lifted = { $face }, angehoben: Wähle, was er zeigen soll
sheet-face =
    { $coins ->
        [one] { $face }: { $coins } Münze
       *[other] { $face }: { $coins } Münzen
    }
sheet-dice = gelb { $yellow }, blau { $blue }

## Coins and the score sheet

sheet-coins = Münzen
    .left =
        { $count ->
            [one] noch { $count } Münze
           *[other] noch { $count } Münzen
        }
    .told = Münzen: { $coins }; ausgegeben: { $spent }; noch zu verdienen: { $free }
sheet-score = Punkteblatt
    .places = Plätze: 1. · 2. · 3.
    .count = { $count } von { $size }

## The turn

sheet-turn = Baue oder verdiene Münzen
    .hint = Wähle ein leuchtendes Feld.
    .second = Ein zweites Gebäude?
    .second-hint = { $square } für 3 Münzen; dann wird mit allen vier Würfeln gewürfelt.
    .keep = Welche Würfel behältst du?
    .keep-hint = Das andere Paar geht an { $name }.
    .coins = Alle Kreuzungen sind bebaut: Verdiene Münzen
sheet-picked = { $square } wird neu gewürfelt; { $other } geht an { $name }.
    .alone = { $square } wird neu gewürfelt; { $other } bleibt.
    .second = Dann wird mit allen vier Würfeln gewürfelt.
    .kept = { $other } geht an { $name }.
sheet-changing = Tippe einen Würfel an, dann die neue Zahl.
    .faces = Tippe eine Zahl an: 1 Münze je Schritt.
    .done =
        { $coins ->
            [one] Kostet { $coins } Münze.
           *[other] Kostet { $coins } Münzen.
        }
sheet-change = Würfel ändern
    .button =
        { $coins ->
            [one] Für { $coins } Münze ändern
           *[other] Für { $coins } Münzen ändern
        }
    .hint = 1 Münze je Schritt
    .none = keine Münzen mehr
sheet-second = Zweites Gebäude
    .hint = 3 Münzen, nach einem Bau
sheet-build = { $typeTitle } bauen
    .dear =
        { $coins ->
            [one] { $typeTitle } bauen · { $coins } Münze
           *[other] { $typeTitle } bauen · { $coins } Münzen
        }
sheet-earn =
    { $coins ->
        [one] { $coins } Münze verdienen
       *[other] { $coins } Münzen verdienen
    }
    .some = Münzen verdienen
sheet-decline = Kein zweites
sheet-keep = { $square } behalten
sheet-ready = Dein Zug ist vollständig.
    .button = Würfeln
sheet-way-change = Würfel ändern: { $dice }
    .build = { $typeIndefinite } auf { $square } bauen
    .coins = Münzen verdienen
    .second = ein zweites Gebäude bauen
    .done = kein zweites Gebäude
    .keep = { $square } behalten

# In a summary, as "away-bought" is for palaces
sheet-away-built =
    { $whoKind ->
        [you] { $typesName } gebaut
       *[other] { $typesName } gebaut
    }
sheet-away-earned =
    { $whoKind ->
        [you]
            { $coins ->
                [one] { $coins } Münze verdient
               *[other] { $coins } Münzen verdient
            }
       *[other]
            { $coins ->
                [one] { $coins } Münze verdient
               *[other] { $coins } Münzen verdient
            }
    }

## The end

sheet-end-alone =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .hint = Allein, mit { $count } fiktiven Spielern.
sheet-end-best = Dein Rekord: { $points }
    .first = Deine erste Partie dieser Art
    .new = Neuer Rekord!
sheet-bests = Deine Rekorde
sheet-end-sheets = Die Spielerblätter
# The course of the game, as a chart: short words stand below it
sheet-course = Rückstand nach Runden
    .alone = Punkte nach Runden
    .start = Spielbeginn
    .round = Runde { $round }
    .end = Ende
    .end-told = Spielende
# $game (text) says which game it was
sheet-picture =
    { $points ->
        [one] Spielerblatt von { $name }, { $points } Punkt: { $game }
       *[other] Spielerblatt von { $name }, { $points } Punkte: { $game }
    }
    .line = Roll & Write, { $date }
