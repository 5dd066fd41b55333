### The preview board, as only the page says it.

preview-board-title = Vorschau
preview-next = nächstes
preview-note =
    { $count ->
        [0] Das nächste Plättchen kommt auf das erste freie Bauhoffeld. Der Vorrat ist leer.
        [one] Das nächste Plättchen kommt auf das erste freie Bauhoffeld. { $count } Plättchen ist noch im Vorrat.
       *[other] Das nächste Plättchen kommt auf das erste freie Bauhoffeld. { $count } Plättchen sind noch im Vorrat.
    }
preview-square = Vorschaufeld { $number }: { $tileTitle }
    .empty = Vorschaufeld { $number }: leer
