### What only the page says of score tiles.

score-tiles-title = Orden de puntuación
    .hint = de menos a más
score-tiles-row =
    { $number ->
        [1] Primera puntuación
        [2] Segunda puntuación
       *[3] Tercera puntuación
    }
    .next = la próxima
    .held = ya pasó
# A type and the points of its first place
score-tiles-type = { $typeTitle } { $points }
