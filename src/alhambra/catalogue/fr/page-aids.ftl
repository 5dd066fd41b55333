### Les aides de jeu d’une table : ce qu’elle dit en plus de ce qui s’y trouve.

## Celles d’une table. Leurs noms sont dans des listes ; seul, un nom reçoit une majuscule de la page

aids-title = Aides de jeu
    .each = Choisir une à une
level-learning = Découverte
level-normal = Normal
level-purist = Puriste
level-own = À ton choix
aids-told = { $level } : { $aidsCommas }
    .none = { $level } : aucune aide de jeu
aid-tile-effect = l’effet d’une tuile
    .hint = Une tuile du chantier annonce ses points, sa majorité et le mur avant que tu l’achètes.
aid-scores-now = les scores à l’instant
    .hint = Ce que le prochain décompte rapporterait à chacun s’il avait lieu maintenant.
aid-table-of-points = le tableau des points
    .hint = Ce que rapporte chaque place, pour chaque type et chaque décompte.
aid-scoring-time = l’arrivée de la carte Décompte
    .hint = À combien de cartes elle se trouve, au plus tôt et au plus tard.
aid-counts = ce qui reste
    .hint = Le compte des tuiles de la pioche et des cartes Argent de la pile.
aid-open-hands = les mains ouvertes
    .hint = Chacun voit l’argent de tous.

## Ce que changerait une tuile du chantier

effect-title = Effet de cette tuile
effect-majority = { $what } : { $count }, { $placed }
effect-nowhere = Elle n’a sa place nulle part et irait dans ta réserve.

## Ce qui vient : les points par place et la prochaine carte Décompte

points-title = Points par place
points-scoring =
    { $number ->
        [1] 1er décompte
        [2] 2e décompte
       *[other] 3e décompte
    }
points-left = Reste
scoring-time =
    { $number ->
        [1] La première carte Décompte arrive au plus tôt dans { $soonest } cartes, au plus tard dans { $latest }.
       *[other] La deuxième carte Décompte arrive au plus tôt dans { $soonest } cartes, au plus tard dans { $latest }.
    }
    .open =
        { $number ->
            [1] La première carte Décompte peut être la prochaine carte ; elle arrive au plus tard dans { $latest } cartes.
           *[other] La deuxième carte Décompte peut être la prochaine carte ; elle arrive au plus tard dans { $latest } cartes.
        }
    .next =
        { $number ->
            [1] La première carte Décompte est la prochaine carte.
           *[other] La deuxième carte Décompte est la prochaine carte.
        }
    .end = Les deux cartes Décompte ont été révélées. Le troisième décompte a lieu à la fin de la partie ; tuiles de la pioche : { $tiles }.
