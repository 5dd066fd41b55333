### Exchange certificates, as only the page says it.

certificates-title = Certificates
certificates-one = Certificate
certificates-empty = nothing kept
certificates-kept =
    { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    } kept
certificates-keep = Keep the { $over } that you overpaid?
certificates-keep-as =
    Keep { $over ->
        [one] { $over } { $currencyName }
       *[other] { $over } { $currencyPlural }
    }; pawns left: { $left }
certificates-sum =
    { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
certificates-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
certificates-lose = Do not keep it
    .note = it is lost, the certificate stays empty
certificates-must = A card too many was paid, so that it has to be kept.
certificates-pawns = Pawns left
certificates-pawn =
    { $currencyTitle } pawns left: { $count }
certificates-of =
    Certificate of { $name }: { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
    .empty = Certificate of { $name }: empty
action-store = Keep what was overpaid as { $currencyPlural }
    .none = Do not keep what was overpaid
