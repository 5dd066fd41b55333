### The sheet game in the terminal.

## During a turn

roll-to-come = Noch ist nichts endgültig: weiter mit Enter, zurück mit „undo“.
roll-restarted = Alles seit dem letzten Wurf ist rückgängig gemacht; „redo“ stellt es wieder her.
nothing-since-roll = Seit dem letzten Wurf gibt es nichts rückgängig zu machen.
rolls-saved = Alles bis zum letzten Wurf ist gespeichert. So geht es später weiter:
if-ended-now = Wenn die Partie jetzt endete
no-such-sheet =
    { $count ->
        [one] Einen Sitzplatz „{ $seat }“ gibt es nicht: Der einzige ist 0, deiner.
       *[other] Einen Sitzplatz „{ $seat }“ gibt es nicht: Schreib 0 (deiner) bis { $last }.
    }
points-alone =
    { $whoKind ->
        [you] Du hast { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $who } hat { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
# A shared victory without a verb: the person may be among the winners.
sheet-won =
    { $count ->
        [one] { $winners } hat mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } gewonnen
       *[other] Geteilter Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $winnersInside }
    }.
sheet-won-by-others =
    { $count ->
        [one] { $winners } hat mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } gewonnen
       *[other] Geteilter Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $winnersInside }
    }; du hast { $mine }.

## The sheet

sheet-heading = Runde { $round } von { $rounds }. { $who }: Münzen { $coins }, { $gained } von { $most } eingetragen
# How many buildings of a type there are, behind its name: Arkaden    von 6
size-of-type = von { $count }
# Over the points of the places that are not awarded yet
places-left = freie Plätze
no-place-left = keine
# Somebody who is not on turn, and the dice of theirs, as y3b5
other-sheet = { $who }: { $pair } auf dem Spielerblatt, Münzen { $coins }

## Moves, as in moves.ftl

group-build = Bauen
group-coins = Münzen
group-change = Ändern
group-second = Zweites
group-keep = Behalten
move-build = { $square } { $typeName }
move-earn = { $coins } verdienen
move-second = { $square } { $typeName } für 3 Münzen
changes-folded = [{ $first }] bis [{ $last }]: Tippe „moves change“ oder die Änderung selbst

## The help

sheet-help =
    Tippe die Nummer eines Schritts oder den Schritt selbst:
      build y3b5      coins      change y5 to 3, b2 to 4      second      done
      keep y2b6
    Ein Feld ist eine Zeile und eine Spalte, wie der gelbe und der blaue Würfel sie
    zeigen. Auf deinem Spielerblatt ist x ein Gebäude, * ein Würfel und eine Zahl in
    Klammern der Schritt, der dort baut. Gewürfelt wird erst, wenn du es mit Enter
    sagst: Bis dahin kannst du alles rückgängig machen.
sheet-command-restart = alles seit dem letzten Wurf rückgängig machen
sheet-command-commit = die Würfel rollen lassen; Enter tut dasselbe
sheet-command-score = was das Spielende jetzt brächte
sheet-command-board = dein Spielerblatt oder das eines anderen Sitzplatzes

## Fictitious players, and shares

sheet-tie-lost =
    { $reasonName }: { $playersInside } mit je { $count }, Plätze { $first } { $tied ->
        [2] und
       *[other] bis
    } { $last } geteilt: je { $points }, für { $lost } verfallen ({ $clause }, W-54).
fictitious = Fiktiv
    .short = Fikt.
fictitious-numbered = Fiktiv { $number }
    .short = Fikt. { $number }

## What of it is a reconstruction

reconstructed-sheet = Das Raster und die Zahl der Münzen sind eine Rekonstruktion: „rules W-1“ und „rules W-23“.
    .page = Das Raster und die Zahl der Münzen sind eine Rekonstruktion: Die Bilder sind verloren.
