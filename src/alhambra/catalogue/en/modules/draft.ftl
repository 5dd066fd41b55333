### Draft.

## Refusals

choose-pile-first = First the start money is chosen: take one of the piles.
pile-chosen-already = The start money is chosen already.
no-such-pile = There is no pile { $pile } to choose, only { $pilesCommas }.

## What happened, and what is to be decided

draft-piles-dealt = The start money was dealt in piles ({ $pilesSemicolons }), the first turn to { $startInside }.
draft-pile = { $number }: { $cards }
draft-pile-chosen = { $who } got pile { $pile } of the start money: { $cards }, { $worth } in all.
draft-choose = Choose your start money: one of the open piles (R-14).
