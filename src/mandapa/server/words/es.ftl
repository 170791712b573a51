# Por qué no se hace algo.
refused-absent-waited-for = En esta mesa nadie juega por quien está ausente.
refused-already-answered = Ya has respondido.
refused-already-asked = Alguien ya está pidiendo algo. Responde primero a eso.
refused-already-seated = Ya tienes un asiento en esta mesa.
refused-already-started = La partida ya ha empezado.
refused-bot-plays = En este asiento juega un bot.
refused-bot-too-slow = Aquí un bot de búsqueda puede usar { $most } iteraciones como máximo.
refused-deal-being-played = Dos personas o más están jugando este reparto en otra mesa. Nadie más puede jugarlo hasta que terminen.
refused-deal-closed = Este reparto está cerrado: su semilla es pública.
refused-deal-elsewhere = Este reparto se está jugando en otra mesa. Dos personas o más pueden empezar cuando acabe esa partida.
refused-deal-in-play = El reparto no se puede cerrar mientras haya una partida en curso con él. Una sin reloj en la que no ha pasado nada en un día no cuenta.
refused-deal-open = Otros todavía pueden jugar este reparto, así que solo pueden mirar quienes se sientan aquí.
refused-enough-comings = En esta mesa ya se ha sentado gente { $most } veces. Abre otra, por favor.
refused-enough-said = Aquí cada persona puede escribir { $most } mensajes como máximo.
refused-from-elsewhere = Esta petición viene de la página de otro sitio.
refused-game-over = La partida ha terminado.
refused-gave-up = Este jugador ya se ha rendido.
refused-illegal-action = Las reglas no lo permiten.
refused-internal = Algo ha fallado por nuestra parte. No ha cambiado nada; inténtalo de nuevo.
refused-knows-deal = Ya conoces este reparto de otra mesa.
refused-muted = El anfitrión ha pedido silencio aquí.
refused-must-remember = En esta partida hay que recordar lo visto: mirar atrás es posible cuando acabe.
refused-name-is-a-pronoun = «{ $name }» es como las frases llaman aquí a quien las lee. Elige otro nombre, por favor.
refused-no-bot-plays = Ningún bot juega por ti.
refused-no-database = Ahora mismo el sitio no puede leer ni escribir. No ha cambiado nada y ningún reloj corre; inténtalo de nuevo dentro de un momento.
refused-no-hints = En esta mesa no hay pistas.
refused-no-name = Primero di tu nombre, por favor.
refused-no-rules = Las reglas de «{ $game }» aún no están escritas.
refused-no-such-bot = No hay ningún bot «{ $bot }»; hay, por ejemplo, { $known }.
refused-no-such-deal = Ese reparto no existe.
refused-no-such-edition = { $game } no tiene la edición «{ $edition }».
refused-no-such-figure = Las reglas de «{ $game }» no tienen la figura «{ $figure }».
refused-no-such-game = Aquí no hay ningún juego «{ $game }».
refused-no-such-message = En esta mesa no hay ese mensaje.
refused-no-such-option = { $game } no tiene la opción «{ $option }».
refused-no-such-ply = Esta partida tiene { $plies ->
    [one] 1 paso
   *[other] { $plies } pasos
}.
refused-no-such-seat = Esta mesa tiene { $seats } asientos.
refused-no-such-table = En esta dirección no hay ninguna mesa.
refused-no-undo = No se puede deshacer nada: después ha decidido otro jugador o se ha mostrado algo oculto.
refused-not-finished = Será posible cuando acabe la partida.
refused-not-found = En esta dirección no hay nada.
refused-not-host = Solo puede hacerlo el anfitrión de la mesa.
refused-not-seated = No tienes un asiento en esta mesa.
refused-not-started = La partida todavía no ha empezado.
refused-not-your-turn = No es tu turno.
refused-not-paused = La partida no está en pausa.
refused-nothing-asked = Nadie ha pedido nada.
refused-nothing-said = Un mensaje necesita algo de texto visible.
refused-nothing-to-take-back = Todavía no has decidido nada.
refused-pause-lasts = { $name } ha pedido esta pausa. Pasados { $minutes } min, cualquiera puede terminarla.
refused-paused = La partida está en pausa.
refused-seat-empty = Ahí no hay nadie.
refused-seat-taken = Ese asiento ya está ocupado.
refused-seats-empty = Todos los asientos tienen que estar ocupados para empezar la partida.
refused-series-too-long = Una serie de decisiones acaba donde se sortea o se muestra algo, o donde decide otro jugador.
refused-set-aside = Los datos guardados de esta mesa están dañados, así que está apartada. Quien administra el sitio puede ver por qué; en las demás mesas se sigue jugando.
refused-stale = La mesa ha cambiado desde que decidiste. Mírala y decide otra vez.
refused-still-here = Un bot puede jugar por quien lleva { $minutes } min ausente, no antes.
refused-too-crowded = Hay demasiadas conexiones abiertas. Inténtalo más tarde.
refused-too-fast = Demasiadas peticiones. Espera un momento.
refused-too-large = Es más grande de lo que acepta el sitio.
refused-too-many-bot-tables = Tienes en curso { $most } partidas solo de bots. Deja que acabe antes alguna.
refused-too-many-files = Has enviado { $most } archivos en una hora. Espera un rato antes del siguiente.
refused-too-many-public-tables = Tienes { $most } mesas en la lista pública. Termina antes alguna o abre esta solo por enlace.
refused-too-many-tables = Tienes { $most } mesas sin terminar. Termina antes alguna.
refused-too-often = Demasiado seguido. Espera { $seconds } s.
refused-too-slow = La petición no llegó a tiempo.
refused-too-much-work = Leer este archivo exige más tiempo o memoria de lo que el sitio puede dar.
refused-try-again = Ahora no ha funcionado. Inténtalo de nuevo.
refused-unknown-action = Esto no es una acción del juego: «{ $action }».
refused-unsure = El sitio aún no sabe si esto quedó guardado. Ningún reloj corre; vuelve a mirar la mesa dentro de un momento.
refused-wrong-edition = No se acepta el archivo de la edición: { $detail }
refused-wrong-host = Este sitio no se conoce por ese nombre.
refused-wrong-log = No se acepta este registro: { $detail }
refused-wrong-message = No se entiende este mensaje: { $detail }
refused-wrong-name = Un nombre tiene de 1 a { $most } caracteres visibles, sin paréntesis.
refused-wrong-option = «{ $value }» no es un valor de la opción «{ $option }»; hay { $choices }.
refused-wrong-players = { $game } admite de { $least } a { $most } jugadores.
refused-wrong-setup = La mesa no se puede abrir así: { $detail }
refused-wrong-token = Esta clave no es de este sitio.

