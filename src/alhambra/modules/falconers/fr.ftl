### Fauconniers.

## Its name

module-falconers = fauconniers

## In the rules

scored-falconers = faucons

## Refus

falcon-choose-first = Dis d’abord quel faucon tu achètes, et pour quel point de rencontre.
    .page = { falcon-choose-first }
falcon-pay-first = Paie d’abord le faucon.
    .page = { falcon-pay-first }
falcon-too-little-paid = Un faucon coûte { $price } ; ces cartes valent { $paid }.
    .page = { falcon-too-little-paid }
falcon-superfluous-card = Un faucon coûte { $price } : le prix est déjà couvert sans une carte de valeur { $spare }.
    .page = { falcon-superfluous-card }
falcon-too-dear = Un faucon coûte { $price } : c’est plus que la valeur de la main.
    .page = { falcon-too-dear }
no-falcon-open = Aucun faucon { $kindName } n’est visible.
    .page =
        Aucun faucon { $kind ->
            [white] blanc
            [brown] brun
           *[black] noir
        } n’est visible.
no-point = Au coin sud-est de la case { $place }, il n’y a pas quatre tuiles de l’Alhambra qui se rencontrent.
    .page = Ce n’est pas un point de rencontre de quatre tuiles.
point-taken = Il y a déjà un faucon à cet endroit.
    .page = { point-taken }
falcon-types = Les quatre tuiles à cet endroit ne montrent pas les deux types : { $typesName }.
    .page = { falcon-types }
falcon-not-removed = Il y a un faucon sur { $tile } : on ne peut pas enlever cette tuile.
    .page = Il y a un faucon sur { $tileDefinite } : on ne peut pas enlever cette tuile.
falcon-not-swapped = Il y a un faucon sur { $tile } : avec une autre tuile à cet endroit, il manquerait un type au faucon.
    .page = Il y a un faucon sur { $tileDefinite } : avec une autre tuile à cet endroit, il manquerait un type au faucon.

## Pourquoi un coup ne mène à rien

nowhere-four-tiles = Il n’y a dans ton Alhambra aucun point de rencontre de quatre tuiles, et un faucon en demande un.
no-free-point = Il n’y a dans ton Alhambra aucun point de rencontre libre où les tuiles montrent les deux types : { $typesName }.

## Ce qui s’est passé, et ce qu’il faut décider

falcon-turned-up = Un faucon { $kindName } a été révélé, pour ces types : { $typesName }.
    .page =
        Un faucon { $kind ->
            [white] blanc
            [brown] brun
           *[black] noir
        } a été révélé, pour ces types : { $typesName }.
falcon-bought =
    { $whoKind ->
        [you] Tu as acheté le faucon { $kindName } ({ $typesName }) en payant avec { $cards }, et tu l’as placé au coin sud-est de la case { $point }.
       *[other] { $who } a acheté le faucon { $kindName } ({ $typesName }) en payant avec { $cards }, et l’a placé au coin sud-est de la case { $point }.
    }
    .page =
        { $whoKind ->
            [you] Tu as acheté
           *[other] { $who } a acheté
        } le faucon { $kind ->
            [white] blanc
            [brown] brun
           *[black] noir
        } ({ $typesName }) avec { $cardsName }, pour le point de rencontre de quatre tuiles ({ $placeName }, coin sud-est).
falcon-to-pay = Paie { $price } pour le faucon, dans n’importe quel mélange de devises (F-2).
new-falcon = { $thingsCommas } sur les piles ouvertes

## Sur la table

row-falcons = Faucons
# `$sign` est son dessin ; `$count` sont ceux qui sont dessous dans sa pile
falcon-open = { $kindName } { $sign } { $typesPluses } (encore { $count })
# Aucun n’est visible ; `$count` viennent plus tard
falcons-to-come =
    { $count ->
        [0] { $kindName } { $sign } aucun
       *[other] { $kindName } { $sign } plus tard ({ $count })
    }
falcons-of = { $who }, faucons :
# « se » est le coin sud-est d’une case
falcon-held = { $kindName } { $sign } au se de { $point } ({ $typesPluses })
falcon-for = faucon { $kindName } { $typesPluses }

## Coups

group-falcon = Faucon
# Suivent des cases, dont il s’agit du coin sud-est
falcon-at = { $kindName } { $sign } { $typesPluses }, au se de
# Suivent des paiements
pay-for-falcon = pour le faucon
absent-falcon = Il n’y a pas de fauconniers dans cette partie.

## L’aide

falcon-signs = Les faucons ◇ blancs, ◈ bruns, ◆ noirs sont au coin sud-est (se) d’une case.

## Noms

kind-white = blanc
kind-brown = brun
kind-black = noir
reason-white-falcons = faucons blancs
reason-brown-falcons = faucons bruns
reason-black-falcons = faucons noirs

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-kind-of-falcon = « { $text } » n’est pas une espèce de faucon ; choix possibles : { $knownCommas }.
falcon-where = On place un faucon à un point de rencontre : écris falcon:ESPÈCE@ENDROIT, comme falcon:white@n1e1.
no-falcons = « { $text } » ne décrit pas de faucons.

## Ce qui est une reconstitution

reconstructed-falconers = Les règles des fauconniers sont une reconstitution : « rules F-1 » et la suite.
    .page = Les fauconniers sont une reconstitution : les pages du livret de règles sont perdues.

## Page, everywhere

adds-falconers = Des faucons se posent là où quatre tuiles se touchent. Une reconstitution.

## Page

falconers-title = Faucons
falconers-price = { $price } en devises au choix
falconers-none = aucun visible
falconers-points =
    { $count ->
        [0] aucun endroit
        [one] { $count } endroit
       *[other] { $count } endroits
    }
falconers-wants = demande : { $typesName }
falconers-more =
    { $count ->
        [0] aucun autre
        [one] encore { $count }
       *[other] encore { $count }
    }
falcon-white = Faucon blanc
falcon-brown = Faucon brun
falcon-black = Faucon noir
falconers-white = Faucons blancs
    .count =
        { $count ->
            [one] { $count } faucon blanc
           *[other] { $count } faucons blancs
        }
falconers-brown = Faucons bruns
    .count =
        { $count ->
            [one] { $count } faucon brun
           *[other] { $count } faucons bruns
        }
falconers-black = Faucons noirs
    .count =
        { $count ->
            [one] { $count } faucon noir
           *[other] { $count } faucons noirs
        }
falconers-line = { $falcon } ({ $typesName }) ; endroits dans ton Alhambra : { $points } ; dessous : { $count }
    .none = { $falcon } : aucun visible ; dessous : { $count }
falconers-sits = { $name } : { $falcon } ({ $typesName }), { $placeName }, coin sud-est
action-falcon =
    Placer le faucon { $kind ->
        [white] blanc
        [brown] brun
       *[black] noir
    } ({ $placeName }, coin sud-est)
action-pay = Payer le faucon avec { $cardsName }
falconers-plate = Place ton faucon
