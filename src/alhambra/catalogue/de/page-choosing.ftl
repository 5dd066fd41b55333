### Choosing what is played, at a new table and in the lobby.

## Options of a box, and their values

option-scoring = Wertung
    .hint = Drei Wertungsstreifen oder die klassische Punktetabelle.
option-scoring-tiles = mit Wertungsstreifen
option-scoring-classic = klassische Wertung
option-guard-board = Wächtertableau
    .hint = Immer die gleichen vier Fähigkeiten oder in jeder Partie andere.
option-guard-board-first-game = Einstiegsseite
option-guard-board-full = volle Seite
option-fictitious = Fiktive Spieler
    .hint = Sie würfeln und machen dir jede Gebäudeart streitig.
option-solo = Solospiel
    .hint = Um die höchste Punktzahl oder gegen die fiktiven Spieler.
option-solo-score = höchste Punktzahl
option-solo-duel = Duell

## Sets that we recommend, and one's own

set-as-in-the-box = Wie in der Schachtel
set-bazaar-day = Ein Tag im Bazar
set-longer-walls = Längere Mauern
set-tents-and-stalls = Zelte und Stände
set-long-evening = Der lange Abend
set-own = Eigene Wahl
sets-title = Zusammenstellungen
set-modules =
    { $count ->
        [0] ohne Module
       *[other] { $modulesCommas }
    }
set-surprise = Überrasch mich
set-keep = Diese Wahl behalten
    .name = Name der Zusammenstellung
    .button = Behalten
set-forget = { $name } vergessen

## How long and how hard

choose-minutes = { $minutes } Min.
choose-about = etwa { $minutes } Min.
choose-longer = +{ $minutes } Min.
    .same = nicht länger
choose-hard = Schwierigkeit: { $hard } von 3
    .easy = leicht
    .expert = für Kenner
# players of a box, beside a sign that says so
choose-players = { $fewest }–{ $most }
choose-modules = Module
    .of = Module: { $box }
    .only = Nur in: { $box }
    .variants = Varianten: { $box }
    .alone = Wer allein spielt, kann unter Varianten wählen.
choose-terminal = nur im Terminal
choose-trouble = Was gespielt werden kann, ließ sich nicht laden.
    .again = Noch einmal

## A choice that the rules do not allow. $box and $modules are names

refused-module = { $box } spielt man ohne { $module }.
    .takes = Möglich sind { $modules }.
refused-seats = { $box } ist für { $low } bis { $high } Spieler.
refused-other = Das lässt sich nicht zusammen spielen.
refused-way-box = { $box } spielen
refused-way-without = Ohne { $modules }

## The lobby: what will be played

lobby-game = Was gespielt wird
lobby-change = Das Spiel ändern
    .short = Ändern
    .agree = Das spielen wir
entry-changed = { $name } hat das Spiel geändert: { $changesSemicolons }
change-added = + { $modules }
change-dropped = ohne { $modules }
change-option = { $option }: { $value }
change-seats =
    { $count ->
        [one] ein Sitzplatz
       *[other] { $count } Sitzplätze
    }
change-settings = andere Optionen
