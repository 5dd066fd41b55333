### Les jetons Bâtiment, tels que seule la page en parle.

tokens-title = Jetons dans le sac
tokens-count = { $typeTitle } : { $count }
