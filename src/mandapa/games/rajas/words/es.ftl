# Rajas of the Ganges, en español: «Ganges», con los términos de su reglamento.
# `$name` es un jugador; `$who` es `you` si ese nombre es el pronombre de abajo, y si no `other`.
# Formas del color: él mismo acompaña a un dado; .ms, a varios; .f, a una loseta.

title = Ganges
about = Los lacayos consiguen dados, los dados levantan tu provincia, y por el borde la riqueza y la gloria corren una al encuentro de la otra.
kind = Lacayos y dados, una carrera
you = Tú

## Cómo se llaman las cosas

colour-blue = azul
    .mark = Az
    .ms = azules
    .f = azul
colour-green = verde
    .mark = Ve
    .ms = verdes
    .f = verde
colour-orange = naranja
    .mark = Na
    .ms = naranjas
    .f = naranja
colour-purple = morado
    .mark = Mo
    .ms = morados
    .f = morada
back-snake = serpiente
back-tiger = tigre
back-cow = vaca
good-silk = seda
    .mark = se
good-tea = té
    .mark = té
good-spices = especias
    .mark = es
building-white = edificios blancos
    .mark = B
    .one = un edificio blanco
building-yellow = edificios amarillos
    .mark = A
    .one = un edificio amarillo
building-red = edificios rojos
    .mark = R
    .one = un edificio rojo
building-brown = edificios marrones
    .mark = M
    .one = un edificio marrón
temple-white = templo blanco
    .of = del templo blanco
temple-yellow = templo amarillo
    .of = del templo amarillo
temple-red = templo rojo
    .of = del templo rojo
temple-brown = templo marrón
    .of = del templo marrón
shape-straight = un camino recto
shape-bend = una curva
shape-T = una bifurcación
shape-cross = un cruce
option-navaratna = la variante Navaratna: fichas de producción de cuatro templos en los laterales de las provincias, 8 dados como máximo
option-river_tiles = unas fichas sustituyen parte de lo impreso en el río
option-market_cap = en un mercado de una sola mercancía, el dado gastado limita cuántos tenderetes pagan
option-yield_on_build = con Navaratna se puede tomar una ficha de producción después de construir
space-quarry-0 = cantera, gratis
    .to = a la cantera, gratis
space-quarry-1 = cantera por 1 rupia
    .to = a la cantera por 1 rupia
space-quarry-2 = cantera por 2 rupias
    .to = a la cantera por 2 rupias
space-quarry-3 = cantera por 3 rupias
    .to = a la cantera por 3 rupias
space-quarry-4 = cantera por 4 rupias
    .to = a la cantera por 4 rupias
space-quarry-5 = cantera por 5 rupias
    .to = a la cantera por 5 rupias
space-quarry-6 = cantera por 6 rupias
    .to = a la cantera por 6 rupias
space-quarry-7 = cantera por 7 rupias
    .to = a la cantera por 7 rupias
space-quarry-8 = cantera por 8 rupias
    .to = a la cantera por 8 rupias
space-quarry-9 = cantera por 9 rupias
    .to = a la cantera por 9 rupias
space-harbour-0 = puerto, gratis
    .to = al puerto, gratis
space-harbour-1 = puerto por 1 rupia
    .to = al puerto por 1 rupia
space-harbour-2 = puerto por 2 rupias
    .to = al puerto por 2 rupias
space-harbour-3 = puerto por 3 rupias
    .to = al puerto por 3 rupias
space-harbour-4 = puerto por 4 rupias
    .to = al puerto por 4 rupias
space-harbour-5 = puerto por 5 rupias
    .to = al puerto por 5 rupias
space-harbour-6 = puerto por 6 rupias
    .to = al puerto por 6 rupias
space-harbour-7 = puerto por 7 rupias
    .to = al puerto por 7 rupias
space-harbour-8 = puerto por 8 rupias
    .to = al puerto por 8 rupias
space-harbour-9 = puerto por 9 rupias
    .to = al puerto por 9 rupias
space-assorted = mercado de surtido variado
    .to = al mercado de surtido variado
space-silk = mercado de seda
    .to = al mercado de seda
space-tea = mercado de té
    .to = al mercado de té
space-spices = mercado de especias
    .to = al mercado de especias
space-palace-1 = aposento 1, el Gran Mogol
    .to = al aposento 1, el Gran Mogol
space-palace-2 = aposento 2, la Bailarina
    .to = al aposento 2, la Bailarina
space-palace-3 = aposento 3, el Yogui
    .to = al aposento 3, el Yogui
