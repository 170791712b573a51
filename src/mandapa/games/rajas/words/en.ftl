# Rajas of the Ganges, in English.
# `$name` is a player; `$who` is `you` when that name is the pronoun below, else `other`.

title = Rajas of the Ganges
about = Workers fetch dice, dice build your province, and on the rim money and fame race towards each other.
kind = Workers and dice, a race
you = You

## What things are called

colour-blue = blue
    .mark = Bl
colour-green = green
    .mark = Gn
colour-orange = orange
    .mark = Or
colour-purple = purple
    .mark = Pu
back-snake = snake
back-tiger = tiger
back-cow = cow
good-silk = silk
    .mark = si
good-tea = tea
    .mark = te
good-spices = spices
    .mark = sp
building-white = white
    .mark = W
building-yellow = yellow
    .mark = Y
building-red = red
    .mark = R
building-brown = brown
    .mark = B
temple-white = white
temple-yellow = yellow
temple-red = red
temple-brown = brown
shape-straight = a straight road
shape-bend = a bend
shape-T = a fork
shape-cross = a crossing
option-navaratna = the Navaratna variant: yield tiles of four temples on the edges of the provinces, at most 8 dice
option-river_tiles = tiles replace some of what is printed on the river
option-market_cap = in a market of one good the die spent caps how many stalls pay
option-yield_on_build = with Navaratna a yield tile may be taken after building
space-quarry-0 = the quarry, free
space-quarry-1 = the quarry for 1 coin
space-quarry-2 = the quarry for 2 coins
space-quarry-3 = the quarry for 3 coins
space-quarry-4 = the quarry for 4 coins
space-quarry-5 = the quarry for 5 coins
space-quarry-6 = the quarry for 6 coins
space-quarry-7 = the quarry for 7 coins
space-quarry-8 = the quarry for 8 coins
space-quarry-9 = the quarry for 9 coins
space-harbour-0 = the harbour, free
space-harbour-1 = the harbour for 1 coin
space-harbour-2 = the harbour for 2 coins
space-harbour-3 = the harbour for 3 coins
space-harbour-4 = the harbour for 4 coins
space-harbour-5 = the harbour for 5 coins
space-harbour-6 = the harbour for 6 coins
space-harbour-7 = the harbour for 7 coins
space-harbour-8 = the harbour for 8 coins
space-harbour-9 = the harbour for 9 coins
space-assorted = the assorted market
space-silk = the silk market
space-tea = the tea market
space-spices = the spice market
space-palace-1 = room 1, the Great Mogul
space-palace-2 = room 2, the Dancer
space-palace-3 = room 3, the Yogi
space-palace-4 = room 4, Raja Man Singh
space-palace-5 = room 5, the Master Builder
space-palace-6 = room 6, the Portuguese
space-veranda-blue = the blue veranda
space-veranda-green = the green veranda
space-veranda-orange = the orange veranda
space-veranda-purple = the purple veranda
space-terrace-blue = the blue terrace
space-terrace-green = the green terrace
space-terrace-orange = the orange terrace
space-terrace-purple = the purple terrace
space-balcony = the balcony
bonus-edge-1 = edge 1
bonus-edge-2 = edge 2
bonus-edge-3 = edge 3
bonus-edge-4 = edge 4
bonus-edge-5 = edge 5
bonus-edge-6 = edge 6
bonus-edge-7 = edge 7
bonus-edge-8 = edge 8
bonus-money-1 = money bonus 1
bonus-money-2 = money bonus 2
bonus-money-3 = money bonus 3
bonus-money-4 = money bonus 4
bonus-money-5 = money bonus 5
bonus-money-6 = money bonus 6
bonus-fame-1 = fame bonus 1
bonus-fame-2 = fame bonus 2
bonus-fame-3 = fame bonus 3
bonus-fame-4 = fame bonus 4
bonus-fame-5 = fame bonus 5
bonus-fame-6 = fame bonus 6

## Benefits

amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-fame = { $n } fame
parts-item = { $what ->
    [money] { amount-coins }
    [fame] { amount-fame }
    [karma] { $n } karma
    [workers] { $n ->
        [one] a worker
       *[other] { $n } workers
    }
    [dice] { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
    [colour-dice] { $n ->
        [one] 1 { $colour } die
       *[other] { $n } { $colour } dice
    }
    [colour-dice-per-karma] one { $colour } die per karma
    [listed-dice] dice: { $colours }
    [dice-per-karma] a die per karma
    [upgrade] { $n ->
        [one] an upgrade
       *[other] { $n } upgrades
    }
    [any-room] a palace room
    [room] palace room { $n }
    [start-player] the first turn next round
    [yield-tile] a yield tile
    [overbuild] a new tile over one of yours
    [sail] { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } of sailing
    [sail-up-to] up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } of sailing
    [money-per-stall] { amount-coins } per stall
    [different-goods] { $n ->
        [one] the coins of one stall
       *[other] the coins of stalls of { $n } different goods
    }
    [one-good-up-to] { $n ->
        [one] the coins of one stall
       *[other] the coins of up to { $n } stalls of one good
    }
    [fame-per-upgrade] { amount-fame } per upgrade
    [money-per-upgrade] { amount-coins } per upgrade
    [fame-per-karma] { amount-fame } per karma
    [fame-per-stall-tile] { amount-fame } per tile with stalls
    [fame-per-river] { amount-fame } per { $spaces ->
        [one] river space
       *[other] { $spaces } river spaces
    }
    [money-per-building] { amount-coins } per building
    [money-per-yield-tile] { amount-coins } per connected yield tile
    [fame-per-bend] { amount-fame } per bend or fork
    [fame-per-worker] { amount-fame } per worker
    [stalls-pay] { $n ->
        [0] nothing yet
       *[other] up to { amount-coins }
    }
    [tile] a tile for dice of its colour
    [sail-by-die] sailing as far as it shows
   *[reroll] a new roll of any of your dice
}
pays-item = { $what ->
    [colour-die] 1 { $colour } die
    [die-of-face] a die showing { $n }
    [die-up-to] a die of at most { $n }
   *[any-die] any die
}
colours-item = { $colour }
dice-item = { $colour } { $face }
features-item = { $feature ->
    [building] a { $building } building
   *[stall] { $good } { $coins }
}

## What is asked

ask-worker = Where does your worker go?
ask-pay = { $sum ->
    [yes] Which die do you spend? { $due } is still due.
   *[no] Which die do you spend?
}
ask-take = Which province tile?
ask-lay = Where does the tile go, and how is it turned? It costs { $cost }: { $shape } with { $features }.
ask-sail = How far does your boat sail?
ask-name = Which colour of die do you take? { $count ->
    [one] One still to choose.
   *[other] { $count } still to choose.
}
ask-reroll = Which dice do you roll again?
ask-upgrade = Which kind of building do you upgrade?
ask-good = Which good do you sell?
ask-room = Which palace room do you use?
ask-bonus = Which bonus first?
ask-yield = Which yield tile do you take?
ask-edge = On which edge space does it go?
choose-kind = What do you do?
choose-space = Which space?
choose-colour = Which colour?
choose-face = Which face?
choose-back = Which stack?
choose-cell = Which cell?
choose-turn = How many quarter turns to the right?
choose-steps = How many spaces?
choose-building = Which building?
choose-good = Which good?
choose-room = Which room?
choose-bonus = Which bonus?
choose-temple = Which temple?
choose-letter = Which tile?
choose-edge = Which edge space?
kind-worker = place a worker
kind-flip = turn a die over for 1 karma
kind-aside = set the worker aside
kind-pay = spend a die
kind-take = take a tile
kind-lay = lay the tile
kind-sail = sail
kind-name = choose a colour
kind-reroll = pick up a die
kind-stop = enough, roll
kind-upgrade = upgrade
kind-good = sell a good
kind-room = use a room
kind-bonus = take a bonus
kind-yield = take a yield tile
kind-edge = choose an edge space
kind-decline = take none
action-worker = { $price ->
    [yes] { $space }: pay { $pays }, gain { $parts }
   *[no] { $space }: gain { $parts }
}
action-aside = set the worker aside
action-pay = spend { $colour } { $face }
action-take = { $colour } { $back }: costs { $cost }, { $shape } with { $features }
action-lay = { $cell } { $roads }, { $turn ->
    [0] as it is
    [one] a quarter turn right
   *[other] { $turn } quarter turns right
}
action-sail = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
action-name = { $colour }
action-reroll = pick up { $colour } { $face }
action-stop = enough, roll
action-upgrade = { $building } buildings
action-good = { $good }
action-room = room { $room }: { $parts }
action-bonus = { $bonus }: { $parts }
action-yield = { $temple } { $letter }: { $parts }
action-edge = edge space { $edge } at { $place }
action-decline = take no yield tile
action-flip = turn { $colour } { $face } over for 1 karma

