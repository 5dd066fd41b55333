### Bazars.

## Its name

module-bazaars = bazars

## In the rules

scored-bazaars = bazars

## Refus

not-beside-board = { $tile } n’est pas à côté du plateau.
    .page = Ce bazar n’est pas à côté du plateau.
bazaar-no-price = { $tile } n’a pas de prix tant que la case { $square } du chantier est vide.
    .page = Le bazar n’a pas de prix tant que la case { $square } du chantier est vide.
bazaar-not-exact = { $tile } coûte maintenant { $price } { $currencyPlural }, et il faut faire l’appoint ; ce paiement vaut { $paid }.
    .page = Le bazar coûte maintenant { $price } { $currencyPlural }, et il faut faire l’appoint ; ce paiement vaut { $paid }.
bazaar-no-cards = { $tile } coûte maintenant { $price } { $currencyPlural }, et il faut faire l’appoint ; tes cartes en { $currencyPlural } ne font pas { $price }.
    .page = Le bazar coûte maintenant { $price } { $currencyPlural }, et il faut faire l’appoint ; tes cartes en { $currencyPlural } ne font pas { $price }.

## Pourquoi un coup ne mène à rien

no-bazaar = Il n’y a aucun bazar à côté du plateau.

## Ce qui s’est passé

bazaar-turned-up = Un bazar a été révélé : { $tile } est à côté du plateau.
    .page = Un bazar à payer en { $currencyPlural } a été révélé : il est à côté du plateau.
bazaar-bought =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } acheté { $tile } à côté du plateau pour { $price } { $currencyPlural }, en faisant l’appoint avec { $cards }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } acheté un bazar pour { $price } { $currencyPlural }, en faisant l’appoint avec { $cardsName }.

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-bazaars = « { $text } » ne décrit pas de bazars.

## Sur la table, et coups

row-beside = À côté
# `$letter` est celle de la devise : y, g, b ou o ; `$types` sont ceux qui comptent autour du bazar
bazaar-priced =
    { $tile } : { $price } { $price ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    } { $letter } ({ $typesCommas })
bazaar-priceless = { $tile } : pas de prix, en { $currencyPlural } { $letter } ({ $typesCommas })
absent-bazaar = Il n’y a pas de bazars dans cette partie.

## Noms

type-bazaar = bazar
    .definite = le bazar
    .indefinite = un bazar
    .plural = bazars
    .title = Bazar
    .short = baz

## Ce qui est une reconstitution

reconstructed-bazaars = Toutes les devises des bazars, sauf une, sont une reconstitution : « rules B-1 ».
    .page = Toutes les devises des bazars, sauf une, sont une reconstitution : les images sont perdues.

## Page, everywhere

adds-bazaars = L’appoint, ou rien. Ils comptent à la fin. Les devises sont une reconstitution.

## Page

bazaars-title = Bazars
    .exactly = paiement exact seulement
    .none = Aucun bazar à côté du plateau pour l’instant.
bazaars-price =
    { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }
    .none = pas de prix pour l’instant
    .source = prix de { $tileDefinite }, sur la case des { $currencyPlural }
    .empty = la case des { $currencyPlural } est vide
# `$sum` est comme « 3 + 6 », `$money` les valeurs des cartes de cette devise
bazaars-money = { $sum } : l’appoint, tu rejoues
    .not = pas { $price } tout juste : tu as { $money }
    .nothing = tu n’as pas de { $currencyPlural }
    .hold = tu as { $money }
# Le nom d’un bazar là où il y a de la place ; `$around` sont ceux qui comptent autour de lui
bazaars-tile = Bazar en { $currencyPlural } : { $around }
bazaars-worth = { $count } × { $kinds }
    .last = au troisième décompte
    .spoken =
        { $count ->
            [one] { $count } bâtiment compte, au troisième décompte
           *[other] { $count } bâtiments comptent (types : { $kinds }), au troisième décompte
        }
bazaars-gain =
    { $count ->
        [one] bazar avec { $count } bâtiment de ses types autour
       *[other] bazar avec { $count } bâtiments de ses types autour ({ $count } × { $kinds })
    }