space-palace-4 = aposento 4, el rajá Man Singh
    .to = al aposento 4, el rajá Man Singh
space-palace-5 = aposento 5, el Maestro Constructor
    .to = al aposento 5, el Maestro Constructor
space-palace-6 = aposento 6, el Portugués
    .to = al aposento 6, el Portugués
space-veranda-blue = veranda azul
    .to = a la veranda azul
space-veranda-green = veranda verde
    .to = a la veranda verde
space-veranda-orange = veranda naranja
    .to = a la veranda naranja
space-veranda-purple = veranda morada
    .to = a la veranda morada
space-terrace-blue = terraza azul
    .to = a la terraza azul
space-terrace-green = terraza verde
    .to = a la terraza verde
space-terrace-orange = terraza naranja
    .to = a la terraza naranja
space-terrace-purple = terraza morada
    .to = a la terraza morada
space-balcony = mirador
    .to = al mirador
bonus-edge-1 = bonificación lateral 1
bonus-edge-2 = bonificación lateral 2
bonus-edge-3 = bonificación lateral 3
bonus-edge-4 = bonificación lateral 4
bonus-edge-5 = bonificación lateral 5
bonus-edge-6 = bonificación lateral 6
bonus-edge-7 = bonificación lateral 7
bonus-edge-8 = bonificación lateral 8
bonus-money-1 = bonificación de riqueza 1
bonus-money-2 = bonificación de riqueza 2
bonus-money-3 = bonificación de riqueza 3
bonus-money-4 = bonificación de riqueza 4
bonus-money-5 = bonificación de riqueza 5
bonus-money-6 = bonificación de riqueza 6
bonus-fame-1 = bonificación de gloria 1
bonus-fame-2 = bonificación de gloria 2
bonus-fame-3 = bonificación de gloria 3
bonus-fame-4 = bonificación de gloria 4
bonus-fame-5 = bonificación de gloria 5
bonus-fame-6 = bonificación de gloria 6

## Beneficios

amount-coins = { $n ->
    [one] 1 rupia
   *[other] { $n } rupias
}
amount-fame = { $n ->
    [one] 1 punto de gloria
   *[other] { $n } puntos de gloria
}
parts-item = { $what ->
    [money] { amount-coins }
    [fame] { amount-fame }
    [karma] { $n } de karma
    [workers] { $n ->
        [one] un lacayo
       *[other] { $n } lacayos
    }
    [dice] { $n ->
        [one] 1 dado
       *[other] { $n } dados
    }
    [colour-dice] { $n ->
        [one] 1 dado { $colour }
       *[other] { $n } dados { $colour_ms }
    }
    [colour-dice-per-karma] un dado { $colour } por nivel de karma
    [listed-dice] dados de color { $colours }
    [dice-per-karma] un dado por nivel de karma
    [upgrade] { $n ->
        [one] una mejora
       *[other] { $n } mejoras
    }
    [any-room] un aposento del palacio
    [room] el aposento { $n } del palacio
    [start-player] el primer turno de la próxima ronda
    [yield-tile] una ficha de producción
    [overbuild] una loseta nueva sobre una tuya
    [sail] { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    } de avance en el río
    [sail-up-to] hasta { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    } de avance en el río
    [money-per-stall] { amount-coins } por tenderete
    [different-goods] { $n ->
        [one] las rupias de un tenderete
       *[other] las rupias de tenderetes de { $n } mercancías distintas
    }
    [one-good-up-to] { $n ->
        [one] las rupias de un tenderete
       *[other] las rupias de hasta { $n } tenderetes de una mercancía
    }
    [fame-per-upgrade] { amount-fame } por mejora
    [money-per-upgrade] { amount-coins } por mejora
    [fame-per-karma] { amount-fame } por nivel de karma
    [fame-per-stall-tile] { amount-fame } por loseta con tenderetes
    [fame-per-river] { amount-fame } por { $spaces ->
        [one] casilla del río
       *[other] cada { $spaces } casillas del río
    }
    [money-per-building] { amount-coins } por edificio
    [money-per-yield-tile] { amount-coins } por ficha de producción conectada
    [fame-per-bend] { amount-fame } por curva o bifurcación
    [fame-per-worker] { amount-fame } por lacayo
    [stalls-pay] { $n ->
        [0] 0 rupias por ahora
       *[other] hasta { amount-coins }
    }
    [tile] una loseta a cambio de dados de su color
    [sail-by-die] avance en el río según el dado
   *[reroll] otro lanzamiento de los dados que quieras
}
pays-item = { $what ->
    [colour-die] 1 dado { $colour }
    [die-of-face] un dado de valor { $n }
    [die-up-to] un dado de valor { $n } o menos
   *[any-die] un dado cualquiera
}
colours-item = { $colour }
dice-item = { $colour } { $face }
features-item = { $feature ->
    [building] { $building_one }
   *[stall] { $good } { $coins }
}

