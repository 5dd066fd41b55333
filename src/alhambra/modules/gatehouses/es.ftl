### Gatehouses.

## Its name

module-gatehouses = portales

## In the rules

paid-gatehouses = loseta con portal

## Refusals

no-gatehouse-for = No hay portal para { $tile }: no tiene tipo.
    .page = No hay portal para { $tileDefinite }: no tiene tipo.
    .short = No tiene tipo.
no-gatehouse-left = No queda ningún portal de { $typeName }.
    .page = { no-gatehouse-left }
    .short = No queda ninguno.

## Refusals: the price

gatehouse-wrong-currency = { $tile } con portal se paga en { $currencyPlural }, no con { $wrongCommas }.
    .page = { $tileTitle } con portal: se paga en { $currencyPlural }, no con { $wrongName }.
gatehouse-too-little-paid = { $tile } con portal cuesta { $price } y estas cartas valen { $paid }.
    .page = { $tileTitle } con portal: cuesta { $price } y estas cartas valen { $paid }.
gatehouse-no-money = { $tile } con portal cuesta { $price } { $currencyPlural } y no tienes ninguna carta de esa moneda.
    .page = { $tileTitle } con portal: cuesta { $price } en { $currencyPlural } y no tienes ninguna carta de esa moneda.
    .short = Cuesta { $price }; no tienes { $currencyPlural }.
gatehouse-too-little-money = { $tile } con portal cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money }.
    .page = { $tileTitle } con portal: cuesta { $price } en { $currencyPlural } y tus cartas de esa moneda valen { $money }.
    .short = Cuesta { $price }; tienes { $money }.
gatehouse-too-little-kept = { $tile } con portal cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money } con tu { $noteName }.
    .page = { $tileTitle } con portal: cuesta { $price } en { $currencyPlural } y tus cartas de esa moneda valen { $money } con tu certificado.
    .short = Cuesta { $price }; tienes { $money }.
gatehouse-superfluous-card = { $tile } con portal cuesta { $price } y ya se cubre sin { $spare }; no se da cambio.
    .page = { $tileTitle } con portal: cuesta { $price } y ya se cubre sin { $spareName }; no se da cambio.
gatehouse-later = Los portales se colocan al final del turno.
    .page = { gatehouse-later }
no-gatehouse-to-lay = No hay ningún portal de { $typeName } por colocar.
    .page = { no-gatehouse-to-lay }
gatehouse-position = Un portal se coloca indicando su posición, o vuelve a su pila si no tiene lugar.
    .page = { gatehouse-position }
gatehouse-by-camp = Un portal en { $place } tocaría un campamento.
    .page = Un portal ahí tocaría un campamento.
gatehouse-by-wall = Un lado corto del portal en { $place } tocaría un muro.
    .page = Un lado corto del portal tocaría un muro.
gatehouse-by-no-type = Ningún lado corto del portal en { $place } tocaría un edificio de su mismo tipo.
    .page = Ningún lado corto del portal tocaría un edificio de su mismo tipo.
gatehouse-hole = Un portal en { $place } encerraría suelo vacío.
    .page = Un portal ahí encerraría suelo vacío.
gatehouse-never-moves = { $tile } no se mueve nunca: es un portal.
    .page = Un portal no se mueve nunca.
gatehouse-leans = El portal de { $place } se apoya en { $tile } y en ningún otro edificio de su tipo.
    .page = El portal de al lado se apoya en { $tileDefinite } y en ningún otro edificio de su tipo.

## Why a move leads nowhere

no-gatehouse-held = No hay ningún portal por colocar.
gatehouse-without-place = El portal de { $typeName } no tiene ahora ningún lugar.

## What happened, and what is to be decided

gatehouse-bought =
    { $whoKind ->
        [you] Compraste
       *[other] { $who } compró
    } { $tile } de la casilla { $square }, con un portal, por { $price } { $currencyPlural }, { $exact ->
        [yes] pagando el coste exacto con { $cardsCommas }
       *[no] pagando con { $cardsCommas }
    }.
    .page =
        { $whoKind ->
            [you] Compraste { $tileDefinite } con un portal por { $price } { $currencyPlural } y pagaste con { $cardsName }.
           *[other] { $who } compró { $tileDefinite } con un portal por { $price } { $currencyPlural } y pagó con { $cardsName }.
        }
    .exactly =
        { $whoKind ->
            [you] Compraste { $tileDefinite } con un portal por { $price } { $currencyPlural } y pagaste el coste exacto con { $cardsName }.
           *[other] { $who } compró { $tileDefinite } con un portal por { $price } { $currencyPlural } y pagó el coste exacto con { $cardsName }.
        }
