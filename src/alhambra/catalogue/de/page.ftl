### The page around the game: the start, a new table, the lobby, seats, settings, help, troubles.

## On every page

page-title = Alhambra
page-home = Startseite
page-close = Schließen
page-nowhere = Unter dieser Adresse gibt es nichts.
page-trouble = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
page-language = Sprache
page-description = Alhambra im Browser, mit Freunden und Bots.
page-no-script = Diese Seite braucht JavaScript: Damit wird der Tisch gezeichnet.
page-no-words = Die Texte dieser Seite konnten nicht geladen werden.

## The connection to the table

line-state-connecting = Verbindung wird hergestellt …
line-state-online = Verbunden …
line-state-offline = Keine Verbindung. Neuer Versuch …
line-state-gone = Der Tisch ist geschlossen …
line-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
line-other-version = Diese Seite ist älter als der Server. Lade sie neu.
line-reload = Neu laden

# $names (text) are boxes or modules, with the language's "and".
page-unshown = { $names } kann diese Seite noch nicht zeigen. Der Tisch bleibt bestehen: Mit anderen Programmen kann dort gespielt werden.

## The start page

start-lead = Baue die prächtigste Alhambra von Granada.
# The default is no pronoun: others read it as a name ("Gast hat Turm 9 gekauft").
start-name = Dein Name
    .placeholder = Wie sollen wir dich nennen?
start-play-now = Jetzt spielen
    .hint = Du und zwei Bots, sofort
start-new-table = Neuer Tisch
    .hint = Freunde per Link, Bots oder mehrere Spieler an diesem Gerät.
start-daily = Die Tagespartie
    .hint = Roll & Write allein, mit den gleichen Würfeln für alle.
start-boxes = Die Schachteln im Regal
start-players = { $fewest } bis { $most } Spieler
start-box-classic = Vier Währungen, sechs Gebäudearten, eine lange Mauer.
start-box-red-palace = Wächter auf den Mauern, Chips auf freiem Boden, ein Blick auf das, was kommt.
start-box-roll-and-write = Würfel, ein Stift und ein Blatt; auch allein.
start-how = So wird gespielt
    .money = Nimm Geld: Karten in vier Währungen.
    .buy = Kaufe ein Plättchen. Wer passend bezahlt, hat eine weitere Aktion.
    .lay = Lege es in deiner Alhambra an. Dreimal gibt es Punkte: für die meisten Gebäude einer Gebäudeart und für die längste Mauer.
start-join = An einem Tisch mitspielen
    .label = Link oder Code des Tisches
    .placeholder = Link oder Code
    .button = Zum Tisch
    .bad = Das ist weder Link noch Code eines Tisches. Ein Code hat 20 Buchstaben und Ziffern.

## A new table

new-table-box = Schachtel
new-table-seats = Sitzplätze
    .fewer = Ein Sitzplatz weniger
    .more = Ein Sitzplatz mehr
new-table-seat = Sitzplatz { $number }
    .name = Name auf Sitzplatz { $number }
    .placeholder = Spieler { $number }
new-table-me = Ich
new-table-open = Ein Freund, per Link
    .short = Per Link
    .hint = bekommt den Link und kann später kommen
new-table-bot = Bot
new-table-here = Hier
new-table-options = Optionen
new-table-stand-in = Wenn jemand abwesend ist
    .never = warten, bis jemand um eine Vertretung bittet
    .after-60 = nach einer Minute springt ein Bot ein
    .after-300 = nach 5 Minuten springt ein Bot ein
    .after-3600 = nach einer Stunde springt ein Bot ein
    .after-86400 = nach einem Tag springt ein Bot ein
new-table-sum-here =
    { $count ->
        [one] eine Person hier
       *[other] { $count } Personen hier
    }
new-table-sum-open =
    { $count ->
        [one] ein Freund per Link
       *[other] { $count } Freunde per Link
    }
new-table-sum-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
new-table-make = Tisch eröffnen
new-table-same-name = Zwei Spieler heißen { $name }. Die Namen müssen verschieden sein.
new-table-long-name = Ein Name hat höchstens 24 Zeichen.

## My tables

mine-title = Meine Tische
mine-stage-lobby = wartet auf Spieler
mine-stage-playing = Partie läuft
mine-stage-over = zu Ende
mine-your-turn = Du bist am Zug
mine-turn-of = { $name } ist am Zug
mine-turn-of-free-seat = Ein freier Sitzplatz ist am Zug
mine-since-now = gerade eben
mine-since-minutes = seit { $count } Min.
mine-since-hours = seit { $count } Std.
mine-since-days =
    { $count ->
        [one] seit einem Tag
       *[other] seit { $count } Tagen
    }
mine-gone = Diesen Tisch gibt es nicht mehr.
mine-unknown = Der Server antwortet nicht.
mine-forget = Vergessen
    .sure = Vergessen, samt meinem Sitzplatz

## Before the game

lobby-title = Vor der Partie
lobby-seats = Sitzplätze
lobby-begin = Partie starten
lobby-begin-with-bots =
    { $count ->
        [one] Jetzt starten, mit einem Bot
       *[other] Jetzt starten, mit { $count } Bots
    }
