# The frame of the table, in English. What games say is in their own words/en.ftl.

## Everywhere

site = Site
skip-to-content = Skip to the content
to-the-lobby = To the lobby
to-the-table = To the table
settings = Settings
close = Close
keep = Save
begin = Begin
send = Send
yes = yes
no = no
you = you
players = Players
game = Game
more = More
one-moment = One moment …
site-gone = The site does not answer just now. Please try again in a moment.
nothing-here = There is no page at this address

## Settings

your-name = Your name
name-kept = Name saved.
language = Language
theme = Colours
theme-system = as on this device
theme-day = day
theme-night = night
movement = Movement
speed-none = none
speed-fast = fast
speed-medium = medium
speed-slow = slow
sounds = Sounds
volume-none = none
volume-quiet = quiet
volume-medium = medium
volume-loud = loud
ask-before-final = Ask again before what cannot be taken back
always-names = Write the name of every thing beside it
always-curtain = At one screen: draw the curtain also in open games
always-reading = Always show tables in words

## Keys

keys = Keys
keys-everywhere = Everywhere
keys-tab = to the next thing; with Shift to the one before
keys-enter = choose it
keys-escape = close a window, or let go of what is chosen
keys-help = this page
keys-board-arrows = from one thing that may be chosen to the next
keys-board-about = from any thing to the next, to read what it is
keys-board-digits = how many cards, once a colour is chosen
keys-log = from line to line
keys-replay-step = one step back or forward
keys-replay-ends = to the start or the end
keys-replay-play = play or pause

## The lobby

welcome = Take a seat. What shall we play?
what-is-your-name = What shall we call you?
games = Games
for-players = for { $least } to { $most } players
play-now = Play now
against-bots = { $count ->
    [one] a bot: { $level }
   *[other] { $count } bots: { $level }
}
play-with-a-friend = Play with a friend
come-and-play = Come and play { $game } with me.
invitation-sent = The invitation is on its way.
go-on = Go on
for-minutes = { $from }–{ $to } min
weight-light = easy to learn
weight-medium = some thinking
weight-rich = plenty to think about
all-games = All games
find-a-player = Find a player
nothing-found = No table like that just now.
show-more = Show more
not-there = { $count ->
    [one] { $names } is not there.
   *[other] { $names } are not there.
}
new-table = New table
your-turn = Your turn
your-tables = Your tables
open-tables = Open tables
no-open-tables = Nobody is waiting for players just now. Open a table and send its link to friends.
being-played = Being played
recent-games = Recent games
no-recent-games = The games you finish are kept here, to replay and to play on from.
join-by-link = The link of a table
go-there = Go
not-a-link = This is not the link of a table, a replay or a deal.
open-a-log = Open a log from a file
names-and-free = { $names }, { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
won-with = { $names } won with { $points }
won = { $names } won
it-is-your-turn = It is your turn
waiting-for-players = Waiting for players
under-way = Under way

## A new table

with-whom = With whom?
with-bots = Bots
with-friends = Friends, by a link
with-friends-explained = The table waits until they have sat down. You get a link to send.
at-this-screen = At this screen
at-this-screen-explained = You pass the device on. Where hands are secret, a curtain hides them until the next one is ready.
player-number = Player { $number }
how-strong = How strong?
more-choices = More choices
seat-number = Seat { $number }
open-seat = open
clock = Clock
clock-none = none
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} + { $increment ->
    [one] 1 second
   *[other] { $increment } seconds
} a turn
clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
clock-each-turn = { $minutes ->
    [one] one minute a turn
   *[other] { $minutes } minutes a turn
}
pace-of-bots = Bots play
pace-at-once = at once
pace-brisk = briskly
pace-calm = calmly
someone-absent = If someone stays away
absent-bot = others may let a bot play
absent-bot-after = { $minutes ->
    [one] others may let a bot play after a minute
   *[other] others may let a bot play after { $minutes } minutes
}
absent-wait = the game waits for them
public-table = Public: listed in the lobby, anyone may watch
hints-allowed = Hints
shared-deal = Shared deal: others may play the same draws
open-the-table = Open the table

