### The command line: help and usage. Names of commands and options are typed: they stay.

## Usage. The first word of a line of usage, and what stands in it for what is typed

usage = Uso:
usage-options = [OPCIONES]
usage-command = ORDEN [ARGUMENTOS]...
heading-arguments = Argumentos:
heading-options = Opciones:
heading-commands = Órdenes:

## What stands for a value behind an option

value-str = <texto>
value-int = <entero>
value-float = <número>
value-path = <ruta>
value-names = NOMBRE,…
value-pair = NOMBRE=VALOR
value-address = URL
value-day = AAAA-MM-DD
value-language = IDIOMA

## What is said in brackets behind the help of an option: the value that it has if it is not given, ...

remarks = [{ $remarksSemicolons }]
remark-default = por defecto: { $value }
remark-environment = variable de entorno: { $variable }
remark-required = obligatorio

## One of several words, which are typed

either = { $first } o { $second }

## What is wrong with a command line

no-such-command =
    No hay ninguna orden «{ $name }».{ $count ->
        [0] { "" }
       *[other] { " " }¿Querías decir { $near }?
    }
no-such-flag =
    No hay ninguna opción { $option }.{ $count ->
        [0] { "" }
       *[other] { " " }¿Querías decir { $near }?
    }
missing-argument = Falta el argumento «{ $argument }».
missing-option = Falta la opción «{ $option }».
option-lacks-value = A la opción «{ $option }» le falta un argumento.
option-takes-no-value = La opción «{ $option }» no lleva ningún valor.
extra-arguments = Sobran argumentos ({ $words }).
no-whole-number = Valor no válido para «{ $option }»: tiene que ser un número entero.
no-number = Valor no válido para «{ $option }»: tiene que ser un número.
value-too-low = Valor no válido para «{ $option }»: tiene que ser mayor o igual que { $least }.
value-too-high = Valor no válido para «{ $option }»: tiene que ser menor o igual que { $most }.
# The languages are those that can be typed behind --language
no-such-language = No hay ningún idioma «{ $language }»; hay { $codesCommas }.

## All commands

about-alhambra = La familia de juegos de mesa Alhambra: para jugar, para estudiar y para construir sobre ella.
option-version = Mostrar la versión y cómo funciona el motor.
option-language = El idioma: { $codesCommas }; si no se indica, el de tu sistema.
option-help = Mostrar este mensaje y salir.

## What is played, in several commands

option-box = A qué se juega: { $boxes }.
option-modules = Módulos con los que se juega, separados por comas: a,b. { $modulesSemicolons }.
option-options = Una opción de la caja, en la forma nombre=valor; se puede repetir. El primer valor es el habitual. { $optionsSemicolons }.
# What a box has of modules or options, as they are typed
of-box = { $box }: { $wordsCommas }
# A module whose rules are not known from the rulebook
module-reconstructed = { $word } (una reconstrucción)
# The values that an option may have
option-values = { $name }={ $values }
option-seed-played = La misma semilla da la misma partida; si no se indica, se sortea.
option-seed-games = Con la misma semilla se juegan las mismas partidas; si no se indica, se sortea.
option-database-served = Una ruta o una dirección postgresql://; si no se indica, un archivo en tu carpeta de datos.
option-database = Una ruta, sqlite:///ruta o postgresql://usuario@host/nombre; si no se indica, un archivo en tu carpeta de datos.

## play

short-play = Jugar contra bots.
about-play = Jugar contra bots. Escribe «help» durante la partida.
option-seats-played = Jugadores, contándote a ti; 3 (1 en Roll & Write), a menos que --bots indique más.
option-bots-played = Un bot para todos los demás asientos, o uno para cada uno: { $values }.
option-resume = Seguir con una partida guardada, que trae sus propios jugadores.

## serve

short-serve = Ofrecer mesas a los navegadores.
about-serve = Ofrecer mesas a los navegadores. Las partidas se guardan en una base de datos: no se pierde nada cuando el servidor se detiene.
option-host = La dirección en la que se escucha; 0.0.0.0 deja entrar a otras máquinas.
option-port = El puerto; 0 toma uno libre.
option-open = Abrir la página en tu navegador.
option-origin = La dirección de la página detrás de un proxy, como https://games.example.org.
option-behind-proxy = Dar por buenas las direcciones de clientes que indica un proxy de esta máquina.
option-bot-pause = Segundos antes del turno de un bot.
option-bot-served = Un bot propio que puede sentarse a las mesas, como package.module:Class o exec:COMMAND; se puede dar varias veces.
option-connections = Cuántas conexiones puede tener una misma dirección.
option-tables = Cuántas mesas por hora puede crear una misma dirección.
option-messages = Cuántos mensajes por segundo puede enviar una conexión.
option-requests = Cuántas peticiones HTTP por segundo puede enviar una misma dirección.
option-work = Cuántos segundos de cada segundo puede trabajar el servidor para una misma dirección; quien pida más espera.
option-log = { $values }: cómo se escribe el historial en la salida de error estándar.
option-log-level = { $values }: cuánto se anota en el historial.

