### Gatehouses, as only the page says it.

gatehouses-title = Gatehouses
gatehouses-price = { $price } each, bought with a tile of the type
gatehouses-left = { $typeTitle }: { $count } left
gatehouses-one = Gatehouse: { $typeTitle }
gatehouses-to-lay = To be laid: gatehouse of { $typePlural }
# A gatehouse in a sentence, and where it stands alone
tile-name-gatehouse = gatehouse of { $typePlural }
    .title = Gatehouse of { $typePlural }
way-gatehouse = + Gatehouse
    .note = both in one payment
action-gatehouse = Buy { $tileName } with a gatehouse, with { $cardsName }
action-gate = Lay the gatehouse of { $typePlural } at { $placeName }, its wall to the { $sidesName }
gatehouses-plate = Lay your gatehouse
gatehouses-wall = { $placeName }, its wall to the { $sidesName }: longest wall { $wall }
