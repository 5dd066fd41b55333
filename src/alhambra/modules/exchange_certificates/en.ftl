### Exchange certificates.

## Its name

module-exchange-certificates = exchange certificates

## Refusals

no-certificate = There is no certificate with { $currencyPlural } to pay with.
    .page = { no-certificate }
store-first = First decide whether what was overpaid is stored.
    .page = { store-first }
has-to-be-stored = The payment held a superfluous card, so what was overpaid has to be stored.
    .page = { has-to-be-stored }
no-pawn = No pawn of the { $currencyName } is left in the middle.
    .page = { no-pawn }
too-much-to-store = { $over } were overpaid: of more than { $most } nothing is stored, not even a part.
    .page = { too-much-to-store }
certificate-occupied = The certificate is occupied: nothing more is stored on it.
    .page = { certificate-occupied }
nothing-overpaid = There is nothing to store: nothing was overpaid just now.
    .page = { nothing-overpaid }

## What happened, and what is to be decided

certificate = the certificate
certificate-stored = { $who } stored { $amount } { $currencyName } on the certificate.
    .page = { certificate-stored }
certificate-voided = { $who } lost the { $amount } { $currencyName } on the certificate.
    .page = { certificate-voided }
certificate-to-store = You overpaid { $over }: choose the currency in which your certificate keeps it (X-2).
    .page = Choose the currency, or let it go.

## On the table, and moves

row-pawns = Pawns
pawns-left = { $currencyName } { $count }
certificate-of = { $who }, certificate:
group-store = Store
# What was overpaid; behind it stand the currencies to store it in
store-over-as = { $over } over as
store-none = none: it is lost
# `$letter` is that of the currency, y, g, b or o
store-currency = { $currencyName } { $letter }
absent-store = There are no exchange certificates in this game.

## Names

note-certificate = certificate

## What is wrong with what was typed or written

# $letters are the letters of the currencies
nothing-to-store = '{ $text }' is nothing to store: write a letter of { $letters }, or none.
no-certificates = '{ $text }' are no certificates.

## Page, everywhere

adds-exchange-certificates = What you overpay is kept for another day.

## Page

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
