### Score tiles.

## Its name

module-score-tiles = score tiles

## What is wrong with what was typed or written

no-score-tiles = '{ $text }' are no three score tiles, numbered from 1 to { $count }.

## Page, everywhere

adds-score-tiles = Three of them say which types bring most at each scoring.

## Page

score-tiles-title = Score order
    .hint = least to most
score-tiles-row =
    { $number ->
        [1] First scoring
        [2] Second scoring
       *[3] Third scoring
    }
    .next = next
    .held = held
# A type and the points of its first place
score-tiles-type = { $typeTitle } { $points }