## Qué se pregunta

ask-worker = ¿Adónde va tu lacayo?
ask-pay = { $sum ->
    [yes] ¿Qué dado gastas? Faltan { $due } por pagar.
   *[no] ¿Qué dado gastas?
}
ask-take = ¿Qué loseta de provincia?
ask-lay = ¿Dónde va la loseta y con qué giro? Cuesta { $cost }: { $shape } con { $features }.
ask-sail = ¿Cuánto avanza tu barco?
ask-name = ¿De qué color es el dado que tomas? { $count ->
    [one] Queda uno por elegir.
   *[other] Quedan { $count } por elegir.
}
ask-reroll = ¿Qué dados relanzas?
ask-upgrade = ¿Qué edificios mejoras?
ask-good = ¿Qué mercancía vendes?
ask-room = ¿Qué aposento del palacio usas?
ask-bonus = ¿Qué bonificación primero?
ask-yield = ¿Qué ficha de producción tomas?
ask-edge = ¿En qué casilla lateral va?
choose-kind = ¿Qué haces?
choose-space = ¿Qué casilla?
choose-colour = ¿Qué color?
choose-face = ¿Qué valor?
choose-back = ¿Qué montón?
choose-cell = ¿Qué celda?
choose-turn = ¿Cuántos cuartos de vuelta a la derecha?
choose-steps = ¿Cuántas casillas?
choose-building = ¿Qué edificios?
choose-good = ¿Qué mercancía?
choose-room = ¿Qué aposento?
choose-bonus = ¿Qué bonificación?
choose-temple = ¿Qué templo?
choose-letter = ¿Qué ficha?
choose-edge = ¿Qué casilla lateral?
kind-worker = colocar un lacayo
kind-flip = voltear un dado por 1 de karma
kind-aside = apartar el lacayo
kind-pay = gastar un dado
kind-take = tomar una loseta
kind-lay = colocar la loseta
kind-sail = avanzar
kind-name = elegir un color
kind-reroll = tomar un dado
kind-stop = basta, lanzar
kind-upgrade = mejorar
kind-good = vender una mercancía
kind-room = usar un aposento
kind-bonus = tomar una bonificación
kind-yield = tomar una ficha de producción
kind-edge = elegir una casilla lateral
kind-decline = no tomar ninguna
action-worker = { $price ->
    [yes] { $space }: pagar { $pays }, ganar { $parts }
   *[no] { $space }: ganar { $parts }
}
action-aside = apartar el lacayo
action-pay = gastar { $colour } { $face }
action-take = { $colour_f } ({ $back }): cuesta { $cost }, { $shape } con { $features }
action-lay = { $cell } { $roads }, { $turn ->
    [0] sin girar
    [one] un cuarto de vuelta a la derecha
   *[other] { $turn } cuartos de vuelta a la derecha
}
action-sail = { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}
action-name = { $colour }
action-reroll = tomar { $colour } { $face }
action-stop = basta, lanzar
action-upgrade = { $building }
action-good = { $good }
action-room = aposento { $room }: { $parts }
action-bonus = { $bonus }: { $parts }
action-yield = { $temple } { $letter }: { $parts }
action-edge = casilla lateral { $edge } en { $place }
action-decline = no tomar ninguna ficha de producción
action-flip = voltear { $colour } { $face } por 1 de karma

## Qué ha pasado

