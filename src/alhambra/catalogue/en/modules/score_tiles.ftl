### Score tiles.

## What is wrong with what was typed or written

no-score-tiles = '{ $text }' are no three score tiles, numbered from 1 to { $count }.
