### Fauconniers, comme seule la page le dit.

falconers-title = Faucons
falconers-price = { $price } en devises au choix
falconers-note = Les fauconniers sont une reconstitution : les pages du livret de règles sont perdues.
falconers-none = aucun visible
falconers-points =
    { $count ->
        [0] aucun endroit
        [one] { $count } endroit
       *[other] { $count } endroits
    }
falconers-wants = demande : { $typesName }
falconers-more =
    { $count ->
        [0] aucun autre
        [one] encore { $count }
       *[other] encore { $count }
    }
falcon-white = Faucon blanc
falcon-brown = Faucon brun
falcon-black = Faucon noir
falconers-white = Faucons blancs
    .count =
        { $count ->
            [one] { $count } faucon blanc
           *[other] { $count } faucons blancs
        }
falconers-brown = Faucons bruns
    .count =
        { $count ->
            [one] { $count } faucon brun
           *[other] { $count } faucons bruns
        }
falconers-black = Faucons noirs
    .count =
        { $count ->
            [one] { $count } faucon noir
           *[other] { $count } faucons noirs
        }
falconers-line = { $falcon } ({ $typesName }) ; endroits dans ton Alhambra : { $points } ; dessous : { $count }
    .none = { $falcon } : aucun visible ; dessous : { $count }
falconers-sits = { $name } : { $falcon } ({ $typesName }), { $placeName }, coin sud-est
action-falcon =
    Placer le faucon { $kind ->
        [white] blanc
        [brown] brun
       *[black] noir
    } ({ $placeName }, coin sud-est)
action-pay = Payer le faucon avec { $cardsName }
falconers-plate = Place ton faucon
