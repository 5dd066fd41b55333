### Camps.

## Its name

module-camps = campamentos

## In the rules

paid-camps = campamento
scored-camps = campamentos

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

## What of it is a reconstruction

reconstructed-camps = Todos los costes de los campamentos, salvo uno, son una reconstrucción: «rules C-1».
    .page = Todos los costes de los campamentos, salvo uno, son una reconstrucción: las imágenes se han perdido.

## Page, everywhere

adds-camps = Fuera de los muros, cuentan los edificios que tienen detrás. Los costes son una reconstrucción.

## Page

camps-title = Campamentos
camps-tile =
    { $count ->
        [one] { $tileTitle }, baluarte al { $sidesName }
       *[other] { $tileTitle }, baluartes al { $sidesName }
    }
camps-gain =
    { $count ->
        [one] { $tileName } con 1 edificio en línea
       *[other] { $tileName } con { $count } edificios en línea
    }
camps-none = No hay ningún campamento en una alhambra.
