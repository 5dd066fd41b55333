### Tokens.

## Its name

module-tokens = Gebäudechips

## What happened

token-drawn = { $tile } hat den Gebäudechip { $typeName } bekommen.
    .page = Der Gebäudechip { $typeName } wurde gezogen.

## What is wrong with what was typed or written

no-bag = „{ $text }“ ist kein Beutel: Schreib für jede der sechs Gebäudearten die Zahl der Gebäudechips, höchstens { $most }.

## On the table

tokens-in-bag = Gebäudechips im Beutel

## Names

type-terrain = Bodenplättchen
    .indefinite = ein Bodenplättchen
    .title = Bodenplättchen
    .plural = Bodenplättchen
    .short = Bod

## What of it is a reconstruction

reconstructed-tokens = Die Bodenplättchen sind eine Rekonstruktion: „rules R-1“.
    .page = Die Bodenplättchen sind eine Rekonstruktion: Die Bilder sind verloren.

## Page

tokens-title = Gebäudechips im Beutel
tokens-count = { $typeTitle }: { $count }
