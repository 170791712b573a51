# Flowers: A Mandala Game, in English.
# `$name` is a player; `$who` is `you` when that name is the pronoun below, else `other`.

title = Flowers
about = Lay coloured sand into three mandalas. When one shows all six colours, its tiles go to those who laid the most.
kind = Majorities and hidden cards
you = You

## What things are called

colour-gray = grey
    .mark = Gy
colour-purple = purple
    .mark = Pu
colour-red = red
    .mark = Re
colour-green = green
    .mark = Gn
colour-orange = orange
    .mark = Or
colour-yellow = yellow
    .mark = Ye
back-dark = dark
back-light = light
option-memory = colours of face-down cards and tiles inside flowers are hidden from the others

## What is asked

ask-play = Play cards of one colour into one mandala.
ask-take = You hold the claim marker of { $mandala }. Which of its tiles do you take? The other one goes to the second player.
choose-colour = Which colour?
choose-count = How many cards?
choose-mandala = Into which mandala?
choose-back = Which tile?
action-play = play { $count } { $colour } into { $mandala }, face { $face }{ $completes ->
    [yes] {" "}(completes it)
   *[no] {""}
}
action-pass = pass
action-take = take the { $back } tile, { $colour } { $value }{ $flower ->
    [yes] {" "}(makes a flower)
   *[no] {""}
}

## What happened

