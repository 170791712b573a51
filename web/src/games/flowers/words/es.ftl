# Lo que dice el propio tablero. `$who` es `you` u `other`; lo demás que hay que contar viene del servidor.
# Formas del color: .f acompaña a una carta, una ficha o una flor; .fs, a varias cartas.

## Cartas y fichas

colour = { $colour ->
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
coloured = { $n ->
    [one] { $n } { colour.f }
   *[other] { $n } { colour.fs }
}
cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
group = { $n ->
    [one] { $n } carta { colour.f }
   *[other] { $n } cartas { colour.fs }
}
listed = { $some }, { $next }
tile = { colour.f } { $label }
back-tile = { $back ->
    [dark] ficha oscura, { tile }
   *[light] ficha clara, { tile }
}
stack = { $back ->
    [dark] Fichas oscuras
   *[light] Fichas claras
}
single = ficha suelta { $tile }, vale { $worth }
flower = flor { colour.f }, vale { $worth }
flower-of-unknown-worth = flor { colour.f }, de valor desconocido
hidden = { $n ->
    [one] { $n } desconocida
   *[other] { $n } desconocidas
}

## La mesa

you = Tú
board = La mesa de Flores
mandala = Mandala { $name }
details = Mandala { $name }: qué hay aquí
needs = { $n ->
    [one] falta un color
   *[other] faltan { $n } colores
}
missing = Colores que faltan: { $colours }.
nothing-missing = Se ven los seis colores.
complete = completo
gone = destruido
marker = Marcador de control: { $player }.
marker-free = Nadie tiene el marcador de control.
sector = { $player }: { $up }.
sector-both = { $player }: { $up }; boca abajo: { $down }.
sector-down = { $player }: nada boca arriba; boca abajo: { $down }.
sector-empty = { $player }: ninguna carta aquí.
deck = Mazo
discard = Descartes
hand = Tu mano
hand-of = Mano de { $name }
hand-size = { $n } en la mano
points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}
points-short = pts
no-tiles = aún sin fichas
start-player = jugador inicial
surely = seguro que tiene
together = Seguro entre las demás manos
together-all = Seguro entre todas las manos
shown = Recién mostrado ({ $player }): { $cards }.

## Elegir

marked = Elegidas: { $n }
marked-here = { $what } aquí
choose-colour = Elige un color de tu mano.
how-many = ¿Cuántas?
choose-mandala = Ahora elige un mandala.
choose-tile = Elige una ficha. { $who ->
    [you] La otra es para ti.
   *[other] La otra es para { $name }.
}
take-option = { $back ->
    [dark] Ficha oscura: { $gains }.
   *[light] Ficha clara: { $gains }.
}
waiting = Esperando a { $name }.
over = La partida ha terminado.
must-keep = Tiene que quedarte una carta en la mano.
cannot-play = Tu última carta solo se puede jugar si hay alguna carta que robar.
clear = Elegir otro color
other-choices = Otras opciones

## Qué haría una opción

chip-up = boca arriba
chip-down = boca abajo
chip-marker = marcador
chip-completes = lo completa
chip-ends = acaba la partida
chip-draws = luego robas { $n }
playing = { $face ->
    [up] { $what } en { $name }: boca arriba.
   *[down] { $what } en { $name }: boca abajo.
}
claim-take = Consigues el marcador de control.
claim-keep = Conservas el marcador de control.
claim-no-face-up = Sin marcador: aquí no tienes ninguna carta boca arriba.
claim-not-most = Sin marcador: { $name } tiene aquí { $theirs ->
    [one] { $theirs } carta
   *[other] { $theirs } cartas
} y tú tendrías { $mine }.
draws-then = { $n ->
    [0] No robas nada.
    [one] Robas { $n } carta.
   *[other] Robas { $n } cartas.
}
completes = El mandala se completa y se destruye.
takes-both = { $who ->
    [you] Te llevas las dos fichas
   *[other] { $name } se lleva las dos fichas
}
takes-both-gaining = { takes-both }: { $gains }.
picks = { $who ->
    [you] Eliges una ficha
   *[other] { $name } elige una ficha
}
picks-before = { picks }, { $second_who ->
    [you] la otra es para ti.
   *[other] la otra es para { $second }.
}
tile-gain = { $tile } ({ $points })
tile-gain-flower = { $tile }, una flor ({ $points })
gain = { $who ->
    [you] tú: { $what }
   *[other] { $name }: { $what }
}
for-you = Para ti: { $options }.
taken-back = { $who ->
    [you] { $n ->
        [one] Recuperas { $n } carta en la mano.
       *[other] Recuperas { $n } cartas en la mano.
    }
   *[other] { $n ->
        [one] { $name } recupera { $n } carta.
       *[other] { $name } recupera { $n } cartas.
    }
}
ends-third = Una tercera flor: la partida acaba con este turno.
ends-tiles = No quedan fichas para un nuevo mandala: la partida acaba.
ends-maybe = Esto puede acabar la partida: una de las fichas forma una tercera flor.
