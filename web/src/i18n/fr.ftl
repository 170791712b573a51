# Le cadre de la table, en français. Ce que disent les jeux est dans leurs words/fr.ftl.

## Partout

site = Site
skip-to-content = Aller au contenu
to-the-lobby = Retour au salon
to-the-table = Aller à la table
settings = Réglages
close = Fermer
keep = Enregistrer
begin = Commencer
send = Envoyer
yes = oui
no = non
you = vous
players = Joueurs
game = Jeu
more = Plus
one-moment = Un instant…
site-gone = Le site ne répond pas pour le moment. Réessayez dans un instant, s’il vous plaît.
nothing-here = Il n’y a pas de page à cette adresse

## Réglages

your-name = Votre nom
name-kept = Nom enregistré.
language = Langue
theme = Couleurs
theme-system = comme sur cet appareil
theme-day = jour
theme-night = nuit
movement = Mouvements
speed-none = aucun
speed-fast = rapides
speed-medium = moyens
speed-slow = lents
sounds = Sons
volume-none = aucun
volume-quiet = faibles
volume-medium = moyens
volume-loud = forts
ask-before-final = Redemander avant ce qui ne pourra pas être repris
always-names = Écrire le nom de chaque élément à côté de lui
always-curtain = À un seul écran : tirer le rideau même dans les jeux sans secret
always-reading = Toujours montrer les tables en texte

## Touches

keys = Touches du clavier
keys-everywhere = Partout
keys-tab = à l’élément suivant ; avec Maj, au précédent
keys-enter = le choisir
keys-escape = fermer une fenêtre, ou lâcher ce qui est choisi
keys-help = cette page
keys-board-arrows = d’un choix possible à l’autre
keys-board-about = d’un élément à l’autre, pour lire ce qu’il est
keys-board-digits = combien de cartes, une fois la couleur choisie
keys-log = de ligne en ligne
keys-replay-step = un coup en arrière ou en avant
keys-replay-ends = au début ou à la fin
keys-replay-play = lecture ou pause

## Le salon

welcome = Prenez place. À quoi jouons-nous ?
what-is-your-name = Votre nom ?
games = Jeux
for-players = { $least } à { $most } joueurs
play-now = Jouer
against-bots = { $count ->
    [one] { $count } bot : { $level }
   *[other] { $count } bots : { $level }
}
play-with-a-friend = Jouer entre amis
come-and-play = Une partie ensemble ? On joue à { $game }.
invitation-sent = L’invitation est partie.
go-on = Continuer
for-minutes = { $from }–{ $to } min
weight-light = facile à apprendre
weight-medium = un peu de réflexion
weight-rich = riche
all-games = Tous les jeux
find-a-player = Chercher un joueur
nothing-found = Aucune table de ce genre en ce moment.
show-more = Afficher la suite
not-there = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
}
new-table = Nouvelle table
your-turn = À vous de jouer
your-tables = Vos tables
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table et envoyez son lien à des amis.
being-played = Parties en cours
recent-games = Parties récentes
no-recent-games = Les parties que vous terminez sont gardées ici, pour les revoir ou repartir d’un de leurs coups.
join-by-link = Le lien d’une table
go-there = Y aller
not-a-link = Ce n’est pas le lien d’une table, d’une relecture ou d’une donne.
open-a-log = Ouvrir un journal depuis un fichier
names-and-free = { $names }, { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
free-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
won-with = { $count ->
    [one] { $names } a gagné avec { $points }
   *[other] { $names } ont gagné avec { $points }
}
won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
it-is-your-turn = C’est à vous de jouer
waiting-for-players = En attente de joueurs
under-way = En cours

## Une nouvelle table

with-whom = Avec qui ?
with-bots = Des bots
with-friends = Des amis, par un lien
with-friends-explained = La table attend qu’ils aient pris place. Vous recevez un lien à leur envoyer.
at-this-screen = À cet écran
at-this-screen-explained = Vous vous passez l’appareil. Quand les mains sont secrètes, un rideau les cache jusqu’à ce que le joueur suivant soit prêt.
player-number = Joueur { $number }
how-strong = De quelle force ?
more-choices = Plus de choix
seat-number = Place { $number }
open-seat = libre
clock = Pendule
clock-none = aucune
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} + { $increment ->
    [one] { $increment } seconde par tour
   *[other] { $increment } secondes par tour
}
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-each-turn = { $minutes ->
    [one] { $minutes } minute par tour
   *[other] { $minutes } minutes par tour
}
pace-of-bots = Les bots jouent
pace-at-once = tout de suite
pace-brisk = rapidement
pace-calm = calmement
someone-absent = Si quelqu’un s’absente
absent-bot = les autres peuvent faire jouer un bot
absent-bot-after = { $minutes ->
    [one] les autres peuvent faire jouer un bot après { $minutes } minute
   *[other] les autres peuvent faire jouer un bot après { $minutes } minutes
}
absent-wait = la partie attend son retour
public-table = Publique : visible dans le salon, tout le monde peut regarder
hints-allowed = Conseils
shared-deal = Donne partagée : d’autres peuvent jouer les mêmes tirages
open-the-table = Ouvrir la table

