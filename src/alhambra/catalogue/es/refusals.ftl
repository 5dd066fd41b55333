### Why an action of the palace game is refused.

## What every game says

game-over = La partida ha terminado.
    .page = { game-over }
turn-finished = Todas las decisiones del turno están tomadas; solo falta confirmarlo.
    .page = { turn-finished }

## The game

no-such-tile = En esta partida no hay ninguna loseta «{ $tile }».
    .page = En esta partida no hay ninguna loseta { $tileTitle }.

## Whose turn, and when

game-ends = La partida termina: solo se colocan o se dejan en la reserva las losetas sobrantes.
    .page = { game-ends }
actions-over = Las acciones de este turno han terminado: coloca las losetas que compraste o déjalas en la reserva.
    .page = { actions-over }
only-abilities = Las acciones de este turno han terminado: usa una habilidad o di «done».
    .page = Las acciones de este turno han terminado: usa una habilidad o termina las acciones.
purchase-begun = Has empezado una compra: la acción tiene que ser una compra.
    .page = { purchase-begun }
lay-first = Antes hay que colocar o dejar en la reserva todas las losetas por colocar.
    .page = { lay-first }
compulsory = La primera acción de un turno es obligatoria.
    .page = { compulsory }
can-act = Solo pasa quien no tiene ninguna acción permitida.
    .page = { can-act }

## Money

nothing-taken = Toma al menos una carta del mostrador.
    .page = { nothing-taken }
not-on-display = En el mostrador no hay { $missingCommas }.
    .page = En el mostrador no hay { $missingName }.
too-much-taken = Varias cartas pueden sumar 5 como máximo; estas suman { $sum }.
    .page = { too-much-taken }
empty-square = En la casilla { $square } del mercado no hay ninguna loseta.
    .page = { empty-square }
not-in-hand = No tienes { $missingCommas } en la mano.
    .page = No tienes { $missingName } en la mano.
no-note = En esta partida no hay ningún «{ $note }» con el que pagar.
    .page = En esta partida no hay dinero guardado con el que pagar.

## Tiles

set-aside-until-end = { $tile } queda por colocar hasta el final del turno: antes haz una acción o di «done».
    .page = { $tileTitle }: queda por colocar hasta el final del turno; antes haz una acción o termina las acciones.
not-set-aside = { $tile } no está ahora entre las losetas por colocar.
    .page = { $tileTitle }: no está ahora entre las losetas por colocar.
set-aside-no-redesign = { $tile } se compró en este turno y queda por colocar hasta el final; no se puede usar en un rediseño.
    .page = { $tileTitle }: se compró en este turno y queda por colocar hasta el final; no se puede usar en un rediseño.
not-in-reserve = { $tile } no está en la reserva.
    .page = { $tileTitle }: no está en la reserva.
not-in-palace = { $tile } no está en la alhambra.
    .page = { $tileTitle }: no está en la alhambra.
start-tile = La loseta inicial no se mueve nunca.
    .page = { start-tile }
no-neutral-player = Boabdil solo participa en las partidas a dos jugadores.
    .page = { no-neutral-player }
left-over-not-given = Las losetas sobrantes no se pueden dar a Boabdil.
    .page = { left-over-not-given }
altered-not-given = { $tile } ya no es una loseta de la pila tal como está impresa.
    .page = { $tileTitle }: ya no es una loseta de la pila tal como está impresa.
old-not-given = { $tile } no se compró en este turno, así que no se puede dar a Boabdil.
    .page = { $tileTitle }: no se compró en este turno, así que no se puede dar a Boabdil.

## The price

wrong-currency = { $tile } se paga en { $currencyPlural }, no con { $wrongCommas }.
    .page = { $tileTitle }: se paga en { $currencyPlural }, no con { $wrongName }.
too-little-paid = { $tile } cuesta { $price } y estas cartas valen { $paid }.
    .page = { $tileTitle }: cuesta { $price } y estas cartas valen { $paid }.
