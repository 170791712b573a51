# Flowers : A Mandala Game, en français.
# `$name` est un joueur ; `$who` vaut `you` si ce nom est le pronom ci-dessous, sinon `other`.
# Les couleurs : la forme simple nomme la couleur, .feminine s’accorde avec une carte, une tuile ou
# une fleur, .plural avec des cartes.

title = Flowers
about = Déposez du sable coloré autour de trois lotus. Dès que l’un d’eux montre les six couleurs, ses tuiles vont à ceux qui en ont déposé le plus.
kind = Majorités et cartes cachées
you = Vous

## Le nom des choses

colour-gray = gris
    .mark = Gr
    .feminine = grise
    .plural = grises
colour-purple = violet
    .mark = Vi
    .feminine = violette
    .plural = violettes
colour-red = rouge
    .mark = Ro
    .feminine = rouge
    .plural = rouges
colour-green = vert
    .mark = Ve
    .feminine = verte
    .plural = vertes
colour-orange = orange
    .mark = Or
    .feminine = orange
    .plural = orange
colour-yellow = jaune
    .mark = Ja
    .feminine = jaune
    .plural = jaunes
back-dark = foncée
back-light = claire
option-memory = les autres ne voient ni la couleur des cartes face cachée ni les tuiles des fleurs

## Ce qui est demandé

ask-play = Jouez des cartes d’une couleur dans un mandala.
ask-take = Vous avez le marqueur de majorité du mandala { $mandala }. Quelle tuile prenez-vous ? L’autre revient au deuxième joueur.
choose-colour = Quelle couleur ?
choose-count = Combien de cartes ?
choose-mandala = Dans quel mandala ?
choose-back = Quelle tuile ?
action-play = jouer { $count ->
    [one] { $count } { $colour_feminine }
   *[other] { $count } { $colour_plural }
} dans { $mandala }, { $face ->
    [up] face visible
   *[down] face cachée
}{ $completes ->
    [yes] {" "}(le complète)
   *[no] {""}
}
action-pass = passer
action-take = prendre la tuile { $back }, { $colour_feminine } { $value }{ $flower ->
    [yes] {" "}(forme une fleur)
   *[no] {""}
}

## Ce qui s’est passé

