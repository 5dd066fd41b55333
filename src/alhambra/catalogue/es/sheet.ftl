### The sheet game.

## Refusals: when

keep-dice-first = Elige antes los dados con los que te quedas.
only-second = Después de construir solo cabe un segundo edificio, o «done».
second-later = Un segundo edificio se construye después del primero.
keep-dice-later = Los dados con los que te quedas se eligen después de tirar los cuatro.
build-or-coins = Se construye o se ganan monedas.

## Buildings

no-such-die = Ningún dado { $colourName } muestra { $value }: muestran { $low } y { $high }.
already-built = El edificio de { $square } ya está construido.
second-built = Los dados que quedan se cruzan en { $square }, donde ya hay un edificio construido.
second-after-change = En este turno se han cambiado los dados, y en un turno solo se usa una de las dos acciones especiales.
second-too-dear =
    Un segundo edificio cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y tienes { $coins }.
second-without-coins =
    Un segundo edificio cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y no tienes ninguna.

## Changes of dice

changed-already = Los dados se cambian una sola vez por turno, por muchas monedas que cueste.
not-changed = Una moneda cambia en uno el dado { $colourName }; no puede quedarse igual.
step-without-coins = Este cambio cuesta 1 moneda y no tienes ninguna.
steps-too-dear = Este cambio cuesta { $price } monedas, una por cada paso, y tienes { $coins }.
steps-without-coins = Este cambio cuesta { $price } monedas, una por cada paso, y no tienes ninguna.

## What happened

sheet-start-drawn =
    { $whoKind ->
        [you] Te tocó el primer turno.
       *[other] El primer turno le tocó a { $who }.
    }
sheet-founded =
    { $whoKind ->
        [you] Sacaste { $square } y construiste allí { $typeDefinite }.
       *[other] { $who } sacó { $square } y construyó allí { $typeDefinite }.
    }
sheet-dice-placed =
    { $whoKind ->
        [you] Pusiste { $pair } en la hoja.
       *[other] { $who } puso { $pair } en la hoja.
    }
sheet-ticked =
    { $whoKind ->
        [you] Marcaste una casilla de { $typePlural }.
       *[other] { $who } marcó una casilla de { $typePlural }.
    }
sheet-rolled-and-ticked =
    { $whoKind ->
        [you] Sacaste { $last_typeName } y marcaste una casilla de { $typePlural }.
       *[other] { $who } sacó { $last_typeName } y marcó una casilla de { $typePlural }.
    }
sheet-rolled-again-and-ticked =
    { $whoKind ->
        [you] Sacaste { $last_typeName } (tras { $earlier_typesName }, sin casillas libres) y marcaste una casilla de { $typePlural }.
       *[other] { $who } sacó { $last_typeName } (tras { $earlier_typesName }, sin casillas libres) y marcó una casilla de { $typePlural }.
    }
