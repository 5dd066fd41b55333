### The page around the game: the start, a new table, the lobby, seats, settings, help, troubles.

## On every page

page-title = Alhambra
page-home = Inicio
page-close = Cerrar
page-nowhere = En esta dirección no hay nada.
page-trouble = El servidor no ha respondido. Inténtalo de nuevo dentro de un momento.
page-language = Idioma
# What search engines show
page-description = Alhambra en el navegador, con amigos y bots.
# For browsers without scripts
page-no-script = Esta página necesita JavaScript: con él se dibuja la mesa.
# Before the words of any language are there; `line-reload` follows as a link.
page-no-words = No se pudieron cargar los textos de esta página.

## The connection to the table

line-state-connecting = Conectando…
line-state-online = Conectado…
line-state-offline = Sin conexión. Reintentando…
line-state-gone = La mesa está cerrada…
line-no-table = Esa mesa no existe. Puede que el enlace esté incompleto o que la mesa se haya borrado.
line-other-version = Esta página es más antigua que el servidor. Vuelve a cargarla.
line-reload = Volver a cargar

# $names (text) are boxes or modules, with the language's "and".
page-unshown = Esta página todavía no puede mostrar { $names }. La mesa sigue en pie: se puede jugar en ella con otros programas.

## The start page

start-lead = Construye la alhambra más bella de Granada.
start-name = Tu nombre
    .placeholder = ¿Cómo te llamas?
start-play-now = Jugar ya
    .hint = Tú y dos bots, al momento
start-new-table = Mesa nueva
    .hint = Con amigos por enlace, con bots o con varios jugadores en este dispositivo.
start-daily = La partida del día
    .hint = Roll & Write en solitario, con los mismos dados para todos.
start-boxes = Las cajas del estante
start-players = De { $fewest } a { $most } jugadores
start-box-classic = Cuatro monedas, seis tipos de edificio, un largo muro.
start-box-red-palace = Guardias en los muros, fichas en los terrenos, una mirada a lo que viene.
start-box-roll-and-write = Dados, un lápiz y una hoja; también en solitario.
start-how = Así se juega
    .money = Toma dinero: cartas de cuatro monedas.
    .buy = Compra una loseta. Si pagas el coste exacto, puedes hacer otra acción.
    .lay = Colócala en tu alhambra. Se puntúa tres veces: por tener más edificios de un tipo y por el muro más largo.
start-join = Unirse a una mesa
    .label = Enlace o código de la mesa
    .placeholder = Enlace o código
    .button = Ir a la mesa
    .bad = Esto no es ni un enlace ni un código de mesa. Un código tiene 20 caracteres, entre letras y cifras.

## A new table

new-table-box = Caja
new-table-seats = Asientos
    .fewer = Un asiento menos
    .more = Un asiento más
new-table-seat = Asiento { $number }
    .name = Nombre en el asiento { $number }
    .placeholder = Jugador { $number }
new-table-me = Yo
new-table-open = Un amigo, por enlace
    .short = Por enlace
    .hint = recibe el enlace y puede venir más tarde
new-table-bot = Bot
new-table-here = Aquí
new-table-options = Opciones
new-table-stand-in = Cuando alguien está ausente
    .never = esperar hasta que alguien pida un suplente
    .after-60 = tras un minuto, juega un bot en su lugar
    .after-300 = tras 5 minutos, juega un bot en su lugar
    .after-3600 = tras una hora, juega un bot en su lugar
    .after-86400 = tras un día, juega un bot en su lugar
new-table-sum-here =
    { $count ->
        [one] una persona aquí
       *[other] { $count } personas aquí
    }
new-table-sum-open =
    { $count ->
        [one] un amigo por enlace
       *[other] { $count } amigos por enlace
    }
new-table-sum-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
new-table-make = Abrir la mesa
new-table-same-name = Dos jugadores se llaman { $name }. Los nombres tienen que ser distintos.
new-table-long-name = Un nombre tiene 24 caracteres como máximo.

## My tables

mine-title = Mis mesas
mine-stage-lobby = a la espera de jugadores
mine-stage-playing = en juego
mine-stage-over = terminada
mine-your-turn = Te toca
mine-turn-of = Le toca a { $name }
mine-turn-of-free-seat = Le toca a un asiento libre
mine-since-now = ahora mismo
mine-since-minutes = desde hace { $count } min
mine-since-hours = desde hace { $count } h
mine-since-days =
    { $count ->
        [one] desde hace un día
       *[other] desde hace { $count } días
    }
mine-gone = Esta mesa ya no existe.
mine-unknown = El servidor no responde.
mine-forget = Olvidar
    .sure = Olvidarla, y mi asiento con ella

## Before the game

