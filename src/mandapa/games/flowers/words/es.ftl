# Flowers: A Mandala Game, en español.
# `$name` es un jugador; `$who` es `you` si ese nombre es el pronombre de abajo, y si no `other`.
# Formas del color: .f acompaña a una carta, una ficha o una flor; .fs, a varias cartas.

title = Flores
about = Rodea de arena de colores tres flores de loto. Cuando una muestra los seis colores, se llevan sus fichas quienes más cartas han puesto.
kind = Mayorías y cartas ocultas
you = Tú

## Cómo se llaman las cosas

colour-gray = gris
    .mark = Gr
    .f = gris
    .fs = grises
colour-purple = morado
    .mark = Mo
    .f = morada
    .fs = moradas
colour-red = rojo
    .mark = Ro
    .f = roja
    .fs = rojas
colour-green = verde
    .mark = Ve
    .f = verde
    .fs = verdes
colour-orange = naranja
    .mark = Na
    .f = naranja
    .fs = naranjas
colour-yellow = amarillo
    .mark = Am
    .f = amarilla
    .fs = amarillas
back-dark = oscura
back-light = clara
option-memory = los colores de las cartas boca abajo y las fichas dentro de las flores se ocultan a los demás

## Qué se pregunta

ask-play = Juega cartas de un color en un mandala.
ask-take = Tienes el marcador de control de { $mandala }. ¿Qué ficha te llevas? La otra es para el segundo jugador.
choose-colour = ¿Qué color?
choose-count = ¿Cuántas cartas?
choose-mandala = ¿En qué mandala?
choose-back = ¿Qué ficha?
action-play = jugar { $count ->
    [one] 1 { $colour_f }
   *[other] { $count } { $colour_fs }
} en { $mandala }, boca { $face ->
    [up] arriba
   *[down] abajo
}{ $completes ->
    [yes] {" "}(lo completa)
   *[no] {""}
}
action-pass = pasar
action-take = tomar la ficha { $back }, { $colour_f } { $value }{ $flower ->
    [yes] {" "}(forma una flor)
   *[no] {""}
}

## Qué ha pasado

