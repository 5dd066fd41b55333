### The list of moves. A move has its number in brackets; moves of a group stand behind its name, those that begin alike
### behind the same words: `Colocar   tower-9-ES [1] en n1   [2] a la reserva`. Words in quotes are typed: they stay.

## Groups of moves, at the beginning of a line

group-money = Dinero
group-buy = Comprar
group-pay = Pagar
group-lay = Colocar
group-redesign = Rediseñar
group-other = Otras
group-end = Final

## Moves

# Behind it stand moves as [1] y3+g2
move-take = tomar
# `$place` is a place of the palace, as n1
move-at = en { $place }
# Into the reserve, and to the neutral player
move-keep = a la reserva
move-give = a Boabdil
move-done = terminar
move-pass = pasar
# Behind it stand tiles of the palace
move-remove = retirar
# Behind it stand tiles of the palace that go into the reserve
move-swap = poner { $tile } en lugar de
# Behind it stand moves as [1] en n1
move-lay = colocar { $tile }
move-tile-at = { $tile } en { $place }

## Payments. `$cards` are cards as they are typed, as y3+y4

payment-exact = { $cards } exacto
# `$over` is how much it is too much
payment-over = { $cards } ({ $over } de más)

## Moves that are not shown

# From the number of one move to that of another
moves-folded = [{ $first }] a [{ $last }]: escribe «{ $command }» para verlas
# The same where there is little room
moves-folded-short = [{ $first }] a [{ $last }]: «{ $command }»
moves-more = { $count } más: «moves { $kind }»

## Moves that a game has not

absent-pay = En esta partida no hay halcones ni guardias que pagar.
