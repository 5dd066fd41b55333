### Médinas.

## Noms

reason-medinas = médinas
type-medina = médina
    .definite = la médina
    .indefinite = une médina
    .plural = médinas
    .title = Médina
    .short = méd
