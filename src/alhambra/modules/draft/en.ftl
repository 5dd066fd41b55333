### Draft.

## Its name

module-draft = draft

## Refusals

choose-pile-first = First the start money is chosen: take one of the piles.
    .page = { choose-pile-first }
pile-chosen-already = The start money is chosen already.
    .page = { pile-chosen-already }
no-such-pile = There is no pile { $pile } to choose, only { $pilesCommas }.
    .page = { no-such-pile }

## What happened, and what is to be decided

draft-piles-dealt = The start money was dealt in piles ({ $pilesSemicolons }), the first turn to { $startInside }.
    .page = The start money lay in open piles; the first turn went to { $whoInside }.
draft-pile = { $number }: { $cards }
draft-pile-chosen = { $who } got pile { $pile } of the start money: { $cards }, { $worth } in all.
    .page = { $who } got pile { $pile } of the start money: { $cardsName }, { $worth } in all.
draft-choose = Choose your start money: one of the open piles (R-14).

## What is wrong with what was typed or written

no-pile = '{ $text }' is no pile of start money: they are numbered from 1.
no-piles = '{ $text }' are no piles of start money, one a seat.

## Moves
group-start = Start
# Behind it stand its cards
start-pile = pile { $pile }
absent-pile = There are no piles of start money to choose from in this game.

## Page

draft-title = Start money
draft-hint = Take the pile that you like. Who begins the game chooses last.
draft-wait = The piles that are left. Who begins the game chooses last.
draft-one = Pile { $number }: { $cardsName }; { $sum } in all
draft-ask = Choose your start money
    .hint = Take one of the open piles.
action-pile = Take pile { $pile }
