### What only the page says of medinas.

medinas-title = Medinas
medinas-count =
    { $count ->
        [one] 1 medina
       *[other] { $count } medinas
    }
    .losing =
        { $count ->
            [one] 1 medina, which would lose { $points } now
           *[other] { $count } medinas, which would lose { $points } now
        }
medinas-gain =
    { $count ->
        [0] no medina
        [one] among the fewest medinas, with 1
       *[other] among the fewest medinas, with { $count }
    }
