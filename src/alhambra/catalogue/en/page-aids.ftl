### The aids of a table: what it tells besides what lies on it.

## Which a table has. Names of aids stand in lists; where one stands alone the page makes its first letter a capital

aids-title = Aids
    .each = Choose each one
level-learning = Learning
level-normal = Normal
level-purist = Purist
level-own = Your own choice
aids-told = { $level }: { $aidsCommas }
    .none = { $level }: no aids
aid-tile-effect = what a tile changes
    .hint = A tile of the market tells its points, its majority and the wall before you buy it.
aid-scores-now = the scores as of now
    .hint = What the next scoring would bring everybody if it were held now.
aid-table-of-points = the table of points
    .hint = What each place brings, for every type and scoring.
aid-scoring-time = when the scoring card comes
    .hint = How many cards it is away, at the soonest and at the latest.
aid-counts = what is left
    .hint = The tiles of the supply and the cards of the money pile, counted.
aid-open-hands = open hands
    .hint = Everybody sees everybody's money.

## What a tile of the market would change

effect-title = What this tile changes
effect-majority = { $what }: { $count }, { $placed }
effect-nowhere = It fits nowhere and would lie in your reserve.

## What lies ahead: points by place, and the next scoring card

points-title = Points by place
points-scoring =
    { $number ->
        [1] 1st scoring
        [2] 2nd scoring
       *[other] 3rd scoring
    }
points-left = Left
scoring-time =
    { $number ->
        [1] The first scoring card comes in { $soonest } cards at the soonest, in { $latest } at the latest.
       *[other] The second scoring card comes in { $soonest } cards at the soonest, in { $latest } at the latest.
    }
    .open =
        { $number ->
            [1] The first scoring card may be the next card; it comes in { $latest } cards at the latest.
           *[other] The second scoring card may be the next card; it comes in { $latest } cards at the latest.
        }
    .next =
        { $number ->
            [1] The first scoring card is the next card.
           *[other] The second scoring card is the next card.
        }
    .end = Both scoring cards have come. The third scoring is held at the end of the game; tiles left in the supply: { $tiles }.
