### Portails.

## Its name

module-gatehouses = portails

## In the rules

paid-gatehouses = tuile avec portail

## Refus

no-gatehouse-for = Il n’y a pas de portail pour { $tile } : cette tuile n’a pas de type.
    .page = Il n’y a pas de portail pour { $tileDefinite } : cette tuile n’a pas de type.
    .short = Cette tuile n’a pas de type.
no-gatehouse-left = Il n’y a plus de portail du type { $typeName }.
    .page = { no-gatehouse-left }
    .short = Il n’en reste plus.

## Le prix

gatehouse-wrong-currency = { $tile } avec un portail se paie en { $currencyPlural }, pas avec { $wrong }.
    .page = { $tileTitle } avec un portail : on paie en { $currencyPlural }, pas avec { $wrongName }.
gatehouse-too-little-paid = { $tile } avec un portail coûte { $price } ; ces cartes valent { $paid }.
    .page = { $tileTitle } avec un portail : le prix est de { $price } ; ces cartes valent { $paid }.
gatehouse-no-money = { $tile } avec un portail coûte { $price } { $currencyPlural } ; tu n’as aucune carte en { $currencyPlural }.
    .page = { $tileTitle } avec un portail : il faut payer { $price } en { $currencyPlural }, et tu n’as aucune carte de cette devise.
    .short = Prix { $price } ; tu n’as rien en { $currencyPlural }.
gatehouse-too-little-money = { $tile } avec un portail coûte { $price } { $currencyPlural } ; tes cartes en { $currencyPlural } valent { $money }.
    .page = { $tileTitle } avec un portail : il faut payer { $price } en { $currencyPlural }, et tes cartes de cette devise valent { $money }.
    .short = Prix { $price } ; tu as { $money }.
gatehouse-too-little-kept = { $tile } avec un portail coûte { $price } { $currencyPlural } ; tes cartes en { $currencyPlural } et ton { $noteName } valent { $money }.
    .page = { $tileTitle } avec un portail : il faut payer { $price } en { $currencyPlural } ; tes cartes de cette devise et ton certificat valent { $money }.
    .short = Prix { $price } ; tu as { $money }.
gatehouse-superfluous-card = { $tile } avec un portail coûte { $price } : le prix est déjà couvert sans { $spare }, et on ne rend pas la monnaie.
    .page = { $tileTitle } avec un portail : le prix de { $price } est déjà couvert sans { $spareName }, et on ne rend pas la monnaie.
gatehouse-later = On place les portails à la fin du tour.
    .page = { gatehouse-later }
no-gatehouse-to-lay = Il n’y a pas de portail du type { $typeName } à placer.
    .page = { no-gatehouse-to-lay }
gatehouse-position = Un portail se place avec sa position, ou retourne sur sa pile s’il n’y a pas d’endroit pour lui.
    .page = { gatehouse-position }
gatehouse-by-camp = Un portail en { $place } toucherait un campement.
    .page = Un portail à cet endroit toucherait un campement.
gatehouse-by-wall = Un petit côté du portail en { $place } serait contre un mur.
    .page = Un petit côté du portail serait contre un mur.
gatehouse-by-no-type = Aucun petit côté du portail en { $place } ne serait contre un bâtiment de son type.
    .page = Aucun petit côté du portail ne serait contre un bâtiment de son type.
gatehouse-hole = Un portail en { $place } enfermerait un espace vide.
    .page = Un portail à cet endroit enfermerait un espace vide.
gatehouse-never-moves = { $tile } ne bouge jamais : c’est un portail.
    .page = Un portail ne bouge jamais.
gatehouse-leans = Le portail en { $place } s’appuie sur { $tile }, et sur aucun autre bâtiment de son type.
    .page = Le portail voisin s’appuie sur { $tileDefinite }, et sur aucun autre bâtiment de son type.

## Pourquoi un coup ne mène à rien

no-gatehouse-held = Il n’y a pas de portail à placer.
gatehouse-without-place = Il n’y a pour l’instant aucun endroit pour le portail du type { $typeName }.

## Ce qui s’est passé, et ce qu’il faut décider

