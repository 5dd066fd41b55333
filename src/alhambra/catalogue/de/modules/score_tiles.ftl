### Score tiles.

## What is wrong with what was typed or written

no-score-tiles = „{ $text }“ sind keine drei Wertungsstreifen mit Nummern von 1 bis { $count }.
