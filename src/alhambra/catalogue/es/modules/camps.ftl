### Camps.

## The help

camp-signs = Una línea rayada es un baluarte.

## On the table

# `$sides` are letters of sides, as "N E"
ramparts = baluartes { $sides }

## Names

type-camp = campamento
    .indefinite = un campamento
    .definite = el campamento
    .plural = campamentos
    .title = Campamento
    .short = cam
