### Pourquoi une action de la partie est refusée.

## Ce que dit tout jeu

game-over = La partie est terminée.
    .page = { game-over }
turn-finished = Tout est décidé pour ce tour ; il ne reste qu’à le valider.
    .page = { turn-finished }

## La partie

no-such-tile = Il n’y a pas de tuile « { $tile } » dans cette partie.
    .page = Il n’y a pas de tuile { $tileTitle } dans cette partie.

## À qui et quand

game-ends = La partie se termine : on place seulement les tuiles restantes, ou on les met en réserve.
    .page = { game-ends }
actions-over = Les actions de ce tour sont terminées : place les tuiles achetées ou mets-les en réserve.
    .page = { actions-over }
only-abilities = Les actions de ce tour sont terminées : utilise une capacité ou tape « done ».
    .page = Les actions de ce tour sont terminées : utilise une capacité ou termine tes actions.
purchase-begun = Un achat est commencé : l’action doit être un achat.
    .page = { purchase-begun }
lay-first = Il faut d’abord placer ou mettre en réserve tout ce qui est mis de côté.
    .page = Il faut d’abord placer ou mettre en réserve toutes les tuiles mises de côté.
compulsory = La première action d’un tour est obligatoire.
    .page = { compulsory }
can-act = On ne passe que si l’on n’a aucune action autorisée.
    .page = { can-act }

## Argent

nothing-taken = Prends au moins une carte de l’offre.
    .page = { nothing-taken }
not-on-display = L’offre ne contient pas { $missing }.
    .page = Pas dans l’offre : { $missingName }.
too-much-taken = Quand on prend plusieurs cartes, leur somme est de 5 au plus ; ici, elle est de { $sum }.
    .page = { too-much-taken }
empty-square = Il n’y a pas de tuile sur la case { $square } du chantier.
    .page = { empty-square }
not-in-hand = La main ne contient pas { $missing }.
    .page = Pas dans la main : { $missingName }.
no-note = On ne peut pas payer avec « { $note } » dans cette partie.
    .page = Il n’y a pas d’argent mis de côté pour payer dans cette partie.

## Tuiles

set-aside-until-end = { $tile } reste de côté jusqu’à la fin du tour : fais d’abord une action ou tape « done ».
    .page = { $tileTitle } : cette tuile est mise de côté jusqu’à la fin du tour. Fais d’abord une action ou termine tes actions.
not-set-aside = { $tile } n’est pas une tuile à placer maintenant.
    .page = { $tileTitle } : cette tuile n’est pas à placer maintenant.
set-aside-no-redesign = { $tile } vient d’un achat de ce tour et reste de côté jusqu’à la fin ; un réaménagement ne peut pas l’utiliser.
    .page = { $tileTitle } : cette tuile a été achetée pendant ce tour et reste de côté jusqu’à la fin ; un réaménagement ne peut pas l’utiliser.
not-in-reserve = { $tile } n’est pas dans la réserve.
    .page = { $tileTitle } : cette tuile n’est pas dans la réserve.
not-in-palace = { $tile } n’est pas dans l’Alhambra.
    .page = { $tileTitle } : cette tuile n’est pas dans l’Alhambra.
start-tile = La tuile de départ ne bouge jamais.
    .page = { start-tile }
no-neutral-player = Dirk ne joue que dans les parties à deux joueurs.
    .page = { no-neutral-player }
left-over-not-given = Les tuiles restantes ne peuvent pas être données.
    .page = { left-over-not-given }
altered-not-given = { $tile } n’est pas une tuile de la pioche telle qu’elle est imprimée.
    .page = { $tileTitle } : cette tuile n’est plus telle que dans la pioche, elle ne peut pas être donnée.
old-not-given = { $tile } ne vient pas d’un achat de ce tour : on ne peut pas la donner.
    .page = { $tileTitle } : cette tuile n’a pas été achetée pendant ce tour, elle ne peut pas être donnée.

## Le prix

wrong-currency = { $tile } se paie en { $currencyPlural }, pas avec { $wrong }.
    .page = { $tileTitle } : on paie en { $currencyPlural }, pas avec { $wrongName }.
too-little-paid = { $tile } coûte { $price } ; ces cartes valent { $paid }.
    .page = { $tileTitle } : le prix est de { $price } ; ces cartes valent { $paid }.
