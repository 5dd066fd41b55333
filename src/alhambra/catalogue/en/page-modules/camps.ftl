### What only the page says of camps.

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
