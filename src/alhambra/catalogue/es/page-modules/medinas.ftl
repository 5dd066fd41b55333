### What only the page says of medinas.

medinas-title = Medinas
medinas-count =
    { $count ->
        [one] 1 medina
       *[other] { $count } medinas
    }
    .losing =
        { $count ->
            [one] 1 medina, con la que ahora perdería { $points }
           *[other] { $count } medinas, con las que ahora perdería { $points }
        }
medinas-gain =
    { $count ->
        [0] ninguna medina
        [one] entre quienes menos medinas tienen, con 1
       *[other] entre quienes menos medinas tienen, con { $count }
    }
