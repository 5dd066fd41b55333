### Choosing what an action needs, whatever module it is of: what comes next, and names of things that have no other.

## What comes next, by the kind of thing

touch-ability = Choose an ability.
touch-card = Choose a card of your hand.
touch-cards = Choose the cards to pay with.
touch-corner = Choose a corner.
touch-currency = Choose a currency.
touch-edge = Choose a side of a tile.
touch-falcon = Choose a falcon.
touch-guard = Choose a guard.
touch-half-square = Choose half a square.
touch-marker = Choose a marker.
touch-market-square = Choose a market square.
touch-pile = Choose a pile.
touch-place = Choose a place in your palace.
touch-preview-square = Choose a preview square.
touch-slot = Choose a card of the display.
touch-slots = Choose cards of the display.
touch-tile = Choose a tile.
touch-type = Choose a building type.

# What can be chosen and lies nowhere on the table
turn-more = More ({ $count })
# What was chosen so far, in order
touch-chosen = Chosen: { $thingsCommas }.

## Things by their numbers, their sides and their places. `$side` is as in "north".

thing-pile = Pile { $number }
thing-marker = Marker { $number }
thing-market-square = Market square { $number }
thing-preview-square = Preview square { $number }
thing-edge = { $tileTitle }, { $side }
thing-guard = Guard: { $tileTitle }, { $side }
thing-kept = stored amount
thing-none = None

## Paying for whatever it is

pay-ways = What to pay for
pay-button = Pay { $price }
pay-sum = { $sum } of { $price }
