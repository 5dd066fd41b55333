### Why a move that was begun can be completed in no way, where the rules say too little about all ways.

no-reserve-to-lay = Deine Reserve ist leer, und als Aktion kannst du nur ein Plättchen von dort anlegen.
fits-nowhere = { $tile } passt nirgends hin; „lay { $tile } STELLE“ sagt, warum es dort nicht passt.
nothing-to-keep = Du hast kein Plättchen für die Reserve: Dorthin kommt nur eines, das in diesem Zug gekauft wurde oder das übrig war.
nothing-to-give = Du hast kein Plättchen zum Verschenken: Nur eines, das in diesem Zug gekauft wurde, kann verschenkt werden.
only-the-fountain = In deiner Alhambra ist nur der Löwenbrunnen, und der wird nie bewegt.
no-reserve-to-swap = Deine Reserve ist leer, und ausgetauscht wird immer gegen ein Plättchen von dort.
no-swap-fits = Kein Plättchen deiner Reserve passt an die Stelle eines Plättchens deiner Alhambra.
