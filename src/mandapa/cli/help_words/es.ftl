# La ayuda de la orden, en español. Los nombres de órdenes, opciones, bots y niveles quedan como son.

mandapa = Una mesa para juegos de tablero: jugar, mirar, repasar, comprobar, simular.
mandapa-more = mandapa ORDEN --help dice más sobre cada orden.
examples = ejemplos:
version = mostrar la versión y salir
version-compiled = motor compilado
version-uncompiled = motor sin compilar
default = (por defecto: { $value })
no-pair = «{ $text }» no es NOMBRE=VALOR

## Lo que está en lugar de un valor

metavar-command = ORDEN
metavar-game = JUEGO
metavar-clause = REGLA
metavar-file = ARCHIVO
metavar-list = LISTA
metavar-name = NOMBRE
metavar-pair = NOMBRE=VALOR
metavar-text = TEXTO
metavar-lang = IDIOMA
metavar-url = URL
metavar-host = DIRECCIÓN
metavar-n = N
metavar-k = K
metavar-m = M
metavar-s = S

## Argumentos de varias órdenes

arg-option = una opción del juego, como memory=on
arg-edition = una edición publicada, o un archivo
arg-lang = { $known } (por defecto: el de tu sistema)
arg-json = mostrar JSON
arg-file = una partida guardada
arg-database = un archivo SQLite o postgresql:// (por defecto: en tu carpeta personal)
arg-key-file = la clave de las cookies (por defecto: junto al archivo)

## play

play = jugar en este terminal, personas y bots mezclados como quieras
play-more =
    Sin terminal (mandapa play </dev/null) los bots juegan por las personas; con
    --ask sus respuestas se leen de la entrada estándar, una por línea.
play-game = el juego (por defecto: { $game })
play-players = cuántos jugadores (por defecto: 2, tú y bots { $bot })
play-seats = quién juega, por orden de turno: human, { $levels }, o un bot por su método ({ $bots }:ITERACIONES), cada uno con un nombre si quieres (Anna=human)
play-seed = el mismo texto da el mismo reparto
play-save = dónde guardar (un archivo nuevo)
play-resume = continuar una partida guardada
play-confirm = preguntar otra vez antes de lo que no se puede deshacer
play-ask = leer las respuestas de las personas de la entrada estándar aunque no sea un terminal

## replay, verify

replay = recorrer una partida guardada
replay-seat = verla desde el asiento N (a partir de 1)
replay-ply = empezar después del paso K
replay-all = mostrarlo todo sin preguntar
verify = comprobar que cada sorteo de una partida guardada sale de su semilla

## simulate, bench

simulate = hacer que los bots jueguen muchas partidas
simulate-more =
    La misma semilla da el mismo resultado con cualquier número de procesos. Cada
    reparto se juega con todas las maneras de sentarse, una tras otra.
simulate-players = cuántos jugadores (por defecto: tantos como bots, o 2)
simulate-bots = uno para cada asiento, o uno para todos: { $levels }, o por su método: { $bots }, search:ITERACIONES (por defecto: { $value })
simulate-jobs = número de procesos (por defecto: todos los núcleos)
bench = medir lo rápida que es esta instalación

## games, rules

games = listar los juegos, sus opciones y ediciones
games-game = solo este
rules = leer las reglas de un juego
rules-clause = una regla (3.2) o una sección (3)
rules-aid = lo esencial en una pantalla: la ayuda de juego

## serve, backup, check

serve = poner en marcha el sitio: mesas en el navegador, bots, la API HTTP
serve-more =
    Si se inicia en un terminal, abre tu navegador. SIGTERM o Ctrl+C lo detiene;
    cada jugada confirmada está en el disco, y todas las partidas siguen al
    reiniciarlo.
serve-host = dónde escuchar (por defecto: solo esta máquina)
serve-allowed-host = un nombre con el que llegan los navegadores; localhost, el nombre de esta máquina y las direcciones IP valen siempre
serve-https = se accede a él por HTTPS
serve-no-browser = no abrir el navegador
serve-bot-workers = número de procesos para los bots
serve-no-limits = para pruebas de carga: sin límites de frecuencia
backup = copiar la base de datos de un sitio, también mientras funciona
backup-target = la copia (un archivo nuevo)
check = revisar la base de datos de un sitio, también mientras funciona: páginas, comprobaciones, todas las mesas
check-more = No se cambia nada. El código de salida es 0 si todo está bien, 1 si algo está dañado.

## Lo que dice por sí mismo el lector de órdenes; %s y los demás se rellenan

argparse-usage = uso:
argparse-positional-arguments = argumentos
argparse-options = opciones
argparse-show-this-help-message-and-exit = mostrar esta ayuda y salir
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argumento %(argument_name)s: %(message)s
argparse-unrecognized-arguments = argumentos desconocidos: %s
argparse-not-allowed-with-argument = no se puede usar con el argumento %s
argparse-ignored-explicit-argument = no lleva valor: quita %r
argparse-the-following-arguments-are-required = falta: %s
argparse-expected-one-argument = necesita un valor
argparse-ambiguous-option-could-match = opción ambigua: %(option)s puede ser %(matches)s
argparse-invalid-value = %(value)r no es un número
argparse-invalid-choice-choose-from = %(value)r no existe (hay %(choices)s)
