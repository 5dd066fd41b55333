### Ce qu’une personne doit décider, au-dessus de la liste des coups.

another-action = Tu peux faire une action supplémentaire, ou taper « done » (A-42).
