### What is wrong with a database or a backup: for who gives the commands serve, backup and restore.
### `$path` is a file or folder, `$reason` what the system or the database says. `$database` is one of these, and all of
### them begin with "base de datos":

database-file = base de datos «{ $path }»
database-memory = base de datos en memoria
# $base is the name of the database, $host the machine that it is on.
database-postgres = base de datos PostgreSQL «{ $base }» de «{ $host }»
database-postgres-default = base de datos PostgreSQL predeterminada de «{ $host }»

## The address of a database

store-no-address = Eso no es ninguna base de datos: indica una ruta, sqlite:///ruta o postgresql://usuario@host/nombre.
store-no-slashes = Faltan dos barras en la dirección de la base de datos: indica una ruta, sqlite:///ruta o postgresql://usuario@host/nombre.
store-no-scheme = «{ $scheme }» no es ninguna clase de base de datos: indica una ruta, sqlite:///ruta o postgresql://usuario@host/nombre.
store-relative-path = Una ruta detrás de sqlite:// empieza por una barra; una ruta desde la carpeta en la que estás va sin sqlite://.
store-bad-postgres = No se puede leer la dirección de la base de datos PostgreSQL: escribe postgresql://usuario:contraseña@host/nombre, con códigos % en los nombres y las contraseñas.

## Opening it

store-no-new-folder = No se puede crear la carpeta «{ $path }»: { $reason }.
store-no-folder = No hay ninguna carpeta «{ $path }» para la base de datos.
store-no-file = No hay ninguna base de datos «{ $path }».
store-no-new-file = No se puede escribir la base de datos «{ $path }»: { $reason }.
store-no-lock = No se puede bloquear la base de datos con «{ $path }»: { $reason }.
store-open-here = La base de datos «{ $path }» ya está abierta en este proceso.
store-used = Otro programa alhambra está usando la { $database }: ciérralo o usa otra base de datos.
# $process is the number that the system gave it.
store-used-by = Otro programa alhambra (proceso { $process }) está usando la { $database }: ciérralo o usa otra base de datos.
store-other-program = La { $database } pertenece a otro programa.
# $schema and $known are numbers of versions.
store-newer = La { $database } la escribió una versión más nueva de alhambra (esquema { $schema }; esta conoce hasta el { $known }): actualiza alhambra.
store-nothing = La { $database } no contiene nada de alhambra.
store-encoding = La { $database } tiene la codificación { $encoding }: tiene que ser UTF8.
store-no-wal = La { $database } no puede tener ahí un registro de escritura anticipada (WAL): ponla en un disco local.
store-wrong-password = La { $database } no acepta la contraseña.
store-wrong-user = La { $database } no deja entrar a este usuario.
store-not-there = La { $database } no existe.

## Using it

store-locked = Otro programa tiene bloqueada la { $database }.
store-full = No queda espacio para la { $database }.
store-not-written = No se puede escribir en la { $database }.
store-not-opened = No se puede abrir la { $database }.
store-no-sqlite = La { $database } no es una base de datos SQLite.
store-damaged = La { $database } está dañada: restaura una copia de seguridad.
store-failed = La { $database } ha fallado: { $reason }.
store-read-only = La { $database } es de solo lectura.
store-not-allowed = El usuario no tiene permiso para hacer esto en la { $database }: { $reason }.
store-refused = La { $database } lo ha rechazado: { $reason }.
store-no-answer = La { $database } no responde.
store-no-answer-because = La { $database } no responde: { $reason }.
store-went-away = Se perdió la conexión con la { $database } mientras escribía.
store-moved = La { $database } se movió o se borró mientras estaba en uso: devuélvela a su sitio o reinicia el servidor.
store-several-names = La { $database } tiene varios nombres en el disco (enlaces duros), y lo que se escribe va con uno de ellos: borra los demás nombres o usa una copia del archivo.
store-no-row = PostgreSQL no dio ninguna respuesta.
store-closed = El almacén de datos está cerrado.

