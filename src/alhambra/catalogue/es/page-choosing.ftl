### Choosing what is played, at a new table and in the lobby.

## Options of a box, and their values

option-scoring = Puntuación
    .hint = Tres losetas de puntuación o la tabla clásica.
option-scoring-tiles = con losetas de puntuación
option-scoring-classic = puntuación clásica
option-guard-board = Tablero de guardias
    .hint = Siempre las mismas cuatro habilidades, u otras en cada partida.
option-guard-board-first-game = cara de primera partida
option-guard-board-full = cara completa
option-fictitious = Jugadores ficticios
    .hint = Tiran dados y te disputan cada tipo de edificio.
option-solo = Modo solitario
    .hint = Por el máximo de puntos, o contra los jugadores ficticios.
option-solo-score = máximo de puntos
option-solo-duel = duelo

## Sets that we recommend, and one's own

set-as-in-the-box = Como en la caja
set-bazaar-day = Un día en el bazar
set-longer-walls = Muros más largos
set-tents-and-stalls = Carpas y puestos
set-long-evening = La velada larga
set-own = A mi manera
sets-title = Combinaciones
set-modules =
    { $count ->
        [0] sin módulos
       *[other] { $modulesCommas }
    }
set-surprise = Sorpréndeme
set-keep = Guardar esta combinación
    .name = Nombre de la combinación
    .button = Guardar
set-forget = Olvidar { $name }

## How long and how hard

choose-minutes = { $minutes } min
choose-about = unos { $minutes } min
choose-longer = +{ $minutes } min
    .same = igual de larga
choose-hard = Dificultad: { $hard } de 3
    .easy = fácil
    .expert = para expertos
# players of a box, beside a sign that says so
choose-players = { $fewest }–{ $most }
choose-modules = Módulos
    .of = Módulos: { $box }
    .only = Solo con { $box }
    .variants = Variantes: { $box }
    .alone = Quien juega en solitario puede elegir variantes.
choose-terminal = solo en el terminal
choose-trouble = No se pudo cargar la lista de juegos.
    .again = Volver a intentarlo

## A choice that the rules do not allow. $box and $modules are names

refused-module = { $box } no admite { $module }.
    .takes = Admite { $modules }.
refused-seats = { $box } es de { $low } a { $high } jugadores.
refused-other = Esto no se puede combinar.
refused-way-box = Jugar a { $box }
refused-way-without = Sin { $modules }

## The lobby: what will be played

lobby-game = Lo que se jugará
lobby-change = Cambiar el juego
    .short = Cambiar
    .agree = Jugamos a esto
entry-changed = { $name } cambió el juego: { $changesSemicolons }
change-added = + { $modules }
change-dropped = sin { $modules }
change-option = { $option }: { $value }
change-seats =
    { $count ->
        [one] un asiento
       *[other] { $count } asientos
    }
change-settings = otras opciones
