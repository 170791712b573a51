# The levels of bots, in English: a name, and how it plays.

easy = Easy
easy-how = Takes what looks best right now and never looks ahead.
fair = Fair
fair-how = Looks a few moves ahead and answers at once.
strong = Strong
strong-how = Thinks every choice through and punishes mistakes.
