### Jetons Bâtiment.

## Its name

module-tokens = jetons Bâtiment

## Ce qui s’est passé

token-drawn = { $tile } a reçu un jeton { $typeTitle }.
    .page = Un jeton { $typeTitle } a été pioché.

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-bag = « { $text } » ne décrit pas un sac : écris six nombres de jetons Bâtiment, chacun de { $most } au plus.

## Sur la table

tokens-in-bag = jetons dans le sac

## Noms

type-terrain = terrain
    .definite = le terrain
    .indefinite = un terrain
    .plural = terrains
    .title = Terrain
    .short = ter

## Ce qui est une reconstitution

reconstructed-tokens = Les tuiles Terrain sont une reconstitution : « rules R-1 ».
    .page = Les tuiles Terrain sont une reconstitution : les images sont perdues.

## Page

tokens-title = Jetons dans le sac
tokens-count = { $typeTitle } : { $count }
