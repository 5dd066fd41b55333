### How well bots play: fetched where somebody chooses one, or looks at the seats.

bot-levels = Cómo de bien juega el bot del asiento { $number }
bot-put = Sentar a un bot
    .change = Que juegue mejor o peor
bot-stand-in = Cómo juega un suplente
bot-level-beginner = Novato
    .inside = novato
    .hint = Conoce las reglas y a menudo toma lo que le gusta.
bot-level-casual = Relajado
    .inside = relajado
    .hint = Juega con sentido y a veces calcula mal.
bot-level-good = Bueno
    .inside = bueno
    .hint = Sopesa cada jugada, turno a turno.
bot-level-strong = Fuerte
    .inside = fuerte
    .hint = Mira más allá, y también lo que tú buscas.
bot-level-expert = Experto
    .inside = experto
    .hint = Mira aún más lejos y recuerda cada carta.
# Tables of before have these
bot-level-greedy =
    .inside = codicioso
bot-level-random =
    .inside = aleatorio
# $level is how well it plays, as `bot-level-good.inside`
bot-tag = bot, { $level }
bot-changed = { $name } juega ahora de otra manera: { $level }.
