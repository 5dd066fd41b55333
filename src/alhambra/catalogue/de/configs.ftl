### What is wrong with what is to be played: boxes, modules, options, seats, seeds, bots, numbers of games.
### What stands between quotes is typed, and the same in every language. Where a word is not known, $offer says what
### there is to say: the nearest that there is ($near) and all others, all others alone, or that there is none.
### The title of a box stands in quotes too, so that it is not inflected.

## Boxes, modules, options

no-such-box =
    { $offer ->
        [near] Eine Schachtel „{ $box }“ gibt es nicht; meintest du „{ $near }“? Es gibt { $knownCommas }.
       *[all] Eine Schachtel „{ $box }“ gibt es nicht; es gibt { $knownCommas }.
    }
no-such-module =
    { $offer ->
        [near] „{ $module }“ ist kein Modul von „{ $boxName }“; meintest du „{ $near }“? Es gibt { $knownCommas }.
        [none] „{ $module }“ ist kein Modul von „{ $boxName }“; dort gibt es keine.
       *[all] „{ $module }“ ist kein Modul von „{ $boxName }“; es gibt { $knownCommas }.
    }
no-such-option =
    { $offer ->
        [near] „{ $option }“ ist keine Option von „{ $boxName }“; meintest du „{ $near }“? Es gibt { $knownCommas }.
        [none] „{ $option }“ ist keine Option von „{ $boxName }“; dort gibt es keine.
       *[all] „{ $option }“ ist keine Option von „{ $boxName }“; es gibt { $knownCommas }.
    }
no-such-value =
    { $offer ->
        [near] „{ $option }“ kann nicht „{ $value }“ sein; meintest du „{ $near }“? Es gibt { $knownCommas }.
       *[all] „{ $option }“ kann nicht „{ $value }“ sein; es gibt { $knownCommas }.
    }
wrong-seats = „{ $boxName }“ ist für { $low } bis { $high } Spieler, nicht für { $seats }.
module-twice = Ein Modul kann nur einmal hinzugenommen werden.
option-twice = Eine Option kann nur einmal angegeben werden.
option-alone = „{ $option }“ ist eine Option für einen einzelnen Spieler.

## Configs as one word, and as JSON

no-config = „{ $text }“ ist keine Konfiguration: Schreib box/seats/modules/options, zum Beispiel classic/4/-/-.
no-config-revisions = „{ $text }“ ist keine Konfiguration: Auf die Optionen folgen Fassungen der Regeln, zum Beispiel name=2.
config-fields = Eine Konfiguration enthält „box“, „seats“, „modules“ und „options“ und sonst nichts.
config-box = Die Schachtel („box“) einer Konfiguration ist ein Name.
config-seats = Die Sitzplätze („seats“) einer Konfiguration sind eine ganze Zahl.
config-modules = Die Module („modules“) einer Konfiguration sind eine Liste von Namen.
config-options = Die Optionen („options“) einer Konfiguration sind Namen mit je einem Text als Wert.

## Revisions of the rules. $part is a box or a module, whose rules have revisions.

no-such-part = „{ $part }“ wird in { $config } nicht gespielt, also gibt es dafür keine Fassung der Regeln; es gibt eine für { $knownCommas }.
no-such-revision =
    { $newest ->
        [1] Fassung { $revision } der Regeln von „{ $part }“ gibt es hier nicht: Es gibt nur 1.
       *[other] Fassung { $revision } der Regeln von „{ $part }“ gibt es hier nicht: Diese Version von alhambra kennt 1 bis { $newest }.
    }
revision-twice = Die Regeln eines Teils haben nur eine Fassung.

## Modules that cannot be in one game

too-many-modules = Eine Partie hat höchstens { $most } Module, nicht { $count }.
two-modules-called = Zwei Module heißen „{ $module }“.
unfit-module-name = Ein Modul kann nicht „{ $module }“ heißen: Sein Name ist ein Wort wie „night-market“.
unfit-verb = „{ $verb }“ kann kein Verb von „{ $module }“ sein: Ein Verb ist ein Wort wie „light-up“.
verb-of-the-game = „{ $verb }“ ist ein Verb des Spiels selbst; „{ $module }“ braucht ein anderes.
same-verb = „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: „{ $verb }“ ist ein Verb von beiden.
action-of-the-game = „{ $action }“ ist eine Aktion des Spiels selbst; „{ $module }“ braucht eine andere.
same-action = „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: „{ $action }“ hielte man für eine Aktion von beiden.
# $role is what only one module of a game can do
same-role =
    { $role ->
        [feeder] „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: Beide füllen den Bauhof auf.
        [dealer] „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: Beide teilen das Startgeld aus.
        [cashier] „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: Beide verwahren Geld für Spieler.
        [types] „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: Beide ändern, welcher Art Plättchen sind.
        [shapes] „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: Beide ändern die Mauern von Plättchen.
       *[unbuilt] „{ $one }“ und „{ $other }“ können nicht in derselben Partie sein: Beide haben Plättchen, die noch keine Gebäude sind.
    }