cards-item = { $count ->
    [one] 1 { $colour_f }
   *[other] { $count } { $colour_fs }
}
tiles-item = { $colour_f } { $value }
event-start = Por sorteo { $who ->
    [you] empiezas tú
   *[other] empieza { $name }
}.
event-play = { $who ->
    [you] Juegas
   *[other] { $name } juega
} { $count ->
    [one] 1 carta { $colour_f }
   *[other] { $count } cartas { $colour_fs }
} en { $mandala }, boca { $face ->
    [up] arriba
   *[down] abajo
}.
event-play-hidden = { $who ->
    [you] Juegas
   *[other] { $name } juega
} en { $mandala }, boca abajo, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de un color que ya se ve allí.
event-pass = { $who ->
    [you] Pasas
   *[other] { $name } pasa
}: la última carta no se puede jugar cuando no queda nada que robar.
event-draw = { $who ->
    [you] Robas
   *[other] { $name } roba
}: { $cards }.
event-draw-hidden = { $who ->
    [you] Robas
   *[other] { $name } roba
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
event-tile = El mandala { $mandala } empieza con las fichas { $tiles }.
event-take = { $who ->
    [you] Te llevas
   *[other] { $name } se lleva
} la ficha { $back } de { $mandala }: { $colour_f } { $value }.
event-destroy = El mandala { $mandala } se destruye.
news-claim = { $who ->
    [you] Consigues
   *[other] { $name } consigue
} el marcador de control de { $mandala }.
news-complete = El mandala { $mandala } muestra los seis colores y se destruye.
news-both = { $who ->
    [you] Te llevas
   *[other] { $name } se lleva
} las dos fichas: { $tiles }. No hay segundo jugador.
news-second = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} la otra ficha: { $colour_f } { $value }.
news-unclaimed = Nadie tiene el marcador de control de { $mandala }, así que nadie se lleva sus fichas.
news-flower = { $who ->
    [you] Formas
   *[other] { $name } forma
} una flor { $colour_f }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-flower-hidden = { $who ->
    [you] Formas
   *[other] { $name } forma
} una flor { $colour_f }.
news-return = { $who ->
    [you] Recuperas
   *[other] { $name } recupera
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en la mano.
news-reshuffle = La pila de descarte se baraja y pasa a ser el mazo.

## El final

end-third-flower = Se ha formado una tercera flor: la partida termina y se destruyen los mandalas que quedan.
end-no-tiles = No hay fichas para un nuevo mandala: la partida termina y se destruyen los mandalas que quedan.
end-all-passed = Todos han pasado: la partida termina y se destruyen todos los mandalas.
score-singles = fichas sueltas
score-flowers = flores
tie-hand = { $who ->
    [you] Empatas con { $seat }
   *[other] { $name } empata { $seat_who ->
        [you] contigo
       *[other] con { $seat }
    }
} a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, pero { $who ->
    [you] tienes
   *[other] tiene
} más cartas en la mano: { $more } contra { $less }.

## Lo que prohíben las reglas

refusal-3-1 = ahora no se pregunta eso
refusal-3-2 = no tienes tantas cartas de este color
refusal-3-4 = si juegas dos cartas o más, tienes que quedarte al menos con una en la mano
refusal-3-5 = tu última carta solo se puede jugar si hay alguna carta que robar
refusal-3-6 = solo puedes pasar cuando no puedes jugar nada

## El dibujo de la mesa

picture-has = tiene
picture-needs = faltan
picture-gone = destruido
picture-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
picture-player = Jugador
picture-in-hand = Mano
picture-singles = Fichas sueltas
picture-flowers = Flores
picture-points = Puntos
picture-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
picture-hand-of = Mano: { $name }
picture-surely = Seguro en la mano ({ $name })
picture-together = Seguro entre las demás manos
picture-together-all = Seguro entre todas las manos
picture-last = Recién mostrado en { $mandala } ({ $name })
picture-deck = Mazo { $count }
picture-discard = Descarte { $count }
picture-stacks = Fichas por salir ● { $dark } ○ { $light }
picture-legend = ● ficha de reverso oscuro  ○ de reverso claro  ⚑ marcador de control  ▒ boca abajo  ① jugador inicial

## Las reglas en breve

help =
    · En tu turno juegas todas las cartas que quieras de un mismo color en un mandala: A, B o C.
    · Un color que allí aún no se ve va boca arriba. Un color que ya se ve, en una ficha o en una carta boca arriba, va boca abajo.
    · Si juegas exactamente 1 carta, robas hasta { $draw }, sin pasar de { $limit } en la mano. Si juegas 2 o más, no robas.
    · Si en un mandala tienes alguna carta boca arriba, y más cartas que cualquier otro jugador con una carta boca arriba allí, consigues su marcador de control ⚑.
    · Un mandala que muestra los seis colores se destruye. Quien tiene el marcador se lleva una de sus dos fichas. La otra es para quien le sigue en número de cartas allí, al menos una de ellas boca arriba; con dos jugadores, necesita al menos la mitad de cartas que el primero. Si no, el primero se lleva las dos.
    · Quien se lleva una ficha descarta sus cartas de ese mandala. Los demás recuperan las suyas.
    · Dos fichas de un mismo color forman una flor: el doble de la menor más la mayor; con una ficha ×, la otra ficha multiplicada por su número. Una ficha suelta vale lo que muestra; una ficha × suelta, nada.
    · La tercera flor de un jugador acaba la partida. También se destruyen los mandalas que quedan. Gana quien tiene más puntos.

## Después de la partida: cuántas veces hizo cada cosa un jugador

tally-play = turnos con cartas
tally-take = fichas elegidas
tally-pass = turnos pasados

## Qué haría una opción

gain-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
why-tile = una ficha
why-flower = una flor
then-deck = Después { $count ->
    [one] se roba 1 carta
   *[other] se roban { $count } cartas
}.
then-dark-tiles = Después se descubre una ficha oscura.
then-light-tiles = Después se descubre una ficha clara.
then-order = Después se sortea qué mandala se destruye a continuación.

## Lo que dice el tablero

board-table = La mesa de Flores
board-colour = { $colour ->
    [gray] gris
    [purple] morado
    [red] rojo
    [green] verde
    [orange] naranja
   *[yellow] amarillo
}
    .f = { $colour ->
        [gray] gris
        [purple] morada
        [red] roja
        [green] verde
        [orange] naranja
       *[yellow] amarilla
    }
    .fs = { $colour ->
        [gray] grises
        [purple] moradas
        [red] rojas
        [green] verdes
        [orange] naranjas
       *[yellow] amarillas
    }
board-coloured = { $n ->
    [one] { $n } { board-colour.f }
   *[other] { $n } { board-colour.fs }
}
board-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
board-group = { $n ->
    [one] { $n } carta { board-colour.f }
   *[other] { $n } cartas { board-colour.fs }
}
board-listed = { $some }, { $next }
board-tile = { board-colour.f } { $label }
board-back-tile = { $back ->
    [dark] ficha oscura, { board-tile }
   *[light] ficha clara, { board-tile }
}
board-stack = { $back ->
    [dark] Fichas oscuras
   *[light] Fichas claras
}
board-single = ficha suelta { $tile }, vale { $worth }
board-flower = flor { board-colour.f }, vale { $worth }
board-flower-of-unknown-worth = flor { board-colour.f }, de valor desconocido
board-hidden = { $n ->
    [one] { $n } desconocida
   *[other] { $n } desconocidas
}
board-mandala = Mandala { $name }
board-details = Mandala { $name }: qué hay aquí
board-needs = { $n ->
    [one] falta un color
   *[other] faltan { $n } colores
}
board-missing = Colores que faltan: { $colours }.
board-nothing-missing = Se ven los seis colores.
board-complete = completo
board-gone = destruido
board-marker = Marcador de control: { $player }.
board-marker-free = Nadie tiene el marcador de control.
board-sector = { $player }: { $up }.
board-sector-both = { $player }: { $up }; boca abajo: { $down }.
board-sector-down = { $player }: nada boca arriba; boca abajo: { $down }.
board-sector-empty = { $player }: ninguna carta aquí.
board-deck = Mazo
board-discard = Descarte
board-hand = Tu mano
board-hand-of = Mano de { $name }
board-hand-size = { $n } en la mano
board-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}
board-points-short = pts
board-no-tiles = aún sin fichas
board-start-player = jugador inicial
board-surely = seguro que tiene
board-together = Seguro entre las demás manos
board-together-all = Seguro entre todas las manos
board-shown = Recién mostrado ({ $player }): { $cards }.
board-marked = Elegidas: { $n }
board-marked-here = { $what } aquí
board-choose-colour = Elige un color de tu mano.
board-how-many = ¿Cuántas?
board-choose-mandala = Ahora elige un mandala.
board-waiting = Esperando a { $name }.
board-over = La partida ha terminado.
board-clear = Elegir otro color
board-other-choices = Otras opciones
board-chip-up = boca arriba
board-chip-down = boca abajo
board-chip-marker = marcador
board-chip-completes = lo completa
board-chip-ends = acaba la partida
board-chip-draws = luego robas { $n }
board-takes-both = { $who ->
    [you] Te llevas las dos fichas
   *[other] { $name } se lleva las dos fichas
}
board-picks = { $who ->
    [you] Eliges una ficha
   *[other] { $name } elige una ficha
}

