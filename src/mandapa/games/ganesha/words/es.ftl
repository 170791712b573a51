# Ganesha, en español.
# `$name` es un jugador; `$who` es `you` si ese nombre es el pronombre de abajo, y si no `other`.
# Formas del color: .f acompaña a una gema; .fs, a varias.

title = Ganesha
about = Toma gemas del altar y colócalas en un mandala común. ¿Esperar a tener más o llegar antes?
kind = Colecciones y el momento justo
you = Tú

## Cómo se llaman las cosas

colour-red = rojo
    .mark = R
    .f = roja
    .fs = rojas
colour-green = verde
    .mark = V
    .f = verde
    .fs = verdes
colour-purple = morado
    .mark = M
    .f = morada
    .fs = moradas
colour-blue = azul
    .mark = Z
    .f = azul
    .fs = azules
colour-yellow = amarillo
    .mark = A
    .f = amarilla
    .fs = amarillas
spice-cardamom = cardamomo
spice-caraway = alcaravea
spice-coriander = cilantro
spice-ginger = jengibre
spice-black-mustard = mostaza negra
spice-cinnamon = canela
spice-red-pepper = pimienta roja
spice-black-pepper = pimienta negra
does-cardamom = la última gema de un color vuelve del mandala a la bolsa
does-caraway = cambias la gema que acabas de tomar por cualquier otra del altar
does-coriander = después de guardar, vacías casillas de táctica y las llenas de nuevo desde tu tesoro
does-ginger = das la gema que acabas de tomar a otro jugador, que te da una de otro color
does-black-mustard = ganas 1 punto
does-cinnamon = este turno puedes ofrecer una gema de cualquier color para mover las de cualquier otro
does-red-pepper = pagas 1 punto y sacas una gema de la bolsa; te la quedas si es del color de la que acabas de tomar
does-black-pepper = metes una gema de tu tesoro en la bolsa y sacas otra
lifted-1 = la casilla 1
lifted-2 = la casilla 2
lifted-both = las dos casillas
offered-red = una gema roja
offered-green = una gema verde
offered-purple = una gema morada
offered-blue = una gema azul
offered-yellow = una gema amarilla
offered-none = nada
option-spices = hay fichas de especia bajo algunas gemas; mejor sin ellas en la primera partida
option-side = qué lado del tablero del mandala se usa
option-side-day = día
option-side-night = noche
option-spice_placement = quién decide dónde van las fichas de especia, el azar o el jugador inicial
option-spice_placement-random = azar
option-spice_placement-first-player = jugador inicial
option-younger = quién cuenta como más joven en un empate, quien se sienta después o quien se sienta antes; o los asientos, del más joven al mayor
option-younger-later = quien se sienta después
option-younger-earlier = quien se sienta antes

## Qué se pregunta

