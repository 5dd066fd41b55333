### What only the page says of camps.

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