## Lo que decide la partida, en el tablero

board-first-two = ✦ { $first }, luego { $second } { $behind ->
    [0] (=)
   *[other] (−{ $behind })
}
board-first-two-told = { $first }: primera elección de ficha; { $second }: segundo puesto, { $behind ->
    [0] con las mismas cartas,
    [one] con una carta menos,
   *[other] con { $behind } cartas menos,
} y la otra ficha.
board-first-both = ✦ { $first }: las dos fichas
board-first-half = ✦ { $first }: las dos; { $other } { $has }/{ $needs }
board-first-both-told = { $first }: las dos fichas. { $why ->
    [no-face-up] Nadie más tiene aquí una carta boca arriba.
    [tie] Los siguientes están empatados.
   *[half] { $other }: { $has } de las { $needs } cartas que hacen falta para el segundo puesto.
}
board-first-nobody = ✦ nadie
board-tile-brings = { $tile } ({ $name }): { $points }{ $flower ->
    [yes] , una flor
   *[no] {""}
}{ $ends ->
    [yes] , y el final de la partida
   *[no] {""}
}.
board-mandalas-left = { $n ->
    [0] ya no empieza ningún mandala
    [1] el próximo termina la partida
   *[other] { $n } mandalas hasta el final
}
board-mandalas-left-short = quedan { $n }
board-flowers-made = { $n }/{ $most }
board-flowers-told = { $n } de las { $most } flores que terminan la partida.
board-one-more-ends = Una flor más termina la partida.
board-name-tile = ficha
board-name-marker = marcador
board-labelled = { $name }: { $text }
board-series = { $some }; { $next }

