### Certificats d’échange.

## Its name

module-exchange-certificates = certificats d’échange

## Refus

no-certificate = Il n’y a pas de certificat en { $currencyPlural } pour payer.
    .page = { no-certificate }
store-first = Décide d’abord si tu stockes le trop-perçu.
    .page = { store-first }
has-to-be-stored = Le paiement contenait une carte superflue : il faut donc stocker le trop-perçu.
    .page = { has-to-be-stored }
no-pawn = Il n’y a plus de pion Devise { $currencyName } au centre.
    .page = { no-pawn }
too-much-to-store = Tu as payé { $over } en trop : au-delà de { $most }, on ne stocke rien, pas même une partie.
    .page = { too-much-to-store }
certificate-occupied = Le certificat est occupé : on ne peut rien y stocker de plus.
    .page = { certificate-occupied }
nothing-overpaid = Il n’y a rien à stocker : tu ne viens pas de payer en trop.
    .page = { nothing-overpaid }

## Ce qui s’est passé, et ce qu’il faut décider

certificate = le certificat
certificate-stored =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } stocké { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    } sur le certificat.
    .page = { certificate-stored }
certificate-voided =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } perdu le montant stocké sur le certificat : { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    }.
    .page = { certificate-voided }
certificate-to-store = Tu as payé { $over } en trop : choisis la devise dans laquelle ton certificat garde ce montant (X-2).
    .page = Choisis la devise, ou renonce.

## Sur la table, et coups

row-pawns = Pions
pawns-left = { $currencyName } { $count }
certificate-of = { $who }, certificat :
group-store = Stocker
# Ce qui a été payé en trop ; suivent les devises où le stocker
store-over-as = { $over } en trop :
store-none = rien, c’est perdu
# `$letter` est celle de la devise : y, g, b ou o
store-currency = en { $currencyPlural } { $letter }
absent-store = Il n’y a pas de certificats d’échange dans cette partie.

## Noms

note-certificate = certificat

## Ce qui ne va pas avec ce qui a été tapé ou écrit

nothing-to-store = « { $text } » n’est rien que l’on puisse stocker : écris une des lettres { $letters }, ou none.
no-certificates = « { $text } » ne décrit pas de certificats.

## Page, everywhere

adds-exchange-certificates = Ce que tu paies en trop est gardé pour plus tard.

## Page

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
