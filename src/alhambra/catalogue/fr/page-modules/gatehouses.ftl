### Portails, comme seule la page le dit.

gatehouses-title = Portails
gatehouses-price = { $price } chacun, avec une tuile de leur type
gatehouses-left =
    { $count ->
        [0] { $typeTitle } : plus aucun
       *[other] { $typeTitle } : encore { $count }
    }
gatehouses-one = Portail : { $typeTitle }
gatehouses-to-lay = À placer : portail ({ $typeName })
tile-name-gatehouse = portail ({ $typeName })
    .title = Portail ({ $typeName })
    .definite = le portail ({ $typeName })
way-gatehouse = + Portail
    .note = les deux en un paiement
action-gatehouse = Acheter { $tileDefinite } et un portail avec { $cardsName }
action-gate = Placer le portail ({ $typeName }) à { $placeName }, mur { $sidesName }
gatehouses-plate = Place ton portail
gatehouses-wall = { $placeName }, mur { $sidesName } : plus long mur { $wall }
