### The list of moves. A move has its number in brackets; moves of a group stand behind its name, those that begin alike
### behind the same words: `Anlegen   tower-9-ES [1] auf n1   [2] in die Reserve`. Words in quotes are typed: they stay.

## Groups of moves, at the beginning of a line

group-money = Geld
group-buy = Kaufen
group-pay = Bezahlen
group-lay = Anlegen
group-redesign = Umbauen
group-other = Sonstiges
group-end = Ende

## Moves

# Behind it stand moves as [1] y3+g2
move-take = nehmen
# `$place` is a place of the palace, as n1
move-at = auf { $place }
# Into the reserve, and to the neutral player
move-keep = in die Reserve
move-give = an Dirk
# No further action, or no second building
move-done = fertig
move-pass = passen
# Behind it stand tiles of the palace
move-remove = abbauen
# Behind it stand tiles of the palace that go into the reserve
move-swap = { $tile } an die Stelle von
# Behind it stand moves as [1] auf n1
move-lay = { $tile } anlegen
move-tile-at = { $tile } auf { $place }

## Payments. `$cards` are cards as they are typed, as y3+y4

payment-exact = { $cards } passend
# `$over` is how much it is too much
payment-over = { $cards } ({ $over } zu viel)

## Moves that are not shown

# From the number of one move to that of another
moves-folded = [{ $first }] bis [{ $last }]: „{ $command }“ zeigt sie
# The same where there is little room
moves-folded-short = [{ $first }] bis [{ $last }]: „{ $command }“
moves-more = { $count } weitere: „moves { $kind }“

## Moves that a game has not

absent-pay = In dieser Partie sind weder Falken zu bezahlen noch Wächter abzugeben.
