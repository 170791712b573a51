# Ce qui ne va pas dans une commande, une mise en place, une édition ou une partie enregistrée, en français.

## Mise en place

no-game = il n’y a pas de jeu « { $name } » ; il y a { $known }
no-language = il n’y a pas de langue « { $name } » ; il y a { $known }
no-edition = il n’y a pas d’édition « { $name } » pour { $game } ; il y a { $known }, ou indiquez le chemin d’un fichier d’édition
newer-rules = il faut la version { $version } des règles de ce jeu ({ $game }) ; ce programme les connaît jusqu’à la version { $known }
wrong-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }
no-such-option = { $game } n’a pas d’option « { $name } » ; il y a { $known }
no-options = { $game } n’a pas d’option « { $name } » ; il n’y en a aucune
wrong-option = l’option « { $name } » ({ $game }) est { $choices }, pas « { $value } »
one-like = une valeur comme { $value }
wrong-names = il faut autant de noms que de joueurs : { $players }, pas { $count }
wrong-name = un nom de joueur a de 1 à { $most } caractères visibles ; { $name } ne convient pas
wrong-seed = une graine est un nombre, un texte ou des octets, pas { $value }
wrong-seed-bytes = une graine en octets en a { $wanted }, pas { $count } ; un nombre ou un texte peut avoir n’importe quelle longueur
other-view = c’est une vue de version { $version } ; celles de ce jeu ({ $game }) ont ici la version { $known }
no-bot = il n’y a pas de bot « { $name } » ; il y a { $known }
wrong-iterations = « { $name } » : les itérations d’un bot de recherche sont un nombre entier de 1 à { $most }
wrong-bots = il faut autant de bots que de joueurs : { $players }, pas { $count }
too-few-games = il faut au moins 1 partie, pas { $count }

## Pendant la partie

unknown-action = « { $notation } » n’est pas une action de ce jeu
unknown-action-such = « { $notation } » n’est pas une action de ce jeu ; en voici une : « { $example } »
illegal-action = « { $notation } » n’est pas permis : { $reason } (règle { $clause })
series-too-long = une suite de décisions s’arrête là où quelque chose est tiré ou révélé, ou là où quelqu’un d’autre décide
game-over = la partie est terminée
not-your-turn = c’est à { $name } de décider, pas à la place { $seat }
no-such-seat = les places de cette partie vont de 0 à { $last } ; { $seat } n’en est pas une
no-undo = rien ne peut être repris : quelqu’un d’autre a décidé depuis, ou quelque chose de caché a été révélé
no-such-ply = cette partie a { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} : il n’y a pas de coup { $ply }
no-seed = cette partie ne peut pas continuer : sa graine n’est pas connue

## Fichiers d'édition

