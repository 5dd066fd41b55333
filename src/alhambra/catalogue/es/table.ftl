### The table of the palace game as the terminal draws it.

## Above it. Whoever lays left-over tiles may be the person: "Tú".

# What stands behind which: whose turn it is, the scoring to come, and what is left
heading = { $turn } · { $scoring } · { $left }
heading-over = La partida ha terminado
heading-end = Final de la partida, losetas sobrantes: { $who }
heading-your-turn = Tu turno
heading-turn = Turno de { $who }
heading-your-choice = Elige dinero inicial
heading-choice = { $who } elige dinero inicial
heading-scoring =
    { $number ->
        [1] próxima puntuación: 1.ª
        [2] próxima puntuación: 2.ª
        [3] próxima puntuación: 3.ª
       *[other] sin más puntuaciones
    }
heading-left =
    quedan { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    } y { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }

## On it. What is empty is a square, "casilla".

row-market = Mercado
row-hand = Mano
row-display = Mostrador
empty = (vacía)
your-palace = Tu alhambra, muro { $wall }
palace-of = Alhambra de { $who }, muro { $wall }

## The players. Over columns there is room for six letters; types have their short names there.

column-points = puntos
column-cards = cartas
column-wall = muro
# Who has what, which stands behind it
reserve-of =
    { $whoKind ->
        [you] Tu reserva:
       *[other] Reserva de { $who }:
    }
aside-of =
    { $whoKind ->
        [you] Tus losetas por colocar:
       *[other] Losetas por colocar de { $who }:
    }
hand-of =
    { $whoKind ->
        [you] Tu mano:
       *[other] Mano de { $who }:
    }
# `$letter` is that of the currency, y, g, b or o
money-kept =
    { $amount ->
        [one] { $amount } { $currencyName } ({ $letter })
       *[other] { $amount } { $currencyPlural } ({ $letter })
    }
seat-numbered = asiento { $number }

## Tiles

# The name of a tile as it is typed, with its type
tile-typed = { $tile } { $typeName }
tile-of-type = { $tile } ({ $typeName })
# With its walls as letters of sides, "N E", or what it has instead
tile-edges = { $tile } ({ $edges })
tile-price-edges = { $tile } { $price } ({ $edges })
tile-without-walls = sin muros
tile-open = abierta
# The start tile as it is drawn: eight letters at most; six where it stands alone
drawn-fountain = leones
drawn-fountain-alone = leones

## The score tiles: the types from the least to the most at a scoring to come

row-order = Orden
order-at =
    { $number ->
        [1] primera:
        [2] segunda:
       *[3] tercera:
    }

## What is new: "Nuevo en el mostrador: o4, b7; en el mercado: garden-8 (2)."

news = Nuevo { $partsSemicolons }.
new-on-display = en el mostrador: { $thingsCommas }
new-on-market = en el mercado: { $thingsCommas }
# A tile, and the number of its square
new-on-square = { $tile } ({ $square })

# Between the two types of a falcon
list-pluses = +
