### What is wrong with a database or a backup: for who gives the commands serve, backup and restore.
### `$path` is a file or folder, `$reason` what the system or the database says. `$database` is one of these, all of
### them feminine and the same in every case:

database-file = Datenbank „{ $path }“
database-memory = Datenbank im Arbeitsspeicher
# $base is the name of the database, $host the machine that it is on.
database-postgres = PostgreSQL-Datenbank „{ $base }“ auf „{ $host }“
database-postgres-default = PostgreSQL-Standarddatenbank auf „{ $host }“

## The address of a database

store-no-address = Das ist keine Datenbank: Gib einen Pfad, sqlite:///pfad oder postgresql://benutzer@host/name an.
store-no-slashes = In der Adresse der Datenbank fehlen zwei Schrägstriche: Gib einen Pfad, sqlite:///pfad oder postgresql://benutzer@host/name an.
store-no-scheme = „{ $scheme }“ ist keine Art von Datenbank: Gib einen Pfad, sqlite:///pfad oder postgresql://benutzer@host/name an.
store-relative-path = Ein Pfad nach sqlite:// beginnt mit einem Schrägstrich; ein Pfad ab dem Ordner, in dem du bist, kommt ohne sqlite:// aus.
store-bad-postgres = Die Adresse der PostgreSQL-Datenbank ist nicht lesbar: Schreib postgresql://benutzer:passwort@host/name und setze Sonderzeichen in Namen und Passwörtern in %-Schreibweise.

## Opening it

store-no-new-folder = Der Ordner „{ $path }“ kann nicht angelegt werden: { $reason }.
store-no-folder = Den Ordner „{ $path }“ für die Datenbank gibt es nicht.
store-no-file = Eine Datenbank „{ $path }“ gibt es nicht.
store-no-new-file = Die Datenbank „{ $path }“ kann nicht geschrieben werden: { $reason }.
store-no-lock = Die Datenbank kann mit „{ $path }“ nicht gesperrt werden: { $reason }.
store-open-here = Die Datenbank „{ $path }“ ist in diesem Prozess schon offen.
store-used = Die { $database } wird von einem anderen alhambra benutzt: Beende das andere oder nimm eine andere Datenbank.
# $process is the number that the system gave it.
store-used-by = Die { $database } wird von einem anderen alhambra benutzt (Prozess { $process }): Beende das andere oder nimm eine andere Datenbank.
store-other-program = Die { $database } gehört zu einem anderen Programm.
# $schema and $known are numbers of versions.
store-newer = Die { $database } wurde von einer neueren Version von alhambra geschrieben (Schema { $schema }, diese kennt { $known }): Aktualisiere alhambra.
store-nothing = Die { $database } enthält nichts von alhambra.
store-encoding = Die { $database } ist als { $encoding } codiert: Es muss UTF8 sein.
store-no-wal = Die { $database } kann dort kein Write-Ahead-Log führen: Leg sie auf ein lokales Laufwerk.
store-wrong-password = Die { $database } nimmt das Passwort nicht an.
store-wrong-user = Die { $database } weist diesen Benutzer ab.
store-not-there = Die { $database } gibt es nicht.

## Using it

store-locked = Die { $database } ist von einem anderen Programm gesperrt.
store-full = Für die { $database } ist kein Platz mehr.
store-not-written = In die { $database } kann nicht geschrieben werden.
store-not-opened = Die { $database } kann nicht geöffnet werden.
store-no-sqlite = Die { $database } ist keine SQLite-Datenbank.
store-damaged = Die { $database } ist beschädigt: Stelle eine Sicherung wieder her.
store-failed = Die { $database } meldet einen Fehler: { $reason }.
store-read-only = Die { $database } kann nur gelesen werden.
store-not-allowed = Der Benutzer darf das in der { $database } nicht: { $reason }.
store-refused = Die { $database } hat es abgelehnt: { $reason }.
store-no-answer = Die { $database } antwortet nicht.
store-no-answer-because = Die { $database } antwortet nicht: { $reason }.
store-went-away = Die Verbindung zur { $database } ist beim Schreiben abgebrochen.
store-moved = Die { $database } wurde verschoben oder gelöscht, während sie benutzt wurde: Leg sie zurück oder starte neu.
store-several-names = Die { $database } hat auf der Platte mehrere Namen (harte Links), und was geschrieben wird, geht nach einem von ihnen: Lösch die anderen Namen oder nimm eine Kopie der Datei.
store-no-row = PostgreSQL hat keine Antwort gegeben.
store-closed = Der Datenspeicher ist geschlossen.

## Tables in it, each a log of numbered entries. `$table` is the id of a table, `$seq` and `$last` are numbers of entries.

