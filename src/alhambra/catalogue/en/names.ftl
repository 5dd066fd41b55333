### Names of what there are few of. `$currency` is `dirham`, `$currencyName` the message `currency-dirham`, and
### `$currencyPlural` its attribute; a language may give its names other attributes, all of a kind the same ones.

## Players. A person is told of as "you": at the beginning of a sentence, and inside one as `$whoInside`.
## Anybody else is a name, the message `player`. `$whoKind` says which of both, for the grammar.

you = You
    .inside = you
    .kind = you
neutral = neutral
neutral-player = the neutral player
    .title = Neutral player
    .short = Neutral
## Currencies

currency-florin = florin
    .plural = florins
    .title = Florin
currency-dirham = dirham
    .plural = dirhams
    .title = Dirham
currency-dinar = dinar
    .plural = dinars
    .title = Dinar
currency-ducat = ducat
    .plural = ducats
    .title = Ducat

## Types of buildings. The short form stands in narrow columns and drawings: three letters, four at most.

type-pavilion = pavilion
    .indefinite = a pavilion
    .plural = pavilions
    .title = Pavilion
    .short = pav
type-seraglio = seraglio
    .indefinite = a seraglio
    .plural = seraglios
    .title = Seraglio
    .short = ser
type-arcades = arcades
    .indefinite = an arcades
    .plural = arcades
    .title = Arcades
    .short = arc
type-chambers = chambers
    .indefinite = a chambers
    .plural = chambers
    .title = Chambers
    .short = cha
type-garden = garden
    .indefinite = a garden
    .plural = gardens
    .title = Garden
    .short = gar
type-tower = tower
    .indefinite = a tower
    .plural = towers
    .title = Tower
    .short = tow

## Sides

side-north = north
side-east = east
side-south = south
side-west = west

## Boxes, by their titles

box-classic = Classic Alhambra
box-red-palace = The Red Palace
box-roll-and-write = Roll & Write

## Lists in which there is nothing

nothing = nothing

# Somebody who has given no name
person-seat = Player { $number }

## What stands between the things of a list that has no "and"
list-commas = { ", " }
list-semicolons = { "; " }
