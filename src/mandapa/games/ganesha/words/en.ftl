# Ganesha, in English.
# `$name` is a player; `$who` is `you` when that name is the pronoun below, else `other`.

title = Ganesha
about = Take gems from the altar and lay them on a mandala that everyone shares. Wait for more, or be first?
kind = Collecting and good timing
you = You

## What things are called

colour-red = red
    .mark = R
colour-green = green
    .mark = G
colour-purple = purple
    .mark = P
colour-blue = blue
    .mark = B
colour-yellow = yellow
    .mark = Y
spice-cardamom = cardamom
spice-caraway = caraway
spice-coriander = coriander
spice-ginger = ginger
spice-black-mustard = black mustard
spice-cinnamon = cinnamon
spice-red-pepper = red pepper
spice-black-pepper = black pepper
does-cardamom = the last gem of a colour goes from the mandala back to the bag
does-caraway = exchange the gem just taken for any other on the altar
does-coriander = after storing, clear tactics slots and fill them again from your treasury
does-ginger = give the gem just taken to another player, who gives you one of another colour
does-black-mustard = score 1 point
does-cinnamon = this turn a gem of any colour may be offered to move any other
does-red-pepper = pay 1 point and draw a gem from the bag; you keep it if it has the colour just taken
does-black-pepper = put a gem of your treasury into the bag and draw another one
lifted-1 = slot 1
lifted-2 = slot 2
lifted-both = both slots
offered-red = a red gem
offered-green = a green gem
offered-purple = a purple gem
offered-blue = a blue gem
offered-yellow = a yellow gem
offered-none = nothing
option-spices = spice tokens lie under some gems; a first game is easier without them
option-side = which side of the mandala board is used
option-side-day = day
option-side-night = night
option-spice_placement = who decides where the spice tokens lie, chance or the first player
option-spice_placement-random = chance
option-spice_placement-first-player = first player
option-younger = who counts as younger in a tie, those who sit later or earlier; or the seats from the youngest to the oldest
option-younger-later = those who sit later
option-younger-earlier = those who sit earlier

## What is asked

ask-lay = Where shall the next spice token lie, face down?
ask-take = Take a gem from the altar.
ask-more = You may take a second gem.
ask-spice = Under the { $colour } gem lies { $spice }: { $does }. Do you use it?
ask-remove = Cardamom: which colour loses its last gem on the mandala?
ask-swap = Caraway: for which gem do you exchange yours?
ask-give = Ginger: who gets your { $colour } gem?
ask-answer = Ginger: you get a { $colour } gem. Which one do you give for it?
ask-return = Black pepper: which gem of your treasury goes into the bag?
ask-store = Where does the { $colour } gem go?
ask-lift = Coriander: do you clear tactics slots, to fill them again from your treasury?
ask-set = Coriander: which gem of your treasury goes to a tactics slot?
ask-offer = Do you move gems from your treasury to the mandala?
ask-place = Final stage: which gem do you place?
choose-kind = What do you do?
choose-hex = Which hex?
choose-seat = Which player?
choose-colour = Which colour?
choose-slot = Which slot?
choose-lifted = Which slots?
choose-offered = What do you offer?
kind-take = take a second gem
kind-stop = take no second gem
kind-keep = into the treasury
kind-slot = into a tactics slot
kind-lift = clear slots
kind-leave = leave the spice
kind-offer = move gems
kind-pass = move nothing
action-take = take the { $colour } gem on { $hex }{ $under ->
    [yes] {" "}(on { $spice })
   *[no] {""}
}
action-stop = take no second gem
action-use = use { $spice }
action-leave = leave the spice
action-remove = remove the last { $colour } gem
action-swap = exchange it for the { $colour } gem on { $hex }
action-give = give it to { $seat }
action-answer = give a { $colour } gem
action-return = put a { $colour } gem into the bag
action-keep = put the { $colour } gem into the treasury
action-slot = put the { $colour } gem into tactics slot { $slot }
action-lift = clear { $lifted }
action-set = put a { $colour } gem into tactics slot { $slot }
action-offer = { $offering ->
    [yes] offer { $offered } and move
   *[no] move
} { $count } { $colour } { $count ->
    [one] gem
   *[other] gems
} for { $points } { $points ->
    [one] point
   *[other] points
}
action-pass = move nothing
action-place = place a { $colour } gem for { $points } { $points ->
    [one] point
   *[other] points
}
action-lay = lay a token on { $hex }