edition-sent = édition
edition-with-date = { $source } contient une date ou une heure, ce qu’aucun élément de jeu ne porte
edition-not-toml = { $source } n’est pas un fichier TOML valable{ $where ->
    [line] { " " }(ligne { $line }, colonne { $column })
    [end] { " " }(il s’interrompt)
   *[unknown] {""}
}
edition-unreadable = impossible de lire le fichier d’édition { $path } : { $reason }
edition-not-utf8 = le fichier d’édition { $path } n’est pas un texte UTF-8
edition-too-long = { $source } dépasse { $most } caractères
edition-line-too-long = { $source }, ligne { $line } : plus de { $most } caractères
edition-wrong = { $source }, ligne { $line } : { $key } { $why }
unknown-group = est inconnu ; le fichier peut contenir { $known }
unknown-key = est inconnu ; [{ $group }] contient { $known }
missing = manque
not-a-text = doit être une ligne de texte, pas { $value }
not-one-of = doit être l’un de ces mots : { $choices } ; pas { $value }
not-either = doit être { $choices }, pas { $value }
not-a-list = doit être une liste de { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
not-a-list-between = doit être une liste de { $least } à { $most } valeurs
not-a-number = doit être un nombre entier de { $least } à { $most }, pas { $value }

## Parties enregistrées

cannot-save = impossible d’enregistrer dans { $path } : { $reason }
cannot-read = impossible de lire { $path } : { $reason }
in-file = { $path } : { $error }
in-line = ligne { $line } : { $error }
log-too-large = { $path } est trop grand pour une partie enregistrée
log-not-text = { $path } n’est pas une partie enregistrée : ce n’est pas du texte
no-saved-game = ce n’est pas une partie enregistrée de Mandapa
newer-format = ce fichier est au format { $found }, ce programme lit le format { $known } : un programme plus récent l’a peut-être écrit
header-breaks-off = le fichier s’interrompt dans son en-tête
no-header-line = « { $text } » n’est pas une ligne d’en-tête
header-lacks = il manque à l’en-tête une ligne qui commence par « { $key } »
header-needs-number = la ligne d’en-tête « { $text } » demande un nombre entier
header-needs-digits = la ligne d’en-tête « { $key } » demande { $count } chiffres hexadécimaux
header-needs-fork = la ligne d’en-tête « { $text } » demande un coup et une empreinte
no-such-seat-line = à { $players } joueurs, il n’y a pas de « { $key } »
no-action-line = « { $text } » n’est pas une ligne d’action
log-damaged = le fichier a été endommagé ou modifié ici ou plus haut
not-theirs-to-act = ce n’était pas à « { $actor } » d’agir
log-breaks-off = le journal s’interrompt avant le coup { $ply }, où commence la variante
log-of-unknown-game = c’est une partie de « { $name } », un jeu inconnu ici
log-of-other-edition = elle a été jouée avec l’édition « { $wanted } », et ce n’est pas celle-ci : { $source }
log-of-unknown-edition = elle a été jouée avec l’édition « { $wanted } », inconnue ici ; indiquez son fichier avec --edition
log-too-long = elle a { $plies } coups ; ce site en accepte { $most } au plus
already-over = la partie était déjà terminée
no-such-draw = « { $notation } » ne peut pas être tiré maintenant ({ $source })
seed-not-revealed = la graine de cette partie n’a pas été révélée
other-seed = la graine n’est pas celle dont l’empreinte avait été montrée au début
other-draw = coup { $ply } : le journal dit « { $logged } », la graine donne « { $due } »
state-lacks = ce n’est pas un état enregistré de ce jeu ({ $game }) : il y manque { $name }
no-state = ce n’est pas un état enregistré de ce jeu ({ $game }) : { $detail }

## La commande

exists-already = { $path } existe déjà et ne sera pas écrasé ; indiquez un autre nom
no-home = il n’y a pas de dossier personnel où enregistrer ; indiquez un fichier avec --save
being-played = { $path } est en train d’être joué par un autre mandapa
wrong-seat = « { $text } » : une place s’écrit NOM=human ou NOM=BOT, le nom sans parenthèses
wrong-number-of-seats = --seats nomme { $count ->
    [one] { $count } place
   *[other] { $count } places
}, mais --players vaut { $players }
name-twice = deux places portent le nom « { $name } »
or-human = { $error }, ou human pour une personne
resume-with-more = --resume continue la partie telle qu’elle a commencé : enlevez { $what }
replay-ply = les coups de cette partie vont de 0 à { $plies } ; { $ply } n’en est pas un
replay-seat = les places de cette partie vont de 1 à { $players } ; { $seat } n’en est pas une
wrong-seconds = --seconds est un nombre supérieur à 0, au plus { $most }, pas { $seconds }
wrong-jobs = --jobs est un nombre de 1 à { $most }, pas { $jobs }
simulation-broke-off = la simulation s’est interrompue : un de ses processus a été arrêté

## Le site

no-database = il n’y a pas de base de données à cet endroit : { $path }
backup-postgresql = une base PostgreSQL se sauvegarde avec son propre outil, pg_dump
backup-damaged = la copie est endommagée ; la sauvegarde n’a pas été faite
backup-failed = impossible de sauvegarder { $path } : { $detail }
no-key-file = avec PostgreSQL, indiquez le fichier de la clé des cookies avec --key-file
no-key = { $path } ne contient pas de clé : supprimez-le et une nouvelle sera créée (chacun devra alors redire son nom), ou restaurez-le depuis une sauvegarde
key-unusable = la clé des cookies, { $path }, ne peut pas servir : { $reason }
cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason } ; indiquez-en un autre avec --port
database-unusable = la base de données ne peut pas servir : { $reason }
database-unreachable = la base de données est hors d’atteinte : { $reason }
database-in-use = un autre site utilise cette base de données ({ $by }) ; arrêtez-le d’abord
database-in-use-by-unknown = un autre site utilise cette base de données (sans dire lequel) ; arrêtez-le d’abord
no-database-address = « { $url } » n’est pas l’adresse d’une base de données
postgresql-not-installed = pour PostgreSQL, installez mandapa[postgresql]
wrong-kind-of-database = la base de données est un fichier SQLite ou une adresse { "postgresql://" }
newer-database = la base de données a servi à un Mandapa plus récent ; réinstallez-le, ou restaurez la sauvegarde d’avant ({ $detail })
no-answer = pas de réponse
text-missing = un nom ou un texte manque
other-text = un nom ou un texte n’est pas celui qui a été écrit
wrong-event = le contrôle de l’événement { $seq } ne concorde pas
row-of-nothing = dans { $name }, une ligne ne se rattache à rien
other-status = la liste la dit { $listed ->
    [open] ouverte
    [playing] en cours
   *[finished] terminée
}, mais ses événements la disent { $found ->
    [open] ouverte
    [playing] en cours
   *[finished] terminée
}
told-by-program = { $detail }
no-site-database = ce n’est pas la base de données d’un site
other-database-version = une autre version de Mandapa a créé cette base de données ; `mandapa serve` met à jour une base plus ancienne

## Ce dont se plaint un système

system-eacces = accès refusé
system-eaddrinuse = adresse déjà utilisée
system-eisdir = c’est un dossier
system-enoent = ce fichier ou dossier n’existe pas
system-enospc = le disque est plein
system-enotdir = ce n’est pas un dossier
system-eperm = opération interdite
system-erofs = le disque est en lecture seule
