### Bazaars.

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
