### What commands print, beside what is said in a game.

## All commands

runs-compiled = El motor funciona compilado.
runs-from-source = El motor funciona interpretado, desde su código fuente: «make install» lo compila si hay un compilador de C.
runs-without-compiler = El motor funciona interpretado, porque no se encontró ningún compilador de C al instalarlo: instala uno, como gcc o clang, y después alhambra otra vez.
interrupted = interrumpido.

## What is to be played

# What is offered is typed, as scoring=tiles or scoring=classic; $typed was
no-option = «{ $typed }» no es ninguna opción: escribe { $offered }.
option-without-value = A la opción «{ $option }» le falta un valor: escribe { $offered }.
# What is offered where a box has no options
some-option = nombre=valor
option-named-twice = La opción «{ $option }» se ha indicado dos veces.
number-of-bots =
    Hay { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    } y { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }: indica uno para cada asiento, o uno para todos.
not-with-resume = --resume sigue una partida guardada tal como está: quita { $optionsCommas }.
no-date = «{ $date }» no es ninguna fecha: escríbela como 2026-01-31.

## backup, restore. `$tables` and `$entries` are numbers to choose by, `$tables_figure` and `$entries_figure` the same
## numbers as they are written.

tables-with-entries =
    { $tables ->
        [one] { $tables_figure } mesa
       *[other] { $tables_figure } mesas
    } con { $entries ->
        [one] { $entries_figure } entrada
       *[other] { $entries_figure } entradas
    }
backup-made = «{ $file }» contiene { $what }
restored = se ha restaurado: { $what }
restored-others =
    se ha restaurado: { $what }; { $present ->
        [one] { $present_figure } mesa queda
       *[other] { $present_figure } mesas quedan
    } como antes

## daily: the text to share. `$day` is a date, as the language writes it.

shared-result =
    Alhambra Roll & Write, { $day }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