## Before the start

everyone-is-here = Every seat is taken
free-seat = Free seat
sit-here = Sit here
stand-up = Stand up
clear-seat = Clear the seat
name-at-this-screen = Someone beside me
sits-here = Seat them
put-a-bot-here = Put a bot here
copy-link = Copy the link
link-copied = The link is copied.
link-explained = Anyone who has the link may sit down or watch.

## At the table

board = Board
log = Log
talk = Talk
parts-of-the-table = Parts of the table
players-and-log = Players and log
names-of-things = Names of things
reading-mode = In words
pass-to = Pass to { $name }
pass-explained = Nobody else should look now.
lift-the-curtain = I am { $name }: show my side
what-is-asked = What is asked
what-you-may-do = What you may do
the-table-in-words = The table in words
steps-so-far = Your steps so far
back-to-here = back to before this step
cannot-be-taken-back = This cannot be taken back.
do-it = Do it
not-yet = Not yet
take-back = Take back
hint = Hint
hint-says = Hint: { $text }
follow-hint = Do this
is-deciding = { $name } is deciding.
bot-is-thinking = { $name } is thinking.
show-again = Show the last moves again
showing-again = The last moves once more
stop-showing = Enough
look-back = Look back
looking-back = Looking back: { $ply } of { $plies }
board-failed = The drawn board has failed; here is the table in words.
line-lost = The connection is lost. Trying again …
nothing-yet = Nothing has happened yet.
nobody-spoke = Nobody has said anything.
say-something = Say something
ask-for-pause = Ask for a pause
ask-to-take-back = Ask to take back my last decision
agree = Agree
rather-not = Rather not
never-mind = Never mind
waiting-for-answer = Waiting for an answer: { $names }
game-paused = The game is paused.
paused = Paused for { $name }. The clocks stand still.
say-to-spectators = Say something to the spectators
spectators-talk = Spectators ({ $count })
mute = Mute { $name }
unmute = Let { $name } speak again
mute-spectators = Mute the spectators
unmute-spectators = Let the spectators speak again
to-move = to move
time-left = Time left
days-and-hours = { $days } d { $hours } h
is-here = here
is-away = away
gave-up = gave up
program = program
bot-decides-once = a bot decides this turn
bot-plays-on-request = a bot plays, as asked
bot-plays-for-the-absent = away, a bot plays
out-of-time = out of time
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-and-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
} and more that you cannot see
places-apart = { $count ->
    [one] { $count } place apart
   *[other] { $count } places apart
}
places-past = { $count ->
    [0] the markers have met
    [one] { $count } place past each other
   *[other] { $count } places past each other
}
let-a-bot-play = Let a bot play
bot-may-play-in = { $minutes ->
    [one] A bot may play in a minute.
   *[other] A bot may play in { $minutes } minutes.
}
let-a-bot-play-for-me = Let a bot play for me
play-myself-again = Play myself again
bot-for-me-explained = A bot decides for you. What it decides stays done.
only-this-turn = Just one turn
until-i-come-back = Until I take the seat back
give-up = Give up
give-up-explained = A bot plays on in your seat, and it ranks last.

## After the game