cards-item = { $count } { $colour }
tiles-item = { $colour } { $value }
event-start = { $name } { $who ->
    [you] are
   *[other] is
} drawn as start player.
event-play = { $name } { $who ->
    [you] play
   *[other] plays
} { $count } { $colour } { $count ->
    [one] card
   *[other] cards
} into { $mandala }, face { $face }.
event-play-hidden = { $name } { $who ->
    [you] play
   *[other] plays
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} of a colour that shows already into { $mandala }, face down.
event-pass = { $name } { $who ->
    [you] pass
   *[other] passes
}: a last card may not be played when there is nothing to draw.
event-draw = { $name } { $who ->
    [you] draw
   *[other] draws
}: { $cards }.
event-draw-hidden = { $name } { $who ->
    [you] draw
   *[other] draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-tile = Mandala { $mandala } begins with the tiles { $tiles }.
event-take = { $name } { $who ->
    [you] take
   *[other] takes
} the { $back } tile of { $mandala }: { $colour } { $value }.
event-destroy = Mandala { $mandala } is destroyed.
news-claim = { $name } { $who ->
    [you] take
   *[other] takes
} the claim marker of { $mandala }.
news-complete = Mandala { $mandala } shows all six colours and is destroyed.
news-both = { $name } { $who ->
    [you] take
   *[other] takes
} both tiles: { $tiles }. Nobody else comes second.
news-second = { $name } { $who ->
    [you] get
   *[other] gets
} the other tile: { $colour } { $value }.
news-unclaimed = Nobody holds the claim marker of { $mandala }, so nobody takes its tiles.
news-flower = { $name } { $who ->
    [you] make
   *[other] makes
} a flower: { $colour }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
news-flower-hidden = { $name } { $who ->
    [you] make
   *[other] makes
} a flower: { $colour }.
news-return = { $name } { $who ->
    [you] take
   *[other] takes
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} back into hand.
news-reshuffle = The discard pile is shuffled and becomes the deck.

## The end

end-third-flower = A third flower is made: the game ends, and the mandalas that are left are destroyed.
end-no-tiles = There are no tiles for a new mandala: the game ends, and the mandalas that are left are destroyed.
end-all-passed = Everyone has passed: the game ends, and all mandalas are destroyed.
score-singles = single tiles
score-flowers = flowers
tie-hand = { $name } and { $seat_who ->
    [you] you
   *[other] { $seat }
} have { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $who ->
    [you] you have
   *[other] { $name } has
} more cards in hand, { $more } to { $less }.

## What the rules forbid

refusal-3-1 = this is not what is asked now
refusal-3-2 = you do not hold that many cards of this colour
refusal-3-4 = playing two or more cards, you must keep at least one in hand
refusal-3-5 = your last card can be played only if there is a card to draw
refusal-3-6 = you may pass only when you cannot play anything

## The picture of the table

picture-has = shows
picture-needs = needs
picture-gone = destroyed
picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-player = Player
picture-in-hand = Hand
picture-singles = Single tiles
picture-flowers = Flowers
picture-points = Points
picture-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-hand-of = Hand: { $name }
picture-surely = Known in the hand of { $name }
picture-together = Known in the other hands together
picture-together-all = Known in all hands together
picture-last = Just shown by { $name } in { $mandala }
picture-deck = Deck { $count }
picture-discard = Discarded { $count }
picture-stacks = Tiles left ● { $dark } ○ { $light }
picture-legend = ● tile, dark back  ○ light back  ⚑ claim marker  ▒ face down  ① start player

## The rules in short

help =
    · On your turn you play any number of cards of one colour into one mandala: A, B or C.
    · A colour that does not show there yet goes face up. A colour that shows already, on a tile or on a face-up card, goes face down.
    · After exactly 1 card you draw up to { $draw }, to at most { $limit } in hand. After 2 or more you draw none.
    · With a face-up card in a mandala, and more cards there than anyone else who has a face-up card there, you take its claim marker ⚑.
    · A mandala that shows all six colours is destroyed. The holder of the marker takes one of its two tiles. The other goes to the player with the second most cards there, at least one of them face up; with two players, at least half as many as the holder. Otherwise the holder takes both.
    · Players who took a tile discard their cards of that mandala. The others take theirs back.
    · Two tiles of one colour make a flower: twice the lower plus the higher tile; with a × tile, the other tile times its number. A single tile counts what it shows, a single × tile nothing.
    · The third flower of one player ends the game. The mandalas that are left are destroyed too. Most points win.

## After the game: how often a player did what

tally-play = turns with cards
tally-take = tiles chosen
tally-pass = passes

## What a choice would do

gain-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
why-tile = a tile
why-flower = a flower
then-deck = Then { $count ->
    [one] a card is
   *[other] { $count } cards are
} drawn.
then-dark-tiles = Then a dark tile is turned up.
then-light-tiles = Then a light tile is turned up.
then-order = Then it is drawn which mandala is destroyed next.

## What the board says

board-table = The table of Flowers
board-colour = { $colour ->
    [gray] grey
    [purple] purple
    [red] red
    [green] green
    [orange] orange
   *[yellow] yellow
}
board-coloured = { $n } { board-colour }
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-group = { $n ->
    [one] { $n } { board-colour } card
   *[other] { $n } { board-colour } cards
}
board-listed = { $some }, { $next }
board-tile = { board-colour } { $label }
board-back-tile = { $back ->
    [dark] dark tile, { board-tile }
   *[light] light tile, { board-tile }
}
board-stack = { $back ->
    [dark] Dark tiles
   *[light] Light tiles
}
board-single = single tile { $tile }, worth { $worth }
board-flower = { board-colour } flower, worth { $worth }
board-flower-of-unknown-worth = { board-colour } flower, worth unknown
board-hidden = { $n } unknown
board-mandala = Mandala { $name }
board-details = Mandala { $name }: what lies here
board-needs = { $n ->
    [one] one colour missing
   *[other] { $n } colours missing
}
board-missing = Missing: { $colours }.
board-nothing-missing = All six colours show.
board-complete = complete
board-gone = destroyed
board-marker = Claim marker: { $player }.
board-marker-free = Nobody has the claim marker.
board-sector = { $player }: { $up }.
board-sector-both = { $player }: { $up }; face down: { $down }.
board-sector-down = { $player }: nothing face up; face down: { $down }.
board-sector-empty = { $player }: no cards here.
board-deck = Deck
board-discard = Discard
board-hand = Your hand
board-hand-of = Hand of { $name }
board-hand-size = { $n } in hand
board-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
board-points-short = pts
board-no-tiles = no tiles yet
board-start-player = start player
board-surely = surely holds
board-together = The other hands surely hold
board-together-all = All hands surely hold
board-shown = Just shown by { $player }: { $cards }.
board-marked = Marked: { $n }
board-marked-here = { $what } here
board-choose-colour = Choose a colour from your hand.
board-how-many = How many?
board-choose-mandala = Now choose a mandala.
board-waiting = Waiting for { $name }.
board-over = The game is over.
board-clear = Choose another colour
board-other-choices = Other choices
board-chip-up = face up
board-chip-down = face down
board-chip-marker = marker
board-chip-completes = completes it
board-chip-ends = ends the game
board-chip-draws = then draw { $n }
board-takes-both = { $who ->
    [you] You take both tiles
   *[other] { $name } takes both tiles
}
board-picks = { $who ->
    [you] You choose a tile
   *[other] { $name } chooses a tile
}

## What decides the game, on the board

board-first-two = ✦ { $first }, then { $second } { $behind ->
    [0] (=)
   *[other] (−{ $behind })
}
board-first-two-told = { $first } would choose a tile; { $second } comes second, { $behind ->
    [0] with as many cards,
    [one] one card behind,
   *[other] { $behind } cards behind,
} and gets the other.
board-first-both = ✦ { $first }: both tiles
board-first-half = ✦ { $first }: both; { $other } { $has }/{ $needs }
board-first-both-told = { $first } would take both tiles: { $why ->
    [no-face-up] nobody else has a face-up card here.
    [tie] the next players are level.
   *[half] the second place takes { $needs } cards; { $other }: { $has }.
}
board-first-nobody = ✦ nobody
board-tile-brings = { $tile }: { $points } for { $name }{ $flower ->
    [yes] , a flower
   *[no] {""}
}{ $ends ->
    [yes] , and the end of the game
   *[no] {""}
}.
board-mandalas-left = { $n ->
    [0] no mandala is begun any more
    [1] the next one ends the game
   *[other] { $n } mandalas to the end
}
board-mandalas-left-short = { $n } to the end
board-flowers-made = { $n }/{ $most }
board-name-tile = tile
board-name-marker = claim marker
board-labelled = { $name }: { $text }
board-series = { $some }; { $next }
board-flowers-told = { $n } of the { $most } flowers that end the game.
board-one-more-ends = One more flower ends the game.

## What things are

about-deck = Cards are drawn from here after exactly one card was played. When it is empty, the discard pile becomes the new deck.
    .clause = 4.1
about-discard = Cards of players who took a tile. Everyone may look through them.
    .clause = 6.7
about-stack = Tiles for new mandalas, one of each back. The game ends when a mandala cannot be begun.
    .clause = 7.2
about-marker = The claim marker: its holder chooses a tile first when the mandala is complete.
    .clause = 6.2
about-petal = A colour. A mandala that shows all six, on tiles and face-up cards, is complete and is destroyed.
    .clause = 6.1
about-sector = A player's cards here. Face-up cards show a colour; face-down cards count just as much.
    .clause = 5.2
about-tile = A tile, half a flower. Two of one colour make a flower.
    .clause = 6.6
about-single = A tile without a partner. The next one of its colour makes a flower with it.
    .clause = 6.6
about-flower = A flower of two tiles. The third flower of one player ends the game.
    .clause = 7.1
about-hand = Cards in hand. After exactly one card is played, cards are drawn.
    .clause = 4.1
about-group = Your cards of one colour. Any number of them go into one mandala.
    .clause = 3.2
about-points = Points of tiles and flowers so far. Most points win.
    .clause = 8.4

## What options and lines of the score sheet mean

about-option-memory = How much must be remembered.
    .clause = 9.4
    .off = Everyone may look up face-down cards and the tiles inside flowers.
    .on = Only their owner may look them up; everyone else has to remember.
about-score-singles = Tiles without a partner. Each scores the number on it, a multiplying one nothing.
    .clause = 8.1
about-score-flowers = Pairs of tiles of one colour: twice the lower one plus the higher one, or the other tile times the multiplier.
    .clause = 8.3

## What chance draws from, and how a game ended

source-deck = deck
source-dark-tiles = dark tiles
source-light-tiles = light tiles
source-start-player = start player
source-order = order of the last mandalas
ended-third-flower = a third flower
ended-no-tiles = no tiles for a new mandala
ended-all-passed = everyone has passed
