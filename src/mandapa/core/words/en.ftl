# What is wrong with a command, a set-up, an edition or a saved game, in English.
# Lists come joined; values stand as the file or the command has them.

## Set-ups

no-game = there is no game '{ $name }'; choose from { $known }
no-language = there is no language '{ $name }'; choose from { $known }
no-edition = there is no edition '{ $name }' of { $game }; choose from { $known }, or give the path of an edition file
newer-rules = it takes version { $version } of the rules of { $game }; this program knows them up to { $known }
wrong-players = { $game } is for { $least } to { $most } players, not { $players }
no-such-option = { $game } has no option '{ $name }'; it has { $known }
no-options = { $game } has no option '{ $name }'; it has none
wrong-option = option '{ $name }' of { $game } is { $choices }, not '{ $value }'
one-like = one like { $value }
wrong-names = { $players } players need as many names, not { $count }
wrong-name = a player's name is 1 to { $most } printable characters, not { $name }
wrong-seed = a seed is a number, a text or bytes, not { $value }
wrong-seed-bytes = a seed in bytes has { $wanted } of them, not { $count }; a number or a text may be of any length
other-view = this is a view of version { $version }; those of { $game } have version { $known } here
no-bot = there is no bot '{ $name }'; choose from { $known }
wrong-iterations = '{ $name }': the iterations of a search bot are a whole number from 1 to { $most }
wrong-bots = { $players } players need as many bots, not { $count }
too-few-games = the number of games must be at least 1, not { $count }

## Playing

unknown-action = '{ $notation }' is no action of this game
unknown-action-such = '{ $notation }' is no action of this game; an example of one is '{ $example }'
illegal-action = '{ $notation }' is not allowed: { $reason } (rule { $clause })
series-too-long = a series of decisions ends where something is drawn or shown, or someone else decides
game-over = the game is over
not-your-turn = it is { $name }'s decision, not seat { $seat }'s
no-such-seat = the seats are 0 to { $last }, not { $seat }
no-undo = nothing can be taken back: someone else has decided since, or something hidden was shown
no-such-ply = this match has { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}, so there is no ply { $ply }
no-seed = this match cannot go on: its seed is not known

## Edition files

edition-sent = edition
edition-with-date = { $source } holds a date or a time, which no component has
edition-not-toml = { $source } is not a valid TOML file: { $detail }
edition-unreadable = cannot read the edition file { $path }: { $reason }
edition-not-utf8 = the edition file { $path } is not UTF-8 text
edition-too-long = { $source } is longer than { $most } characters
edition-line-too-long = { $source }, line { $line }: is longer than { $most } characters
# What follows it begins after `$key`, the name of a value.
edition-wrong = { $source }, line { $line }: { $key } { $why }
unknown-group = is unknown; the file may hold { $known }
unknown-key = is unknown; [{ $group }] holds { $known }
missing = is missing
not-a-text = must be a line of text, not { $value }
not-one-of = must be one of { $choices }, not { $value }
not-either = must be { $choices }, not { $value }
not-a-list = must be a list of { $count ->
    [one] 1 value
   *[other] { $count } values
}
not-a-list-between = must be a list of { $least } to { $most } values
not-a-number = must be a whole number from { $least } to { $most }, not { $value }

## Saved games

