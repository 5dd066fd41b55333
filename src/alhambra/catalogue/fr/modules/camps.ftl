### Campements.

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
