### Names of what there are few of. `$currency` is `dirham`, `$currencyName` the message `currency-dirham`, and
### `$currencyPlural` its attribute; a language may give its names other attributes, all of a kind the same ones.

## Players. A person is told of as "you": at the beginning of a sentence, and inside one as `$whoInside`.

you = You
    .inside = you
neutral = neutral
neutral-player = the neutral player
fictitious = fictitious
fictitious-numbered = fictitious { $number }

## Currencies

currency-florin = florin
    .plural = florins
currency-dirham = dirham
    .plural = dirhams
currency-dinar = dinar
    .plural = dinars
currency-ducat = ducat
    .plural = ducats

## Types of buildings

type-pavilion = pavilion
    .indefinite = a pavilion
type-seraglio = seraglio
    .indefinite = a seraglio
type-arcades = arcades
    .indefinite = an arcades
type-chambers = chambers
    .indefinite = a chambers
type-garden = garden
    .indefinite = a garden
type-tower = tower
    .indefinite = a tower

## Sides

side-north = north
side-east = east
side-south = south
side-west = west

## Colours of dice

colour-yellow = yellow
colour-blue = blue

## Lists in which there is nothing

nothing = nothing
