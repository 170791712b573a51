# Mandala Stones, in English.
# `$name` is a player; `$who` is `you` when that name is the pronoun below, else `other`.

title = Mandala Stones
about = Send artists to fetch painted stones, build stacks of them, and score each stack when it is worth the most.
kind = Stacks, patterns, secret goals
you = You

## What things are called

colour-red = red
    .mark = R
colour-yellow = yellow
    .mark = Y
colour-blue = blue
    .mark = B
colour-purple = purple
    .mark = P
pattern-starburst = starburst
pattern-ring = ring
option-open_stacks = the patterns of covered stones are shown
kind-collect = collect stones
kind-score = score a colour
kind-tops = score top stones

## What is asked

ask-turn = Collect stones with an artist, or score.
ask-first = Which stone do you take first? It lies at the bottom, the others follow clockwise.
ask-space = On which space do you lay the stack?
choose-kind = What do you do?
choose-artist = Which artist, by the circle it stands on?
choose-circle = To which circle?
choose-stack = Which stack first?
choose-space = Which space?
choose-colour = Which colour?
choose-spaces = The top stones of which spaces?
cards-item = { $card }
met-item = { $card }
spaces-item = { $space }
stones-item = { $colour } { $pattern }
action-collect = { $artist } to { $circle } ({ $pattern }): { $stones }
action-first = stack { $stack } first, from the bottom: { $stones }
action-space = space { $space }
action-score = score { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-tops = score the { $count ->
    [one] top stone of space
   *[other] top stones of spaces
} { $spaces }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What happened

artists-item = { $pattern } on { $circle }
shown-item = { $stack } { $colour } { $pattern }
event-start = { $name } { $who ->
    [you] are
   *[other] is
} drawn as start player.
event-lay = All stones are laid out in stacks.
event-artist = The artists begin: { $artists }.
event-objective = { $name } { $who ->
    [you] are
   *[other] is
} dealt { $count ->
    [one] the objective
   *[other] the objectives
} { $cards }.
event-objective-hidden = { $name } { $who ->
    [you] are
   *[other] is
} dealt { $count ->
    [one] an objective
   *[other] { $count } objectives
}.
event-collect = { $name } { $who ->
    [you] send
   *[other] sends
} the { $pattern } artist from { $artist } to { $circle }.
event-first = { $name } { $who ->
    [you] take
   *[other] takes
} the stone of stack { $stack } first.
event-space = { $name } { $who ->
    [you] lay
   *[other] lays
} on space { $space }, from the bottom: { $stones }.
event-collection = { $name } { $who ->
    [you] send
   *[other] sends
} the { $pattern } artist from { $artist } to { $circle } and { $who ->
    [you] lay
   *[other] lays
} on space { $space }, from the bottom: { $stones }.
event-show = Now on top: { $shown }.
event-score = { $name } { $who ->
    [you] score
   *[other] scores
} { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-tops = { $name } { $who ->
    [you] score
   *[other] scores
} the { $count ->
    [one] top stone of space
   *[other] top stones of spaces
} { $spaces }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
news-bonus = { $name } { $who ->
    [you] cover
   *[other] covers
} a bonus of the mandala: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
news-hands = The hands are covered: this round is the last.
news-objective = { $name } { $who ->
    [you] turn
   *[other] turns
} up the objectives { $cards }. Met: { $met }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
news-no-objective = { $name } { $who ->
    [you] turn
   *[other] turns
} up the objectives { $cards }. None is met.

## The end

end-hands = The hands of the mandala are covered and the round is over: the game ends.
end-no-action = There is nothing to collect and nothing to score: the game ends at once.
score-colours = colours
score-tops = top stones
score-mandala = bonuses of the mandala
score-objective = objective
tie-seat = { $name } and { $seat_who ->
    [you] you
   *[other] { $seat }
} have { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $who ->
    [you] you are
   *[other] { $name } is
} earlier in turn order.

## What the rules forbid

refusal-3-1 = this is not what is asked now
refusal-4-1 = an artist moves from its circle to another one without an artist
refusal-4-2 = there is no empty space on your board
refusal-4-4 = the artist would take no stone there
refusal-4-5 = this stone is not among those the artist takes
refusal-4-7 = there is already a stack on this space
refusal-5-1 = fewer than two of your stacks show this colour
refusal-5-4 = there is no stone on one of these spaces

## The objectives

rule-only-pattern = { $least ->
    [1] every visible stone bears a { $pattern }
   *[other] every visible stone bears a { $pattern }, { $range ->
        [exactly] on { $least } stacks
        [least] on at least { $least } stacks
       *[between] on { $least } to { $most } stacks
    }
}
rule-stacks = { $range ->
    [exactly] { $least ->
        [one] exactly one stack
       *[other] exactly { $least } stacks
    }
    [least] at least { $least } stacks
   *[between] { $least } to { $most } stacks
}
rule-heights = { $range ->
    [exactly] stacks of exactly { $least } different heights
    [least] stacks of at least { $least } different heights
   *[between] stacks of { $least } to { $most } different heights
}
rule-different-colours = { $range ->
    [exactly] exactly { $least } stacks, no colour on top twice
    [least] at least { $least } stacks, no colour on top twice
   *[between] { $least } to { $most } stacks, no colour on top twice
}
rule-colour = { $range ->
    [exactly] { $least ->
        [one] exactly one { $colour } stone visible
       *[other] exactly { $least } { $colour } stones visible
    }
    [least] at least { $least } { $colour } stones visible
   *[between] { $least } to { $most } { $colour } stones visible
}

## The picture of the table

counts-heights = heights
counts-colours = colours
picture-player = Player
picture-points = Points
picture-card = { $who ->
    [you] Your objective { $card }
   *[other] Objective { $card } of { $name }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $rule }
picture-cards = { $name }: { $count ->
    [one] 1 secret objective
   *[other] { $count } secret objectives
}
picture-mandala = Mandala: { $covered } covered, the last round at { $place }
picture-bonus = +{ $bonus } at { $place }
picture-unseen = Patterns not seen yet:
picture-legend = ✶ starburst  ○ ring  the top stone first, small letters are covered
    {"[B✶]"} artist on circle B  ◆ covering it brings the last round  ⚑ start player

## The rules in short

help =
    · On your turn you collect stones or you score.
    · Collect: send an artist to any free circle. It takes the top stones around that circle that bear its pattern, except those beside another artist. You choose the first stone, the others follow clockwise on top of it. Lay the stack on an empty space of your board.
    · Score a colour: at least two of your stacks show it on top. All of them score by the rule of their space, then their top stones go to the mandala.
    · Score top stones: any of yours, { $points ->
        [one] 1 point
       *[other] { $points } points
    } each. They go to the mandala too.
    · Spaces: 1 scores the number of different heights on your board, an empty space is a height too. 2, 3 and 4 score by the height of their stack, as printed above them. 5 scores the number of colours in its stack plus one.
    · Covering +1 or +2 on the mandala gives these points. Covering space { $place } brings the last round. The game also ends when somebody can neither collect nor score.
    · At the end your best objective that is met scores. Most points win; in a tie, the player earlier in turn order.

## After the game: how often a player did what

tally-collect = times stones were collected
tally-score = colours scored
tally-tops = times top stones were scored

## What a choice would do

gain-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
why-space-1 = space 1
why-space-2 = space 2
why-space-3 = space 3
why-space-4 = space 4
why-space-5 = space 5
why-tops = top stones
why-mandala = bonus of the mandala
why-objective = objective
then-red-patterns = Then { $count ->
    [one] a red stone shows
   *[other] { $count } red stones show
} { $count ->
    [one] its pattern
   *[other] their patterns
}.
then-yellow-patterns = Then { $count ->
    [one] a yellow stone shows
   *[other] { $count } yellow stones show
} { $count ->
    [one] its pattern
   *[other] their patterns
}.
then-blue-patterns = Then { $count ->
    [one] a blue stone shows
   *[other] { $count } blue stones show
} { $count ->
    [one] its pattern
   *[other] their patterns
}.
then-purple-patterns = Then { $count ->
    [one] a purple stone shows
   *[other] { $count } purple stones show
} { $count ->
    [one] its pattern
   *[other] their patterns
}.

## What the drawn board says

board-field = Main board
board-points = { $points ->
    [one] point
   *[other] points
}
board-now = now { $points }
board-score = Score
board-close = Close
board-keep = Keep the mandala as a picture
board-start = Start player
board-colours = Score a colour
board-unseen = Patterns not seen yet
board-empty = no stone
board-stone = { $colour } { $pattern }
board-covered-stone = { $colour }, pattern covered
board-from-the-top = from the top: { $stones }
board-stack-name = Stack { $stack }
board-stack = Stack { $stack }, { $stones }.
board-space = Space { $space }, { $stones }.
board-worth-now = { $points ->
    [one] It would score 1 point now.
   *[other] It would score { $points } points now.
}
board-worth-then = { $points ->
    [one] With the new stack: 1 point.
   *[other] With the new stack: { $points } points.
}
board-artist-name = artist
board-artist = The { $pattern } artist on circle { $circle }.
board-circle = Circle { $circle }.
board-takes-nothing = Circle { $circle }: the artist would take no stone here.
board-would-take = { $count ->
    [one] To circle { $circle }: takes 1 stone ({ $stones }).
   *[other] To circle { $circle }: takes { $count } stones ({ $stones }).
}
board-uncovers = Beneath it: { $colour }; starburst { $starburst }%, ring { $ring }%.
board-take-first = Take this stone first.
board-guarded = Guarded: this stack is beside another artist.
board-choose-artist = Choose an artist first.
board-not-your-turn = It is not your turn to decide.
board-colour-brings = { $count ->
    [one] Scoring { $colour } would bring { $points } from 1 stack{ $extra ->
        [0] {""}
       *[other] , { $extra } of them from the mandala
    }.
   *[other] Scoring { $colour } would bring { $points } from { $count } stacks{ $extra ->
        [0] {""}
       *[other] , { $extra } of them from the mandala
    }.
}
board-colour-not = You cannot score { $colour } now.
board-last-round = This brings the last round.
board-to-end = { $count ->
    [one] 1 space to the end
   *[other] { $count } spaces to the end
}
board-last-turns = { $count ->
    [0] The last round is over
   *[other] Last round. Turns left: { $names }
}
board-mandala = The mandala: { $covered ->
    [one] 1 space
   *[other] { $covered } spaces
} covered; covering space { $place } brings the last round.
board-met = Met now.
board-missing = { $count ->
    [one] 1 more needed.
   *[other] { $count } more needed.
}
board-too-many = { $count ->
    [one] 1 too many.
   *[other] { $count } too many.
}
board-in-the-way = { $count ->
    [one] Space { $spaces } is in the way.
   *[other] Spaces { $spaces } are in the way.
}
board-card-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
board-sealed = Secret objective

about-stack = The artist takes the top stone if it bears the artist's pattern. Tap to fan the stack out.
    .clause = 4.3
about-circle = An artist may move to any circle without an artist, if it takes at least one stone there.
    .clause = 4.1
about-artist = On your turn you may send an artist to a free circle: it takes the top stones around it that bear its pattern, except those beside another artist.
    .clause = 4.3
about-different-heights = Scores by how many different heights your whole board has, an empty space included: { $points } for one, two and so on.
    .clause = 5.2
about-height = Scores by the height of the stack on it: { $points } for one stone, two and so on.
    .clause = 5.2
about-colours = Scores by the number of colours in the stack on it: { $points } for one colour, two and so on.
    .clause = 5.2
about-colour = A colour can be scored when at least two of your stacks show it. All of them score, then their top stones go to the mandala.
    .clause = 5.1
about-mandala = Scored stones cover its spaces one after another. Who covers +1 or +2 gets these points.
    .clause = 6.2
about-hands = When the framed space with the hands is covered, the round is played to its end and the game is over.
    .clause = 7.1
about-objective = At the end the better one of your objectives that are met scores.
    .clause = 7.3
about-sealed = Objectives are secret until the end.
    .clause = 8.1
about-points = Points won so far. Objectives come on top at the end.
    .clause = 7.3
about-start = The start player has the first turn of every round; in a tie the one who plays earlier wins.
    .clause = 2.4
about-unseen = How many covered stones of each colour bear which pattern, and the chance that the next one to be uncovered bears it.
    .clause = 8.2
about-first = The stone that is taken first lies at the bottom of the new stack; the others follow clockwise.
    .clause = 4.6

## What options and lines of the score sheet mean

about-option-open_stacks = Whether covered stones show their patterns.
    .clause = 8.3
    .off = Only the colour of covered stones is seen; the pattern shows when a stone comes to the top.
    .on = All patterns are known from the start, and you can plan with them.
about-score-colours = Points of stacks that you scored by colour, each by the rule of its space.
    .clause = 5.2
about-score-tops = Points of top stones that you scored one by one.
    .clause = 5.4
about-score-mandala = Bonuses for covering spaces of the mandala that say +1 or +2.
    .clause = 6.2
about-score-objective = The best of your objectives that were met at the end.
    .clause = 7.3

## What chance draws from, and how a game ended

source-bag = bag
source-red-patterns = patterns of red stones
source-yellow-patterns = patterns of yellow stones
source-blue-patterns = patterns of blue stones
source-purple-patterns = patterns of purple stones
source-artists = artists
source-start-player = start player
source-objectives = objectives
ended-hands = the hands are covered
ended-no-action = nothing to collect and nothing to score
