### Medinas.

## Names

reason-medinas = medinas
type-medina = medina
    .indefinite = una medina
    .definite = la medina
    .plural = medinas
    .title = Medina
    .short = med
