### The list of moves. A move has its number in brackets; moves of a group stand behind its name, those that begin alike
### behind the same words: `Lay       tower-9-ES [1] at n1   [2] keep`. Words in quotes are typed: they stay.

## Groups of moves, at the beginning of a line

group-money = Money
group-buy = Buy
group-pay = Pay
group-lay = Lay
group-redesign = Redesign
group-other = Other
group-end = End

## Moves

# Behind it stand moves as [1] y3+g2
move-take = take
# `$place` is a place of the palace, as n1
move-at = at { $place }
# Into the reserve, and to the neutral player
move-keep = keep
move-give = give
move-done = done
move-pass = pass
# Behind it stand tiles of the palace
move-remove = remove
# Behind it stand tiles of the palace that go into the reserve
move-swap = put { $tile } in the place of
# Behind it stand moves as [1] at n1
move-lay = lay { $tile }
move-tile-at = { $tile } at { $place }

## Payments. `$cards` are cards as they are typed, as y3+y4

payment-exact = { $cards } exact
# `$over` is how much it is too much
payment-over = { $cards } ({ $over } over)

## Moves that are not shown

# From the number of one move to that of another
moves-folded = [{ $first }] to [{ $last }]: type '{ $command }' to see them
# The same where there is little room
moves-folded-short = [{ $first }] to [{ $last }]: '{ $command }'
moves-more = { $count } more: 'moves { $kind }'

## Moves that a game has not

absent-pay = There are no falcons or guards to be paid in this game.
