### The guard board, as only the page says it.

guards-title = Guardias
# What the player has, and what a missing guard costs
guards-have =
    { $count ->
        [0] No tienes guardias.
        [one] Tienes { $count } guardia.
       *[other] Tienes { $count } guardias.
    }
guards-missing-cost =
    { $points ->
        [one] Cada uno que falta cuesta { $points } punto.
       *[other] Cada uno que falta cuesta { $points } puntos.
    }
guards-each = Cada guardia de tu muro más largo dará { $points } al final.
# The price of an ability, for who hears it
guards-cost =
    { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardias
    }
    .card = y una carta de dinero
    .points =
        { $points ->
            [one] incluye { $points } punto por guardias que faltan
           *[other] incluye { $points } puntos por guardias que faltan
        }
guards-instead =
    { $points ->
        [one] { $points } punto en vez de un guardia
       *[other] { $points } puntos en vez de guardias
    }
guards-offered = { $abilityName } ({ $cost }): { $about }
guards-posts = Puestos
guards-post = { $number }: { $guards } de { $squares }
    .any = { $number }: { $guards }, sin límite
guards-supply = En el suministro
guards-half-taken = Medio edificio de { $typeName }, ya tomado
guards-half-free = Medio edificio de { $typeName }, libre
guards-fact =
    { $count ->
        [one] { $count } guardia
       *[other] { $count } guardias
    }

## Why an ability cannot be used now, in a few words

guards-why-over = Solo antes de colocar losetas
guards-why-used = Usada en este turno
guards-why-open = Termina antes la otra
guards-why-too-few = Faltan guardias y puntos
guards-why-purchase = No quedaría nada que comprar
guards-why-nothing-bought = Solo tras comprar
guards-why-no-card = Ninguna carta de esa moneda
guards-why-actions-over = No te quedan acciones
guards-why-preview-empty = La vista previa está vacía
guards-why-not-exact = No puedes pagar ahí el coste exacto
guards-why-no-section = No quedan piezas de muro
guards-why-no-open-side = Solo tras obtener una loseta con lado abierto
guards-why-display-empty = El mostrador está vacío
guards-why-no-plaza = No quedan plazas
guards-why-not-overpaid = Solo tras pagar de más
guards-why-bag-empty = La bolsa está vacía
guards-why-nothing-to-buy = No puedes comprar nada
guards-why-two-guards = Hacen falta dos guardias
guards-why-no-free-wall = Ningún muro sin guardia
guards-why-no-half = No queda ninguno

## What is to be decided

guards-ask-owed =
    { $owed ->
        [one] { $abilityName }: paga { $owed } guardia
       *[other] { $abilityName }: paga { $owed } guardias
    }
    .hint = Toca un guardia que deje su muro.
guards-ask-march = Marcha
    .hint = Toca un guardia y luego un muro sin guardia.
guards-ask-preview = Compra en vista previa
    .hint = Elige un edificio de la vista previa.
guards-ask-purchase = Compra ahora
    .hint = Tras la nueva ficha hay que comprar.
guards-ask-after = Tus acciones han terminado
    .hint = Usa una habilidad o pasa a colocar.
guards-wall = Pieza de muro
    .hint = Toca el lado abierto que recibe el muro.
guards-wall-side = { $tileTitle }, { $sideName }: poner aquí el muro

## What was done, as a command

action-use = Usar { $abilityName }
    .with = Usar { $abilityName }: { $thingsCommas }
action-guard = Pagar con el guardia: { $sideName }
action-preview = Comprar de la casilla { $square } de la vista previa con { $cardsName }
action-march = Mover un guardia: { $from } a { $to }
action-wall = Poner la pieza de muro: { $sideName }

## Points

guards-row = Guardias
guards-row-missing = Guardias que faltan
guards-explained =
    { $count ->
        [one] { $count } guardia en el muro más largo
       *[other] { $count } guardias en el muro más largo
    }
guards-explained-missing = pagados por guardias que faltan
