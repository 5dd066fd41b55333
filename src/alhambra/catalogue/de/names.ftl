### Names of what there are few of. `$currency` is `dirham`, `$currencyName` the message `currency-dirham`, and
### `$currencyPlural` its attribute; a language may give its names other attributes, all of a kind the same ones.

## `you` for the person and the name of anybody else, for the verb.

you = Du
    .inside = du
    .dative = dir
    .accusative = dich
    .kind = you
neutral = Dirk
neutral-player = Dirk
    .title = Dirk
    .short = Dirk
## Currencies. The dative is that of the plural: "in Denaren".

currency-florin = Florin
    .plural = Florin
    .dative = Florin
    .title = Florin
currency-dirham = Dirham
    .plural = Dirham
    .dative = Dirham
    .title = Dirham
currency-dinar = Denar
    .plural = Denare
    .dative = Denaren
    .title = Denar
currency-ducat = Dukat
    .plural = Dukaten
    .dative = Dukaten
    .title = Dukat

## Types of buildings. The indefinite form is what is built: "einen Turm". The short form stands in narrow columns and
## drawings: three letters, four at most.

type-pavilion = Pavillon
    .indefinite = einen Pavillon
    .title = Pavillon
    .plural = Pavillons
    .short = Pav
type-seraglio = Serail
    .indefinite = ein Serail
    .title = Serail
    .plural = Serails
    .short = Ser
type-arcades = Arkaden
    .indefinite = Arkaden
    .title = Arkaden
    .plural = Arkaden
    .short = Ark
type-chambers = Gemächer
    .indefinite = Gemächer
    .title = Gemächer
    .plural = Gemächer
    .short = Gem
type-garden = Garten
    .indefinite = einen Garten
    .title = Garten
    .plural = Gärten
    .short = Gar
type-tower = Turm
    .indefinite = einen Turm
    .title = Turm
    .plural = Türme
    .short = Turm

## Sides: "im Norden"

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

## Boxes, by their titles: in a sentence they stand in quotes

box-classic = Das klassische Alhambra
box-red-palace = The Red Palace
box-roll-and-write = Roll & Write

## Lists in which there is nothing

nothing = nichts

## Between the words of a list without "und"


# Jemand, der keinen Namen angegeben hat
person-seat = Spieler { $number }

## Was zwischen den Dingen einer Aufzählung ohne „und“ steht
list-commas = { ", " }
list-semicolons = { "; " }
