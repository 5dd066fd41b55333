### Camps.

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
