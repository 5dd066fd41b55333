### Le jeu de la feuille, Roll & Write.

## Refus : le moment

keep-dice-first = Choisis d’abord les dés que tu gardes.
only-second = Après une construction, il ne reste que le deuxième bâtiment, ou « done ».
second-later = On ne construit un deuxième bâtiment qu’après une construction.
keep-dice-later = On choisit les dés à garder après avoir lancé les quatre.
build-or-coins = On construit ou on gagne des pièces.

## Bâtiments

no-such-die = Aucun dé { $colourName } n’indique { $value } : ils indiquent { $low } et { $high }.
no-such-die-alike = Aucun dé { $colourName } n’indique { $value } : les deux indiquent { $shown }.
already-built = Le bâtiment en { $square } est déjà construit.
second-built = Les dés restants se croisent en { $square }, où le bâtiment est déjà construit.
second-after-change = Un dé a été changé pendant ce tour, et on n’utilise qu’une des deux actions spéciales par tour.
second-too-dear =
    { $price ->
        [one] Un deuxième bâtiment coûte { $price } pièce, et tu en as { $coins }.
       *[other] Un deuxième bâtiment coûte { $price } pièces, et tu en as { $coins }.
    }
second-without-coins =
    { $price ->
        [one] Un deuxième bâtiment coûte { $price } pièce, et tu n’en as pas.
       *[other] Un deuxième bâtiment coûte { $price } pièces, et tu n’en as pas.
    }

## Changer le résultat d’un dé

changed-already = On ne change les dés qu’une fois par tour, quel que soit le nombre de pièces.
not-changed = Une pièce change le dé { $colourName } d’un cran ; il ne peut pas rester tel quel.
step-without-coins = Ce changement coûte 1 pièce, et tu n’en as pas.
steps-too-dear = Ce changement coûte { $price } pièces, une par cran, et tu en as { $coins }.
steps-without-coins = Ce changement coûte { $price } pièces, une par cran, et tu n’en as pas.

## Ce qui s’est passé

sheet-start-drawn =
    { $whoKind ->
        [you] C’est toi qui commences.
       *[other] C’est { $who } qui commence.
    }
sheet-founded =
    { $whoKind ->
        [you] Tu as obtenu { $square } et tu y as construit { $typeDefinite }.
       *[other] { $who } a obtenu { $square } et y a construit { $typeDefinite }.
    }
sheet-dice-placed =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } posé { $pair } sur la feuille.
sheet-ticked =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } coché une case du type { $typeName }.
sheet-rolled-and-ticked =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } obtenu { $last_typeIndefinite } et coché une case du type { $typeName }.
sheet-rolled-again-and-ticked =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } obtenu { $last_typeIndefinite } (déjà complet : { $earlier_typesName }) et coché une case du type { $typeName }.
sheet-turn-began = Manche { $round } : à { $whoInside } de jouer, avec { $dice }.
sheet-your-turn = Manche { $round } : à toi de jouer, avec { $dice }.
sheet-changed =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } payé { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, et les dés ont indiqué { $dice }.
sheet-built =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } construit { $typeDefinite } en { $square }.
sheet-built-for-coins =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } construit { $typeDefinite } en { $square } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
sheet-earned =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } gagné { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
sheet-earned-too-many =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } gagné { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; il n’y avait plus de place sur la feuille pour { $lost } de plus.
sheet-declined =
    { $whoKind ->
        [you] Tu n’as pas construit de deuxième bâtiment.
       *[other] { $who } n’a pas construit de deuxième bâtiment.
    }
sheet-rolled =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } lancé les dés et obtenu { $dice }.
sheet-kept =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } gardé { $pair }.
sheet-passed-on =
    { $whoKind ->
        [you] Tu as passé { $pair } à { $to }.
       *[other]
            { $toKind ->
                [you] { $who } t’a passé { $pair }.
               *[other] { $who } a passé { $pair } à { $to }.
            }
    }
sheet-completed =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } complété le type { $typeName } à la manche { $round }.
sheet-awarded = La fin de la manche { $round } a rapporté : { $gains } ({ $clausesCommas }).
sheet-awarded-nothing = La fin de la manche { $round } n’a rapporté aucun point ({ $clausesCommas }).
sheet-gain = { $points } à { $whoInside } pour le type { $reasonName }
sheet-scored = La fin de la partie a rapporté : { $playersSemicolons }.
sheet-scored-nothing = La fin de la partie n’a rien rapporté.
sheet-over-alone =
    { $points ->
        [one] La partie est terminée, avec { $points } point pour { $whoInside }.
       *[other] La partie est terminée, avec { $points } points pour { $whoInside }.
    }
## Raisons des points

reason-row = ligne
reason-column = colonne
reason-coins = pièces
reason-bonus = bonus

## Qui est là, et les couleurs des dés

colour-yellow = jaune
colour-blue = bleu
