### The choice of the start money, as only the page says it.

draft-title = Start money
draft-hint = Take the pile that you like. Who begins the game chooses last.
draft-wait = The piles that are left. Who begins the game chooses last.
draft-one = Pile { $number }: { $cardsName }; { $sum } in all
draft-ask = Choose your start money
    .hint = Take one of the open piles.
action-pile = Take pile { $pile }
