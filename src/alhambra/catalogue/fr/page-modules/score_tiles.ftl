### Ce que seule la page dit des tuiles Score.

score-tiles-title = Ordre du décompte
    .hint = du moins au plus
score-tiles-row =
    { $number ->
        [1] Premier décompte
        [2] Deuxième décompte
       *[3] Troisième décompte
    }
    .next = prochain
    .held = passé
# Un type et les points de sa première place
score-tiles-type = { $typeTitle } { $points }
