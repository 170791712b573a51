# Why something is not done.
refused-absent-waited-for = At this table nobody plays for someone who is away.
refused-already-answered = You have answered already.
refused-already-asked = Somebody is asking for something already. Answer that first.
refused-already-seated = You already have a seat at this table.
refused-already-started = The game has already begun.
refused-bot-plays = A bot plays this seat.
refused-bot-too-slow = A search bot may use at most { $most } iterations here.
refused-deal-being-played = Two or more people are playing this deal at another table. Nobody else may play it until they have finished.
refused-deal-closed = This deal is closed: its seed is public.
refused-deal-elsewhere = This deal is being played at another table. Two or more people may begin once that game is over.
refused-deal-in-play = The deal cannot be closed while a game with it is going on. One without a clock in which nothing has happened for a day does not count.
refused-deal-open = Others may still play this deal, so only those who sit here may look.
refused-enough-comings = People have sat down at this table { $most } times already. Please open another one.
refused-enough-said = { $most } messages are as many as one person may write here.
refused-from-elsewhere = This request came from another site's page.
refused-game-over = The game is over.
refused-gave-up = This player has already given up.
refused-illegal-action = The rules do not allow this.
refused-internal = Something went wrong on our side. Nothing was changed; please try again.
refused-knows-deal = You know this deal from another table.
refused-muted = The host has asked for silence here.
refused-name-is-a-pronoun = “{ $name }” is what sentences here call every reader. Please choose another name.
refused-no-bot-plays = No bot plays for you.
refused-no-database = The site cannot write or read just now. Nothing was changed and no clock runs; please try again in a moment.
refused-no-hints = There are no hints at this table.
refused-no-name = Please say your name first.
refused-no-rules = The rules of “{ $game }” are not written yet.
refused-no-such-bot = There is no bot “{ $bot }”; there is, for example, { $known }.
refused-no-such-deal = There is no such deal.
refused-no-such-edition = { $game } has no edition “{ $edition }”.
refused-no-such-figure = The rules of “{ $game }” have no figure “{ $figure }”.
refused-no-such-game = There is no game “{ $game }” here.
refused-no-such-message = There is no such message at this table.
refused-no-such-option = { $game } has no option “{ $option }”.
refused-no-such-ply = This game has { $plies } plies.
refused-no-such-seat = This table has { $seats } seats.
refused-no-such-table = There is no table at this address.
refused-no-undo = Nothing can be taken back: someone else has decided since, or something hidden was shown.
refused-must-remember = In this game one must remember what was seen: looking back is possible once it is over.
refused-not-finished = This is possible once the game is over.
refused-not-found = There is nothing at this address.
refused-not-host = Only the host of the table may do this.
refused-not-seated = You do not sit at this table.
refused-not-started = The game has not begun yet.
refused-not-your-turn = It is not your turn.
refused-not-paused = The game is not paused.
refused-nothing-asked = Nobody has asked for anything.
refused-nothing-said = A message needs some printable text.
refused-nothing-to-take-back = You have not decided anything yet.
refused-pause-lasts = { $name } asked for this pause. After { $minutes } min anyone may end it.
refused-paused = The game is paused.
refused-seat-empty = Nobody sits there.
refused-seat-taken = Someone sits there already.
refused-seats-empty = Every seat must be taken before the game can begin.
refused-series-too-long = A series of decisions ends where something is drawn or shown, or someone else decides.
refused-set-aside = What is stored of this table is damaged, so it is set aside. The person who runs the site can see why; other tables play on.
refused-stale = The table has moved on since you decided. Look at it and decide again.
refused-still-here = A bot may play for someone who has been away for { $minutes } min, not before.
refused-too-crowded = Too many connections are open. Please try again later.
refused-too-fast = Too many requests. Please wait a moment.
refused-too-large = This is larger than the site accepts.
refused-too-many-bot-tables = You have { $most } games of bots only running. Let one of them finish first.
refused-too-many-files = You have sent { $most } files in an hour. Please wait a while before the next one.
refused-too-many-public-tables = You have { $most } tables in the public list. Finish one first, or open this one for a link only.
refused-too-many-tables = You have { $most } unfinished tables. Finish one first.
refused-too-often = That was a bit often. Please wait { $seconds } s.
refused-too-slow = The request did not arrive in time.
refused-too-much-work = Reading this file takes more time or memory than the site can spare.
refused-try-again = This did not work just now. Please try again.
refused-unknown-action = This is no action of the game: “{ $action }”.
refused-unsure = The site does not know yet whether this was written. No clock runs; look at the table again in a moment.
refused-wrong-edition = The edition file is refused: { $detail }
refused-wrong-host = This site is not known under this name.
refused-wrong-log = This log is refused: { $detail }
refused-wrong-message = This message is not understood: { $detail }
refused-wrong-name = A name has 1 to { $most } characters that can be seen, without brackets.
refused-wrong-option = “{ $value }” is no choice of the option “{ $option }”; there is { $choices }.
refused-wrong-players = { $game } is for { $least } to { $most } players.
refused-wrong-setup = The table cannot be opened like this: { $detail }
refused-wrong-token = This token is not one of this site's.

