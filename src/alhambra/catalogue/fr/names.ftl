### Noms de ce qui est en petit nombre. `$currency` est `dirham`, `$currencyName` le message `currency-dirham`, et
### `$currencyPlural` son attribut ; `.definite` et `.indefinite` ont l’article.

## Joueurs. Une phrase choisit « tu » par `$whoKind` ; `$whoInside` suit une préposition, et « Toi » est pour les listes.

you = Toi
    .inside = toi
    .kind = you
neutral = Dirk
neutral-player = Dirk
    .title = Dirk
    .short = Dirk
## Devises

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

## Types de bâtiments. La forme courte est pour les colonnes étroites et les dessins : trois lettres, quatre au plus.

type-pavilion = pavillon
    .definite = le pavillon
    .indefinite = un pavillon
    .plural = pavillons
    .title = Pavillon
    .short = pav
type-seraglio = sérail
    .definite = le sérail
    .indefinite = un sérail
    .plural = sérails
    .title = Sérail
    .short = sér
type-arcades = arcades
    .definite = les arcades
    .indefinite = des arcades
    .plural = arcades
    .title = Arcades
    .short = arc
type-chambers = chambres
    .definite = les chambres
    .indefinite = des chambres
    .plural = chambres
    .title = Chambres
    .short = cha
type-garden = jardin
    .definite = le jardin
    .indefinite = un jardin
    .plural = jardins
    .title = Jardin
    .short = jar
type-tower = tour
    .definite = la tour
    .indefinite = une tour
    .plural = tours
    .title = Tour
    .short = tou

## Côtés

side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest

## Boîtes, par leurs titres

box-classic = Alhambra classique
box-red-palace = The Red Palace
box-roll-and-write = Roll & Write

## Listes où il n’y a rien

nothing = rien

# Quelqu’un qui n’a pas donné de nom
person-seat = Joueur { $number }

## Ce qui sépare les choses d’une liste sans « et »
list-commas = { ", " }
list-semicolons = { "\u00A0; " }
