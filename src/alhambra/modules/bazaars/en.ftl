### Bazaars.

## Its name

module-bazaars = bazaars

## In the rules

scored-bazaars = bazaars

## Refusals

not-beside-board = { $tile } does not lie beside the board.
    .page = This bazaar does not lie beside the board.
bazaar-no-price = { $tile } has no price while market square { $square } is empty.
    .page = The bazaar has no price while market square { $square } is empty.
bazaar-not-exact = { $tile } costs { $price } { $currencyName } now and is paid exactly; this is worth { $paid }.
    .page = The bazaar costs { $price } { $currencyName } now and is paid exactly; this is worth { $paid }.
bazaar-no-cards = { $tile } costs { $price } { $currencyName } now and is paid exactly; your { $currencyName } cards do not make { $price }.
    .page = The bazaar costs { $price } { $currencyName } now and is paid exactly; your { $currencyName } cards do not make { $price }.

## Why a move leads nowhere

no-bazaar = No bazaar lies beside the board.

## What happened

bazaar-turned-up = { $tile } turned up and lies beside the board.
    .page = A bazaar for { $currencyPlural } turned up and lies beside the board.
bazaar-bought = { $who } bought { $tile } from beside the board for { $price } { $currencyName }, paying exactly with { $cards }.
    .page = { $who } bought a bazaar for exactly { $price } { $currencyName }, with { $cardsName }.

## What is wrong with what was typed or written

no-bazaars = '{ $text }' are no bazaars.

## On the table, and moves
row-beside = Beside
# `$letter` is that of the currency, y, g, b or o; `$types` are those that count around the bazaar
bazaar-priced = { $tile }: { $price } { $currencyName } { $letter } ({ $typesCommas })
bazaar-priceless = { $tile }: no price now, { $currencyName } { $letter } ({ $typesCommas })
absent-bazaar = There are no bazaars in this game.

## Names
type-bazaar = bazaar
    .indefinite = a bazaar
    .plural = bazaars
    .title = Bazaar
    .short = baz

## What of it is a reconstruction

reconstructed-bazaars = All currencies of bazaars but one are a reconstruction: 'rules B-1'.
    .page = All currencies of bazaars but one are a reconstruction: the pictures are lost.

## Page, everywhere

adds-bazaars = Paid exactly, or not at all. They score at the end. The currencies are a reconstruction.

## Page

bazaars-title = Bazaars
    .exactly = exact payment only
    .none = None lies beside the board now.
bazaars-price =
    { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }
    .none = no price now
    .source = price of { $tileTitle }, which lies on the { $currencyName } square
    .empty = the { $currencyName } square is empty
# `$sum` is as "3 + 6", `$money` the values of one's cards of the currency
bazaars-money = { $sum }: exact, so you play on
    .not = no exact { $price }: you hold { $money }
    .nothing = you hold no { $currencyPlural }
    .hold = you hold { $money }
# How a bazaar is called where there is time for it; `$around` are those that count around it
bazaars-tile = Bazaar for { $currencyPlural }: { $around }
bazaars-worth = { $count } × { $kinds }
    .last = at the third scoring
    .spoken =
        { $count ->
            [one] 1 building counts, at the third scoring
           *[other] { $count } buildings of { $kinds ->
                [one] 1 type
               *[other] { $kinds } types
            } count, at the third scoring
        }
bazaars-gain =
    { $count ->
        [one] Bazaar with 1 building of its types around it
       *[other] Bazaar with { $count } buildings of { $kinds } of its types around it ({ $count } × { $kinds })
    }