lobby-wait-for-players = Die Partie wartet auf deine Freunde, muss aber nicht.
lobby-sit = Tippe auf einen freien Sitzplatz, um dich zu setzen.
lobby-who = Wer sitzt hier?
lobby-wait-for-host = { $name } startet die Partie.
    .unseated = Der Gastgeber startet die Partie.
lobby-watchers = { $count } Zuschauer
# Module, mit denen Bots nicht vorausdenken können. $modules sind Namen
seats-bots-take-any = Mit { $modules } können Bots nicht vorausdenken: Hier spielen sie zufällig.
invite-title = Einladen
    .hint = Wer diesen Link hat, kann sich setzen oder zuschauen.
invite-code = Der Link dieses Tisches als QR-Code
invite-copy = Link kopieren
    .done = Kopiert
invite-share = Teilen

## Seats

seat-free = Freier Sitzplatz
seat-you = du
seat-host = Gastgeber
seat-bot = Bot
seat-away = abwesend
seat-here = anwesend
seat-stand-in = von einem Bot vertreten
seat-sit = Hier hinsetzen
    .here = Jemand an diesem Gerät
    .name = Name
    .button = Hinsetzen
seat-take-bot = Bot entfernen
seat-rename = Umbenennen
    .name = Neuer Name
    .button = Speichern
seat-leave = Sitzplatz verlassen
    .sure = Endgültig verlassen
seat-vacate = Sitzplatz neu vergeben
    .sure = Ja, das alte Gerät verliert ihn
    .here = { $name } ist da und behält den Sitzplatz.
    .wait = Für die Rückkehr von { $name } bleiben noch { $time }.
seat-stand-in-on = Bot einspringen lassen
seat-stand-in-off = Vertretung beenden

## One device for several players

curtain-pass = Gib das Gerät an { $name } weiter
curtain-who = Wer hat das Gerät?
curtain-hint = Das Geld der anderen bleibt hinter diesem Vorhang verborgen.
curtain-i-am = Ich bin { $name }

## Settings

settings-title = Einstellungen
settings-speed = Tempo, in dem Züge gezeigt werden
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-calm = Dein Gerät wünscht weniger Bewegung, deshalb bewegt sich nichts.
settings-sound = Töne
settings-volume = Lautstärke
settings-labels = Buchstaben auf Plättchen, zusätzlich zu Formen und Farben
settings-theme = Licht
settings-theme-system = Wie das System
settings-theme-noon = Mittag
settings-theme-dusk = Abend
settings-ending = Zug abschließen
settings-ending-button = Auf Knopfdruck
settings-ending-soon = Von selbst, nach einem Moment
settings-ending-now = Sofort
settings-text = Texttafel: der Tisch in Worten

## Help

help-title = Hilfe
help-how-turn = Wenn du am Zug bist, tust du eines von dreien: Geld nehmen, ein Plättchen kaufen oder deine Alhambra umbauen.
help-how-money = Geld nehmen: Tippe eine Karte der Auslage an oder mehrere, die zusammen höchstens 5 wert sind.
help-how-buy = Kaufen: Tippe ein Plättchen im Bauhof oder Karten deiner Hand an und wähle dann, wie du bezahlst. Bezahlst du passend, hast du eine weitere Aktion.
help-how-lay = Anlegen: Gekaufte Plättchen werden am Ende des Zuges angelegt. Tippe ein leuchtendes Feld an, zieh das Plättchen dorthin oder nimm die Pfeiltasten und Enter. Ein Feld, das nicht leuchtet, sagt dir, welche Regel es verbietet.
help-how-redesign = Umbauen: Tippe ein Plättchen deiner Reserve an, um es anzulegen, oder ein Plättchen deiner Alhambra, um es abzubauen oder auszutauschen.
help-how-undo = Alles lässt sich rückgängig machen, bis du den Zug abschließt.
help-keys = Tasten
    .market = Ein Plättchen des Bauhofs; noch einmal: eine andere Zahlung
    .payment = Eine Zahlung nach ihrer Nummer
    .display = Eine Geldkarte der Auslage
    .tile = Ein eigenes Plättchen zum Anlegen; noch einmal: das nächste
    .confirm = Bestätigen: kaufen, nehmen, anlegen, den Zug abschließen
    .done = Aktionen beenden oder passen
    .next = Die nächste leuchtende Stelle
    .previous = Die leuchtende Stelle davor
    .escape = Zurücklegen, was gewählt ist; schließen
    .arrows = Pfeiltasten
    .walk = Sich über die Alhambra bewegen
    .zoom = In der Alhambra: vergrößern, verkleinern, alles zeigen
    .shift-arrows = Umschalt und Pfeiltasten
    .pan = Vergrößerte Alhambra verschieben
    .boards = Die Nebentableaus
    .text = Texttafel, oder das Bild
    .help = Diese Hilfe
    .send = Abschicken, was geschrieben ist
    .tab = Von einem zum nächsten

## The text of a rule

rule-title = Regel { $clause }
rule-loading = Die Regel wird geladen.
rule-failed = Die Regel konnte nicht geladen werden. Versuch es noch einmal.
