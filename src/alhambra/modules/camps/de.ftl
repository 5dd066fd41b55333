### Camps.

## Its name

module-camps = Feldlager

## In the rules

paid-camps = Feldlager
scored-camps = Feldlager

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

## What of it is a reconstruction

reconstructed-camps = Bis auf einen sind die Preise der Feldlager eine Rekonstruktion: „rules C-1“.
    .page = Bis auf einen sind die Preise der Feldlager eine Rekonstruktion: Die Bilder sind verloren.

## Page, everywhere

adds-camps = Zelte vor der Mauer zählen die Gebäude dahinter. Die Preise sind eine Rekonstruktion.

## Page

camps-title = Feldlager
camps-tile =
    { $count ->
        [one] { $tileTitle }, Bastion im { $sidesName }
       *[other] { $tileTitle }, Bastionen im { $sidesName }
    }
camps-gain =
    { $count ->
        [one] { $tileTitle } mit 1 Gebäude in der Linie
       *[other] { $tileTitle } mit { $count } Gebäuden in der Linie
    }
camps-none = In keiner Alhambra steht ein Feldlager.
