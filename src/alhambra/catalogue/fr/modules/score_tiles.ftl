### Tuiles Score.

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-score-tiles = « { $text } » ne donne pas trois tuiles Score, numérotées de 1 à { $count }.
