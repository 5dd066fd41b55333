### Medinas.

## Its name

module-medinas = medinas

## In the rules

paid-medinas = medina
scored-medinas = medinas

## Names

reason-medinas = medinas
type-medina = medina
    .indefinite = una medina
    .definite = la medina
    .plural = medinas
    .title = Medina
    .short = med

## Page, everywhere

adds-medinas = Quien menos tiene pierde puntos en cada puntuación.

## Page

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
