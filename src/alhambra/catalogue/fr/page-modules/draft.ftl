### Le choix de l’argent de départ, tel que seule la page en parle.

draft-title = Argent de départ
draft-hint = Prends la pile qui te plaît. Qui commence la partie choisit en dernier.
draft-wait = Les piles qui restent. Qui commence la partie choisit en dernier.
draft-one = Pile { $number } : { $cardsName } ; { $sum } en tout
draft-ask = Choisis ton argent de départ
    .hint = Prends une des piles face visible.
action-pile = Prendre la pile { $pile }