## backup, restore

short-backup = Escribir todas las mesas en un archivo.
about-backup =
    Escribir todas las mesas en un archivo. El servidor puede estar en marcha.

    El archivo contiene las cartas ocultas de las partidas en curso: no lo compartas.
argument-backup-written = El archivo que se escribe; si ya hay ahí una copia de seguridad, se sustituye.
short-restore = Llevar las mesas de una copia de seguridad a una base de datos vacía.
about-restore =
    Llevar las mesas de una copia de seguridad a una base de datos vacía, que ningún servidor puede estar usando, salvo con --merge.

    La copia de seguridad puede venir de otra clase de base de datos.
argument-backup-read = Un archivo hecho con `alhambra backup`.
option-merge = Añadir las mesas que la base de datos no tiene. El servidor puede estar en marcha.

## daily

short-daily = Jugar en solitario con los dados del día, iguales para todos.
about-daily = Jugar en solitario con los dados del día, iguales para todos. El resultado es un texto para compartir.
option-date = Otro día; si no se indica, hoy.
option-bot = Que juegue un bot en tu lugar.

## simulate

short-simulate = Jugar muchas partidas entre bots y resumirlas.
about-simulate = Jugar muchas partidas entre bots y resumirlas.
option-seats-simulated = El número de jugadores.
option-bots-simulated = El bot de cada asiento, como greedy,random; un solo nombre vale para todos.
option-games = El número de partidas.
option-jobs = El número de procesos.
option-records = Guardar todas las partidas en este archivo; si ya existe, se continúa.

## arena

short-arena = Hace jugar a los bots entre sí y dice cuál es más fuerte.
about-arena =
    Hace jugar a los bots entre sí y dice cuál es más fuerte.

    Cada bot juega con la misma suerte desde cada asiento: así menos partidas dicen más.
option-bots-arena = Los bots, como greedy,random. Si son menos que los jugadores, el último ocupa los demás asientos; si son más, todos se enfrentan a todos.
option-games-arena = El número de partidas como mínimo: las rondas se terminan.
option-playouts = Cuántas partidas de prueba tiene para una decisión un bot que busca.
option-seconds-arena = Cuántos segundos tiene en su lugar.
option-limit = Cuántos segundos tiene para una decisión un bot que es un programa (exec:COMMAND); si no se da, { $seconds } más los de --seconds.
option-until-clear = Se detiene en cuanto está claro si el primer bot es mejor o peor.
option-json = Guarda los resultados en este archivo; si existe, se continúa.
option-report = Escribe en este archivo una página con gráficos.

## bot

short-bot = Poner un bot a disposición de otro programa.
about-bot =
    Poner un bot a disposición de otro programa.

    El bot lee líneas de JSON de la entrada estándar y contesta a cada una con otra en la salida estándar: docs/bots.md las describe.
argument-bot-asked = Un bot: cualquiera que admita --bots.

## verify

short-verify = Volver a jugar partidas guardadas, al pie de la letra.
about-verify =
    Volver a jugar partidas guardadas, al pie de la letra.

    Si hay diferencias, de cada archivo se indica la primera, con su partida y su acción, y el código de salida es 1.
argument-files-verified = Archivos de registros, con una partida por línea.

## replay

short-replay = Relatar una partida guardada y mostrar una situación.
about-replay = Relatar una partida guardada y mostrar una situación: la última, o la que hay después de una acción.
argument-file-told = Un archivo de registros, con una partida por línea.
option-game = El número de la partida; si no se indica, la primera.
option-at = Parar después de este número de acciones; 0 es la preparación.

## bench

short-bench = Medir el motor: jugadas permitidas al azar, contando cada decisión.
about-bench = Medir el motor: jugadas permitidas al azar, contando cada decisión.
option-seats-measured = Jugadores de las partidas que se miden.
option-seconds = Cuántos segundos se mide cada cifra, más o menos.

## rules

short-rules = Mostrar las reglas, enteras o artículo por artículo.
about-rules = Mostrar las reglas, enteras o artículo por artículo.
argument-rules = Un artículo, como A-56, o un archivo, como classic.