no-money = { $tile } coûte { $price } { $currencyPlural } ; tu n’as aucune carte en { $currencyPlural }.
    .page = { $tileTitle } : il faut { $price } { $currencyPlural }, et tu n’as aucune carte en { $currencyPlural }.
    .short = Prix { $price } ; tu n’as rien en { $currencyPlural }.
too-little-money = { $tile } coûte { $price } { $currencyPlural } ; tes cartes en { $currencyPlural } valent { $money }.
    .page = { $tileTitle } : il faut { $price } { $currencyPlural }, et tes cartes en { $currencyPlural } valent { $money }.
    .short = Prix { $price } ; tu as { $money }.
too-little-kept = { $tile } coûte { $price } { $currencyPlural } ; tes cartes en { $currencyPlural } et ton { $noteName } valent { $money }.
    .page = { $tileTitle } : il faut { $price } { $currencyPlural } ; tes cartes en { $currencyPlural } et ton certificat valent { $money }.
    .short = Prix { $price } ; tu as { $money }.
superfluous-card = { $tile } coûte { $price } : le prix est déjà couvert sans { $spare }, et on ne rend pas la monnaie.
    .page = { $tileTitle } : le prix de { $price } est déjà couvert sans { $spareName }, et on ne rend pas la monnaie.

## Où l’on place une tuile

tile-there = Il y a déjà une tuile en { $place }.
    .page = Il y a déjà une tuile.
    .short = Il y a déjà une tuile.
gatehouse-there = Il y a un portail en { $place }, et on ne place rien contre son grand côté.
    .page = Il y a un portail, et on ne place rien contre son grand côté.
    .short = On ne place rien contre le grand côté d’un portail.
no-side-shared = { $tile } en { $place } n’aurait aucun côté en commun avec l’Alhambra.
    .page = { $tileTitle } : aucun côté en commun avec l’Alhambra.
    .short = Aucun côté en commun avec l’Alhambra.
walls-differ = { $tile } en { $place } mettrait un mur contre un côté ouvert { $sidesName }.
    .page = { $tileTitle } : un mur toucherait un côté ouvert { $sidesName }.
    .short = Un mur toucherait un côté ouvert.
not-on-foot = { $tile } en { $place } ne serait pas accessible à pied : il y a un mur sur chaque côté en contact.
    .page = { $tileTitle } : cette tuile ne serait pas accessible à pied, il y a un mur sur chaque côté en contact.
    .short = Pas accessible à pied depuis la fontaine.
hole = { $tile } en { $place } laisserait un trou.
    .page = { $tileTitle } : cette tuile laisserait un trou.
    .short = La tuile laisserait un trou.
camps-alone = { $tile } en { $place } ne toucherait que des campements.
    .page = { $tileTitle } : cette tuile ne toucherait que des campements.
    .short = La tuile ne toucherait que des campements.
no-rampart = { $tile } en { $place } n’aurait aucun rempart contre un mur.
    .page = { $tileTitle } : aucun rempart contre un mur.
    .short = Aucun rempart contre un mur.
camp-by-gatehouse = { $tile } en { $place } toucherait un portail { $sidesName }, ce qu’un campement ne fait jamais.
    .page = { $tileTitle } : cette tuile toucherait un portail { $sidesName }, ce qu’un campement ne fait jamais.
    .short = Un campement ne touche jamais un portail.
wrong-contact = { $tile } en { $place } ne convient pas { $sidesName } : les remparts touchent des murs, et les côtés nus des campements se touchent entre eux.
    .page = { $tileTitle } : cette tuile ne convient pas { $sidesName }. Les remparts touchent des murs, et les côtés nus des campements se touchent entre eux.
    .short = Les remparts touchent des murs, les côtés nus des campements se touchent entre eux.
hole-without = Sans { $tile }, il y aurait un trou en { $place }.
    .page = Sans { $tileDefinite }, il y aurait un trou.
cut-off-without = Sans { $tile }, une partie de l’Alhambra ne serait plus accessible à pied.
    .page = Sans { $tileDefinite }, une partie de l’Alhambra ne serait plus accessible à pied.
camp-without = Sans { $tile }, un campement voisin n’aurait plus de rempart contre un mur.
    .page = Sans { $tileDefinite }, un campement voisin n’aurait plus de rempart contre un mur.
