### Medinas.

## Its name

module-medinas = medinas

## In the rules

paid-medinas = medina
scored-medinas = medinas

## Names

reason-medinas = medinas
type-medina = medina
    .indefinite = a medina
    .plural = medinas
    .title = Medina
    .short = med

## Page, everywhere

adds-medinas = Whoever has the fewest loses points at every scoring.

## Page

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
