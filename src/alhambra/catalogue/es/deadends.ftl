### Why a move that was begun can be completed in no way, where the rules say too little about all ways.

no-reserve-to-lay = Tu reserva está vacía, y como acción solo se colocan losetas de la reserva.
fits-nowhere = { $tile } no encaja en ningún sitio; «lay { $tile } LUGAR» dice por qué no encaja en ese lugar.
nothing-to-keep = No tienes ninguna loseta que dejar en la reserva: solo se deja una comprada en este turno o una sobrante.
nothing-to-give = No tienes ninguna loseta que dar a Boabdil: solo se le da una comprada en este turno.
only-the-fountain = En tu alhambra solo está la fuente, que no se mueve nunca.
no-reserve-to-swap = Tu reserva está vacía, y una loseta solo se intercambia por otra de la reserva.
no-swap-fits = Ninguna loseta de tu reserva encaja en el lugar de una de tu alhambra.
