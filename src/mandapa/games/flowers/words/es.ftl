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
news-reshuffle = La pila de descartes se baraja y pasa a ser el mazo.

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
picture-discard = Descartes { $count }
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
