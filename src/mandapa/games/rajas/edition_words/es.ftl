# Lo que puede estar mal en una edición de Rajas of the Ganges, en español. Cada frase sigue al nombre de un valor.

costs-unbalanced = y las demás losetas de ese color ({ $colour }) cuestan { $total } en total, y se apartan más de un 5 % de la media de los colores, { $average } (regla 1.5)
tile-cost = tiene una loseta { $tile } sin un coste entre 1 y { $most }
tile-too-dear = tiene una loseta { $tile } que nunca se podrá colocar: con sus dados de un color, un jugador paga { $most } como máximo (reglas 4.1 y 5.2)
tile-roads = tiene una loseta { $tile } que nunca se podrá colocar: sus caminos se escriben { $shapes } (regla 6.3)
tile-word = tiene una loseta { $tile } con una palabra desconocida, { $word }
effect-no-text = debe ser un texto como «2 money», no { $value }
effect-unknown = dice { $value }, y las reglas no lo conocen
effect-parts = tiene { $value }, más de { $most } partes
effect-leads-on = tiene { $value }: lo que lleva a otro beneficio debe ir al final (regla 10.1)
effect-room = tiene { $value }, pero solo hay { $rooms } aposentos (regla 8.1)
effect-boat = tiene { $value }, pero ningún barco elige más allá de { $most ->
    [one] { $most } casilla
   *[other] { $most } casillas
}
effect-loops = tiene { $value }, que podría llevar a sí mismo: el turno no acabaría nunca
dice-too-many = reparte más dados de los que hay (regla 2.3)
dice-over-limit = da a un jugador más dados que el límite (regla 4.1)
markers-meet = hace que los indicadores se crucen antes de la partida (regla 12.1)
never-ends = podría no alcanzarse nunca: ningún aposento, veranda o terraza, ni tampoco el mirador, da riqueza o gloria (regla 12.1)
places-rise = debe crecer a lo largo del marcador
no-bridge = falta: allí espera un lacayo (regla 9.7)
wrong-lines = debe estar hecho de líneas de { $columns } celdas con una sola R
wrong-cell = puede contener «.», «#» y «R», no { $value }
residence-alone = no lleva a ninguna celda: no se podría colocar ninguna loseta (regla 6.3)
wrong-side = puede contener { $known }, no { $value }
wrong-edge = debe contener una celda y un lado, no { $value }
edge-no-tile = nombra { $cell }, donde no cabe ninguna loseta
edge-twice = nombra { $cell } dos veces (regla 6.8)
edge-inside = nombra «{ $edge }», donde la provincia sigue (regla 6.8)
temple-twice = debe contener { $temple } dos veces (regla 11.2)
too-few-yields = debe bastar para todos los jugadores (regla 11.1)