sheet-turn-began = Ronda { $round }: turno de { $who }, con { $dice }.
sheet-your-turn = Ronda { $round }: tu turno, con { $dice }.
sheet-changed =
    { $whoKind ->
        [you] Pagaste
       *[other] { $who } pagó
    } { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y los dados quedaron en { $dice }.
sheet-built =
    { $whoKind ->
        [you] Construiste { $typeDefinite } en { $square }.
       *[other] { $who } construyó { $typeDefinite } en { $square }.
    }
sheet-built-for-coins =
    { $whoKind ->
        [you] Construiste
       *[other] { $who } construyó
    } { $typeDefinite } en { $square } por { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
sheet-earned =
    { $whoKind ->
        [you] Ganaste
       *[other] { $who } ganó
    } { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
sheet-earned-too-many =
    { $whoKind ->
        [you] Ganaste
       *[other] { $who } ganó
    } { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }; { $lost ->
        [one] { $lost } más no cupo en la hoja
       *[other] { $lost } más no cupieron en la hoja
    }.
sheet-declined =
    { $whoKind ->
        [you] No construiste un segundo edificio.
       *[other] { $who } no construyó un segundo edificio.
    }
sheet-rolled =
    { $whoKind ->
        [you] Sacaste { $dice }.
       *[other] { $who } sacó { $dice }.
    }
sheet-kept =
    { $whoKind ->
        [you] Te quedaste con { $pair }.
       *[other] { $who } se quedó con { $pair }.
    }
sheet-passed-on =
    { $whoKind ->
        [you] Pasaste { $pair } a { $to }.
       *[other]
            { $toKind ->
                [you] { $who } te pasó { $pair }.
               *[other] { $who } pasó { $pair } a { $to }.
            }
    }
sheet-completed =
    { $whoKind ->
        [you] Completaste el tipo { $typeName } en la ronda { $round }.
       *[other] { $who } completó el tipo { $typeName } en la ronda { $round }.
    }
sheet-awarded = El final de la ronda { $round } dio puntos: { $gains } ({ $clausesCommas }).
sheet-awarded-nothing = El final de la ronda { $round } no dio puntos ({ $clausesCommas }).
sheet-gain = { $whoInside } { $points } por { $reasonName }
sheet-scored = El final de la partida dio: { $playersSemicolons }.
sheet-scored-nothing = El final de la partida no dio nada.
sheet-over-alone =
    La partida terminó con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para { $whoKind ->
        [you] ti
       *[other] { $who }
    }.
sheet-tie-lost =
    { $reasonName }: empate a { $count } entre { $playersInside } por las posiciones { $first } { $tied ->
        [2] y
       *[other] a
    } { $last }: { $points } para cada uno; se pierde la parte de { $lost } ({ $clause }, W-54).

## During a turn

roll-to-come = Todavía no hay nada definitivo: Intro sigue, «undo» deshace.
roll-restarted = Se ha deshecho todo desde la última tirada; «redo» lo rehace.
nothing-since-roll = No hay nada que deshacer desde la última tirada.
rolls-saved = Está guardado todo hasta la última tirada. Para seguir más tarde:
if-ended-now = Si la partida terminara ahora
no-such-sheet =
    { $count ->
        [one] No hay ningún asiento «{ $seat }»: el único es el 0, el tuyo.
       *[other] No hay ningún asiento «{ $seat }»: escribe del 0, el tuyo, al { $last }.
    }
points-alone =
    { $whoKind ->
        [you] Tienes
       *[other] { $who } tiene
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
sheet-won =
    { $count ->
        [one] Gana { $winners }
       *[other] Victoria compartida entre { $winnersInside }
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
sheet-won-by-others =
    { $count ->
        [one] Gana { $winners }
       *[other] Victoria compartida entre { $winners }
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; tú tienes { $mine }.

## The sheet

sheet-heading =
    Ronda { $round } de { $rounds }. { $who }: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $gained } de { $most } anotadas
# How many buildings of a type there are, behind its name: galería    de 6
size-of-type = de { $count }
# Over the points of the places that are not awarded yet
places-left = posiciones libres
no-place-left = ninguna
# Somebody who is not on turn, and the dice of theirs, as y3b5
other-sheet =
    { $who }: { $pair } en la hoja, { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }

## Moves, as in moves.ftl

group-build = Construir
group-coins = Monedas
group-change = Cambiar
group-second = Segundo
group-keep = Quedarse
move-build = { $square } { $typeName }
move-earn = ganar { $coins }
move-second = { $square } { $typeName } por 3 monedas
changes-folded = [{ $first }] a [{ $last }]: escribe «moves change» para verlos, o el propio cambio

## The help

sheet-help =
    Escribe el número de una jugada o la propia jugada:
      build y3b5      coins      change y5 to 3, b2 to 4      second      done
      keep y2b6
    Una casilla es una fila y una columna, como indican el dado amarillo y el azul.
    En tu hoja, x es un edificio, * un dado, y un número entre corchetes, la jugada
    que construye. No se tira nada antes de que lo digas con Intro: hasta entonces
    puedes deshacer.
sheet-command-restart = deshacer todo desde la última tirada
sheet-command-commit = tirar los dados; Intro hace lo mismo
sheet-command-score = lo que daría ahora el final de la partida
sheet-command-board = tu hoja o la de otro asiento

## Reasons for points

reason-row = fila
reason-column = columna
reason-coins = monedas
reason-bonus = bonificación

## Who is there, and the colours of dice

fictitious = Ficticio
    .short = fict.
fictitious-numbered = Ficticio { $number }
    .short = fict. { $number }
colour-yellow = amarillo
colour-blue = azul
