### The choice of the start money, as only the page says it.

draft-title = Dinero inicial
draft-hint = Toma la pila que prefieras. Quien empieza la partida elige el último.
draft-wait = Las pilas que quedan. Quien empieza la partida elige el último.
draft-one = Pila { $number }: { $cardsName }; { $sum } en total
draft-ask = Elige tu dinero inicial
    .hint = Toma una de las pilas boca arriba.
action-pile = Tomar la pila { $pile }
