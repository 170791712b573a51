# Mandala Stones, en français.
# `$name` est un joueur ; `$who` vaut `you` si ce nom est le pronom ci-dessous, sinon `other`.
# Les couleurs : la forme simple nomme la couleur, .feminine s’accorde avec une pierre, .plural avec
# des pierres. Les motifs : .with suit une pierre ou un artiste, .a a son article.

title = Mandala Stones
about = Envoyez des artistes chercher des pierres peintes, formez-en des piles, et décomptez chaque pile quand elle rapporte le plus.
kind = Piles, motifs, objectifs secrets
you = Vous

## Le nom des choses

colour-red = rouge
    .mark = R
    .feminine = rouge
    .plural = rouges
colour-yellow = jaune
    .mark = J
    .feminine = jaune
    .plural = jaunes
colour-blue = bleu
    .mark = B
    .feminine = bleue
    .plural = bleues
colour-purple = violet
    .mark = V
    .feminine = violette
    .plural = violettes
pattern-starburst = étoile
    .with = à étoile
    .a = une étoile
pattern-ring = anneau
    .with = à anneau
    .a = un anneau
option-open_stacks = les motifs des pierres couvertes sont montrés
kind-collect = collecter des pierres
kind-score = décompter une couleur
kind-tops = décompter des pierres au sommet

## Ce qui est demandé

ask-turn = Collectez des pierres avec un artiste, ou faites un décompte.
ask-first = Quelle pierre prenez-vous en premier ? Elle sera au bas de la pile, les autres suivront dans le sens horaire.
ask-space = Sur quelle case posez-vous la pile ?
choose-kind = Que faites-vous ?
choose-artist = Quel artiste, d’après le cercle où il se trouve ?
choose-circle = Vers quel cercle ?
choose-stack = Quelle pile en premier ?
choose-space = Quelle case ?
choose-colour = Quelle couleur ?
choose-spaces = Les pierres au sommet de quelles cases ?
cards-item = { $card }
met-item = { $card }
spaces-item = { $space }
stones-item = { $colour_feminine } { $pattern_with }
action-collect = { $artist } vers { $circle } ({ $pattern }) : { $stones }
action-first = d’abord la pile { $stack }, de bas en haut : { $stones }
action-space = case { $space }
action-score = décompter la couleur { $colour_feminine } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-tops = décompter { $count ->
    [one] la pierre au sommet de la case
   *[other] les pierres au sommet des cases
} { $spaces } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui s’est passé

artists-item = { $pattern } sur { $circle }
shown-item = { $colour_feminine } { $pattern_with } (pile { $stack })
event-start = Le sort { $who ->
    [you] vous désigne
   *[other] désigne { $name }
} comme premier joueur.
event-lay = Toutes les pierres sont disposées en piles.
event-artist = Les artistes commencent : { $artists }.
event-objective = { $name } { $who ->
    [you] recevez
   *[other] reçoit
} { $count ->
    [one] l’objectif
   *[other] les objectifs
} { $cards }.
event-objective-hidden = { $name } { $who ->
    [you] recevez
   *[other] reçoit
} { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}.
event-collect = { $name } { $who ->
    [you] envoyez
   *[other] envoie
} l’artiste { $pattern_with } du cercle { $artist } au cercle { $circle }.
event-first = { $name } { $who ->
    [you] prenez
   *[other] prend
} d’abord la pierre de la pile { $stack }.
event-space = { $name } { $who ->
    [you] posez
   *[other] pose
} sur la case { $space }, de bas en haut : { $stones }.
event-collection = { $name } { $who ->
    [you] envoyez
   *[other] envoie
} l’artiste { $pattern_with } du cercle { $artist } au cercle { $circle } et { $who ->
    [you] posez
   *[other] pose
} sur la case { $space }, de bas en haut : { $stones }.
event-show = Désormais au sommet : { $shown }.
event-score = { $name } { $who ->
    [you] décomptez
   *[other] décompte
} la couleur { $colour_feminine } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-tops = { $name } { $who ->
    [you] décomptez
   *[other] décompte
} { $count ->
    [one] la pierre au sommet de la case
   *[other] les pierres au sommet des cases
} { $spaces } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-bonus = { $name } { $who ->
    [you] recouvrez
   *[other] recouvre
} un bonus du mandala : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-hands = Les mains sont recouvertes : cette manche est la dernière.
news-objective = { $name } { $who ->
    [you] révélez
   *[other] révèle
} les objectifs { $cards }. Atteint : { $met }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-no-objective = { $name } { $who ->
    [you] révélez
   *[other] révèle
} les objectifs { $cards }. Aucun n’est atteint.

