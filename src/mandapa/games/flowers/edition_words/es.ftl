# Lo que puede estar mal en una edición de Flowers, en español. Cada frase sigue al nombre de un valor.

deals-too-many = reparte más cartas de las que hay (regla 2.2)
too-few-backs = y los demás dan menos de { $count } fichas { $back ->
    [dark] oscuras
   *[light] claras
}: cada mandala empieza con una (regla 2.1)
wrong-tile = debe contener puntos de 1 a { $most } o un texto como «x3», no { $value }
two-multipliers = tiene dos fichas que multiplican: juntas no forman ninguna flor (regla 8.2)

## Notas de las ediciones publicadas

flowers-2024-tiles = El reglamento da seis series de estos valores; que haya una serie de cada color es una deducción.
flowers-2024-backs = Una sola fuente, segura en unas tres cuartas partes: mira el reverso de tus fichas. En lugar de una palabra puede ir una lista de seis reversos.
