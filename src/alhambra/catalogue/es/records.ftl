### What is wrong with the record of a game, with the JSON that it is written in, and with files of records.
### $field is the name of a field, $value what stands in it; both are data and the same in every language.

## JSON

no-json = Esto no es JSON: no se puede leer a partir de la columna { $column }.
json-too-deep = El JSON tiene demasiados niveles de anidamiento.
number-too-long = Un número es demasiado largo.
no-json-number = «{ $name }» no es ningún número.
unfit-text = El texto { $text } contiene un carácter que no se puede mostrar.

## Fields

# $field stands in quotes already
field-unknown = El campo { $field } es desconocido.
# $field stands in quotes already
field-twice = El campo { $field } aparece dos veces.
field-missing = Falta el campo «{ $field }».
field-no-number = El campo «{ $field }» es { $value } y no un número entero de { $least } o más.
field-no-text = El campo «{ $field }» es { $value } y no un texto.
field-no-list = El campo «{ $field }» es { $value } y no una lista.

## Records

no-record = Un registro es un objeto JSON con los campos { $knownCommas }.
unknown-format = El campo «format» es { $value }: se pueden leer los formatos de { $oldest } a { $newest }.
wrong-config = El campo «config» no es válido: { $error }
wrong-players =
    { $seats ->
        [one] El campo «players» nombra a { $count } para { $seats } asiento.
       *[other] El campo «players» nombra a { $count } para { $seats } asientos.
    }
wrong-rules = El campo «rules» es { $value }: en el formato { $format } solo existe la revisión { $revision }.
no-rules = El campo «rules» es { $value } y no la revisión de las reglas de cada parte.
no-outcome = El campo «{ $field }» es { $value } y no un nombre con un número o con un texto hexadecimal.
no-event = El campo «{ $field }» es { $value } y no un evento.
wrong-events =
    El campo «events» contiene { $lists ->
        [one] { $lists } lista
       *[other] { $lists } listas
    } para { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }: hay una para la preparación y una para cada acción.
no-result = El campo «result» es { $value } y no marcadores y ganadores, o null.
wrong-scores = El campo «result.scores» es { $value } y no un número para cada asiento.
wrong-winners = El campo «result.winners» es { $value } y no nombra asientos por orden.
players-for-seats =
    Hay { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }.

## Playing a record again. $where is one of the first two, $stored what the record has, $made what comes out.

at-set-up = Preparación
at-action = Acción { $number } ({ $action })
action-wrong = { $where }: { $error }
action-refused = { $where }: no permitida: { $error }
# Stands behind a colon, as the $error of `action-wrong`
action-is-written = esta acción se escribe «{ $word }».
# $index counts the events of an action; $event is the name of its kind, $path a field of it
event-differs =
    { $whole ->
        [yes] { $where }: evento { $index }, { $event }: consta como { $stored } y resulta ser { $made }.
       *[no] { $where }: evento { $index }, { $event }: { $path } consta como { $stored } y resulta ser { $made }.
    }
# $event is the event itself, as JSON
event-does-not-come-out = { $where }: el evento { $index } consta como { $event } y no se produce.
event-is-not-stored = { $where }: el evento { $index } resulta ser { $event } y no consta.
result-differs = Al final: { $path } consta como { $stored } y resulta ser { $made }.
outcomes-left =
    { $count ->
        [one] Al final: sobra { $count } resultado del azar, que es «{ $name }».
       *[other] Al final: sobran { $count } resultados del azar, y el primero es «{ $name }».
    }
record-of-other-game = El registro es de { $stored }, no de { $asked }.
no-such-action = No hay ninguna acción { $number }: la partida tiene { $count }.

## The luck of a record. They stand behind a colon; $what is what the game asks chance for, a name in the record.

chance-number = azar: «{ $what }» pide un número menor que { $below }, y el guion tiene { $answer }.
chance-shuffle =
    { $count ->
        [one] azar: «{ $what }» baraja { $count } elemento que no es el que tiene el guion.
       *[other] azar: «{ $what }» baraja { $count } elementos que no son los que tiene el guion.
    }
chance-end = azar: la partida pide «{ $what }», y el guion ya se ha acabado.
chance-other = azar: la partida pide «{ $what }», y el guion tiene «{ $name }».

## Files of records. In a line of a file stands $error, which is one of those below or of those above.

in-line = { $path }, línea { $line }: { $error }
line-too-long = la línea es más larga que cualquier registro.
line-no-text = esto no es texto UTF-8.
torn-line = la última línea está cortada y no empieza como empezaría la siguiente partida de esta serie.
stored-game-not-finished = la partida guardada no está terminada.
other-run =
    { $what ->
        [config] la configuración de la partida guardada es { $stored }, y se pide { $asked }.
        [bots] la lista de bots de la partida guardada es { $stored }, y se pide { $asked }.
        [seed] la semilla de la partida guardada es { $stored }, y se pide { $asked }.
       *[number] el número de la partida guardada es { $stored }, y se pide { $asked }.
    }
no-file-for-records = «{ $path }» no es un archivo en el que se puedan guardar registros.
# $reason is what the operating system says
cannot-read = No se puede leer «{ $path }»: { $reason }.
cannot-write = No se puede escribir «{ $path }»: { $reason }.
