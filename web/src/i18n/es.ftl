# El marco de la mesa, en español. Lo que dicen los juegos está en sus words/es.ftl.

## En todas partes

site = Sitio
skip-to-content = Ir al contenido
to-the-lobby = Al vestíbulo
to-the-table = A la mesa
settings = Ajustes
close = Cerrar
keep = Guardar
begin = Empezar
send = Enviar
yes = sí
no = no
you = tú
players = Jugadores
game = Juego
more = Más
one-moment = Un momento…
site-gone = Ahora mismo el sitio no responde. Inténtalo de nuevo dentro de un momento.
nothing-here = En esta dirección no hay ninguna página

## Ajustes

your-name = Tu nombre
name-kept = Nombre guardado.
language = Idioma
theme = Colores
theme-system = como en este dispositivo
theme-day = día
theme-night = noche
movement = Movimiento
speed-none = ninguno
speed-fast = rápido
speed-medium = normal
speed-slow = lento
sounds = Sonidos
volume-none = ninguno
volume-quiet = bajos
volume-medium = normales
volume-loud = altos
ask-before-final = Preguntar otra vez antes de lo que no se puede deshacer
always-names = Escribir el nombre de cada cosa junto a ella
always-curtain = En una sola pantalla: correr el telón también en juegos sin secretos
always-reading = Mostrar siempre las mesas como texto

## Teclas

keys = Teclas
keys-everywhere = En todas partes
keys-tab = al siguiente elemento; con Mayús (Shift), al anterior
keys-enter = elegirlo
keys-escape = cerrar una ventana o soltar lo elegido
keys-help = esta página
keys-board-arrows = de una cosa que se puede elegir a la siguiente
keys-board-about = de una cosa a otra, para leer qué es
keys-board-digits = cuántas cartas, una vez elegido el color
keys-log = de línea en línea
keys-replay-step = un paso atrás o adelante
keys-replay-ends = al principio o al final
keys-replay-play = reproducir o pausar

## El vestíbulo

