### Said by the server. The page fetches it with the words of the daily game.

## Refusals about daily games

table-daily-game = Une partie du jour est une partie de Roll & Write pour une seule personne, sans options.
table-daily-stand-in = Dans une partie du jour, il n’y a pas de remplaçant.
table-daily-stays = Une partie du jour reste à qui l’a commencée.
table-daily-no-day = Le jour { $day } n’existe pas.
table-daily-before = Il y a des parties du jour à une table depuis le { $first }.
table-daily-to-come = Les dés du { $day } ne sont pas encore lancés : nous sommes le { $today }, en UTC.
table-daily-past = Le { $day } est passé, et ne se joue plus que pour s’entraîner : nous sommes le { $today }, en UTC.
table-daily-none = Ce n’est pas une partie du jour.
table-daily-practice = Cette partie est un entraînement : son résultat n’entre pas dans la liste.
table-daily-consent = Un résultat n’entre dans la liste qu’avec l’accord de qui a joué.
table-daily-full = La liste du { $day } est pleine : { $count } résultats sont aussi bons ou meilleurs.
table-daily-running = Le { $day } n’est pas terminé : sa meilleure partie se regarde à partir de minuit, en UTC.
table-daily-no-best = Aucun résultat du { $day } n’est dans la liste.
