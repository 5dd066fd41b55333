### Gatehouses, as only the page says it.

gatehouses-title = Portales
gatehouses-price = A { $price } cada uno, con una loseta de su tipo
gatehouses-left =
    { $count ->
        [one] { $typeTitle }: queda { $count }
       *[other] { $typeTitle }: quedan { $count }
    }
gatehouses-one = Portal: { $typeTitle }
gatehouses-to-lay = Por colocar: portal de { $typePlural }
tile-name-gatehouse = portal de { $typePlural }
    .title = Portal de { $typePlural }
    .definite = el portal de { $typePlural }
way-gatehouse = + portal
    .note = los dos en un solo pago
action-gatehouse = Comprar { $tileDefinite } con un portal y pagar con { $cardsName }
action-gate = Colocar el portal de { $typePlural } ({ $placeName }), con el muro al { $sidesName }
gatehouses-plate = Coloca tu portal
gatehouses-wall = { $placeName }, con el muro al { $sidesName }: muro más largo { $wall }
