# The levels of bots, in English: a name, and how it plays.

easy = Easy
easy-how = Takes what looks good, and often looks the wrong way.
fair = Fair
fair-how = Takes what is best right now, but never looks ahead.
strong = Strong
strong-how = Thinks ahead before every choice. You will have to, too.
