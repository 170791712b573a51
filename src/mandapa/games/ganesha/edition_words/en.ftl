# What can be wrong with an edition of Ganesha, in English. Each sentence follows the name of a value.

no-spices = must be a list of spices
wrong-spice = may hold { $known }, not { $value }
spice-twice = names { $name } twice: there is one token of each (clause 1.5)
not-rows = must be a list of rows of text
altar-rows = must be a drawing of 1 to { $most } rows
altar-sign = may hold '{ $used }', '{ $unused }' and spaces, not { $value }
altar-wide = has a row of more than { $most } hexes
altar-offset = has hexes that are not set off by half a hex from those of the next row
altar-empty = has no hex in use
altar-apart = falls apart: every hex in use must be reachable (clause 1.3)
altar-large = has { $hexes } hexes for { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} in the bag (clause 2.5)
altar-crowded = has no room for { $spices } spices that do not touch (clause 2.2)
too-few-slots = must be a list of { $gems } to { $most } values: there is a slot for each of the { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} in play (clause 1.4)

## Notes of released editions

ganesha-2020-altar = o is a hex in use, . one that stays empty. Hexes touch beside each other in a row, and half a step to either side in the rows above and below. The bag never runs short at the first fill, and the altar can run empty.
ganesha-2020-day-2 = Red begins 5, 4, 3 on a board that the rulebook pictures without naming it; all else is ours.
ganesha-2020-day-3 = { ganesha-2020-day-2 }
ganesha-2020-day-4 = { ganesha-2020-day-2 }
ganesha-2020-night-2 = The numbers of the day side in another order, still falling on the whole.
ganesha-2020-night-3 = { ganesha-2020-night-2 }
ganesha-2020-night-4 = { ganesha-2020-night-2 }
