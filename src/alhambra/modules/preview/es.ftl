### Preview.

## Its name

module-preview = vista previa

## What happened, and what is to be decided

preview-filled = { $tile } llegó a la casilla { $square } de la vista previa.
    .page = Nuevo en la vista previa: { $tileName }.
preview-moved = { $tile } pasó de la casilla { $square } a la casilla { $to } de la vista previa.
    .page = { $tileTitle }: pasó a la casilla { $to } de la vista previa.
preview-moved-to-market = { $tile } pasó de la casilla { $square } de la vista previa a la casilla { $to } del mercado.
    .page = { $tileTitle }: pasó de la vista previa al mercado, a la casilla del { $currencyName }.
new-on-preview = en el tablero de vista previa: { $thingsCommas }

## What is wrong with what was typed or written

no-preview-tiles = «{ $text }» no son losetas de tres casillas de vista previa.

## On the table

row-preview = Vista previa
# `$short` is the short name of a tile, as t07; `$edges` its walls
preview-tile = { $typeName } { $price } { $short } ({ $edges })

## Page

preview-board-title = Vista previa
preview-next = siguiente
preview-note =
    { $count ->
        [0] La siguiente loseta va a la primera casilla libre del mercado. No quedan losetas por robar.
        [one] La siguiente loseta va a la primera casilla libre del mercado. Queda { $count } loseta por robar.
       *[other] La siguiente loseta va a la primera casilla libre del mercado. Quedan { $count } losetas por robar.
    }
preview-square = Casilla { $number } de la vista previa: { $tileTitle }
    .empty = Casilla { $number } de la vista previa: vacía