event-worker = { $who ->
    [you] Envías
   *[other] { $name } envía
} un lacayo { $space_to }.
event-aside = { $who ->
    [you] Apartas
   *[other] { $name } aparta
} un lacayo.
event-pay = { $who ->
    [you] Gastas
   *[other] { $name } gasta
} un dado { $colour } de valor { $face }.
event-take = { $who ->
    [you] Eliges
   *[other] { $name } elige
} la loseta { $colour_f } que cuesta { $cost }: { $shape } con { $features }.
event-lay = La loseta irá en { $cell }: { $roads }.
event-sail = { $who ->
    [you] Tu barco
   *[other] El barco de { $name }
} avanza { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}.
event-name = { $who ->
    [you] Eliges
   *[other] { $name } elige
} el { $colour }.
event-reroll = { $who ->
    [you] Tomas
   *[other] { $name } toma
} un dado { $colour } de valor { $face } para relanzarlo.
event-stop = { $who ->
    [you] No tomas
   *[other] { $name } no toma
} más dados.
event-upgrade = { $who ->
    [you] Mejoras
   *[other] { $name } mejora
} los { $building }.
event-good = { $who ->
    [you] Vendes
   *[other] { $name } vende
} { $good }.
event-room = { $who ->
    [you] Usas
   *[other] { $name } usa
} el aposento { $room } del palacio: { $parts }.
event-bonus = { $who ->
    [you] Tomas
   *[other] { $name } toma
} la { $bonus }: { $parts }.
event-yield = { $who ->
    [you] Tomas
   *[other] { $name } toma
} una ficha de producción { $temple_of }: { $parts }.
event-edge = Va en la casilla lateral { $edge }, { $place }.
event-decline = { $who ->
    [you] No tomas
   *[other] { $name } no toma
} ninguna ficha de producción.
event-flip = { $who ->
    [you] Volteas
   *[other] { $name } voltea
} un dado { $colour } de valor { $face }.
event-start = Por sorteo { $who ->
    [you] empiezas tú
   *[other] empieza { $name }
}.
event-roll = { $who ->
    [you] Lanzas
   *[other] { $name } lanza
}: { $dice }.
event-reveal = Nueva loseta { $colour_f }: cuesta { $cost }, { $shape } con { $features }.
event-draw = Sale una ficha de producción { $temple_of }: { $parts }.
event-count = El dado del río muestra { $face }.
event-river = La casilla { $space } del río da ahora: { $parts }.
news-gain = { $who ->
    [you] Ganas
   *[other] { $name } gana
} { $parts }.
news-boat = { $who ->
    [you] Llegas
   *[other] { $name } llega
} a la casilla { $space } del río.
news-round = Todos los lacayos vuelven. { $who ->
    [you] Empiezas
   *[other] { $name } empieza
} la próxima ronda.

## El final

end-met = Los indicadores de riqueza y de gloria de un jugador se han cruzado.
news-met = { $who ->
    [you] Tus indicadores se cruzan
   *[other] Los indicadores de { $name } se cruzan
}. Los demás, hasta el jugador inicial, tienen un turno más cada uno.
score-fame = gloria
score-facing = casilla de gloria frente al indicador de riqueza
score-total = diferencia tras cruzarse (menos: aún sin cruzarse)
lead = { $who ->
    [you] Tus indicadores
   *[other] Los indicadores de { $name }
} { $sign ->
    [plus] { $points ->
        [0] se han encontrado
       *[other] se han cruzado con una diferencia de { $points }
    }
   *[minus] están a { $points ->
        [one] una casilla
       *[other] { $points } casillas
    } de distancia
}; { $seat_who ->
    [you] los tuyos
   *[other] los de { $seat }
} { $less_sign ->
    [plus] { $less ->
        [0] también se han encontrado
       *[other] se han cruzado con una diferencia de { $less }
    }
   *[minus] están a { $less ->
        [one] una casilla
       *[other] { $less } casillas
    } de distancia
}.
tie-nearest = { $who ->
    [you] Empatas con { $seat }
   *[other] { $name } empata { $seat_who ->
        [you] contigo
       *[other] con { $seat }
    }
} ({ $points }), pero { $more ->
    [0] { $who ->
        [you] provocaste
       *[other] provocó
    } el final
   *[other] { $who ->
        [you] tu
       *[other] su
    } turno llega antes, contando desde quien provocó el final
}.

## Lo que prohíben las reglas

