### What a table and its server do not do, and why: for who plays, watches or hosts. Seats are numbered from 1.

## Seats and names

table-seat-taken = El asiento { $seat } está ocupado.
table-full = Todos los asientos están ocupados.
# The secret is what a device holds a seat with.
table-secret-taken = Esta clave secreta ya ocupa otro asiento.
table-same-secrets = Cada asiento tiene su propia clave secreta.
table-seat-held = El asiento { $seat } lo ocupa { $name }.
table-seat-needed = El asiento { $seat } no se puede quitar: lo ocupa { $name }.
table-seat-open = El asiento { $seat } ya está libre.
table-seat-still-open = Todavía queda un asiento libre: tiene que ocuparlo alguien, o un bot.
table-seat-empty = Nadie ocupa el asiento { $seat }.
table-no-seat = No hay ningún asiento { $seat }: hay { $count }.
table-not-your-seat = El asiento { $seat } no es tuyo.
table-not-host = Eso solo puede hacerlo el anfitrión de la mesa.
table-vacate-present = { $name } está aquí y nadie más puede dejar este asiento.
table-vacate-too-soon =
    { $seconds ->
        [one] { $name } estaba aquí hace un momento: el asiento se podrá liberar en un segundo.
       *[other] { $name } estaba aquí hace un momento: el asiento se podrá liberar en { $seconds } segundos.
    }
# $bots are the words of bots, as greedy.
table-no-bot = No hay ningún bot así: hay { $botsCommas }.
table-name-length = Un nombre tiene de 1 a { $longest } caracteres.
table-name-unshown = Un nombre solo puede tener caracteres que se puedan mostrar.
table-name-marks = Una letra de un nombre lleva como mucho { $most } signos.
table-name-taken = En la mesa ya hay alguien que se llama { $name }.
table-same-names = Dos personas de una mesa no pueden tener el mismo nombre.
table-remark-empty = Un comentario tiene que tener al menos un carácter que se pueda mostrar.
table-watchers-silent = En esta mesa, los espectadores no escriben.
table-too-fast = Es mucho de golpe: espera un momento.
table-log-full = El registro de esta mesa está lleno: aquí no se dice ni se cambia nada más, pero la partida sigue.
table-log-quite-full = El registro de esta mesa está lleno: se pueden jugar y confirmar acciones, pero ya no deshacerlas.

## A bot that plays for somebody who is away

table-stand-in-asked = Solo puede pedir un suplente quien tiene un asiento en la mesa.
table-stand-in-when = Un bot solo juega como suplente durante la partida.
table-stand-in-bot = El asiento { $seat } ya lo ocupa un bot.
table-stand-in-present = { $name } está aquí: no hace falta ningún suplente.

## The game

table-begun = La partida ya ha empezado.
table-not-begun = La partida todavía no ha empezado.
table-game-over = La partida ha terminado.
table-not-over = La partida todavía no ha terminado.
table-not-your-turn = No es el turno del asiento { $seat }.
table-tile-turn = Solo puede probar una loseta el asiento que tiene el turno.
# $word is what a client sent.
table-no-tile = «{ $word }» no es ninguna loseta de esta partida.
table-tile-not-offered = «{ $word }» no está en el mercado.
table-aid-off = Esta mesa juega sin esta ayuda.
table-not-ready = El turno no está completo: todavía queda algo por decidir.
table-nothing-to-undo = No hay nada que deshacer.
table-nothing-to-redo = No hay nada que rehacer.
table-rematch-asked = Solo puede pedir otra partida quien tenía un asiento en la mesa.

## The table itself

table-not-found = No existe esa mesa. Quizá el enlace esté incompleto.
table-id-taken = Ya se creó otra mesa con este identificador.
table-reopened = Hay que volver a abrir la mesa: conéctate de nuevo.

## The server

server-closing = El servidor se está apagando.
server-not-opened = Ahora mismo no se puede abrir la mesa: inténtalo de nuevo.
server-not-stored = Esto no se ha podido guardar: conéctate de nuevo y compruébalo.
server-no-store = El almacén de datos no responde ahora mismo: inténtalo de nuevo.
server-too-fast = Demasiados mensajes: espera un poco y conéctate de nuevo.
server-too-slow = La conexión es demasiado lenta: conéctate de nuevo.
server-many-requests = Demasiadas peticiones: espera un poco.
server-many-tables = Demasiadas mesas nuevas: espera un poco.
server-no-code = Este código no vale: ya se usó, es demasiado antiguo o está mal escrito.
server-many-codes = Se han probado demasiados códigos: espera un poco.
server-many-results = Demasiados resultados: espera un poco.
server-other-version = La página es más antigua que el servidor: vuelve a cargarla.
server-other-host = Este servidor no responde a ese nombre.
server-other-origin = Las mesas se crean desde la página del propio servidor.
server-no-clause = No existe ese artículo.

## What only a client that is not the page does wrong. $detail is what a library says, in English.

server-not-greeted = El primer mensaje tiene que ser «hello».
server-greeted-twice = Ya se ha dicho «hello».
server-no-text = Los mensajes son JSON en tramas de texto.
server-no-json = No se entiende el mensaje: no es JSON.
server-malformed = No se entiende el mensaje: { $detail }
server-malformed-body = No se entiende el cuerpo: { $detail }
server-no-json-body = El cuerpo tiene que ser application/json.
server-long-body = El cuerpo puede tener { $bytes } bytes como máximo, y tiene que llegar en { $seconds } segundos.
