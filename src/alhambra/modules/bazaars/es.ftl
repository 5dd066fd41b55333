### Bazaars.

## Its name

module-bazaars = bazares

## In the rules

scored-bazaars = bazares

## Refusals

not-beside-board = { $tile } no está junto al tablero.
    .page = Este bazar no está junto al tablero.
bazaar-no-price = { $tile } no se puede comprar mientras la casilla { $square } del mercado esté vacía: le falta el coste.
    .page = El bazar no se puede comprar mientras la casilla { $square } del mercado esté vacía: le falta el coste.
bazaar-not-exact = { $tile } cuesta ahora { $price } { $currencyPlural } y hay que pagar el coste exacto; esto vale { $paid }.
    .page = El bazar cuesta ahora { $price } { $currencyPlural } y hay que pagar el coste exacto; esto vale { $paid }.
bazaar-no-cards = { $tile } cuesta ahora { $price } { $currencyPlural } y hay que pagar el coste exacto; con tus cartas de esa moneda no puedes sumar { $price }.
    .page = El bazar cuesta ahora { $price } { $currencyPlural } y hay que pagar el coste exacto; con tus cartas de esa moneda no puedes sumar { $price }.

## Why a move leads nowhere

no-bazaar = No hay ningún bazar junto al tablero.

## What happened

bazaar-turned-up = Apareció { $tile }, que quedó junto al tablero.
    .page = Apareció un bazar que se paga en { $currencyPlural } y quedó junto al tablero.
bazaar-bought =
    { $whoKind ->
        [you] Compraste { $tile }, que estaba junto al tablero, por { $price } { $currencyPlural }, pagando el coste exacto con { $cardsCommas }.
       *[other] { $who } compró { $tile }, que estaba junto al tablero, por { $price } { $currencyPlural }, pagando el coste exacto con { $cardsCommas }.
    }
    .page =
        { $whoKind ->
            [you] Compraste un bazar por { $price } { $currencyPlural } y pagaste el coste exacto con { $cardsName }.
           *[other] { $who } compró un bazar por { $price } { $currencyPlural } y pagó el coste exacto con { $cardsName }.
        }

## What is wrong with what was typed or written

no-bazaars = «{ $text }» no son bazares.

## On the table, and moves

row-beside = Al lado
# `$letter` is that of the currency, y, g, b or o; `$types` are those that count around the bazaar. In brackets,
# as "florines y" would be read as "florines and".
bazaar-priced =
    { $price ->
        [one] { $tile } ({ $typesCommas }): { $price } { $currencyName } ({ $letter })
       *[other] { $tile } ({ $typesCommas }): { $price } { $currencyPlural } ({ $letter })
    }
bazaar-priceless = { $tile } ({ $typesCommas }): falta el coste, { $currencyName } ({ $letter })
absent-bazaar = En esta partida no hay bazares.

## Names

type-bazaar = bazar
    .indefinite = un bazar
    .definite = el bazar
    .plural = bazares
    .title = Bazar
    .short = baz

## What of it is a reconstruction

reconstructed-bazaars = Todas las monedas de los bazares, salvo una, son una reconstrucción: «rules B-1».
    .page = Todas las monedas de los bazares, salvo una, son una reconstrucción: las imágenes se han perdido.

## Page, everywhere

adds-bazaars = Pago exacto o nada. Puntúan al final. Las monedas son una reconstrucción.

## Page

bazaars-title = Bazares
    .exactly = solo con pago exacto
    .none = Ahora no hay ninguno junto al tablero.
bazaars-price =
    { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }
    .none = sin coste fijado ahora
    .source = lo que cuesta { $tileDefinite }, en la casilla del { $currencyName }
    .empty = la casilla del { $currencyName } está vacía
# `$sum` is as "3 + 6", `$money` the values of one's cards of the currency
bazaars-money = { $sum }: exacto, así que sigues jugando
    .not = no suman { $price }: tienes { $money }
    .nothing = no tienes { $currencyPlural }
    .hold = tienes { $money }
# How a bazaar is called where there is time for it; `$around` are those that count around it
bazaars-tile = Bazar de { $currencyPlural }: { $around }
bazaars-worth = { $count } × { $kinds }
    .last = en la tercera puntuación
    .spoken =
        { $count ->
            [one] cuenta 1 edificio, en la tercera puntuación
           *[other] cuentan { $count } edificios de { $kinds } tipos, en la tercera puntuación
        }
bazaars-gain =
    { $count ->
        [one] bazar con 1 edificio de sus tipos alrededor
       *[other] bazar con { $count } edificios de { $kinds } de sus tipos alrededor ({ $count } × { $kinds })
    }