## Tables in it, each a log of numbered entries. `$table` is the id of a table, `$seq` and `$last` are numbers of entries.

store-no-table = No hay ninguna mesa «{ $table }».
store-table-exists = Ya hay una mesa «{ $table }».
store-entry-exists = La mesa «{ $table }» ya tiene una entrada { $seq }.
# $command is an id that a client made up.
store-command-repeated = La orden «{ $command }» ya se había ejecutado: creó la entrada { $seq } de la mesa «{ $table }».
store-first-entry = La primera entrada de la mesa «{ $table }» tiene que ser la 1, no la { $seq }.
store-entry-order = La entrada { $seq } no está en orden: las entradas de una mesa se numeran 1, 2, 3...
store-entry-time = La entrada { $seq } no tiene una hora válida.
store-entry-next =
    { $last ->
        [one] La mesa «{ $table }» tiene { $last } entrada, así que la entrada { $seq } no puede ser la siguiente.
       *[other] La mesa «{ $table }» tiene { $last } entradas, así que la entrada { $seq } no puede ser la siguiente.
    }
store-no-snapshot =
    { $last ->
        [one] La mesa «{ $table }» tiene { $last } entrada, así que no hay ninguna instantánea en la { $seq }.
       *[other] La mesa «{ $table }» tiene { $last } entradas, así que no hay ninguna instantánea en la { $seq }.
    }
store-same-command = Las entradas { $first } y { $second } tienen la misma orden.
store-bad-table = El identificador de una mesa tiene que tener de 1 a { $longest } caracteres imprimibles.
store-bad-kind = La clase de una entrada tiene que tener de 1 a { $longest } caracteres imprimibles.
store-bad-command = La orden de una entrada tiene que tener de 1 a { $longest } caracteres imprimibles.
store-bad-result = El resultado de una mesa no se puede guardar: contiene un nombre o un número demasiado largo.
store-table-damaged = La mesa «{ $table }» está dañada: no están todas las entradas de la { $first } a la { $last }.
store-table-incomplete =
    { $last ->
        [one] La mesa «{ $table }» está dañada: falta su única entrada ({ $last }).
       *[other] La mesa «{ $table }» está dañada: no están todas sus { $last } entradas.
    }
store-not-created = El historial de la mesa «{ $table }» no empieza con su creación.
store-created-twice = Una mesa solo se crea una vez.
store-luck-left =
    { $count ->
        [one] El historial tiene { $count } resultado del azar que la partida no pidió.
       *[other] El historial tiene { $count } resultados del azar que la partida no pidió.
    }

## Backups

store-no-backup = Una base de datos en memoria no tiene copia de seguridad.
backup-other-file = «{ $path }» ya existe y no es una copia de seguridad de alhambra, así que no se sobrescribe.
backup-not-written = No se puede escribir «{ $path }»: { $reason }.
backup-not-read = No se puede leer «{ $path }»: { $reason }.
backup-not-empty =
    { $tables ->
        [one] La base de datos ya tiene { $tables } mesa: restaura en una vacía, o usa --merge, que añade las mesas que faltan.
       *[other] La base de datos ya tiene { $tables } mesas: restaura en una vacía, o usa --merge, que añade las mesas que faltan.
    }
backup-none = «{ $path }» no es una copia de seguridad de alhambra.
backup-incomplete = La copia de seguridad «{ $path }» no está completa: le falta el final.
backup-damaged = La copia de seguridad «{ $path }» está dañada.
backup-damaged-line = La copia de seguridad «{ $path }» está dañada en la línea { $line }.
# $format and $known are numbers of versions.
backup-newer = La copia de seguridad «{ $path }» la hizo una versión más nueva de alhambra (formato { $format }; esta conoce hasta el { $known }): actualiza alhambra.

## Listening

# $host and $port are where; `--port` is typed.
server-not-listening = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }. Prueba con otro --port.
