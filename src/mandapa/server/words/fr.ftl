# Pourquoi quelque chose n’est pas fait.
refused-absent-waited-for = À cette table, personne ne joue à la place des absents.
refused-already-answered = Vous avez déjà répondu.
refused-already-asked = Quelqu’un demande déjà quelque chose. Répondez-y d’abord.
refused-already-seated = Vous avez déjà une place à cette table.
refused-already-started = La partie a déjà commencé.
refused-bot-plays = Un bot joue à cette place.
refused-bot-too-slow = Un bot de recherche a droit ici à { $most } itérations au plus.
refused-deal-being-played = Deux personnes ou plus jouent cette donne à une autre table. Personne d’autre ne peut la jouer tant qu’elles n’ont pas fini.
refused-deal-closed = Cette donne est close : sa graine est publique.
refused-deal-elsewhere = Cette donne se joue à une autre table. À deux ou plus, vous pourrez commencer quand cette partie sera terminée.
refused-deal-in-play = La donne ne peut pas être close tant qu’une partie se joue avec elle. Une partie sans pendule où rien ne s’est passé depuis un jour ne compte pas.
refused-deal-open = D’autres peuvent encore jouer cette donne : seuls ceux qui ont une place ici peuvent regarder.
refused-enough-comings = On a déjà pris place { $most } fois à cette table. Ouvrez-en une autre, s’il vous plaît.
refused-enough-said = Une personne ne peut pas écrire ici plus de { $most } messages.
refused-from-elsewhere = Cette requête vient de la page d’un autre site.
refused-game-over = La partie est terminée.
refused-gave-up = Ce joueur a déjà abandonné.
refused-illegal-action = Les règles ne le permettent pas.
refused-internal = Quelque chose a mal tourné de notre côté. Rien n’a changé ; réessayez, s’il vous plaît.
refused-knows-deal = Vous connaissez cette donne par une autre table.
refused-muted = L’hôte a demandé le silence ici.
refused-name-is-a-pronoun = « { $name } » désigne déjà chaque lecteur dans les phrases du site. Choisissez un autre nom, s’il vous plaît.
refused-no-bot-plays = Aucun bot ne joue pour vous.
refused-no-database = Le site ne peut ni écrire ni lire en ce moment. Rien n’a changé et aucune pendule ne tourne ; réessayez dans un instant, s’il vous plaît.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-no-name = Donnez d’abord votre nom, s’il vous plaît.
refused-no-rules = Les règles du jeu « { $game } » ne sont pas encore écrites.
refused-no-such-bot = Il n’y a pas de bot « { $bot } » ; il y a par exemple { $known }.
refused-no-such-deal = Cette donne n’existe pas.
refused-no-such-edition = { $game } n’a pas d’édition « { $edition } ».
refused-no-such-figure = Les règles du jeu « { $game } » n’ont pas de figure « { $figure } ».
refused-no-such-game = Il n’y a pas de jeu « { $game } » ici.
refused-no-such-message = Ce message n’existe pas à cette table.
refused-no-such-option = { $game } n’a pas d’option « { $option } ».
refused-no-such-ply = Cette partie a { $plies ->
    [one] { $plies } coup.
   *[other] { $plies } coups.
}
refused-no-such-seat = Cette table a { $seats ->
    [one] { $seats } place.
   *[other] { $seats } places.
}
refused-no-such-table = Il n’y a pas de table à cette adresse.
refused-no-undo = Rien ne peut être repris : quelqu’un d’autre a décidé depuis, ou quelque chose de caché a été révélé.
refused-must-remember = Dans ce jeu, il faut se souvenir de ce qu’on a vu : les coups passés se revoient quand la partie sera terminée.
refused-not-finished = Ce sera possible quand la partie sera terminée.
refused-not-found = Il n’y a rien à cette adresse.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-started = La partie n’a pas encore commencé.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-not-paused = La partie n’est pas en pause.
refused-nothing-asked = Personne n’a rien demandé.
refused-nothing-said = Il faut un peu de texte visible dans un message.
refused-nothing-to-take-back = Vous n’avez encore rien décidé.
refused-pause-lasts = { $name } a demandé cette pause. Après { $minutes } min, chacun pourra y mettre fin.
refused-paused = La partie est en pause.
refused-seat-empty = Personne n’occupe cette place.
refused-seat-taken = Quelqu’un occupe déjà cette place.
refused-seats-empty = Toutes les places doivent être prises pour que la partie commence.
refused-series-too-long = Une série de décisions s’arrête là où quelque chose est tiré ou révélé, ou là où quelqu’un d’autre décide.
refused-set-aside = Ce qui est enregistré de cette table est endommagé : elle est mise de côté. La personne qui tient le site peut voir pourquoi ; les autres tables continuent.
refused-stale = La table a changé depuis votre décision. Regardez-la et décidez de nouveau.
refused-still-here = Un bot peut jouer pour quelqu’un qui s’est absenté { $minutes } min, pas avant.
refused-too-crowded = Trop de connexions sont ouvertes. Réessayez plus tard, s’il vous plaît.
refused-too-fast = Trop de requêtes. Attendez un instant, s’il vous plaît.
refused-too-large = C’est plus gros que ce que le site accepte.
refused-too-many-bot-tables = Vous avez { $most } parties entre bots en cours. Laissez-en d’abord finir une.
refused-too-many-files = Vous avez envoyé { $most } fichiers en une heure. Attendez un peu avant le prochain, s’il vous plaît.
refused-too-many-public-tables = Vous avez { $most } tables dans la liste publique. Terminez-en d’abord une, ou ouvrez celle-ci par lien seulement.
refused-too-many-tables = Vous avez { $most } tables non terminées. Terminez-en d’abord une.
refused-too-often = C’est un peu trop souvent. Attendez { $seconds } s, s’il vous plaît.
refused-too-slow = La requête n’est pas arrivée à temps.
refused-too-much-work = Lire ce fichier demande plus de temps ou de mémoire que le site ne peut en donner.
refused-try-again = Cela n’a pas marché cette fois. Réessayez, s’il vous plaît.
refused-unknown-action = Ce n’est pas une action du jeu : « { $action } ».
refused-unsure = Le site ne sait pas encore si c’est enregistré. Aucune pendule ne tourne ; regardez la table de nouveau dans un instant.
refused-wrong-edition = Le fichier d’édition est refusé : { $detail }
refused-wrong-host = Ce site n’est pas connu sous ce nom.
refused-wrong-log = Ce journal est refusé : { $detail }
refused-wrong-message = Ce message n’est pas compris : { $detail }
refused-wrong-name = Un nom a de 1 à { $most } caractères visibles, sans crochets ni parenthèses.
refused-wrong-option = « { $value } » n’est pas un choix de l’option « { $option } » ; il y a { $choices }.
refused-wrong-players = { $game } se joue à { $least } joueurs au moins et { $most } au plus.
refused-wrong-setup = La table ne peut pas être ouverte ainsi : { $detail }
refused-wrong-token = Cette clé d’accès ne vient pas de ce site.