## La fin

end-hands = Les mains du mandala sont recouvertes et la manche est finie : la partie se termine.
end-no-action = Il n’y a rien à collecter ni à décompter : la partie se termine aussitôt.
score-colours = couleurs
score-tops = pierres au sommet
score-mandala = bonus du mandala
score-objective = objectif
tie-seat = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} entre { $who ->
    [you] vous
   *[other] { $name }
} et { $seat_who ->
    [you] vous
   *[other] { $seat }
} : { $who ->
    [you] vous venez
   *[other] { $name } vient
} avant dans l’ordre du tour.

## Ce que les règles interdisent

refusal-3-1 = ce n’est pas ce qui est demandé maintenant
refusal-4-1 = un artiste va de son cercle vers un autre, où il n’y a pas d’artiste
refusal-4-2 = il n’y a pas de case vide sur votre plateau
refusal-4-4 = l’artiste n’y prendrait aucune pierre
refusal-4-5 = cette pierre n’est pas de celles que prend l’artiste
refusal-4-7 = il y a déjà une pile sur cette case
refusal-5-1 = moins de deux de vos piles montrent cette couleur
refusal-5-4 = il n’y a pas de pierre sur l’une de ces cases

## Les objectifs

rule-only-pattern = { $least ->
    [1] toutes les pierres visibles portent { $pattern_a }
   *[other] toutes les pierres visibles portent { $pattern_a }, { $range ->
        [exactly] sur { $least } piles
        [least] sur au moins { $least } piles
       *[between] sur { $least } à { $most } piles
    }
}
rule-stacks = { $range ->
    [exactly] { $least ->
        [one] exactement { $least } pile
       *[other] exactement { $least } piles
    }
    [least] { $least ->
        [one] au moins { $least } pile
       *[other] au moins { $least } piles
    }
   *[between] de { $least } à { $most } piles
}
rule-heights = { $range ->
    [exactly] { $least ->
        [one] des piles d’une seule hauteur
       *[other] des piles d’exactement { $least } hauteurs différentes
    }
    [least] { $least ->
        [one] des piles d’au moins { $least } hauteur
       *[other] des piles d’au moins { $least } hauteurs différentes
    }
   *[between] des piles de { $least } à { $most } hauteurs différentes
}
rule-different-colours = { $range ->
    [exactly] { $least ->
        [one] exactement { $least } pile
       *[other] exactement { $least } piles
    }
    [least] { $least ->
        [one] au moins { $least } pile
       *[other] au moins { $least } piles
    }
   *[between] de { $least } à { $most } piles
}, jamais deux fois la même couleur au sommet
rule-colour = { $range ->
    [exactly] { $least ->
        [one] exactement { $least } pierre { $colour_feminine } visible
       *[other] exactement { $least } pierres { $colour_plural } visibles
    }
    [least] { $least ->
        [one] au moins { $least } pierre { $colour_feminine } visible
       *[other] au moins { $least } pierres { $colour_plural } visibles
    }
   *[between] de { $least } à { $most } pierres { $colour_plural } visibles
}

## L’image de la table

counts-heights = hauteurs
counts-colours = couleurs
picture-player = Joueur
picture-points = Points
picture-card = { $who ->
    [you] Votre objectif { $card }
   *[other] Objectif { $card } ({ $name })
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rule }
picture-cards = { $name } : { $count ->
    [one] { $count } objectif secret
   *[other] { $count } objectifs secrets
}
picture-mandala = Mandala : { $covered ->
    [one] { $covered } case recouverte
   *[other] { $covered } cases recouvertes
}, dernière manche à la case { $place }
picture-bonus = +{ $bonus } case { $place }
picture-unseen = Motifs pas encore vus :
picture-legend = ✶ étoile  ○ anneau  la pierre au sommet d’abord, les minuscules sont couvertes
    {"[B✶]"} artiste sur le cercle B  ◆ case qui amène la dernière manche  ⚑ premier joueur

## Les règles en bref

