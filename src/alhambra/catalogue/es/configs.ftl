### What is wrong with what is to be played: boxes, modules, options, seats, seeds, bots, numbers of games.
### What stands between quotes is typed, and the same in every language. Where a word is not known, $offer says what
### there is to say: the nearest that there is ($near) and all others, all others alone, or that there is none.

## Boxes, modules, options

no-such-box =
    { $offer ->
        [near] No hay ninguna caja «{ $box }»; ¿querías decir «{ $near }»? Hay { $knownCommas }.
       *[all] No hay ninguna caja «{ $box }»; hay { $knownCommas }.
    }
no-such-module =
    { $offer ->
        [near] «{ $module }» no es ningún módulo de { $boxName }; ¿querías decir «{ $near }»? Hay { $knownCommas }.
        [none] «{ $module }» no es ningún módulo de { $boxName }, que no tiene ninguno.
       *[all] «{ $module }» no es ningún módulo de { $boxName }; hay { $knownCommas }.
    }
no-such-option =
    { $offer ->
        [near] «{ $option }» no es ninguna opción de { $boxName }; ¿querías decir «{ $near }»? Hay { $knownCommas }.
        [none] «{ $option }» no es ninguna opción de { $boxName }, que no tiene ninguna.
       *[all] «{ $option }» no es ninguna opción de { $boxName }; hay { $knownCommas }.
    }
no-such-value =
    { $offer ->
        [near] «{ $option }» no puede ser «{ $value }»; ¿querías decir «{ $near }»? Hay { $knownCommas }.
       *[all] «{ $option }» no puede ser «{ $value }»; hay { $knownCommas }.
    }
wrong-seats = { $boxName } es un juego de { $low } a { $high } jugadores, no de { $seats }.
module-twice = Un módulo solo se puede añadir una vez.
option-twice = Una opción solo se puede indicar una vez.
option-alone = «{ $option }» es una opción para un solo jugador.

## Configs as one word, and as JSON

no-config = «{ $text }» no es ninguna configuración: escribe box/seats/modules/options, como classic/4/-/-.
no-config-revisions = «{ $text }» no es ninguna configuración: lo que sigue a sus opciones son revisiones de las reglas, como nombre=2.
config-fields = Una configuración contiene box, seats, modules y options, y nada más.
config-box = La caja de una configuración (box) es un nombre.
config-seats = Los asientos de una configuración (seats) son un número entero.
config-modules = Los módulos de una configuración (modules) son una lista de nombres.
config-options = Las opciones de una configuración (options) son nombres con textos.

## Revisions of the rules. $part is a box or a module, whose rules have revisions.

no-such-part = En { $config } no se juega con «{ $part }», así que sus reglas no tienen revisión; la tienen las de { $knownCommas }.
no-such-revision =
    { $newest ->
        [1] Aquí no hay ninguna revisión { $revision } de las reglas de «{ $part }»: solo existe la 1.
       *[other] Aquí no hay ninguna revisión { $revision } de las reglas de «{ $part }»: este programa conoce de la 1 a la { $newest }.
    }
revision-twice = Las reglas de cada parte tienen una sola revisión.

## Modules that cannot be in one game

too-many-modules = Una partida tiene { $most } módulos como máximo, no { $count }.
two-modules-called = Hay dos módulos que se llaman «{ $module }».
unfit-module-name = Un módulo no se puede llamar «{ $module }»: su nombre es una palabra como «night-market».
unfit-verb = «{ $verb }» no puede ser un verbo de «{ $module }»: un verbo es una palabra como «light-up».
verb-of-the-game = «{ $verb }» es un verbo de la propia partida, y «{ $module }» necesita otro.
same-verb = «{ $one }» y «{ $other }» no pueden estar en la misma partida: «{ $verb }» es un verbo de los dos.
action-of-the-game = «{ $action }» es una acción de la propia partida, y «{ $module }» necesita otra.
same-action = «{ $one }» y «{ $other }» no pueden estar en la misma partida: «{ $action }» se tomaría por una acción de los dos.
# $role is what only one module of a game can do
same-role =
    { $role ->
        [feeder] «{ $one }» y «{ $other }» no pueden estar en la misma partida: los dos llenan el mercado.
        [dealer] «{ $one }» y «{ $other }» no pueden estar en la misma partida: los dos reparten el dinero inicial.
        [cashier] «{ $one }» y «{ $other }» no pueden estar en la misma partida: los dos guardan dinero de los jugadores.
        [types] «{ $one }» y «{ $other }» no pueden estar en la misma partida: los dos cambian el tipo de las losetas.
        [shapes] «{ $one }» y «{ $other }» no pueden estar en la misma partida: los dos cambian los muros de las losetas.
       *[unbuilt] «{ $one }» y «{ $other }» no pueden estar en la misma partida: los dos tienen losetas que aún no son edificios.
    }
