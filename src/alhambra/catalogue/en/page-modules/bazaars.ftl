### What only the page says of bazaars.

bazaars-title = Bazaars
    .exactly = exact payment only
    .none = None lies beside the board now.
bazaars-price =
    { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }
    .none = no price now
    .source = price of { $tileTitle }, which lies on the { $currencyName } square
    .empty = the { $currencyName } square is empty
# `$sum` is as "3 + 6", `$money` the values of one's cards of the currency
bazaars-money = { $sum }: exact, so you play on
    .not = no exact { $price }: you hold { $money }
    .nothing = you hold no { $currencyPlural }
    .hold = you hold { $money }
# How a bazaar is called where there is time for it; `$around` are those that count around it
bazaars-tile = Bazaar for { $currencyPlural }: { $around }
bazaars-worth = { $count } × { $kinds }
    .last = at the third scoring
    .spoken =
        { $count ->
            [one] 1 building counts, at the third scoring
           *[other] { $count } buildings of { $kinds ->
                [one] 1 type
               *[other] { $kinds } types
            } count, at the third scoring
        }
bazaars-gain =
    { $count ->
        [one] Bazaar with 1 building of its types around it
       *[other] Bazaar with { $count } buildings of { $kinds } of its types around it ({ $count } × { $kinds })
    }