help =
    · À votre tour, vous collectez des pierres ou vous faites un décompte.
    · Collecte : envoyez un artiste sur un cercle libre. Il prend les pierres au sommet des piles autour de ce cercle qui portent son motif, sauf à côté d’un autre artiste. Vous choisissez la première pierre, les autres se posent dessus dans le sens horaire. Posez la pile sur une case vide de votre plateau.
    · Décompte d’une couleur : au moins deux de vos piles la montrent au sommet. Toutes ces piles rapportent selon la règle de leur case, puis leurs pierres au sommet vont sur le mandala.
    · Décompte de pierres au sommet : celles des vôtres que vous voulez, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacune. Elles vont aussi sur le mandala.
    · Cases : la 1 rapporte le nombre de hauteurs différentes sur votre plateau, une case vide est aussi une hauteur. Les 2, 3 et 4 rapportent selon la hauteur de leur pile, comme indiqué au-dessus. La 5 rapporte le nombre de couleurs de sa pile, plus un.
    · Qui recouvre +1 ou +2 sur le mandala gagne ces points. Recouvrir la case { $place } amène la dernière manche. La partie se termine aussi quand quelqu’un ne peut ni collecter ni décompter.
    · À la fin, le meilleur de vos objectifs atteints rapporte ses points. Qui a le plus de points gagne ; en cas d’égalité, qui vient avant dans l’ordre du tour.

## Après la partie : combien de fois un joueur a fait quoi

tally-collect = collectes de pierres
tally-score = décomptes d’une couleur
tally-tops = décomptes de pierres au sommet

## Ce que ferait un choix

gain-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
why-space-1 = case 1
why-space-2 = case 2
why-space-3 = case 3
why-space-4 = case 4
why-space-5 = case 5
why-tops = pierres au sommet
why-mandala = bonus du mandala
why-objective = objectif
then-red-patterns = Ensuite, { $count ->
    [one] { $count } pierre rouge révèle son motif
   *[other] { $count } pierres rouges révèlent leurs motifs
}.
then-yellow-patterns = Ensuite, { $count ->
    [one] { $count } pierre jaune révèle son motif
   *[other] { $count } pierres jaunes révèlent leurs motifs
}.
then-blue-patterns = Ensuite, { $count ->
    [one] { $count } pierre bleue révèle son motif
   *[other] { $count } pierres bleues révèlent leurs motifs
}.
then-purple-patterns = Ensuite, { $count ->
    [one] { $count } pierre violette révèle son motif
   *[other] { $count } pierres violettes révèlent leurs motifs
}.

## Ce que dit le plateau dessiné

board-field = Plateau principal
board-points = { $points ->
    [one] point
   *[other] points
}
board-now = vaut { $points }
board-score = Décompter
board-close = Fermer
board-keep = Garder le mandala en image
board-start = Premier joueur
board-colours = Décompter une couleur
board-unseen = Motifs pas encore vus
board-empty = aucune pierre
board-stone = { $colour_feminine } { $pattern_with }
board-covered-stone = { $colour_feminine }, motif couvert
board-from-the-top = du haut vers le bas : { $stones }
board-stack-name = Pile { $stack }
board-stack = Pile { $stack }, { $stones }.
board-space = Case { $space }, { $stones }.
board-worth-now = { $points ->
    [one] Elle rapporterait { $points } point maintenant.
   *[other] Elle rapporterait { $points } points maintenant.
}
board-worth-then = { $points ->
    [one] Avec la nouvelle pile : { $points } point.
   *[other] Avec la nouvelle pile : { $points } points.
}
board-artist-name = artiste
board-artist = L’artiste { $pattern_with } sur le cercle { $circle }.
board-circle = Cercle { $circle }.
board-takes-nothing = Cercle { $circle } : l’artiste n’y prendrait aucune pierre.
board-would-take = { $count ->
    [one] Vers le cercle { $circle } : prend { $count } pierre ({ $stones }).
   *[other] Vers le cercle { $circle } : prend { $count } pierres ({ $stones }).
}
board-uncovers = Dessous : { $colour_feminine } ; étoile { $starburst } %, anneau { $ring } %.
board-take-first = Prendre cette pierre en premier.
board-guarded = Gardée : cette pile est à côté d’un autre artiste.
board-choose-artist = Choisissez d’abord un artiste.
board-not-your-turn = Ce n’est pas à vous de décider.
board-colour-brings = { $count ->
    [one] Décompter le { $colour } rapporterait { $points } avec { $count } pile{ $extra ->
        [0] {""}
       *[other] , dont { $extra } du mandala
    }.
   *[other] Décompter le { $colour } rapporterait { $points } avec { $count } piles{ $extra ->
        [0] {""}
       *[other] , dont { $extra } du mandala
    }.
}
board-colour-not = Vous ne pouvez pas décompter le { $colour } maintenant.
board-last-round = Cela amène la dernière manche.
board-to-end = { $count ->
    [one] { $count } case avant la fin
   *[other] { $count } cases avant la fin
}
board-last-turns = { $count ->
    [0] La dernière manche est finie
   *[other] Dernière manche. Doivent encore jouer : { $names }
}
board-mandala = { $covered ->
    [one] { $covered } case du mandala est recouverte
   *[other] { $covered } cases du mandala sont recouvertes
} ; recouvrir la case { $place } amène la dernière manche.
board-met = Atteint pour l’instant.
board-missing = Il en manque { $count }.
board-too-many = { $count } de trop.
board-in-the-way = { $count ->
    [one] La case { $spaces } gêne.
   *[other] Les cases { $spaces } gênent.
}
board-card-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-sealed = Objectif secret

