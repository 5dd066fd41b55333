### Score tiles.

## Its name

module-score-tiles = Wertungsstreifen

## What is wrong with what was typed or written

no-score-tiles = „{ $text }“ sind keine drei Wertungsstreifen mit Nummern von 1 bis { $count }.

## Page, everywhere

adds-score-tiles = Drei davon sagen, welche Gebäudearten bei jeder Wertung am meisten bringen.

## Page

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
