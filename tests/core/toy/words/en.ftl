title = Toy
about = Lay your cards to the left, where they count in full, or to the right, where each counts one.
kind = Cards
you = You
help = Lay cards until nobody has any. On the left a card scores its number, on the right one point.
picture-legend = A number is a card, a question mark a card that you cannot see.

choose-kind = What now?
choose-side = On which side?
choose-value = Which card?
ask-aim = Where do you lay your next card?
ask-lay = Which card do you lay?
kind-aim = aim
kind-lay = lay a card
action-aim = Aim { $side }
action-lay = Lay a { $value }
event-aim = { $who ->
    [you] You aim { $side }
   *[other] { $name } aims { $side }
}
event-lay = { $who ->
    [you] You lay a { $value }
   *[other] { $name } lays a { $value }
}
event-draw = { $seat } { $seat_who ->
    [you] draw
   *[other] draws
} { $value }
event-draw-hidden = { $seat } draws a card
side-left = to the left
    .where = on the left
side-right = to the right
refusal-1-1 = only what is asked now can be answered
refusal-1-2 = you do not hold that card
option-luck = a lucky charm lies on the table; it does nothing

hand = hand
deck = { $count ->
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
score-left = left
score-right = right
source-deck = deck of cards
end-empty-hands = All hands are empty.
ended-empty-hands = all hands are empty
then-deck = Then { $count ->
    [one] a card is
   *[other] { $count } cards are
} drawn.
gain-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
why-left = on the left
why-right = on the right
