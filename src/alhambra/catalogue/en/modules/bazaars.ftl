### Bazaars.

## Refusals

not-beside-board = { $tile } does not lie beside the board.
bazaar-no-price = { $tile } has no price while market square { $square } is empty.
bazaar-not-exact = { $tile } costs { $price } { $currencyName } now and is paid exactly; this is worth { $paid }.
bazaar-no-cards = { $tile } costs { $price } { $currencyName } now and is paid exactly; your { $currencyPlural } do not make { $price }.

## Why a move leads nowhere

no-bazaar = No bazaar lies beside the board.

## What happened

bazaar-turned-up = { $tile } turned up and lies beside the board.
bazaar-bought = { $who } bought { $tile } from beside the board for { $price } { $currencyName }, paying exactly with { $cards }.
