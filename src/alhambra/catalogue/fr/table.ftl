### La table de la partie, comme le terminal la dessine.

## Au-dessus. Celui à qui sont les tuiles restantes peut être la personne : « Toi ».

# Dans quel ordre : à qui de jouer, le décompte à venir, ce qui reste
heading = { $turn } · { $scoring } · { $left }
heading-over = La partie est terminée
heading-end = Fin de la partie, tuiles restantes : { $who }
heading-your-turn = À toi de jouer
heading-turn = À { $who } de jouer
heading-your-choice = Ton argent de départ
heading-choice = Argent de départ : { $who }
heading-scoring =
    { $number ->
        [1] premier décompte à venir
        [2] deuxième décompte à venir
        [3] troisième décompte à venir
       *[other] aucun décompte à venir
    }
heading-left =
    il reste { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Dessus. Le nom d’une ligne a huit caractères au plus.

row-market = Chantier
row-hand = Main
row-display = Offre
empty = (vide)
your-palace = Ton Alhambra, mur { $wall }
palace-of = Alhambra : { $who }, mur { $wall }

## Les joueurs. Au-dessus des colonnes, il y a place pour six lettres ; les types y ont leur forme courte.

column-points = points
column-cards = cartes
column-wall = mur
# Qui a ce qui suit
reserve-of = { $who }, réserve :
aside-of = { $who }, mis de côté :
hand-of = { $who }, main :
# `$letter` est celle de la devise : y, g, b ou o
money-kept =
    { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    } { $letter }
seat-numbered = siège { $number }

## Tuiles

# Le nom d’une tuile comme il se tape, avec son type
tile-typed = { $tile } { $typeName }
tile-of-type = { $tile } ({ $typeName })
# Avec ses murs, par les lettres des côtés, « N E », ou ce qu’elle a à la place
tile-edges = { $tile } ({ $edges })
tile-price-edges = { $tile } { $price } ({ $edges })
tile-without-walls = sans mur
tile-open = ouverte
# La tuile de départ telle qu’elle est dessinée : huit lettres au plus ; six là où elle est seule
drawn-fountain = lions
drawn-fountain-alone = lions

## Les tuiles Score : les types du plus petit au plus grand à un décompte à venir

row-order = Ordre
order-at =
    { $number ->
        [1] premier :
        [2] deuxième :
       *[3] troisième :
    }

## Ce qui est nouveau

news = Nouveau : { $partsSemicolons }.
new-on-display = { $thingsCommas } dans l’offre
new-on-market = { $thingsCommas } sur le chantier
# Une tuile, et le numéro de sa case
new-on-square = { $tile } ({ $square })

# Entre les deux types d’un faucon
list-pluses = +