## What happened

event-worker = { $name } { $who ->
    [you] send
   *[other] sends
} a worker to { $space }.
event-aside = { $name } { $who ->
    [you] set
   *[other] sets
} a worker aside.
event-pay = { $name } { $who ->
    [you] spend
   *[other] spends
} { $colour } { $face }.
event-take = { $name } { $who ->
    [you] choose
   *[other] chooses
} the { $colour } tile that costs { $cost }: { $shape } with { $features }.
event-lay = It will go on { $cell }: { $roads }.
event-sail = { $name } { $who ->
    [you] sail
   *[other] sails
} { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
event-name = { $name } { $who ->
    [you] choose
   *[other] chooses
} { $colour }.
event-reroll = { $name } { $who ->
    [you] pick
   *[other] picks
} up { $colour } { $face }.
event-stop = { $name } { $who ->
    [you] pick
   *[other] picks
} up no more dice.
event-upgrade = { $name } { $who ->
    [you] upgrade
   *[other] upgrades
} { $building } buildings.
event-good = { $name } { $who ->
    [you] sell
   *[other] sells
} { $good }.
event-room = { $name } { $who ->
    [you] use
   *[other] uses
} palace room { $room }: { $parts }.
event-bonus = { $name } { $who ->
    [you] take
   *[other] takes
} a bonus, { $bonus }: { $parts }.
event-yield = { $name } { $who ->
    [you] take
   *[other] takes
} a { $temple } yield tile: { $parts }.
event-edge = It goes on edge space { $edge }, { $place }.
event-decline = { $name } { $who ->
    [you] take
   *[other] takes
} no yield tile.
event-flip = { $name } { $who ->
    [you] turn
   *[other] turns
} { $colour } { $face } over.
event-start = { $name } { $who ->
    [you] are
   *[other] is
} drawn as start player.
event-roll = { $name } { $who ->
    [you] roll
   *[other] rolls
}: { $dice }.
event-reveal = New { $colour } tile: costs { $cost }, { $shape } with { $features }.
event-draw = A { $temple } yield tile: { $parts }.
event-count = The river die shows { $face }.
event-river = River space { $space } now gives: { $parts }.
news-gain = { $name } { $who ->
    [you] gain
   *[other] gains
}: { $parts }.
news-boat = { $name } { $who ->
    [you] reach
   *[other] reaches
} river space { $space }.
news-round = All workers come back. { $name } { $who ->
    [you] begin
   *[other] begins
} the next round.

## The end

end-met = The money and fame markers of a player have met.
news-met = { $who ->
    [you] Your markers meet
   *[other] The markers of { $name } meet
}. The others, up to the start player, have one more turn each.
score-fame = fame
score-facing = fame place that the money marker faces
score-total = places past each other (minus: still apart)
lead = { $who ->
    [you] Your markers
   *[other] The markers of { $name }
} { $sign ->
    [plus] { $points ->
        [0] have met
       *[other] have met and passed each other by { $points }
    }
   *[minus] { $points ->
        [one] are one place apart
       *[other] are { $points } places apart
    }
}; { $seat_who ->
    [you] yours
   *[other] those of { $seat }
} { $less_sign ->
    [plus] { $less ->
        [0] have met, too
       *[other] have passed each other by { $less }
    }
   *[minus] { $less ->
        [one] are one place apart
       *[other] are { $less } places apart
    }
}.
tie-nearest = { $name } and { $seat_who ->
    [you] you
   *[other] { $seat }
} are level ({ $points }): { $who ->
    [you] you { $more ->
        [0] brought about the end
       *[other] come sooner after the player who brought about the end
    }
   *[other] { $name } { $more ->
        [0] brought about the end
       *[other] comes sooner after the player who brought about the end
    }
}.

## What the rules forbid

refusal-3-1 = this is not what is asked now
refusal-3-2 = there is no room for a worker
refusal-3-3 = you do not have enough money
refusal-3-4 = none of your dice, as they lie, fits this space
refusal-3-5 = there is no tile that you could pay for and lay
refusal-3-6 = your boat has no space to sail to
refusal-3-7 = a worker is set aside only if no space is possible
refusal-4-2 = the pool has no die of this colour for you
refusal-4-4 = you have no such die
refusal-4-5 = you have no karma
refusal-4-6 = dice cannot be turned over now
refusal-4-7 = after that there would be no possible answer
refusal-5-1 = this die does not fit
refusal-5-3 = no die may be higher than the one before
refusal-5-4 = with this die and lower ones the cost cannot be reached
refusal-5-5 = without this die nothing could be built over
refusal-6-1 = the tile needs an empty cell
refusal-6-2 = your dice do not reach the cost
refusal-6-3 = no road there leads to your residence
refusal-6-4 = turned like that it looks as it did before
refusal-6-9 = the stack has run out
refusal-7-2 = you have a worker in the assorted market already
refusal-7-6 = you have no stall of this good
refusal-8-6 = it must be built over a cheaper tile, each place only once, and you must be able to pay the difference
refusal-8-11 = dice are picked up in their fixed order
refusal-9-2 = that is further than the die allows
refusal-9-3 = there are not that many free spaces ahead
refusal-9-8 = this room cannot be used from the river now
refusal-10-2 = this bonus is not waiting, or is like another one that is offered
refusal-10-7 = this building is at its highest level
refusal-11-3 = no such yield tile is left
refusal-11-4 = there is no free edge space for it
refusal-11-7 = only the yield tile for building may be declined

## The picture of the table

picture-player = Player
picture-money = Money
picture-fame = Fame
picture-karma = Karma
picture-workers = Workers
picture-boat = River
picture-levels = Levels
picture-points = Gap
picture-dice = Dice
picture-pool = Pool
picture-tiles = Open tiles
picture-spaces = Workers on the board
picture-free = Free spaces
picture-cost = Cost
picture-gain = Gain
picture-no-cost = free
picture-quarry = the quarry
picture-harbour = the harbour
picture-prices = { $prices } coins
picture-area-quarry = quarry, coins:
picture-area-harbour = harbour, a die up to { $n } and coins:
picture-area-assorted = assorted market
picture-area-silk = silk market, any die
picture-area-tea = tea market, any die
picture-area-spices = spice market, any die
picture-area-palace = palace, a die showing:
picture-area-veranda = veranda, a die of:
picture-area-terrace = terrace, to gain:
picture-area-balcony = balcony
picture-province = { $who ->
    [you] Your province
   *[other] Province of { $name }
}
picture-river = River ahead
picture-edges = Edges still open
picture-bridge = the bridge: one more worker
picture-legend = W Y R B buildings  si te sp stalls with coins  ♦ residence  ▒ closed  ⚑ start player  Gap: how far the two markers are apart; at 0 they meet, + is past that

## The rules in short

help =
    · On your turn a worker goes to a free space: pay what it costs and take what it gives.
    · The quarry sells province tiles for dice of their colour. A road of the tile must lead to your residence. Buildings give fame, stalls money.
    · Roads are drawn: │ and ─ straight, └ ┌ ┐ ┘ bends (up and right, down and right, down and left, up and left), ┴ ├ ┬ ┤ forks, ┼ a crossing.
    · Markets pay your stalls, palace rooms take a die with their number, the harbour moves your boat for a die of 1 to 3.
    · Terrace and verandas bring dice, the balcony money and new rolls. 1 karma turns a die over.
    · Places on the money and fame tracks, edges of your province and river spaces give bonuses. Three extra workers wait: at { $money } coins, at { $fame } fame and at the bridge.
    · When twice your fame and your money add up to { $meet }, your markers have met and the end begins. The player furthest past that point wins.

## After the game: how often a player did what

tally-worker = workers placed
tally-lay = province tiles laid
tally-sail = voyages on the river
tally-good = goods sold
tally-upgrade = buildings upgraded
tally-flip = dice turned over for karma

## What a choice would do

gain-money = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
gain-fame = { $amount } fame
gain-karma = { $amount } karma
gain-workers = { $amount ->
    [one] 1 worker
   *[other] { $amount } workers
}
gain-level-white = { $amount } level for white buildings
gain-level-yellow = { $amount } level for yellow buildings
gain-level-red = { $amount } level for red buildings
gain-level-brown = { $amount } level for brown buildings
gain-first-turn = the first turn of the next round
why-start = the set-up
why-price = the price of the space
why-space = the space
why-market = the market
why-stalls = stalls of the tile
why-buildings = buildings of the tile
why-flip = turning a die over
why-river = the river
why-palace = the palace
why-bonus = a bonus
why-upgrade = an upgrade
why-benefit = what follows
then-blue-die = Then { $count ->
    [one] a blue die is
   *[other] { $count } blue dice are
} rolled.
then-green-die = Then { $count ->
    [one] a green die is
   *[other] { $count } green dice are
} rolled.
then-orange-die = Then { $count ->
    [one] an orange die is
   *[other] { $count } orange dice are
} rolled.
then-purple-die = Then { $count ->
    [one] a purple die is
   *[other] { $count } purple dice are
} rolled.
then-blue-snake-stack = Then the next blue tile with a snake is turned up.
then-blue-tiger-stack = Then the next blue tile with a tiger is turned up.
then-blue-cow-stack = Then the next blue tile with a cow is turned up.
then-green-snake-stack = Then the next green tile with a snake is turned up.
then-green-tiger-stack = Then the next green tile with a tiger is turned up.
then-green-cow-stack = Then the next green tile with a cow is turned up.
then-orange-snake-stack = Then the next orange tile with a snake is turned up.
then-orange-tiger-stack = Then the next orange tile with a tiger is turned up.
then-orange-cow-stack = Then the next orange tile with a cow is turned up.
then-purple-snake-stack = Then the next purple tile with a snake is turned up.
then-purple-tiger-stack = Then the next purple tile with a tiger is turned up.
then-purple-cow-stack = Then the next purple tile with a cow is turned up.
then-white-yield-tiles = Then a white yield tile is drawn.
then-brown-yield-tiles = Then a brown yield tile is drawn.

## What is usually chosen

usual-least-waste = the least is wasted, with the fewest dice
usual-lowest = the lowest die that will do
usual-all-stalls = the lowest die with which every stall pays
usual-furthest = the highest die: it sails furthest
usual-cheapest = the cheapest free space of its kind

## What the drawn board says

board-name = The board of Rajas of the Ganges
board-palace = Palace
board-market = Market
board-harbour = Harbour
board-harbour-die = with a die up to { $n }
board-quarry = Quarry
board-river = River
board-tiles = Open tiles
board-temples = Yield tiles
board-desk = Your dice, karma, workers and buildings
board-province = Province
board-named = { $name }: { $what }
board-residence = The residence
board-gap = { $count ->
    [one] 1 place apart
   *[other] { $count } places apart
}
board-past = { $count ->
    [0] met
   *[other] met, { $count } past
}
board-race = { $money ->
    [one] 1 coin
   *[other] { $money } coins
}, { $fame } fame
board-starts = start player of this round
board-starts-next = start player of the next round, so far
board-met-first = met first
board-workers-left = { $count } of { $all } workers to place
board-notch-money = { $place ->
    [one] 1 coin
   *[other] { $place } coins
}: { $what }.{ $taken ->
    [yes] { " " }Taken.
   *[no] {""}
}
board-notch-fame = { $place } fame: { $what }.{ $taken ->
    [yes] { " " }Taken.
   *[no] {""}
}
board-river-space = { $n ->
    [0] Before the river.
   *[other] River space { $n }: { $what }.
}
board-tile = A { $colour } tile that costs { $cost }.
board-tile-scores = It would score { $money ->
    [one] 1 coin
   *[other] { $money } coins
} and { $fame } fame now.
board-short = { $count } short
board-stack-left = { $count ->
    [0] The last of its stack.
    [one] One more below it.
   *[other] { $count } more below it.
}
board-stack-empty = This stack has run out.
board-pool = { $count } { $colour } in the pool.
board-cell = Cell { $cell }, empty.
board-cover = Room 5 may cover it: { $stalls ->
    [0] no stalls would be lost.
    [one] a stall with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } would be lost.
   *[other] { $stalls } stalls with { $coins } coins would be lost.
}
board-edge = Edge { $n }: { $what }.
board-edge-earned = Reached already.
board-lay-here = The tile fits here. Tap again to turn it.
board-karma = { $count } of { $most } karma.
board-level = { $building }: { $fame } fame each, level { $level }.
board-flip = Turned over it shows { $face }{ $count ->
    [0] , which makes nothing new possible.
    [one] , which makes one more space or tile possible.
   *[other] , which makes { $count } more spaces and tiles possible.
}
board-picked = Picked.
board-roll = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
board-roll-none = Roll none
board-pay = Pay with it
board-pay-sum = Pay { $sum } of { $due }
board-tap-again = Tap again to do it.
board-out-of-reach = Your boat cannot stop here now.
board-not-now = Not now: this is not your decision.
board-last-turns = One more turn: { $names }.
board-last-turn = This is the last turn.
board-moment-met = Money and fame of { $name } have met!
board-label-room-1 = Great Mogul
board-label-room-2 = Dancer
board-label-room-3 = Yogi
board-label-room-4 = Man Singh
board-label-room-5 = Builder
board-label-room-6 = Portuguese
board-label-veranda = veranda
board-label-terrace = terrace
board-label-balcony = balcony
board-label-assorted = assorted
board-pane-board = Board
board-pane-tiles = Tiles
board-pane-province = Province
board-pane-temples = Temples
board-yields-left = { $count ->
    [one] 1 white yield tile left
   *[other] { $count } white yield tiles left
}
board-pane-others = Others
board-keep = Keep a picture of your province
board-keepsake = Province of { $name }
about-palace = Each room takes one worker a round and a die that shows its number.
    .clause = 8.1
