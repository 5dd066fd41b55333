### Building sites.

## Its name

module-building-sites = obras

## In the rules

paid-building-sites = obra, terminar una obra

## Refusals

no-site-started = Las fichas de obra se roban cuando se ha empezado una obra.
    .page = { no-site-started }
draw-markers-first = Has empezado una obra: roba antes sus fichas.
    .page = { draw-markers-first }
put-marker-first = Has empezado una obra: pon antes en ella una de las fichas.
    .page = { put-marker-first }
no-marker-drawn = Una ficha se pone en una obra cuando esta se ha empezado y las fichas se han robado.
    .page = { no-marker-drawn }
no-such-marker = No hay ninguna ficha { $which } que poner en una obra.
    .page = { no-such-marker }
no-marker-left = No queda ninguna ficha de obra en la bolsa.
    .page = { no-marker-left }
    .short = No queda ninguna ficha en la bolsa.
site-not-given = { $tile } es una obra: no se puede dar a Boabdil.
    .page = { $tileTitle }: es una obra y no se puede dar a Boabdil.
never-a-site = { $tile } no se puede construir como obra.
    .page = { $tileTitle }: no se puede construir como obra.
    .short = No se puede construir como obra.
not-own-site = { $tile } no es una obra tuya.
    .page = { $tileTitle }: no es una obra tuya.

## Refusals: the price

site-wrong-currency = { $tile } como obra se paga en { $currencyPlural }, no con { $wrongCommas }.
    .page = { $tileTitle } como obra: se paga en { $currencyPlural }, no con { $wrongName }.
site-too-little-paid = { $tile } como obra cuesta { $price } y estas cartas valen { $paid }.
    .page = { $tileTitle } como obra: cuesta { $price } y estas cartas valen { $paid }.
site-no-money =
    { $tile } como obra cuesta { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    } y no tienes ninguna carta de esa moneda.
    .page = { $tileTitle } como obra: cuesta { $price } en { $currencyPlural } y no tienes ninguna carta de esa moneda.
    .short = Cuesta { $price }; no tienes { $currencyPlural }.
site-too-little-money = { $tile } como obra cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money }.
    .page = { $tileTitle } como obra: cuesta { $price } en { $currencyPlural } y tus cartas de esa moneda valen { $money }.
    .short = Cuesta { $price }; tienes { $money }.
site-too-little-kept = { $tile } como obra cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money } con tu { $noteName }.
    .page = { $tileTitle } como obra: cuesta { $price } en { $currencyPlural } y tus cartas de esa moneda valen { $money } con tu certificado.
    .short = Cuesta { $price }; tienes { $money }.
site-superfluous-card = { $tile } como obra cuesta { $price } y ya se cubre sin { $spare }; no se da cambio.
    .page = { $tileTitle } como obra: cuesta { $price } y ya se cubre sin { $spareName }; no se da cambio.

## Why a move leads nowhere

no-site-to-finish = No tienes ninguna obra que terminar.

## What happened, and what is to be decided

site-started =
    { $whoKind ->
        [you] Empezaste
       *[other] { $who } empezó
    } una obra con { $tile } de la casilla { $square } por { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }, pagando con { $cardsCommas }.
    .page =
        { $whoKind ->
            [you] Empezaste
           *[other] { $who } empezó
        } una obra con { $tileDefinite } por { $price ->
            [one] { $price } { $currencyName }
           *[other] { $price } { $currencyPlural }
        }; pago: { $cardsName }.
markers-drawn =
    { $whoKind ->
        [you] Robaste
       *[other] { $who } robó
    } { $count ->
        [one] { $count } ficha de obra
       *[other] { $count } fichas de obra
    }.
    .page = { markers-drawn }
markers-seen =
    { $whoKind ->
        [you] Robaste
       *[other] { $who } robó
    } { $count ->
        [one] { $count } ficha de obra
       *[other] { $count } fichas de obra
    }: { $currenciesName }.
    .page = { markers-seen }
marker-put =
    { $whoKind ->
        [you] Pusiste una ficha de obra en { $tile }.
       *[other] { $who } puso una ficha de obra en { $tile }.
    }
    .page =
        { $whoKind ->
            [you] Pusiste una ficha de obra en { $tileDefinite }.
           *[other] { $who } puso una ficha de obra en { $tileDefinite }.
        }
marker-seen-put =
    { $whoKind ->
        [you] Pusiste la ficha de obra del { $currencyName } en { $tile }.
       *[other] { $who } puso la ficha de obra del { $currencyName } en { $tile }.
    }
    .page =
        { $whoKind ->
            [you] Pusiste la ficha de obra del { $currencyName } en { $tileDefinite }. Nadie más ve su reverso.
           *[other] { $who } puso la ficha de obra del { $currencyName } en { $tileDefinite }. Nadie más ve su reverso.
        }
site-finished =
    { $whoKind ->
        [you] Terminaste
       *[other] { $who } terminó
    } la obra { $tile } por { $price } { $currencyPlural }, { $exact ->
        [yes] pagando el coste exacto con { $cardsCommas }
       *[no] pagando con { $cardsCommas }
    }.
    .page =
        { $whoKind ->
            [you] Terminaste { $tileDefinite } por { $price } { $currencyPlural } y pagaste con { $cardsName }.
           *[other] { $who } terminó { $tileDefinite } por { $price } { $currencyPlural } y pagó con { $cardsName }.
        }
    .exactly =
        { $whoKind ->
            [you] Terminaste { $tileDefinite } por { $price } { $currencyPlural } y pagaste el coste exacto con { $cardsName }.
           *[other] { $who } terminó { $tileDefinite } por { $price } { $currencyPlural } y pagó el coste exacto con { $cardsName }.
        }
