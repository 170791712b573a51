# Lo que está mal en una orden, una preparación, una edición o una partida guardada, en español.

## Preparación

no-game = no hay ningún juego «{ $name }»; hay { $known }
no-language = no hay ningún idioma «{ $name }»; hay { $known }
no-edition = no hay ninguna edición «{ $name }» de { $game }; hay { $known }, o indica la ruta de un archivo de edición
newer-rules = necesita la versión { $version } de las reglas de { $game }; este programa las conoce hasta la { $known }
wrong-players = { $game } es para { $least } a { $most } jugadores, no para { $players }
no-such-option = { $game } no tiene la opción «{ $name }»; tiene { $known }
no-options = { $game } no tiene la opción «{ $name }»; no tiene ninguna
wrong-option = la opción «{ $name }» de { $game } es { $choices }, no «{ $value }»
one-like = una como { $value }
wrong-names = hacen falta tantos nombres como jugadores: { $players }, no { $count }
wrong-name = el nombre de un jugador tiene de 1 a { $most } caracteres visibles; { $name } no vale
wrong-seed = una semilla es un número, un texto o bytes, no { $value }
wrong-seed-bytes = una semilla en bytes tiene { $wanted }, no { $count }; un número o un texto puede tener cualquier longitud
other-view = esta es una vista de la versión { $version }; las de { $game } tienen aquí la versión { $known }
no-bot = no hay ningún bot «{ $name }»; hay { $known }
wrong-iterations = «{ $name }»: las iteraciones de un bot de búsqueda son un número entero de 1 a { $most }
wrong-bots = hacen falta tantos bots como jugadores: { $players }, no { $count }
too-few-games = el número de partidas debe ser 1 como mínimo, no { $count }

## Durante la partida

unknown-action = «{ $notation }» no es una acción de este juego
unknown-action-such = «{ $notation }» no es una acción de este juego; una acción se escribe así: «{ $example }»
illegal-action = «{ $notation }» no está permitido: { $reason } (regla { $clause })
series-too-long = una serie de decisiones termina donde se sortea o se muestra algo, o donde decide otro jugador
game-over = la partida ha terminado
not-your-turn = le toca decidir a { $name }, no al asiento { $seat }
no-such-seat = los asientos de esta partida van del 0 al { $last }; { $seat } no es ninguno
no-undo = no se puede deshacer nada: después ha decidido otro jugador o se ha mostrado algo oculto
no-such-ply = esta partida tiene { $plies ->
    [one] { $plies } paso
   *[other] { $plies } pasos
}: no hay ningún paso { $ply }
no-seed = esta partida no puede seguir: no se conoce su semilla

## Archivos de edición

edition-sent = edición
edition-with-date = { $source } contiene una fecha o una hora, y ningún componente las tiene
edition-not-toml = { $source } no es un archivo TOML válido{ $where ->
    [line] { " " }(línea { $line }, columna { $column })
    [end] { " " }(se interrumpe)
   *[unknown] {""}
}
edition-unreadable = no se puede leer el archivo de edición { $path }: { $reason }
edition-not-utf8 = el archivo de edición { $path } no es texto UTF-8
edition-too-long = { $source } tiene más de { $most } caracteres
edition-line-too-long = { $source }, línea { $line }: tiene más de { $most } caracteres
edition-wrong = { $source }, línea { $line }: { $key } { $why }
unknown-group = es desconocido; el archivo puede contener { $known }
unknown-key = es desconocido; [{ $group }] contiene { $known }
missing = falta
not-a-text = debe ser una línea de texto, no { $value }
not-one-of = debe ser una de estas palabras: { $choices }; no { $value }
not-either = debe ser { $choices }, no { $value }
not-a-list = debe ser una lista de { $count ->
    [one] { $count } valor
   *[other] { $count } valores
}
not-a-list-between = debe ser una lista de { $least } a { $most } valores
not-a-number = debe ser un número entero de { $least } a { $most }, no { $value }

## Partidas guardadas

