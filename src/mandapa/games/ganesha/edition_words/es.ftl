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
