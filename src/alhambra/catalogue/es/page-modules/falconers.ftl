### Falconers, as only the page says it.

falconers-title = Halcones
falconers-price = { $price } en cualquier mezcla de monedas
falconers-note = Los halconeros son una reconstrucción: las páginas del reglamento se han perdido.
falconers-none = ninguno a la vista
falconers-points =
    { $count ->
        [0] ningún lugar
        [one] { $count } lugar
       *[other] { $count } lugares
    }
falconers-wants = pide { $typesName }
falconers-more = { $count } más
falcon-white = Halcón blanco
falcon-brown = Halcón marrón
falcon-black = Halcón negro
falconers-white = Halcones blancos
    .count =
        { $count ->
            [one] { $count } halcón blanco
           *[other] { $count } halcones blancos
        }
falconers-brown = Halcones marrones
    .count =
        { $count ->
            [one] { $count } halcón marrón
           *[other] { $count } halcones marrones
        }
falconers-black = Halcones negros
    .count =
        { $count ->
            [one] { $count } halcón negro
           *[other] { $count } halcones negros
        }
falconers-line = { $falcon } para { $typesName }; lugares en tu alhambra: { $points }; debajo: { $count }
    .none = { $falcon }: ninguno a la vista; debajo: { $count }
falconers-sits = { $name }: { $falcon } para { $typesName } ({ $placeName }, esquina sureste)
action-falcon =
    Colocar el halcón { $kind ->
        [white] blanco
        [brown] marrón
       *[black] negro
    } ({ $placeName }, esquina sureste)
action-pay = Pagar el halcón con { $cardsName }
falconers-plate = Coloca tu halcón
