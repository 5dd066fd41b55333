### What commands print, beside what is said in a game.

## All commands

runs-compiled = Die Engine läuft kompiliert.
runs-from-source = Die Engine läuft interpretiert, aus ihren Quelltexten: „make install“ kompiliert sie, wenn es einen C-Compiler gibt.
runs-without-compiler = Die Engine läuft interpretiert, weil bei der Installation kein C-Compiler da war: Installiere einen, zum Beispiel gcc oder clang, und dann alhambra noch einmal.
interrupted = Abgebrochen.

## What is to be played

# What is offered is typed, as scoring=tiles or scoring=classic; $typed was
no-option = „{ $typed }“ ist keine Option: Schreib { $offered }.
option-without-value = Der Option „{ $option }“ fehlt ein Wert: Schreib { $offered }.
# What is offered where a box has no options
some-option = name=wert
option-named-twice = Die Option „{ $option }“ ist zweimal angegeben.
number-of-bots =
    Es gibt { $seats ->
        [one] { $seats } Sitzplatz
       *[other] { $seats } Sitzplätze
    } und { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }: Nenne einen für jeden Sitzplatz oder einen für alle.
not-with-resume = --resume setzt eine gespeicherte Partie so fort, wie sie ist: Lass { $optionsCommas } weg.
no-date = „{ $date }“ ist kein Datum: Schreib es wie 2026-01-31.

## backup, restore. `$tables` and `$entries` are numbers to choose by, `$tables_figure` and `$entries_figure` the same
## numbers as they are written.

tables-with-entries =
    { $tables ->
        [one] { $tables_figure } Tisch
       *[other] { $tables_figure } Tische
    } mit { $entries ->
        [one] { $entries_figure } Eintrag
       *[other] { $entries_figure } Einträgen
    }
backup-made = „{ $file }“ enthält { $what }
restored = Wiederhergestellt: { $what }
restored-others =
    Wiederhergestellt: { $what }; { $present ->
        [one] { $present_figure } Tisch blieb wie zuvor
       *[other] { $present_figure } Tische blieben wie zuvor
    }

## daily: the text to share. `$day` is a date, as the language writes it.

shared-result =
    { $points ->
        [one] Alhambra Roll & Write, { $day }: { $points } Punkt
       *[other] Alhambra Roll & Write, { $day }: { $points } Punkte
    }
shared-result-of-bot =
    { $points ->
        [one] Alhambra Roll & Write, { $day } ({ $bot }): { $points } Punkt
       *[other] Alhambra Roll & Write, { $day } ({ $bot }): { $points } Punkte
    }
shared-complete = vollendet: { $typesCommas }; übrige Münzen: { $coins }
shared-nothing-complete = vollendet: nichts; übrige Münzen: { $coins }

## serve

serving = alhambra läuft unter { $address } – Strg-C beendet es, und keine Partie geht verloren.

# Words that may be typed, as plain or json, behind an option
option-is-not = Für { $option } gibt es { $values }, nicht „{ $value }“.

## simulate: a table, and what stands above and below it

series-title =
    { $config }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
series-caption = { $decisions } Entscheidungen je Partie; 95-%-Intervalle; ± Standardfehler
column-seat = Sitz
column-bot = Bot
column-wins = Siege
column-share = Anteil der Siege
column-score = mittlerer Punktestand
# A figure, and the interval that the truth is in. Numbers have a decimal comma.
share-alone = { $mean } %
share-between = { $mean } % [{ $low }; { $high }]
score-alone = { $mean }
score-between = { $mean } ± { $error } [{ $low }; { $high }]
# Before a bar that grows
playing-games = Partien
interrupted-unstored = Abgebrochen nach { $played } von { $games } Partien; ohne --records ist keine gespeichert (Startwert { $seed }).
interrupted-stored = Abgebrochen: { $played } von { $games } Partien sind in „{ $file }“ gespeichert; mit demselben Befehl geht es weiter.

## arena: a table, and a page with charts. `$title` is that of a series

arena-playouts = { $title }, { $playouts } Probespiele je Entscheidung
arena-seconds = { $title }, { $seconds } s je Entscheidung
arena-caption = Anteile und Punkte mit 95-%-Intervallen aus Runden mit demselben Glück; „voraus“ sind die Punkte über denen der anderen Bots; Wertungszahlen wie bei Elo, mit dem Mittel 0; die Zeit einer Entscheidung ist die des Prozessors, bei einem Programm die der Uhr.
arena-clear =
    { $games ->
        [one] Nach { $games } Partie war klar, ob { $bot } mehr gewinnt als seinen Teil.
       *[other] Nach { $games } Partien war klar, ob { $bot } mehr gewinnt als seinen Teil.
    }
