# Les mots autour des jeux, en français.

bot-names = Asha Ravi Mira Kiran
player = Joueur { $number }

## Les questions

# Les lettres sur les touches b h u l q t m y, sur un clavier de cette langue.
keyboard = b h u l q t m y
# Tout ce qui veut dire oui.
yes = o oui
# Ce qui demande les règles.
rules-word = règles
# Ce qui demande l’aide de jeu.
aid-word = aide

keys-short = (un numéro ; h aide, t table, ? conseil, q quitter)
keys-back = (b retour)
help-keys =
    Tapez le numéro d’un choix, ou ses premières lettres, puis Entrée.
      b      revenir à la question précédente
      t      toute la table (Entrée : la table de nouveau)
      m      la suite des choix, si la liste est longue
      ?      ce que ferait un bot simple
      ? 3    ce que ferait le choix 3, pour autant qu’on le sache
      =      le choix habituel, quand il y en a un
      règles les règles ; un numéro comme 3.2 ne montre que cette règle
      aide   l’aide de jeu : les règles sur un écran
      l      tout ce qui s’est passé jusqu’ici
      u      reprendre votre dernière décision, si rien n’a été révélé depuis
      q      quitter ; la partie est enregistrée et pourra être continuée
    Vous pouvez aussi taper une action entière, telle que le journal l’écrit.
ambiguous = « { $typed } » peut être { $names } : tapez plus de lettres, ou un numéro.
not-understood = « { $typed } » n’est pas un des choix : tapez un numéro de la liste, ou h pour l’aide.
no-action = « { $typed } » n’est pas une action de ce jeu ; une action ressemble à « { $example } ».
refused = « { $typed } » n’est pas permis : { $reason } (règle { $clause }).
namesake = (b revient à la question précédente ; pour { $value }, tapez { $number } ou { $value }.)
cannot-foretell = « { $typed } » n’est pas un choix entier de cette liste : ce qu’il ferait dépend de ce que vous choisirez ensuite.
usual = D’habitude : { $what } ({ $reason }). Tapez = pour cela.
no-undo = Rien ne peut être repris : quelqu’un d’autre a décidé depuis, ou quelque chose de caché a été révélé.
list-page = Choix { $first } à { $last } sur { $count } ; m montre la suite.
page-more = (Entrée suite, q retour)
page-end = (Entrée retour à la partie)
confirm = Ce choix ne pourra pas être repris. Confirmer ? (o oui, n non)
hint = Un bot simple choisirait ceci :
thinking = { $name } réfléchit…

## À la table

no-terminal = Il n’y a pas de terminal où interroger quelqu’un : des bots occupent toutes les places, et rien n’est lu sur l’entrée standard. Avec --ask, les réponses y sont lues.
only-bots = Des bots occupent toutes les places : vous regardez.
welcome = { $seats }. Chaque décision est enregistrée. Tapez h pour l’aide et les règles en bref.
pass-keyboard = Passez le clavier à { $name }.
press-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.{" "}

## La fin

total = total
place = rang
you-inside = vous
winners = { $count ->
    [one] { $who ->
        [you] Vous gagnez.
       *[other] { $names } gagne.
    }
   *[other] La victoire est partagée entre { $names }.
}
explained = { $name } { $text } (règle { $clause })
saved-in = La partie est enregistrée dans
check-with = Pour vérifier chaque tirage et revoir la partie :
resume-with = La partie est enregistrée. Pour la continuer :

## La relecture

replay-keys = (Entrée suite, b retour, un nombre pour aller à ce coup, q quitter)
replay-here = Après le coup { $ply } sur { $plies }
replay-hidden = La partie n’est pas terminée : les mains restent cachées. --seat N montre ce que sait la place N.
replay-end = C’est la fin du journal.
replay-begin = C’est le début.
replay-range = Les coups vont de 0 à { $plies }.
replay-unknown = « { $typed } » n’est pas une touche d’ici.

## Le contrôle d’une base de données

check-table = Table { $name } : { $reason }
check-database = La base de données : { $reason }
check-seen = { $count ->
    [one] { $count } table examinée
   *[other] { $count } tables examinées
}, { $number ->
    [one] { $number } événement.
   *[other] { $number } événements.
}
check-altered = { $count ->
    [one] { $count } nom ou texte a été effacé ou modifié
   *[other] { $count } noms ou textes ont été effacés ou modifiés
} après coup ; aucun contrôle ne couvre ce qui s’y trouve maintenant.
check-whole = Tout est intact : chaque contrôle concorde, chaque table peut être reconstruite.
check-damaged = { $count ->
    [one] { $count } élément est endommagé.
   *[other] { $count } éléments sont endommagés.
} Le site met de côté les tables endommagées et continue ; une sauvegarde les contient peut-être encore intactes.

## Les autres commandes

uncompiled = le moteur n’est pas compilé et tourne moins vite ; installez un compilateur C et les en-têtes de Python, puis réinstallez mandapa
interrupted = interrompu
no-letters = Ce terminal n’affiche que { $encoding }, sans les lettres de « { $lang } » : le texte est en anglais.
verify-game = { $game }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, édition { $edition }
verify-commitment = empreinte { $commitment }
verify-draws = { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
} : { $sources }
verify-source = { $source } { $count }
verify-whole = Vérifié : le journal est entier et chaque tirage découle de la graine.
verify-so-far = Vérifié jusqu’ici : chaque tirage découle de la graine. La partie n’est pas terminée.
bench-title = { $game }, { $players } joueurs, un cœur
bench-playouts = actions simulées par seconde
bench-steps = pas par seconde depuis Python
bench-copy = microsecondes pour une copie
bench-search = itérations de recherche par seconde
simulate-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $game }, graine { $seed }
simulate-bot = bot
simulate-wins = victoires
simulate-sure = 95 %
simulate-points = points
simulate-mean = moyenne
simulate-order = victoires du joueur { $number } dans l’ordre du tour
simulate-plies = coups
simulate-decisions = décisions libres
simulate-ended = fin : { $reason }
games-players = joueurs
games-option = option
games-languages = langues
games-bots = bots
games-edition = édition
games-advice = Ce qui ne vient pas du livret de règles peut différer dans votre boîte : vérifiez, enregistrez une copie corrigée du fichier ci-dessous et jouez avec --edition FICHIER.
provenance-rulebook = livret de règles
provenance-documented = documenté
provenance-deduced = déduit
provenance-reconstructed = reconstitué
serve-at = Mandapa est à l’adresse { $address } (Ctrl+C l’arrête)
serve-no-pages = Les pages pour le navigateur ne sont pas construites (il faut Node.js et npm à l’installation de Mandapa) ; l’API fonctionne sans elles.
backed-up = { $count ->
    [one] { $count } table sauvegardée
   *[other] { $count } tables sauvegardées
} avec { $number ->
    [one] { $number } événement
   *[other] { $number } événements
} dans { $path }
