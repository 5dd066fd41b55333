### Les points et leurs raisons.

scored =
    { $number ->
        [1] Le premier décompte a eu lieu : { $playersSemicolons }.
        [2] Le deuxième décompte a eu lieu : { $playersSemicolons }.
       *[3] Le troisième décompte a eu lieu : { $playersSemicolons }.
    }
    .page =
        { $number ->
            [1] Le premier décompte a eu lieu : { $playersSemicolons }.
            [2] Le deuxième décompte a eu lieu : { $playersSemicolons }.
           *[other] Le troisième décompte a eu lieu : { $playersSemicolons }.
        }
player-scored = { $who } { $gained } ({ $gainsCommas }) = { $score }
    .page = { $who } { $signed }, maintenant { $score }
player-scored-nothing = { $who } { $gained } = { $score }
gain = { $reasonName } { $points }
player-points = { $who } { $points }
    .page = { player-points }
tie =
    { $tied ->
        [2] { $reasonName } : { $players } à égalité, avec { $count } chacun, aux places { $first } et { $last } : { $points } chacun ({ $clause }).
       *[other] { $reasonName } : { $players } à égalité, avec { $count } chacun, aux places { $first } à { $last } : { $points } chacun ({ $clause }).
    }

## Tableaux

the-scoring =
    { $number ->
        [1] Le premier décompte
        [2] Le deuxième décompte
       *[3] Le troisième décompte
    }
scoring-now =
    { $number ->
        [1] Si le premier décompte avait lieu maintenant
        [2] Si le deuxième décompte avait lieu maintenant
       *[3] Si le troisième décompte avait lieu maintenant
    }
scoring-not-held = Le décompte « { $scoring } » n’a pas encore eu lieu ; « score » seul dit ce que rapporterait le prochain.
no-such-scoring = Il n’y a pas de décompte « { $scoring } » ; « score » seul dit ce que rapporterait le prochain.
# Seize caractères au plus : la colonne n’est pas plus large.
scoring-held =
    { $number ->
        [1] 1er décompte
        [2] 2e décompte
       *[3] 3e décompte
    }
the-end = La fin de la partie
points-until-now = Points acquis
points = points
score = score
gain-clause = { $reasonName } { $clause }
# Des raisons de points, chacune avec son article
gain-clauses = ({ $gainsSemicolons })

## Raisons

reason-wall = mur
reason-pavilion = { type-pavilion }
reason-seraglio = { type-seraglio }
reason-arcades = { type-arcades }
reason-chambers = { type-chambers }
reason-garden = { type-garden }
reason-tower = { type-tower }
reason-start = au départ
