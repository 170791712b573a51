# L'aide de la commande, en français. Les noms des commandes, des options, des bots et des niveaux restent ce qu'ils sont.

mandapa = Une table pour des jeux de société : jouer, regarder, revoir, vérifier, simuler.
mandapa-more = mandapa COMMANDE --help en dit plus sur chaque commande.
examples = exemples :
version = afficher la version et quitter
version-compiled = moteur compilé
version-uncompiled = moteur non compilé
default = (par défaut : { $value })
no-pair = « { $text } » n’est pas NOM=VALEUR

## Ce qui tient lieu de valeur

metavar-command = COMMANDE
metavar-game = JEU
metavar-clause = RÈGLE
metavar-file = FICHIER
metavar-list = LISTE
metavar-name = NOM
metavar-pair = NOM=VALEUR
metavar-text = TEXTE
metavar-lang = LANGUE
metavar-url = URL
metavar-host = HÔTE
metavar-n = N
metavar-k = K
metavar-m = M
metavar-s = S

## Arguments de plusieurs commandes

arg-option = une option du jeu, comme memory=on
arg-edition = une édition publiée, ou un fichier
arg-lang = { $known } (par défaut : la langue de votre système)
arg-json = afficher du JSON
arg-file = une partie enregistrée
arg-database = un fichier SQLite ou { "postgresql://" } (par défaut : dans votre dossier personnel)
arg-key-file = la clé des cookies (par défaut : à côté du fichier)

## play

play = jouer dans ce terminal, personnes et bots mêlés à volonté
play-more =
    Sans terminal (mandapa play </dev/null), des bots jouent pour les personnes ;
    avec --ask, leurs réponses sont lues sur l’entrée standard, une par ligne.
play-game = le jeu (par défaut : { $game })
play-players = combien de joueurs (par défaut : 2, vous et des bots { $bot })
play-seats = qui joue, dans l’ordre du tour : human, { $levels }, ou un bot par sa méthode ({ $bots }{ ":ITÉRATIONS" }), chacun avec un nom si vous voulez (Anna=human)
play-seed = avec le même texte, c’est la même donne
play-save = où enregistrer (un nouveau fichier)
play-resume = continuer une partie enregistrée
play-confirm = demander confirmation avant ce qui ne pourra pas être repris
play-ask = lire les réponses des personnes sur l’entrée standard même si ce n’est pas un terminal

## replay, verify

replay = parcourir une partie enregistrée
replay-seat = la voir depuis la place N (à partir de 1)
replay-ply = commencer après le coup K
replay-all = tout afficher sans rien demander
verify = vérifier que chaque tirage d’une partie enregistrée découle de sa graine

## simulate, bench

simulate = faire jouer beaucoup de parties à des bots
simulate-more =
    La même graine donne le même résultat quel que soit le nombre de processus.
    Chaque donne est jouée tour à tour avec toutes les répartitions des places.
simulate-players = combien de joueurs (par défaut : autant que de bots, ou 2)
simulate-bots = un pour chaque place, ou un pour toutes : { $levels }, ou par sa méthode : { $bots }, { "search:ITÉRATIONS" } (par défaut : { $value })
simulate-jobs = nombre de processus (par défaut : tous les cœurs)
bench = mesurer la vitesse de cette installation

## games, rules

games = afficher les jeux, leurs options et leurs éditions
games-game = seulement celui-ci
rules = lire les règles d’un jeu
rules-clause = une règle (3.2) ou une section (3)
rules-aid = l’essentiel sur un écran : l’aide de jeu

## serve, backup, check

serve = faire tourner le site : tables dans le navigateur, bots, API HTTP
serve-more =
    Lancé dans un terminal, il ouvre votre navigateur. SIGTERM ou Ctrl+C l’arrête ;
    chaque coup confirmé est sur le disque, et toutes les parties continuent au
    prochain démarrage.
serve-host = où écouter (par défaut : cette machine seulement)
serve-allowed-host = un nom par lequel les navigateurs l’atteignent ; localhost, le nom de cette machine et les adresses IP sont toujours admis
serve-https = on y accède par HTTPS
serve-no-browser = ne pas ouvrir le navigateur
serve-bot-workers = nombre de processus pour les bots
serve-no-limits = pour les tests de charge : sans limites de débit
backup = copier la base de données d’un site, même pendant qu’il tourne
backup-target = la copie (un nouveau fichier)
check = examiner la base de données d’un site, même pendant qu’il tourne : pages, contrôles, toutes les tables
check-more = Rien n’est modifié. Le code de sortie est 0 si tout va bien, 1 si quelque chose est endommagé.

## Ce que dit de lui-même le lecteur de commandes ; %s et ses semblables sont remplis

argparse-usage = utilisation :
argparse-positional-arguments = arguments{"\u00A0"}
argparse-options = options{"\u00A0"}
argparse-show-this-help-message-and-exit = afficher cette aide et quitter
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-unrecognized-arguments = arguments inconnus : %s
argparse-not-allowed-with-argument = ne va pas avec l’argument %s
argparse-ignored-explicit-argument = ne prend pas de valeur : enlevez %r
argparse-the-following-arguments-are-required = il manque : %s
argparse-expected-one-argument = il faut une valeur
argparse-ambiguous-option-could-match = option ambiguë : %(option)s peut être %(matches)s
argparse-invalid-value = %(value)r n’est pas un nombre
argparse-invalid-choice-choose-from = %(value)r n’existe pas (il y a %(choices)s)