welcome = Siéntate. ¿A qué jugamos?
what-is-your-name = ¿Cómo te llamamos?
games = Juegos
for-players = de { $least } a { $most } jugadores
play-now = Jugar ahora
against-bots = { $count ->
    [one] un bot: { $level }
   *[other] { $count } bots: { $level }
}
play-with-a-friend = Jugar con un amigo
come-and-play = Ven a jugar a { $game } conmigo.
invitation-sent = La invitación está en camino.
go-on = Continuar
for-minutes = { $from }–{ $to } min
weight-light = fácil de aprender
weight-medium = para pensar un poco
weight-rich = para pensar mucho
all-games = Todos los juegos
find-a-player = Buscar a un jugador
nothing-found = Ahora mismo no hay ninguna mesa así.
show-more = Mostrar más
not-there = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
}
new-table = Mesa nueva
your-turn = Tu turno
your-tables = Tus mesas
open-tables = Mesas abiertas
no-open-tables = Ahora mismo nadie espera jugadores. Abre una mesa y envía el enlace a tus amigos.
being-played = En juego
recent-games = Partidas recientes
no-recent-games = Aquí se guardan las partidas que terminas, para verlas de nuevo y para seguir jugando desde cualquier punto.
join-by-link = El enlace de una mesa
go-there = Ir
not-a-link = Este no es el enlace de una mesa, una repetición o un reparto.
open-a-log = Abrir un registro desde un archivo
names-and-free = { $names }, { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
free-seats = { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
won-with = { $count ->
    [one] Ganó { $names } con { $points }
   *[other] Ganaron { $names } con { $points }
}
won = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
it-is-your-turn = Es tu turno
waiting-for-players = Esperando jugadores
under-way = En curso

## Una mesa nueva

with-whom = ¿Con quién?
with-bots = Bots
with-friends = Amigos, por un enlace
with-friends-explained = La mesa espera hasta que se sienten. Tendrás un enlace para enviarles.
at-this-screen = En esta pantalla
at-this-screen-explained = El dispositivo pasa de mano en mano. Si hay cartas secretas, un telón las oculta hasta que el siguiente esté preparado.
player-number = Jugador { $number }
how-strong = ¿De qué nivel?
more-choices = Más opciones
seat-number = Asiento { $number }
open-seat = libre
clock = Reloj
clock-none = ninguno
clock-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} + { $increment ->
    [one] 1 segundo
   *[other] { $increment } segundos
} por turno
clock-days = { $days ->
    [one] un día por turno
   *[other] { $days } días por turno
}
clock-each-turn = { $minutes ->
    [one] un minuto por turno
   *[other] { $minutes } minutos por turno
}
pace-of-bots = Los bots juegan
pace-at-once = al instante
pace-brisk = a buen ritmo
pace-calm = con calma
someone-absent = Si alguien se ausenta
absent-bot = los demás pueden dejar jugar a un bot
absent-bot-after = { $minutes ->
    [one] los demás pueden dejar jugar a un bot pasado un minuto
   *[other] los demás pueden dejar jugar a un bot pasados { $minutes } minutos
}
absent-wait = la partida espera su regreso
public-table = Pública: sale en el vestíbulo y cualquiera puede mirar
hints-allowed = Pistas
shared-deal = Reparto compartido: otros pueden jugar con los mismos sorteos
open-the-table = Abrir la mesa

## Antes de empezar

everyone-is-here = Todos los asientos están ocupados
free-seat = Asiento libre
sit-here = Sentarse aquí
stand-up = Levantarse
clear-seat = Liberar el asiento
name-at-this-screen = Alguien a mi lado
sits-here = Sentar aquí
put-a-bot-here = Poner un bot aquí
copy-link = Copiar el enlace
link-copied = Enlace copiado.
link-explained = Quien tenga el enlace puede sentarse o mirar.

## En la mesa

board = Tablero
log = Registro
talk = Charla
parts-of-the-table = Partes de la mesa
players-and-log = Jugadores y registro
names-of-things = Nombres
reading-mode = Como texto
pass-to = Pasa el dispositivo a { $name }
pass-explained = Nadie más debería mirar ahora.
lift-the-curtain = Soy { $name }: mostrar mi lado
what-is-asked = Qué se pregunta
what-you-may-do = Qué puedes hacer
the-table-in-words = La mesa como texto
steps-so-far = Tus pasos hasta ahora
back-to-here = volver a antes de este paso
cannot-be-taken-back = Esto no se puede deshacer.
do-it = Hacerlo
not-yet = Todavía no
take-back = Deshacer
hint = Pista
hint-says = Pista: { $text }
follow-hint = Seguir la pista
is-deciding = { $name } está decidiendo.
bot-is-thinking = { $name } está pensando.
look-back = Mirar atrás
looking-back = Mirando atrás: { $ply } de { $plies }
board-failed = El tablero dibujado ha fallado; aquí está la mesa como texto.
show-again = Mostrar otra vez las últimas jugadas
showing-again = Las últimas jugadas otra vez
stop-showing = Basta
line-lost = Se ha perdido la conexión. Intentándolo de nuevo…
nothing-yet = Todavía no ha pasado nada.
nobody-spoke = Nadie ha dicho nada.
say-something = Di algo
ask-for-pause = Pedir una pausa
ask-to-take-back = Pedir deshacer mi última decisión
agree = De acuerdo
rather-not = Mejor no
never-mind = Retirar la petición
waiting-for-answer = Falta la respuesta de { $names }
game-paused = La partida está en pausa.
paused = Pausa pedida por { $name }. Los relojes están parados.
say-to-spectators = Di algo a los espectadores
spectators-talk = Espectadores ({ $count })
mute = Silenciar a { $name }
unmute = Dejar hablar de nuevo a { $name }
mute-spectators = Silenciar a los espectadores
unmute-spectators = Dejar hablar de nuevo a los espectadores
to-move = en turno
time-left = Tiempo restante
days-and-hours = { $days } d { $hours } h
is-here = presente
is-away = ausente
gave-up = se rindió
program = programa
bot-decides-once = este turno lo decide un bot
bot-plays-on-request = juega un bot, a petición suya
bot-plays-for-the-absent = ausente, juega un bot
out-of-time = sin tiempo
watching = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-and-more = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y más que no puedes ver
places-apart = { $count ->
    [one] falta { $count } casilla
   *[other] faltan { $count } casillas
}
places-past = { $count ->
    [0] los marcadores se han encontrado
    [one] los marcadores se han pasado en { $count } casilla
   *[other] los marcadores se han pasado en { $count } casillas
}
let-a-bot-play = Dejar jugar a un bot
bot-may-play-in = { $minutes ->
    [one] Un bot podrá jugar dentro de un minuto.
   *[other] Un bot podrá jugar dentro de { $minutes } minutos.
}
let-a-bot-play-for-me = Dejar que un bot juegue por mí
play-myself-again = Volver a jugar yo
bot-for-me-explained = Un bot decide por ti. Lo que decida no se deshace.
only-this-turn = Solo un turno
until-i-come-back = Hasta que recupere el asiento
give-up = Rendirse
give-up-explained = Un bot sigue jugando en tu asiento, que queda en el último puesto.

## Después de la partida

you-win = ¡Ganas la partida!
wins = Gana { $name }
shared-victory = Victoria compartida: { $names }
why-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $ahead } más que { $who ->
    [you] tú
   *[other] { $name }
}.
why-rules = Según las reglas del juego, por delante de { $who ->
    [you] ti
   *[other] { $name }
} ({ $other }).
why-points-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
why-gave-up = { $count ->
    [one] { $names } se rindió y queda en el último puesto.
   *[other] { $names } se rindieron y quedan en los últimos puestos.
}
why-time = { $count ->
    [one] { $names } se quedó sin tiempo y queda en el último puesto.
   *[other] { $names } se quedaron sin tiempo y quedan en los últimos puestos.
}
why-even-after-ties = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno, e igualdad en todos los desempates.
how-it-went = Cómo fue la partida
kind-of-points = Tipo de puntos
all-points = todos los puntos
gap-explained = La distancia entre los dos indicadores: en 0 se encuentran.
plot-of-points = Los puntos a lo largo de la partida. Al final: { $said }.
plot-end = { $name } { $points }
turning-points = Momentos decisivos
swing-ahead = { $name } gana { $change } respecto a los demás
swing-behind = { $name } pierde { $change } respecto a los demás
last-lead = { $name } toma la delantera definitiva, por { $change }
no-change-of-lead = La delantera nunca cambió de manos.
in-this-game = En esta partida
decisions = decisiones
time-used = tiempo empleado
best-turn = mejor turno
your-games = Tus partidas
all-your-games = Todas tus partidas y resultados
by-game = Por juego
by-opponent = Por rival
won-of = { $won } de { $played } ganadas
a-bot = bot
score-sheet = Hoja de puntuación
total = Total
place = Puesto
place-number = { $place }.º
keep-picture = Guardar una imagen
rematch = Revancha
to-the-rematch = A la revancha
replay = Repetición
result = Resultado
to-the-score-sheet = Hoja de puntuación
game-is-ending = La partida ha terminado…

