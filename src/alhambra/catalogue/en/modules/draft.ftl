### Draft.

## Refusals

choose-pile-first = First the start money is chosen: take one of the piles.
pile-chosen-already = The start money is chosen already.
no-such-pile = There is no pile { $pile } to choose, only { $pilesCommas }.
