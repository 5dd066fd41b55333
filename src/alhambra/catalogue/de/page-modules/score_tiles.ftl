### What only the page says of score tiles.

score-tiles-title = Reihenfolge der Wertung
    .hint = aufsteigend
score-tiles-row =
    { $number ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[3] Dritte Wertung
    }
    .next = als Nächstes
    .held = vorbei
# A type and the points of its first place
score-tiles-type = { $typeTitle } { $points }