cards-item = { $count ->
    [one] { $count } { $colour_feminine }
   *[other] { $count } { $colour_plural }
}
tiles-item = { $colour_feminine } { $value }
event-start = Le sort { $who ->
    [you] vous désigne
   *[other] désigne { $name }
} comme premier joueur.
event-play = { $name } { $who ->
    [you] jouez
   *[other] joue
} { $count ->
    [one] { $count } carte { $colour_feminine }
   *[other] { $count } cartes { $colour_plural }
} dans { $mandala }, { $face ->
    [up] face visible
   *[down] face cachée
}.
event-play-hidden = { $name } { $who ->
    [you] jouez
   *[other] joue
} dans { $mandala }, face cachée, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} d’une couleur déjà visible.
event-pass = { $name } { $who ->
    [you] passez
   *[other] passe
} : une dernière carte ne se joue pas quand il n’y a rien à piocher.
event-draw = { $name } { $who ->
    [you] piochez
   *[other] pioche
} : { $cards }.
event-draw-hidden = { $name } { $who ->
    [you] piochez
   *[other] pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-tile = Le mandala { $mandala } commence avec les tuiles { $tiles }.
event-take = { $name } { $who ->
    [you] prenez
   *[other] prend
} la tuile { $back } du mandala { $mandala } : { $colour_feminine } { $value }.
event-destroy = Le mandala { $mandala } est détruit.
news-claim = { $name } { $who ->
    [you] prenez
   *[other] prend
} le marqueur de majorité du mandala { $mandala }.
news-complete = Le mandala { $mandala } montre les six couleurs : il est détruit.
news-both = { $name } { $who ->
    [you] prenez
   *[other] prend
} les deux tuiles : { $tiles }. Personne d’autre n’arrive deuxième.
news-second = { $name } { $who ->
    [you] recevez
   *[other] reçoit
} l’autre tuile : { $colour_feminine } { $value }.
news-unclaimed = Personne n’a le marqueur de majorité du mandala { $mandala } : personne ne prend ses tuiles.
news-flower = { $name } { $who ->
    [you] formez
   *[other] forme
} une fleur { $colour_feminine } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-flower-hidden = { $name } { $who ->
    [you] formez
   *[other] forme
} une fleur { $colour_feminine }.
news-return = { $name } { $who ->
    [you] reprenez
   *[other] reprend
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
news-reshuffle = La défausse est mélangée et devient la pioche.

## La fin

end-third-flower = Une troisième fleur est formée : la partie se termine, et les mandalas restants sont détruits.
end-no-tiles = Il n’y a plus de tuiles pour un nouveau mandala : la partie se termine, et les mandalas restants sont détruits.
end-all-passed = Tout le monde a passé : la partie se termine, et tous les mandalas sont détruits.
score-singles = tuiles seules
score-flowers = fleurs
tie-hand = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} entre { $who ->
    [you] vous
   *[other] { $name }
} et { $seat_who ->
    [you] vous
   *[other] { $seat }
} : { $who ->
    [you] vous avez
   *[other] { $name } a
} plus de cartes en main, { $more } contre { $less }.

## Ce que les règles interdisent

refusal-3-1 = ce n’est pas ce qui est demandé maintenant
refusal-3-2 = vous n’avez pas autant de cartes de cette couleur
refusal-3-4 = si vous jouez deux cartes ou plus, il doit vous en rester au moins une en main
refusal-3-5 = votre dernière carte ne se joue que s’il reste une carte à piocher
refusal-3-6 = vous ne pouvez passer que si vous ne pouvez rien jouer

## L’image de la table

picture-has = montre
picture-needs = manque
picture-gone = détruit
picture-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-player = Joueur
picture-in-hand = Main
picture-singles = Tuiles seules
picture-flowers = Fleurs
picture-points = Points
picture-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-hand-of = Main : { $name }
picture-surely = Connu en main ({ $name })
picture-together = Connu dans les autres mains réunies
picture-together-all = Connu dans toutes les mains réunies
picture-last = Vient d’être montré dans { $mandala } ({ $name })
picture-deck = Pioche { $count }
picture-discard = Défausse { $count }
picture-stacks = Tuiles restantes ● { $dark } ○ { $light }
picture-legend = ● tuile à dos foncé  ○ à dos clair  ⚑ marqueur de majorité  ▒ face cachée  ① premier joueur

## Les règles en bref

help =
    · À votre tour, vous jouez autant de cartes que vous voulez, d’une seule couleur, dans un seul mandala : A, B ou C.
    · Une couleur qui n’y est pas encore visible se pose face visible. Une couleur déjà visible, sur une tuile ou sur une carte, se pose face cachée.
    · Si vous jouez exactement 1 carte, vous en piochez jusqu’à { $draw }, sans dépasser { $limit } en main. Si vous en jouez 2 ou plus, vous ne piochez pas.
    · Avec une carte visible dans un mandala, et plus de cartes que chacun des autres joueurs qui y ont une carte visible, vous prenez son marqueur de majorité ⚑.
    · Un mandala qui montre les six couleurs est détruit. Le détenteur du marqueur prend l’une de ses deux tuiles. L’autre revient au joueur qui y a le plus de cartes après lui, dont au moins une visible ; à deux joueurs, il lui en faut au moins la moitié de ce qu’a le détenteur. Sinon, le détenteur prend les deux.
    · Ceux qui ont pris une tuile défaussent leurs cartes de ce mandala. Les autres reprennent les leurs en main.
    · Deux tuiles de même couleur forment une fleur : deux fois la plus faible plus la plus forte ; avec une tuile ×, l’autre tuile multipliée par ce nombre. Une tuile seule vaut ce qu’elle indique, une tuile × seule ne vaut rien.
    · La troisième fleur d’un joueur met fin à la partie. Les mandalas restants sont détruits eux aussi. Qui a le plus de points gagne.

## Après la partie : combien de fois un joueur a fait quoi

tally-play = tours avec des cartes
tally-take = tuiles choisies
tally-pass = tours passés

## Ce que ferait un choix

gain-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
why-tile = une tuile
why-flower = une fleur
then-deck = Ensuite, { $count ->
    [one] { $count } carte est piochée
   *[other] { $count } cartes sont piochées
}.
then-dark-tiles = Ensuite, une tuile foncée est retournée.
then-light-tiles = Ensuite, une tuile claire est retournée.
then-order = Ensuite, le sort désigne le prochain mandala détruit.

## Ce que dit le plateau

board-table = La table de Flowers
board-colour = { $colour ->
    [gray] gris
    [purple] violet
    [red] rouge
    [green] vert
    [orange] orange
   *[yellow] jaune
}
board-coloured = { $n } { $colour ->
    [gray] { $n ->
        [one] grise
       *[other] grises
    }
    [purple] { $n ->
        [one] violette
       *[other] violettes
    }
    [red] { $n ->
        [one] rouge
       *[other] rouges
    }
    [green] { $n ->
        [one] verte
       *[other] vertes
    }
    [orange] orange
   *[yellow] { $n ->
        [one] jaune
       *[other] jaunes
    }
}
board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-group = { $colour ->
    [gray] { $n ->
        [one] { $n } carte grise
       *[other] { $n } cartes grises
    }
    [purple] { $n ->
        [one] { $n } carte violette
       *[other] { $n } cartes violettes
    }
    [red] { $n ->
        [one] { $n } carte rouge
       *[other] { $n } cartes rouges
    }
    [green] { $n ->
        [one] { $n } carte verte
       *[other] { $n } cartes vertes
    }
    [orange] { $n ->
        [one] { $n } carte orange
       *[other] { $n } cartes orange
    }
   *[yellow] { $n ->
        [one] { $n } carte jaune
       *[other] { $n } cartes jaunes
    }
}
board-listed = { $some }, { $next }
board-tile = { $colour ->
    [gray] grise
    [purple] violette
    [red] rouge
    [green] verte
    [orange] orange
   *[yellow] jaune
} { $label }
board-back-tile = { $back ->
    [dark] tuile foncée, { board-tile }
   *[light] tuile claire, { board-tile }
}
board-stack = { $back ->
    [dark] Tuiles foncées
   *[light] Tuiles claires
}
board-single = tuile seule { $tile }, vaut { $worth }
board-flower = fleur { $colour ->
    [gray] grise
    [purple] violette
    [red] rouge
    [green] verte
    [orange] orange
   *[yellow] jaune
}, vaut { $worth }
board-flower-of-unknown-worth = fleur { $colour ->
    [gray] grise
    [purple] violette
    [red] rouge
    [green] verte
    [orange] orange
   *[yellow] jaune
}, valeur inconnue
board-hidden = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
board-mandala = Mandala { $name }
board-details = Mandala { $name } : ce qui s’y trouve
board-needs = { $n ->
    [one] { $n } couleur manque
   *[other] { $n } couleurs manquent
}
board-missing = Il manque : { $colours }.
board-nothing-missing = Les six couleurs sont visibles.
board-complete = complet
board-gone = détruit
board-marker = Marqueur de majorité : { $player }.
board-marker-free = Personne n’a le marqueur de majorité.
board-sector = { $player } : { $up }.
board-sector-both = { $player } : { $up } ; face cachée : { $down }.
board-sector-down = { $player } : rien face visible ; face cachée : { $down }.
board-sector-empty = { $player } : aucune carte ici.
board-deck = Pioche
board-discard = Défausse
board-hand = Votre main
board-hand-of = Main : { $name }
board-hand-size = { $n } en main
board-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
board-points-short = pts
board-no-tiles = pas encore de tuiles
board-start-player = premier joueur
board-surely = en main à coup sûr
board-together = À coup sûr dans les autres mains
board-together-all = À coup sûr dans l’ensemble des mains
board-shown = { $player } vient de montrer : { $cards }.
board-marked = Marquées : { $n }
board-marked-here = { $what } ici
board-choose-colour = Choisissez une couleur dans votre main.
board-how-many = Combien ?
board-choose-mandala = Choisissez maintenant un mandala.
board-waiting = C’est à { $name } de jouer.
board-over = La partie est terminée.
board-clear = Choisir une autre couleur
board-other-choices = Autres choix
board-chip-up = face visible
board-chip-down = face cachée
board-chip-marker = marqueur
board-chip-completes = complet
board-chip-ends = fin de partie
board-chip-draws = puis piocher { $n }
board-takes-both = { $who ->
    [you] Vous prenez les deux tuiles
   *[other] { $name } prend les deux tuiles
}
board-picks = { $who ->
    [you] Vous choisissez une tuile
   *[other] { $name } choisit une tuile
}

## Ce qui décide de la partie, sur le plateau

board-first-two = ✦ { $first }, puis { $second } { $behind ->
    [0] (=)
   *[other] (−{ $behind })
}
board-first-two-told = { $first } : choix d’une tuile ; { $second } : deuxième, { $behind ->
    [0] avec autant de cartes,
    [one] avec { $behind } carte de moins,
   *[other] avec { $behind } cartes de moins,
} et l’autre tuile.
board-first-both = ✦ { $first } : les deux tuiles
board-first-half = ✦ { $first } : les deux ; { $other } { $has }/{ $needs }
board-first-both-told = { $first } : les deux tuiles, car { $why ->
    [no-face-up] personne d’autre n’a ici de carte visible.
    [tie] les joueurs suivants sont à égalité.
   *[half] { $other } a { $has } des { $needs } cartes qu’il faut pour être deuxième.
}
board-first-nobody = ✦ personne
board-tile-brings = { $tile } : { $points } pour { $name }{ $flower ->
    [yes] , une fleur
   *[no] {""}
}{ $ends ->
    [yes] , et la fin de la partie
   *[no] {""}
}.
board-mandalas-left = { $n ->
    [0] plus aucun mandala ne commence
    [1] le prochain met fin à la partie
   *[other] { $n } mandalas avant la fin
}
board-mandalas-left-short = encore { $n }
board-flowers-made = { $n }/{ $most }
board-flowers-told = { $n } des { $most } fleurs qui mettent fin à la partie.
board-one-more-ends = Encore une fleur et la partie prend fin.
board-name-tile = tuile
board-name-marker = marqueur
board-labelled = { $name } : { $text }
board-series = { $some } ; { $next }

## Ce que sont les choses

about-deck = On y pioche après avoir joué exactement une carte. Quand la pioche est vide, la défausse devient la nouvelle pioche.
    .clause = 4.1
about-discard = Les cartes des joueurs qui ont pris une tuile. Chacun peut les consulter.
    .clause = 6.7
about-stack = Les tuiles des nouveaux mandalas, une de chaque dos. La partie prend fin quand un mandala ne peut pas commencer.
    .clause = 7.2
about-marker = Le marqueur de majorité : son détenteur choisit une tuile le premier quand le mandala est complet.
    .clause = 6.2
about-petal = Une couleur. Un mandala qui montre les six, sur ses tuiles et ses cartes visibles, est complet et détruit.
    .clause = 6.1
about-sector = Les cartes d’un joueur ici. Les cartes visibles montrent une couleur ; les cartes cachées comptent autant.
    .clause = 5.2
about-tile = Une tuile, la moitié d’une fleur. Deux de même couleur forment une fleur.
    .clause = 6.6
about-single = Une tuile seule. La prochaine de sa couleur forme une fleur avec elle.
    .clause = 6.6
about-flower = Une fleur de deux tuiles. La troisième fleur d’un joueur met fin à la partie.
    .clause = 7.1
about-hand = Les cartes en main. Après avoir joué exactement une carte, on pioche.
    .clause = 4.1
about-group = Vos cartes d’une couleur. Vous en jouez autant que vous voulez dans un seul mandala.
    .clause = 3.2
about-points = Les points des tuiles et des fleurs jusqu’ici. Qui a le plus de points gagne.
    .clause = 8.4

## Ce que veulent dire les options et les lignes de la feuille de score

about-option-memory = Ce qu’il faut retenir de mémoire.
    .clause = 9.4
    .off = Chacun peut consulter les cartes face cachée et les tuiles des fleurs.
    .on = Seul leur propriétaire peut les consulter ; les autres doivent s’en souvenir.
about-score-singles = Les tuiles sans partenaire. Chacune rapporte le nombre qu’elle indique ; une tuile qui multiplie, rien.
    .clause = 8.1
about-score-flowers = Les paires de tuiles de même couleur : deux fois la plus faible plus la plus forte, ou l’autre tuile fois le multiplicateur.
    .clause = 8.3

## De quoi le hasard tire, et comment une partie s’est terminée

source-deck = pioche
source-dark-tiles = tuiles foncées
source-light-tiles = tuiles claires
source-start-player = premier joueur
source-order = ordre des derniers mandalas
ended-third-flower = une troisième fleur
ended-no-tiles = plus de tuiles pour un nouveau mandala
ended-all-passed = tout le monde a passé
