### La liste des coups. Un coup a son numéro entre crochets ; les coups d’un groupe suivent son nom, ceux qui commencent de la
### même façon suivent les mêmes mots : `Placer    tower-9-ES [1] en n1   [2] en réserve`. Les mots entre guillemets se
### tapent : ils restent.

## Groupes de coups, au début d’une ligne

group-money = Argent
group-buy = Acheter
group-pay = Payer
group-lay = Placer
group-redesign = Réaménager
group-other = Autre
group-end = Fin

## Coups

# Suivent des coups comme [1] y3+g2
move-take = prendre
# `$place` est un endroit de l’Alhambra, comme n1
move-at = en { $place }
# En réserve, et à Dirk
move-keep = en réserve
move-give = à Dirk
move-done = terminer
move-pass = passer
# Suivent des tuiles de l’Alhambra
move-remove = enlever
# Suivent des tuiles de l’Alhambra qui vont en réserve
move-swap = mettre { $tile } à la place de
# Suivent des coups comme [1] en n1
move-lay = placer { $tile }
move-tile-at = { $tile } en { $place }

## Paiements. `$cards` sont des cartes comme elles se tapent, comme y3+y4

payment-exact = { $cards } exact
# `$over` est ce qui est en trop
payment-over = { $cards } ({ $over } en trop)

## Coups qui ne sont pas montrés

# Du numéro d’un coup à celui d’un autre
moves-folded = [{ $first }] à [{ $last }] : tape « { $command } » pour les voir
# De même, où il y a peu de place
moves-folded-short = [{ $first }] à [{ $last }] : « { $command } »
moves-more = encore { $count } : « moves { $kind } »

## Coups qu’une partie n’a pas

absent-pay = Il n’y a ni faucon ni garde à payer dans cette partie.
