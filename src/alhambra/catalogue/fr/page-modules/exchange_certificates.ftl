### Certificats d’échange, comme seule la page le dit.

certificates-title = Certificats
certificates-one = Certificat
certificates-empty = rien de stocké
certificates-kept =
    stocké : { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    }
certificates-keep = Garder le trop-perçu ({ $over }) ?
certificates-keep-as =
    Garder { $over ->
        [one] { $over } { $currencyName }
       *[other] { $over } { $currencyPlural }
    } ; pions restants : { $left }
certificates-sum =
    { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
certificates-left =
    { $count ->
        [0] plus aucun
        [one] encore { $count }
       *[other] encore { $count }
    }
certificates-lose = Ne pas le garder
    .note = c’est perdu, le certificat reste vide
certificates-must = Le paiement contenait une carte superflue : il faut garder le trop-perçu.
certificates-pawns = Pions restants
certificates-pawn = Pions { $currencyName } restants : { $count }
certificates-of =
    Certificat ({ $name }) : { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
    .empty = Certificat ({ $name }) : vide
action-store = Garder le trop-perçu en { $currencyPlural }
    .none = Ne pas garder le trop-perçu