lobby-title = Antes de la partida
lobby-seats = Asientos
lobby-begin = Empezar la partida
lobby-begin-with-bots =
    { $count ->
        [one] Empezar ya, con un bot
       *[other] Empezar ya, con { $count } bots
    }
lobby-wait-for-players = La partida espera a tus amigos, pero no hace falta.
lobby-sit = Toca un asiento libre para sentarte.
lobby-who = ¿Quién se sienta aquí?
lobby-wait-for-host = { $name } dará comienzo a la partida.
    .unseated = El anfitrión dará comienzo a la partida.
lobby-watchers =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
# Módulos con los que los bots no pueden prever las jugadas. $modules son nombres
seats-bots-take-any = Con { $modules } los bots no pueden prever las jugadas: aquí juegan al azar.
invite-title = Invitar
    .hint = Quien tenga este enlace puede sentarse o mirar.
invite-code = El enlace de esta mesa como código QR
invite-copy = Copiar el enlace
    .done = Copiado
invite-share = Compartir

## Seats

seat-free = Asiento libre
seat-you = tú
seat-host = anfitrión
seat-bot = bot
seat-away = ausente
seat-here = presente
seat-stand-in = un bot juega en su lugar
seat-sit = Sentarse aquí
    .here = Sentar a alguien de este dispositivo
    .name = Nombre
    .button = Sentarse
seat-take-bot = Quitar el bot
seat-rename = Cambiar el nombre
    .name = Nombre nuevo
    .button = Guardar
seat-leave = Dejar el asiento
    .sure = Dejarlo para siempre
seat-vacate = Volver a ofrecer el asiento
    .sure = Sí, el dispositivo anterior lo pierde
    .here = { $name } está aquí y conserva el asiento.
    .wait = A { $name } le quedan { $time } para volver.
seat-stand-in-on = Que juegue un bot en su lugar
seat-stand-in-off = Quitar al suplente

## One device for several players

curtain-pass = Pásale el dispositivo a { $name }
curtain-who = ¿Quién tiene el dispositivo?
curtain-hint = El dinero de los demás queda oculto tras esta cortina.
curtain-i-am = Soy { $name }

## Settings

settings-title = Ajustes
settings-speed = Velocidad con que se muestran los turnos
settings-speed-off = Ninguna
settings-speed-fast = Rápida
settings-speed-normal = Normal
settings-speed-slow = Lenta
settings-calm = Tu dispositivo pide menos movimiento, así que no se mueve nada.
settings-sound = Sonidos
settings-volume = Volumen
settings-labels = Letras en las losetas, además de formas y colores
settings-theme = Luz
settings-theme-system = Como el sistema
settings-theme-noon = Mediodía
settings-theme-dusk = Anochecer
settings-ending = Confirmar el turno
settings-ending-button = Con el botón
settings-ending-soon = Por sí solo, tras un momento
settings-ending-now = En el acto
settings-text = Tablero de texto: la mesa en palabras

## Help

help-title = Ayuda
help-how-turn = En tu turno haces una sola cosa: tomar dinero, comprar una loseta o rediseñar tu alhambra.
help-how-money = Dinero: toca una carta del mostrador, o varias que sumen 5 como máximo.
help-how-buy = Comprar: toca una loseta del mercado, o cartas de tu mano, y elige cómo pagar. Si pagas el coste exacto, puedes hacer otra acción.
help-how-lay = Colocar: las losetas compradas se colocan al final del turno. Toca una casilla iluminada, arrastra la loseta hasta ella o usa las flechas e Intro. Una casilla sin iluminar dice qué regla lo impide.
help-how-redesign = Rediseñar: toca una loseta de tu reserva para colocarla, o una de tu alhambra para retirarla o intercambiarla.
help-how-undo = Todo se puede deshacer hasta que confirmes el turno.
help-keys = Teclas
    .market = Una loseta del mercado; otra vez: otro pago
    .payment = Un pago por su número
    .display = Una carta del mostrador
    .tile = Una loseta tuya por colocar; otra vez: la siguiente
    .confirm = Confirmar: comprar, tomar, colocar, confirmar el turno
    .done = Terminar las acciones, o pasar
    .next = El siguiente lugar iluminado
    .previous = El lugar iluminado anterior
    .escape = Cancelar la selección, cerrar
    .arrows = Flechas
    .walk = Moverse por la alhambra
    .zoom = En la alhambra: acercar, alejar, ver todo
    .shift-arrows = Mayús y flechas
    .pan = Mover la alhambra ampliada
    .boards = Los tableros laterales
    .text = Tablero de texto, o la imagen
    .help = Esta ayuda
    .send = Enviar lo escrito
    .tab = De una cosa a la siguiente

## The text of a rule

rule-title = Regla { $clause }
rule-loading = Cargando la regla…
rule-failed = No se ha podido cargar la regla. Inténtalo de nuevo.
