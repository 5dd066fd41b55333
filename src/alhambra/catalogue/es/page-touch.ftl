### Elegir lo que necesita una acción, sea del módulo que sea.

## Lo que viene después, según la clase de cosa

touch-ability = Elige una habilidad.
touch-card = Elige una carta de tu mano.
touch-cards = Elige las cartas para pagar.
touch-corner = Elige una esquina.
touch-currency = Elige una moneda.
touch-edge = Elige el lado de una loseta.
touch-falcon = Elige un halcón.
touch-guard = Elige un guardia.
touch-half-square = Elige media casilla.
touch-marker = Elige una ficha de obra.
touch-market-square = Elige una casilla del mercado.
touch-pile = Elige una pila.
touch-place = Elige un lugar de tu alhambra.
touch-preview-square = Elige una casilla de vista previa.
touch-slot = Elige una carta del mostrador.
touch-slots = Elige cartas del mostrador.
touch-tile = Elige una loseta.
touch-type = Elige un tipo de edificio.

turn-more = Más ({ $count })
touch-chosen = Elegido: { $thingsCommas }.

## Las cosas por su número, su lado y su lugar

thing-pile = Pila { $number }
thing-marker = Ficha de obra { $number }
thing-market-square = Casilla del mercado { $number }
thing-preview-square = Casilla de vista previa { $number }
thing-edge = { $tileTitle }, { $side }
thing-guard = Guardia: { $tileTitle }, { $side }
thing-kept = importe guardado
thing-none = Ninguna

## Pagar lo que sea

pay-ways = Qué pagar
pay-button = Pagar { $price }
pay-sum = { $sum } de { $price }
