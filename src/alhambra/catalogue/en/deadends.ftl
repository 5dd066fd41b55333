### Why a move that was begun can be completed in no way, where the rules say too little about all ways.

no-reserve-to-lay = Your reserve is empty, and as an action a tile is laid from there.
fits-nowhere = { $tile } fits nowhere; 'lay { $tile } PLACE' says why not there.
nothing-to-keep = You have no tile to keep: only one bought this turn, or left over, is kept.
nothing-to-give = You have no tile to give: only one bought this turn is given away.
only-the-fountain = There is only the fountain in your palace, which never moves.
no-reserve-to-swap = Your reserve is empty, and a tile is swapped with one from there.
no-swap-fits = No tile of your reserve fits in the place of one of your palace.