# What comparing the tables of a deal means.
deal-proven-draws = Every table drew from the same seed, and its fingerprint was published before the first draw.
deal-proven-once = No visitor sat at two of these tables.
deal-unproven-names = Whether somebody came twice, under two names, and knew the deal already.
deal-unproven-help = Whether somebody had help from another person or a program.

# What a bot decided for someone, in the log.
told-stand-in = { $text } (A bot decided.)

# What somebody asks the others for.
asked-pause = { $name } asks for a pause. The clocks would stand still.
asked-takeback = { $name } asks to take back their last decision, and all that came after it. The same draws would come again, and what was seen stays seen.

# What an option is, where a game has no words of its own for it.
choice-on = yes
choice-off = no

# What happened at the table.
note-sit = { $name } sits down.
note-stand = Seat { $seat } is free again.
note-undo = { $name } took something back.
note-resign = { $name } gives up. A bot plays on, and the seat ranks last.
note-flag = { $name } has run out of time. A bot plays on, and the seat ranks last.
note-takeover-once = { $name } lets a bot play this turn.
note-takeover-asked = { $name } lets a bot play for the time being.
note-takeover-away = { $name } is away. A bot plays until they come back.
note-handback = { $name } plays again.
note-restart = The site was away for a while. The clock did not run.
note-ask-pause = { $name } asks for a pause.
note-ask-pause-agreed = { $name } pauses the game. The clocks stand still.
note-ask-takeback = { $name } asks to take back their last decision.
note-ask-takeback-agreed = { $name } took back their last decision.
note-answer-yes = { $name } agrees.
note-answer-no = { $name } would rather not.
note-resume = { $name } ends the pause.
note-breakoff = The deal was closed and nobody had played here for a day, so the game is broken off.
note-mute = The host has muted { $name }.
note-mute-all = The host has muted the spectators.
note-mute-ended = { $name } may speak again.
note-mute-ended-all = Spectators may speak again.
note-rematch = A rematch has been opened.

# How the site is.
health-bots-die = { $count ->
    [one] A bot's process has died in the last minute. The quick bot decides instead.
   *[other] { $count } bots' processes have died in the last minute. The quick bot decides instead.
}
health-database-damaged = The database says that pages of it are damaged. “mandapa check” tells which tables are concerned.
health-database-fails = The database is failing. The log says how.
health-database-hangs = The database does not answer in time.
health-database-unreachable = The database cannot be reached.
health-disk-full = The disk of the database is full.
health-tables-set-aside = { $count ->
    [one] A table is damaged and set aside.
   *[other] { $count } tables are damaged and set aside.
}
health-tables-stalled = { $count ->
    [one] At one table nothing can be written. The log says why.
   *[other] At { $count } tables nothing can be written. The log says why.
}