about-room = A room of the palace. It costs a die with its number and gives what is drawn beside it.
    .clause = 8.1
about-veranda = A die of one colour for two of another.
    .clause = 8.8
about-terrace = One die of this colour for nothing.
    .clause = 8.9
about-balcony = Money, then any of your dice may be rolled again, all together.
    .clause = 8.10
about-market = Stalls in your province pay their coins here.
    .clause = 7.1
about-assorted = Your dearest stall of each good pays. One worker a player and round.
    .clause = 7.1
about-single-market = For any die the stalls of this good pay, the dearest first.
    .clause = 7.3
about-harbour = Money and a low die: your boat sails up to as many free spaces as the die shows.
    .clause = 9.1
about-quarry = Money for the space, then you build a tile: dice of its colour must add up to its cost.
    .clause = 6.1
about-river = A boat that stops here gets what is drawn. Occupied spaces are skipped.
    .clause = 9.5
about-bridge = A boat that passes the bridge finds a worker. What is drawn is for boats that stop here.
    .clause = 9.7
about-tile = An open province tile. Its cost is paid with dice of its colour; no change is given.
    .clause = 5.2
about-laid = A tile of the province: its stalls pay in the market.
    .clause = 6.6
about-cell = A tile can lie here if one of its roads meets a road that leads to the residence.
    .clause = 6.3
