### The command line: help and usage. Names of commands and options are typed: they stay.

## Usage. The first word of a line of usage, and what stands in it for what is typed

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ARGUMENTE]...
heading-arguments = Argumente:
heading-options = Optionen:
heading-commands = Befehle:

## What stands for a value behind an option

value-str = <Text>
value-int = <Zahl>
value-float = <Zahl>
value-path = <Pfad>
value-names = NAME,…
value-pair = NAME=WERT
value-address = URL
value-day = JJJJ-MM-TT
value-language = SPRACHE

## What is said in brackets behind the help of an option: the value that it has if it is not given, ...

remarks = [{ $remarksSemicolons }]
remark-default = Standard: { $value }
remark-environment = Umgebungsvariable: { $variable }
remark-required = erforderlich

## One of several words, which are typed

either = { $first } oder { $second }

## What is wrong with a command line

no-such-command =
    Einen Befehl „{ $name }“ gibt es nicht.{ $count ->
        [0] { "" }
       *[other] { " " }Meintest du { $near }?
    }
no-such-flag =
    Eine Option { $option } gibt es nicht.{ $count ->
        [0] { "" }
       *[other] { " " }Meintest du { $near }?
    }
missing-argument = Das Argument „{ $argument }“ fehlt.
missing-option = Die Option „{ $option }“ fehlt.
option-lacks-value = Zur Option „{ $option }“ gehört ein Wert.
option-takes-no-value = Zur Option „{ $option }“ gehört kein Wert.
extra-arguments = Das ist zu viel: { $words }.
no-whole-number = Der Wert für „{ $option }“ muss eine ganze Zahl sein.
no-number = Der Wert für „{ $option }“ muss eine Zahl sein.
value-too-low = Der Wert für „{ $option }“ muss mindestens { $least } sein.
value-too-high = Der Wert für „{ $option }“ darf höchstens { $most } sein.
# The languages are those that can be typed behind --language
no-such-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $codesCommas }.

## All commands. A help text is an infinitive: "Gegen Bots spielen."

about-alhambra = Die Brettspielfamilie Alhambra: zum Spielen, zum Erforschen und zum Weiterbauen.
option-version = Anzeigen, welche Version das ist und wie die Engine läuft.
option-language = Die Sprache: { $codesCommas }; ohne Angabe die deines Systems.
option-help = Diesen Text anzeigen.

## What is played, in several commands

option-box = Was gespielt wird: { $boxes }.
option-modules = Module, mit denen gespielt wird, zum Beispiel a,b. { $modulesSemicolons }.
option-options = Eine Option der Schachtel, zum Beispiel name=wert; mehrmals möglich. Der erste Wert ist der übliche. { $optionsSemicolons }.
# What a box has of modules or options, as they are typed
of-box = { $box }: { $wordsCommas }
# A module whose rules are not known from the rulebook
module-reconstructed = { $word } (eine Rekonstruktion)
# The values that an option may have
option-values = { $name }={ $values }
option-seed-played = Derselbe Startwert ergibt dieselbe Partie; ohne Angabe wird einer ausgelost.
option-seed-games = Derselbe Startwert ergibt dieselben Partien; ohne Angabe wird einer ausgelost.
option-database-served = Ein Pfad oder eine Adresse mit postgresql://; ohne Angabe eine Datei in deinem Datenordner.
option-database = Ein Pfad, sqlite:///pfad oder postgresql://benutzer@host/name; ohne Angabe eine Datei in deinem Datenordner.

## play

short-play = Gegen Bots spielen.
about-play = Gegen Bots spielen. Tippe während der Partie „help“.
option-seats-played = Spieler, dich mitgezählt; 3 (bei Roll & Write 1), außer --bots ergibt eine größere Zahl.
option-bots-played = Ein Bot für alle anderen Sitzplätze oder einer für jeden: { $values }.
option-resume = Eine gespeicherte Partie fortsetzen; sie bringt ihre Spieler mit.

## serve

short-serve = Tische für Browser bereitstellen.
about-serve = Tische für Browser bereitstellen. Die Partien stehen in einer Datenbank: Nichts geht verloren, wenn der Server beendet wird.
option-host = Die Adresse des Servers; mit 0.0.0.0 ist er auch von anderen Rechnern aus erreichbar.
option-port = Der Port; 0 nimmt einen freien.
option-open = Die Seite in deinem Browser öffnen.
option-origin = Die Adresse der Seite hinter einem Proxy, zum Beispiel https://games.example.org.
option-behind-proxy = Den Client-Adressen vertrauen, die ein Proxy auf diesem Rechner nennt.
option-bot-pause = Sekunden vor dem Zug eines Bots.
option-bot-served = Ein eigener Bot, der an Tischen sitzen darf, als package.module:Class oder exec:COMMAND; mehrmals möglich.
option-connections = Wie viele Verbindungen eine Adresse haben darf.
option-tables = Wie viele Tische pro Stunde eine Adresse eröffnen darf.
option-messages = Wie viele Nachrichten pro Sekunde eine Verbindung senden darf.
option-requests = Wie viele HTTP-Anfragen pro Sekunde eine Adresse senden darf.
option-work = Wie viele Sekunden in jeder Sekunde der Server für eine Adresse arbeiten darf; wer mehr will, wartet.
option-log = { $values }: wie das Protokoll auf der Standardfehlerausgabe geschrieben wird.
option-log-level = { $values }: wie viel protokolliert wird.

