# Ganesha in English.

# --- components ------------------------------------------------------------

colour-red = red
colour-green = green
colour-purple = purple
colour-blue = blue
colour-yellow = yellow

letter-red = R
letter-green = G
letter-purple = P
letter-blue = B
letter-yellow = Y

spice-cardamom = cardamom
spice-caraway = caraway
spice-coriander = coriander
spice-ginger = ginger
spice-black-mustard = black mustard
spice-cinnamon = cinnamon
spice-red-pepper = red pepper
spice-black-pepper = black pepper

lifted-1 = slot 1
lifted-2 = slot 2
lifted-both = both slots

offered-none = nothing
offered-red = a red gem
offered-green = a green gem
offered-purple = a purple gem
offered-blue = a blue gem
offered-yellow = a yellow gem

# --- options ---------------------------------------------------------------

option-spices = Spices
option-spices-on = with spices
option-spices-off = without spices
option-side = Side of the mandala
option-side-day = day
option-side-night = night
option-spice_placement = Who lays the spices
option-spice_placement-random = chance
option-spice_placement-first-player = the first player
option-younger = Who counts as younger
option-younger-later = those who sit later
option-younger-earlier = those who sit earlier

# --- questions -------------------------------------------------------------

ask-first = Who begins?
ask-lay = Where shall the next spice token lie?
ask-flip = Which spice is it?
ask-fill = Which gem comes to the altar?
ask-take = Which gem do you take?
ask-spice = Do you use the spice?
ask-remove = Which colour loses its last gem on the mandala?
ask-swap = With which gem do you exchange yours?
ask-give = Who gets your gem?
ask-answer = Which gem do you give in return?
ask-return = Which gem goes back to the bag?
ask-draw = Which gem is drawn?
ask-more = Do you take a second gem?
ask-store = Where does the gem go?
ask-lift = Coriander: do you clear tactics slots?
ask-set = Coriander: which gem goes to a tactics slot?
ask-offer = Do you move gems to the mandala?
ask-place = Final stage: which gem do you place?
ask-done = The game is over.

# --- choices ---------------------------------------------------------------

action-take = Take the gem on { $hex }
action-stop = Take no second gem
action-use = Use { $spice }
action-leave = Leave the spice
action-remove = Remove the last { $colour } gem
action-swap = Exchange with the gem on { $hex }
action-give = Give it to { $seat }
action-answer = Give a { $colour } gem
action-return = Put a { $colour } gem into the bag
action-keep = To the treasury
action-slot = To tactics slot { $slot }
action-lift = Clear { $lifted }
action-set = A { $colour } gem to slot { $slot }
action-offer = Offer { $offered }, move all { $colour } gems
action-pass = Move nothing
action-place = Place a { $colour } gem
action-lay = Lay a spice token on { $hex }
action-first = { $seat } begins
action-flip = On { $hex }: { $spice }
action-fill = On { $hex }: a { $colour } gem
action-draw = A { $colour } gem

# --- events ----------------------------------------------------------------

event-take = { $name } takes the gem on { $hex }
event-stop = { $name } takes no second gem
event-use = { $name } uses { $spice }
event-leave = { $name } leaves the spice
event-remove = { $name } removes the last { $colour } gem from the mandala
event-swap = { $name } exchanges the gem for the one on { $hex }
event-give = { $name } gives the gem to { $seat }
event-answer = { $name } gives a { $colour } gem in return
event-return = { $name } puts a { $colour } gem into the bag
event-keep = { $name } puts the gem into the treasury
event-slot = { $name } puts the gem into tactics slot { $slot }
event-lift = { $name } clears { $lifted }
event-set = { $name } puts a { $colour } gem into tactics slot { $slot }
event-offer = { $name } offers { $offered } and moves all { $colour } gems to the mandala
event-pass = { $name } moves nothing to the mandala
event-place = { $name } places a { $colour } gem
event-lay = A spice token is laid on { $hex }
event-first = { $seat } begins
event-flip = The token on { $hex } is { $spice }
event-fill = A { $colour } gem comes to { $hex }
event-draw = A { $colour } gem is drawn from the bag

# --- scores and ends -------------------------------------------------------

score-mandala = offerings
score-spices = spices
score-final = final stage

end-treasuries-empty = All treasuries are empty.

# --- the picture -----------------------------------------------------------

picture-round = Round { $round } of { $rounds }, the drum is with { $name }
picture-altar = Altar
picture-mandala = Mandala, and gems in the bag
picture-player = Player
picture-points = Points
picture-treasury = Treasury
picture-tactics = Tactics
picture-taken = In hand

# --- refusals --------------------------------------------------------------

refusal-2-2 = spice tokens lie on hexes in use, and no two of them side by side
refusal-2-3 = the other tokens could no longer be laid apart
refusal-3-1 = only what is asked now can be answered
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