about-residence = All roads of the province begin here.
    .clause = 6.3
about-edge = The bonus of an edge is earned when a road is laid to it. With Navaratna yield tiles are laid here.
    .clause = 6.8
about-pool = Dice that nobody has. What the pool lacks cannot be won.
    .clause = 4.1
about-dice = Your dice. What there is no room for is lost.
    .clause = 4.1
about-die = It pays with what it shows. One karma turns it to the opposite face.
    .clause = 4.5
about-karma = One karma turns one of your dice over: 1 and 6, 2 and 5, 3 and 4.
    .clause = 4.5
about-workers = Each worker is one turn of the round.
    .clause = 3.1
about-boat = How far the boat has come.
    .clause = 9.2
about-level = Each building of this kind on a tile that you lay gives this much fame. Upgrades raise it.
    .clause = 6.7
about-money = The money marker. Paying moves it back.
    .clause = 10.3
about-fame = The fame marker. Fame never falls.
    .clause = 10.4
about-notch = A place of a track with a bonus for everyone who reaches it, once.
    .clause = 10.2
about-extra-worker = An extra worker waits here for everyone.
    .clause = 10.5
about-start-player = The start player has the first turn of the round.
    .clause = 3.9
about-temple = Yield tiles of this temple. Room 2 of the palace gives one.
    .clause = 8.3
