### Preview.

## Its name

module-preview = Vorschau

## What happened, and what is to be decided

preview-filled = { $tile } ist auf Vorschaufeld { $square } gekommen.
    .page = Neu auf dem Vorschautableau: { $tileName }.
preview-moved = { $tile } ist von Vorschaufeld { $square } auf Vorschaufeld { $to } gerückt.
    .page = Auf Vorschaufeld { $to } gerückt: { $tileTitle }.
preview-moved-to-market = { $tile } ist von Vorschaufeld { $square } auf Bauhoffeld { $to } gekommen.
    .page = Vom Vorschautableau in den Bauhof gekommen, für { $currencyPlural }: { $tileTitle }.
new-on-preview = { $thingsCommas } auf dem Vorschautableau

## What is wrong with what was typed or written

no-preview-tiles = „{ $text }“ sind keine Plättchen von drei Vorschaufeldern.

## On the table

row-preview = Vorschau
# `$short` is the short name of a tile, as t07; `$edges` its walls
preview-tile = { $typeName } { $price } { $short } ({ $edges })

## Page

preview-board-title = Vorschau
preview-next = nächstes
preview-note =
    { $count ->
        [0] Das nächste Plättchen kommt auf das erste freie Bauhoffeld. Der Vorrat ist leer.
        [one] Das nächste Plättchen kommt auf das erste freie Bauhoffeld. { $count } Plättchen ist noch im Vorrat.
       *[other] Das nächste Plättchen kommt auf das erste freie Bauhoffeld. { $count } Plättchen sind noch im Vorrat.
    }
preview-square = Vorschaufeld { $number }: { $tileTitle }
    .empty = Vorschaufeld { $number }: leer
