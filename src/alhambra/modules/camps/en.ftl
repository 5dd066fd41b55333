### Camps.

## Its name

module-camps = camps

## In the rules

paid-camps = camp
scored-camps = camps

## The help

camp-signs = A hatched line is a rampart.

## On the table

# `$sides` are letters of sides, as "N E"
ramparts = ramparts { $sides }

## Names

type-camp = camp
    .indefinite = a camp
    .plural = camps
    .title = Camp
    .short = cam

## What of it is a reconstruction

reconstructed-camps = All prices of camps but one are a reconstruction: 'rules C-1'.
    .page = All prices of camps but one are a reconstruction: the pictures are lost.

## Page, everywhere

adds-camps = Tents outside the walls count the buildings behind them. The prices are a reconstruction.

## Page

camps-title = Camps
camps-tile =
    { $count ->
        [one] { $tileTitle }, rampart { $sidesName }
       *[other] { $tileTitle }, ramparts { $sidesName }
    }
camps-gain =
    { $count ->
        [one] { $tileTitle } with 1 building in line
       *[other] { $tileTitle } with { $count } buildings in line
    }
camps-none = No camp stands in a palace.