module-missing = «{ $module }» no puede estar en una partida sin el módulo «{ $needed }» con el que se creó.
module-of-another-kit = «{ $module }» ya está en otra partida, y cada partida necesita el suyo.
kit-of-another-game = Un kit es para una sola partida, y este ya tiene una.
tiles-not-first = Las losetas de «{ $module }» tienen que ser las primeras de la partida: ninguna otra puede ir delante.
too-many-tiles = Una partida tiene { $most } losetas como máximo, no { $count }.
two-tiles-called = Hay dos losetas que se llaman «{ $tile }».
unfit-tile-name = Una loseta no se puede llamar «{ $tile }»: su nombre es una palabra como «tower-9».
unfit-price = La loseta «{ $tile }» tiene que costar entre 1 y { $most } para que se pueda comprar.
unfit-type = La loseta «{ $tile }» no puede ser del tipo «{ $type }»: hay { $types }.
unfit-sides = Los lados «{ $sides }» de la loseta «{ $tile }» no existen: cada uno de N, E, S y W puede aparecer una vez.
wrong-kit-seats = Una partida tiene de { $fewest } a { $most } asientos, no { $seats }.
wrong-copies = De cada carta de dinero hay de 1 a { $most } copias, no { $copies }.
wrong-start-score = Una puntuación inicial tiene cuatro cifras como máximo, no como { $points }.

## Seeds, bots, numbers of games

no-seed = Una semilla es un número o un texto de al menos un carácter, y todos se tienen que poder mostrar.
no-such-bot =
    { $offer ->
        [near] No hay ningún bot «{ $bot }»; ¿querías decir «{ $near }»? Hay { $knownCommas }.
       *[all] No hay ningún bot «{ $bot }»; hay { $knownCommas }.
    }
frozen-bot = El bot «{ $bot }» está congelado en el commit { $commit }: `python -m tools.frozen { $commit }` lo construye e indica el nombre con el que juega.
bot-not-found = No se encuentra el bot «{ $bot }»: { $error }.
bot-no-class = «{ $bot }» no es un bot: tiene que ser una clase derivada de alhambra.bots.Bot.
# Bots que son programas, con el nombre exec: y un comando, y lo que se les dice en líneas
program-no-command = «{ $command }» no es un comando: detrás de exec: va un programa con sus argumentos, entre comillas si contienen espacios.
program-not-found = No hay ningún programa «{ $program }» para un bot.
line-unreadable = No se puede leer una línea de JSON: { $error }.
line-of-no-kind = Una línea de JSON necesita un tipo: start, decide u over.
line-of-other-protocol = El otro programa habla el protocolo { $theirs }; este habla el { $ours }.
line-before-start = Se pide una decisión antes de empezar la partida.
wrong-bots =
    { $seats ->
        [one] Con { $seats } asiento hace falta { $seats } bot, no { $count }: { $botsCommas }.
       *[other] Con { $seats } asientos hacen falta { $seats } bots, no { $count }: { $botsCommas }.
    }
wrong-games = El número de partidas es 1 o más, no { $games }.
wrong-jobs = El número de procesos va de 1 a { $most }; no puede ser { $jobs }.
wrong-first-game = Las partidas se numeran desde 0, no desde { $first }.
# Para los bots que juegan entre sí
arena-bots = En la arena hay de 1 a { $most } bots, no { $count }.
arena-bot-twice = «{ $bot }» aparece dos veces: nombra cada bot una vez, el último ocupa los asientos que quedan.
arena-format = «{ $path }» es de otra versión de la arena: usa otro archivo.
arena-other = «{ $path }» contiene otro enfrentamiento: { $what } es allí { $stored } y aquí { $asked }. Usa otro archivo.
arena-unreadable = «{ $path }» no contiene resultados de la arena.
two-budgets = Para una decisión un bot tiene partidas de prueba o segundos, no ambas cosas.
wrong-playouts = El número de partidas de prueba es 1 o más, no { $playouts }.
wrong-seconds = Los segundos para una decisión son más de 0.
wrong-limit = El límite de una decisión es de más de 0 segundos.
