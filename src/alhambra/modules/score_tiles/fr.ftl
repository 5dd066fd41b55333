### Tuiles Score.

## Its name

module-score-tiles = tuiles Score

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-score-tiles = « { $text } » ne donne pas trois tuiles Score, numérotées de 1 à { $count }.

## Page, everywhere

adds-score-tiles = Trois disent quels types rapportent le plus à chaque décompte.

## Page

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