# Qué significa comparar las mesas de un reparto.
deal-proven-draws = En todas las mesas los sorteos salen de la misma semilla, y su huella se publicó antes del primero.
deal-proven-once = Ningún visitante se ha sentado en dos de estas mesas.
deal-unproven-names = Si alguien vino dos veces, con dos nombres, y ya conocía el reparto.
deal-unproven-help = Si a alguien le ayudó otra persona o un programa.

# Lo que un bot decidió por alguien, en el registro.
told-stand-in = { $text } (Lo decidió un bot.)

# Lo que alguien pide a los demás.
asked-pause = { $name } pide una pausa. Los relojes se pararían.
asked-takeback = { $name } pide deshacer su última decisión y todo lo que vino después. Los sorteos volverían a ser los mismos, y lo visto, visto queda.

# Qué es una opción, cuando el juego no tiene palabras propias para ella.
choice-on = sí
choice-off = no

# Qué ha pasado en la mesa.
note-sit = { $name } se sienta.
note-stand = El asiento { $seat } vuelve a estar libre.
note-undo = { $name } ha deshecho algo.
note-resign = { $name } se rinde. Un bot sigue jugando y el asiento queda en el último puesto.
note-flag = A { $name } se le ha acabado el tiempo. Un bot sigue jugando y el asiento queda en el último puesto.
note-takeover-once = { $name } deja este turno a un bot.
note-takeover-asked = { $name } deja jugar a un bot de momento.
note-takeover-away = { $name } está ausente. Un bot juega hasta que vuelva.
note-handback = { $name } vuelve a jugar.
note-restart = El sitio ha estado un rato sin funcionar. El reloj no ha corrido.
note-ask-pause = { $name } pide una pausa.
note-ask-pause-agreed = { $name } pone la partida en pausa. Los relojes están parados.
note-ask-takeback = { $name } pide deshacer su última decisión.
note-ask-takeback-agreed = { $name } ha deshecho su última decisión.
note-answer-yes = { $name } está de acuerdo.
note-answer-no = { $name } prefiere que no.
note-resume = { $name } termina la pausa.
note-breakoff = El reparto se cerró y aquí nadie había jugado en un día, así que la partida queda interrumpida.
note-mute = El anfitrión ha silenciado a { $name }.
note-mute-all = El anfitrión ha silenciado a los espectadores.
note-mute-ended = { $name } puede volver a hablar.
note-mute-ended-all = Los espectadores pueden volver a hablar.
note-rematch = Se ha abierto una mesa para la revancha.

# Cómo está el sitio.
health-bots-die = { $count ->
    [one] En el último minuto ha muerto el proceso de un bot. En su lugar decide el bot rápido.
   *[other] En el último minuto han muerto { $count } procesos de bots. En su lugar decide el bot rápido.
}
health-database-damaged = La base de datos dice que tiene páginas dañadas. «mandapa check» indica a qué mesas afecta.
health-database-fails = La base de datos está fallando. El registro del servidor dice cómo.
health-database-hangs = La base de datos no responde a tiempo.
health-database-unreachable = No se puede acceder a la base de datos.
health-disk-full = El disco de la base de datos está lleno.
health-tables-set-aside = { $count ->
    [one] Hay una mesa dañada y apartada.
   *[other] Hay { $count } mesas dañadas y apartadas.
}
health-tables-stalled = { $count ->
    [one] En una mesa no se puede escribir nada. El registro del servidor dice por qué.
   *[other] En { $count } mesas no se puede escribir nada. El registro del servidor dice por qué.
}
