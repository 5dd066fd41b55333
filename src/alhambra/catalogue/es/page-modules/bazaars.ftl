### What only the page says of bazaars.

bazaars-title = Bazares
    .exactly = solo con pago exacto
    .none = Ahora no hay ninguno junto al tablero.
bazaars-price =
    { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }
    .none = sin coste fijado ahora
    .source = lo que cuesta { $tileDefinite }, en la casilla del { $currencyName }
    .empty = la casilla del { $currencyName } está vacía
# `$sum` is as "3 + 6", `$money` the values of one's cards of the currency
bazaars-money = { $sum }: exacto, así que sigues jugando
    .not = no suman { $price }: tienes { $money }
    .nothing = no tienes { $currencyPlural }
    .hold = tienes { $money }
# How a bazaar is called where there is time for it; `$around` are those that count around it
bazaars-tile = Bazar de { $currencyPlural }: { $around }
bazaars-worth = { $count } × { $kinds }
    .last = en la tercera puntuación
    .spoken =
        { $count ->
            [one] cuenta 1 edificio, en la tercera puntuación
           *[other] cuentan { $count } edificios de { $kinds } tipos, en la tercera puntuación
        }
bazaars-gain =
    { $count ->
        [one] bazar con 1 edificio de sus tipos alrededor
       *[other] bazar con { $count } edificios de { $kinds } de sus tipos alrededor ({ $count } × { $kinds })
    }