shared-result-of-bot =
    Alhambra Roll & Write, { $day } ({ $bot }): { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
shared-complete = completado: { $typesCommas }; monedas sin gastar: { $coins }
shared-nothing-complete = completado: nada; monedas sin gastar: { $coins }

## serve

serving = alhambra está en { $address } - Ctrl-C lo detiene, y no se pierde ninguna partida.
# Words that may be typed, as plain or json, behind an option
option-is-not = { $option } tiene que ser { $values }, no «{ $value }».

## simulate: a table, and what stands above and below it

series-title =
    { $config }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, semilla { $seed }
series-caption = { $decisions } decisiones por partida; intervalos del 95 %; ± es el error estándar
column-seat = asiento
column-bot = bot
column-wins = vict.
column-share = % de victorias
column-score = marcador medio
# A figure, and the interval that the truth is in. Numbers have a comma, so that a semicolon stands between them, without
# a space: all columns together have to fit into 80.
share-alone = { $mean } %
share-between = { $mean } % [{ $low };{ $high }]
score-alone = { $mean }
score-between = { $mean } ± { $error } [{ $low };{ $high }]
# Before a bar that grows
playing-games = partidas
interrupted-unstored = Interrumpido después de { $played } de { $games } partidas; sin --records no se guarda ninguna (semilla { $seed }).
interrupted-stored = Interrumpido: { $played } de { $games } partidas están guardadas en «{ $file }»; para seguir, ejecuta otra vez la misma orden.

## arena: una tabla, y una página con gráficos. `$title` es el de una serie

arena-playouts = { $title }, { $playouts } partidas de prueba por decisión
arena-seconds = { $title }, { $seconds } s por decisión
arena-caption = Proporciones y puntos con intervalos del 95 % de rondas con la misma suerte; «ventaja» son los puntos por encima de los demás bots; las valoraciones son como las de Elo, con media 0; el tiempo de una decisión es el del procesador, o el del reloj si decide un programa.
arena-clear =
    { $games ->
        [one] Tras { $games } partida estaba claro si { $bot } gana más de lo que le toca.
       *[other] Tras { $games } partidas estaba claro si { $bot } gana más de lo que le toca.
    }
column-games = asientos
column-ahead = ventaja
column-rating = valoración
column-thinking = tiempo
arena-give-or-take = { $mean } ± { $error }
arena-milliseconds = { $number } ms
arena-interrupted-unstored =
    { $played ->
        [one] Interrumpido tras { $played } partida de { $games }; sin --json no se guarda ninguna (semilla { $seed }).
       *[other] Interrumpido tras { $played } partidas de { $games }; sin --json no se guarda ninguna (semilla { $seed }).
    }
arena-strength = Fuerza
arena-pairing = Lo que vale emparejar
arena-pairing-about = Las mismas partidas dos veces: con suerte y asientos emparejados, y como si fueran independientes.
arena-unpaired = sin emparejar
arena-sources = Puntos por origen, por partida
arena-seats = Proporción de victorias por asiento
arena-seat = asiento { $seat }
arena-length = Decisiones por partida

## verify

verified =
    { $games ->
        [one] { $games } partida comprobada
       *[other] { $games } partidas comprobadas
    }
differs = { $file }: línea { $line }: { $error }
game-differs = { $file }: partida { $game } (línea { $line }): { $error }
line-of-file = { $file }, línea { $line }: { $error }
holds-no-record = «{ $file }» no contiene ningún registro.

## replay

told-game = Partida { $number }: { $config }; { $playersCommas }
told-game-seed = Partida { $number }: { $config }, semilla { $seed }; { $playersCommas }
no-such-action-in-game = No hay ninguna acción { $action }: la partida { $number } tiene { $count }.
no-such-game =
    «{ $file }» no contiene ninguna partida { $game }, { $count ->
        [one] solo la partida { $first }
       *[other] sino { $count } partidas, de la { $first } a la { $last }
    }.
position-not-shown = La situación no se puede mostrar. { $error }
holds-no-saved-game = «{ $file }» no contiene ninguna partida guardada con «alhambra play».
saved-with-program = «{ $file }» es una partida contra un programa, «{ $bot }». Una partida guardada no inicia ningún programa.

## bench

bench-seconds = Cada cifra se mide durante más de 0 segundos y 3600 como máximo.
bench-compiled =
    El motor funciona compilado. Jugadas permitidas al azar, { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }:
bench-interpreted =
    El motor funciona interpretado. Jugadas permitidas al azar, { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }:
bench-looped = decisiones, bucle en Python
bench-played = decisiones, bucle en el motor
bench-copies = copias de un estado
bench-rate = { $figure } por segundo
# The heads of three columns; in the first there are numbers of players
bench-microseconds = Microsegundos por decisión
bench-in-python = bucle en Python
bench-in-engine = bucle en el motor
bench-players =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }

## Bots que son programas. `$fault` dice por qué ya no se pregunta a uno

program-fell = «{ $bot }» { $fault }; hasta el final de la partida se juegan por él acciones permitidas al azar.
program-fell-in = Partida { $number }: { $said }
program-did-not-start = no se pudo iniciar ({ $error })
program-late = no contestó en { $seconds } s
program-ended = terminó antes que la partida (código de salida { $code })
program-too-long = contestó con más de { $most } bytes
program-no-text = contestó con algo que no es texto
program-no-start = contestó a la primera línea con { $answer }, que no es un objeto JSON
program-other-protocol = habla el protocolo { $theirs } y no el { $ours }
program-no-answer = contestó con { $answer }, que no es un objeto JSON
program-not-legal = contestó con la palabra { $word }, que no es una acción permitida

## rules

no-clause-or-file = No hay ningún artículo ni archivo «{ $word }»; ¿querías decir «{ $near }»?
# An error, and a hint
rules-lists-files = { $error } «alhambra rules» muestra los archivos.
rules-footer = «alhambra rules A-56» muestra un artículo; «alhambra rules classic», un archivo.
rules-lost = una reconstrucción: las páginas del reglamento se han perdido
components-lost = componentes que son una reconstrucción: { $clausesCommas }
clauses-between = { $first } a { $last }
# Where a clause stands
clause-stands = { $clause } ({ $file }, { $section })
clause-stands-reconstructed = { $clause } ({ $file }, una reconstrucción, { $section })
