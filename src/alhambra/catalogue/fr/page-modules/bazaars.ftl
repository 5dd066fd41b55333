### Ce que seule la page dit des bazars.

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