refusal-3-1 = ahora no se pregunta eso
refusal-3-2 = no hay sitio para un lacayo
refusal-3-3 = no tienes suficientes rupias
refusal-3-4 = ninguno de tus dados, tal como están, sirve para esta casilla
refusal-3-5 = no hay ninguna loseta que puedas pagar y colocar
refusal-3-6 = tu barco no tiene ninguna casilla a la que avanzar
refusal-3-7 = un lacayo solo se aparta si no hay ninguna casilla posible
refusal-4-2 = en la reserva no hay ningún dado de este color para ti
refusal-4-4 = no tienes ese dado
refusal-4-5 = no tienes karma
refusal-4-6 = ahora no se pueden voltear dados
refusal-4-7 = después ya no habría ninguna respuesta posible
refusal-5-1 = este dado no sirve
refusal-5-3 = ningún dado puede ser mayor que el anterior
refusal-5-4 = con este dado y los que no son mayores no se alcanza el coste
refusal-5-5 = sin este dado no se podría solapar ninguna loseta
refusal-6-1 = la loseta necesita una celda vacía
refusal-6-2 = tus dados no alcanzan el coste
refusal-6-3 = allí ningún camino lleva a tu residencia
refusal-6-4 = con ese giro queda igual que antes
refusal-6-9 = el montón se ha agotado
refusal-7-2 = ya tienes un lacayo en el mercado de surtido variado
refusal-7-6 = no tienes ningún tenderete de esta mercancía
refusal-8-6 = tiene que solapar una loseta más barata, cada lugar una sola vez, y tienes que poder pagar la diferencia
refusal-8-11 = los dados se toman en su orden fijo
refusal-9-2 = es más de lo que permite el dado
refusal-9-3 = por delante no hay tantas casillas libres
refusal-9-8 = este aposento no se puede usar ahora desde el río
refusal-10-2 = esta bonificación no está pendiente, o es igual que otra que se ofrece
refusal-10-7 = estos edificios están en su nivel máximo
refusal-11-3 = ya no queda esa ficha de producción
refusal-11-4 = no hay ninguna casilla lateral libre para ella
refusal-11-7 = solo se puede rechazar la ficha de producción que se toma al construir

## El dibujo de la mesa

picture-player = Jugador
picture-money = Riqueza
picture-fame = Gloria
picture-karma = Karma
picture-workers = Lacayos
picture-boat = Río
picture-levels = Niveles
picture-points = Falta
picture-dice = Dados
picture-pool = Reserva
picture-tiles = Losetas a la vista
picture-spaces = Lacayos en el tablero
picture-free = Casillas libres
picture-cost = Coste
picture-gain = Beneficio
picture-no-cost = gratis
picture-quarry = cantera
picture-harbour = puerto
picture-prices = { $prices } rupias
picture-area-quarry = cantera, rupias:
picture-area-harbour = puerto, un dado de hasta { $n } y rupias:
picture-area-assorted = mercado de surtido variado
picture-area-silk = mercado de seda, un dado cualquiera
picture-area-tea = mercado de té, un dado cualquiera
picture-area-spices = mercado de especias, un dado cualquiera
picture-area-palace = palacio, un dado de valor:
picture-area-veranda = veranda, un dado de color:
picture-area-terrace = terraza, para ganar:
picture-area-balcony = mirador
picture-province = { $who ->
    [you] Tu provincia
   *[other] Provincia de { $name }
}
picture-river = El río por delante
picture-edges = Laterales pendientes
picture-bridge = el puente: un lacayo más
picture-legend = B A R M edificios  se té es tenderetes con sus rupias  ♦ residencia  ▒ cerrada  ⚑ jugador inicial  Falta: la distancia entre los dos indicadores; en 0 se encuentran, con + ya se han cruzado

## Las reglas en breve

help =
    · En tu turno un lacayo va a una casilla libre: paga lo que cuesta y toma lo que da.
    · La cantera vende losetas de provincia por dados de su color. Un camino de la loseta tiene que llevar a tu residencia. Los edificios dan gloria; los tenderetes, rupias.
    · Los caminos se dibujan así: │ y ─ rectos, └ ┌ ┐ ┘ curvas (arriba y derecha, abajo y derecha, abajo e izquierda, arriba e izquierda), ┴ ├ ┬ ┤ bifurcaciones, ┼ un cruce.
    · Los mercados pagan tus tenderetes, los aposentos del palacio piden un dado con su número, y el puerto mueve tu barco por un dado de valor 1 a 3.
    · La terraza y las verandas dan dados; el mirador, rupias y otro lanzamiento. Con 1 de karma volteas un dado.
    · Algunas casillas de los marcadores de riqueza y de gloria, los laterales de tu provincia y las casillas del río dan bonificaciones. Tres lacayos más esperan: con { $money } rupias, con { $fame } puntos de gloria y en el puente.
    · Cuando el doble de tu gloria más tu riqueza suma { $meet }, tus indicadores se han cruzado y empieza el final. Gana quien llega más lejos tras cruzarse.

## Después de la partida: cuántas veces hizo cada cosa un jugador

tally-worker = lacayos colocados
tally-lay = losetas de provincia colocadas
tally-sail = viajes por el río
tally-good = mercancías vendidas
tally-upgrade = edificios mejorados
tally-flip = dados volteados con karma

