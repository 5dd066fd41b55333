### Score tiles.

## Its name

module-score-tiles = losetas de puntuación

## What is wrong with what was typed or written

no-score-tiles = «{ $text }» no son tres losetas de puntuación, numeradas del 1 al { $count }.

## Page, everywhere

adds-score-tiles = Tres de ellas dicen qué tipos valen más en cada puntuación.

## Page

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