ask-lay = ¿Dónde va la siguiente ficha de especia, boca abajo?
ask-take = Toma una gema del altar.
ask-more = Puedes tomar una segunda gema.
ask-spice = Bajo la gema { $colour_f } hay { $spice }: { $does }. ¿Usas la especia?
ask-remove = Cardamomo: ¿qué color pierde su última gema del mandala?
ask-swap = Alcaravea: ¿por qué gema cambias la tuya?
ask-give = Jengibre: ¿a quién le das tu gema { $colour_f }?
ask-answer = Jengibre: recibes una gema { $colour_f }. ¿Cuál das a cambio?
ask-return = Pimienta negra: ¿qué gema de tu tesoro va a la bolsa?
ask-store = ¿Adónde va la gema { $colour_f }?
ask-lift = Cilantro: ¿vacías casillas de táctica para llenarlas de nuevo desde tu tesoro?
ask-set = Cilantro: ¿qué gema de tu tesoro va a una casilla de táctica?
ask-offer = ¿Mueves gemas de tu tesoro al mandala?
ask-place = Fase final: ¿qué gema colocas?
choose-kind = ¿Qué haces?
choose-hex = ¿Qué hexágono?
choose-seat = ¿Qué jugador?
choose-colour = ¿Qué color?
choose-slot = ¿Qué casilla?
choose-lifted = ¿Qué casillas?
choose-offered = ¿Qué ofreces?
kind-take = tomar una segunda gema
kind-stop = no tomar una segunda gema
kind-keep = al tesoro
kind-slot = a una casilla de táctica
kind-lift = vaciar casillas
kind-leave = dejar la especia
kind-offer = mover gemas
kind-pass = no mover nada
action-take = tomar la gema { $colour_f } de { $hex }{ $under ->
    [yes] {" "}(sobre { $spice })
   *[no] {""}
}
action-stop = no tomar una segunda gema
action-use = usar { $spice }
action-leave = dejar la especia
action-remove = quitar la última gema { $colour_f }
action-swap = cambiarla por la gema { $colour_f } de { $hex }
action-give = dársela a { $seat }
action-answer = dar una gema { $colour_f }
action-return = meter una gema { $colour_f } en la bolsa
action-keep = poner la gema { $colour_f } en el tesoro
action-slot = poner la gema { $colour_f } en la casilla de táctica { $slot }
action-lift = vaciar { $lifted }
action-set = poner una gema { $colour_f } en la casilla de táctica { $slot }
action-offer = { $offering ->
    [yes] ofrecer { $offered } y mover
   *[no] mover
} { $count ->
    [one] 1 gema { $colour_f }
   *[other] { $count } gemas { $colour_fs }
} por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
action-pass = no mover nada
action-place = colocar una gema { $colour_f } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
action-lay = poner una ficha en { $hex }

## Qué ha pasado

lays-item = { $hex }
flips-item = { $hex } { $spice }
fills-item = { $hex } { $colour_f }
event-first = { $who ->
    [you] Empiezas y recibes
   *[other] { $name } empieza y recibe
} el tambor.
event-lay = Se ponen fichas de especia en { $lays }.
event-flip = Se descubren las fichas: { $flips }.
event-fill = Se llena el altar: { $fills }.
event-take = { $who ->
    [you] Tomas
   *[other] { $name } toma
} la gema { $colour_f } de { $hex }.
event-stop = { $who ->
    [you] No tomas
   *[other] { $name } no toma
} una segunda gema.
event-use = { $who ->
    [you] Usas
   *[other] { $name } usa
} { $spice }.
event-leave = { $who ->
    [you] Dejas
   *[other] { $name } deja
} la especia.
event-remove = { $who ->
    [you] Quitas
   *[other] { $name } quita
} la última gema { $colour_f } del mandala.
event-swap = { $who ->
    [you] Cambias
   *[other] { $name } cambia
} la gema por la { $colour_f } de { $hex }.
event-give = { $who ->
    [you] Le das la gema { $colour_f } a { $seat }
   *[other] { $seat_who ->
        [you] { $name } te da la gema { $colour_f }
       *[other] { $name } le da la gema { $colour_f } a { $seat }
    }
}.
event-answer = { $who ->
    [you] Das
   *[other] { $name } da
} a cambio una gema { $colour_f }.
event-return = { $who ->
    [you] Metes
   *[other] { $name } mete
} una gema { $colour_f } en la bolsa.
event-draw = Sale una gema { $colour_f } de la bolsa.
event-keep = { $who ->
    [you] Pones
   *[other] { $name } pone
} la gema { $colour_f } en el tesoro.
event-slot = { $who ->
    [you] Pones
   *[other] { $name } pone
} la gema { $colour_f } en la casilla de táctica { $slot }.
event-lift = { $who ->
    [you] Vacías
   *[other] { $name } vacía
} { $lifted }.
event-set = { $who ->
    [you] Pones
   *[other] { $name } pone
} una gema { $colour_f } en la casilla de táctica { $slot }.
event-offer = { $offering ->
    [yes] { $who ->
        [you] Ofreces { $offered } y mueves
       *[other] { $name } ofrece { $offered } y mueve
    }
   *[no] { $who ->
        [you] Mueves
       *[other] { $name } mueve
    }
} { $count ->
    [one] 1 gema { $colour_f }
   *[other] { $count } gemas { $colour_fs }
} por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-pass = { $who ->
    [you] No mueves
   *[other] { $name } no mueve
} nada al mandala.
event-place = { $who ->
    [you] Colocas
   *[other] { $name } coloca
} una gema { $colour_f } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-kept = { $who ->
    [you] Te la quedas
   *[other] { $name } se la queda
}.
news-back = Vuelve a la bolsa.
news-refill = Se vacía el altar y el tambor pasa a { $who ->
    [you] ti
   *[other] { $name }
}.
news-final = Empieza la fase final. { $who ->
    [you] Colocas
   *[other] { $name } coloca
} la primera gema.