## Qué haría una opción

gain-money = { $amount ->
    [one] 1 rupia
   *[other] { $amount } rupias
}
gain-fame = { $amount ->
    [one] 1 punto de gloria
   *[other] { $amount } puntos de gloria
}
gain-karma = { $amount } de karma
gain-workers = { $amount ->
    [one] 1 lacayo
   *[other] { $amount } lacayos
}
gain-level-white = { $amount ->
    [one] 1 nivel
   *[other] { $amount } niveles
} de los edificios blancos
gain-level-yellow = { $amount ->
    [one] 1 nivel
   *[other] { $amount } niveles
} de los edificios amarillos
gain-level-red = { $amount ->
    [one] 1 nivel
   *[other] { $amount } niveles
} de los edificios rojos
gain-level-brown = { $amount ->
    [one] 1 nivel
   *[other] { $amount } niveles
} de los edificios marrones
gain-first-turn = el primer turno de la próxima ronda
why-start = la preparación
why-price = el precio de la casilla
why-space = la casilla
why-market = el mercado
why-stalls = tenderetes de la loseta
why-buildings = edificios de la loseta
why-flip = voltear un dado
why-river = el río
why-palace = el palacio
why-bonus = una bonificación
why-upgrade = una mejora
why-benefit = lo que sigue
then-blue-die = Después { $count ->
    [one] se lanza 1 dado azul
   *[other] se lanzan { $count } dados azules
}.
then-green-die = Después { $count ->
    [one] se lanza 1 dado verde
   *[other] se lanzan { $count } dados verdes
}.
then-orange-die = Después { $count ->
    [one] se lanza 1 dado naranja
   *[other] se lanzan { $count } dados naranjas
}.
then-purple-die = Después { $count ->
    [one] se lanza 1 dado morado
   *[other] se lanzan { $count } dados morados
}.
then-blue-snake-stack = Después se descubre la siguiente loseta azul del montón de la serpiente.
then-blue-tiger-stack = Después se descubre la siguiente loseta azul del montón del tigre.
then-blue-cow-stack = Después se descubre la siguiente loseta azul del montón de la vaca.
then-green-snake-stack = Después se descubre la siguiente loseta verde del montón de la serpiente.
then-green-tiger-stack = Después se descubre la siguiente loseta verde del montón del tigre.
then-green-cow-stack = Después se descubre la siguiente loseta verde del montón de la vaca.
then-orange-snake-stack = Después se descubre la siguiente loseta naranja del montón de la serpiente.
then-orange-tiger-stack = Después se descubre la siguiente loseta naranja del montón del tigre.
then-orange-cow-stack = Después se descubre la siguiente loseta naranja del montón de la vaca.
then-purple-snake-stack = Después se descubre la siguiente loseta morada del montón de la serpiente.
then-purple-tiger-stack = Después se descubre la siguiente loseta morada del montón del tigre.
then-purple-cow-stack = Después se descubre la siguiente loseta morada del montón de la vaca.
then-white-yield-tiles = Después sale una ficha de producción del templo blanco.
then-brown-yield-tiles = Después sale una ficha de producción del templo marrón.

## Qué se suele elegir

usual-least-waste = lo que menos desperdicia, con menos dados
usual-lowest = el dado más bajo que sirve
usual-all-stalls = el dado más bajo con el que pagan todos los tenderetes
usual-furthest = el dado más alto: es el que llega más lejos
usual-cheapest = la casilla libre más barata de su tipo

## Lo que dice el tablero dibujado

