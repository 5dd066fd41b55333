### Falconers.

## Refusals

falcon-choose-first = First say which falcon you buy, and for which point.
falcon-pay-first = First pay for the falcon.
falcon-too-little-paid = A falcon costs { $price }; these cards are worth { $paid }.
falcon-superfluous-card = A falcon costs { $price }: it is paid for without a card of { $spare }.
falcon-too-dear = A falcon costs { $price }, more than the hand is worth.
no-falcon-open = No { $kindName } falcon lies open.
no-point = At the south-east corner of { $place } no four tiles of the palace meet.
point-taken = A falcon sits there already.
falcon-types = The four tiles there do not show both { $typesName }.
falcon-not-removed = A falcon sits on { $tile }: it cannot be removed.
falcon-not-swapped = A falcon sits on { $tile }: another tile there would miss a type that the falcon needs.

## Why a move leads nowhere

nowhere-four-tiles = Nowhere in your palace four tiles meet, as a falcon needs them.
no-free-point = There is no free point in your palace where the tiles show both { $typesName }.

## What happened, and what is to be decided

falcon-turned-up = A { $kindName } falcon for { $typesName } was turned up.
falcon-bought = { $who } bought the { $kindName } falcon for { $typesName }, paying with { $cards }, and laid it at the south-east corner of { $point }.
falcon-to-pay = Pay { $price } for the falcon, in any mixture of currencies (F-2).

## Names

kind-white = white
kind-brown = brown
kind-black = black
reason-white-falcons = white-falcons
reason-brown-falcons = brown-falcons
reason-black-falcons = black-falcons