## Avant le début

everyone-is-here = Toutes les places sont prises
free-seat = Place libre
sit-here = Prendre cette place
stand-up = Quitter la place
clear-seat = Libérer la place
name-at-this-screen = Quelqu’un à côté de moi
sits-here = Installer
put-a-bot-here = Mettre un bot ici
copy-link = Copier le lien
link-copied = Le lien est copié.
link-explained = Toute personne qui a le lien peut prendre place ou regarder.

## À la table

board = Plateau
log = Journal
talk = Discussion
parts-of-the-table = Volets de la table
players-and-log = Joueurs et journal
names-of-things = Noms des éléments
reading-mode = En texte
pass-to = Passez l’appareil à { $name }
pass-explained = Personne d’autre ne devrait regarder maintenant.
lift-the-curtain = C’est moi, { $name } : montrer mon côté
what-is-asked = Ce qui est demandé
what-you-may-do = Ce que vous pouvez faire
the-table-in-words = La table en texte
steps-so-far = Vos étapes jusqu’ici
back-to-here = revenir avant cette étape
cannot-be-taken-back = Ce choix ne pourra pas être repris.
do-it = Confirmer
not-yet = Pas encore
take-back = Reprendre
hint = Conseil
hint-says = Conseil : { $text }
follow-hint = Suivre le conseil
is-deciding = C’est à { $name } de décider.
bot-is-thinking = { $name } réfléchit.
show-again = Remontrer les derniers coups
showing-again = Les derniers coups, encore une fois
stop-showing = Arrêter
look-back = Revoir les coups passés
looking-back = Coups passés : { $ply } sur { $plies }
board-failed = Le plateau dessiné ne marche plus ; voici la table en texte.
line-lost = La connexion est perdue. Nouvel essai…
nothing-yet = Il ne s’est encore rien passé.
nobody-spoke = Personne n’a encore rien dit.
say-something = Dites quelque chose
ask-for-pause = Demander une pause
ask-to-take-back = Demander à reprendre ma dernière décision
agree = D’accord
rather-not = Plutôt non
never-mind = Laisser tomber
waiting-for-answer = En attente d’une réponse : { $names }
game-paused = La partie est en pause.
paused = Pause demandée par { $name }. Les pendules sont arrêtées.
say-to-spectators = Dites quelque chose aux spectateurs
spectators-talk = Spectateurs ({ $count })
mute = Couper la parole à { $name }
unmute = Rendre la parole à { $name }
mute-spectators = Couper la parole aux spectateurs
unmute-spectators = Rendre la parole aux spectateurs
to-move = doit jouer
time-left = Temps restant
days-and-hours = { $days } j { $hours } h
is-here = en ligne
is-away = hors ligne
gave-up = a abandonné
program = programme
bot-decides-once = un bot décide ce tour
bot-plays-on-request = un bot joue, sur demande
bot-plays-for-the-absent = hors ligne, un bot joue
out-of-time = temps écoulé
watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-and-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et d’autres que vous ne pouvez pas voir
places-apart = { $count ->
    [one] { $count } case d’écart
   *[other] { $count } cases d’écart
}
places-past = { $count ->
    [0] les marqueurs se sont rencontrés
    [one] les marqueurs se sont dépassés de { $count } case
   *[other] les marqueurs se sont dépassés de { $count } cases
}
let-a-bot-play = Faire jouer un bot
bot-may-play-in = { $minutes ->
    [one] Un bot pourra jouer dans { $minutes } minute.
   *[other] Un bot pourra jouer dans { $minutes } minutes.
}
let-a-bot-play-for-me = Faire jouer un bot pour moi
play-myself-again = Jouer de nouveau moi-même
bot-for-me-explained = Un bot décide pour vous. Ce qu’il a décidé ne sera pas repris.
only-this-turn = Un seul tour
until-i-come-back = Jusqu’à ce que je reprenne la place
give-up = Abandonner
give-up-explained = Un bot continue à votre place, et cette place est classée dernière.

## Après la partie