## El final

end-treasuries-empty = Todos los tesoros están vacíos: la partida ha terminado.
score-mandala = ofrendas
score-spices = especias
score-final = fase final
tie-sooner = { $who ->
    [you] Empatas con { $seat }
   *[other] { $name } empata { $seat_who ->
        [you] contigo
       *[other] con { $seat }
    }
} a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, pero { $who ->
    [you] los tenías
   *[other] los tenía
} antes.
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
    [you] te sientas
   *[other] se sienta
} antes, contando desde quien empezó la partida.

## Lo que prohíben las reglas

refusal-2-2 = las fichas de especia van en hexágonos en uso, y nunca dos en hexágonos adyacentes
refusal-2-3 = así ya no se podrían separar las demás fichas
refusal-3-1 = ahora no se pregunta eso
refusal-4-1 = en ese hexágono no hay ninguna gema
refusal-4-3 = la segunda gema tiene que ser adyacente a la primera
refusal-5-3 = dos gemas no pueden ir a la misma casilla
refusal-6-2 = esa gema no se puede ofrecer por este color
refusal-6-5 = no quedaría ninguna gema que mover
refusal-6-8 = en tu tesoro no hay esa gema
refusal-8-1 = ahí hay otra especia
refusal-8-2 = en el mandala no hay ninguna gema de ese color
refusal-8-4 = en ese hexágono no hay ninguna gema
refusal-8-6 = ese jugador no tiene en su tesoro ninguna gema de otro color
refusal-8-7 = tiene que ser una gema de otro color de tu tesoro
refusal-8-11 = en tu tesoro no hay esa gema
refusal-8-12 = en esa casilla no hay ninguna gema
refusal-8-13 = una gema de tu tesoro tiene que ir a la siguiente casilla vacía
refusal-9-3 = en tu tesoro no hay esa gema

## El dibujo de la mesa

picture-round = Ronda { $round } de { $rounds }. Tambor: { $name }
picture-altar = Altar
picture-mandala = Mandala y gemas en la bolsa
picture-player = Jugador
picture-points = Puntos
picture-treasury = Tesoro
picture-tactics = Táctica
picture-taken = En la mano
picture-legend = * especia  (5) hueco ocupado  R3 tres gemas rojas  A amarillo  Z azul

## Las reglas en breve

help =
    · En tu turno tomas una gema del altar. Si su color coincide con el de una gema de tus dos casillas de táctica, puedes tomar otra, adyacente a la primera; o de cualquier sitio, si las dos casillas tienen ese color.
    · Cada gema va a tu tesoro o a una casilla de táctica. Lo que había en la casilla pasa al tesoro.
    · Después puedes ofrecer una gema de tu tesoro y mover todas las demás de su color al mandala, donde cada una puntúa su hueco. Una gema amarilla se puede ofrecer por cualquier color, y las gemas amarillas se mueven sin ofrenda.
    · Si hay una especia (*) bajo la gema que tomas, puedes usarla en el acto:
      { spice-cardamom }: { does-cardamom };
      { spice-caraway }: { does-caraway };
      { spice-coriander }: { does-coriander };
      { spice-ginger }: { does-ginger };
      { spice-black-mustard }: { does-black-mustard };
      { spice-cinnamon }: { does-cinnamon };
      { spice-red-pepper }: { does-red-pepper };
      { spice-black-pepper }: { does-black-pepper }.
    · Cada { $refill } rondas el altar se llena de nuevo y el tambor cambia de manos. Hay { $rounds } rondas.
    · En la fase final todos colocan lo que les queda, gema a gema y sin ofrendas, empezando por quien tiene menos puntos. Gana quien tiene más puntos; si hay empate, quien llegó antes a ellos.

