### Ce que seule la page dit des médinas.

medinas-title = Médinas
medinas-count =
    { $count ->
        [one] { $count } médina
       *[other] { $count } médinas
    }
    .losing =
        { $count ->
            [one] { $count } médina ; perte actuelle : { $points }
           *[other] { $count } médinas ; perte actuelle : { $points }
        }
medinas-gain =
    { $count ->
        [0] aucune médina
        [one] parmi ceux qui ont le moins de médinas, avec { $count }
       *[other] parmi ceux qui ont le moins de médinas, avec { $count }
    }
