# Mandala Stones, en español.
# `$name` es un jugador; `$who` es `you` si ese nombre es el pronombre de abajo, y si no `other`.
# Formas del color: .f acompaña a una piedra; .fs, a varias.
# Formas del patrón: .with acompaña a una piedra o un artista; .a es lo que llevan las piedras.

title = Mandala Stones
about = Envía artistas en busca de piedras pintadas, forma pilas con ellas y puntúa cada pila cuando más valga.
kind = Pilas, patrones y objetivos secretos
you = Tú

## Cómo se llaman las cosas

colour-red = rojo
    .mark = R
    .f = roja
    .fs = rojas
colour-yellow = amarillo
    .mark = A
    .f = amarilla
    .fs = amarillas
colour-blue = azul
    .mark = Z
    .f = azul
    .fs = azules
colour-purple = morado
    .mark = M
    .f = morada
    .fs = moradas
pattern-starburst = estrella
    .with = con estrella
    .a = una estrella
pattern-ring = anillo
    .with = con anillo
    .a = un anillo
option-open_stacks = se ven los patrones de las piedras tapadas
kind-collect = recolectar piedras
kind-score = puntuar un color
kind-tops = puntuar piedras superiores

## Qué se pregunta

ask-turn = Recolecta piedras con un artista, o puntúa.
ask-first = ¿Qué piedra tomas primero? Va abajo; las demás siguen en sentido horario.
ask-space = ¿En qué casilla pones la pila?
choose-kind = ¿Qué haces?
choose-artist = ¿Qué artista, según el círculo en el que está?
choose-circle = ¿A qué círculo?
choose-stack = ¿Qué pila primero?
choose-space = ¿Qué casilla?
choose-colour = ¿Qué color?
choose-spaces = ¿Las piedras superiores de qué casillas?
cards-item = { $card }
met-item = { $card }
spaces-item = { $space }
stones-item = { $colour_f } { $pattern_with }
action-collect = de { $artist } a { $circle } ({ $pattern }): { $stones }
action-first = primero la pila { $stack }, desde abajo: { $stones }
action-space = casilla { $space }
action-score = puntuar { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
action-tops = puntuar { $count ->
    [one] la piedra superior de la casilla
   *[other] las piedras superiores de las casillas
} { $spaces }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Qué ha pasado

artists-item = { $pattern } en { $circle }
shown-item = { $colour_f } { $pattern_with } en { $stack }
event-start = Por sorteo { $who ->
    [you] empiezas tú
   *[other] empieza { $name }
}.
event-lay = Todas las piedras se reparten en pilas.
event-artist = Los artistas empiezan así: { $artists }.
event-objective = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} { $count ->
    [one] el objetivo
   *[other] los objetivos
} { $cards }.
event-objective-hidden = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} { $count ->
    [one] un objetivo
   *[other] { $count } objetivos
}.
event-collect = { $who ->
    [you] Envías
   *[other] { $name } envía
} al artista { $pattern_with } de { $artist } a { $circle }.
event-first = { $who ->
    [you] Tomas
   *[other] { $name } toma
} primero la piedra de la pila { $stack }.
event-space = { $who ->
    [you] Pones
   *[other] { $name } pone
} en la casilla { $space }, desde abajo: { $stones }.
event-collection = { $who ->
    [you] Envías
   *[other] { $name } envía
} al artista { $pattern_with } de { $artist } a { $circle } y { $who ->
    [you] pones
   *[other] pone
} en la casilla { $space }, desde abajo: { $stones }.
event-show = Ahora arriba: { $shown }.
event-score = { $who ->
    [you] Puntúas
   *[other] { $name } puntúa
} el { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-tops = { $who ->
    [you] Puntúas
   *[other] { $name } puntúa
} { $count ->
    [one] la piedra superior de la casilla
   *[other] las piedras superiores de las casillas
} { $spaces }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-bonus = { $who ->
    [you] Cubres
   *[other] { $name } cubre
} una bonificación del mandala: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-hands = Las manos están cubiertas: esta es la última ronda.
news-objective = { $who ->
    [you] Muestras
   *[other] { $name } muestra
} los objetivos { $cards }. { $who ->
    [you] Cumples
   *[other] Cumple
} { $met }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-no-objective = { $who ->
    [you] Muestras
   *[other] { $name } muestra
} los objetivos { $cards }. No { $who ->
    [you] cumples
   *[other] cumple
} ninguno.

## El final

end-hands = Las manos del mandala están cubiertas y la ronda ha acabado: la partida termina.
end-no-action = No hay nada que recolectar ni que puntuar: la partida termina en el acto.
score-colours = colores
score-tops = piedras superiores
score-mandala = bonificaciones del mandala
score-objective = objetivo
tie-seat = { $who ->
    [you] Empatas con { $seat }
   *[other] { $name } empata { $seat_who ->
        [you] contigo
       *[other] con { $seat }
    }
} a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, pero { $who ->
    [you] juegas
   *[other] juega
} antes en el orden de turno.

## Lo que prohíben las reglas

refusal-3-1 = ahora no se pregunta eso
refusal-4-1 = un artista va de su círculo a otro en el que no haya ningún artista
refusal-4-2 = en tu tablero no hay ninguna casilla vacía
refusal-4-4 = allí el artista no tomaría ninguna piedra
refusal-4-5 = esta piedra no está entre las que toma el artista
refusal-4-7 = en esta casilla ya hay una pila
refusal-5-1 = menos de dos de tus pilas muestran este color
refusal-5-4 = en una de estas casillas no hay ninguna piedra

## Los objetivos

rule-only-pattern = { $least ->
    [1] todas las piedras visibles llevan { $pattern_a }
   *[other] todas las piedras visibles llevan { $pattern_a }, { $range ->
        [exactly] en { $least } pilas
        [least] en al menos { $least } pilas
       *[between] en { $least } a { $most } pilas
    }
}
rule-stacks = { $range ->
    [exactly] { $least ->
        [one] exactamente una pila
       *[other] exactamente { $least } pilas
    }
    [least] al menos { $least ->
        [one] una pila
       *[other] { $least } pilas
    }
   *[between] de { $least } a { $most } pilas
}
rule-heights = { $range ->
    [exactly] pilas de exactamente { $least } alturas distintas
    [least] pilas de al menos { $least } alturas distintas
   *[between] pilas de { $least } a { $most } alturas distintas
}
rule-different-colours = { $range ->
    [exactly] exactamente { $least } pilas, sin repetir color arriba
    [least] al menos { $least } pilas, sin repetir color arriba
   *[between] de { $least } a { $most } pilas, sin repetir color arriba
}
rule-colour = { $range ->
    [exactly] { $least ->
        [one] exactamente una piedra { $colour_f } visible
       *[other] exactamente { $least } piedras { $colour_fs } visibles
    }
    [least] al menos { $least ->
        [one] una piedra { $colour_f } visible
       *[other] { $least } piedras { $colour_fs } visibles
    }
   *[between] de { $least } a { $most } piedras { $colour_fs } visibles
}

## El dibujo de la mesa

counts-heights = alturas
counts-colours = colores
picture-player = Jugador
picture-points = Puntos
picture-card = { $who ->
    [you] Tu objetivo { $card }
   *[other] Objetivo { $card } de { $name }
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $rule }
picture-cards = { $name }: { $count ->
    [one] 1 objetivo secreto
   *[other] { $count } objetivos secretos
}
picture-mandala = Mandala: { $covered } cubiertas; última ronda: { $place }
picture-bonus = +{ $bonus } en { $place }
picture-unseen = Patrones aún sin ver:
picture-legend = ✶ estrella  ○ anillo  A amarillo  Z azul  primero la superior, minúscula: tapada
    {"[B✶]"} artista en el círculo B  ◆ cubrirla trae la última ronda  ⚑ jugador inicial

## Las reglas en breve

help =
    · En tu turno recolectas piedras o puntúas.
    · Recolectar: envía un artista a cualquier círculo libre. Toma las piedras superiores que rodean ese círculo y llevan su patrón, salvo las que están junto a otro artista. Tú eliges la primera piedra; las demás van encima en sentido horario. Pon la pila en una casilla vacía de tu tablero.
    · Puntuar un color: al menos dos de tus pilas lo muestran arriba. Todas ellas puntúan según la regla de su casilla y luego sus piedras superiores van al mandala.
    · Puntuar piedras superiores: las que quieras de las tuyas, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada una. También van al mandala.
    · Casillas: la 1 puntúa el número de alturas distintas de tu tablero; una casilla vacía también es una altura. La 2, la 3 y la 4 puntúan según la altura de su pila, como está impreso encima. La 5 puntúa el número de colores de su pila más uno.
    · Cubrir +1 o +2 en el mandala da esos puntos. Cubrir la casilla { $place } trae la última ronda. La partida también termina cuando alguien no puede ni recolectar ni puntuar.
    · Al final puntúa el mejor de tus objetivos cumplidos. Gana quien tiene más puntos; si hay empate, quien juega antes en el orden de turno.

## Después de la partida: cuántas veces hizo cada cosa un jugador

tally-collect = veces que recolectó piedras
tally-score = colores puntuados
tally-tops = veces que puntuó piedras superiores

## Qué haría una opción

gain-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
why-space-1 = casilla 1
why-space-2 = casilla 2
why-space-3 = casilla 3
why-space-4 = casilla 4
why-space-5 = casilla 5
why-tops = piedras superiores
why-mandala = bonificación del mandala
why-objective = objetivo
then-red-patterns = Después { $count ->
    [one] 1 piedra roja muestra su patrón
   *[other] { $count } piedras rojas muestran su patrón
}.
then-yellow-patterns = Después { $count ->
    [one] 1 piedra amarilla muestra su patrón
   *[other] { $count } piedras amarillas muestran su patrón
}.
then-blue-patterns = Después { $count ->
    [one] 1 piedra azul muestra su patrón
   *[other] { $count } piedras azules muestran su patrón
}.
then-purple-patterns = Después { $count ->
    [one] 1 piedra morada muestra su patrón
   *[other] { $count } piedras moradas muestran su patrón
}.

## Lo que dice el tablero dibujado

board-field = Tablero principal
board-points = { $points ->
    [one] punto
   *[other] puntos
}
board-now = vale { $points }
board-score = Puntuar
board-close = Cerrar
board-keep = Guardar el mandala como imagen
board-start = Jugador inicial
board-colours = Puntuar un color
board-unseen = Patrones aún sin ver
board-empty = ninguna piedra
board-stone = { $colour_f } { $pattern_with }
board-covered-stone = { $colour_f }, patrón tapado
board-from-the-top = de arriba abajo: { $stones }
board-stack-name = Pila { $stack }
board-stack = Pila { $stack }, { $stones }.
board-space = Casilla { $space }, { $stones }.
board-worth-now = { $points ->
    [one] Ahora daría 1 punto.
   *[other] Ahora daría { $points } puntos.
}
board-worth-then = { $points ->
    [one] Con la pila nueva: 1 punto.
   *[other] Con la pila nueva: { $points } puntos.
}
board-artist-name = artista
board-artist = El artista { $pattern_with } en el círculo { $circle }.
board-circle = Círculo { $circle }.
board-takes-nothing = Círculo { $circle }: aquí el artista no tomaría ninguna piedra.
board-would-take = { $count ->
    [one] Al círculo { $circle }: toma 1 piedra ({ $stones }).
   *[other] Al círculo { $circle }: toma { $count } piedras ({ $stones }).
}
board-uncovers = Debajo: { $colour_f }; estrella { $starburst } %, anillo { $ring } %.
board-take-first = Tomar primero esta piedra.
board-guarded = Guardada: esta pila está junto a otro artista.
board-choose-artist = Elige primero un artista.
board-not-your-turn = Ahora no decides tú.
board-colour-brings = { $count ->
    [one] Puntuar { $colour } daría { $points } con 1 pila{ $extra ->
        [0] {""}
       *[other] , { $extra } de ellos del mandala
    }.
   *[other] Puntuar { $colour } daría { $points } con { $count } pilas{ $extra ->
        [0] {""}
       *[other] , { $extra } de ellos del mandala
    }.
}
board-colour-not = Ahora no puedes puntuar { $colour }.
board-last-round = Esto trae la última ronda.
board-to-end = { $count ->
    [one] 1 casilla hasta el final
   *[other] { $count } casillas hasta el final
}
board-last-turns = { $count ->
    [0] La última ronda ha terminado
   *[other] Última ronda. Aún juegan: { $names }
}
board-mandala = El mandala: casillas cubiertas: { $covered }; cubrir la casilla { $place } trae la última ronda.
board-met = Cumplido por ahora.
board-missing = { $count ->
    [one] Falta 1.
   *[other] Faltan { $count }.
}
board-too-many = { $count ->
    [one] Sobra 1.
   *[other] Sobran { $count }.
}
board-in-the-way = { $count ->
    [one] Estorba la casilla { $spaces }.
   *[other] Estorban las casillas { $spaces }.
}
board-card-points = { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
board-sealed = Objetivo secreto

about-stack = El artista toma la piedra superior si lleva su patrón. Toca la pila para desplegarla.
    .clause = 4.3
about-first = La piedra que se toma primero queda en la base de la pila nueva; las demás siguen en sentido horario.
    .clause = 4.6
about-circle = Un artista puede ir a cualquier círculo sin artista, si allí toma al menos una piedra.
    .clause = 4.1
about-artist = En tu turno puedes enviar un artista a un círculo libre: toma las piedras superiores de alrededor que llevan su patrón, salvo las que están junto a otro artista.
    .clause = 4.3
about-different-heights = Puntúa según cuántas alturas distintas hay en todo tu tablero, una casilla vacía incluida: { $points } por una, dos y así sucesivamente.
    .clause = 5.2
about-height = Puntúa según la altura de su pila: { $points } por una piedra, dos y así sucesivamente.
    .clause = 5.2
about-colours = Puntúa según los colores de su pila: { $points } por un color, dos y así sucesivamente.
    .clause = 5.2
about-colour = Un color se puede puntuar cuando al menos dos de tus pilas lo muestran. Todas puntúan y luego sus piedras superiores van al mandala.
    .clause = 5.1
about-mandala = Las piedras puntuadas cubren sus casillas una tras otra. Quien cubre +1 o +2 gana esos puntos.
    .clause = 6.2
about-hands = Cuando se cubre la casilla enmarcada con las manos, se juega la ronda hasta el final y la partida termina.
    .clause = 7.1
about-objective = Al final puntúa el mejor de tus objetivos cumplidos.
    .clause = 7.3
about-sealed = Los objetivos son secretos hasta el final.
    .clause = 8.1
about-points = Puntos ganados hasta ahora. Al final se suma el objetivo.
    .clause = 7.3
about-start = El jugador inicial tiene el primer turno de cada ronda; si hay empate, gana quien juega antes.
    .clause = 2.4
about-unseen = Cuántas piedras tapadas de cada color llevan cada patrón, y la probabilidad de que lo lleve la próxima que se destape.
    .clause = 8.2

## Lo que significan las opciones y las líneas de la hoja de puntuación

about-option-open_stacks = El patrón de las piedras tapadas: oculto o a la vista.
    .clause = 8.3
    .off = De las piedras tapadas solo se ve el color; el patrón se ve al llegar arriba.
    .on = Todos los patrones se conocen desde el principio y se pueden tener en cuenta.
about-score-colours = Puntos de las pilas que puntuaste por color, cada una según la regla de su casilla.
    .clause = 5.2
about-score-tops = Puntos de las piedras superiores que puntuaste una a una.
    .clause = 5.4
about-score-mandala = Bonificaciones por cubrir casillas del mandala que dicen +1 o +2.
    .clause = 6.2
about-score-objective = El mejor de tus objetivos cumplidos al final.
    .clause = 7.3

## De dónde saca el azar, y cómo acabó una partida

source-bag = bolsa
source-red-patterns = patrones de las piedras rojas
source-yellow-patterns = patrones de las piedras amarillas
source-blue-patterns = patrones de las piedras azules
source-purple-patterns = patrones de las piedras moradas
source-artists = artistas
source-start-player = jugador inicial
source-objectives = objetivos
ended-hands = las manos están cubiertas
ended-no-action = nada que recolectar ni que puntuar