store-no-table = Einen Tisch „{ $table }“ gibt es nicht.
store-table-exists = Einen Tisch „{ $table }“ gibt es schon.
store-entry-exists = Tisch „{ $table }“ hat schon einen Eintrag { $seq }.
# $command is an id that a client made up.
store-command-repeated = Der Befehl „{ $command }“ wurde schon ausgeführt: Er hat Eintrag { $seq } von Tisch „{ $table }“ ergeben.
store-first-entry = Der erste Eintrag von Tisch „{ $table }“ muss Eintrag 1 sein, nicht { $seq }.
store-entry-order = Eintrag { $seq } passt nicht in die Reihenfolge: Die Einträge eines Tisches sind mit 1, 2, 3 … nummeriert.
store-entry-time = Eintrag { $seq } hat keine gültige Zeit.
store-entry-next =
    { $last ->
        [one] Tisch „{ $table }“ hat { $last } Eintrag, also kann Eintrag { $seq } nicht der nächste sein.
       *[other] Tisch „{ $table }“ hat { $last } Einträge, also kann Eintrag { $seq } nicht der nächste sein.
    }
store-no-snapshot =
    { $last ->
        [one] Tisch „{ $table }“ hat { $last } Eintrag, also gibt es bei { $seq } keine Momentaufnahme.
       *[other] Tisch „{ $table }“ hat { $last } Einträge, also gibt es bei { $seq } keine Momentaufnahme.
    }
store-same-command = Die Einträge { $first } und { $second } haben denselben Befehl.
store-bad-table = Die Kennung eines Tisches muss aus 1 bis { $longest } druckbaren Zeichen bestehen.
store-bad-kind = Die Art eines Eintrags muss aus 1 bis { $longest } druckbaren Zeichen bestehen.
store-bad-command = Der Befehl eines Eintrags muss aus 1 bis { $longest } druckbaren Zeichen bestehen.
store-bad-result = Das Ergebnis eines Tisches kann nicht gespeichert werden: Ein Name oder eine Zahl darin ist zu lang.
store-table-damaged = Tisch „{ $table }“ ist beschädigt: Von den Einträgen { $first } bis { $last } sind nicht alle da.
store-table-incomplete =
    { $last ->
        [one] Tisch „{ $table }“ ist beschädigt: Sein einziger Eintrag ist nicht da.
       *[other] Tisch „{ $table }“ ist beschädigt: Von seinen { $last } Einträgen sind nicht alle da.
    }
store-not-created = Der Verlauf von Tisch „{ $table }“ beginnt nicht damit, dass der Tisch eröffnet wird.
store-created-twice = Ein Tisch wird nur einmal eröffnet.
store-luck-left =
    { $count ->
        [one] Der Verlauf hat { $count } Ergebnis des Zufalls, das die Partie nicht verlangt hat.
       *[other] Der Verlauf hat { $count } Ergebnisse des Zufalls, die die Partie nicht verlangt hat.
    }

## Backups

store-no-backup = Von einer Datenbank im Arbeitsspeicher gibt es keine Sicherung.
backup-other-file = „{ $path }“ ist etwas anderes als eine Sicherung von alhambra und wird deshalb nicht überschrieben.
backup-not-written = „{ $path }“ kann nicht geschrieben werden: { $reason }.
backup-not-read = „{ $path }“ kann nicht gelesen werden: { $reason }.
backup-not-empty =
    { $tables ->
        [one] Die Datenbank hat schon { $tables } Tisch: Stelle die Sicherung in einer leeren wieder her oder nimm --merge, das die fehlenden Tische hinzufügt.
       *[other] Die Datenbank hat schon { $tables } Tische: Stelle die Sicherung in einer leeren wieder her oder nimm --merge, das die fehlenden Tische hinzufügt.
    }
backup-none = „{ $path }“ ist keine Sicherung von alhambra.
backup-incomplete = Die Sicherung „{ $path }“ ist nicht vollständig: Ihr Ende fehlt.
backup-damaged = Die Sicherung „{ $path }“ ist beschädigt.
backup-damaged-line = Die Sicherung „{ $path }“ ist in Zeile { $line } beschädigt.
# $format and $known are numbers of versions.
backup-newer = Die Sicherung „{ $path }“ wurde von einer neueren Version von alhambra geschrieben (Format { $format }, diese kennt { $known }): Aktualisiere alhambra.

## Listening

# $host and $port are where; `--port` is typed.
server-not-listening = Der Server kann unter { $host }, Port { $port }, nicht gestartet werden: { $reason }. Versuch es mit einem anderen --port.
