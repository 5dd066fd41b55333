### Draft.

## Its name

module-draft = elección del dinero inicial

## Refusals

choose-pile-first = Antes se elige el dinero inicial: toma una de las pilas.
    .page = { choose-pile-first }
pile-chosen-already = El dinero inicial ya está elegido.
    .page = { pile-chosen-already }
no-such-pile = No hay ninguna pila { $pile } que elegir, solo { $pilesCommas }.
    .page = { no-such-pile }

## What happened, and what is to be decided

draft-piles-dealt =
    El dinero inicial se repartió en pilas ({ $pilesSemicolons }), y el primer turno fue para { $startKind ->
        [you] ti
       *[other] { $start }
    }.
    .page =
        El dinero inicial se repartió en pilas boca arriba, y el primer turno fue para { $whoKind ->
            [you] ti
           *[other] { $who }
        }.
draft-pile = { $number }: { $cardsCommas }
draft-pile-chosen =
    { $whoKind ->
        [you] Recibiste la pila inicial { $pile }: { $cardsCommas } ({ $worth } en total).
       *[other] { $who } recibió la pila inicial { $pile }: { $cardsCommas } ({ $worth } en total).
    }
    .page =
        { $whoKind ->
            [you] Recibiste la pila inicial { $pile }: { $cardsName } ({ $worth } en total).
           *[other] { $who } recibió la pila inicial { $pile }: { $cardsName } ({ $worth } en total).
        }
draft-choose = Elige tu dinero inicial: una de las pilas boca arriba (R-14).

## What is wrong with what was typed or written

no-pile = «{ $text }» no es ninguna pila de dinero inicial: se numeran desde 1.
no-piles = «{ $text }» no son pilas de dinero inicial, una por asiento.

## Moves

group-start = Inicio
# Behind it stand its cards
start-pile = pila { $pile }
absent-pile = En esta partida no hay pilas de dinero inicial que elegir.

## Page

draft-title = Dinero inicial
draft-hint = Toma la pila que prefieras. Quien empieza la partida elige el último.
draft-wait = Las pilas que quedan. Quien empieza la partida elige el último.
draft-one = Pila { $number }: { $cardsName }; { $sum } en total
draft-ask = Elige tu dinero inicial
    .hint = Toma una de las pilas boca arriba.
action-pile = Tomar la pila { $pile }
