### Médinas.

## Its name

module-medinas = médinas

## In the rules

paid-medinas = médina
scored-medinas = médinas

## Noms

reason-medinas = médinas
type-medina = médina
    .definite = la médina
    .indefinite = une médina
    .plural = médinas
    .title = Médina
    .short = méd

## Page, everywhere

adds-medinas = Qui en a le moins perd des points à chaque décompte.

## Page

medinas-title = Médinas
medinas-count =
    { $count ->
        [one] { $count } médina
       *[other] { $count } médinas
    }
    .losing =
        { $count ->
            [one] { $count } médina ; perte actuelle : { $points }
           *[other] { $count } médinas ; perte actuelle : { $points }
        }
medinas-gain =
    { $count ->
        [0] aucune médina
        [one] parmi ceux qui ont le moins de médinas, avec { $count }
       *[other] parmi ceux qui ont le moins de médinas, avec { $count }
    }
