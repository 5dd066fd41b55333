### Tokens.

## Its name

module-tokens = tokens

## What happened

token-drawn = { $tile } got { $typeIndefinite } token.
    .page = A { $typeName } token was drawn.

## What is wrong with what was typed or written

no-bag = '{ $text }' is no bag: write six numbers of tokens, each at most { $most }.

## On the table
tokens-in-bag = tokens in the bag

## Names
type-terrain = terrain
    .indefinite = a terrain
    .plural = terrain
    .title = Terrain
    .short = ter

## What of it is a reconstruction

reconstructed-tokens = The terrain tiles are a reconstruction: 'rules R-1'.
    .page = The terrain tiles are a reconstruction: the pictures are lost.

## Page

tokens-title = Tokens in the bag
tokens-count = { $typeTitle }: { $count }