## What happened

lays-item = { $hex }
flips-item = { $hex } { $spice }
fills-item = { $hex } { $colour }
event-first = { $name } { $who ->
    [you] begin
   *[other] begins
} and { $who ->
    [you] get
   *[other] gets
} the drum.
event-lay = Spice tokens are laid on { $lays }.
event-flip = The tokens are turned up: { $flips }.
event-fill = The altar is filled: { $fills }.
event-take = { $name } { $who ->
    [you] take
   *[other] takes
} the { $colour } gem on { $hex }.
event-stop = { $name } { $who ->
    [you] take
   *[other] takes
} no second gem.
event-use = { $name } { $who ->
    [you] use
   *[other] uses
} { $spice }.
event-leave = { $name } { $who ->
    [you] leave
   *[other] leaves
} the spice.
event-remove = { $name } { $who ->
    [you] remove
   *[other] removes
} the last { $colour } gem from the mandala.
event-swap = { $name } { $who ->
    [you] exchange
   *[other] exchanges
} the gem for the { $colour } one on { $hex }.
event-give = { $name } { $who ->
    [you] give
   *[other] gives
} the { $colour } gem to { $seat_who ->
    [you] you
   *[other] { $seat }
}.
event-answer = { $name } { $who ->
    [you] give
   *[other] gives
} a { $colour } gem for it.
event-return = { $name } { $who ->
    [you] put
   *[other] puts
} a { $colour } gem into the bag.
event-draw = A { $colour } gem is drawn from the bag.
event-keep = { $name } { $who ->
    [you] put
   *[other] puts
} the { $colour } gem into the treasury.
event-slot = { $name } { $who ->
    [you] put
   *[other] puts
} the { $colour } gem into tactics slot { $slot }.
event-lift = { $name } { $who ->
    [you] clear
   *[other] clears
} { $lifted }.
event-set = { $name } { $who ->
    [you] put
   *[other] puts
} a { $colour } gem into tactics slot { $slot }.
event-offer = { $name } { $offering ->
    [yes] { $who ->
        [you] offer { $offered } and move
       *[other] offers { $offered } and moves
    }
   *[no] { $who ->
        [you] move
       *[other] moves
    }
} { $count } { $colour } { $count ->
    [one] gem
   *[other] gems
} for { $points } { $points ->
    [one] point
   *[other] points
}.
event-pass = { $name } { $who ->
    [you] move
   *[other] moves
} nothing to the mandala.
event-place = { $name } { $who ->
    [you] place
   *[other] places
} a { $colour } gem for { $points } { $points ->
    [one] point
   *[other] points
}.
news-kept = { $name } { $who ->
    [you] keep
   *[other] keeps
} it.
news-back = It goes back into the bag.
news-refill = The altar is cleared, and the drum is passed on to { $who ->
    [you] you
   *[other] { $name }
}.
news-final = The final stage begins. { $name } { $who ->
    [you] are
   *[other] is
} the first to place a gem.

## The end

end-treasuries-empty = All treasuries are empty: the game is over.
score-mandala = offerings
score-spices = spices
score-final = final stage
tie-sooner = { $name } and { $seat_who ->
    [you] you
   *[other] { $seat }
} have { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $who ->
    [you] you
   *[other] { $name }
} had them first.
tie-seat = { $name } and { $seat_who ->
    [you] you
   *[other] { $seat }
} have { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $who ->
    [you] you sit
   *[other] { $name } sits
} earlier, counted from the very first player.

## What the rules forbid

refusal-2-2 = spice tokens lie on hexes in use, and no two of them side by side
refusal-2-3 = the other tokens could then no longer be kept apart
refusal-3-1 = this is not what is asked now
refusal-4-1 = there is no gem on that hex
refusal-4-3 = the second gem must be adjacent to the first
refusal-5-3 = two gems may not go to the same slot
refusal-6-2 = that gem cannot be offered for this colour
refusal-6-5 = no gem would be left to move
refusal-6-8 = there is no such gem in your treasury
refusal-8-1 = another spice lies there
refusal-8-2 = there is no gem of that colour on the mandala
refusal-8-4 = there is no gem on that hex
refusal-8-6 = that player has no gem of another colour in the treasury
refusal-8-7 = it must be a gem of another colour from your treasury
refusal-8-11 = there is no such gem in your treasury
refusal-8-12 = there is no gem in that slot
refusal-8-13 = a gem of your treasury must go to the next empty slot
refusal-9-3 = there is no such gem in your treasury

