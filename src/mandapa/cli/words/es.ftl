# Las palabras alrededor de los juegos, en español.

bot-names = Asha Ravi Mira Kiran
player = Jugador { $number }

## Preguntas

# Las letras de las teclas b h u l q t m y en el teclado de este idioma.
keyboard = b h u l q t m y
# Todo lo que significa que sí.
yes = s sí si
# Lo que pide las reglas.
rules-word = reglas
# Lo que pide la ayuda de juego.
aid-word = ayuda

keys-short = (un número; h ayuda, t mesa, ? pista, q salir)
keys-back = (b atrás)
help-keys =
    Escribe el número de una opción, o sus primeras letras, y pulsa Enter.
      b      una pregunta atrás
      t      toda la mesa (Enter: la mesa otra vez)
      m      más opciones, si la lista es larga
      ?      lo que haría un bot sencillo
      ? 3    lo que haría la opción 3, hasta donde se sabe
      =      la opción habitual, donde la hay
      reglas las reglas; un número como 3.2 muestra solo esa regla
      ayuda  la ayuda de juego: las reglas en una pantalla
      l      todo lo que ha pasado hasta ahora
      u      deshacer tu última decisión, si después no se ha mostrado nada
      q      salir; la partida queda guardada y se puede continuar
    También puedes escribir una acción entera, tal como está en el registro.
ambiguous = «{ $typed }» puede ser { $names }: escribe más letras o un número.
not-understood = «{ $typed }» no está entre las opciones: escribe un número de la lista, o h (ayuda).
cannot-foretell = «{ $typed }» no es todavía una opción entera: lo que haría depende de lo que elijas después.
no-action = «{ $typed }» no es una acción de este juego; una acción se escribe así: «{ $example }».
refused = «{ $typed }» no está permitido: { $reason } (regla { $clause }).
namesake = (b vuelve a la pregunta anterior; para elegir { $value } escribe { $number } o { $value }.)
no-undo = No se puede deshacer nada: después ha decidido otro jugador o se ha mostrado algo oculto.
list-page = Opciones { $first }–{ $last } de { $count }; m muestra más.
page-more = (Enter más, q atrás)
page-end = (Enter para volver a la partida)
confirm = Esto no se puede deshacer. ¿Hacerlo? (s sí, n no)
usual = Lo habitual: { $what } ({ $reason }). Escribe = para elegirlo.
hint = Un bot sencillo elegiría esto:
thinking = { $name } está pensando…

## En la mesa

no-terminal = No hay un terminal en el que preguntar: los bots juegan en todos los asientos y no se lee nada de la entrada estándar. Con --ask las respuestas se leen de ahí.
only-bots = Los bots juegan en todos los asientos: tú miras.
welcome = { $seats }. Cada decisión se guarda. Escribe h para ver la ayuda y un resumen de las reglas.
pass-keyboard = Pasa el teclado a { $name }.
press-enter = { $name }, pulsa Enter cuando no mire nadie más.{" "}

## El final

total = total
place = puesto
you-inside = tú
winners = { $count ->
    [one] { $who ->
        [you] ¡Ganas la partida!
       *[other] { $names } gana la partida.
    }
   *[other] Victoria compartida: { $names }.
}
explained = { $name } { $text } (regla { $clause })
saved-in = La partida está guardada en
check-with = Para comprobar todos los sorteos y volver a ver la partida:
resume-with = La partida está guardada. Para continuar:

## Repetición

replay-keys = (Enter siguiente, b atrás, un número para ir a ese paso, q salir)
replay-here = Después del paso { $ply } de { $plies }
replay-hidden = La partida no ha terminado, así que las manos siguen ocultas. --seat N muestra lo que sabe un asiento.
replay-end = Este es el final del registro.
replay-begin = Este es el principio.
replay-range = Hay pasos del 0 al { $plies }.
replay-unknown = «{ $typed }» no es ninguna de las teclas de aquí.

## Revisión de una base de datos

check-table = Mesa { $name }: { $reason }
check-database = La base de datos: { $reason }
check-seen = { $count ->
    [one] Revisada una mesa
   *[other] Revisadas { $count } mesas
} con { $number ->
    [one] un evento
   *[other] { $number } eventos
}.
check-altered = { $count ->
    [one] Un nombre o texto se ha borrado o cambiado
   *[other] { $count } nombres o textos se han borrado o cambiado
} después de escribirse; ninguna comprobación cubre lo que hay ahora en su lugar.
check-whole = Todo está entero: todas las comprobaciones cuadran y todas las mesas se pueden reconstruir.
check-damaged = { $count ->
    [one] Hay un daño.
   *[other] Hay { $count } daños.
} El sitio aparta las mesas dañadas y sigue funcionando; puede que una copia de seguridad las conserve enteras.

## Las demás órdenes

uncompiled = el motor no está compilado y va más lento; instala un compilador de C y las cabeceras de Python y vuelve a instalar mandapa
interrupted = interrumpido
no-letters = Este terminal solo muestra { $encoding }, sin las letras de «{ $lang }»: el texto va en inglés.
verify-game = { $game }, { $plies ->
    [one] { $plies } paso
   *[other] { $plies } pasos
}, edición { $edition }
verify-commitment = huella { $commitment }
verify-draws = { $count ->
    [one] { $count } sorteo
   *[other] { $count } sorteos
}: { $sources }
verify-source = { $source } { $count }
verify-whole = Comprobado: el registro está entero y cada sorteo sale de la semilla.
verify-so-far = Comprobado hasta aquí: cada sorteo sale de la semilla. La partida no ha terminado.
bench-title = { $game }, { $players } jugadores, un núcleo
bench-playouts = acciones simuladas por segundo
bench-steps = pasos por segundo desde Python
bench-copy = microsegundos para una copia
bench-search = iteraciones de búsqueda por segundo
simulate-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} de { $game }, semilla { $seed }
simulate-bot = bot
simulate-wins = victorias
simulate-sure = 95 %
simulate-points = puntos
simulate-mean = media
simulate-order = victorias del jugador { $number } por orden de turno
simulate-plies = pasos
simulate-decisions = decisiones libres
simulate-ended = final: { $reason }
games-players = jugadores
games-option = opción
games-languages = idiomas
games-bots = bots
games-edition = edición
games-advice = Lo que no sale del reglamento puede ser distinto en tu caja: compruébalo, guarda una copia corregida del archivo de abajo y juega con --edition ARCHIVO.
provenance-rulebook = reglamento
provenance-documented = documentado
provenance-deduced = deducido
provenance-reconstructed = reconstruido
serve-at = Mandapa está en { $address } (Ctrl+C lo detiene)
serve-no-pages = Las páginas para el navegador no están construidas (hacen falta Node.js y npm al instalar Mandapa); la API funciona sin ellas.
backed-up = Copia de seguridad de { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} con { $number ->
    [one] { $number } evento
   *[other] { $number } eventos
} en { $path }
