### L’aperçu, tel que seule la page en parle.

preview-board-title = Aperçu
preview-next = suivante
preview-note =
    { $count ->
        [0] La tuile suivante va sur la première case libre du chantier. La pioche est vide.
        [one] La tuile suivante va sur la première case libre du chantier. Il reste { $count } tuile à piocher.
       *[other] La tuile suivante va sur la première case libre du chantier. Il reste { $count } tuiles à piocher.
    }
preview-square = Case { $number } de l’aperçu : { $tileTitle }
    .empty = Case { $number } de l’aperçu : vide
