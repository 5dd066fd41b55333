### Points and their reasons.

scored =
    Se hizo la { $number ->
        [1] primera
        [2] segunda
       *[3] tercera
    } puntuación: { $playersSemicolons }.
    .page =
        { $number ->
            [1] Se hizo la primera puntuación: { $playersSemicolons }.
            [2] Se hizo la segunda puntuación: { $playersSemicolons }.
           *[other] Se hizo la tercera puntuación: { $playersSemicolons }.
        }
player-scored = { $whoInside } { $gained } ({ $gainsCommas }) = { $score }
    .page = { $whoInside } { $signed }, ahora { $score }
player-scored-nothing = { $whoInside } { $gained } = { $score }
gain = { $reasonName } { $points }
player-points = { $whoInside } { $points }
    .page = { player-points }
tie =
    { $reasonName }: empate a { $count } entre { $playersInside } por las posiciones { $first } { $tied ->
        [2] y
       *[other] a
    } { $last }: { $points } para cada uno ({ $clause }).

## Tables

the-scoring =
    { $number ->
        [1] Primera
        [2] Segunda
       *[3] Tercera
    } puntuación
scoring-now =
    Si se hiciera ahora la { $number ->
        [1] primera
        [2] segunda
       *[3] tercera
    } puntuación
scoring-not-held = La puntuación «{ $scoring }» aún no se ha hecho; «score» a secas dice qué daría la siguiente.
no-such-scoring = No hay ninguna puntuación «{ $scoring }»; «score» a secas dice qué daría la siguiente.
scoring-held = { $number }.ª puntuación
the-end = El final de la partida
points-until-now = Puntos hasta ahora
points = puntos
score = marcador
gain-clause = { $reasonName } { $clause }
# Reasons for points, each with its clause
gain-clauses = ({ $gainsSemicolons })

## Reasons

reason-wall = muro
reason-pavilion = { type-pavilion }
reason-seraglio = { type-seraglio }
reason-arcades = { type-arcades }
reason-chambers = { type-chambers }
reason-garden = { type-garden }
reason-tower = { type-tower }
reason-start = al principio
