### Camps.

## The help

camp-signs = Eine schraffierte Linie ist eine Bastion.

## On the table

# `$sides` are letters of sides, as "N E"
ramparts = Bastionen { $sides }

## Names

type-camp = Feldlager
    .indefinite = ein Feldlager
    .title = Feldlager
    .plural = Feldlager
    .short = Lag