no-money = { $tile } cuesta { $price } { $currencyPlural } y no tienes ninguna carta de esa moneda.
    .page = { $tileTitle }: cuesta { $price } { $currencyPlural } y no tienes ninguna carta de esa moneda.
    .short = Cuesta { $price }; no tienes { $currencyPlural }.
too-little-money = { $tile } cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money }.
    .page = { $tileTitle }: cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money }.
    .short = Cuesta { $price }; tienes { $money }.
too-little-kept = { $tile } cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money } con tu { $noteName }.
    .page = { $tileTitle }: cuesta { $price } { $currencyPlural } y tus cartas de esa moneda valen { $money } con tu certificado.
    .short = Cuesta { $price }; tienes { $money }.
superfluous-card = { $tile } cuesta { $price } y ya se cubre sin { $spare }; no se da cambio.
    .page = { $tileTitle }: cuesta { $price } y ya se cubre sin { $spareName }; no se da cambio.

## Where a tile is laid

tile-there = En { $place } ya hay una loseta.
    .page = Ahí ya hay una loseta.
    .short = Ahí ya hay una loseta.
gatehouse-there = En { $place } hay un portal, y contra su lado largo no se coloca nada.
    .page = Ahí hay un portal, y contra su lado largo no se coloca nada.
    .short = Contra el lado largo de un portal no se coloca nada.
no-side-shared = { $tile } en { $place } no compartiría ningún lado con la alhambra.
    .page = { $tileTitle }: no compartiría ningún lado con la alhambra.
    .short = No compartiría ningún lado con la alhambra.
walls-differ = { $tile } en { $place } pondría un muro contra un lado abierto al { $sidesName }.
    .page = { $tileTitle }: pondría un muro contra un lado abierto al { $sidesName }.
    .short = Un muro tocaría un lado abierto.
not-on-foot = A { $tile } en { $place } no se podría llegar a pie: hay muros en todos los lados que toca.
    .page = { $tileTitle }: no se podría llegar a pie hasta ahí, porque hay muros en todos los lados que toca.
    .short = No se podría llegar a pie hasta ahí desde la fuente.
hole = { $tile } en { $place } encerraría un hueco.
    .page = { $tileTitle }: encerraría un hueco.
    .short = Encerraría un hueco.
camps-alone = { $tile } en { $place } solo tocaría campamentos.
    .page = { $tileTitle }: solo tocaría campamentos.
    .short = Solo tocaría campamentos.
no-rampart = { $tile } en { $place } no tendría ningún baluarte contra un muro.
    .page = { $tileTitle }: no tendría ningún baluarte contra un muro.
    .short = Ningún baluarte quedaría contra un muro.
camp-by-gatehouse = { $tile } en { $place } tocaría un portal al { $sidesName }, y un campamento nunca lo hace.
    .page = { $tileTitle }: tocaría un portal al { $sidesName }, y un campamento nunca lo hace.
    .short = Un campamento nunca toca un portal.
wrong-contact = { $tile } en { $place } no encaja al { $sidesName }: los baluartes tocan muros, y los lados lisos de los campamentos se tocan entre sí.
    .page = { $tileTitle }: no encaja al { $sidesName }. Los baluartes tocan muros, y los lados lisos de los campamentos se tocan entre sí.
    .short = Los baluartes tocan muros; los lados lisos de los campamentos, entre sí.
hole-without = Sin { $tile } quedaría un hueco en { $place }.
    .page = Sin { $tileDefinite } quedaría un hueco.
cut-off-without = Sin { $tile } no se podría llegar a pie a una parte de la alhambra.
    .page = Sin { $tileDefinite } no se podría llegar a pie a una parte de la alhambra.
camp-without = Sin { $tile }, un campamento adyacente se quedaría sin baluarte contra un muro.
    .page = Sin { $tileDefinite }, un campamento adyacente se quedaría sin baluarte contra un muro.
