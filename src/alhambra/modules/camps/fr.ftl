### Campements.

## Its name

module-camps = campements

## In the rules

paid-camps = campement
scored-camps = campements

## L’aide

camp-signs = Une ligne hachurée est un rempart.

## Sur la table

# `$sides` sont des lettres de côtés, comme « N E »
ramparts = remparts { $sides }

## Noms

type-camp = campement
    .definite = le campement
    .indefinite = un campement
    .plural = campements
    .title = Campement
    .short = cam

## Ce qui est une reconstitution

reconstructed-camps = Tous les prix des campements, sauf un, sont une reconstitution : « rules C-1 ».
    .page = Tous les prix des campements, sauf un, sont une reconstitution : les images sont perdues.

## Page, everywhere

adds-camps = Des tentes hors les murs comptent les bâtiments derrière elles. Les prix sont une reconstitution.

## Page

camps-title = Campements
camps-tile =
    { $count ->
        [one] { $tileTitle }, rempart { $sidesName }
       *[other] { $tileTitle }, remparts { $sidesName }
    }
camps-gain =
    { $count ->
        [one] { $tileName } avec { $count } bâtiment en ligne
       *[other] { $tileName } avec { $count } bâtiments en ligne
    }
camps-none = Aucun campement dans une Alhambra.
