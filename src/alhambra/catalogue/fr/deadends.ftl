### Pourquoi un coup commencé ne peut être achevé d’aucune façon, là où les règles en disent trop peu.

no-reserve-to-lay = Ta réserve est vide ; or, comme action, on ne place qu’une tuile de la réserve.
fits-nowhere = Il n’y a aucun endroit pour { $tile } ; « lay { $tile } ENDROIT » dit pourquoi c’est refusé à cet endroit.
nothing-to-keep = Tu n’as aucune tuile à mettre en réserve : on n’y met qu’une tuile achetée pendant ce tour, ou une tuile restante.
nothing-to-give = Tu n’as aucune tuile à donner : on ne donne qu’une tuile achetée pendant ce tour.
only-the-fountain = Il n’y a que la fontaine dans ton Alhambra, et elle ne bouge jamais.
no-reserve-to-swap = Ta réserve est vide ; or on n’échange une tuile qu’avec une tuile de la réserve.
no-swap-fits = Aucune tuile de ta réserve ne peut prendre la place d’une tuile de ton Alhambra.
