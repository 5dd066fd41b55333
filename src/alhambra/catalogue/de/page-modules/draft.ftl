### The choice of the start money, as only the page says it.

draft-title = Startgeld
draft-hint = Nimm den Startstapel, der dir gefällt. Wer die Partie beginnt, wählt zuletzt.
draft-wait = Die übrigen Startstapel. Wer die Partie beginnt, wählt zuletzt.
draft-one = Startstapel { $number }: { $cardsName }; zusammen { $sum }
draft-ask = Wähle dein Startgeld
    .hint = Nimm einen der offenen Startstapel.
action-pile = Startstapel { $pile } nehmen
