### Points and their reasons.

scored =
    The { $number ->
        [1] first
        [2] second
       *[3] third
    } scoring was held: { $playersSemicolons }.
    .page =
        { $number ->
            [1] The first scoring was held: { $playersSemicolons }.
            [2] The second scoring was held: { $playersSemicolons }.
           *[other] The third scoring was held: { $playersSemicolons }.
        }
player-scored = { $who } { $gained } ({ $gainsCommas }) = { $score }
    .page = { $who } { $signed }, now { $score }
player-scored-nothing = { $who } { $gained } = { $score }
gain = { $reasonName } { $points }
player-points = { $who } { $points }
    .page = { player-points }
tie =
    { $reasonName }: { $players }, with { $count } each, share places { $first } { $tied ->
        [2] and
       *[other] to
    } { $last }: { $points } each ({ $clause }).

## Tables

the-scoring =
    The { $number ->
        [1] first
        [2] second
       *[3] third
    } scoring
scoring-now =
    If the { $number ->
        [1] first
        [2] second
       *[3] third
    } scoring were held now
scoring-not-held = Scoring '{ $scoring }' was not held yet; 'score' alone tells what the next one would bring.
no-such-scoring = There is no scoring '{ $scoring }'; 'score' alone tells what the next one would bring.
scoring-held =
    { $number ->
        [1] first
        [2] second
       *[3] third
    } scoring
the-end = The end of the game
points-until-now = Points until now
points = points
score = score
gain-clause = { $reasonName } { $clause }
# Reasons for points, each with its clause
gain-clauses = ({ $gainsSemicolons })

## Reasons

reason-wall = wall
reason-pavilion = { type-pavilion }
reason-seraglio = { type-seraglio }
reason-arcades = { type-arcades }
reason-chambers = { type-chambers }
reason-garden = { type-garden }
reason-tower = { type-tower }
reason-start = at the start
