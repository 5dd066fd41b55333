### Exchange certificates, as only the page says it.

certificates-title = Wechselscheine
certificates-one = Wechselschein
certificates-empty = nichts gutgeschrieben
certificates-kept =
    Guthaben: { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    }
certificates-keep = { $over } zu viel bezahlt: gutschreiben?
certificates-keep-as =
    { $over ->
        [one] { $over } { $currencyName }
       *[other] { $over } { $currencyPlural }
    } gutschreiben; freie Währungssteine: { $left }
certificates-sum =
    { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
certificates-left =
    { $count ->
        [0] keiner mehr
       *[other] noch { $count }
    }
certificates-lose = Verfallen lassen
    .note = der Wechselschein bleibt leer
certificates-must = In der Zahlung war eine überflüssige Karte: Die Überzahlung muss gutgeschrieben werden.
certificates-pawns = Freie Währungssteine
certificates-pawn = Freie Währungssteine für { $currencyPlural }: { $count }
certificates-of =
    Wechselschein von { $name }: { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
    .empty = Wechselschein von { $name }: leer
action-store = Die Überzahlung in { $currencyDative } gutschreiben
    .none = Die Überzahlung verfallen lassen
