### Medinas.

## Names

reason-medinas = medinas
type-medina = medina
    .indefinite = a medina
    .plural = medinas
    .title = Medina
    .short = med
