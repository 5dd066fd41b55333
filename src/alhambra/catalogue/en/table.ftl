### The table of the palace game as the terminal draws it.

## Above it

# What stands behind which: whose turn it is, the scoring to come, and what is left
heading = { $turn } · { $scoring } · { $left }
heading-over = The game is over
heading-end = The game ends: left-over tiles of { $who }
heading-your-turn = Your turn
heading-turn = Turn of { $who }
heading-your-choice = Your choice of start money
heading-choice = { $who } chooses start money
heading-scoring =
    { $number ->
        [1] first scoring next
        [2] second scoring next
        [3] final scoring next
       *[other] all scorings held
    }
heading-left =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left

## On it

row-market = Market
row-hand = Hand
row-display = Display
empty = (empty)
your-palace = Your palace, wall { $wall }
palace-of = Palace of { $who }, wall { $wall }

## The players. Over columns there is room for six letters; types have their short names there.

column-points = points
column-cards = cards
column-wall = wall
# Who has what, which stands behind it
reserve-of = { $who }, reserve:
aside-of = { $who }, set aside:
hand-of = { $who }, hand:
# `$letter` is that of the currency, y, g, b or o
money-kept = { $amount } { $currencyName } { $letter }
seat-numbered = seat { $number }

## Tiles

# The name of a tile as it is typed, with its type
tile-typed = { $tile } { $typeName }
tile-of-type = { $tile } ({ $typeName })
# With its walls as letters of sides, "N E", or what it has instead
tile-edges = { $tile } ({ $edges })
tile-price-edges = { $tile } { $price } ({ $edges })
tile-without-walls = no walls
tile-open = open
# The start tile as it is drawn: eight letters at most; six where it stands alone
drawn-fountain = lion
drawn-fountain-alone = lions

## The score tiles: the types from the least to the most at a scoring to come

row-order = Order
order-at =
    { $number ->
        [1] first:
        [2] second:
       *[3] third:
    }

## What is new

news = New: { $partsSemicolons }.
new-on-display = { $thingsCommas } on the display
new-on-market = { $thingsCommas } on the market
# A tile, and the number of its square
new-on-square = { $tile } ({ $square })

# Between the two types of a falcon
list-pluses = +
