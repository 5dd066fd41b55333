### The aids of a table: what it tells besides what lies on it.

## Which a table has. Names of aids stand in lists; where one stands alone the page makes its first letter a capital

aids-title = Spielhilfen
    .each = Einzeln wählen
level-learning = Lernen
level-normal = Normal
level-purist = Puristisch
level-own = Eigene Wahl
aids-told = { $level }: { $aidsCommas }
    .none = { $level }: keine Spielhilfen
aid-tile-effect = die Wirkung eines Plättchens
    .hint = Ein Plättchen des Bauhofs zeigt vor dem Kauf, was es an Punkten, Mehrheit und Mauer ändert.
aid-scores-now = der Punktestand, wenn jetzt gewertet würde
    .hint = Was die nächste Wertung allen brächte, wenn sie jetzt stattfände.
aid-table-of-points = die Punktetabelle
    .hint = Was jeder Platz bringt, für jede Gebäudeart und jede Wertung.
aid-scoring-time = wann die Wertungskarte kommt
    .hint = In wie vielen Karten sie kommt, frühestens und spätestens.
aid-counts = was noch übrig ist
    .hint = Die Plättchen im Vorrat und die Karten im Geldstapel, gezählt.
aid-open-hands = offene Hände
    .hint = Alle sehen das Geld von allen.

## What a tile of the market would change

effect-title = Wirkung dieses Plättchens
effect-majority = { $what }: { $count }, { $placed }
effect-nowhere = Es passt nirgends und käme in deine Reserve.

## What lies ahead: points by place, and the next scoring card

points-title = Punkte je Platz
points-scoring =
    { $number ->
        [1] 1. Wertung
        [2] 2. Wertung
       *[other] 3. Wertung
    }
points-left = Übrig
scoring-time =
    { $number ->
        [1] Die erste Wertungskarte kommt frühestens in { $soonest } Karten, spätestens in { $latest }.
       *[other] Die zweite Wertungskarte kommt frühestens in { $soonest } Karten, spätestens in { $latest }.
    }
    .open =
        { $number ->
            [1] Die erste Wertungskarte kann die nächste Karte sein; spätestens kommt sie in { $latest } Karten.
           *[other] Die zweite Wertungskarte kann die nächste Karte sein; spätestens kommt sie in { $latest } Karten.
        }
    .next =
        { $number ->
            [1] Die erste Wertungskarte ist die nächste Karte.
           *[other] Die zweite Wertungskarte ist die nächste Karte.
        }
    .end = Beide Wertungskarten sind gekommen. Die dritte Wertung folgt am Spielende; Plättchen im Vorrat: { $tiles }.
