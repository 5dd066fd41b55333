### Exchange certificates.

## Refusals

no-certificate = There is no certificate with { $currencyPlural } to pay with.
store-first = First decide whether what was overpaid is stored.
has-to-be-stored = The payment held a superfluous card, so what was overpaid has to be stored.
no-pawn = No pawn of the { $currencyName } is left in the middle.
too-much-to-store = { $over } were overpaid: of more than { $most } nothing is stored, not even a part.
certificate-occupied = The certificate is occupied: nothing more is stored on it.
nothing-overpaid = There is nothing to store: nothing was overpaid just now.

## What happened, and what is to be decided

certificate = the certificate
certificate-stored = { $who } stored { $amount } { $currencyName } on the certificate.
certificate-voided = { $who } lost the { $amount } { $currencyName } on the certificate.
certificate-to-store = You overpaid { $over }: choose the currency in which your certificate keeps it (X-2).

## Names

note-certificate = certificate
