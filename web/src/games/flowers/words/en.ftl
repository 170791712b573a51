# What the board itself says. `$who` is `you` or `other`; what else there is to tell comes from the server.

## Cards and tiles

colour = { $colour ->
    [gray] grey
    [purple] purple
    [red] red
    [green] green
    [orange] orange
   *[yellow] yellow
}
coloured = { $n } { colour }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
group = { $n ->
    [one] { $n } { colour } card
   *[other] { $n } { colour } cards
}
listed = { $some }, { $next }
tile = { colour } { $label }
back-tile = { $back ->
    [dark] dark tile, { tile }
   *[light] light tile, { tile }
}
stack = { $back ->
    [dark] Dark tiles
   *[light] Light tiles
}
single = single tile { $tile }, worth { $worth }
flower = { colour } flower, worth { $worth }
flower-of-unknown-worth = { colour } flower, worth unknown
hidden = { $n } unknown

## The table

you = You
board = The table of Flowers
mandala = Mandala { $name }
details = Mandala { $name }: what lies here
needs = { $n ->
    [one] one colour missing
   *[other] { $n } colours missing
}
missing = Missing: { $colours }.
nothing-missing = All six colours show.
complete = complete
gone = destroyed
marker = Claim marker: { $player }.
marker-free = Nobody has the claim marker.
sector = { $player }: { $up }.
sector-both = { $player }: { $up }; face down: { $down }.
sector-down = { $player }: nothing face up; face down: { $down }.
sector-empty = { $player }: no cards here.
deck = Deck
discard = Discard
hand = Your hand
hand-of = Hand of { $name }
hand-size = { $n } in hand
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
points-short = pts
no-tiles = no tiles yet
start-player = start player
surely = surely holds
together = The other hands surely hold
together-all = All hands surely hold
shown = Just shown by { $player }: { $cards }.

## Choosing

marked = Marked: { $n }
marked-here = { $what } here
choose-colour = Choose a colour from your hand.
how-many = How many?
choose-mandala = Now choose a mandala.
choose-tile = Choose a tile. { $who ->
    [you] You get the other one.
   *[other] { $name } gets the other one.
}
take-option = { $back ->
    [dark] Dark tile: { $gains }.
   *[light] Light tile: { $gains }.
}
waiting = Waiting for { $name }.
over = The game is over.
must-keep = One card must stay in your hand.
cannot-play = Your last card can be played only when there is a card to draw.
clear = Choose another colour
other-choices = Other choices

## What a choice would do

chip-up = face up
chip-down = face down
chip-marker = marker
chip-completes = completes it
chip-ends = ends the game
chip-draws = then draw { $n }
playing = { $face ->
    [up] { $what } into { $name }: face up.
   *[down] { $what } into { $name }: face down.
}
claim-take = You take the claim marker.
claim-keep = You keep the claim marker.
claim-no-face-up = No claim: you have no face-up card here.
claim-not-most = No claim: { $name } has { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
} here, you would have { $mine }.
draws-then = { $n ->
    [0] You draw nothing.
    [one] You draw { $n } card.
   *[other] You draw { $n } cards.
}
completes = The mandala is complete and is destroyed.
takes-both = { $who ->
    [you] You take both tiles
   *[other] { $name } takes both tiles
}
takes-both-gaining = { takes-both }: { $gains }.
picks = { $who ->
    [you] You choose a tile
   *[other] { $name } chooses a tile
}
picks-before = { picks }, { $second_who ->
    [you] you get the other.
   *[other] { $second } gets the other.
}
tile-gain = { $tile } ({ $points })
tile-gain-flower = { $tile }, a flower ({ $points })
gain = { $who ->
    [you] you: { $what }
   *[other] { $name }: { $what }
}
for-you = For you: { $options }.
taken-back = { $who ->
    [you] { $n ->
        [one] Your { $n } card comes back to your hand.
       *[other] Your { $n } cards come back to your hand.
    }
   *[other] { $n ->
        [one] { $name } takes back { $n } card.
       *[other] { $name } takes back { $n } cards.
    }
}
ends-third = A third flower: the game ends with this turn.
ends-tiles = No tiles are left for a new mandala: the game ends.
ends-maybe = This can end the game: one of the tiles makes a third flower.
