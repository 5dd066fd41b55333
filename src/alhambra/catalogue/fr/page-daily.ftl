### The daily game on the page: the day, the results, the text to share, yesterday's best. $date is a date, as the language writes it.

## The day

daily-title = La partie du jour
daily-lead = Roll & Write en solo, avec les mêmes dés pour tout le monde.
daily-left = Cette journée finit dans
daily-play = Jouer la partie du jour
    .hint = Ta première partie de la journée compte
daily-go-on = Reprendre la partie du jour
    .hint = Elle n’est pas finie, et compte pour aujourd’hui
daily-practise = S’entraîner avec les dés du jour
    .hint = Ta partie du jour est finie : celle-ci ne compte pas
daily-open = Ta partie du { $date } n’est pas finie. Elle compte pour ce jour-là.
    .go = La finir

## Days in a row

daily-streak =
    { $count ->
        [0] Pas encore de série
        [one] Une série d’un jour
       *[other] Une série de { $count } jours
    }
    .none = Finis la partie du jour pour en commencer une.
    .open = Finis la partie du jour pour continuer ta série.
    .kept = C’est fait pour aujourd’hui. À demain !
    .longest =
        { $count ->
            [one] Ta plus longue série : un jour.
           *[other] Ta plus longue série : { $count } jours.
        }
daily-day =
    { $points ->
        [one] { $date } : { $points } point
       *[other] { $date } : { $points } points
    }
    .begun = { $date } : pas encore finie
    .none = { $date } : pas jouée

## Results

daily-results = Résultats du { $date }
    .none = Personne n’est encore dans la liste. La première place est libre.
daily-mine =
    { $points ->
        [one] Ton résultat : { $points } point
       *[other] Ton résultat : { $points } points
    }
    .hint = Tout le monde a eu les mêmes dés. Et tes amis, qu’en ont-ils fait ?
daily-share = Texte à partager
    .copy = Copier le texte
daily-list = Dans la liste
    .hint = Si tu veux, ton résultat entre dans la liste du { $date }. Rien ne t’y oblige.
    .listed = Tu es dans la liste du { $date } sous le nom { $name }.
    .name = Nom dans la liste
    .consent = Tout le monde peut lire ce nom avec mes points, et regarder ma partie une fois la journée finie.
    .button = Entrer dans la liste
    .rename = Changer le nom
    .rename-done = Prendre ce nom
    .remove = Me retirer de la liste

# What is shared: the line of the picture, and the text. $count are days in a row.
daily-picture = Partie du jour, { $date }
daily-text = Alhambra Roll & Write, { $date }
    .points =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .streak =
        { $count ->
            [one] Une série d’un jour
           *[other] Une série de { $count } jours
        }

## Yesterday's best, turn by turn

daily-yesterday = La meilleure partie d’hier
    .best =
        { $points ->
            [one] { $name }, avec { $points } point
           *[other] { $name }, avec { $points } points
        }
    .watch = Regarder la partie
    .none = Hier, personne n’est entré dans la liste. La meilleure partie d’aujourd’hui sera à voir demain.
daily-replay =
    { $points ->
        [one] { $name }, { $points } point, { $date }
       *[other] { $name }, { $points } points, { $date }
    }
daily-turn = Tour { $number } sur { $count }
    .start = Le début
daily-way = Parcourir la partie
daily-step = Au début
    .back = Un tour en arrière
    .next = Un tour en avant
    .last = À la fin
daily-run = Lecture
    .pause = Pause
daily-pace = Vitesse

## At the table

daily-table = Partie du jour, { $date }
    .practice = Entraînement, dés du { $date }
daily-again-here = S’entraîner encore
daily-back = À la partie du jour