column-games = Sitzplätze
column-ahead = voraus
column-rating = Wertung
column-thinking = Zeit
arena-give-or-take = { $mean } ± { $error }
arena-milliseconds = { $number } ms
arena-interrupted-unstored =
    { $played ->
        [one] Nach { $played } von { $games } Partien abgebrochen; ohne --json ist keine gespeichert (Startwert { $seed }).
       *[other] Nach { $played } von { $games } Partien abgebrochen; ohne --json ist keine gespeichert (Startwert { $seed }).
    }
arena-strength = Stärke
arena-pairing = Was die Paarung wert ist
arena-pairing-about = Dieselben Partien zweimal: mit gepaartem Glück und gepaarten Plätzen, und als wären sie unabhängig voneinander.
arena-unpaired = ungepaart
arena-sources = Punkte nach Herkunft, je Partie
arena-seats = Anteil der Siege nach Sitzplatz
arena-seat = Sitzplatz { $seat }
arena-length = Entscheidungen je Partie

## verify

verified =
    { $games ->
        [one] { $games } Partie geprüft
       *[other] { $games } Partien geprüft
    }
differs = { $file }: Zeile { $line }: { $error }
game-differs = { $file }: Partie { $game } (Zeile { $line }): { $error }
line-of-file = { $file }, Zeile { $line }: { $error }
holds-no-record = „{ $file }“ enthält keine Aufzeichnung.

## replay

told-game = Partie { $number }: { $config }; { $playersCommas }
told-game-seed = Partie { $number }: { $config }, Startwert { $seed }; { $playersCommas }
no-such-action-in-game =
    { $count ->
        [one] Aktion { $action } gibt es nicht: Partie { $number } hat nur { $count } Aktion.
       *[other] Aktion { $action } gibt es nicht: Partie { $number } hat { $count } Aktionen.
    }
no-such-game =
    „{ $file }“ enthält keine Partie { $game }, { $count ->
        [one] nur Partie { $first }
       *[other] sondern { $count } Partien von { $first } bis { $last }
    }.
position-not-shown = Die Stellung kann nicht gezeigt werden. { $error }
holds-no-saved-game = „{ $file }“ enthält keine Partie, die in „alhambra play“ gespeichert wurde.
saved-with-program = „{ $file }“ ist eine Partie gegen ein Programm, „{ $bot }“. Eine gespeicherte Partie startet keine Programme.

## bench

bench-seconds = Jede Messung dauert mehr als 0 und höchstens 3600 Sekunden.
bench-compiled = Die Engine läuft kompiliert. Zufälliges Spiel nach den Regeln, { $seats } Spieler:
bench-interpreted = Die Engine läuft interpretiert. Zufälliges Spiel nach den Regeln, { $seats } Spieler:
bench-looped = Entscheidungen, Schleife in Python
bench-played = Entscheidungen, Schleife in der Engine
bench-copies = Kopien eines Zustands
bench-rate = { $figure } pro Sekunde
# The heads of three columns; in the first there are numbers of players
bench-microseconds = Mikrosekunden je Entscheidung
bench-in-python = Schleife in Python
bench-in-engine = Schleife in der Engine
bench-players = { $seats } Spieler

## Bots, die Programme sind. `$fault` sagt, warum einer nicht mehr gefragt wird

program-fell = „{ $bot }“ { $fault }; bis zum Spielende werden für ihn zufällige erlaubte Aktionen gespielt.
program-fell-in = Partie { $number }: { $said }
program-did-not-start = war nicht zu starten ({ $error })
program-late = hat nicht innerhalb von { $seconds } s geantwortet
program-ended = hat sich vor dem Spielende beendet (Exit-Code { $code })
program-too-long = hat mit mehr als { $most } Bytes geantwortet
program-no-text = hat mit etwas geantwortet, das kein Text ist
program-no-start = hat auf die erste Zeile mit { $answer } geantwortet, was kein JSON-Objekt ist
program-other-protocol = spricht das Protokoll { $theirs } und nicht { $ours }
program-no-answer = hat mit { $answer } geantwortet, was kein JSON-Objekt ist
program-not-legal = hat mit dem Wort { $word } geantwortet, das keine erlaubte Aktion ist

## rules

no-clause-or-file = Einen Regelpunkt oder eine Datei „{ $word }“ gibt es nicht; meintest du „{ $near }“?
# An error, and a hint
rules-lists-files = { $error } „alhambra rules“ zeigt die Dateien.
rules-footer = „alhambra rules A-56“ zeigt einen Regelpunkt, „alhambra rules classic“ eine Datei.
rules-lost = eine Rekonstruktion: Die Seiten der Spielregel sind verloren
components-lost = Spielmaterial, das eine Rekonstruktion ist: { $clausesCommas }
clauses-between = { $first } bis { $last }
# Where a clause stands
clause-stands = { $clause } ({ $file }, { $section })
clause-stands-reconstructed = { $clause } ({ $file }, eine Rekonstruktion, { $section })