gatehouse-laid =
    { $whoKind ->
        [you] Colocaste { $tile } en { $place }, con el muro al { $cornerName }.
       *[other] { $who } colocó { $tile } en { $place }, con el muro al { $cornerName }.
    }
    .page =
        { $whoKind ->
            [you] Colocaste un portal de { $typePlural } ({ $placeName }), con el muro al { $sidesName }.
           *[other] { $who } colocó un portal de { $typePlural } ({ $placeName }), con el muro al { $sidesName }.
        }
gatehouse-returned =
    { $whoKind ->
        [you] No tenías ningún lugar permitido para el portal de { $typeName }, que volvió a su pila.
       *[other] { $who } no tenía ningún lugar permitido para el portal de { $typeName }, que volvió a su pila.
    }
    .page = { gatehouse-returned }
gatehouse-to-lay = Un portal se coloca mientras tenga un lugar (G-4); n1-NE está en n1, con el muro al noreste.
gatehouse-in-wall =
    muro: { $whoInside } { $points }, por { $segments ->
        [one] { $segments } tramo
       *[other] { $segments } tramos
    }, y 2 más por { $count ->
        [one] el portal
       *[other] cada uno de los { $count } portales
    } (G-10).

## The help

gatehouse-signs = Una diagonal doble es el muro de un portal: en n1-NE mira al noreste.

## Names

corner-ne = noreste
corner-se = sureste
corner-sw = suroeste
corner-nw = noroeste

## What is wrong with what was typed or written

# $known are the letters of the corners, as they are typed
no-corner = «{ $text }» no es ninguna posición de un portal: hay { $knownCommas }.
gatehouse-where = Un portal se coloca en un lugar y en una posición: escribe gate:tower@n1-NE.
no-gatehouses = «{ $text }» no son portales.
too-many-gatehouses = «{ $text }» son más portales de los que hay.

## On the table

row-gates = Portales
gates-price = a { $price } cada uno, con una loseta del tipo
gates-left-each =
    { $count ->
        [one] queda { $count } de cada tipo
       *[other] quedan { $count } de cada tipo
    }
# Types with their short names, and numbers
gates-left = quedan { $gates }
gates-to-lay = por colocar: { $typesName }

## Moves

group-gatehouse = Portal
# A tile of the market, and its price with a gatehouse; behind it stand payments
gatehouse-for = { $square } { $tile } por { $price }
# Behind it stand places
gatehouse-of = portal de { $typeName }
absent-gatehouse = En esta partida no hay portales.
absent-gate = En esta partida no hay portales.
type-gatehouse = portal
    .indefinite = un portal
    .definite = el portal
    .plural = portales
    .title = Portal
    .short = por

## Page, everywhere

adds-gatehouses = Medias casillas con las que tu muro dobla la esquina.

## Page

gatehouses-title = Portales
gatehouses-price = A { $price } cada uno, con una loseta de su tipo
gatehouses-left =
    { $count ->
        [one] { $typeTitle }: queda { $count }
       *[other] { $typeTitle }: quedan { $count }
    }
gatehouses-one = Portal: { $typeTitle }
gatehouses-to-lay = Por colocar: portal de { $typePlural }
tile-name-gatehouse = portal de { $typePlural }
    .title = Portal de { $typePlural }
    .definite = el portal de { $typePlural }
way-gatehouse = + portal
    .note = los dos en un solo pago
action-gatehouse = Comprar { $tileDefinite } con un portal y pagar con { $cardsName }
action-gate = Colocar el portal de { $typePlural } ({ $placeName }), con el muro al { $sidesName }
gatehouses-plate = Coloca tu portal
gatehouses-wall = { $placeName }, con el muro al { $sidesName }: muro más largo { $wall }
