### The preview board, as only the page says it.

preview-board-title = Vista previa
preview-next = siguiente
preview-note =
    { $count ->
        [0] La siguiente loseta va a la primera casilla libre del mercado. No quedan losetas por robar.
        [one] La siguiente loseta va a la primera casilla libre del mercado. Queda { $count } loseta por robar.
       *[other] La siguiente loseta va a la primera casilla libre del mercado. Quedan { $count } losetas por robar.
    }
preview-square = Casilla { $number } de la vista previa: { $tileTitle }
    .empty = Casilla { $number } de la vista previa: vacía
