# Lo que puede estar mal en una edición de Mandala Stones, en español. Cada frase sigue al nombre de un valor.

wrong-stacks = por stacks.height da { $laid }, pero hay { $stones } piedras y se colocan todas (regla 2.1)
stack-twice = nombra dos veces la misma pila (regla 1.3)
stack-left-out = y los demás se olvidan de la pila { $stack }: nadie podría tomarla
wrong-circle = debe nombrar círculos de { $first } a { $last }, no { $value }
artists-meet = pone dos artistas en el círculo { $circle } (regla 2.2)
no-end = falta: ninguna casilla trae el final con { $players } jugadores (regla 7.1)
space-marked = marca la casilla { $space }, que ya está marcada (regla 1.6)
no-meaning = no tiene sentido con la regla «{ $rule }»

## Notas de las ediciones publicadas

mandala-stones-2021-stones = 24 piedras de cada uno de los cuatro colores (reglamento) y 48 de cada patrón (documentado): de ahí, 12 de cada color y patrón.
mandala-stones-2021-circles = Nueve círculos en tres filas; las pilas están en los 24 bordes que los rodean. Las pilas de un círculo van en sentido horario desde la de arriba.
mandala-stones-2021-spiral = Que hay casillas +1, +2 y manos está en el reglamento; cuántas casillas y dónde es nuestro: mira tu tablero del mandala.
mandala-stones-2021-objective-a = El reglamento muestra una carta de este tipo, sin nombrar el patrón.
