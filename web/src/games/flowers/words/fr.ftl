# Ce que dit le plateau lui-même. `$who` est `you` ou `other` ; le reste vient du serveur.

## Cartes et tuiles

colour = { $colour ->
    [gray] gris
    [purple] violet
    [red] rouge
    [green] vert
    [orange] orange
   *[yellow] jaune
}
coloured = { $n } { $colour ->
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
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
group = { $colour ->
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
listed = { $some }, { $next }
tile = { $colour ->
    [gray] grise
    [purple] violette
    [red] rouge
    [green] verte
    [orange] orange
   *[yellow] jaune
} { $label }
back-tile = { $back ->
    [dark] tuile foncée, { tile }
   *[light] tuile claire, { tile }
}
stack = { $back ->
    [dark] Tuiles foncées
   *[light] Tuiles claires
}
single = tuile seule { $tile }, vaut { $worth }
flower = fleur { $colour ->
    [gray] grise
    [purple] violette
    [red] rouge
    [green] verte
    [orange] orange
   *[yellow] jaune
}, vaut { $worth }
flower-of-unknown-worth = fleur { $colour ->
    [gray] grise
    [purple] violette
    [red] rouge
    [green] verte
    [orange] orange
   *[yellow] jaune
}, valeur inconnue
hidden = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}

## La table

you = Vous
board = La table de Flowers
mandala = Mandala { $name }
details = Mandala { $name } : ce qui s’y trouve
needs = { $n ->
    [one] { $n } couleur manque
   *[other] { $n } couleurs manquent
}
missing = Il manque : { $colours }.
nothing-missing = Les six couleurs sont visibles.
complete = complet
gone = détruit
marker = Marqueur de majorité : { $player }.
marker-free = Personne n’a le marqueur de majorité.
sector = { $player } : { $up }.
sector-both = { $player } : { $up } ; face cachée : { $down }.
sector-down = { $player } : rien face visible ; face cachée : { $down }.
sector-empty = { $player } : aucune carte ici.
deck = Pioche
discard = Défausse
hand = Votre main
hand-of = Main : { $name }
hand-size = { $n } en main
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
points-short = pts
no-tiles = pas encore de tuiles
start-player = premier joueur
surely = en main à coup sûr
together = À coup sûr dans les autres mains
together-all = À coup sûr dans l’ensemble des mains
shown = { $player } vient de montrer : { $cards }.

## Choisir

marked = Marquées : { $n }
marked-here = { $what } ici
choose-colour = Choisissez une couleur dans votre main.
how-many = Combien ?
choose-mandala = Choisissez maintenant un mandala.
choose-tile = Choisissez une tuile. { $who ->
    [you] L’autre est pour vous.
   *[other] L’autre est pour { $name }.
}
take-option = { $back ->
    [dark] Tuile foncée : { $gains }.
   *[light] Tuile claire : { $gains }.
}
waiting = C’est à { $name } de jouer.
over = La partie est terminée.
must-keep = Une carte doit rester dans votre main.
cannot-play = Votre dernière carte ne se joue que s’il reste une carte à piocher.
clear = Choisir une autre couleur
other-choices = Autres choix

## Ce que ferait un choix

chip-up = face visible
chip-down = face cachée
chip-marker = marqueur
chip-completes = complet
chip-ends = fin de partie
chip-draws = puis piocher { $n }
playing = { $face ->
    [up] { $what } dans { $name } : face visible.
   *[down] { $what } dans { $name } : face cachée.
}
claim-take = Vous prenez le marqueur de majorité.
claim-keep = Vous gardez le marqueur de majorité.
claim-no-face-up = Pas de marqueur : vous n’avez ici aucune carte visible.
claim-not-most = Pas de marqueur : { $name } a ici { $theirs ->
    [one] { $theirs } carte
   *[other] { $theirs } cartes
}, vous en auriez { $mine }.
draws-then = { $n ->
    [0] Vous ne piochez rien.
    [one] Vous piochez { $n } carte.
   *[other] Vous piochez { $n } cartes.
}
completes = Le mandala est complet : il est détruit.
takes-both = { $who ->
    [you] Vous prenez les deux tuiles
   *[other] { $name } prend les deux tuiles
}
takes-both-gaining = { takes-both } : { $gains }.
picks = { $who ->
    [you] Vous choisissez une tuile
   *[other] { $name } choisit une tuile
}
picks-before = { picks }, { $second_who ->
    [you] vous recevez l’autre.
   *[other] { $second } reçoit l’autre.
}
tile-gain = { $tile } ({ $points })
tile-gain-flower = { $tile }, une fleur ({ $points })
gain = { $who ->
    [you] vous : { $what }
   *[other] { $name } : { $what }
}
for-you = Pour vous : { $options }.
taken-back = { $who ->
    [you] { $n ->
        [one] Vous reprenez { $n } carte en main.
       *[other] Vous reprenez { $n } cartes en main.
    }
   *[other] { $n ->
        [one] { $name } reprend { $n } carte en main.
       *[other] { $name } reprend { $n } cartes en main.
    }
}
ends-third = Une troisième fleur : la partie se termine avec ce tour.
ends-tiles = Il n’y a plus de tuiles pour un nouveau mandala : la partie se termine.
ends-maybe = Cela peut mettre fin à la partie : l’une des tuiles forme une troisième fleur.
