# The help of the command, in English. Names of commands, options, bots and levels stay as they are.

mandapa = A table for board games: play, watch, replay, verify, simulate.
mandapa-more = mandapa COMMAND --help says more about each command.
examples = examples:
version = show the version and exit
version-compiled = compiled engine
version-uncompiled = uncompiled engine
default = (default: { $value })
no-pair = '{ $text }' is not NAME=VALUE

## What stands for a value

metavar-command = COMMAND
metavar-game = GAME
metavar-clause = CLAUSE
metavar-file = FILE
metavar-list = LIST
metavar-name = NAME
metavar-pair = NAME=VALUE
metavar-text = TEXT
metavar-lang = LANG
metavar-url = URL
metavar-host = HOST
metavar-n = N
metavar-k = K
metavar-m = M
metavar-s = S

## Arguments of several commands

arg-option = an option of the game, such as memory=on
arg-edition = a released edition, or a file
arg-lang = { $known } (default: your system's)
arg-json = print JSON
arg-file = a saved game
arg-database = an SQLite file or postgresql:// (default: in your home)
arg-key-file = the cookie key (default: beside the file)

## play

play = play at this terminal, people and bots in any mix
play-more =
    Without a terminal (mandapa play </dev/null) bots play for the people; with
    --ask their answers are read from standard input, one a line.
play-game = the game (default: { $game })
play-players = how many players (default: 2, you and { $bot } bots)
play-seats = who plays, in turn order: human, { $levels }, or a bot by what it does ({ $bots }:ITERATIONS), each with a name if you like (Anna=human)
play-seed = the same text gives the same deal
play-save = where to save (a new file)
play-resume = go on with a saved game
play-confirm = ask again before what cannot be taken back
play-ask = read people's answers from standard input even if it is no terminal

## replay, verify

replay = step through a saved game
replay-seat = see it as seat N (from 1)
replay-ply = begin after ply K
replay-all = print everything without asking
verify = check that every draw of a saved game follows from its seed

## simulate, bench

simulate = let bots play many games
simulate-more =
    The same seed gives the same result for any number of jobs. Each deal is played
    with every seating in turn.
simulate-players = how many players (default: as many as bots, or 2)
simulate-bots = one for each seat, or one for all: { $levels }, or by what it does: { $bots }, search:ITERATIONS (default: { $value })
simulate-jobs = number of processes (default: all cores)
bench = measure how fast this installation is

## games, rules

games = list the games, their options and editions
games-game = only this one
rules = read the rules of a game
rules-clause = one rule (3.2) or section (3)
rules-aid = the essentials on one screen: the player aid

## serve, backup, check

serve = run the site: tables in the browser, bots, the HTTP API
serve-more =
    Started at a terminal, it opens your browser. SIGTERM or Ctrl+C stops it; every
    acknowledged move is on disk, and all games go on at the next start.
serve-host = where to listen (default: this machine only)
serve-allowed-host = a name under which browsers reach it; localhost, this machine's name and IP addresses always work
serve-https = it is reached through HTTPS
serve-no-browser = do not open the browser
serve-bot-workers = number of processes for bots
serve-no-limits = for load tests: no rate limits
backup = copy the database of a site, also while it runs
backup-target = the copy (a new file)
check = look through the database of a site, also while it runs: pages, checks, every table
check-more = Nothing is changed. The exit code is 0 if all is well, 1 if anything is damaged.