## backup, restore

short-backup = Alle Tische in eine Datei schreiben.
about-backup =
    Alle Tische in eine Datei schreiben. Der Server darf dabei laufen.

    In der Datei stehen auch die verdeckten Karten laufender Partien: Behalte sie für dich.
argument-backup-written = Die Datei, die geschrieben wird; eine Sicherung dort wird ersetzt.
short-restore = Die Tische einer Sicherung in eine leere Datenbank einspielen.
about-restore =
    Die Tische einer Sicherung in eine leere Datenbank einspielen, die kein Server benutzen darf, außer mit --merge.

    Die Sicherung darf aus einer anderen Art von Datenbank kommen.
argument-backup-read = Eine Datei, die „alhambra backup“ geschrieben hat.
option-merge = Die Tische hinzufügen, die der Datenbank fehlen. Der Server darf dabei laufen.

## daily

short-daily = Die Würfel des Tages allein spielen; sie sind für alle gleich.
about-daily = Die Würfel des Tages allein spielen; sie sind für alle gleich. Das Ergebnis ist ein Text zum Teilen.
option-date = Ein anderer Tag; ohne Angabe der heutige.
option-bot = Einen Bot für dich spielen lassen.

## simulate

short-simulate = Viele Partien von Bots spielen lassen und auswerten.
about-simulate = Viele Partien von Bots spielen lassen und auswerten.
option-seats-simulated = Die Zahl der Spieler.
option-bots-simulated = Der Bot jedes Sitzplatzes, zum Beispiel greedy,random; ein einziger Name gilt für alle.
option-games = Die Zahl der Partien.
option-jobs = Die Zahl der Prozesse.
option-records = Jede Partie in dieser Datei aufzeichnen; gibt es sie schon, geht es dort weiter.

## arena

short-arena = Lässt Bots gegeneinander spielen und sagt, welcher stärker ist.
about-arena =
    Lässt Bots gegeneinander spielen und sagt, welcher stärker ist.

    Jeder Bot spielt mit demselben Glück von jedem Sitzplatz aus; so sagen weniger Partien mehr.
option-bots-arena = Die Bots, zum Beispiel greedy,random. Sind es weniger als Spieler, nimmt der letzte die übrigen Plätze; sind es mehr, trifft jeder auf jeden.
option-games-arena = Die Zahl der Partien, mindestens: Runden werden zu Ende gespielt.
option-playouts = Wie viele Probespiele ein suchender Bot für eine Entscheidung hat.
option-seconds-arena = Wie viele Sekunden er stattdessen hat.
option-limit = Wie viele Sekunden ein Bot, der ein Programm ist (exec:COMMAND), für eine Entscheidung hat; sonst { $seconds } plus die von --seconds.
option-until-clear = Hört auf, sobald klar ist, ob der erste Bot besser oder schlechter ist.
option-json = Bewahrt die Ergebnisse in dieser Datei auf; gibt es sie schon, geht es dort weiter.
option-report = Schreibt eine Seite mit Diagrammen in diese Datei.

## bot

short-bot = Einen Bot einem anderen Programm zur Verfügung stellen.
about-bot =
    Einen Bot einem anderen Programm zur Verfügung stellen.

    Der Bot liest Zeilen mit JSON von der Standardeingabe und beantwortet jede mit einer auf der Standardausgabe: docs/bots.md beschreibt sie.
argument-bot-asked = Ein Bot: jeder, den --bots annimmt.

## verify

short-verify = Gespeicherte Partien nachspielen und streng vergleichen.
about-verify =
    Gespeicherte Partien nachspielen und streng vergleichen.

    Aus jeder Datei wird der erste Unterschied genannt, mit Partie und Aktion; der Exit-Code ist dann 1.
argument-files-verified = Dateien mit Aufzeichnungen, eine Partie je Zeile.

## replay

short-replay = Eine gespeicherte Partie nacherzählen und eine Stellung daraus zeigen.
about-replay = Eine gespeicherte Partie nacherzählen und eine Stellung daraus zeigen: die letzte oder die nach einer Aktion.
argument-file-told = Eine Datei mit Aufzeichnungen, eine Partie je Zeile.
option-game = Die Nummer der Partie; ohne Angabe die erste.
option-at = Nach so vielen Aktionen aufhören; 0 ist der Spielaufbau.

## bench

short-bench = Das Tempo der Engine messen: zufälliges Spiel nach den Regeln, jede Entscheidung gezählt.
about-bench = Das Tempo der Engine messen: zufälliges Spiel nach den Regeln, jede Entscheidung gezählt.
option-seats-measured = Die Zahl der Spieler in den gemessenen Partien.
option-seconds = Wie lange jede Messung ungefähr dauert.

## rules

short-rules = Die Regeln anzeigen, im Ganzen oder Regelpunkt für Regelpunkt.
about-rules = Die Regeln anzeigen, im Ganzen oder Regelpunkt für Regelpunkt.
argument-rules = Ein Regelpunkt, zum Beispiel A-56, oder eine Datei, zum Beispiel classic.
