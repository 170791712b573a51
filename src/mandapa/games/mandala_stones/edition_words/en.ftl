# What can be wrong with an edition of Mandala Stones, in English. Each sentence follows the name of a value.

wrong-stacks = times stacks.height is { $laid }, but there are { $stones } stones, and all of them are laid out (clause 2.1)
stack-twice = names a stack twice (clause 1.3)
stack-left-out = and the others leave out stack { $stack }: nobody could take it
wrong-circle = must name circles from { $first } to { $last }, not { $value }
artists-meet = puts two artists on circle { $circle } (clause 2.2)
no-end = is missing: no space brings the end for { $players } players (clause 7.1)
space-marked = marks space { $space }, which is marked already (clause 1.6)
no-meaning = has no meaning for the rule '{ $rule }'

## Notes of released editions

mandala-stones-2021-stones = 24 stones of each of the four colours (rulebook) and 48 of each pattern (documented): 12 of each colour and pattern follow.
mandala-stones-2021-circles = Nine circles in three rows; the stacks lie on the 24 edges around them. Stacks of a circle go clockwise from the upper one.
mandala-stones-2021-spiral = That there are +1, +2 and hands spaces is in the rulebook; how many spaces and where is ours: look at your mandala board.
mandala-stones-2021-objective-a = The rulebook shows one card of this kind, without naming the pattern.
