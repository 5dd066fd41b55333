### Falconers.

## Its name

module-falconers = falconers

## In the rules

scored-falconers = falcons

## Refusals

falcon-choose-first = First say which falcon you buy, and for which point.
    .page = { falcon-choose-first }
falcon-pay-first = First pay for the falcon.
    .page = { falcon-pay-first }
falcon-too-little-paid = A falcon costs { $price }; these cards are worth { $paid }.
    .page = { falcon-too-little-paid }
falcon-superfluous-card = A falcon costs { $price }: it is paid for without a card of { $spare }.
    .page = { falcon-superfluous-card }
falcon-too-dear = A falcon costs { $price }, more than the hand is worth.
    .page = { falcon-too-dear }
no-falcon-open = No { $kindName } falcon lies open.
    .page =
        No { $kind ->
            [white] white
            [brown] brown
           *[black] black
        } falcon lies open.
no-point = At the south-east corner of { $place } no four tiles of the palace meet.
    .page = No four tiles of the palace meet there.
point-taken = A falcon sits there already.
    .page = { point-taken }
falcon-types = The four tiles there do not show both { $typesName }.
    .page = { falcon-types }
falcon-not-removed = A falcon sits on { $tile }: it cannot be removed.
    .page = A falcon sits on { $tileName }: it cannot be removed.
falcon-not-swapped = A falcon sits on { $tile }: another tile there would miss a type that the falcon needs.
    .page = A falcon sits on { $tileName }: another tile there would miss a type that the falcon needs.

## Why a move leads nowhere

nowhere-four-tiles = Nowhere in your palace four tiles meet, as a falcon needs them.
no-free-point = There is no free point in your palace where the tiles show both { $typesName }.

## What happened, and what is to be decided

falcon-turned-up = A { $kindName } falcon for { $typesName } was turned up.
    .page =
        A { $kind ->
            [white] white
            [brown] brown
           *[black] black
        } falcon for { $typesName } was turned up.
falcon-bought = { $who } bought the { $kindName } falcon for { $typesName }, paying with { $cards }, and laid it at the south-east corner of { $point }.
    .page =
        { $who } bought the { $kind ->
            [white] white
            [brown] brown
           *[black] black
        } falcon for { $typesName } with { $cardsName } and set it where four tiles meet ({ $placeName }, south-east corner).
falcon-to-pay = Pay { $price } for the falcon, in any mixture of currencies (F-2).
new-falcon = { $thingsCommas } on the open piles

## On the table

row-falcons = Falcons
# `$sign` is how it is drawn; `$count` are those below it on its pile
falcon-open = { $kindName } { $sign } { $typesPluses } ({ $count } more)
# None lies open; `$count` come later
falcons-to-come =
    { $count ->
        [0] { $kindName } { $sign } none
       *[other] { $kindName } { $sign } comes later ({ $count })
    }
falcons-of = { $who }, falcons:
# "se" is the south-east corner of a square
falcon-held = { $kindName } { $sign } se of { $point } ({ $typesPluses })
falcon-for = { $kindName } falcon { $typesPluses }

## Moves

group-falcon = Falcon
# Behind it stand squares, whose south-east corners are meant
falcon-at = { $kindName } { $sign } { $typesPluses }, se of
# Behind it stand payments
pay-for-falcon = for the falcon
absent-falcon = There are no falconers in this game.

## The help

falcon-signs = Falcons ◇ white, ◈ brown, ◆ black sit at the south-east (se) corner of a square.

## Names

kind-white = white
kind-brown = brown
kind-black = black
reason-white-falcons = white-falcons
reason-brown-falcons = brown-falcons
reason-black-falcons = black-falcons

## What is wrong with what was typed or written

no-kind-of-falcon = '{ $text }' is no kind of falcon: there are { $knownCommas }.
falcon-where = A falcon is laid at a point: write falcon:KIND@PLACE, as falcon:white@n1e1.
no-falcons = '{ $text }' are no falcons.

## What of it is a reconstruction

reconstructed-falconers = The rules of the falconers are a reconstruction: 'rules F-1' and the following.
    .page = Falconers are a reconstruction: the rulebook’s pages are lost.

## Page, everywhere

adds-falconers = Falcons sit where four tiles meet. A reconstruction.

## Page

falconers-title = Falcons
falconers-price = { $price } in any currencies
falconers-none = none open
falconers-points =
    { $count ->
        [0] no place
        [one] { $count } place
       *[other] { $count } places
    }
falconers-wants = wants { $typesName }
falconers-more = { $count } more
falcon-white = White falcon
falcon-brown = Brown falcon
falcon-black = Black falcon
falconers-white = White falcons
    .count =
        { $count ->
            [one] { $count } white falcon
           *[other] { $count } white falcons
        }
falconers-brown = Brown falcons
    .count =
        { $count ->
            [one] { $count } brown falcon
           *[other] { $count } brown falcons
        }
falconers-black = Black falcons
    .count =
        { $count ->
            [one] { $count } black falcon
           *[other] { $count } black falcons
        }
falconers-line = { $falcon } for { $typesName }; places in your palace: { $points }; below it: { $count }
    .none = { $falcon }: none open; below: { $count }
falconers-sits = { $name }: { $falcon } for { $typesName } ({ $placeName }, south-east corner)
action-falcon =
    Set the { $kind ->
        [white] white
        [brown] brown
       *[black] black
    } falcon ({ $placeName }, south-east corner)
action-pay = Pay for the falcon with { $cardsName }
falconers-plate = Set your falcon
