### The sheet game.

## Refusals: when

keep-dice-first = Elige antes los dados con los que te quedas.
only-second = Después de construir solo cabe un segundo edificio, o «done».
second-later = Un segundo edificio se construye después del primero.
keep-dice-later = Los dados con los que te quedas se eligen después de tirar los cuatro.
build-or-coins = Se construye o se ganan monedas.

## Buildings

no-such-die = Ningún dado { $colourName } muestra { $value }: muestran { $low } y { $high }.
no-such-die-alike = Ningún dado { $colourName } muestra { $value }: los dos muestran { $shown }.
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
## Reasons for points

reason-row = fila
reason-column = columna
reason-coins = monedas
reason-bonus = bonificación

## Who is there, and the colours of dice

colour-yellow = amarillo
colour-blue = azul
