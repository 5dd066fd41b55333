### The aids of a table: what it tells besides what lies on it.

## Which a table has. Names of aids stand in lists; where one stands alone the page makes its first letter a capital

aids-title = Ayudas de juego
    .each = Elegir una a una
level-learning = Aprendizaje
level-normal = Normal
level-purist = Purista
level-own = A tu gusto
aids-told = { $level }: { $aidsCommas }
    .none = { $level }: sin ayudas de juego
aid-tile-effect = el efecto de una loseta
    .hint = Una loseta del mercado anuncia sus puntos, su mayoría y el muro antes de que la compres.
aid-scores-now = los marcadores al momento
    .hint = Lo que la próxima puntuación daría a cada uno si fuera ahora.
aid-table-of-points = la tabla de puntuación
    .hint = Lo que da cada posición, para cada tipo y cada puntuación.
aid-scoring-time = la llegada de la carta de puntuación
    .hint = A cuántas cartas está, como pronto y como tarde.
aid-counts = lo que queda
    .hint = Las losetas de la pila y las cartas del mazo de dinero, contadas.
aid-open-hands = las manos abiertas
    .hint = Todos ven el dinero de todos.

## What a tile of the market would change

effect-title = Efecto de esta loseta
effect-majority = { $what }: { $count }, { $placed }
effect-nowhere = No encaja en ningún sitio e iría a tu reserva.

## What lies ahead: points by place, and the next scoring card

points-title = Puntos por posición
points-scoring =
    { $number ->
        [1] 1.ª puntuación
        [2] 2.ª puntuación
       *[other] 3.ª puntuación
    }
points-left = Quedan
scoring-time =
    { $number ->
        [1] La primera carta de puntuación llega como pronto en { $soonest } cartas, como tarde en { $latest }.
       *[other] La segunda carta de puntuación llega como pronto en { $soonest } cartas, como tarde en { $latest }.
    }
    .open =
        { $number ->
            [1] La primera carta de puntuación puede ser la próxima carta; llega como tarde en { $latest } cartas.
           *[other] La segunda carta de puntuación puede ser la próxima carta; llega como tarde en { $latest } cartas.
        }
    .next =
        { $number ->
            [1] La primera carta de puntuación es la próxima carta.
           *[other] La segunda carta de puntuación es la próxima carta.
        }
    .end = Ya han aparecido las dos cartas de puntuación. La tercera puntuación es al final de la partida; losetas en la pila: { $tiles }.