gatehouse-bought =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } acheté { $tile } avec un portail sur la case { $square } pour { $price } { $currencyPlural }, { $exact ->
        [yes] en faisant l’appoint avec { $cards }
       *[no] en payant avec { $cards }
    }.
    .page =
        { $whoKind ->
            [you] Tu as acheté
           *[other] { $who } a acheté
        } { $tileDefinite } avec un portail pour { $price } { $currencyPlural }, avec { $cardsName }.
    .exactly =
        { $whoKind ->
            [you] Tu as acheté
           *[other] { $who } a acheté
        } { $tileDefinite } avec un portail pour exactement { $price } { $currencyPlural }, avec { $cardsName }.
gatehouse-laid =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } placé { $tile } en { $place }, le mur vers le { $cornerName }.
    .page =
        { $whoKind ->
            [you] Tu as placé
           *[other] { $who } a placé
        } un portail ({ $typeName }) à { $placeName }, mur { $sidesName }.
gatehouse-returned =
    { $whoKind ->
        [you] Tu n’avais pas d’endroit autorisé pour le portail du type { $typeName }, qui est retourné sur sa pile.
       *[other] { $who } n’avait pas d’endroit autorisé pour le portail du type { $typeName }, qui est retourné sur sa pile.
    }
    .page = { gatehouse-returned }
gatehouse-to-lay = On doit placer un portail tant qu’il y a un endroit pour lui (G-4) ; n1-NE signifie : en n1, le mur vers le nord-est.
gatehouse-in-wall =
    mur : { $who } { $points }, pour { $segments ->
        [one] { $segments } tronçon
       *[other] { $segments } tronçons
    }, et 2 de plus pour { $count ->
        [one] le portail
       *[other] chacun des { $count } portails
    } (G-10).

## L’aide

gatehouse-signs = Une double diagonale est le mur d’un portail : en n1-NE, face au nord-est.

## Noms

corner-ne = nord-est
corner-se = sud-est
corner-sw = sud-ouest
corner-nw = nord-ouest

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-corner = « { $text } » n’est pas une position de portail ; choix possibles : { $knownCommas }.
gatehouse-where = On place un portail à un endroit, avec une position : écris gate:tower@n1-NE.
no-gatehouses = « { $text } » ne décrit pas de portails.
too-many-gatehouses = « { $text } » donne plus de portails qu’il n’y en a.

## Sur la table

row-gates = Portails
gates-price = { $price } chacun, avec une tuile de leur type
gates-left-each = encore { $count } de chaque type
# Les types par leur forme courte, et des nombres
gates-left = encore { $gates }
gates-to-lay = à placer : { $typesName }

## Coups

group-gatehouse = Portail
# Une tuile du chantier, et son prix avec un portail ; suivent des paiements
gatehouse-for = { $square } { $tile } pour { $price }
# Suivent des endroits
gatehouse-of = portail du type { $typeName }
absent-gatehouse = Il n’y a pas de portails dans cette partie.
absent-gate = Il n’y a pas de portails dans cette partie.

## Noms de types

type-gatehouse = portail
    .definite = le portail
    .indefinite = un portail
    .plural = portails
    .title = Portail
    .short = por

## Page, everywhere

adds-gatehouses = Des demi-cases qui font passer les coins à ton mur.

## Page

gatehouses-title = Portails
gatehouses-price = { $price } chacun, avec une tuile de leur type
gatehouses-left =
    { $count ->
        [0] { $typeTitle } : plus aucun
       *[other] { $typeTitle } : encore { $count }
    }
gatehouses-one = Portail : { $typeTitle }
gatehouses-to-lay = À placer : portail ({ $typeName })
tile-name-gatehouse = portail ({ $typeName })
    .title = Portail ({ $typeName })
    .definite = le portail ({ $typeName })
way-gatehouse = + Portail
    .note = les deux en un paiement
action-gatehouse = Acheter { $tileDefinite } et un portail avec { $cardsName }
action-gate = Placer le portail ({ $typeName }) à { $placeName }, mur { $sidesName }
gatehouses-plate = Place ton portail
gatehouses-wall = { $placeName }, mur { $sidesName } : plus long mur { $wall }
