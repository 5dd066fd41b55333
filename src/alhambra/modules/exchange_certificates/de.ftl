### Exchange certificates.

## Its name

module-exchange-certificates = Wechselscheine

## Refusals

no-certificate = Es gibt keinen Wechselschein mit { $currencyDative }, mit dem du bezahlen könntest.
    .page = { no-certificate }
store-first = Entscheide zuerst, ob die Überzahlung gutgeschrieben wird.
    .page = { store-first }
has-to-be-stored = In der Zahlung war eine überflüssige Karte, deshalb muss die Überzahlung gutgeschrieben werden.
    .page = { has-to-be-stored }
no-pawn = In der Tischmitte ist kein Währungsstein für { $currencyPlural } mehr.
    .page = { no-pawn }
too-much-to-store = Du hast { $over } zu viel bezahlt: Bei mehr als { $most } wird nichts gutgeschrieben, auch kein Teil davon.
    .page = { too-much-to-store }
certificate-occupied = Der Wechselschein ist belegt: Es wird nichts weiter darauf gutgeschrieben.
    .page = { certificate-occupied }
nothing-overpaid = Es gibt nichts gutzuschreiben: Gerade wurde nichts zu viel bezahlt.
    .page = { nothing-overpaid }

## What happened, and what is to be decided. The certificate is what was paid with: "mit y3 und dem Wechselschein".

certificate = dem Wechselschein
certificate-stored =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    } auf dem Wechselschein gutgeschrieben.
    .page = { certificate-stored }
certificate-voided =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } das Guthaben von { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyDative }
    } auf dem Wechselschein verloren.
    .page = { certificate-voided }
certificate-to-store = Du hast { $over } zu viel bezahlt: Wähle die Währung, in der es auf deinem Wechselschein gutgeschrieben wird (X-2).
    .page = Wähle die Währung oder lass es verfallen.

## Names

note-certificate = Wechselschein
    .yours = dein Wechselschein

## What is wrong with what was typed or written

# $letters are the letters of the currencies
nothing-to-store = „{ $text }“ kann nicht gutgeschrieben werden: Schreib einen der Buchstaben { $letters } oder „none“.
no-certificates = „{ $text }“ sind keine Wechselscheine.

## On the table, and moves

row-pawns = Steine
pawns-left = { $currencyName } { $count }
certificate-of =
    { $whoKind ->
        [you] Dein Wechselschein:
       *[other] Wechselschein von { $who }:
    }
group-store = Gutschrift
# What was overpaid; behind it stand the currencies to store it in
store-over-as = { $over } zu viel:
store-none = verfallen lassen
# `$letter` is that of the currency, y, g, b or o
store-currency = in { $currencyDative } ({ $letter })
absent-store = In dieser Partie gibt es keine Wechselscheine.

## Page, everywhere

adds-exchange-certificates = Was du zu viel bezahlst, bleibt dir für später.

## Page

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