you-win = Vous gagnez !
wins = { $name } gagne
shared-victory = Victoire partagée : { $names }
why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, soit { $ahead } d’avance sur { $who ->
    [you] vous
   *[other] { $name }
}.
why-rules = Selon les règles du jeu, devant { $who ->
    [you] vous
   *[other] { $name }
} ({ $other }).
why-points-alone = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
why-gave-up = { $count ->
    [one] { $names } a abandonné et finit au dernier rang.
   *[other] { $names } ont abandonné et finissent au dernier rang.
}
why-time = { $count ->
    [one] { $names } a épuisé son temps et finit au dernier rang.
   *[other] { $names } ont épuisé leur temps et finissent au dernier rang.
}
why-even-after-ties = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}, et égalité à chaque départage.
how-it-went = Le fil de la partie
kind-of-points = Type de points
all-points = tous les points
gap-explained = L’écart entre les deux marqueurs : à 0, ils se rencontrent.
plot-of-points = Les points au fil de la partie. À la fin : { $said }.
plot-end = { $name } { $points }
turning-points = Tournants
swing-ahead = { $name } gagne { $change } sur les autres
swing-behind = { $name } perd { $change } sur les autres
last-lead = { $name } prend la tête pour de bon, avec { $change } d’avance
no-change-of-lead = La tête du classement n’a jamais changé.
in-this-game = Dans cette partie
decisions = décisions
time-used = temps utilisé
best-turn = meilleur tour
your-games = Vos parties
all-your-games = Toutes vos parties et leurs résultats
by-game = Par jeu
by-opponent = Par adversaire
won-of = { $won ->
    [one] { $won } gagnée sur { $played }
   *[other] { $won } gagnées sur { $played }
}
a-bot = bot
score-sheet = Feuille de score
total = Total
place = Rang
place-number = { $place ->
    [1] { $place }er
   *[other] { $place }e
}
keep-picture = Garder une image
rematch = Revanche
to-the-rematch = Aller à la revanche
replay = Relecture
result = Résultat
to-the-score-sheet = Feuille de score
game-is-ending = La partie est terminée…

## Une donne partagée

compare-results = Comparer les résultats
deal = La même donne
deal-explained = Chaque table a ici les mêmes tirages. Qui a joué cette donne ne peut pas la rejouer.
deal-closed-explained = Cette donne est close : sa graine est publique, et plus personne ne la joue.
deal-tables = Résultats de cette donne
deal-table = Table { $number }
deal-own-table = Votre table
best-of-seat = meilleur résultat à cette place
ranked = { $place ->
    [1] { $place }er rang
   *[other] { $place }e rang
}
tables-so-far = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
play-same-deal = Jouer la même donne
deal-busy = Deux personnes ou plus jouent cette donne en ce moment. Vous pourrez la jouer quand elles auront fini.
deal-proven = Ce que la comparaison de ces tables montre à coup sûr
deal-unproven = Ce que personne ne peut savoir
deal-bot-seat = place d’un bot
deal-stood-in =
    { $count ->
        [one] un bot a pris { $count } décision
       *[other] un bot a pris { $count } décisions
    }
broken-off = Interrompue
send-deal-link = Vous connaissez maintenant cette donne. Envoyez son lien à d’autres, et comparez.
copy-deal-link = Copier le lien de la donne
close-deal = Clore la donne
close-deal-explained = Plus personne ne pourra la jouer, toutes ses parties pourront être revues de tous les côtés, et la graine prouvera les tirages.

## Relecture

to-the-start = Au début
step-back = Coup précédent
step-on = Coup suivant
to-the-end = À la fin
play-it = Lecture
pause = Pause
position-in-game = Position dans la partie
ply-of = { $ply } sur { $plies }
perspective = Point de vue
as-i-saw-it = Comme je l’ai vue
everything-shown = Tout est montré
as-a-spectator = Comme un spectateur
as-seen-by = Vue par { $name }
download-log = Télécharger le journal
play-on = Jouer à partir d’ici
play-on-explained = Une nouvelle table commence à cette position, avec de nouveaux tirages.
your-seat = Votre place
the-others = Les autres

## À propos d’une table

about-this-table = À propos de cette table
printed-numbers = Nombres imprimés sur le matériel
of-the-hosts-own-file = d’un fichier de l’hôte
reconstructed = Reconstitué
reconstructed-explained = Aucune source ne dit ce qui y est imprimé ; les valeurs sont les nôtres, essayées par simulation. Si votre exemplaire diffère, corrigez le fichier d’édition.
nothing = rien

## La preuve des tirages

draws = Les tirages étaient-ils honnêtes ?
draws-explained = Une empreinte de la graine a été montrée avant le premier tirage. La graine elle-même montre qu’aucun tirage n’a été choisi après coup.
commitment = Empreinte montrée avant la partie
seed = Graine montrée après la partie
seed-secret = secrète tant que d’autres peuvent jouer cette donne
verify = Vérifier
commitment-kept = Ce navigateur a calculé l’empreinte de la graine : c’est celle qui avait été montrée.
commitment-broken = La graine n’a pas l’empreinte qui avait été montrée !
draws-verified = Le serveur a refait les tirages à partir de la graine : tous sont les mêmes.
draws-wrong = Les tirages ne découlent pas de la graine : { $problem }
draw-count = { $count ->
    [one] { $count } nombre tiré
   *[other] { $count } nombres tirés
}

## Les règles

rules = Règles
rules-of = { $game } : les règles
rule-number = Règle { $clause }
search-the-rules = Chercher dans les règles
rules-found = { $count ->
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
no-rule-found = Aucune règle ne dit : « { $typed } ».
no-such-rule = Il n’y a pas de règle { $clause }. Les plus proches :
contents = Sommaire
print = Imprimer
on-a-page = Sur une page à part
player-aid = Aide de jeu
player-aid-of = { $game } : aide de jeu
what-is-this = Qu’est-ce que c’est ?
what-is-this-explained = Touchez un élément du plateau pour savoir ce que c’est. Rien n’est joué pendant ce temps.
keys-rule = la règle nommée à côté d’un élément
