### What is wrong with a database or a backup: for who gives the commands serve, backup and restore.
### `$path` is a file or folder, `$reason` what the system or the database says. `$database` is one of these:

database-file = database '{ $path }'
database-memory = database in memory
# $base is the name of the database, $host the machine that it is on.
database-postgres = PostgreSQL database '{ $base }' on '{ $host }'
database-postgres-default = default PostgreSQL database on '{ $host }'

## The address of a database

store-no-address = That is no database: give a path, sqlite:///path or postgresql://user@host/name.
store-no-slashes = Two slashes are missing in the address of the database: give a path, sqlite:///path or postgresql://user@host/name.
store-no-scheme = '{ $scheme }' is no kind of database: give a path, sqlite:///path or postgresql://user@host/name.
store-relative-path = A path after sqlite:// begins with a slash; a path from the folder you are in goes without.
store-bad-postgres = The address of the PostgreSQL database cannot be read: write postgresql://user:password@host/name, with %-escapes in names and passwords.

## Opening it

store-no-new-folder = Cannot make the folder '{ $path }': { $reason }.
store-no-folder = There is no folder '{ $path }' for the database.
store-no-file = There is no database '{ $path }'.
store-no-new-file = Cannot write the database '{ $path }': { $reason }.
store-no-lock = Cannot lock the database with '{ $path }': { $reason }.
store-open-here = The database '{ $path }' is already open in this process.
store-used = The { $database } is used by another alhambra: end that one, or use another database.
# $process is the number that the system gave it.
store-used-by = The { $database } is used by another alhambra (process { $process }): end that one, or use another database.
store-other-program = The { $database } belongs to another program.
# $schema and $known are numbers of versions.
store-newer = The { $database } was written by a newer alhambra (schema { $schema }, and this one knows { $known }): update alhambra.
store-nothing = The { $database } holds nothing of alhambra.
store-encoding = The { $database } is encoded as { $encoding }: it has to be UTF8.
store-no-wal = The { $database } cannot have a write-ahead log there: put it on a local disk.
store-wrong-password = The { $database } does not accept the password.
store-wrong-user = The { $database } does not let this user in.
store-not-there = The { $database } does not exist.

## Using it

store-locked = The { $database } is locked by another program.
store-full = There is no space left for the { $database }.
store-not-written = The { $database } cannot be written.
store-not-opened = The { $database } cannot be opened.
store-no-sqlite = The { $database } is no SQLite database.
store-damaged = The { $database } is damaged: restore a backup.
store-failed = The { $database } failed: { $reason }.
store-read-only = The { $database } is read only.
store-not-allowed = The user may not do this in the { $database }: { $reason }.
store-refused = The { $database } refused: { $reason }.
store-no-answer = The { $database } does not answer.
store-no-answer-because = The { $database } does not answer: { $reason }.
store-went-away = The { $database } went away while it was writing.
store-moved = The { $database } was moved or deleted while it was in use: put it back or restart.
store-several-names = The { $database } has several names on the disk (hard links), and what is written goes by one of them: delete the other names, or use a copy of the file.
store-no-row = PostgreSQL gave no answer.
store-closed = The store is closed.

## Tables in it, each a log of numbered entries. `$table` is the id of a table, `$seq` and `$last` are numbers of entries.

store-no-table = There is no table '{ $table }'.
store-table-exists = There already is a table '{ $table }'.
store-entry-exists = Table '{ $table }' already has an entry { $seq }.
# $command is an id that a client made up.
store-command-repeated = Command '{ $command }' was carried out before: it made entry { $seq } of table '{ $table }'.
store-first-entry = The first entry of table '{ $table }' has to be entry 1, not { $seq }.
store-entry-order = Entry { $seq } is not in order: the entries of a table are numbered 1, 2, 3 ...
store-entry-time = Entry { $seq } has no sound time.
store-entry-next =
    { $last ->
        [one] Table '{ $table }' has { $last } entry, so that entry { $seq } cannot be the next.
       *[other] Table '{ $table }' has { $last } entries, so that entry { $seq } cannot be the next.
    }
store-no-snapshot =
    { $last ->
        [one] Table '{ $table }' has { $last } entry, so that there is no snapshot at { $seq }.
       *[other] Table '{ $table }' has { $last } entries, so that there is no snapshot at { $seq }.
    }
store-same-command = Entries { $first } and { $second } have the same command.
store-bad-table = The id of a table has to be 1 to { $longest } printable characters.
store-bad-kind = The kind of an entry has to be 1 to { $longest } printable characters.
store-bad-command = The command of an entry has to be 1 to { $longest } printable characters.
store-bad-result = The result of a table cannot be kept: a name or a number in it is too long.
store-table-damaged = Table '{ $table }' is damaged: entries { $first } to { $last } are not all there.
store-table-incomplete =
    { $last ->
        [one] Table '{ $table }' is damaged: its only entry is not there.
       *[other] Table '{ $table }' is damaged: its { $last } entries are not all there.
    }
store-not-created = The log of table '{ $table }' does not begin with its creation.
store-created-twice = A table is created once only.
store-luck-left =
    { $count ->
        [one] The log has { $count } outcome of chance that the game did not ask for.
       *[other] The log has { $count } outcomes of chance that the game did not ask for.
    }

## Backups

store-no-backup = A database in memory has no backup.
backup-other-file = '{ $path }' is something else than a backup of alhambra, so it is not overwritten.
backup-not-written = Cannot write '{ $path }': { $reason }.
backup-not-read = Cannot read '{ $path }': { $reason }.
backup-not-empty =
    { $tables ->
        [one] The database already has { $tables } table: restore into an empty one, or merge, which adds the tables that are missing.
       *[other] The database already has { $tables } tables: restore into an empty one, or merge, which adds the tables that are missing.
    }
backup-none = '{ $path }' is no backup of alhambra.
backup-incomplete = The backup '{ $path }' is not complete: its end is missing.
backup-damaged = The backup '{ $path }' is damaged.
backup-damaged-line = The backup '{ $path }' is damaged at line { $line }.
# $format and $known are numbers of versions.
backup-newer = The backup '{ $path }' was made by a newer alhambra (format { $format }, and this one knows { $known }): update alhambra.

## Listening

# $host and $port are where; `--port` is typed.
server-not-listening = The server cannot listen at { $host }, port { $port }: { $reason }. Try another --port.