## The picture of the table

picture-round = Round { $round } of { $rounds }. Drum: { $name }
picture-altar = Altar
picture-mandala = Mandala, and gems in the bag
picture-player = Player
picture-points = Points
picture-treasury = Treasury
picture-tactics = Tactics
picture-taken = In hand
picture-legend = * a spice  (5) a filled slot  R3 three red gems

## The rules in short

help =
    · On your turn you take a gem from the altar. If its colour matches a gem in one of your two tactics slots you may take a second one, adjacent to the first; or anywhere, if both slots hold that colour.
    · Each gem goes to your treasury or to a tactics slot. What lay in the slot moves to the treasury.
    · Then you may offer a gem of your treasury and move all others of its colour to the mandala, where each scores its slot. A yellow gem can be offered for any colour, and yellow gems move without an offering.
    · A spice (*) under the gem you take may be used at once:
      { spice-cardamom }: { does-cardamom };
      { spice-caraway }: { does-caraway };
      { spice-coriander }: { does-coriander };
      { spice-ginger }: { does-ginger };
      { spice-black-mustard }: { does-black-mustard };
      { spice-cinnamon }: { does-cinnamon };
      { spice-red-pepper }: { does-red-pepper };
      { spice-black-pepper }: { does-black-pepper }.
    · After every { $refill } rounds the altar is filled again and the drum is passed on. There are { $rounds } rounds.
    · In the final stage everybody places what is left, gem by gem and without offerings, beginning with the lowest score. Most points win; in a tie, the player who had them first.

## After the game: how often a player did what

tally-take = gems taken
tally-use = spices used
tally-slot = gems set aside for tactics
tally-offer = offerings made

## What a choice would do

gain-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
why-offering = an offering
why-spice = a spice
why-final = the final stage
then-bag = Then { $count ->
    [one] a gem is
   *[other] { $count } gems are
} drawn from the bag.
then-spice-layout = Then it is drawn where { $count ->
    [one] a spice token lies
   *[other] { $count } spice tokens lie
}.
then-spices = Then { $count ->
    [one] a spice token is
   *[other] { $count } spice tokens are
} turned up.

## What stands on the drawn board

board-board = The board of Ganesha
board-stage = Altar and mandala
board-altar = altar
board-face-down = a spice token, face down
board-named = { $name }: { $what }
board-empty = empty
board-beneath = Beneath it lies { $spice }: { $does }.
board-second-adjacent = One of your tactics slots holds this colour, so you may take a second gem beside it.
board-second-anywhere = Both of your tactics slots hold this colour, so you may take any second gem.
board-petal = { $colour }: the next gem scores { $one }. Several at once: { $more }.
board-petal-full = { $colour }: all slots are filled.
board-round = Round { $round } of { $rounds }
board-final = Final stage
board-to-refill = { $count ->
    [one] refill after this round
   *[other] refill after { $count } rounds
}
board-to-final = { $count ->
    [one] last round
   *[other] { $count } rounds to the final stage
}
board-bag = In the bag: { $count }.
board-bag-name = bag
board-way = Offer { $offered }: { $count } to the mandala for { $sum }.
board-ways = What do you offer?
board-do-it = do it
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-drum = drum
board-tie-sooner = Ahead of the next player with as many points, because they were reached sooner.
board-tie-seat = Ahead of the next player with as many points by the seat, counted from the very first player.
board-hand = in hand
board-tactics = tactics slots
board-slot = Tactics slot { $slot }
board-treasury = treasury
board-keep = into the treasury
board-returns = might give
board-use = Use it
board-leave = Leave it
board-both = Clear both
board-stop = No second gem
board-pass = Move nothing
board-wait = { $name } decides now.
board-over = The game is over.
board-keepsake = Keep the mandala as a picture
board-moment-refill = The altar is filled again. The drum goes to { $name }.
board-moment-final = The final stage: { $name } places the first gem.
board-moment-lap = { $name } begins another lap of the track.
board-moment-end = The mandala is finished.