## Un reparto compartido

compare-results = Comparar resultados
deal = El mismo reparto
deal-explained = Todas las mesas de aquí tienen los mismos sorteos. Quien ya lo ha jugado no puede jugarlo otra vez.
deal-closed-explained = Este reparto está cerrado: su semilla es pública, así que ya nadie lo juega.
deal-tables = Resultados de este reparto
deal-table = Mesa { $number }
deal-own-table = Tu mesa
best-of-seat = lo mejor en este asiento
ranked = { $place }.º puesto
tables-so-far = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
play-same-deal = Jugar el mismo reparto
deal-busy = Dos personas o más están jugando ahora este reparto. Podrás jugarlo cuando terminen.
deal-proven = Lo que muestra con certeza comparar estas mesas
deal-unproven = Lo que nadie puede saber
deal-bot-seat = asiento de un bot
deal-stood-in =
    { $count ->
        [one] un bot tomó una decisión
       *[other] un bot tomó { $count } decisiones
    }
broken-off = Interrumpida
send-deal-link = Ahora conoces este reparto. Envía su enlace a otras personas y compara los resultados.
copy-deal-link = Copiar el enlace del reparto
close-deal = Cerrar el reparto
close-deal-explained = Ya nadie podrá jugarlo, todas sus partidas se podrán ver desde todos los lados, y la semilla demostrará los sorteos.

## Repetición

to-the-start = Al principio
step-back = Paso anterior
step-on = Paso siguiente
to-the-end = Al final
play-it = Reproducir
pause = Pausa
position-in-game = Momento de la partida
ply-of = { $ply } de { $plies }
perspective = Punto de vista
as-i-saw-it = Como lo vi yo
everything-shown = Con todo a la vista
as-a-spectator = Como espectador
as-seen-by = Como lo vio { $name }
download-log = Descargar el registro
play-on = Seguir jugando desde aquí
play-on-explained = Una mesa nueva empieza en esta posición, con sorteos nuevos.
your-seat = Tu asiento
the-others = Los demás

## Sobre una mesa

about-this-table = Sobre esta mesa
printed-numbers = Números de los componentes
of-the-hosts-own-file = de un archivo propio del anfitrión
reconstructed = Reconstruido
reconstructed-explained = Ninguna fuente dice qué llevan impreso; los valores son nuestros, probados con simulaciones. Si tu ejemplar es distinto, corrige el archivo de la edición.
nothing = nada

## La prueba de los sorteos

draws = ¿Fueron limpios los sorteos?
draws-explained = Antes del primer sorteo se mostró una huella de la semilla. La semilla misma demuestra que ningún sorteo se eligió después.
commitment = Huella mostrada antes de la partida
seed = Semilla mostrada después
seed-secret = secreta mientras otros puedan jugar este reparto
verify = Comprobar
commitment-kept = Este navegador ha calculado la huella de la semilla: es la que se mostró.
commitment-broken = ¡La huella de la semilla no es la que se mostró!
draws-verified = El servidor ha repetido los sorteos desde la semilla: todos coinciden.
draws-wrong = Los sorteos no salen de la semilla: { $problem }
draw-count = { $count ->
    [one] un número sorteado
   *[other] { $count } números sorteados
}

## Las reglas

rules = Reglas
rules-of = { $game }: las reglas
rule-number = Regla { $clause }
search-the-rules = Buscar en las reglas
rules-found = { $count ->
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
}
no-rule-found = Ninguna regla dice: «{ $typed }».
no-such-rule = No existe la regla { $clause }. Las más cercanas:
contents = Índice
print = Imprimir
on-a-page = En una página aparte
player-aid = Ayuda de juego
player-aid-of = { $game }: ayuda de juego
what-is-this = ¿Qué es esto?
what-is-this-explained = Toca cualquier cosa del tablero para saber qué es. Mientras tanto no se juega nada.
keys-rule = la regla que se nombra junto a una cosa