cannot-save = no se puede guardar en { $path }: { $reason }
cannot-read = no se puede leer { $path }: { $reason }
in-file = { $path }: { $error }
in-line = línea { $line }: { $error }
log-too-large = { $path } es demasiado grande para ser una partida guardada
log-not-text = { $path } no es una partida guardada: no es texto
no-saved-game = esto no es una partida guardada de Mandapa
newer-format = este archivo tiene el formato { $found } y este programa lee el { $known }: quizá lo escribió un programa más nuevo
header-breaks-off = el archivo se interrumpe en su encabezado
no-header-line = «{ $text }» no es una línea del encabezado
header-lacks = al encabezado le falta una línea «{ $key } …»
header-needs-number = la línea «{ $text }» del encabezado necesita un número entero
header-needs-digits = la línea «{ $key } …» del encabezado necesita { $count } cifras hexadecimales
header-needs-fork = la línea «{ $text }» del encabezado necesita un paso y una huella
no-such-seat-line = con { $players } jugadores no hay «{ $key }»
no-action-line = «{ $text }» no es una línea de acción
log-damaged = el archivo se ha dañado o modificado aquí o más arriba
not-theirs-to-act = no le tocaba a «{ $actor }»
log-breaks-off = el registro se interrumpe antes del paso { $ply }, donde empieza la variante
log-of-unknown-game = es una partida de «{ $name }», un juego que aquí no se conoce
log-of-other-edition = se jugó con la edición «{ $wanted }», y { $source } es otra
log-of-unknown-edition = se jugó con la edición «{ $wanted }», que aquí no se conoce; indica su archivo con --edition
log-too-long = tiene { $plies } pasos; este sitio acepta { $most } como máximo
already-over = la partida ya había terminado
no-such-draw = «{ $notation }» no puede salir ahora ({ $source })
seed-not-revealed = la semilla de esta partida no se ha revelado
other-seed = la semilla no es la de la huella que se mostró al principio
other-draw = paso { $ply }: el registro dice «{ $logged }», la semilla da «{ $due }»
state-lacks = esto no es un estado guardado de { $game }: le falta { $name }
no-state = esto no es un estado guardado de { $game }: { $detail }

## La orden

exists-already = { $path } ya existe y no se sobrescribe; indica otro nombre
no-home = no hay carpeta personal en la que guardar; indica un archivo con --save
being-played = otro mandapa está jugando { $path } ahora mismo
wrong-seat = «{ $text }»: un asiento es NOMBRE=human o NOMBRE=BOT, con un nombre sin paréntesis
wrong-number-of-seats = --seats nombra { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}, pero --players es { $players }
name-twice = dos asientos tienen el nombre «{ $name }»
or-human = { $error }, o human para una persona
resume-with-more = --resume sigue la partida tal como empezó: quita { $what }
replay-ply = los pasos de esta partida van del 0 al { $plies }; { $ply } no es ninguno
replay-seat = los asientos de esta partida van del 1 al { $players }; { $seat } no es ninguno
wrong-seconds = --seconds es un número mayor que 0, { $most } como máximo, no { $seconds }
wrong-jobs = --jobs es un número de 1 a { $most }, no { $jobs }
simulation-broke-off = la simulación se ha interrumpido: uno de sus procesos terminó

## El sitio

no-database = no hay ninguna base de datos en { $path }
backup-postgresql = la copia de seguridad de una base de datos PostgreSQL se hace con su propio pg_dump
backup-damaged = la copia está dañada; no se ha hecho la copia de seguridad
backup-failed = no se puede hacer copia de seguridad de { $path }: { $detail }
no-key-file = con PostgreSQL, indica el archivo de la clave de las cookies con --key-file
no-key = { $path } no contiene ninguna clave: bórralo y se creará una nueva (todos tendrán que volver a decir su nombre), o recupéralo de una copia de seguridad
key-unusable = la clave de las cookies, { $path }, no se puede usar: { $reason }
cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }; indica otro con --port
database-unusable = la base de datos no se puede usar: { $reason }
database-unreachable = no se puede acceder a la base de datos: { $reason }
database-in-use = otro sitio usa esta base de datos ({ $by }); detenlo antes
database-in-use-by-unknown = otro sitio usa esta base de datos (no dice cuál); detenlo antes
no-database-address = «{ $url }» no es la dirección de una base de datos
postgresql-not-installed = para PostgreSQL, instala mandapa[postgresql]
wrong-kind-of-database = la base de datos es un archivo SQLite o una dirección postgresql://
newer-database = la base de datos la ha usado un Mandapa más nuevo; vuelve a instalarlo o recupera la copia de seguridad anterior ({ $detail })
no-answer = no responde
text-missing = falta un nombre o un texto
other-text = un nombre o un texto no es el que se escribió
wrong-event = la comprobación del evento { $seq } no coincide
row-of-nothing = una fila de { $name } no pertenece a nada
other-status = en la lista figura como { $listed ->
    [open] abierta
    [playing] en juego
   *[finished] terminada
}, pero sus eventos dicen { $found ->
    [open] abierta
    [playing] en juego
   *[finished] terminada
}
told-by-program = { $detail }
no-site-database = esto no es la base de datos de un sitio
other-database-version = esta base de datos la creó otra versión de Mandapa; `mandapa serve` pone al día las más antiguas

## De lo que se queja un sistema

system-eacces = permiso denegado
system-eaddrinuse = la dirección ya está en uso
system-eisdir = es una carpeta
system-enoent = no existe ese archivo o carpeta
system-enospc = el disco está lleno
system-enotdir = no es una carpeta
system-eperm = operación no permitida
system-erofs = el disco es de solo lectura
