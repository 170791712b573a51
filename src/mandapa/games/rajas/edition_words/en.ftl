# What can be wrong with an edition of Rajas of the Ganges, in English. Each sentence follows the name of a value.

costs-unbalanced = and the other { $colour } tiles cost { $total } together, more than 5 % off the { $average } of an average colour (clause 1.5)
tile-cost = has a tile { $tile } without a cost from 1 to { $most }
tile-too-dear = has a tile { $tile } that can never be laid: the most that a player's dice of one colour can pay is { $most } (clauses 4.1 and 5.2)
tile-roads = has a tile { $tile } that can never be laid: its roads must be one of { $shapes } (clause 6.3)
tile-word = has a tile { $tile } with an unknown { $word }
effect-no-text = must be a text such as '2 money', not { $value }
effect-unknown = says { $value }, which the rules do not know
effect-parts = has { $value }, more than { $most } parts
effect-leads-on = has { $value }: what leads to another benefit must come last (clause 10.1)
effect-room = has { $value }, but there are only { $rooms } rooms (clause 8.1)
effect-boat = has { $value }, but no boat has a choice beyond { $most ->
    [one] 1 space
   *[other] { $most } spaces
}
effect-loops = has { $value }, which could lead to itself: the turn would never end
dice-too-many = gives out more dice than there are (clause 2.3)
dice-over-limit = gives a player more dice than the limit (clause 4.1)
markers-meet = has the markers meet before the game (clause 12.1)
never-ends = might never be reached: no room, veranda or terrace gives money or fame, nor does the balcony (clause 12.1)
places-rise = must rise along the track
no-bridge = is missing: a worker waits there (clause 9.7)
wrong-lines = must be lines of { $columns } cells with one R
wrong-cell = may hold '.', '#' and 'R', not { $value }
residence-alone = leads to no cell: no tile could ever be laid (clause 6.3)
wrong-side = may hold { $known }, not { $value }
wrong-edge = must hold a cell and a side, not { $value }
edge-no-tile = names { $cell }, where no tile can lie
edge-twice = names { $cell } twice (clause 6.8)
edge-inside = names '{ $edge }', where the province goes on (clause 6.8)
temple-twice = must hold { $temple } twice (clause 11.2)
too-few-yields = must be enough for all players (clause 11.1)

## Notes of released editions

rajas-2017-buildings = What a building is worth before and after each upgrade.
rajas-2017-tracks = That two money places face one fame place is documented; 121 is deduced from the board.
rajas-2017-fame = The worker at 15 is in the rulebook, 5 and 31 are documented by the board; the rest is ours.
rajas-2017-quarry = The numbers of spaces are documented; with three players the first is covered.
rajas-2017-harbour = The numbers of spaces are documented; with three players the third is covered.
rajas-2017-river = The kinds are documented by the board, the amounts are ours.
rajas-2017-river_tiles = The kinds are in the rulebook, how many there are of each is ours.
rajas-2017-province = The cells are documented by the board; the roads of the residence are ours.
rajas-2017-yields = There are 8 white, 9 yellow, 6 red and 7 brown ones; the brown are those of the rulebook, how the others are shared out is ours.
rajas-2017-tiles = The numbers of tiles and stacks are documented. Each tile: cost, roads, then its buildings and its stalls with their coins.
