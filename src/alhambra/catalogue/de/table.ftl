### The table of the palace game as the terminal draws it.

## Above it. Whoever lays left-over tiles may be the person: "Du".

# What stands behind which: whose turn it is, the scoring to come, and what is left
heading = { $turn } · { $scoring } · { $left }
heading-over = Die Partie ist zu Ende
heading-end = Spielende, übrige Plättchen: { $who }
heading-your-turn = Du bist am Zug
heading-turn = { $who } ist am Zug
heading-your-choice = Wähle dein Startgeld
heading-choice = { $who } wählt Startgeld
heading-scoring =
    { $number ->
        [1] vor der ersten Wertung
        [2] vor der zweiten Wertung
        [3] vor der dritten Wertung
       *[other] keine Wertung mehr
    }
heading-left =
    { $cards ->
        [one] noch { $tiles } Plättchen, { $cards } Karte
       *[other] noch { $tiles } Plättchen, { $cards } Karten
    }

## On it

row-market = Bauhof
row-hand = Hand
row-display = Auslage
empty = (leer)
your-palace = Deine Alhambra, Mauer { $wall }
palace-of = Alhambra von { $who }, Mauer { $wall }

## The players. Over columns there is room for six letters; types have their short names there.

column-points = Punkte
column-cards = Karten
column-wall = Mauer
# Who has what, which stands behind it
reserve-of =
    { $whoKind ->
        [you] Deine Reserve:
       *[other] Reserve von { $who }:
    }
aside-of =
    { $whoKind ->
        [you] Von dir anzulegen:
       *[other] Anzulegen von { $who }:
    }
hand-of =
    { $whoKind ->
        [you] Deine Hand:
       *[other] Hand von { $who }:
    }
# `$letter` is that of the currency, y, g, b or o
money-kept =
    { $amount ->
        [one] { $amount } { $currencyName } { $letter }
       *[other] { $amount } { $currencyPlural } { $letter }
    }
seat-numbered = Sitzplatz { $number }

## Tiles

# The name of a tile as it is typed, with its type
tile-typed = { $tile } { $typeName }
tile-of-type = { $tile } ({ $typeName })
# With its walls as letters of sides, "N E", or what it has instead
tile-edges = { $tile } ({ $edges })
tile-price-edges = { $tile } { $price } ({ $edges })
tile-without-walls = keine Mauer
tile-open = offen
# The start tile as it is drawn: eight letters at most; six where it stands alone
drawn-fountain = Brunnen
drawn-fountain-alone = Löwen

## The score tiles: the types from the least to the most at a scoring to come

row-order = Reihenfolge
order-at =
    { $number ->
        [1] erste:
        [2] zweite:
       *[3] dritte:
    }

## What is new

news = Neu: { $partsSemicolons }.
new-on-display = { $thingsCommas } in der Auslage
new-on-market = { $thingsCommas } im Bauhof
# A tile, and the number of its square
new-on-square = { $tile } ({ $square })

# Between the two types of a falcon
list-pluses = +
