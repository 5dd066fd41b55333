### How the page calls things: types, currencies, sides, tiles, cards, places, people.
### `$currency` is `dirham`, `$currencyName` the message `currency-dirham`, `$currencyTitle` its attribute `.title`: a
### language may give its names other attributes, all of a kind the same ones. `$tile` takes those of `tile-name`.
### A name is for the inside of a sentence, its title for where it stands alone. `.dative` of a currency is plural.

## Types of buildings. The letter is the same in every language.

type-fountain = Brunnen
    .title = Löwenbrunnen
    .plural = Brunnen

## Currencies

## Sides of a tile, in a list: "Mauern im Norden und Osten"

## Tiles and cards. After one of the same type or currency, only the number is said: "Garten 8 und 10".

tile-name = { $typeName } { $price }
    .title = { $typeTitle } { $price }
tile-half = Halbgebäude { $typeName }
tile-walls =
    { $count ->
        [0] { $tileTitle }, keine Mauer
        [one] { $tileTitle }, Mauer im { $sidesName }
       *[other] { $tileTitle }, Mauern im { $sidesName }
    }
    .alone =
        { $count ->
            [0] keine Mauer
            [one] Mauer im { $sidesName }
           *[other] Mauern im { $sidesName }
        }
card-name = { $currencyName } { $value }
    .title = { $currencyName } { $value }

## Places. They stand alone or in brackets: "(2 nördlich, 1 östlich)".

place-north = { $steps } nördlich
place-east = { $steps } östlich
place-south = { $steps } südlich
place-west = { $steps } westlich
place-both = { $one }, { $other }
place-fountain = am Brunnen
    .alone = am Brunnen
