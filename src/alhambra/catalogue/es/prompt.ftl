### What is said during a turn in the terminal, besides the table and the moves. Words in quotes are typed: they stay.

## The beginning, and games that are left

opening =
    { $boxName }, { $seats ->
        [one] en solitario
       *[other] { $seats } jugadores
    }, semilla { $seed }.
help-at-any-time = Escribe «help» cuando quieras.
bots-take-any = Con el módulo { $moduleName } los bots no pueden prever las jugadas: aquí juegan al azar.
left-unfinished = La partida queda sin terminar. La misma desde el principio:
left-unfinished-of-before = La partida queda sin terminar. Sigue reglas anteriores: ninguna partida nueva sería la misma.
cannot-be-played-again = «{ $file }» no se puede volver a jugar: { $error }
other-number-of-bots =
    Con { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    } { $bots ->
        [one] hace falta { $bots } bot
       *[other] hacen falta { $bots } bots
    } además de ti, no { $count }.

## Moves

no-moves-of-kind = Ahora no tienes ninguna jugada de la clase «{ $kind }».
refused = No permitido. { $sentence } ({ $clause }; «why» muestra la regla)
refused-too = { $sentence } ({ $clause })
allowed = Permitido:
no-such-move-now = No hay ninguna jugada { $move }.
no-such-move =
    { $count ->
        [one] No hay ninguna jugada { $move }: solo está la { $count }.
       *[other] No hay ninguna jugada { $move }: están numeradas del 1 al { $count }.
    }
can-be-completed = «{ $move }» se puede completar: escríbelo sin más para ver cómo.
turn-not-finished = Tu turno no está completo: elige antes una jugada.
turn-to-commit = Tu turno está completo: Intro lo confirma, «undo» deshace.
move-is-allowed = «{ $move }» está permitido.
nothing-refused = No hay nada que explicar: escribe «why» y una jugada.
no-such-kind = No hay ninguna clase de jugadas «{ $kind }»: escribe all, { $wordsCommas }.
did-you-mean = ¿Querías decir «{ $word }»?
moves-lists = «moves» muestra lo que está permitido.
help-lists = «help» muestra las órdenes; «moves», las jugadas.

## Taking back

taken-back = Deshecho: { $move }
played-again = Rehecho: { $move }
nothing-to-redo = No hay nada que rehacer.
nothing-to-undo = No hay nada que deshacer en este turno.
drawn-stays = Lo robado ya no se deshace, ni lo que llevó a ello.
turn-restarted = Se ha deshecho todo lo de este turno; «redo» lo rehace.
draw-restarted = Se ha deshecho todo lo posterior al robo; «redo» lo rehace.

## What the turn changes

figure-changed = { $what } { $before } → { $after }
figure-unchanged = { $what } { $after }, como antes
figure-wall = Muro
figure-points = puntos si se puntuara ahora
figures = { $changesSemicolons }.

## Other requests

no-number-of-lines = «{ $lines }» no es un número de líneas.
takes-nothing = Detrás de «{ $word }» no va nada: escríbelo solo.
too-many-words =
    Detrás de «{ $verb }» { $count ->
        [one] va { $count } palabra
       *[other] van { $count } palabras
    }, no { $found }.
position-holds-all = (Contiene también lo que está oculto.)
say-where = Di dónde: save ARCHIVO.
cannot-be-written = No se puede escribir «{ $file }»: { $error }.
no-saved-game = «{ $file }» ya existe y no es una partida guardada.
turns-saved = Todos los turnos confirmados están guardados. Para seguir más tarde:
say-which-clause = Di qué artículo: rules { $clause }. Fuera de la partida, «alhambra rules» los muestra todos.
no-such-seat = No hay ningún asiento «{ $seat }»: escribe del 0 al { $last }, o all.

## How the game ended

you-win =
    Ganas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
others-win =
    { $count ->
        [one] Gana { $winners } con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] Victoria compartida, con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } cada uno: { $winners }
    }.

## The help

commands = Órdenes:
move-help =
    Escribe el número de una jugada o la propia jugada:
    { $examples }
    Si está incompleta, se muestra cómo puede seguir: prueba «buy 2». Los lugares
    cuentan desde la fuente: n2e1 es dos al norte y uno al este. Una línea doble es
    un muro. Cartas: y = florín, g = dírham, b = dinar, o = ducado. No se roba nada
    antes de confirmar: todo el turno se puede deshacer{ $count ->
        [0] .
       *[other] , salvo { $words }.
    }
# What is typed, in quotes
quoted = «{ $typed }»
# What stands for something that one chooses, in examples and commands
argument-tile = LOSETA
argument-old = VIEJA
argument-new = NUEVA
argument-ability = HABILIDAD
argument-with-certificate = (con el certificado)
argument-kind = [CLASE]
argument-move = [JUGADA]
argument-number = [NÚMERO]
argument-seat = [ASIENTO]
argument-lines = [LÍNEAS]
argument-bot = NOMBRE
argument-clause = ARTÍCULO
argument-file = ARCHIVO
command-moves = lo que puedes hacer; «moves all» no oculta nada
command-undo = deshacer la última jugada
command-redo = rehacerla
command-restart = deshacer todo el turno
command-commit = confirmar un turno completo; Intro hace lo mismo
command-why = por qué no se permite una jugada, con la regla
command-score = lo que puntuaría ahora o lo que dio una puntuación
command-board = la mesa y una alhambra; «board all» muestra todas
command-log = lo que ha pasado
command-rules = un artículo de las reglas, como { $clause }
command-position = la partida en una línea de texto
command-save = guardar la partida como registro
command-help = este texto
command-quit = salir de la partida
