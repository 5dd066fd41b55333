### Medinas.

## Names

reason-medinas = Medinas

type-medina = Medina
    .indefinite = eine Medina
    .title = Medina
    .plural = Medinas
    .short = Med
