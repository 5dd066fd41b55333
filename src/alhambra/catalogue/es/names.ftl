### Names of what there are few of. `$currency` is `dirham`, `$currencyName` the message `currency-dirham`, and
### `$currencyPlural` its attribute. Types have a plural too, and forms with the articles.

## Players. A person is told of as "tú": `$whoKind` is `you` for the person, and for others their name.

you = Tú
    .inside = tú
    .kind = you
neutral = Boabdil
neutral-player = Boabdil
    .title = Boabdil
    .short = Boabdil
## Currencies

currency-florin = florín
    .plural = florines
    .title = Florín
currency-dirham = dírham
    .plural = dírhams
    .title = Dírham
currency-dinar = dinar
    .plural = dinares
    .title = Dinar
currency-ducat = ducado
    .plural = ducados
    .title = Ducado

## Types of buildings. The short form stands in narrow columns and drawings: three letters, four at most.

type-pavilion = pabellón
    .indefinite = un pabellón
    .definite = el pabellón
    .plural = pabellones
    .title = Pabellón
    .short = pab
type-seraglio = serrallo
    .indefinite = un serrallo
    .definite = el serrallo
    .plural = serrallos
    .title = Serrallo
    .short = ser
type-arcades = galería
    .indefinite = una galería
    .definite = la galería
    .plural = galerías
    .title = Galería
    .short = gal
type-chambers = estancias
    .indefinite = unas estancias
    .definite = las estancias
    .plural = estancias
    .title = Estancias
    .short = est
type-garden = jardín
    .indefinite = un jardín
    .definite = el jardín
    .plural = jardines
    .title = Jardín
    .short = jar
type-tower = torre
    .indefinite = una torre
    .definite = la torre
    .plural = torres
    .title = Torre
    .short = tor

## Sides

side-north = norte
side-east = este
side-south = sur
side-west = oeste

## Boxes, by their titles

box-classic = Alhambra clásico
box-red-palace = The Red Palace
box-roll-and-write = Roll & Write

## Lists in which there is nothing

nothing = nada

# Somebody who has given no name
person-seat = Jugador { $number }

## What stands between the things of a list that has no "y"

list-commas = { ", " }
list-semicolons = { "; " }