## What things on the board are and do

about-gem = A gem on the altar ({ $colour }). On your turn you take one; if its colour lies in a tactics slot of yours, you may take a second.
    .clause = 4.1
about-hex = An empty hex of the altar. It gets a gem again at the next refill.
    .clause = 7.2
about-face-down = A spice token. It is turned up once all tokens lie on the altar, no two of them side by side.
    .clause = 2.2
about-spice-cardamom = Cardamom: { does-cardamom }. For whoever takes the gem above it.
    .clause = 8.2
about-spice-caraway = Caraway: { does-caraway }. For whoever takes the gem above it.
    .clause = 8.4
about-spice-coriander = Coriander: { does-coriander }. For whoever takes the gem above it.
    .clause = 8.12
about-spice-ginger = Ginger: { does-ginger }. For whoever takes the gem above it.
    .clause = 8.6
about-spice-black-mustard = Black mustard: { does-black-mustard }. For whoever takes the gem above it.
    .clause = 8.8
about-spice-cinnamon = Cinnamon: { does-cinnamon }. For whoever takes the gem above it.
    .clause = 8.14
about-spice-red-pepper = Red pepper: { does-red-pepper }. For whoever takes the gem above it.
    .clause = 8.9
about-spice-black-pepper = Black pepper: { does-black-pepper }. For whoever takes the gem above it.
    .clause = 8.11
about-petal = Gems go to the slots of their colour in order, from the rim inwards, and each scores what its slot shows.
    .clause = 6.7
about-track = The track of points. Beyond { $lap } a pawn begins another lap.
    .clause = 10.1
about-bag = All gems that are not on the table. What is offered goes back into it and can be drawn again.
    .clause = 6.6
about-bag-left = Gems of this colour ({ $colour }) in the bag: { $count }.
    .clause = 1.6
about-tokens = The spice tokens that are not on the altar. At each refill the tokens are drawn from all of them.
    .clause = 1.5
about-rounds = The game has { $rounds } rounds. At each drum the altar is filled again and the first player changes.
    .clause = 7.2
about-drum = The drum: its holder begins each round.
    .clause = 3.2
about-points = The most points win; among equals whoever had them first.
    .clause = 10.2
about-player = Everything a player has lies open: treasury, tactics slots and points.
    .clause = 1.6
about-treasury = A treasury. Offer a gem to move all others of its colour to the mandala. A yellow one can be offered for any colour.
    .clause = 6.2
about-tactics = A tactics slot. A gem here gives the right to a second gem when the first one you take has its colour.
    .clause = 4.2
about-hand = Gems that were taken and not stored yet.
    .clause = 4.6

## What options and lines of the score sheet mean

about-option-spices = With or without spice tokens under some gems.
    .clause = 1.5
    .on = Each token helps the player who takes the gem above it, in a way of its own.
    .off = The tokens stay in the box, which is good for a first game.
about-option-side = How the points of the slots are arranged.
    .clause = 1.4
    .day = The day side of the mandala board.
    .night = The night side, with the numbers in another order.
about-option-spice_placement = Who decides where the spice tokens lie.
    .clause = 2.3
    .random = Chance lays them, never two side by side.
    .first-player = The first player lays them face down, one after the other.
about-option-younger = Who counts as younger. Of those with the fewest points, the youngest begins the final stage.
    .clause = 9.2
    .later = Those who sit further from the first player of round one, going clockwise.
    .earlier = Those who sit nearer to the first player of round one, going clockwise.
about-score-mandala = What your gems scored in their slots during the rounds.
    .clause = 6.7
about-score-spices = Points won by black mustard, less those paid for red pepper.
    .clause = 8.8
about-score-final = What the gems left in your treasury scored after the last round, laid one by one.
    .clause = 9.3

## What chance draws from, and how a game ended

source-bag = bag
source-first-player = first player
source-spice-layout = where the spice tokens lie
source-spices = spice tokens
ended-treasuries-empty = all treasuries are empty
