### Preview.

## Its name

module-preview = preview

## What happened, and what is to be decided

preview-filled = { $tile } came onto preview square { $square }.
    .page = New in the preview: { $tileName }.
preview-moved = { $tile } moved from preview square { $square } to preview square { $to }.
    .page = { $tileTitle } moved on to preview square { $to }.
preview-moved-to-market = { $tile } moved from preview square { $square } to market square { $to }.
    .page = { $tileTitle } came from the preview to the market, for { $currencyName }.
new-on-preview = { $thingsCommas } on the preview board

## What is wrong with what was typed or written

no-preview-tiles = '{ $text }' are no tiles of three preview squares.

## On the table
row-preview = Preview
# `$short` is the short name of a tile, as t07; `$edges` its walls
preview-tile = { $typeName } { $price } { $short } ({ $edges })

## Page

preview-board-title = Preview
preview-next = next
preview-note =
    { $count ->
        [0] The next tile fills the first free market square. No tile is left to draw.
        [one] The next tile fills the first free market square. { $count } tile is left to draw.
       *[other] The next tile fills the first free market square. { $count } tiles are left to draw.
    }
preview-square = Preview square { $number }: { $tileTitle }
    .empty = Preview square { $number }: empty