about-stack = L’artiste prend la pierre au sommet si elle porte son motif. Touchez la pile pour la déployer.
    .clause = 4.3
about-first = La pierre prise en premier se trouve en bas de la nouvelle pile ; les autres suivent dans le sens horaire.
    .clause = 4.6
about-circle = Un artiste peut aller sur tout cercle sans artiste, s’il y prend au moins une pierre.
    .clause = 4.1
about-artist = À votre tour, vous pouvez envoyer un artiste sur un cercle libre : il prend autour de lui les pierres au sommet qui portent son motif, sauf à côté d’un autre artiste.
    .clause = 4.3
about-different-heights = Rapporte selon le nombre de hauteurs différentes de tout votre plateau, case vide comprise : { $points } pour une, deux et ainsi de suite.
    .clause = 5.2
about-height = Rapporte selon la hauteur de sa pile : { $points } pour une pierre, deux et ainsi de suite.
    .clause = 5.2
about-colours = Rapporte selon le nombre de couleurs de sa pile : { $points } pour une couleur, deux et ainsi de suite.
    .clause = 5.2
about-colour = On peut décompter une couleur quand au moins deux de vos piles la montrent. Toutes rapportent, puis leurs pierres au sommet vont sur le mandala.
    .clause = 5.1
about-mandala = Les pierres décomptées recouvrent ses cases l’une après l’autre. Qui recouvre +1 ou +2 gagne ces points.
    .clause = 6.2
about-hands = Quand la case encadrée aux mains est recouverte, la manche se joue jusqu’au bout, puis la partie se termine.
    .clause = 7.1
about-objective = À la fin, le meilleur de vos objectifs atteints rapporte ses points.
    .clause = 7.3
about-sealed = Les objectifs sont secrets jusqu’à la fin.
    .clause = 8.1
about-points = Points gagnés jusqu’ici. L’objectif s’y ajoute à la fin.
    .clause = 7.3
about-start = Le premier joueur ouvre chaque manche ; en cas d’égalité, qui joue plus tôt gagne.
    .clause = 2.4
about-unseen = Combien de pierres couvertes de chaque couleur portent quel motif, et la chance que la prochaine découverte le porte.
    .clause = 8.2

## Ce que veulent dire les options et les lignes de la feuille de score

about-option-open_stacks = Le motif des pierres couvertes : caché ou visible.
    .clause = 8.3
    .off = Des pierres couvertes, on ne voit que la couleur ; le motif se révèle au sommet.
    .on = Tous les motifs sont connus dès le début, et on peut en tenir compte.
about-score-colours = Les points des piles décomptées par couleur, chacune selon la règle de sa case.
    .clause = 5.2
about-score-tops = Les points des pierres au sommet décomptées une à une.
    .clause = 5.4
about-score-mandala = Les bonus pour avoir recouvert des cases du mandala marquées +1 ou +2.
    .clause = 6.2
about-score-objective = Le meilleur de vos objectifs atteints à la fin.
    .clause = 7.3

## De quoi le hasard tire, et comment une partie s’est terminée

source-bag = sac
source-red-patterns = motifs des pierres rouges
source-yellow-patterns = motifs des pierres jaunes
source-blue-patterns = motifs des pierres bleues
source-purple-patterns = motifs des pierres violettes
source-artists = artistes
source-start-player = premier joueur
source-objectives = objectifs
ended-hands = les mains sont recouvertes
ended-no-action = rien à collecter ni à décompter
