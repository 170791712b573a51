action-aim = Aim { $side }
event-aim = { $name } aims { $side }
event-lay = { $name } lays { $count ->
    [one] a card
   *[other] cards
}
event-draw = { $seat } draws { $value }
event-draw-hidden = { $seat } draws a card
side-left = to the left
    .where = on the left
side-right = to the right
refusal-1-1 = only what is asked now can be answered
refusal-1-2 = you do not hold that card
