### Medinas.

## Its name

module-medinas = Medinas

## In the rules

paid-medinas = Medina
scored-medinas = Medinas

## Names

reason-medinas = Medinas

type-medina = Medina
    .indefinite = eine Medina
    .title = Medina
    .plural = Medinas
    .short = Med

## Page, everywhere

adds-medinas = Wer die wenigsten hat, verliert bei jeder Wertung Punkte.

## Page

medinas-title = Medinas
medinas-count =
    { $count ->
        [one] 1 Medina
       *[other] { $count } Medinas
    }
    .losing =
        { $count ->
            [one] 1 Medina: jetzt { $points } Punkte Verlust
           *[other] { $count } Medinas: jetzt { $points } Punkte Verlust
        }
medinas-gain =
    { $count ->
        [0] keine Medina
        [one] zu wenige Medinas (1)
       *[other] zu wenige Medinas ({ $count })
    }
