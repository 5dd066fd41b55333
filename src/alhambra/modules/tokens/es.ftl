### Tokens.

## Its name

module-tokens = fichas de edificio

## What happened

token-drawn = { $tile } recibió una ficha de { $typeName }.
    .page = Se robó una ficha de { $typeName }.

## What is wrong with what was typed or written

no-bag = «{ $text }» no es ninguna bolsa: escribe seis números de fichas, cada uno de { $most } como máximo.

## On the table

tokens-in-bag = fichas en la bolsa

## Names

type-terrain = terreno
    .indefinite = un terreno
    .definite = el terreno
    .plural = terrenos
    .title = Terreno
    .short = ter

## What of it is a reconstruction

reconstructed-tokens = Las losetas de terreno son una reconstrucción: «rules R-1».
    .page = Las losetas de terreno son una reconstrucción: las imágenes se han perdido.

## Page

tokens-title = Fichas en la bolsa
tokens-count = { $typeTitle }: { $count }
