### Gatehouses.

## Its name

module-gatehouses = gatehouses

## In the rules

paid-gatehouses = tile with gatehouse

## Refusals

no-gatehouse-for = There is no gatehouse for { $tile }: it has no type.
    .page = There is no gatehouse for { $tileName }: it has no type.
    .short = It has no type.
no-gatehouse-left = No gatehouse of the { $typeName } is left.
    .page = { no-gatehouse-left }
    .short = None of them is left.

## Refusals: the price

gatehouse-wrong-currency = { $tile } with a gatehouse is paid for in { $currencyPlural }, not with { $wrong }.
    .page = { $tileTitle } with a gatehouse is paid for in { $currencyPlural }, not with { $wrongName }.
gatehouse-too-little-paid = { $tile } with a gatehouse costs { $price }; these cards are worth { $paid }.
    .page = { $tileTitle } with a gatehouse costs { $price }; these cards are worth { $paid }.
gatehouse-no-money = { $tile } with a gatehouse costs { $price } { $currencyName }; you have no { $currencyName } cards.
    .page = { $tileTitle } with a gatehouse costs { $price } { $currencyName }; you have no { $currencyName } cards.
    .short = Costs { $price }; you have no { $currencyName }.
gatehouse-too-little-money = { $tile } with a gatehouse costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
    .page = { $tileTitle } with a gatehouse costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
    .short = Costs { $price }; you have { $money }.
gatehouse-too-little-kept = { $tile } with a gatehouse costs { $price } { $currencyName }; your { $currencyName } cards and { $noteName } are worth { $money }.
    .page = { $tileTitle } with a gatehouse costs { $price } { $currencyName }; your { $currencyName } cards and your certificate are worth { $money }.
    .short = Costs { $price }; you have { $money }.
gatehouse-superfluous-card = { $tile } with a gatehouse costs { $price }: it is paid for without { $spare }, and no change is given.
    .page = { $tileTitle } with a gatehouse costs { $price }: it is paid for without { $spareName }, and no change is given.
gatehouse-later = Gatehouses are laid at the end of the turn.
    .page = { gatehouse-later }
no-gatehouse-to-lay = There is no gatehouse of the { $typeName } to be laid.
    .page = { no-gatehouse-to-lay }
gatehouse-position = A gatehouse is laid with its position, or goes back to its pile if it has no place.
    .page = { gatehouse-position }
gatehouse-by-camp = A gatehouse at { $place } would touch a camp.
    .page = A gatehouse there would touch a camp.
gatehouse-by-wall = A leg of the gatehouse at { $place } would lie against a wall.
    .page = A leg of the gatehouse would lie against a wall.
gatehouse-by-no-type = No leg of the gatehouse at { $place } would lie against a building of its own type.
    .page = No leg of the gatehouse would lie against a building of its own type.
gatehouse-hole = A gatehouse at { $place } would enclose empty ground.
    .page = A gatehouse there would enclose empty ground.
gatehouse-never-moves = { $tile } never moves: it is a gatehouse.
    .page = A gatehouse never moves.
gatehouse-leans = The gatehouse at { $place } leans on { $tile }, and on no other building of its type.
    .page = The gatehouse beside it leans on { $tileName }, and on no other building of its type.

## Why a move leads nowhere

no-gatehouse-held = There is no gatehouse to be laid.
gatehouse-without-place = The gatehouse of the { $typeName } has no place now.

## What happened, and what is to be decided

gatehouse-bought =
    { $who } bought { $tile } with a gatehouse from square { $square } for { $price } { $currencyName }, { $exact ->
        [yes] paying exactly with { $cards }
       *[no] paying with { $cards }
    }.
    .page = { $who } bought { $tileName } with a gatehouse for { $price } { $currencyName }, with { $cardsName }.
    .exactly = { $who } bought { $tileName } with a gatehouse for exactly { $price } { $currencyName }, with { $cardsName }.
gatehouse-laid = { $who } laid { $tile } at { $place }, its wall to the { $cornerName }.
    .page = { $who } laid a gatehouse of { $typePlural } at { $placeName }, its wall to the { $sidesName }.
gatehouse-returned = { $who } had no legal place for the { $typeName } gatehouse, which went back to its pile.
    .page = { $who } had no legal place for the gatehouse of { $typePlural }, which went back to its pile.
gatehouse-to-lay = A gatehouse is laid while it has a place (G-4); n1-NE is at n1, its wall to the north-east.
gatehouse-in-wall =
    wall: { $who } { $points }, for { $segments ->
        [one] { $segments } segment
       *[other] { $segments } segments
    }, and 2 more for { $count ->
        [one] its gatehouse
       *[other] each of { $count } gatehouses
    } (G-10).

## The help

gatehouse-signs = A double diagonal is the wall of a gatehouse: at n1-NE it looks north-east.

## Names

corner-ne = north-east
corner-se = south-east
corner-sw = south-west
corner-nw = north-west

## What is wrong with what was typed or written

# $known are the letters of the corners, as they are typed
no-corner = '{ $text }' is no position of a gatehouse: there are { $knownCommas }.
gatehouse-where = A gatehouse is laid at a place, with a position: write gate:tower@n1-NE.
no-gatehouses = '{ $text }' are no gatehouses.
too-many-gatehouses = '{ $text }' are more gatehouses than there are.

## On the table
row-gates = Gates
gates-price = { $price } each, with a tile of the type
gates-left-each = { $count } left of each type
# Types with their short names, and numbers
gates-left = left { $gates }
gates-to-lay = to be laid: { $typesName }

## Moves
group-gatehouse = Gatehouse
# A tile of the market, and its price with a gatehouse; behind it stand payments
gatehouse-for = { $square } { $tile } for { $price }
# Behind it stand places
gatehouse-of = gatehouse of { $typeName }
absent-gatehouse = There are no gatehouses in this game.
absent-gate = There are no gatehouses in this game.
type-gatehouse = gatehouse
    .indefinite = a gatehouse
    .plural = gatehouses
    .title = Gatehouse
    .short = gat

## Page, everywhere

adds-gatehouses = Half squares that lead your wall past a corner.

## Page

gatehouses-title = Gatehouses
gatehouses-price = { $price } each, bought with a tile of the type
gatehouses-left = { $typeTitle }: { $count } left
gatehouses-one = Gatehouse: { $typeTitle }
gatehouses-to-lay = To be laid: gatehouse of { $typePlural }
# A gatehouse in a sentence, and where it stands alone
tile-name-gatehouse = gatehouse of { $typePlural }
    .title = Gatehouse of { $typePlural }
way-gatehouse = + Gatehouse
    .note = both in one payment
action-gatehouse = Buy { $tileName } with a gatehouse, with { $cardsName }
action-gate = Lay the gatehouse of { $typePlural } at { $placeName }, its wall to the { $sidesName }
gatehouses-plate = Lay your gatehouse
gatehouses-wall = { $placeName }, its wall to the { $sidesName }: longest wall { $wall }
