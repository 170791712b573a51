# Lo que puede estar mal en una edición de Ganesha, en español. Cada frase sigue al nombre de un valor.

no-spices = debe ser una lista de especias
wrong-spice = puede contener { $known }, no { $value }
spice-twice = nombra dos veces { $name }: hay una sola ficha de cada especia (regla 1.5)
not-rows = debe ser una lista de líneas de texto
altar-rows = debe ser un dibujo de 1 a { $most } filas
altar-sign = puede contener «{ $used }», «{ $unused }» y espacios, no { $value }
altar-wide = tiene una fila de más de { $most } hexágonos
altar-offset = tiene hexágonos que no están desplazados medio hexágono respecto a la fila contigua
altar-empty = no tiene ningún hexágono en uso
altar-apart = está partido: se debe poder llegar a todos los hexágonos en uso (regla 1.3)
altar-large = tiene { $hexes } hexágonos para { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
} en la bolsa (regla 2.5)
altar-crowded = no tiene sitio para { $spices } especias que no se toquen (regla 2.2)
too-few-slots = debe ser una lista de { $gems } a { $most } valores: hay un hueco para cada gema en juego, { $gems } en total (regla 1.4)

## Notas de las ediciones publicadas

ganesha-2020-altar = o es un hexágono en uso, . uno que queda vacío. Se tocan los hexágonos contiguos de una fila y, en las filas de arriba y de abajo, los que están medio paso a cada lado. La bolsa siempre alcanza para el primer llenado, y el altar puede quedarse vacío.
ganesha-2020-day-2 = El rojo empieza por 5, 4, 3 en un tablero que el reglamento muestra sin nombrarlo; todo lo demás es nuestro.
ganesha-2020-day-3 = { ganesha-2020-day-2 }
ganesha-2020-day-4 = { ganesha-2020-day-2 }
ganesha-2020-night-2 = Los números del lado de día en otro orden, en conjunto también descendente.
ganesha-2020-night-3 = { ganesha-2020-night-2 }
ganesha-2020-night-4 = { ganesha-2020-night-2 }
