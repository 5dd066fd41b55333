### What only the page says of bazaars.

bazaars-title = Bazare
    .exactly = nur passende Zahlung
    .none = Neben dem Bauhof liegt gerade keiner.
bazaars-price =
    { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }
    .none = jetzt ohne Preis
    .source = Preis des Plättchens { $tileTitle } auf dem { $currencyName }-Feld
    .empty = das { $currencyName }-Feld ist leer
# `$sum` is as "3 + 6", `$money` the values of one's cards of the currency
bazaars-money = { $sum }: passend, du spielst weiter
    .not = nicht genau { $price }, du hast { $money }
    .nothing = du hast keine { $currencyPlural }
    .hold = du hast { $money }
# How a bazaar is called where there is time for it; `$around` are those that count around it
bazaars-tile = Bazar für { $currencyPlural }: { $around }
bazaars-worth = { $count } × { $kinds }
    .last = in der dritten Wertung
    .spoken =
        { $count ->
            [one] 1 Gebäude zählt, in der dritten Wertung
           *[other] { $count } Gebäude von { $kinds } Arten zählen, in der dritten Wertung
        }
bazaars-gain =
    { $count ->
        [one] Bazar mit 1 Gebäude seiner Arten ringsum
       *[other] Bazar mit { $count } Gebäuden von { $kinds } seiner Arten ringsum ({ $count } × { $kinds })
    }
