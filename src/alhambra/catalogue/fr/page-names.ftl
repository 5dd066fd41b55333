### Comment la page appelle les choses : types, devises, côtés, tuiles, cartes, endroits, gens.
### `$currency` est `dirham`, `$currencyName` le message `currency-dirham`, `$currencyPlural` son attribut `.plural`. `$tile`
### prend les formes de `tile-name`. Un nom est fait pour l’intérieur d’une phrase, son titre pour l’endroit où il est seul.
### `.definite` a l’article : « la tour », « la tour 9 ».

## Types de bâtiments. La lettre est la même dans toutes les langues.

type-fountain = fontaine
    .title = Fontaine aux lions
    .definite = la fontaine
    .plural = fontaines

## Devises

## Côtés d’une tuile, dans une liste : « murs au nord et à l’est ».

## Tuiles et cartes. Après une autre du même type ou de la même devise, on ne dit que le nombre : « jardin 8 et 10 ».

tile-name = { $typeName } { $price }
    .title = { $typeTitle } { $price }
    .definite = { $typeDefinite } { $price }
tile-half =
    { $type ->
        [arcades] moitié d’{ $typeName }
       *[other] moitié de { $typeName }
    }
tile-walls =
    { $count ->
        [0] { $tileTitle }, sans mur
        [one] { $tileTitle }, mur { $sidesName }
       *[other] { $tileTitle }, murs { $sidesName }
    }
    .alone =
        { $count ->
            [0] sans mur
            [one] mur { $sidesName }
           *[other] murs { $sidesName }
        }
card-name = { $currencyName } { $value }
    .title = { $currencyTitle } { $value }

## Endroits. Ils suivent « à » : « à 2 cases au nord et 1 case à l’est », « à la fontaine ».

place-north =
    { $steps ->
        [one] { $steps } case au nord
       *[other] { $steps } cases au nord
    }
place-east =
    { $steps ->
        [one] { $steps } case à l’est
       *[other] { $steps } cases à l’est
    }
place-south =
    { $steps ->
        [one] { $steps } case au sud
       *[other] { $steps } cases au sud
    }
place-west =
    { $steps ->
        [one] { $steps } case à l’ouest
       *[other] { $steps } cases à l’ouest
    }
place-both = { $one } et { $other }
place-fountain = la fontaine
    .alone = à la fontaine