## Después de la partida: cuántas veces hizo cada cosa un jugador

tally-take = gemas tomadas
tally-use = especias usadas
tally-slot = gemas puestas en táctica
tally-offer = ofrendas hechas

## Qué haría una opción

gain-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
why-offering = una ofrenda
why-spice = una especia
why-final = la fase final
then-bag = Después { $count ->
    [one] sale 1 gema
   *[other] salen { $count } gemas
} de la bolsa.
then-spice-layout = Después se sortea dónde { $count ->
    [one] va 1 ficha de especia
   *[other] van { $count } fichas de especia
}.
then-spices = Después { $count ->
    [one] se descubre 1 ficha de especia
   *[other] se descubren { $count } fichas de especia
}.

## Lo que pone en el tablero dibujado

board-board = El tablero de Ganesha
board-stage = Altar y mandala
board-altar = altar
board-face-down = una ficha de especia, boca abajo
board-named = { $name }: { $what }
board-empty = vacía
board-beneath = Debajo: { $spice } ({ $does }).
board-second-adjacent = Una de tus casillas de táctica tiene este color: puedes tomar una segunda gema contigua.
board-second-anywhere = Tus dos casillas de táctica tienen este color: puedes tomar cualquier segunda gema.
board-petal = { $colour }: la próxima gema vale { $one }. Varias a la vez: { $more }.
board-petal-full = { $colour }: todos los huecos están ocupados.
board-round = Ronda { $round } de { $rounds }
board-final = Fase final
board-to-refill = { $count ->
    [one] se llena tras esta ronda
   *[other] se llena en { $count } rondas
}
board-to-final = { $count ->
    [one] última ronda
   *[other] { $count } rondas para la fase final
}
board-bag = En la bolsa: { $count }.
board-bag-name = bolsa
board-way = Ofrecer { $offered }: { $count } al mandala por { $sum }.
board-ways = ¿Qué ofreces?
board-do-it = hacerlo
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-drum = tambor
board-tie-sooner = Por delante del siguiente jugador con los mismos puntos, por llegar antes a ellos.
board-tie-seat = Por delante del siguiente jugador con los mismos puntos por su asiento, contado desde el primer jugador de todos.
board-hand = en la mano
board-tactics = casillas de táctica
board-slot = Casilla de táctica { $slot }
board-treasury = tesoro
board-keep = al tesoro
board-returns = puede dar
board-use = Usarla
board-leave = Dejarla
board-both = Vaciar las dos
board-stop = Sin segunda gema
board-pass = No mover nada
board-wait = Ahora decide { $name }.
board-over = La partida ha terminado.
board-keepsake = Guardar el mandala como imagen
board-moment-refill = El altar se llena de nuevo. El tambor pasa a { $name }.
board-moment-final = La fase final: { $name } coloca la primera gema.
board-moment-lap = { $name } empieza otra vuelta a la pista.
board-moment-end = El mandala está terminado.

## Qué son y qué hacen las cosas del tablero

about-gem = Una gema del altar ({ $colour }). En tu turno tomas una; si su color está en una de tus casillas de táctica, puedes tomar otra.
    .clause = 4.1
about-hex = Un hexágono vacío del altar. Recibe una gema cuando el altar se llena de nuevo.
    .clause = 7.2
about-face-down = Una ficha de especia. Se descubre cuando todas están en el altar, nunca dos contiguas.
    .clause = 2.2
about-spice-cardamom = Cardamomo: { does-cardamom }. Para quien tome la gema de encima.
    .clause = 8.2
about-spice-caraway = Alcaravea: { does-caraway }. Para quien tome la gema de encima.
    .clause = 8.4
