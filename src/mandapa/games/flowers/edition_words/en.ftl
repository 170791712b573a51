# What can be wrong with an edition of Flowers, in English. Each sentence follows the name of a value.

deals-too-many = deals more cards than there are (clause 2.2)
too-few-backs = and the others give fewer than { $count } { $back } tiles: every mandala begins with one (clause 2.1)
wrong-tile = must hold points from 1 to { $most } or a text such as "x3", not { $value }
two-multipliers = has two multiplying tiles, which make no flower together (clause 8.2)

## Notes of released editions

flowers-2024-tiles = The rulebook gives six sets of these values; one set for each colour is deduced.
flowers-2024-backs = One source, about three in four sure: look at the backs of your tiles. A list of six backs may stand for one word.