## Qué es cada cosa

about-deck = De aquí se roba después de jugar exactamente una carta. Cuando se acaba, la pila de descarte pasa a ser el mazo.
    .clause = 4.1
about-discard = Cartas de quienes se llevaron una ficha. Cualquiera puede mirarlas.
    .clause = 6.7
about-stack = Fichas para nuevos mandalas, una de cada reverso. La partida termina cuando no se puede empezar un mandala.
    .clause = 7.2
about-marker = El marcador de control: quien lo tiene elige ficha primero cuando el mandala está completo.
    .clause = 6.2
about-petal = Un color. Un mandala que muestra los seis, en fichas y cartas boca arriba, está completo y se destruye.
    .clause = 6.1
about-sector = Las cartas de un jugador aquí. Las de boca arriba muestran un color; las de boca abajo cuentan igual.
    .clause = 5.2
about-tile = Una ficha, media flor. Dos del mismo color forman una flor.
    .clause = 6.6
about-single = Una ficha sin pareja. La próxima de su color forma con ella una flor.
    .clause = 6.6
about-flower = Una flor de dos fichas. La tercera flor de un jugador termina la partida.
    .clause = 7.1
about-hand = Cartas en la mano. Después de jugar exactamente una carta, se roba.
    .clause = 4.1
about-group = Tus cartas de un color. Puedes jugar cuantas quieras en un solo mandala.
    .clause = 3.2
about-points = Puntos de fichas y flores hasta ahora. Gana quien tiene más puntos.
    .clause = 8.4

## Lo que significan las opciones y las líneas de la hoja de puntuación

about-option-memory = Cuánto hay que recordar.
    .clause = 9.4
    .off = Todos pueden consultar las cartas boca abajo y las fichas de las flores.
    .on = Solo su dueño puede consultarlas; los demás tienen que acordarse.
about-score-singles = Fichas sin pareja. Cada una puntúa el número que muestra; una que multiplica, nada.
    .clause = 8.1
about-score-flowers = Parejas de fichas de un color: dos veces la menor más la mayor, o la otra ficha por el multiplicador.
    .clause = 8.3

## De dónde saca el azar, y cómo acabó una partida

source-deck = mazo
source-dark-tiles = fichas oscuras
source-light-tiles = fichas claras
source-start-player = jugador inicial
source-order = orden de los últimos mandalas
ended-third-flower = una tercera flor
ended-no-tiles = sin fichas para un nuevo mandala
ended-all-passed = todos han pasado