marker-turned =
    { $whoKind ->
        [you] Diste la vuelta a la ficha de obra del { $currencyName } de { $tile } y perdiste { $cardsCommas }.
       *[other] { $who } dio la vuelta a la ficha de obra del { $currencyName } de { $tile } y perdió { $cardsCommas }.
    }
    .page =
        { $whoKind ->
            [you] Diste la vuelta a la ficha de obra del { $currencyName } ({ $tileName }) y perdiste { $cardsName }.
           *[other] { $who } dio la vuelta a la ficha de obra del { $currencyName } ({ $tileName }) y perdió { $cardsName }.
        }
marker-turned-in-vain =
    { $whoKind ->
        [you] Diste la vuelta a la ficha de obra del { $currencyName } de { $tile } y no tenías { $currencyPlural }.
       *[other] { $who } dio la vuelta a la ficha de obra del { $currencyName } de { $tile } y no tenía { $currencyPlural }.
    }
    .page =
        { $whoKind ->
            [you] Diste la vuelta a la ficha de obra del { $currencyName } ({ $tileName }) y no tenías { $currencyPlural }.
           *[other] { $who } dio la vuelta a la ficha de obra del { $currencyName } ({ $tileName }) y no tenía { $currencyPlural }.
        }
markers-to-draw = Roba ahora las fichas de tu obra (S-3). Lo que has hecho hasta aquí ya no se podrá deshacer.
    .page = Roba las fichas de tu obra. Lo que has hecho hasta aquí ya no se podrá deshacer.
marker-to-put = Pon una de las fichas en tu obra; nadie más ve sus reversos. En su moneda se termina la obra (S-5); si no, al final pierdes tus cartas de esa moneda (S-7).
    .page = Pon una de las fichas en tu obra.

## The help

site-signs = «obra 9b», en pequeño «(T) 9b»: la obra se termina por 9 dinares; «9?»: secreta.

## What is wrong with what was typed or written

draw-what = Se roban fichas de obra: escribe draw:markers.
marker-to-write = En una obra se pone la primera ficha o la segunda: escribe marker:1 o marker:2.
no-building-sites = «{ $text }» no son obras.

## On the table

row-markers = Fichas
markers-in-bag = { $count } en la bolsa
markers-put-back = tú devolviste { $currenciesName }
sites-of =
    { $whoKind ->
        [you] Tus obras:
       *[other] Obras de { $who }:
    }
# Where a site is: a place as n1, or the word reserve or aside
site-at =
    { $place ->
        [reserve] { $tile } en la reserva
        [aside] { $tile } por colocar
       *[other] { $tile } en { $place }
    }
# Likewise, with the back of its marker. `$letter` is that of the currency, y, g, b or o
site-seen-at =
    { $place ->
        [reserve] { $tile } en la reserva
        [aside] { $tile } por colocar
       *[other] { $tile } en { $place }
    } ({ $currencyName }, { $letter })
# On the tile as it is drawn: eight letters with the price, as 9b
drawn-site = obra { $price }

## Moves

group-marker = Ficha
group-site = Obra
group-finish = Terminar
# A tile of the market, and half its price; behind it stand payments
site-for = { $square } { $tile } por { $price }
finish-for =
    { $currency ->
        [unknown] { $tile } por { $price }
       *[other] { $tile } por { $price } { $currencyPlural }
    }
draw-from-bag =
    robar, con { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } en la bolsa
# Behind it stand markers
put-on-site = poner en la obra:
absent-site = En esta partida no hay obras.
absent-draw = En esta partida no hay obras.
absent-marker = En esta partida no hay obras.
absent-finish = En esta partida no hay obras.
# Which marker, as a move
marker-which =
    { $currency ->
        [unknown] ficha { $which }, desconocida
       *[other] ficha { $which }, { $currencyName }
    }

## Page, everywhere

adds-building-sites = Paga la mitad ahora y termina después, en otra moneda.

## Page

sites-title = Tus obras
sites-one = obra
sites-bag =
    { $count ->
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
sites-none = Aún ninguna: empieza una al comprar, por la mitad del coste.
sites-finish = Terminar por { $price } { $currencyPlural }
sites-payable = Puedes pagarla ahora.
    .exactly = Puedes pagar el coste exacto y seguir jugando.
sites-dear = Ahora no te alcanza el dinero.
sites-known = Solo tú conoces su moneda.
sites-put-back = Devolviste: { $currenciesName }.
sites-drawn = ¿Qué ficha pones en tu obra?
sites-drawn-line = Ficha { $number } robada: { $currencyName }
sites-put = Poner la ficha del { $currencyName } en la obra
sites-fate = Solo tú ves esto. En su moneda terminas la obra; si no, al final pierdes tus cartas de esa moneda. La otra ficha vuelve a la bolsa.
sites-line = { $tileTitle }: obra
    .known = { $tileTitle }: obra; terminarla cuesta { $price } { $currencyPlural }
sites-other = { $name }: obra { $site }
way-site = Como obra
    .note = la mitad del coste, última acción
action-site = Empezar una obra con { $tileDefinite } y pagar con { $cardsName }
action-finish = Terminar { $tileDefinite } y pagar con { $cardsName }
action-draw = Robar las fichas
action-marker = Poner la ficha { $number } en la obra
sites-draw = Tu obra necesita una ficha de obra