board-name = El tablero de Ganges
board-palace = Palacio
board-market = Mercado
board-harbour = Puerto
board-harbour-die = con un dado de { $n } como máximo
board-quarry = Cantera
board-river = Río
board-tiles = Losetas a la vista
board-temples = Fichas de producción
board-desk = Tus dados, tu karma, tus lacayos y tus edificios
board-province = Provincia
board-named = { $name }: { $what }
board-residence = La residencia
board-gap = { $count ->
    [one] falta { $count } casilla
   *[other] faltan { $count } casillas
}
board-past = { $count ->
    [0] se han encontrado
   *[other] se han encontrado, { $count } más allá
}
board-race = riqueza { $money }, gloria { $fame }
board-starts = jugador inicial de esta ronda
board-starts-next = jugador inicial de la próxima ronda, por ahora
board-met-first = primero en encontrarse
board-workers-left = lacayos por colocar: { $count } de { $all }
board-notch-money = Riqueza { $place }: { $what }.{ $taken ->
    [yes] { " " }Ya tomado.
   *[no] {""}
}
board-notch-fame = Gloria { $place }: { $what }.{ $taken ->
    [yes] { " " }Ya tomado.
   *[no] {""}
}
board-river-space = { $n ->
    [0] Antes del río.
   *[other] Casilla { $n } del río: { $what }.
}
board-tile = Una loseta { $colour_f } que cuesta { $cost }.
board-tile-scores = Ahora daría riqueza { $money } y gloria { $fame }.
board-short = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
board-stack-left = { $count ->
    [0] La última de su montón.
   *[other] Debajo hay { $count } más.
}
board-stack-empty = Este montón se ha agotado.
board-pool = En la reserva, { $colour }: { $count }.
board-cell = Celda { $cell }, vacía.
board-cover = El aposento 5 puede solaparla: { $stalls ->
    [0] no se perdería ningún tenderete.
    [one] se perdería un tenderete (rupias: { $coins }).
   *[other] se perderían { $stalls } tenderetes (rupias: { $coins }).
}
board-edge = Lateral { $n }: { $what }.
board-edge-earned = Ya alcanzado.
board-lay-here = La loseta cabe aquí. Toca otra vez para girarla.
board-karma = Karma: { $count } de { $most }.
board-level = { $building }: gloria { $fame } cada uno, nivel { $level }.
board-flip = Volteado muestra { $face }{ $count ->
    [0] , lo que no permite nada nuevo.
    [one] , lo que permite una casilla o una loseta más.
   *[other] , lo que permite { $count } casillas y losetas más.
}
board-picked = Elegido.
board-roll = { $count ->
    [one] Relanzar 1 dado
   *[other] Relanzar { $count } dados
}
board-roll-none = No relanzar ninguno
board-pay = Pagar con él
board-pay-sum = Pagar { $sum } de { $due }
board-tap-again = Toca otra vez para hacerlo.
board-out-of-reach = Tu barco no puede parar aquí ahora.
board-not-now = Ahora no: no decides tú.
board-last-turns = Un turno más: { $names }.
board-last-turn = Este es el último turno.
board-moment-met = ¡La riqueza y la gloria se han encontrado: { $name }!
board-label-room-1 = Gran Mogol
board-label-room-2 = Bailarina
board-label-room-3 = Yogui
board-label-room-4 = Man Singh
board-label-room-5 = Constructor
board-label-room-6 = Portugués
board-label-veranda = veranda
board-label-terrace = terraza
board-label-balcony = mirador
board-label-assorted = surtido
board-pane-board = Tablero
board-pane-tiles = Losetas
board-pane-province = Provincia
board-pane-temples = Templos
board-yields-left = fichas de producción blancas: { $count }
board-pane-others = Otros
board-keep = Guardar una imagen de tu provincia
board-keepsake = Provincia de { $name }
about-palace = Cada aposento recibe un lacayo por ronda y un dado que muestre su número.
    .clause = 8.1
about-room = Un aposento del palacio. Cuesta un dado con su número y da lo dibujado al lado.
    .clause = 8.1
about-veranda = Un dado de un color por dos de otro.
    .clause = 8.8
about-terrace = Un dado de este color a cambio de nada.
    .clause = 8.9
about-balcony = Rupias, y después puedes relanzar los dados que quieras, todos a la vez.
    .clause = 8.10
about-market = Aquí los tenderetes de tu provincia pagan sus rupias.
    .clause = 7.1
about-assorted = Paga tu tenderete más caro de cada mercancía. Un lacayo por jugador y ronda.
    .clause = 7.1
about-single-market = Por cualquier dado pagan los tenderetes de esta mercancía, primero los más caros.
    .clause = 7.3
about-harbour = Rupias y un dado bajo: tu barco avanza como máximo tantas casillas libres como muestre el dado.
    .clause = 9.1
about-quarry = Paga las rupias de la casilla y después construye una loseta: dados de su color deben sumar su coste.
    .clause = 6.1
about-river = Un barco que se detiene aquí recibe lo dibujado. Las casillas ocupadas se saltan.
    .clause = 9.5
about-bridge = Un barco que pasa el puente encuentra un lacayo. Lo dibujado es para los barcos que se detienen aquí.
    .clause = 9.7
about-tile = Una loseta de provincia a la vista. Su coste se paga con dados de su color, sin cambio.
    .clause = 5.2
about-laid = Una loseta de la provincia: sus tenderetes pagan en el mercado.
    .clause = 6.6