# Ce que vaut la comparaison des tables d’une donne.
deal-proven-draws = Toutes les tables ont tiré de la même graine, et son empreinte a été publiée avant le premier tirage.
deal-proven-once = Aucun visiteur n’a eu de place à deux de ces tables.
deal-unproven-names = Si quelqu’un est venu deux fois, sous deux noms, et connaissait déjà la donne.
deal-unproven-help = Si quelqu’un a reçu l’aide d’une autre personne ou d’un programme.

# Ce qu’un bot a décidé pour quelqu’un, dans le journal.
told-stand-in = { $text } (Un bot a décidé.)

# Ce que quelqu’un demande aux autres.
asked-pause = { $name } demande une pause. Les pendules s’arrêteraient.
asked-takeback = { $name } demande à reprendre sa dernière décision, et tout ce qui l’a suivie. Les mêmes tirages reviendraient, et ce qui a été vu reste vu.

# Ce que vaut une option, quand un jeu n’a pas ses propres mots pour cela.
choice-on = oui
choice-off = non

# Ce qui s’est passé à la table.
note-sit = { $name } prend place.
note-stand = La place { $seat } est de nouveau libre.
note-undo = { $name } a repris une décision.
note-resign = { $name } abandonne. Un bot continue, et la place est classée dernière.
note-flag = { $name } n’a plus de temps. Un bot continue, et la place est classée dernière.
note-takeover-once = { $name } laisse un bot jouer ce tour.
note-takeover-asked = { $name } laisse un bot jouer pour le moment.
note-takeover-away = { $name } n’est pas là. Un bot joue jusqu’à son retour.
note-handback = { $name } joue de nouveau.
note-restart = Le site s’est absenté un moment. La pendule ne tournait pas.
note-ask-pause = { $name } demande une pause.
note-ask-pause-agreed = { $name } met la partie en pause. Les pendules sont arrêtées.
note-ask-takeback = { $name } demande à reprendre sa dernière décision.
note-ask-takeback-agreed = { $name } a repris sa dernière décision.
note-answer-yes = { $name } est d’accord.
note-answer-no = { $name } n’y tient pas.
note-resume = { $name } met fin à la pause.
note-breakoff = La donne a été close et personne n’a joué ici depuis un jour : la partie est interrompue.
note-mute = L’hôte a coupé la parole à { $name }.
note-mute-all = L’hôte a coupé la parole aux spectateurs.
note-mute-ended = { $name } peut de nouveau parler.
note-mute-ended-all = Les spectateurs peuvent de nouveau parler.
note-rematch = Une revanche est ouverte.

# L’état du site.
health-bots-die = { $count ->
    [one] { $count } processus de bot s’est arrêté dans la dernière minute. Le bot rapide décide à sa place.
   *[other] { $count } processus de bots se sont arrêtés dans la dernière minute. Le bot rapide décide à leur place.
}
health-database-damaged = La base de données dit que certaines de ses pages sont endommagées. « mandapa check » indique les tables concernées.
health-database-fails = La base de données est en panne. Le journal du site dit comment.
health-database-hangs = La base de données ne répond pas à temps.
health-database-unreachable = La base de données est injoignable.
health-disk-full = Le disque de la base de données est plein.
health-tables-set-aside = { $count ->
    [one] { $count } table est endommagée et mise de côté.
   *[other] { $count } tables sont endommagées et mises de côté.
}
health-tables-stalled = { $count ->
    [one] À { $count } table, rien ne peut être écrit. Le journal du site dit pourquoi.
   *[other] À { $count } tables, rien ne peut être écrit. Le journal du site dit pourquoi.
}
