### Building sites, as only the page says it.

sites-title = Tus obras
sites-one = obra
sites-bag =
    { $count ->
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
sites-none = Aún ninguna: empieza una al comprar, por la mitad del coste.
sites-finish = Terminar por { $price } { $currencyPlural }
sites-payable = Puedes pagarla ahora.
    .exactly = Puedes pagar el coste exacto y seguir jugando.
sites-dear = Ahora no te alcanza el dinero.
sites-known = Solo tú conoces su moneda.
sites-put-back = Devolviste: { $currenciesName }.
sites-drawn = ¿Qué ficha pones en tu obra?
sites-drawn-line = Ficha { $number } robada: { $currencyName }
sites-put = Poner la ficha del { $currencyName } en la obra
sites-fate = Solo tú ves esto. En su moneda terminas la obra; si no, al final pierdes tus cartas de esa moneda. La otra ficha vuelve a la bolsa.
sites-line = { $tileTitle }: obra
    .known = { $tileTitle }: obra; terminarla cuesta { $price } { $currencyPlural }
sites-other = { $name }: obra { $site }
way-site = Como obra
    .note = la mitad del coste, última acción
action-site = Empezar una obra con { $tileDefinite } y pagar con { $cardsName }
action-finish = Terminar { $tileDefinite } y pagar con { $cardsName }
action-draw = Robar las fichas
action-marker = Poner la ficha { $number } en la obra
sites-draw = Tu obra necesita una ficha de obra
