### The preview board, as only the page says it.

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
