### Falconers, as only the page says it.

falconers-title = Falken
falconers-price = { $price } in beliebigen Währungen
falconers-note = Die Falkner sind eine Rekonstruktion: Die Seiten der Spielregel sind verloren.
falconers-none = keiner offen
falconers-points =
    { $count ->
        [0] keine Stelle
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
falconers-wants = braucht { $typesName }
falconers-more = noch { $count }
falcon-white = Weißer Falke
falcon-brown = Brauner Falke
falcon-black = Schwarzer Falke
falconers-white = Weiße Falken
    .count =
        { $count ->
            [one] { $count } weißer Falke
           *[other] { $count } weiße Falken
        }
falconers-brown = Braune Falken
    .count =
        { $count ->
            [one] { $count } brauner Falke
           *[other] { $count } braune Falken
        }
falconers-black = Schwarze Falken
    .count =
        { $count ->
            [one] { $count } schwarzer Falke
           *[other] { $count } schwarze Falken
        }
falconers-line = { $falcon } für { $typesName }; Stellen in deiner Alhambra: { $points }; noch im Stapel: { $count }
    .none = { $falcon }: keiner offen; noch im Stapel: { $count }
falconers-sits = { $name }: { $falcon } für { $typesName } ({ $placeName }, Ecke im Südosten)
action-falcon =
    Den { $kind ->
        [white] weißen
        [brown] braunen
       *[black] schwarzen
    } Falken setzen ({ $placeName }, Ecke im Südosten)
action-pay = Den Falken mit { $cardsName } bezahlen
falconers-plate = Setze deinen Falken