about-spice-coriander = Cilantro: { does-coriander }. Para quien tome la gema de encima.
    .clause = 8.12
about-spice-ginger = Jengibre: { does-ginger }. Para quien tome la gema de encima.
    .clause = 8.6
about-spice-black-mustard = Mostaza negra: { does-black-mustard }. Para quien tome la gema de encima.
    .clause = 8.8
about-spice-cinnamon = Canela: { does-cinnamon }. Para quien tome la gema de encima.
    .clause = 8.14
about-spice-red-pepper = Pimienta roja: { does-red-pepper }. Para quien tome la gema de encima.
    .clause = 8.9
about-spice-black-pepper = Pimienta negra: { does-black-pepper }. Para quien tome la gema de encima.
    .clause = 8.11
about-petal = Las gemas van a los huecos de su color por orden, del borde hacia dentro, y cada una vale lo que muestra su hueco.
    .clause = 6.7
about-track = La pista de puntos. Más allá de { $lap }, un peón empieza otra vuelta.
    .clause = 10.1
about-bag = Todas las gemas que no están en la mesa. Lo que se ofrece vuelve aquí y puede salir de nuevo.
    .clause = 6.6
about-bag-left = Gemas de este color ({ $colour }) en la bolsa: { $count }.
    .clause = 1.6
about-tokens = Las fichas de especia que no están en el altar. Cada vez que se llena, se sacan de entre todas.
    .clause = 1.5
about-rounds = La partida tiene { $rounds } rondas. En cada tambor el altar se llena de nuevo y cambia el primer jugador.
    .clause = 7.2
about-drum = El tambor: quien lo tiene empieza cada ronda.
    .clause = 3.2
about-points = Gana quien tiene más puntos; en caso de empate, quien llegó antes a ellos.
    .clause = 10.2
about-player = Todo lo que tiene un jugador está a la vista: tesoro, casillas de táctica y puntos.
    .clause = 1.6
about-treasury = Un tesoro. Ofrece una gema para mover al mandala todas las demás de su color. Una amarilla puede ofrecerse por cualquier color.
    .clause = 6.2
about-tactics = Una casilla de táctica. Una gema aquí da derecho a una segunda gema cuando la primera que tomas es de su color.
    .clause = 4.2
about-hand = Gemas tomadas que aún no se han guardado.
    .clause = 4.6

## Lo que significan las opciones y las líneas de la hoja de puntuación

about-option-spices = Con o sin fichas de especia bajo algunas gemas.
    .clause = 1.5
    .on = Cada ficha ayuda a su manera a quien toma la gema que tiene encima.
    .off = Las fichas se quedan en la caja, lo mejor para una primera partida.
about-option-side = Cómo se reparten los puntos entre los huecos.
    .clause = 1.4
    .day = El lado de día del tablero del mandala.
    .night = El lado de noche, con los números en otro orden.
about-option-spice_placement = Quién decide dónde van las fichas de especia.
    .clause = 2.3
    .random = Las coloca el azar, nunca dos juntas.
    .first-player = El jugador inicial las coloca boca abajo, una tras otra.
about-option-younger = Quién cuenta como más joven. De quienes tienen menos puntos, el más joven empieza la fase final.
    .clause = 9.2
    .later = Quien se sienta más lejos, en sentido horario, del jugador inicial de la primera ronda.
    .earlier = Quien se sienta más cerca, en sentido horario, del jugador inicial de la primera ronda.
about-score-mandala = Lo que tus gemas puntuaron en sus huecos durante las rondas.
    .clause = 6.7
about-score-spices = Puntos ganados con la mostaza negra, menos los pagados por la pimienta roja.
    .clause = 8.8
about-score-final = Lo que puntuaron tras la última ronda las gemas que quedaban en tu tesoro, una a una.
    .clause = 9.3

## De dónde saca el azar, y cómo acabó una partida

source-bag = bolsa
source-first-player = jugador inicial
source-spice-layout = dónde están las fichas de especia
source-spices = fichas de especia
ended-treasuries-empty = todos los tesoros están vacíos
