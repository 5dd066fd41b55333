### La compañía en la mesa: imágenes y comentarios, avisos, y un asiento en otro dispositivo.

## Imágenes que no necesitan idioma, en palabras para quien no las ve

emote-title = Enviar una imagen
emote-wave = Hola
emote-smile = Sonrisa
emote-laugh = Risa
emote-surprise = Sorpresa
emote-sorrow = Qué pena
emote-thought = Pensando
emote-applause = Aplauso
emote-thumb = Bien jugado
emote-hourglass = Reloj de arena
emote-coffee = Pausa para el café

## Quienes miran, y a quienes no se quiere oír

remark-watcher = { $name } (espectador) dice
    .aloud = { $name } (espectador) dice: { $text }
    .name = Tu nombre
mute-title = Silenciar
    .hint = Lo que dicen no se muestra en este dispositivo.
    .watchers = Espectadores
new-table-watchers-talk = Los espectadores pueden escribir
    .hint = Con su propio nombre, al margen de la partida.

## Avisos

notice-turn = Avísame cuando me toque
    .hint = Mientras la página está en segundo plano.
    .denied = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.

## Un asiento en otro dispositivo

carry-title = En otro dispositivo
    .hint = Un código lleva tu asiento a tu teléfono o a otro ordenador. También sigue en este dispositivo.
    .button = Obtener un código
carry-code = Tu código
    .until = Vale hasta las { $time }, y una sola vez. Quien lo tenga puede jugar por ti: no lo enseñes.
    .link = Enlace con el código
carry-alone = Solo en este dispositivo
    .sure = Sí, en ningún otro
    .done = Tu asiento solo está en este dispositivo.
carry-take = Trae aquí tu asiento
    .hint = El dispositivo donde juegas muestra el código: Mesa, «En otro dispositivo».
    .label = Código de ocho letras
    .button = Ocupar el asiento
    .bad = Un código tiene ocho letras.
carry-have = Tengo un código para mi asiento
