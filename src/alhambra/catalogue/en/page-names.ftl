### How the page calls things: types, currencies, sides, tiles, cards, places, people.
### `$currency` is `dirham`, `$currencyName` the message `currency-dirham`, `$currencyTitle` its attribute `.title`: a
### language may give its names other attributes, all of a kind the same ones. `$tile` takes those of `tile-name`.
### A name is for the inside of a sentence, its title for where it stands alone.

## Types of buildings. The letter is the same in every language.

type-fountain = the fountain
    .title = Lion fountain

## Currencies

## Sides of a tile, in a list

## Tiles and cards. After one of the same type or currency, only the number is said: "garden 8 and 10".

tile-name = { $typeName } { $price }
    .title = { $typeTitle } { $price }
tile-half = half of a { $typeName }
tile-walls =
    { $count ->
        [0] { $tileTitle }, no wall
        [one] { $tileTitle }, wall { $sidesName }
       *[other] { $tileTitle }, walls { $sidesName }
    }
    .alone =
        { $count ->
            [0] no wall
            [one] wall { $sidesName }
           *[other] walls { $sidesName }
        }
card-name = { $currencyName } { $value }
    .title = { $value } { $currencyName }

## Places. They follow "at": "at 2 north, 1 east", "at the fountain".

place-north = { $steps } north
place-east = { $steps } east
place-south = { $steps } south
place-west = { $steps } west
place-both = { $one }, { $other }
place-fountain = the fountain
    .alone = at the fountain