about-cell = Aquí cabe una loseta si uno de sus caminos se une a uno que lleve a la residencia.
    .clause = 6.3
about-residence = Aquí empiezan todos los caminos de la provincia.
    .clause = 6.3
about-edge = La bonificación de un lateral se gana cuando llega a él un camino. Con Navaratna se ponen aquí fichas de producción.
    .clause = 6.8
about-pool = Dados que no tiene nadie. Lo que falta en la reserva no se puede ganar.
    .clause = 4.1
about-dice = Tus dados. Lo que no cabe se pierde.
    .clause = 4.1
about-die = Paga lo que muestra. Con 1 de karma se voltea a la cara opuesta.
    .clause = 4.5
about-karma = Con 1 de karma volteas uno de tus dados: 1 y 6, 2 y 5, 3 y 4.
    .clause = 4.5
about-workers = Cada lacayo es un turno de la ronda.
    .clause = 3.1
about-boat = Hasta dónde ha llegado el barco.
    .clause = 9.2
about-level = Cada edificio de este tipo en una loseta que coloques da esta gloria. Las mejoras la suben.
    .clause = 6.7
about-money = El indicador de riqueza. Al pagar vuelve hacia atrás.
    .clause = 10.3
about-fame = El indicador de gloria. La gloria nunca baja.
    .clause = 10.4
about-notch = Una casilla con bonificación para todo el que llegue a ella, una sola vez.
    .clause = 10.2
about-extra-worker = Aquí espera un lacayo más para cada uno.
    .clause = 10.5
about-start-player = El jugador inicial tiene el primer turno de la ronda.
    .clause = 3.9
about-temple = Fichas de producción de este templo. El aposento 2 del palacio da una.
    .clause = 8.3
about-yield = Una ficha de producción y lo que da.
    .clause = 11.3

## Lo que significan las opciones y las líneas de la hoja de puntuación

about-option-navaratna = Una variante con fichas de producción en los laterales de las provincias.
    .clause = 11.1
    .off = Los laterales dan las bonificaciones impresas.
    .on = En los laterales se ponen fichas de producción de cuatro templos, que pagan cuando llega un camino. Cambia el máximo de dados y lacayos.
about-option-river_tiles = Un río siempre igual, o distinto en cada partida.
    .clause = 2.7
    .off = El río da lo que tiene impreso.
    .on = Fichas puestas al azar sustituyen parte de lo impreso.
about-option-market_cap = Cuántos tenderetes pagan en el mercado de una sola mercancía.
    .clause = 7.4
    .on = Como máximo tantos como puntos tiene el dado gastado, los más caros primero.
    .off = Todos los tenderetes de esa mercancía, muestre lo que muestre el dado.
about-option-yield_on_build = Solo con Navaratna: una manera de tener más fichas de producción.
    .clause = 11.7
    .on = Después de colocar una loseta puedes tomar una ficha de producción.
    .off = Colocar una loseta no da ninguna ficha de producción.
about-score-fame = La casilla de tu indicador de gloria. La gloria nunca baja.
    .clause = 10.4
about-score-facing = La casilla de gloria frente a tu indicador de riqueza; su número se resta. Dos casillas de riqueza están frente a una de gloria.
    .clause = 12.3
about-score-total = Con qué diferencia se han cruzado tus dos indicadores. Gana la mayor; si es menor que cero, no se han cruzado.
    .clause = 12.3

## De dónde saca el azar, y cómo acabó una partida

source-start-player = jugador inicial
source-river-die = dado de las fichas del río
source-river-tiles = fichas del río
source-blue-die = dados azules
source-green-die = dados verdes
source-orange-die = dados naranjas
source-purple-die = dados morados
source-blue-snake-stack = montón azul de la serpiente
source-blue-tiger-stack = montón azul del tigre
source-blue-cow-stack = montón azul de la vaca
source-green-snake-stack = montón verde de la serpiente
source-green-tiger-stack = montón verde del tigre
source-green-cow-stack = montón verde de la vaca
source-orange-snake-stack = montón naranja de la serpiente
source-orange-tiger-stack = montón naranja del tigre
source-orange-cow-stack = montón naranja de la vaca
source-purple-snake-stack = montón morado de la serpiente
source-purple-tiger-stack = montón morado del tigre
source-purple-cow-stack = montón morado de la vaca
source-white-yield-tiles = fichas de producción del templo blanco
source-brown-yield-tiles = fichas de producción del templo marrón
ended-met = los indicadores de un jugador se han cruzado
