### Ce que seule la page dit des campements.

camps-title = Campements
camps-tile =
    { $count ->
        [one] { $tileTitle }, rempart { $sidesName }
       *[other] { $tileTitle }, remparts { $sidesName }
    }
camps-gain =
    { $count ->
        [one] { $tileName } avec { $count } bâtiment en ligne
       *[other] { $tileName } avec { $count } bâtiments en ligne
    }
camps-none = Aucun campement dans une Alhambra.
