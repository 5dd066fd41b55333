### Medinas.

## Names

reason-medinas = medinas
