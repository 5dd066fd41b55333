### How the page calls things: types, currencies, sides, tiles, cards, places, people.
### `$currency` is `dirham`, `$currencyName` the message `currency-dirham`, `$currencyTitle` its attribute `.title`.
### A name is for the inside of a sentence, its title for where it stands alone. Types and tiles have a form with the
### article as well, `.definite`, and types a plural.

## Types of buildings. The letter is the same in every language.

type-fountain = fuente
    .title = Fuente de los Leones
    .definite = la fuente
    .plural = fuentes

## Currencies

## Sides of a tile, in a list

## Tiles and cards. After one of the same type or currency, only the number is said: "jardín 8 y 10".

tile-name = { $typeName } { $price }
    .title = { $typeTitle } { $price }
    .definite = { $typeDefinite } { $price }
tile-half =
    { $type ->
        [arcades] media { $typeName }
        [chambers] medias { $typeName }
        [tower] media { $typeName }
       *[other] medio { $typeName }
    }
tile-walls =
    { $count ->
        [0] { $tileTitle }, sin muros
        [one] { $tileTitle }, muro al { $sidesName }
       *[other] { $tileTitle }, muros al { $sidesName }
    }
    .alone =
        { $count ->
            [0] sin muros
            [one] muro al { $sidesName }
           *[other] muros al { $sidesName }
        }
card-name = { $currencyName } { $value }
    .title = { $currencyTitle } { $value }

## Places. They stand alone or in brackets: "(2 al norte, 1 al este)".

place-north = { $steps } al norte
place-east = { $steps } al este
place-south = { $steps } al sur
place-west = { $steps } al oeste
place-both = { $one }, { $other }
place-fountain = la fuente
    .alone = en la fuente