module-missing = „{ $module }“ kann nicht in einer Partie ohne das Modul „{ $needed }“ sein, mit dem es gemacht wurde.
module-of-another-kit = „{ $module }“ ist schon in einer anderen Partie, und jede Partie braucht ein eigenes.
kit-of-another-game = Ein Kit ist für eine Partie, und dieses hat schon eine.
tiles-not-first = Die Plättchen von „{ $module }“ müssen die ersten einer Partie sein: Vor ihnen dürfen keine anderen kommen.
too-many-tiles = Eine Partie hat höchstens { $most } Plättchen, nicht { $count }.
two-tiles-called = Zwei Plättchen heißen „{ $tile }“.
unfit-tile-name = Ein Plättchen kann nicht „{ $tile }“ heißen: Sein Name ist ein Wort wie „tower-9“.
unfit-price = Das Plättchen „{ $tile }“ braucht einen Preis, zu dem man es kauft: 1 bis { $most }.
unfit-type = Das Plättchen „{ $tile }“ kann nicht vom Typ „{ $type }“ sein: Es gibt { $types }.
unfit-sides = Die Seiten „{ $sides }“ des Plättchens „{ $tile }“ gibt es nicht: N, E, S und W dürfen dort je einmal stehen.
wrong-kit-seats = Eine Partie hat { $fewest } bis { $most } Sitzplätze, nicht { $seats }.
wrong-copies = Von jeder Geldkarte gibt es 1 bis { $most } Exemplare, nicht { $copies }.
wrong-start-score = Ein Punktestand zu Beginn hat höchstens vier Ziffern, nicht wie { $points }.

## Seeds, bots, numbers of games

no-seed = Ein Startwert ist eine Zahl oder ein Text aus mindestens einem Zeichen, und alle Zeichen müssen darstellbar sein.
no-such-bot =
    { $offer ->
        [near] Einen Bot „{ $bot }“ gibt es nicht; meintest du „{ $near }“? Es gibt { $knownCommas }.
       *[all] Einen Bot „{ $bot }“ gibt es nicht; es gibt { $knownCommas }.
    }
frozen-bot = Der Bot „{ $bot }“ ist im Commit { $commit } eingefroren: `python -m tools.frozen { $commit }` baut ihn und nennt den Namen, unter dem er spielt.
bot-not-found = Der Bot „{ $bot }“ ist nicht zu finden: { $error }.
bot-no-class = „{ $bot }“ ist kein Bot: Es muss eine Klasse sein, die von alhambra.bots.Bot abstammt.
# Bots, die Programme sind, mit exec: und einem Befehl als Namen, und was ihnen in Zeilen gesagt wird
program-no-command = „{ $command }“ ist kein Befehl: Nach exec: kommt ein Programm mit seinen Argumenten, in Anführungszeichen, wenn sie Leerzeichen enthalten.
program-not-found = Es gibt kein Programm „{ $program }“ für einen Bot.
line-unreadable = Eine Zeile mit JSON ist nicht zu lesen: { $error }.
line-of-no-kind = Eine Zeile mit JSON braucht einen Typ: start, decide oder over.
line-of-other-protocol = Das andere Programm spricht das Protokoll { $theirs }, dieses das Protokoll { $ours }.
line-before-start = Eine Entscheidung wird verlangt, bevor die Partie begonnen hat.
wrong-bots =
    { $seats ->
        [one] Für { $seats } Sitzplatz braucht es { $seats } Bot
       *[other] Für { $seats } Sitzplätze braucht es { $seats } Bots
    }, nicht { $count }{ $count ->
        [0] .
       *[other] : { $botsCommas }.
    }
wrong-games = Die Zahl der Partien ist 1 oder mehr, nicht { $games }.
wrong-jobs = Die Zahl der Prozesse ist 1 bis { $most }, nicht { $jobs }.
wrong-first-game = Partien werden ab 0 nummeriert, nicht ab { $first }.
# What bots play against each other for
arena-bots = In der Arena sind 1 bis { $most } Bots, nicht { $count }.
arena-bot-twice = „{ $bot }“ ist zweimal genannt: Nenne jeden Bot einmal, der letzte nimmt die übrigen Plätze.
arena-format = „{ $path }“ stammt von einer anderen Version der Arena: Nimm eine andere Datei.
arena-other = „{ $path }“ enthält einen anderen Wettkampf: { $what } ist dort { $stored } und hier { $asked }. Nimm eine andere Datei.
arena-unreadable = „{ $path }“ enthält keine Ergebnisse der Arena.
two-budgets = Ein Bot hat für eine Entscheidung Probespiele oder Sekunden, nicht beides.
wrong-playouts = Die Zahl der Probespiele ist 1 oder mehr, nicht { $playouts }.
wrong-seconds = Die Sekunden für eine Entscheidung sind mehr als 0.
wrong-limit = Das Limit für eine Entscheidung ist mehr als 0 Sekunden.
