### Guards.

## Its name

module-guards = guardias

## In the rules

scored-guards = guardias

## Refusals: what was begun

choose-guard = Elige antes el guardia que paga la habilidad { $abilityName }.
    .page = { choose-guard }
preview-paid = La compra en vista previa está pagada: compra algo del tablero de vista previa.
    .page = { preview-paid }
march-paid = La marcha está pagada: mueve un guardia a un muro.
    .page = { march-paid }
new-token-begun = Después de una nueva ficha, la acción tiene que ser una compra.
    .page = { new-token-begun }
nothing-left-to-buy = Después de una nueva ficha, la acción tiene que ser una compra, y la habilidad { $abilityName } no dejaría nada que comprar.
    .page = { nothing-left-to-buy }

## Refusals: abilities, and who pays for them

abilities-over = Las habilidades se usan antes de colocar las losetas.
    .page = { abilities-over }
no-ability = El tablero de guardias de esta partida no tiene la habilidad { $abilityName }.
    .page = { no-ability }
used-up = La habilidad { $abilityName } ya se ha usado en este turno.
    .page = { used-up }
too-few-guards =
    La habilidad { $abilityName } cuesta { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardias
    }, o { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por cada uno que falta: no tienes bastante de ninguna de las dos cosas.
    .page = { too-few-guards }
no-guard = No tienes ningún guardia en { $side }, ni en la alhambra ni en la reserva.
    .page = No tienes ningún guardia en { $sideName }, ni en la alhambra ni en la reserva.
no-guard-to-pay = Los guardias se pagan al usar una habilidad.
    .page = { no-guard-to-pay }

## Refusals: tokens and half-buildings

not-bought = { $tile } no se ha comprado en este turno.
    .page = { $tileTitle }: no se ha comprado en este turno.
no-token = En { $tile } no hay ninguna ficha.
    .page = En { $tileDefinite } no hay ninguna ficha.
no-token-on-square = En la casilla { $square } del mercado no hay ninguna ficha.
    .page = { no-token-on-square }
exchange-currency = El intercambio con la casilla { $square } del mercado se paga en la moneda de esa casilla.
    .page = { exchange-currency }
bag-empty = La bolsa está vacía.
    .page = { bag-empty }
token-without-purchase = Con una nueva ficha empieza una compra, y no puedes comprar nada.
    .page = { token-without-purchase }
half-building-taken = El medio edificio de { $typeName } ya no está disponible.
    .page = { half-building-taken }

## Refusals: money

not-overpaid = No acabas de pagar de más por una loseta del mercado.
    .page = { not-overpaid }
preview-first = Para comprar del tablero de vista previa, usa antes la habilidad.
    .page = { preview-first }
preview-card = Sin { $card } no se puede pagar el coste exacto de ningún edificio del tablero de vista previa.
    .page = Sin { $cardName } no se puede pagar el coste exacto de ningún edificio del tablero de vista previa.
empty-preview-square = En la casilla { $square } de la vista previa no hay ninguna loseta.
    .page = { empty-preview-square }
one-currency = Las cartas tienen que ser de una sola moneda.
    .page = { one-currency }
preview-not-exact = { $tile } cuesta { $price } y hay que pagar el coste exacto; estas cartas valen { $paid }.
    .page = { $tileTitle }: cuesta { $price } y hay que pagar el coste exacto; estas cartas valen { $paid }.
preview-no-cards = { $tile } cuesta { $price } y hay que pagar el coste exacto; con las cartas de una sola moneda de tu mano no puedes sumar { $price }.
    .page = { $tileTitle }: cuesta { $price } y hay que pagar el coste exacto; con las cartas de una sola moneda de tu mano no puedes sumar { $price }.

## Refusals: plazas, marches and walls

no-plaza = No queda ninguna plaza.
    .page = { no-plaza }
plaza-not-given = { $tile } es una plaza: no se puede dar a Boabdil.
    .page = { $tileTitle } es una plaza: no se puede dar a Boabdil.
march-first = Para una marcha, usa antes la habilidad.
    .page = { march-first }
march-needs-two = Una marcha necesita dos guardias: uno para pagar y otro para mover.
    .page = { march-needs-two }
no-free-wall = No hay ningún muro sin guardia al que ir.
    .page = { no-free-wall }
no-free-wall-paid = Si pagaras con { $side }, no habría ningún muro sin guardia al que ir.
    .page = Si pagaras con { $sideName }, no habría ningún muro sin guardia al que ir.
not-free-wall = { $side } no es un muro sin guardia de una loseta colocada.
    .page = { $sideName } no es un muro sin guardia de una loseta colocada.
no-section-left = No queda ninguna pieza de muro.
    .page = { no-section-left }
no-section = No hay ninguna pieza de muro que poner en una loseta.
    .page = { no-section }
no-open-side = Ninguna loseta obtenida en este turno tiene un lado abierto para una pieza de muro.
    .page = { no-open-side }
not-open-side = { $side } no es un lado abierto que pueda llevar una pieza de muro.
    .page = { $sideName } no es un lado abierto que pueda llevar una pieza de muro.
section-later = La pieza de muro se pone en una loseta al colocar las losetas.
    .page = { section-later }
section-first = Antes hay que poner la pieza de muro en { $tile }: ninguna otra loseta puede llevarla.
    .page = Antes hay que poner la pieza de muro en { $tileDefinite }: ninguna otra loseta puede llevarla.
section-not-given = { $tile } lleva una pieza de muro: no se puede dar a Boabdil.
    .page = { $tileTitle }: lleva una pieza de muro y no se puede dar a Boabdil.

## Why a move leads nowhere

no-card-to-exchange = No tienes ninguna carta de la moneda de una casilla con la que puedas intercambiar.
no-preview-to-pay = Después de pagar una carta no podrías pagar el coste exacto de ningún edificio de allí.
no-card-for-preview = No tienes ninguna carta con la que pagar una compra en vista previa.
nothing-to-exchange = En este turno no has comprado ningún edificio cuya ficha se pueda intercambiar.

## What happened, and what is to be decided

guards-board-set = El tablero de guardias tenía las habilidades { $abilitiesName }, y puestos para { $posts } guardias.
    .page = Habilidades del tablero de guardias de esta partida: { $abilities }.
guards-any-number = cualquier número de
guards-ability-used =
    { $whoKind ->
        [you] Usaste
       *[other] { $who } usó
    } la habilidad { $ability ->
        [card] { $abilityName } para tomar { $card } del mostrador
        [half-building] { $abilityName } para tomar el medio edificio de { $typeName }
        [wall] { $abilityName } para tomar una pieza de muro
        [exact-change] { $abilityName } (el sobrepago cuenta como exacto)
       *[other] { $abilityName }
    }.
    .page =
        { $whoKind ->
            [you] Usaste
           *[other] { $who } usó
        } { $ability ->
            [card] la habilidad { $abilityName } para tomar { $cardsName }.
            [half-building] la habilidad { $abilityName } para tomar el medio edificio de { $typeName }.
           *[other] la habilidad { $abilityName }.
        }
guards-ability-paid =
    { $whoKind ->
        [you] Usaste
       *[other] { $who } usó
    } la habilidad { $ability ->
        [card] { $abilityName } para tomar { $card } del mostrador
        [half-building] { $abilityName } para tomar el medio edificio de { $typeName }
        [wall] { $abilityName } para tomar una pieza de muro
        [exact-change] { $abilityName } (el sobrepago cuenta como exacto)
       *[other] { $abilityName }
    }, pagando { $paid }.
guards-missing =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por guardias que faltan
    .page =
        { $whoKind ->
            [you] Pagaste
           *[other] { $who } pagó
        } { $points ->
            [one] { $points } punto por guardias que faltan.
           *[other] { $points } puntos por guardias que faltan.
        }
guard-paid =
    { $whoKind ->
        [you] Pagaste con el guardia { $guard }.
       *[other] { $who } pagó con el guardia { $guard }.
    }
    .page =
        { $whoKind ->
            [you] Pagaste con el guardia de { $tileDefinite }, al { $sideName }.
           *[other] { $who } pagó con el guardia de { $tileDefinite }, al { $sideName }.
        }
guards-stationed =
    { $whoKind ->
        [you] Recibiste un guardia en { $guards }.
       *[other] { $who } recibió un guardia en { $guards }.
    }
    .page =
        { $whoKind ->
            [you] Recibiste
           *[other] { $who } recibió
        } { $count ->
            [one] { $count } guardia en { $tileDefinite }.
           *[other] { $count } guardias en { $tileDefinite }.
        }
guards-posted =
    { $count ->
        [one] { $count } guardia del suministro fue
       *[other] { $count } guardias del suministro fueron
    } a los puestos del tablero de guardias.
    .page = { guards-posted }
guard-marched =
    { $whoKind ->
        [you] Moviste el guardia { $guard } a { $to }.
       *[other] { $who } movió el guardia { $guard } a { $to }.
    }
    .page =
        { $whoKind ->
            [you] Moviste un guardia: de { $oldDefinite } a { $newDefinite }.
           *[other] { $who } movió un guardia: de { $oldDefinite } a { $newDefinite }.
        }
guards-tokens-swapped =
    { $whoKind ->
        [you] Intercambiaste dos fichas: { $tile } pasó a ser { $typeIndefinite }, y { $market_tile }, en la casilla { $square }, { $market_typeIndefinite }.
       *[other] { $who } intercambió dos fichas: { $tile } pasó a ser { $typeIndefinite }, y { $market_tile }, en la casilla { $square }, { $market_typeIndefinite }.
    }
    .page =
        { $whoKind ->
            [you] Intercambiaste dos fichas: { $old_typeName } por { $new_typeName }, de la casilla del { $currencyName }.
           *[other] { $who } intercambió dos fichas: { $old_typeName } por { $new_typeName }, de la casilla del { $currencyName }.
        }
guards-token-replaced =
    { $whoKind ->
        [you] Robaste una ficha de { $new_typeName } para { $tile }, en la casilla { $square }; la ficha de { $old_typeName } volvió a la bolsa.
       *[other] { $who } robó una ficha de { $new_typeName } para { $tile }, en la casilla { $square }; la ficha de { $old_typeName } volvió a la bolsa.
    }
    .page =
        { $whoKind ->
            [you] Robaste una nueva ficha para la casilla del { $currencyName }: { $new_typeName } en lugar de { $old_typeName }.
           *[other] { $who } robó una nueva ficha para la casilla del { $currencyName }: { $new_typeName } en lugar de { $old_typeName }.
        }
guards-preview-bought =
    { $whoKind ->
        [you] Compraste { $tile } de la casilla { $square } de la vista previa por { $price } { $currencyPlural }, pagando el coste exacto con { $cardsCommas }.
       *[other] { $who } compró { $tile } de la casilla { $square } de la vista previa por { $price } { $currencyPlural }, pagando el coste exacto con { $cardsCommas }.
    }
    .page =
        { $whoKind ->
            [you] Compraste { $tileDefinite } de la vista previa por { $price }, pagando el coste exacto con { $cardsName }.
           *[other] { $who } compró { $tileDefinite } de la vista previa por { $price }, pagando el coste exacto con { $cardsName }.
        }
guards-plaza-taken =
    { $whoKind ->
        [you] Tomaste { $tile }.
       *[other] { $who } tomó { $tile }.
    }
    .page =
        { $whoKind ->
            [you] Tomaste una plaza.
           *[other] { $who } tomó una plaza.
        }
guards-wall-put =
    { $whoKind ->
        [you] Pusiste la pieza de muro en el lado { $sideName } de { $tile }.
       *[other] { $who } puso la pieza de muro en el lado { $sideName } de { $tile }.
    }
    .page =
        { $whoKind ->
            [you] Pusiste la pieza de muro en { $tileDefinite }, al { $sideName }.
           *[other] { $who } puso la pieza de muro en { $tileDefinite }, al { $sideName }.
        }
guards-wall-returned =
    { $whoKind ->
        [you] Devolviste la pieza de muro al suministro, pues no quedaba ninguna loseta que pudiera llevarla.
       *[other] { $who } devolvió la pieza de muro al suministro, pues no quedaba ninguna loseta que pudiera llevarla.
    }
    .page = { guards-wall-returned }
guards-owed =
    Usas la habilidad { $abilityName } y debes { $owed ->
        [one] { $owed } guardia: elige cuál sale
       *[other] { $owed } guardias: elige cuáles salen
    } (R-31); * está en tu muro más largo.
guards-using-march = La marcha: elige qué guardia va adónde (R-41); * está en tu muro más largo.
guards-using-preview-purchase = La compra en vista previa: elige qué comprar, pagando el coste exacto en una sola moneda (R-35).
guards-purchase-bound = Después de la nueva ficha, esta acción tiene que ser una compra (R-40).
guards-after = Tus acciones han terminado: usa una habilidad o di «done» para pasar a colocar (R-22).
guards-wall-to-put = Tienes una pieza de muro: ponla en una loseta antes de colocar esa loseta o dejarla en la reserva (R-36).
guards-worth = guardias: { $worth } por cada uno del muro más largo ({ $clause }).

## The guard board. Names of rows have 8 columns.

row-guards = Guardias
row-posts = Puestos
row-supply = Quedan
row-held = Tienen
guards-any = ∞
guards-number = por guardia del muro más largo: { $points }
guards-missing-price =
    cada guardia que falta: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
all-halves = todos los medios edificios
halves-left = medios edificios de { $typesCommas }
no-halves = ningún medio edificio
guards-left =
    { $count ->
        [one] { $count } guardia
       *[other] { $count } guardias
    }
    .page = { guards-left }
sections-left =
    { $count ->
        [one] { $count } pieza de muro
       *[other] { $count } piezas de muro
    }
    .page = { sections-left }
plazas-left =
    { $count ->
        [one] { $count } plaza
       *[other] { $count } plazas
    }
    .page = { plazas-left }
half-held = { $who }: medio edificio de { $typeName }
guards-about =
    Una loseta de terreno con su ficha es un edificio: t07 es la forma corta de
    terrain-07, y t07-S es su lado sur. En un muro, ● es un guardia, ○ una torre de
    guardia sin guardia y ◉ dos guardias. Las torres de un edificio reciben sus
    guardias cuando se coloca o se deja en la reserva. Una habilidad se usa una vez
    por turno, antes de colocar: «use» muestra las que puedes usar ahora. Después
    elige los guardias que la pagan: «pay t04-E».
guards-abilities = Habilidades de esta partida:
guards-ability =
    { $ability } ({ $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardias
    }{ $cards ->
        [0] { "" }
       *[other] { " " }y una carta
    }{ $used ->
        [yes] , usada
       *[no] { "" }
    }): { $meaning } ({ $clause })
guards-too-few =
    Quien no tiene guardias suficientes paga { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por cada uno que falta (R-32).
meaning-exchange = intercambia la ficha de un edificio comprado en este turno por la de una casilla del mercado; la carta es de la moneda de esa casilla
    .page = Cambia la ficha de un edificio nuevo por una del mercado
meaning-preview-purchase = compra algo del tablero de vista previa, pagando el coste exacto en la moneda que quieras
    .page = Compra de la vista previa, pago exacto
meaning-wall = una pieza de muro para un edificio o una plaza de este turno, que se pone al colocar
    .page = Una pieza de muro para una loseta nueva
meaning-card = toma una carta del mostrador
    .page = Toma una carta del mostrador
meaning-plaza = toma una plaza, que se coloca como un edificio
    .page = Una loseta sin muros ni tipo
meaning-exact-change = el sobrepago que acabas de hacer cuenta como exacto: otra acción
    .page = Un sobrepago cuenta como exacto
meaning-new-token = roba otra ficha para una casilla del mercado y luego compra; no se puede deshacer
    .page = Roba una ficha para el mercado y compra; sin vuelta atrás
meaning-march = mueve otro guardia a un muro de tu alhambra que no tenga ninguno
    .page = Mueve un guardia a un muro libre
meaning-half-building = toma un medio edificio: la mitad de un edificio de su tipo en todas las puntuaciones
    .page = Medio edificio de su tipo en cada puntuación

## The help

guards-signs = Más sobre guardias, habilidades y sus signos: «guards».
command-guards = tablero de guardias: habilidades, costes, puestos, suministro

## Names

ability-exchange = Intercambio
    .page = Intercambio
ability-preview-purchase = Compra en vista previa
    .page = Compra en vista previa
ability-wall = Muro
    .page = Muro
ability-card = Carta
    .page = Carta
ability-plaza = Plaza
    .page = Plaza
ability-exact-change = Pago exacto
    .page = Pago exacto
ability-new-token = Nueva ficha
    .page = Nueva ficha
ability-march = Marcha
    .page = Marcha
ability-half-building = Medio edificio
    .page = Medio edificio
reason-guards = guardias
reason-missing-guards = guardias que faltan

## What is wrong with what was typed or written

unknown-ability = «{ $text }» no es ninguna habilidad: hay { $knownCommas }.
# $form is what is typed, as `use:card`
use-how = Escribe { $form }.
no-preview-square = «{ $square }» no es ninguna casilla de vista previa: hay 1, 2 y 3.
no-side-of-a-tile = «{ $text }» no es ningún lado de una loseta: escribe terrain-04-E; el lado es una de las letras { $sides }.
march-where = Un guardia marcha de un lado a otro: escribe march:terrain-04-E/terrain-07-N.
no-guard-board = «{ $text }» no es ningún tablero de guardias.
wrong-guard-board = «{ $text }» no es ningún tablero de guardias: sus números no son válidos.
no-guards-of-a-tile = «{ $text }» no son guardias de una loseta.

## On the table, and moves. `$ability` is the word that is typed, `$abilityName` what it is called.

column-guards = guard.
# The guards that an ability costs, and whether a money card as well
guards-price =
    { $cards ->
        [0] { $ability } { $guards }
       *[other] { $ability } { $guards }+carta
    }
guards-price-used =
    { $cards ->
        [0] { $ability } { $guards } (usada)
       *[other] { $ability } { $guards }+carta (usada)
    }
group-use = Usar
group-march = Marcha
group-preview = Vista previa
group-wall = Muro
# What an ability costs: guards, points, or both. Behind it stands what is chosen
use-for = { $ability } ({ $cost })
use-for-at-once = { $ability } ({ $cost }, se roba enseguida)
# Behind it stand cards, which are paid as well. No "y", which would be read as the letter of the florin.
use-for-and = { $ability } ({ $cost }) más
cost-guards =
    { $count ->
        [one] { $count } guardia
       *[other] { $count } guardias
    }
cost-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
# A tile of the player, a square of the market and the type there; behind it stand cards
use-exchange = intercambiar { $tile } con { $square } { $typeName }, por
use-on-square = { $square } ({ $typeName })
# A guard by tile and side, and where it is: a place as n1, or the word reserve
guard-at =
    { $place ->
        [reserve] { $guard } ({ $typeName } en la reserva)
       *[other] { $guard } ({ $typeName } en { $place })
    }
# Behind it stand walls
march-to = { $guard } a
# Behind it stand letters of sides
wall-on = en { $tile }, lado
absent-guards = En esta partida no hay guardias.
absent-use = En esta partida no hay guardias.
absent-preview = En esta partida no hay guardias.
absent-march = En esta partida no hay guardias.
absent-wall = En esta partida no hay guardias.
type-plaza = plaza
    .indefinite = una plaza
    .definite = la plaza
    .plural = plazas
    .title = Plaza
    .short = pla

## What of it is a reconstruction

reconstructed-guards = Las losetas de puesto, la cara de primera partida y los números de los guardias son una reconstrucción: «rules R-4», «rules R-11» y «rules R-63».
    .page = Las losetas de puesto, la cara de primera partida y los números de los guardias son una reconstrucción: las imágenes se han perdido.

## Page

guards-title = Guardias
# What the player has, and what a missing guard costs
guards-have =
    { $count ->
        [0] No tienes guardias.
        [one] Tienes { $count } guardia.
       *[other] Tienes { $count } guardias.
    }
guards-missing-cost =
    { $points ->
        [one] Cada uno que falta cuesta { $points } punto.
       *[other] Cada uno que falta cuesta { $points } puntos.
    }
guards-each = Cada guardia de tu muro más largo dará { $points } al final.
# The price of an ability, for who hears it
guards-cost =
    { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardias
    }
    .card = y una carta de dinero
    .points =
        { $points ->
            [one] incluye { $points } punto por guardias que faltan
           *[other] incluye { $points } puntos por guardias que faltan
        }
guards-instead =
    { $points ->
        [one] { $points } punto en vez de un guardia
       *[other] { $points } puntos en vez de guardias
    }
guards-offered = { $abilityName } ({ $cost }): { $about }
guards-posts = Puestos
guards-post = { $number }: { $guards } de { $squares }
    .any = { $number }: { $guards }, sin límite
guards-supply = En el suministro
guards-half-taken = Medio edificio de { $typeName }, ya tomado
guards-half-free = Medio edificio de { $typeName }, libre
guards-fact =
    { $count ->
        [one] { $count } guardia
       *[other] { $count } guardias
    }

## Why an ability cannot be used now, in a few words

guards-why-over = Solo antes de colocar losetas
guards-why-used = Usada en este turno
guards-why-open = Termina antes la otra
guards-why-too-few = Faltan guardias y puntos
guards-why-purchase = No quedaría nada que comprar
guards-why-nothing-bought = Solo tras comprar
guards-why-no-card = Ninguna carta de esa moneda
guards-why-actions-over = No te quedan acciones
guards-why-preview-empty = La vista previa está vacía
guards-why-not-exact = No puedes pagar ahí el coste exacto
guards-why-no-section = No quedan piezas de muro
guards-why-no-open-side = Solo tras obtener una loseta con lado abierto
guards-why-display-empty = El mostrador está vacío
guards-why-no-plaza = No quedan plazas
guards-why-not-overpaid = Solo tras pagar de más
guards-why-bag-empty = La bolsa está vacía
guards-why-nothing-to-buy = No puedes comprar nada
guards-why-two-guards = Hacen falta dos guardias
guards-why-no-free-wall = Ningún muro sin guardia
guards-why-no-half = No queda ninguno

## What is to be decided

guards-ask-owed =
    { $owed ->
        [one] { $abilityName }: paga { $owed } guardia
       *[other] { $abilityName }: paga { $owed } guardias
    }
    .hint = Toca un guardia que deje su muro.
guards-ask-march = Marcha
    .hint = Toca un guardia y luego un muro sin guardia.
guards-ask-preview = Compra en vista previa
    .hint = Elige un edificio de la vista previa.
guards-ask-purchase = Compra ahora
    .hint = Tras la nueva ficha hay que comprar.
guards-ask-after = Tus acciones han terminado
    .hint = Usa una habilidad o pasa a colocar.
guards-wall = Pieza de muro
    .hint = Toca el lado abierto que recibe el muro.
guards-wall-side = { $tileTitle }, { $sideName }: poner aquí el muro

## What was done, as a command

action-use = Usar { $abilityName }
    .with = Usar { $abilityName }: { $thingsCommas }
action-guard = Pagar con el guardia: { $sideName }
action-preview = Comprar de la casilla { $square } de la vista previa con { $cardsName }
action-march = Mover un guardia: { $from } a { $to }
action-wall = Poner la pieza de muro: { $sideName }

## Points

guards-row = Guardias
guards-row-missing = Guardias que faltan
guards-explained =
    { $count ->
        [one] { $count } guardia en el muro más largo
       *[other] { $count } guardias en el muro más largo
    }
guards-explained-missing = pagados por guardias que faltan
