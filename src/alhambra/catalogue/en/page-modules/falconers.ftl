### Falconers, as only the page says it.

falconers-title = Falcons
falconers-price = { $price } in any currencies
falconers-note = Falconers are a reconstruction: the rulebook’s pages are lost.
falconers-none = none open
falconers-points =
    { $count ->
        [0] no place
        [one] { $count } place
       *[other] { $count } places
    }
falconers-wants = wants { $typesName }
falconers-more = { $count } more
falcon-white = White falcon
falcon-brown = Brown falcon
falcon-black = Black falcon
falconers-white = White falcons
    .count =
        { $count ->
            [one] { $count } white falcon
           *[other] { $count } white falcons
        }
falconers-brown = Brown falcons
    .count =
        { $count ->
            [one] { $count } brown falcon
           *[other] { $count } brown falcons
        }
falconers-black = Black falcons
    .count =
        { $count ->
            [one] { $count } black falcon
           *[other] { $count } black falcons
        }
falconers-line = { $falcon } for { $typesName }; places in your palace: { $points }; below it: { $count }
    .none = { $falcon }: none open; below: { $count }
falconers-sits = { $name }: { $falcon } for { $typesName } ({ $placeName }, south-east corner)
action-falcon =
    Set the { $kind ->
        [white] white
        [brown] brown
       *[black] black
    } falcon ({ $placeName }, south-east corner)
action-pay = Pay for the falcon with { $cardsName }
falconers-plate = Set your falcon