you-win = You win!
wins = { $name } wins
shared-victory = { $names } share the victory
why-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } more than { $who ->
    [you] you
   *[other] { $name }
}.
why-rules = By the rules of the game, before { $who ->
    [you] you
   *[other] { $name }
} ({ $other }).
why-points-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-gave-up = { $count ->
    [one] { $names } gave up and ranks last.
   *[other] { $names } gave up and rank last.
}
why-time = { $count ->
    [one] { $names } ran out of time and ranks last.
   *[other] { $names } ran out of time and rank last.
}
why-even-after-ties = { $points ->
    [one] 1 point
   *[other] { $points } points
} each, and equal in every tie-break.
how-it-went = How it went
kind-of-points = Kind of points
all-points = all points
gap-explained = The gap between the two markers: at 0 they meet.
plot-of-points = Points over time. At the end: { $said }.
plot-end = { $name } { $points }
turning-points = Turning points
swing-ahead = { $name } gains { $change } on the others
swing-behind = { $name } falls back by { $change }
last-lead = { $name } takes the lead for good, by { $change }
no-change-of-lead = The lead never changed hands.
in-this-game = In this game
decisions = decisions
time-used = time used
best-turn = best turn
your-games = Your games
all-your-games = All your games and results
by-game = By game
by-opponent = By opponent
won-of = { $won } of { $played } won
a-bot = bot
score-sheet = Score sheet
total = Total
place = Place
place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
keep-picture = Keep a picture
rematch = Rematch
to-the-rematch = To the rematch
replay = Replay
result = Result
to-the-score-sheet = Score sheet
game-is-ending = The game is over …

## A shared deal

compare-results = Compare results
deal = The same deal
deal-explained = Every table here gets the same draws. Nobody plays it twice.
deal-closed-explained = This deal is closed: its seed is public, so nobody plays it any more.
deal-tables = Results of this deal
deal-table = Table { $number }
deal-own-table = Your table
best-of-seat = best at this seat
ranked = place { $place }
tables-so-far = { $count ->
    [one] one table
   *[other] { $count } tables
}
play-same-deal = Play the same deal
deal-busy = Two or more people are playing this deal now. You can play it once they have finished.
deal-proven = What comparing these tables shows for certain
deal-unproven = What nobody can know
deal-bot-seat = a bot’s seat
deal-stood-in =
    { $count ->
        [one] a bot made one decision
       *[other] a bot made { $count } decisions
    }
broken-off = Broken off
send-deal-link = You know this deal now. Send its link to others, and compare.
copy-deal-link = Copy the link of the deal
close-deal = Close the deal
close-deal-explained = Nobody can play it any more, every game with it may be looked at from all sides, and the seed proves the draws.

## Replay

to-the-start = To the start
step-back = Previous step
step-on = Next step
to-the-end = To the end
play-it = Play
pause = Pause
position-in-game = Position in the game
ply-of = { $ply } of { $plies }
perspective = Perspective
as-i-saw-it = As I saw it
everything-shown = With everything shown
as-a-spectator = As a spectator
as-seen-by = As { $name } saw it
download-log = Download the log
play-on = Play on from here
play-on-explained = A new table begins at this position, with new draws.
your-seat = Your seat
the-others = The others

## About a table

about-this-table = About this table
printed-numbers = Numbers on the components
of-the-hosts-own-file = from a file of the host's own
reconstructed = Reconstructed
reconstructed-explained = No source tells what is printed on these; the values are ours, tried out by simulation. If your copy differs, correct the edition file.
nothing = nothing

## Proof of the draws

draws = Were the draws honest?
draws-explained = A fingerprint of the seed was shown before the first draw. The seed itself shows that no draw was chosen afterwards.
commitment = Fingerprint shown before the game
seed = Seed shown after it
seed-secret = secret as long as others may play this deal
verify = Verify
commitment-kept = This browser has computed the fingerprint of the seed: it is the one that was shown.
commitment-broken = The seed does not have the fingerprint that was shown!
draws-verified = The server has drawn again from the seed: every draw is the same.
draws-wrong = The draws do not follow from the seed: { $problem }
draw-count = { $count ->
    [one] one number drawn
   *[other] { $count } numbers drawn
}

## The rules

rules = Rules
rules-of = { $game }: the rules
rule-number = Rule { $clause }
search-the-rules = Search the rules
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
no-rule-found = No rule says: “{ $typed }”.
no-such-rule = There is no rule { $clause }. The nearest:
contents = Contents
print = Print
on-a-page = On a page of its own
player-aid = Player aid
player-aid-of = { $game }: player aid
what-is-this = What is this?
what-is-this-explained = Tap anything on the board to read what it is. Nothing is played meanwhile.
keys-rule = the rule that is named beside a thing
