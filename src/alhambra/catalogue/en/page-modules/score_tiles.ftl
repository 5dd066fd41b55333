### What only the page says of score tiles.

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
