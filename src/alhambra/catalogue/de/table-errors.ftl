### What a table and its server do not do, and why: for who plays, watches or hosts. Seats are numbered from 1.

## Seats and names

table-seat-taken = Sitzplatz { $seat } ist besetzt.
table-full = Alle Sitzplätze sind besetzt.
# The secret is what a device holds a seat with.
table-secret-taken = Dieser Schlüssel gehört schon zu einem anderen Sitzplatz.
table-same-secrets = Jeder Sitzplatz hat seinen eigenen Schlüssel.
table-seat-held = Auf Sitzplatz { $seat } sitzt { $name }.
table-seat-needed = Sitzplatz { $seat } kann nicht wegfallen: Dort sitzt { $name }.
table-seat-open = Sitzplatz { $seat } ist schon frei.
table-seat-still-open = Ein Sitzplatz ist noch frei: Jemand muss sich dort hinsetzen, oder ein Bot.
table-seat-empty = Auf Sitzplatz { $seat } sitzt niemand.
table-no-seat =
    { $count ->
        [one] Einen Sitzplatz { $seat } gibt es nicht: Es gibt nur { $count }.
       *[other] Einen Sitzplatz { $seat } gibt es nicht: Es gibt { $count }.
    }
table-not-your-seat = Sitzplatz { $seat } ist nicht deiner.
table-not-host = Das kann nur der Gastgeber des Tisches.
table-vacate-present = { $name } ist da, und sonst gibt niemand diesen Sitzplatz auf.
table-vacate-too-soon =
    { $seconds ->
        [one] { $name } war eben noch da: Der Sitzplatz lässt sich in einer Sekunde freigeben.
       *[other] { $name } war eben noch da: Der Sitzplatz lässt sich in { $seconds } Sekunden freigeben.
    }
# $bots are the words of bots, as greedy.
table-no-bot = Einen solchen Bot gibt es nicht: Es gibt { $botsCommas }.
table-name-length = Ein Name hat 1 bis { $longest } Zeichen.
table-name-unshown = Ein Name enthält nur Zeichen, die dargestellt werden können.
table-name-marks = Ein Buchstabe eines Namens trägt höchstens { $most } Zeichen.
table-name-taken = Am Tisch heißt schon jemand { $name }.
table-same-names = Zwei Leute an einem Tisch können nicht denselben Namen haben.
table-remark-empty = Eine Bemerkung hat mindestens ein Zeichen, das dargestellt werden kann.
table-watchers-silent = Wer nur zuschaut, schreibt an diesem Tisch nicht.
table-too-fast = Das war viel auf einmal: Warte einen Moment.
table-log-full = Das Protokoll dieses Tisches ist voll: Hier wird nichts mehr gesagt oder geändert, aber das Spiel geht weiter.
table-log-quite-full = Das Protokoll dieses Tisches ist voll: Aktionen können gespielt und abgeschlossen, aber nicht mehr zurückgenommen werden.

## A bot that plays for somebody who is away

table-stand-in-asked = Nur wer am Tisch sitzt, kann um eine Vertretung bitten.
table-stand-in-when = Ein Bot springt nur während der Partie ein.
table-stand-in-bot = Auf Sitzplatz { $seat } sitzt ohnehin ein Bot.
table-stand-in-present = { $name } ist da: Niemand muss einspringen.

## The game

table-begun = Die Partie hat schon begonnen.
table-not-begun = Die Partie hat noch nicht begonnen.
table-game-over = Die Partie ist zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-your-turn = Sitzplatz { $seat } ist nicht am Zug.
table-tile-turn = Ein Plättchen ausprobieren kann nur der Sitzplatz, der am Zug ist.
# $word is what a client sent.
table-no-tile = „{ $word }“ ist kein Plättchen dieser Partie.
table-tile-not-offered = „{ $word }“ liegt nicht im Bauhof.
table-aid-off = Dieser Tisch spielt ohne diese Spielhilfe.
table-not-ready = Der Zug ist noch nicht vollständig: Es gibt noch etwas zu entscheiden.
table-nothing-to-undo = Es gibt nichts rückgängig zu machen.
table-nothing-to-redo = Es gibt nichts wiederherzustellen.
table-rematch-asked = Nur wer am Tisch saß, kann um eine weitere Partie bitten.

## The table itself

table-not-found = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
table-id-taken = Unter dieser Kennung wurde schon ein anderer Tisch eröffnet.
table-reopened = Der Tisch muss neu geöffnet werden: Verbinde dich noch einmal.

## The server

server-closing = Der Server wird gerade beendet.
server-not-opened = Der Tisch kann gerade nicht geöffnet werden: Versuch es noch einmal.
server-not-stored = Das konnte nicht gespeichert werden: Verbinde dich noch einmal und sieh nach.
server-no-store = Der Datenspeicher antwortet gerade nicht: Versuch es noch einmal.
server-too-fast = Zu viele Nachrichten: Warte ein wenig und verbinde dich noch einmal.
server-too-slow = Die Verbindung ist zu langsam: Verbinde dich noch einmal.
server-many-requests = Zu viele Anfragen: Warte ein wenig.
server-many-tables = Zu viele neue Tische: Warte ein wenig.
server-no-code = Dieser Code gilt nicht: Er ist verbraucht, zu alt oder vertippt.
server-many-codes = Zu viele Codes versucht: Warte ein wenig.
server-many-results = Zu viele Ergebnisse: Warte ein wenig.
server-other-version = Diese Seite ist älter als der Server: Lade sie neu.
server-other-host = Unter diesem Namen antwortet dieser Server nicht.
server-other-origin = Tische werden von der Seite des Servers selbst aus eröffnet.
server-no-clause = Diesen Regelpunkt gibt es nicht.

## What only a client that is not the page does wrong. $detail is what a library says, in English.

server-not-greeted = Die erste Nachricht muss „hello“ sein.
server-greeted-twice = „hello“ wurde schon gesagt.
server-no-text = Nachrichten sind JSON in Text-Frames.
server-no-json = Die Nachricht ist nicht verständlich: Das ist kein JSON.
server-malformed = Die Nachricht ist nicht verständlich: { $detail }
server-malformed-body = Der Inhalt der Anfrage ist nicht verständlich: { $detail }
server-no-json-body = Der Inhalt der Anfrage muss application/json sein.
server-long-body = Der Inhalt der Anfrage darf höchstens { $bytes } Bytes haben und muss innerhalb von { $seconds } Sekunden ankommen.