about-yield = A yield tile and what it gives.
    .clause = 11.3

## What options and lines of the score sheet mean

about-option-navaratna = A variant with yield tiles at the edges of the provinces.
    .clause = 11.1
    .off = The edges give the bonuses that are printed there.
    .on = Yield tiles of four temples are laid at the edges and pay when a road reaches them. The limits for dice and workers change.
about-option-river_tiles = Whether the river differs from game to game.
    .clause = 2.7
    .off = The river gives what is printed on it.
    .on = Tiles laid at random replace some of what is printed.
about-option-market_cap = How many stalls pay in a market of a single good.
    .clause = 7.4
    .on = At most as many as the die spent has pips, the dearest first.
    .off = All stalls of that good, whatever the die shows.
about-option-yield_on_build = Only with Navaratna: a way to more yield tiles.
    .clause = 11.7
    .on = After laying a tile you may take a yield tile.
    .off = Laying a tile gives no yield tile.
about-score-fame = The place of your fame marker. Fame never falls.
    .clause = 10.4
about-score-facing = The fame place across from your money marker; its number is taken off. Two places of money face one of fame.
    .clause = 12.3
about-score-total = How far your two markers have passed each other. The greatest difference wins; below zero they have not met.
    .clause = 12.3

## What chance draws from, and how a game ended

source-start-player = start player
source-river-die = die for the river tiles
source-river-tiles = river tiles
source-blue-die = blue dice
source-green-die = green dice
source-orange-die = orange dice
source-purple-die = purple dice
source-blue-snake-stack = blue snake stack
source-blue-tiger-stack = blue tiger stack
source-blue-cow-stack = blue cow stack
source-green-snake-stack = green snake stack
source-green-tiger-stack = green tiger stack
source-green-cow-stack = green cow stack
source-orange-snake-stack = orange snake stack
source-orange-tiger-stack = orange tiger stack
source-orange-cow-stack = orange cow stack
source-purple-snake-stack = purple snake stack
source-purple-tiger-stack = purple tiger stack
source-purple-cow-stack = purple cow stack
source-white-yield-tiles = yield tiles of the white temple
source-brown-yield-tiles = yield tiles of the brown temple
ended-met = the markers of a player met
