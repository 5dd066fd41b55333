### Choisir ce qu’il faut à une action, de quelque module qu’elle soit.

## Ce qui vient ensuite, selon l’espèce de chose

touch-ability = Choisis une capacité.
touch-card = Choisis une carte de ta main.
touch-cards = Choisis les cartes pour payer.
touch-corner = Choisis un coin.
touch-currency = Choisis une devise.
touch-edge = Choisis le côté d’une tuile.
touch-falcon = Choisis un faucon.
touch-guard = Choisis un garde.
touch-half-square = Choisis une demi-case.
touch-marker = Choisis un marqueur de site.
touch-market-square = Choisis une case du chantier.
touch-pile = Choisis une pile.
touch-place = Choisis un endroit de ton Alhambra.
touch-preview-square = Choisis une case de l’aperçu.
touch-slot = Choisis une carte de l’offre.
touch-slots = Choisis des cartes de l’offre.
touch-tile = Choisis une tuile.
touch-type = Choisis un type de bâtiment.

turn-more = Autres ({ $count })
touch-chosen = Choix : { $thingsCommas }.

## Les choses par leur numéro, leur côté et leur endroit

thing-pile = Pile { $number }
thing-marker = Marqueur de site { $number }
thing-market-square = Case du chantier { $number }
thing-preview-square = Case de l’aperçu { $number }
thing-edge = { $tileTitle }, { $side }
thing-guard = Garde : { $tileTitle }, { $side }
thing-kept = montant stocké
thing-none = Aucune

## Payer, quoi que ce soit

pay-ways = Que payer
pay-button = Payer { $price }
pay-sum = { $sum } sur { $price }
