### Aperçu.

## Its name

module-preview = aperçu

## Ce qui s’est passé, et ce qu’il faut décider

preview-filled = { $tile } est maintenant sur la case { $square } de l’aperçu.
    .page = Nouveau dans l’aperçu : { $tileName }.
preview-moved = { $tile } a avancé de la case { $square } à la case { $to } de l’aperçu.
    .page = { $tileTitle } : avance à la case { $to } de l’aperçu.
preview-moved-to-market = { $tile } a avancé de la case { $square } de l’aperçu à la case { $to } du chantier.
    .page = { $tileTitle } : de l’aperçu au chantier, à payer en { $currencyPlural }.
new-on-preview = { $thingsCommas } sur le plateau Aperçu

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-preview-tiles = « { $text } » ne décrit pas les tuiles des trois cases de l’aperçu.

## Sur la table

row-preview = Aperçu
# `$short` est la forme courte d’une tuile, comme t07 ; `$edges` ses murs
preview-tile = { $typeName } { $price } { $short } ({ $edges })

## Page

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