cannot-save = cannot save to { $path }: { $reason }
cannot-read = cannot read { $path }: { $reason }
in-file = { $path }: { $error }
in-line = line { $line }: { $error }
log-too-large = { $path } is too large to be a saved game
log-not-text = { $path } is not a saved game: it is not text
no-saved-game = this is not a saved game of Mandapa
newer-format = this file has format { $found }, this program reads { $known }: a newer program may have written it
header-breaks-off = the file breaks off in its header
no-header-line = '{ $text }' is no header line
header-lacks = the header lacks a line '{ $key } ...'
header-needs-number = the header line '{ $text }' needs a whole number
header-needs-digits = the header line '{ $key } ...' needs { $count } hexadecimal digits
header-needs-fork = the header line '{ $text }' needs a ply and a commitment
no-such-seat-line = { $players } players have no '{ $key }'
no-action-line = '{ $text }' is not an action line
log-damaged = the file was damaged or edited here or above
not-theirs-to-act = it was not for '{ $actor }' to act
log-breaks-off = the log breaks off before ply { $ply }, where the fork begins
log-of-unknown-game = it is a game of '{ $name }', which is not known here
log-of-other-edition = it was played with edition '{ $wanted }', which { $source } is not
log-of-unknown-edition = it was played with edition '{ $wanted }', which is not known here; give its file with --edition
log-too-long = it has { $plies } plies; this site takes up to { $most }
already-over = the game was already over
no-such-draw = '{ $notation }' cannot be drawn now ({ $source })
seed-not-revealed = the seed of this match has not been revealed
other-seed = the seed is not the one that was committed to at the start
other-draw = ply { $ply }: the log says '{ $logged }', the seed gives '{ $due }'
state-lacks = this is no saved state of { $game }: it lacks { $name }
no-state = this is no saved state of { $game }: { $detail }

## The command

exists-already = { $path } exists already and is not overwritten; give another name
no-home = there is no home folder to save in; give a file with --save
being-played = { $path } is being played by another running mandapa
wrong-seat = '{ $text }': a seat is NAME=human or NAME=BOT, a name without brackets
wrong-number-of-seats = --seats names { $count ->
    [one] 1 seat
   *[other] { $count } seats
}, but --players is { $players }
name-twice = two seats have the name '{ $name }'
or-human = { $error }, or human for a person
resume-with-more = --resume goes on as the game was begun: leave out { $what }
replay-ply = this game has plies 0 to { $plies }, not { $ply }
replay-seat = this game has seats 1 to { $players }, not { $seat }
wrong-seconds = --seconds is a number above 0 and up to { $most }, not { $seconds }
wrong-jobs = --jobs is a number from 1 to { $most }, not { $jobs }
simulation-broke-off = the simulation broke off: a worker process was ended

## The site

no-database = there is no database at { $path }
backup-postgresql = a PostgreSQL database is backed up with its own pg_dump
backup-damaged = the copy is damaged; the backup was not made
backup-failed = { $path } cannot be backed up: { $detail }
no-key-file = with PostgreSQL, give the file of the cookie key with --key-file
no-key = { $path } holds no key: remove it and a new one is made (everyone must then say their name again), or restore it from a backup
key-unusable = the key of the cookies, { $path }, cannot be used: { $reason }
cannot-listen = cannot listen on { $host } port { $port }: { $reason }; give another one with --port
database-unusable = the database cannot be used: { $reason }
database-unreachable = the database cannot be reached: { $reason }
database-in-use = another site uses this database ({ $by }); stop that one first
database-in-use-by-unknown = another site uses this database (it does not say who); stop that one first
no-database-address = '{ $url }' is not the address of a database
postgresql-not-installed = for PostgreSQL, install mandapa[postgresql]
wrong-kind-of-database = the database is an SQLite file or a postgresql:// address
newer-database = the database was used by a newer Mandapa; install that one again, or restore the backup from before ({ $detail })
no-answer = it does not answer
text-missing = a name or a text is missing
other-text = a name or a text is not the one that was written
wrong-event = the check of event { $seq } does not fit
row-of-nothing = a row of { $name } belongs to nothing
other-status = it is listed as { $listed ->
    [open] open
    [playing] playing
   *[finished] finished
}, but its events make it { $found ->
    [open] open
    [playing] playing
   *[finished] finished
}
told-by-program = { $detail }
no-site-database = this is no database of a site
other-database-version = another version of Mandapa made this database; `mandapa serve` brings an older one up to date

## What an operating system complains of

system-eacces = Permission denied
system-eaddrinuse = Address already in use
system-eisdir = Is a directory
system-enoent = No such file or directory
system-enospc = No space left on device
system-enotdir = Not a directory
system-eperm = Operation not permitted
system-erofs = Read-only file system
