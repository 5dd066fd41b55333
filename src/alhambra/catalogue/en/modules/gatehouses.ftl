### Gatehouses.

## Refusals

no-gatehouse-for = There is no gatehouse for { $tile }: it has no type.
no-gatehouse-left = No gatehouse of the { $typeName } is left.

## The price

gatehouse-wrong-currency = { $tile } with a gatehouse is paid for in { $currencyPlural }, not with { $wrong }.
gatehouse-too-little-paid = { $tile } with a gatehouse costs { $price }; these cards are worth { $paid }.
gatehouse-no-money = { $tile } with a gatehouse costs { $price } { $currencyName }; you have no { $currencyName } cards.
gatehouse-too-little-money = { $tile } with a gatehouse costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
gatehouse-too-little-kept = { $tile } with a gatehouse costs { $price } { $currencyName }; your { $currencyName } cards and { $noteName } are worth { $money }.
gatehouse-superfluous-card = { $tile } with a gatehouse costs { $price }: it is paid for without { $spare }, and no change is given.
gatehouse-later = Gatehouses are laid at the end of the turn.
no-gatehouse-to-lay = There is no gatehouse of the { $typeName } to be laid.
gatehouse-position = A gatehouse is laid with its position, or goes back to its pile if it has no place.
gatehouse-by-camp = A gatehouse at { $place } would touch a camp.
gatehouse-by-wall = A leg of the gatehouse at { $place } would lie against a wall.
gatehouse-by-no-type = No leg of the gatehouse at { $place } would lie against a building of its own type.
gatehouse-hole = A gatehouse at { $place } would enclose empty ground.
gatehouse-never-moves = { $tile } never moves: it is a gatehouse.
gatehouse-leans = The gatehouse at { $place } leans on { $tile }, and on no other building of its type.

## Why a move leads nowhere

no-gatehouse-held = There is no gatehouse to be laid.
gatehouse-without-place = The gatehouse of the { $typeName } has no place now.

## What happened, and what is to be decided

gatehouse-bought =
    { $who } bought { $tile } with a gatehouse from square { $square } for { $price } { $currencyName }, { $exact ->
        [yes] paying exactly with { $cards }
       *[no] paying with { $cards }
    }.
gatehouse-laid = { $who } laid { $tile } at { $place }, its wall to the { $cornerName }.
gatehouse-returned = { $who } had no legal place for the { $typeName } gatehouse, which went back to its pile.
gatehouse-to-lay = A gatehouse is laid while it has a place (G-4); n1-NE is at n1, its wall to the north-east.
gatehouse-in-wall =
    wall: { $who } { $points }, for { $segments ->
        [one] { $segments } segment
       *[other] { $segments } segments
    }, and 2 more for { $count ->
        [one] its gatehouse
       *[other] each of { $count } gatehouses
    } (G-10).

## Names

corner-ne = north-east
corner-se = south-east
corner-sw = south-west
corner-nw = north-west
