### The daily game on the page: the day, the results, the text to share, yesterday's best. $date is a date, as the language writes it.

## The day

daily-title = Die Tagespartie
daily-lead = Roll & Write allein, mit den gleichen Würfeln für alle.
daily-left = Dieser Tag läuft noch
daily-play = Heutige Partie spielen
    .hint = Deine erste Partie des Tages zählt
daily-go-on = Heutige Partie fortsetzen
    .hint = Sie ist noch offen und zählt für heute
daily-practise = Mit den Würfeln von heute üben
    .hint = Deine heutige Partie ist vorbei: Diese hier zählt nicht
daily-open = Deine Partie vom { $date } ist noch offen. Sie zählt für diesen Tag.
    .go = Zu Ende spielen

## Days in a row

daily-streak =
    { $count ->
        [0] Noch keine Serie
        [one] Eine Serie von einem Tag
       *[other] Eine Serie von { $count } Tagen
    }
    .none = Spiel die heutige Partie zu Ende, und die Serie beginnt.
    .open = Spiel die heutige Partie zu Ende, und die Serie geht weiter.
    .kept = Für heute geschafft. Bis morgen!
    .longest =
        { $count ->
            [one] Deine längste Serie: ein Tag.
           *[other] Deine längste Serie: { $count } Tage.
        }
daily-day =
    { $points ->
        [one] { $date }: { $points } Punkt
       *[other] { $date }: { $points } Punkte
    }
    .begun = { $date }: noch nicht zu Ende
    .none = { $date }: nicht gespielt

## Results

daily-results = Ergebnisse vom { $date }
    .none = Noch steht niemand auf der Liste. Der erste Platz ist frei.
daily-mine =
    { $points ->
        [one] Dein Ergebnis: { $points } Punkt
       *[other] Dein Ergebnis: { $points } Punkte
    }
    .hint = Alle hatten die gleichen Würfel. Wie lief es bei deinen Freunden?
daily-share = Text zum Teilen
    .copy = Text kopieren
daily-list = Auf der Liste
    .hint = Wenn du magst, kommt dein Ergebnis auf die Liste vom { $date }. Du musst nicht.
    .listed = Du stehst als { $name } auf der Liste vom { $date }.
    .name = Name auf der Liste
    .consent = Alle dürfen diesen Namen mit meinen Punkten lesen und meine Partie ansehen, wenn der Tag vorbei ist.
    .button = Auf die Liste setzen
    .rename = Namen ändern
    .rename-done = Diesen Namen nehmen
    .remove = Von der Liste nehmen

# What is shared: the line of the picture, and the text. $count are days in a row.
daily-picture = Tagespartie, { $date }
daily-text = Alhambra Roll & Write, { $date }
    .points =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    .streak =
        { $count ->
            [one] Eine Serie von einem Tag
           *[other] Eine Serie von { $count } Tagen
        }

## Yesterday's best, turn by turn

daily-yesterday = Die beste Partie von gestern
    .best =
        { $points ->
            [one] { $name }, mit { $points } Punkt
           *[other] { $name }, mit { $points } Punkten
        }
    .watch = Partie ansehen
    .none = Gestern stand niemand auf der Liste. Die beste Partie von heute ist morgen zu sehen.
daily-replay =
    { $points ->
        [one] { $name }, { $points } Punkt, { $date }
       *[other] { $name }, { $points } Punkte, { $date }
    }
daily-turn = Zug { $number } von { $count }
    .start = So fing es an
daily-way = Durch die Partie gehen
daily-step = Zum Anfang
    .back = Einen Zug zurück
    .next = Einen Zug weiter
    .last = Zum Ende
daily-run = Abspielen
    .pause = Pause
daily-pace = Tempo

## At the table

daily-table = Tagespartie, { $date }
    .practice = Übung, Würfel vom { $date }
daily-again-here = Noch einmal üben
daily-back = Zur Tagespartie
