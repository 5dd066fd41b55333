### What is wrong with the record of a game, with the JSON that it is written in, and with files of records.
### $field is the name of a field, $value what stands in it; both are data and the same in every language.

## JSON

no-json = Das ist kein JSON: Ab Spalte { $column } ist es nicht lesbar.
json-too-deep = Das JSON ist zu tief verschachtelt.
number-too-long = Eine Zahl ist zu lang.
no-json-number = „{ $name }“ ist keine Zahl.
unfit-text = Der Text { $text } enthält ein Zeichen, das nicht dargestellt werden kann.

## Fields

# $field stands in quotes already
field-unknown = Das Feld { $field } ist unbekannt.
# $field stands in quotes already
field-twice = Das Feld { $field } ist zweimal angegeben.
field-missing = Das Feld „{ $field }“ fehlt.
field-no-number = Im Feld „{ $field }“ steht { $value } statt einer ganzen Zahl ab { $least }.
field-no-text = Im Feld „{ $field }“ steht { $value } statt eines Textes.
field-no-list = Im Feld „{ $field }“ steht { $value } statt einer Liste.

## Records

no-record = Eine Aufzeichnung ist ein JSON-Objekt mit den Feldern { $knownCommas }.
unknown-format = Im Feld „format“ steht { $value }: Lesbar sind die Formate { $oldest } bis { $newest }.
wrong-config = Das Feld „config“ ist falsch: { $error }
wrong-players =
    { $seats ->
        [one] Das Feld „players“ nennt { $count } Namen für { $seats } Sitzplatz.
       *[other] Das Feld „players“ nennt { $count } Namen für { $seats } Sitzplätze.
    }
wrong-rules = Im Feld „rules“ steht { $value }: Im Format { $format } gibt es nur Fassung { $revision }.
no-rules = Im Feld „rules“ steht { $value } statt der Fassung der Regeln für jeden Teil.
no-outcome = Im Feld „{ $field }“ steht { $value } statt eines Namens mit einer Zahl oder mit einem hexadezimalen Text.
no-event = Im Feld „{ $field }“ steht { $value } statt eines Ereignisses.
wrong-events =
    { $lists ->
        [one] Das Feld „events“ enthält { $lists } Liste
       *[other] Das Feld „events“ enthält { $lists } Listen
    } für { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }: Nötig sind eine für den Spielaufbau und eine für jede Aktion.
no-result = Im Feld „result“ steht { $value } statt der Punktestände und Sieger oder „null“.
wrong-scores = Im Feld „result.scores“ steht { $value } statt einer Zahl für jeden Sitzplatz.
wrong-winners = Im Feld „result.winners“ steht { $value }; das sind keine Sitzplätze in aufsteigender Reihenfolge.
players-for-seats =
    { $seats ->
        [one] Es gibt { $players } Spieler für { $seats } Sitzplatz.
       *[other] Es gibt { $players } Spieler für { $seats } Sitzplätze.
    }

## Playing a record again. $where is one of the first two, $stored what the record has, $made what comes out.

at-set-up = Spielaufbau
at-action = Aktion { $number } ({ $action })
action-wrong = { $where }: { $error }
action-refused = { $where }: Nicht erlaubt: { $error }
# Stands behind a colon, as the $error of `action-wrong`
action-is-written = Diese Aktion schreibt man „{ $word }“.
# $index counts the events of an action; $event is the name of its kind, $path a field of it
event-differs =
    { $whole ->
        [yes] { $where }: Ereignis { $index }, { $event }: Gespeichert ist { $stored }, es ergibt sich { $made }.
       *[no] { $where }: Ereignis { $index }, { $event }: Für { $path } ist { $stored } gespeichert, es ergibt sich { $made }.
    }
# $event is the event itself, as JSON
event-does-not-come-out = { $where }: Ereignis { $index } ist als { $event } gespeichert, ergibt sich aber nicht.
event-is-not-stored = { $where }: Ereignis { $index } ergibt sich als { $event }, ist aber nicht gespeichert.
result-differs = Ende: Für { $path } ist { $stored } gespeichert, es ergibt sich { $made }.
outcomes-left =
    { $count ->
        [one] Ende: { $count } Ergebnis des Zufalls ist übrig: „{ $name }“.
       *[other] Ende: { $count } Ergebnisse des Zufalls sind übrig, das erste ist „{ $name }“.
    }
record-of-other-game = Die Aufzeichnung ist von { $stored }, nicht von { $asked }.
no-such-action =
    { $count ->
        [one] Aktion { $number } gibt es nicht: Die Partie hat nur { $count } Aktion.
       *[other] Aktion { $number } gibt es nicht: Die Partie hat { $count } Aktionen.
    }

## The luck of a record. They stand behind a colon; $what is what the game asks chance for, a name in the record.

chance-number = Zufall: „{ $what }“ verlangt eine Zahl unter { $below }, die Vorgabe hat { $answer }.
chance-shuffle =
    { $count ->
        [one] Zufall: „{ $what }“ mischt { $count } Ding, und zwar ein anderes als die Vorgabe.
       *[other] Zufall: „{ $what }“ mischt { $count } Dinge, und zwar andere als die Vorgabe.
    }
chance-end = Zufall: Die Partie verlangt „{ $what }“, die Vorgabe ist zu Ende.
chance-other = Zufall: Die Partie verlangt „{ $what }“, die Vorgabe hat „{ $name }“.

## Files of records. In a line of a file stands $error, which is one of those below or of those above.

in-line = { $path }, Zeile { $line }: { $error }
line-too-long = Die Zeile ist länger als jede Aufzeichnung.
line-no-text = Das ist kein UTF-8-Text.
torn-line = Die letzte Zeile ist nicht abgeschlossen und beginnt nicht so, wie die nächste Partie dieses Laufs beginnen würde.
stored-game-not-finished = Die gespeicherte Partie ist nicht zu Ende.
other-run =
    { $what ->
        [config] Die Konfiguration der gespeicherten Partie ist { $stored }, verlangt wird { $asked }.
        [bots] Die Liste der Bots der gespeicherten Partie ist { $stored }, verlangt wird { $asked }.
        [seed] Der Startwert der gespeicherten Partie ist { $stored }, verlangt wird { $asked }.
       *[number] Die Nummer der gespeicherten Partie ist { $stored }, verlangt wird { $asked }.
    }
no-file-for-records = „{ $path }“ ist keine Datei, in der Aufzeichnungen stehen könnten.
# $reason is what the operating system says
cannot-read = „{ $path }“ kann nicht gelesen werden: { $reason }.
cannot-write = „{ $path }“ kann nicht geschrieben werden: { $reason }.
