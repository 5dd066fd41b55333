### Falconers.

## Its name

module-falconers = halconeros

## In the rules

scored-falconers = halcones

## Refusals

falcon-choose-first = Di antes qué halcón compras y para qué vértice.
    .page = { falcon-choose-first }
falcon-pay-first = Antes paga el halcón.
    .page = { falcon-pay-first }
falcon-too-little-paid = Un halcón cuesta { $price } y estas cartas valen { $paid }.
    .page = { falcon-too-little-paid }
falcon-superfluous-card = Un halcón cuesta { $price } y queda pagado sin una carta de { $spare }.
    .page = { falcon-superfluous-card }
falcon-too-dear = Un halcón cuesta { $price }, más de lo que vale tu mano.
    .page = { falcon-too-dear }
no-falcon-open = No hay ningún halcón { $kindName } boca arriba.
    .page =
        No hay ningún halcón { $kind ->
            [white] blanco
            [brown] marrón
           *[black] negro
        } boca arriba.
no-point = En la esquina sureste de { $place } no se encuentran cuatro losetas de la alhambra.
    .page = Ahí no se encuentran cuatro losetas de la alhambra.
point-taken = Ahí ya hay un halcón.
    .page = { point-taken }
falcon-types = Las cuatro losetas de ahí no muestran los dos tipos: { $typesName }.
    .page = { falcon-types }
falcon-not-removed = Hay un halcón sobre { $tile }: esa loseta no se puede retirar.
    .page = Hay un halcón sobre { $tileDefinite }: esa loseta no se puede retirar.
falcon-not-swapped = Hay un halcón sobre { $tile }: con otra loseta ahí faltaría un tipo que el halcón necesita.
    .page = Hay un halcón sobre { $tileDefinite }: con otra loseta ahí faltaría un tipo que el halcón necesita.

## Why a move leads nowhere

nowhere-four-tiles = En ningún lugar de tu alhambra se encuentran cuatro losetas, como necesita un halcón.
no-free-point = En tu alhambra no hay ningún vértice libre cuyas losetas muestren los dos tipos: { $typesName }.

## What happened, and what is to be decided

falcon-turned-up = Apareció un halcón { $kindName } para { $typesName }.
    .page =
        Apareció un halcón { $kind ->
            [white] blanco
            [brown] marrón
           *[black] negro
        } para { $typesName }.
falcon-bought =
    { $whoKind ->
        [you] Compraste el halcón { $kindName } para { $typesName } (pago: { $cardsCommas }) y lo colocaste en la esquina sureste de { $point }.
       *[other] { $who } compró el halcón { $kindName } para { $typesName } (pago: { $cardsCommas }) y lo colocó en la esquina sureste de { $point }.
    }
    .page =
        { $whoKind ->
            [you] Compraste
           *[other] { $who } compró
        } el halcón { $kind ->
            [white] blanco
            [brown] marrón
           *[black] negro
        } para { $typesName } (pago: { $cardsName }), colocado donde se encuentran cuatro losetas ({ $placeName }, esquina sureste).
falcon-to-pay = Paga { $price } por el halcón, en cualquier mezcla de monedas (F-2).
new-falcon = en las pilas abiertas: { $thingsCommas }

## The help

falcon-signs = Los halcones (◇ blanco, ◈ marrón, ◆ negro) van en la esquina SE de una casilla.

## Names

kind-white = blanco
kind-brown = marrón
kind-black = negro
reason-white-falcons = halcones blancos
reason-brown-falcons = halcones marrones
reason-black-falcons = halcones negros

## What is wrong with what was typed or written

no-kind-of-falcon = «{ $text }» no es ninguna clase de halcón: hay { $knownCommas }.
falcon-where = Un halcón se coloca en un vértice: escribe falcon:CLASE@LUGAR, como falcon:white@n1e1.
no-falcons = «{ $text }» no son halcones.

## On the table

row-falcons = Halcones
# `$sign` is how it is drawn; `$count` are those below it on its pile
falcon-open = { $kindName } { $sign } { $typesPluses } ({ $count } más)
# None lies open; `$count` come later
falcons-to-come =
    { $count ->
        [0] { $kindName } { $sign } ninguno
       *[other] { $kindName } { $sign } más tarde ({ $count })
    }
falcons-of =
    { $whoKind ->
        [you] Tus halcones:
       *[other] Halcones de { $who }:
    }
# "SE" is the south-east corner of a square
falcon-held = { $kindName } { $sign } al SE de { $point } ({ $typesPluses })
falcon-for = halcón { $kindName } { $typesPluses }

## Moves

group-falcon = Halcón
# Behind it stand squares, whose south-east corners are meant
falcon-at = { $kindName } { $sign } { $typesPluses }, al SE de
# Behind it stand payments
pay-for-falcon = por el halcón
absent-falcon = En esta partida no hay halconeros.

## What of it is a reconstruction

reconstructed-falconers = Las reglas de los halconeros son una reconstrucción: «rules F-1» y siguientes.
    .page = Los halconeros son una reconstrucción: las páginas del reglamento se han perdido.

## Page, everywhere

adds-falconers = Los halcones se posan donde se tocan cuatro losetas. Una reconstrucción.

## Page

falconers-title = Halcones
falconers-price = { $price } en cualquier mezcla de monedas
falconers-none = ninguno a la vista
falconers-points =
    { $count ->
        [0] ningún lugar
        [one] { $count } lugar
       *[other] { $count } lugares
    }
falconers-wants = pide { $typesName }
falconers-more = { $count } más
falcon-white = Halcón blanco
falcon-brown = Halcón marrón
falcon-black = Halcón negro
falconers-white = Halcones blancos
    .count =
        { $count ->
            [one] { $count } halcón blanco
           *[other] { $count } halcones blancos
        }
falconers-brown = Halcones marrones
    .count =
        { $count ->
            [one] { $count } halcón marrón
           *[other] { $count } halcones marrones
        }
falconers-black = Halcones negros
    .count =
        { $count ->
            [one] { $count } halcón negro
           *[other] { $count } halcones negros
        }
falconers-line = { $falcon } para { $typesName }; lugares en tu alhambra: { $points }; debajo: { $count }
    .none = { $falcon }: ninguno a la vista; debajo: { $count }
falconers-sits = { $name }: { $falcon } para { $typesName } ({ $placeName }, esquina sureste)
action-falcon =
    Colocar el halcón { $kind ->
        [white] blanco
        [brown] marrón
       *[black] negro
    } ({ $placeName }, esquina sureste)
action-pay = Pagar el halcón con { $cardsName }
falconers-plate = Coloca tu halcón
