### Ce qui s’est passé dans la partie, comme la page le raconte : par les ids du terminal, avec tuiles, cartes et endroits en mots.
### `$who` est un nom, ou « Toi » pour qui lit ; `$whoKind` est `you` ou `other` : les phrases disent « tu » à qui lit.

# Ce qui est arrivé dans l’offre et sur le chantier après un tour, en une ligne.
refilled =
    .display = Nouveau : { $cardsName } dans l’offre.
    .market = Nouveau : { $squares } sur le chantier.
    .both = Nouveau : { $cardsName } dans l’offre ; { $squares } sur le chantier.
event-unknown =
    .page = Il s’est passé quelque chose que cette page ne connaît pas : { $event }.
