# The words around the games, in English.

bot-names = Asha Ravi Mira Kiran
player = Player { $number }

## Asking

# The letters on the keys b h u l q t m y, where the keyboard is set to this language.
keyboard = b h u l q t m y
# Everything that agrees.
yes = y yes
# What asks for the rules.
rules-word = rules
# What asks for the player aid.
aid-word = aid

keys-short = (a number; h help, t table, ? hint, q quit)
keys-back = (b back)
help-keys =
    Type the number of a choice, or its first letters, and press Enter.
      b      one question back
      t      the whole table (Enter: the table again)
      m      more choices, if the list is long
      ?      what a simple bot would do
      ? 3    what choice 3 would do, as far as that is certain
      =      the usual choice, where there is one
      rules  the rules; a number such as 3.2 shows that rule alone
      aid    the player aid: the rules on one screen
      l      all that has happened so far
      u      take back your last decision, if nothing was shown since
      q      leave; the game is saved and can be resumed
    A whole action can be typed too, as the log writes it.
ambiguous = “{ $typed }” could be { $names }: type more letters, or a number.
not-understood = “{ $typed }” is none of the choices: type a number from the list, or h for help.
no-action = “{ $typed }” is no action of this game; an action looks like “{ $example }”.
refused = “{ $typed }” is not allowed: { $reason } (rule { $clause }).
namesake = (b goes one question back; for { $value } type { $number } or { $value }.)
cannot-foretell = “{ $typed }” is no whole choice of this list: what it would do depends on what you choose next.
usual = Usually: { $what } ({ $reason }). Type = for that.
no-undo = Nothing can be taken back: someone else has decided since, or something hidden was shown.
list-page = Choices { $first } to { $last } of { $count }; m shows more.
page-more = (Enter more, q back)
page-end = (Enter back to the game)
confirm = This cannot be taken back. Do it? (y yes, n no)
hint = A simple bot would choose this:
thinking = { $name } is thinking …

## At the table

no-terminal = There is no terminal to ask anybody at: bots play all seats, and nothing is read from standard input. With --ask answers are read from there.
only-bots = Bots play all seats: you are watching.
welcome = { $seats }. Every decision is saved. Type h for help and the rules in short.
pass-keyboard = Pass the keyboard to { $name }.
press-enter = { $name }, press Enter when nobody else is looking.{" "}

## The end

total = total
place = place
you-inside = You
winners = { $count ->
    [one] { $who ->
        [you] You win.
       *[other] { $names } wins.
    }
   *[other] { $names } share the victory.
}
explained = { $name } { $text } (rule { $clause })
saved-in = The game is saved in
check-with = To check every draw and to see the game again:
resume-with = The game is saved. Go on with:

## Replay

replay-keys = (Enter next, b back, a number for that ply, q quit)
replay-here = After ply { $ply } of { $plies }
replay-hidden = The game is not finished, so hands stay hidden. --seat N shows what a seat knows.
replay-end = This is the end of the log.
replay-begin = This is the beginning.
replay-range = There are plies 0 to { $plies }.
replay-unknown = “{ $typed }” is none of the keys here.

## Checking a database

check-table = Table { $name }: { $reason }
check-database = The database: { $reason }
check-seen = { $count ->
    [one] One table
   *[other] { $count } tables
} with { $number ->
    [one] one event
   *[other] { $number } events
} looked through.
check-altered = { $count ->
    [one] One name or text was
   *[other] { $count } names or texts were
} erased or changed after being written; no check covers what stands there now.
check-whole = Everything is whole: every check fits, every table can be rebuilt.
check-damaged = { $count ->
    [one] One thing is damaged.
   *[other] { $count } things are damaged.
} The site sets damaged tables aside and plays on; a backup may still hold them whole.

## Other commands

uncompiled = the engine is not compiled and runs slower; install a C compiler and the Python headers, then reinstall mandapa
interrupted = interrupted
no-letters = This terminal shows only { $encoding }, which lacks the letters of '{ $lang }': English instead.
verify-game = { $game }, { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}, edition { $edition }
verify-commitment = commitment { $commitment }
verify-draws = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}: { $sources }
verify-source = { $source } { $count }
verify-whole = Verified: the log is whole and every draw follows from the seed.
verify-so-far = Verified so far: every draw follows from the seed. The game is unfinished.
bench-title = { $game }, { $players } players, one core
bench-playouts = playout actions a second
bench-steps = steps a second from Python
bench-copy = microseconds for a copy
bench-search = search iterations a second
simulate-games = { $count ->
    [one] 1 game
   *[other] { $count } games
} of { $game }, seed { $seed }
simulate-bot = bot
simulate-wins = wins
simulate-sure = 95 %
simulate-points = points
simulate-mean = mean
simulate-order = wins of player { $number } in turn order
simulate-plies = plies
simulate-decisions = free decisions
simulate-ended = end: { $reason }
games-players = players
games-option = option
games-languages = languages
games-bots = bots
games-edition = edition
games-advice = What is not from the rulebook may differ in your copy: look at it, save a corrected copy of the file below, and play with --edition FILE.
provenance-rulebook = rulebook
provenance-documented = documented
provenance-deduced = deduced
provenance-reconstructed = reconstructed
serve-at = Mandapa is at { $address } (Ctrl+C stops it)
serve-no-pages = The pages for the browser are not built (that takes Node.js and npm when Mandapa is installed); the API works without them.
backed-up = Backed up { $count ->
    [one] 1 table
   *[other] { $count } tables
} with { $number ->
    [one] 1 event
   *[other] { $number } events
} to { $path }
