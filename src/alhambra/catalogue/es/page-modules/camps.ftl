### What only the page says of camps.

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
