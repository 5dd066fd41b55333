### Points and their reasons.

scored =
    { $number ->
        [1] Die erste Wertung hat stattgefunden: { $playersSemicolons }.
        [2] Die zweite Wertung hat stattgefunden: { $playersSemicolons }.
       *[3] Die dritte Wertung hat stattgefunden: { $playersSemicolons }.
    }
    .page =
        { $number ->
            [1] Die erste Wertung hat stattgefunden: { $playersSemicolons }.
            [2] Die zweite Wertung hat stattgefunden: { $playersSemicolons }.
           *[other] Die dritte Wertung hat stattgefunden: { $playersSemicolons }.
        }
player-scored = { $who } { $gained } ({ $gainsCommas }) = { $score }
    .page = { $who } { $signed }, jetzt { $score }
player-scored-nothing = { $who } { $gained } = { $score }
gain = { $reasonName } { $points }
player-points = { $who } { $points }
    .page = { player-points }
# Without a verb: the person may be among the players.
tie =
    { $reasonName }: { $playersInside } mit je { $count }, Plätze { $first } { $tied ->
        [2] und
       *[other] bis
    } { $last } geteilt: je { $points } ({ $clause }).

## Tables

the-scoring =
    { $number ->
        [1] Die erste Wertung
        [2] Die zweite Wertung
       *[3] Die dritte Wertung
    }
scoring-now =
    { $number ->
        [1] Die erste Wertung, wenn sie jetzt stattfände
        [2] Die zweite Wertung, wenn sie jetzt stattfände
       *[3] Die dritte Wertung, wenn sie jetzt stattfände
    }
scoring-not-held = Die Wertung „{ $scoring }“ hat noch nicht stattgefunden; „score“ allein sagt, was die nächste brächte.
no-such-scoring = Eine Wertung „{ $scoring }“ gibt es nicht; „score“ allein sagt, was die nächste brächte.
scoring-held =
    { $number ->
        [1] erste Wertung
        [2] zweite Wertung
       *[3] dritte Wertung
    }
the-end = Das Spielende
points-until-now = Punkte bisher
points = Punkte
score = Punktestand
gain-clause = { $reasonName } { $clause }

## Reasons

reason-wall = Mauer
reason-pavilion = { type-pavilion }
reason-seraglio = { type-seraglio }
reason-arcades = { type-arcades }
reason-chambers = { type-chambers }
reason-garden = { type-garden }
reason-tower = { type-tower }
reason-start = zu Beginn

# Reasons for points, each with its clause
gain-clauses = ({ $gainsSemicolons })
