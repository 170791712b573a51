# Lo que puede estar mal en una edición de Mandala Stones, en español. Cada frase sigue al nombre de un valor.

wrong-stacks = por stacks.height da { $laid }, pero hay { $stones } piedras y se colocan todas (regla 2.1)
stack-twice = nombra dos veces la misma pila (regla 1.3)
stack-left-out = y los demás se olvidan de la pila { $stack }: nadie podría tomarla
wrong-circle = debe nombrar círculos de { $first } a { $last }, no { $value }
artists-meet = pone dos artistas en el círculo { $circle } (regla 2.2)
no-end = falta: ninguna casilla trae el final con { $players } jugadores (regla 7.1)
space-marked = marca la casilla { $space }, que ya está marcada (regla 1.6)
no-meaning = no tiene sentido con la regla «{ $rule }»
