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

## Notas de las ediciones publicadas

rajas-2017-buildings = Lo que vale un edificio antes y después de cada mejora.
rajas-2017-tracks = Que dos casillas de riqueza están frente a una de gloria está documentado; 121 se deduce del tablero.
rajas-2017-fame = El lacayo en 15 está en el reglamento, 5 y 31 los documenta el tablero; el resto es nuestro.
rajas-2017-quarry = El número de casillas está documentado; con tres jugadores se tapa la primera.
rajas-2017-harbour = El número de casillas está documentado; con tres jugadores se tapa la tercera.
rajas-2017-river = Los tipos los documenta el tablero, las cantidades son nuestras.
rajas-2017-river_tiles = Los tipos están en el reglamento; cuántas hay de cada uno es nuestro.
rajas-2017-province = Las celdas las documenta el tablero; los caminos de la residencia son nuestros.
rajas-2017-yields = Hay 8 blancas, 9 amarillas, 6 rojas y 7 marrones; las marrones son las del reglamento, el reparto de las demás es nuestro.
rajas-2017-tiles = El número de losetas y de montones está documentado. Cada loseta: coste, caminos, luego sus edificios y sus tenderetes con sus rupias.
