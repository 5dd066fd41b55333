### Exchange certificates.

## Its name

module-exchange-certificates = certificados de cambio

## Refusals

no-certificate = No hay ningún certificado con { $currencyPlural } con el que pagar.
    .page = { no-certificate }
store-first = Antes decide si se guarda lo pagado de más.
    .page = { store-first }
has-to-be-stored = El pago incluía una carta de sobra, así que lo pagado de más se tiene que guardar.
    .page = { has-to-be-stored }
no-pawn = No queda ningún peón del { $currencyName } en el centro.
    .page = { no-pawn }
too-much-to-store = Se han pagado { $over } de más: si son más de { $most }, no se guarda nada, ni siquiera una parte.
    .page = { too-much-to-store }
certificate-occupied = El certificado está ocupado: no se guarda nada más en él.
    .page = { certificate-occupied }
nothing-overpaid = No hay nada que guardar: no acabas de pagar nada de más.
    .page = { nothing-overpaid }

## What happened, and what is to be decided

certificate = el certificado
certificate-stored =
    { $whoKind ->
        [you] Guardaste
       *[other] { $who } guardó
    } { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    } en el certificado.
    .page = { certificate-stored }
certificate-voided =
    { $whoKind ->
        [you] Perdiste
       *[other] { $who } perdió
    } { $amount ->
        [one] el { $currencyName } guardado
       *[other] los { $amount } { $currencyPlural } guardados
    } en el certificado.
    .page = { certificate-voided }
certificate-to-store = Has pagado { $over } de más: elige la moneda en la que lo guarda tu certificado (X-2).
    .page = Elige la moneda, o déjalo.

## Names

note-certificate = certificado

## What is wrong with what was typed or written

# $letters are the letters of the currencies
nothing-to-store = «{ $text }» no es nada que se pueda guardar: escribe una de las letras { $letters }, o none.
no-certificates = «{ $text }» no son certificados.

## On the table, and moves

row-pawns = Peones
pawns-left = { $currencyName } { $count }
certificate-of =
    { $whoKind ->
        [you] Tu certificado:
       *[other] Certificado de { $who }:
    }
group-store = Guardar
# What was overpaid; behind it stand the currencies to store it in
store-over-as = { $over } de más:
store-none = nada: se pierde
# `$letter` is that of the currency, y, g, b or o
store-currency = en { $currencyPlural } ({ $letter })
absent-store = En esta partida no hay certificados de cambio.

## Page, everywhere

adds-exchange-certificates = Lo que pagas de más se guarda para otro día.

## Page

certificates-title = Certificados
certificates-one = Certificado
certificates-empty = nada guardado
certificates-kept =
    guardado: { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    }
certificates-keep = ¿Guardar lo pagado de más ({ $over })?
certificates-keep-as =
    Guardar { $over ->
        [one] { $over } { $currencyName }
       *[other] { $over } { $currencyPlural }
    }; peones libres: { $left }
certificates-sum =
    { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
certificates-left =
    { $count ->
        [0] no quedan
        [one] queda { $count }
       *[other] quedan { $count }
    }
certificates-lose = No guardarlo
    .note = se pierde y el certificado queda vacío
certificates-must = El pago incluía una carta de sobra: lo pagado de más se tiene que guardar.
certificates-pawns = Peones libres
certificates-pawn = Peones del { $currencyName } libres: { $count }
certificates-of =
    Certificado de { $name }: { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
    .empty = Certificado de { $name }: vacío
action-store = Guardar lo pagado de más en { $currencyPlural }
    .none = No guardar lo pagado de más
