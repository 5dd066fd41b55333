### Gatehouses, as only the page says it.

gatehouses-title = Portale
gatehouses-price = Je { $price }, zu einem Plättchen der Gebäudeart
gatehouses-left = { $typeTitle }: noch { $count }
gatehouses-one = Portal: { $typeTitle }
gatehouses-to-lay = Anzulegen: Portal ({ $typeTitle })
tile-name-gatehouse = Portal ({ $typeTitle })
    .title = Portal ({ $typeTitle })
way-gatehouse = + Portal
    .note = beides in einer Zahlung
action-gatehouse = { $tileName } mit Portal kaufen, mit { $cardsName }
action-gate = Das Portal ({ $typeTitle }) anlegen ({ $placeName }), die Mauer nach { $sidesName }
gatehouses-plate = Lege dein Portal an
gatehouses-wall = { $placeName }, die Mauer nach { $sidesName }: längste Mauer { $wall }
