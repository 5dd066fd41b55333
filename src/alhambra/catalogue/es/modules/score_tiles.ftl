### Score tiles.

## What is wrong with what was typed or written

no-score-tiles = «{ $text }» no son tres losetas de puntuación, numeradas del 1 al { $count }.
