# Rajas of the Ganges, en français.
# `$name` est un joueur ; `$who` vaut `you` si ce nom est le pronom ci-dessous, sinon `other`.
# Les couleurs : la forme simple s’accorde avec un dé ou un bâtiment, .plural avec plusieurs,
# .feminine avec une tuile. Les emplacements : .to dit où l’on envoie un ouvrier. Les marchandises :
# .some a l’article de ce qui se vend. Les temples : .of suit une tuile.

title = Rajas of the Ganges
about = Les ouvriers rapportent des dés, les dés bâtissent votre province, et tout autour du plateau l’argent et la gloire courent l’un vers l’autre.
kind = Ouvriers et dés, une course
you = Vous

## Le nom des choses

colour-blue = bleu
    .mark = Bl
    .plural = bleus
    .feminine = bleue
colour-green = vert
    .mark = Ve
    .plural = verts
    .feminine = verte
colour-orange = orange
    .mark = Or
    .plural = orange
    .feminine = orange
colour-purple = violet
    .mark = Vi
    .plural = violets
    .feminine = violette
back-snake = serpent
back-tiger = tigre
back-cow = vache
good-silk = soie
    .mark = so
    .some = de la soie
good-tea = thé
    .mark = th
    .some = du thé
good-spices = épices
    .mark = ép
    .some = des épices
building-white = blanc
    .mark = B
    .plural = blancs
building-yellow = jaune
    .mark = J
    .plural = jaunes
building-red = rouge
    .mark = R
    .plural = rouges
building-brown = marron
    .mark = M
    .plural = marron
temple-white = temple blanc
    .of = du temple blanc
temple-yellow = temple jaune
    .of = du temple jaune
temple-red = temple rouge
    .of = du temple rouge
temple-brown = temple marron
    .of = du temple marron
shape-straight = une route droite
shape-bend = un virage
shape-T = une bifurcation
shape-cross = un croisement
option-navaratna = la variante Navaratna : des tuiles de revenu de quatre temples au bord des provinces, 8 dés au plus
option-river_tiles = des tuiles remplacent une partie de ce qui est imprimé sur le fleuve
option-market_cap = au marché d’une seule marchandise, le dé dépensé limite le nombre d’étals qui rapportent
option-yield_on_build = avec Navaratna, une tuile de revenu peut être prise après une construction
space-quarry-0 = carrière gratuite
    .to = à la carrière, sans payer
space-quarry-1 = carrière à 1 pièce
    .to = à la carrière pour 1 pièce
space-quarry-2 = carrière à 2 pièces
    .to = à la carrière pour 2 pièces
space-quarry-3 = carrière à 3 pièces
    .to = à la carrière pour 3 pièces
space-quarry-4 = carrière à 4 pièces
    .to = à la carrière pour 4 pièces
space-quarry-5 = carrière à 5 pièces
    .to = à la carrière pour 5 pièces
space-quarry-6 = carrière à 6 pièces
    .to = à la carrière pour 6 pièces
space-quarry-7 = carrière à 7 pièces
    .to = à la carrière pour 7 pièces
space-quarry-8 = carrière à 8 pièces
    .to = à la carrière pour 8 pièces
space-quarry-9 = carrière à 9 pièces
    .to = à la carrière pour 9 pièces
space-harbour-0 = port gratuit
    .to = au port, sans payer
space-harbour-1 = port à 1 pièce
    .to = au port pour 1 pièce
space-harbour-2 = port à 2 pièces
    .to = au port pour 2 pièces
space-harbour-3 = port à 3 pièces
    .to = au port pour 3 pièces
space-harbour-4 = port à 4 pièces
    .to = au port pour 4 pièces
space-harbour-5 = port à 5 pièces
    .to = au port pour 5 pièces
space-harbour-6 = port à 6 pièces
    .to = au port pour 6 pièces
space-harbour-7 = port à 7 pièces
    .to = au port pour 7 pièces
space-harbour-8 = port à 8 pièces
    .to = au port pour 8 pièces
space-harbour-9 = port à 9 pièces
    .to = au port pour 9 pièces
space-assorted = marché mixte
    .to = au marché mixte
space-silk = marché de la soie
    .to = au marché de la soie
space-tea = marché du thé
    .to = au marché du thé
space-spices = marché des épices
    .to = au marché des épices
space-palace-1 = salle 1, le Grand Moghol
    .to = dans la salle 1, chez le Grand Moghol
space-palace-2 = salle 2, la Danseuse
    .to = dans la salle 2, chez la Danseuse
space-palace-3 = salle 3, le Yogi
    .to = dans la salle 3, chez le Yogi
space-palace-4 = salle 4, le raja Man Singh
    .to = dans la salle 4, chez le raja Man Singh
space-palace-5 = salle 5, le Maître bâtisseur
    .to = dans la salle 5, chez le Maître bâtisseur
space-palace-6 = salle 6, le Portugais
    .to = dans la salle 6, chez le Portugais
space-veranda-blue = véranda bleue
    .to = sous la véranda bleue
space-veranda-green = véranda verte
    .to = sous la véranda verte
space-veranda-orange = véranda orange
    .to = sous la véranda orange
space-veranda-purple = véranda violette
    .to = sous la véranda violette
space-terrace-blue = terrasse bleue
    .to = sur la terrasse bleue
space-terrace-green = terrasse verte
    .to = sur la terrasse verte
space-terrace-orange = terrasse orange
    .to = sur la terrasse orange
space-terrace-purple = terrasse violette
    .to = sur la terrasse violette
space-balcony = balcon
    .to = sur le balcon
bonus-edge-1 = bord 1
bonus-edge-2 = bord 2
bonus-edge-3 = bord 3
bonus-edge-4 = bord 4
bonus-edge-5 = bord 5
bonus-edge-6 = bord 6
bonus-edge-7 = bord 7
bonus-edge-8 = bord 8
bonus-money-1 = bonus d’argent 1
bonus-money-2 = bonus d’argent 2
bonus-money-3 = bonus d’argent 3
bonus-money-4 = bonus d’argent 4
bonus-money-5 = bonus d’argent 5
bonus-money-6 = bonus d’argent 6
bonus-fame-1 = bonus de gloire 1
bonus-fame-2 = bonus de gloire 2
bonus-fame-3 = bonus de gloire 3
bonus-fame-4 = bonus de gloire 4
bonus-fame-5 = bonus de gloire 5
bonus-fame-6 = bonus de gloire 6

## Les gains

amount-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
amount-fame = { $n ->
    [one] { $n } point de gloire
   *[other] { $n } points de gloire
}
parts-item = { $what ->
    [money] { amount-coins }
    [fame] { amount-fame }
    [karma] { $n } karma
    [workers] { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
    [dice] { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
    [colour-dice] { $n ->
        [one] { $n } dé { $colour }
       *[other] { $n } dés { $colour_plural }
    }
    [colour-dice-per-karma] un dé { $colour } par karma
    [listed-dice] des dés ({ $colours })
    [dice-per-karma] un dé par karma
    [upgrade] { $n ->
        [one] { $n } amélioration
       *[other] { $n } améliorations
    }
    [any-room] une salle du palais
    [room] la salle { $n } du palais
    [start-player] le rôle de premier joueur à la prochaine manche
    [yield-tile] une tuile de revenu
    [overbuild] une nouvelle tuile sur l’une des vôtres
    [sail] { $n ->
        [one] { $n } case sur le fleuve
       *[other] { $n } cases sur le fleuve
    }
    [sail-up-to] { $n ->
        [one] jusqu’à { $n } case sur le fleuve
       *[other] jusqu’à { $n } cases sur le fleuve
    }
    [money-per-stall] { amount-coins } par étal
    [different-goods] { $n ->
        [one] les pièces d’un étal
       *[other] les pièces d’étals de { $n } marchandises différentes
    }
    [one-good-up-to] { $n ->
        [one] les pièces d’un étal
       *[other] les pièces d’au plus { $n } étals d’une même marchandise
    }
    [fame-per-upgrade] { amount-fame } par amélioration
    [money-per-upgrade] { amount-coins } par amélioration
    [fame-per-karma] { amount-fame } par karma
    [fame-per-stall-tile] { amount-fame } par tuile avec étals
    [fame-per-river] { amount-fame } { $spaces ->
        [one] par case du fleuve
       *[other] toutes les { $spaces } cases du fleuve
    }
    [money-per-building] { amount-coins } par bâtiment
    [money-per-yield-tile] { amount-coins } par tuile de revenu reliée
    [fame-per-bend] { amount-fame } par virage ou bifurcation
    [fame-per-worker] { amount-fame } par ouvrier
    [stalls-pay] { $n ->
        [0] 0 pièce pour l’instant
       *[other] jusqu’à { amount-coins }
    }
    [tile] une tuile contre des dés de sa couleur
    [sail-by-die] jusqu’à autant de cases sur le fleuve
   *[reroll] une relance de vos dés au choix
}
pays-item = { $what ->
    [colour-die] 1 dé { $colour }
    [die-of-face] un dé de valeur { $n }
    [die-up-to] un dé de valeur { $n } au plus
   *[any-die] n’importe quel dé
}
colours-item = { $colour }
dice-item = { $colour } { $face }
features-item = { $feature ->
    [building] un bâtiment { $building }
   *[stall] { $good } { $coins }
}

## Ce qui est demandé

ask-worker = Où va votre ouvrier ?
ask-pay = { $sum ->
    [yes] Quel dé dépensez-vous ? Il reste { $due } à payer.
   *[no] Quel dé dépensez-vous ?
}
ask-take = Quelle tuile de province ?
ask-lay = Où va la tuile, et dans quel sens ? Elle coûte { $cost } : { $shape } avec { $features }.
ask-sail = Jusqu’où navigue votre bateau ?
ask-name = De quelle couleur prenez-vous un dé ? Encore { $count } à choisir.
ask-reroll = Quels dés relancez-vous ?
ask-upgrade = Quel type de bâtiment améliorez-vous ?
ask-good = Quelle marchandise vendez-vous ?
ask-room = Quelle salle du palais utilisez-vous ?
ask-bonus = Quel bonus d’abord ?
ask-yield = Quelle tuile de revenu prenez-vous ?
ask-edge = Sur quelle case de bord va-t-elle ?
choose-kind = Que faites-vous ?
choose-space = Quel emplacement ?
choose-colour = Quelle couleur ?
choose-face = Quelle valeur ?
choose-back = Quelle pile ?
choose-cell = Quelle case ?
choose-turn = Combien de quarts de tour à droite ?
choose-steps = Combien de cases ?
choose-building = Quel bâtiment ?
choose-good = Quelle marchandise ?
choose-room = Quelle salle ?
choose-bonus = Quel bonus ?
choose-temple = Quel temple ?
choose-letter = Quelle tuile ?
choose-edge = Quelle case de bord ?
kind-worker = placer un ouvrier
kind-flip = retourner un dé pour 1 karma
kind-aside = mettre l’ouvrier de côté
kind-pay = dépenser un dé
kind-take = prendre une tuile
kind-lay = poser la tuile
kind-sail = naviguer
kind-name = choisir une couleur
kind-reroll = ramasser un dé
kind-stop = c’est tout, lancer
kind-upgrade = améliorer
kind-good = vendre une marchandise
kind-room = utiliser une salle
kind-bonus = prendre un bonus
kind-yield = prendre une tuile de revenu
kind-edge = choisir une case de bord
kind-decline = n’en prendre aucune
action-worker = { $price ->
    [yes] { $space } : payer { $pays }, gagner { $parts }
   *[no] { $space } : gagner { $parts }
}
action-aside = mettre l’ouvrier de côté
action-pay = dépenser le dé { $colour } { $face }
action-take = { $colour_feminine }, { $back } : coûte { $cost }, { $shape } avec { $features }
action-lay = { $cell } { $roads }, { $turn ->
    [0] telle quelle
    [one] { $turn } quart de tour à droite
   *[other] { $turn } quarts de tour à droite
}
action-sail = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
action-name = { $colour }
action-reroll = ramasser le dé { $colour } { $face }
action-stop = c’est tout, lancer
action-upgrade = les bâtiments { $building_plural }
action-good = { $good }
action-room = salle { $room } : { $parts }
action-bonus = { $bonus } : { $parts }
action-yield = { $temple } { $letter } : { $parts }
action-edge = case de bord { $edge } en { $place }
action-decline = ne prendre aucune tuile de revenu
action-flip = retourner le dé { $colour } { $face } pour 1 karma

## Ce qui s’est passé

event-worker = { $name } { $who ->
    [you] envoyez
   *[other] envoie
} un ouvrier { $space_to }.
event-aside = { $name } { $who ->
    [you] mettez
   *[other] met
} un ouvrier de côté.
event-pay = { $name } { $who ->
    [you] dépensez
   *[other] dépense
} le dé { $colour } { $face }.
event-take = { $name } { $who ->
    [you] choisissez
   *[other] choisit
} la tuile { $colour_feminine } qui coûte { $cost } : { $shape } avec { $features }.
event-lay = Elle ira en { $cell } : { $roads }.
event-sail = { $name } { $who ->
    [you] naviguez
   *[other] navigue
} de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}.
event-name = { $name } { $who ->
    [you] choisissez
   *[other] choisit
} la couleur { $colour_feminine }.
event-reroll = { $name } { $who ->
    [you] ramassez
   *[other] ramasse
} le dé { $colour } { $face }.
event-stop = { $name } ne { $who ->
    [you] ramassez
   *[other] ramasse
} pas d’autre dé.
event-upgrade = { $name } { $who ->
    [you] améliorez
   *[other] améliore
} les bâtiments { $building_plural }.
event-good = { $name } { $who ->
    [you] vendez
   *[other] vend
} { $good_some }.
event-room = { $name } { $who ->
    [you] utilisez
   *[other] utilise
} la salle { $room } du palais : { $parts }.
event-bonus = { $name } { $who ->
    [you] prenez
   *[other] prend
} un bonus, { $bonus } : { $parts }.
event-yield = { $name } { $who ->
    [you] prenez
   *[other] prend
} une tuile de revenu { $temple_of } : { $parts }.
event-edge = Elle va sur la case de bord { $edge }, { $place }.
event-decline = { $name } ne { $who ->
    [you] prenez
   *[other] prend
} aucune tuile de revenu.
event-flip = { $name } { $who ->
    [you] retournez
   *[other] retourne
} le dé { $colour } { $face }.
event-start = Le sort { $who ->
    [you] vous désigne
   *[other] désigne { $name }
} comme premier joueur.
event-roll = { $name } { $who ->
    [you] lancez
   *[other] lance
} : { $dice }.
event-reveal = Nouvelle tuile { $colour_feminine } : coûte { $cost }, { $shape } avec { $features }.
event-draw = Une tuile de revenu { $temple_of } : { $parts }.
event-count = Le dé du fleuve indique { $face }.
event-river = La case { $space } du fleuve donne désormais : { $parts }.
news-gain = { $name } { $who ->
    [you] gagnez
   *[other] gagne
} { $parts }.
news-boat = { $name } { $who ->
    [you] atteignez
   *[other] atteint
} la case { $space } du fleuve.
news-round = Tous les ouvriers reviennent. { $name } { $who ->
    [you] commencez
   *[other] commence
} la prochaine manche.

## La fin

end-met = Les marqueurs d’argent et de gloire d’un joueur se sont rencontrés.
news-met = { $who ->
    [you] Vos marqueurs se rencontrent
   *[other] Les marqueurs se rencontrent chez { $name }
}. Les autres, jusqu’au premier joueur, ont encore un tour chacun.
score-fame = gloire
score-facing = case de gloire en face du marqueur d’argent
score-total = dépassement en cases (négatif : pas encore rencontrés)
lead = { $who ->
    [you] Vos marqueurs
   *[other] Chez { $name }, les marqueurs
} { $sign ->
    [plus] { $points ->
        [0] se sont rencontrés
        [one] se sont rencontrés et dépassés de { $points } case
       *[other] se sont rencontrés et dépassés de { $points } cases
    }
   *[minus] { $points ->
        [one] sont à { $points } case l’un de l’autre
       *[other] sont à { $points } cases l’un de l’autre
    }
} ; { $seat_who ->
    [you] les vôtres
   *[other] chez { $seat }, ils
} { $less_sign ->
    [plus] { $less ->
        [0] se sont rencontrés aussi
        [one] se sont dépassés de { $less } case
       *[other] se sont dépassés de { $less } cases
    }
   *[minus] { $less ->
        [one] sont à { $less } case l’un de l’autre
       *[other] sont à { $less } cases l’un de l’autre
    }
}.
tie-nearest = Égalité ({ $points }) entre { $who ->
    [you] vous
   *[other] { $name }
} et { $seat_who ->
    [you] vous
   *[other] { $seat }
} : { $more ->
    [0] { $who ->
        [you] vous avez
       *[other] { $name } a
    } provoqué la fin
   *[other] { $who ->
        [you] vous venez
       *[other] { $name } vient
    } plus tôt après le joueur qui a provoqué la fin
}.

## Ce que les règles interdisent

refusal-3-1 = ce n’est pas ce qui est demandé maintenant
refusal-3-2 = il n’y a pas de place pour un ouvrier
refusal-3-3 = vous n’avez pas assez d’argent
refusal-3-4 = aucun de vos dés, tels qu’ils sont, ne convient à cet emplacement
refusal-3-5 = il n’y a pas de tuile que vous puissiez payer et poser
refusal-3-6 = votre bateau n’a aucune case où aller
refusal-3-7 = un ouvrier n’est mis de côté que si aucun emplacement n’est possible
refusal-4-2 = la réserve n’a pas de dé de cette couleur pour vous
refusal-4-4 = vous n’avez pas ce dé
refusal-4-5 = vous n’avez pas de karma
refusal-4-6 = les dés ne peuvent pas être retournés maintenant
refusal-4-7 = il n’y aurait ensuite plus aucune réponse possible
refusal-5-1 = ce dé ne convient pas
refusal-5-3 = aucun dé ne peut être plus élevé que le précédent
refusal-5-4 = avec ce dé et de moins élevés, le coût ne peut pas être atteint
refusal-5-5 = sans ce dé, aucune tuile ne pourrait être recouverte
refusal-6-1 = la tuile a besoin d’une case vide
refusal-6-2 = vos dés n’atteignent pas le coût
refusal-6-3 = là, aucune route ne mène à votre résidence
refusal-6-4 = tournée ainsi, elle est comme avant
refusal-6-9 = la pile est épuisée
refusal-7-2 = vous avez déjà un ouvrier au marché mixte
refusal-7-6 = vous n’avez pas d’étal de cette marchandise
refusal-8-6 = elle doit recouvrir une tuile moins chère, chaque case une seule fois, et vous devez pouvoir payer la différence
refusal-8-11 = les dés se ramassent dans un ordre fixe
refusal-9-2 = c’est plus loin que le dé ne le permet
refusal-9-3 = il n’y a pas autant de cases libres devant
refusal-9-8 = cette salle ne peut pas être utilisée depuis le fleuve maintenant
refusal-10-2 = ce bonus n’est pas en attente, ou il est pareil à un autre qui est proposé
refusal-10-7 = ce bâtiment est à son plus haut niveau
refusal-11-3 = il ne reste pas de telle tuile de revenu
refusal-11-4 = il n’y a pas de case de bord libre pour elle
refusal-11-7 = seule la tuile de revenu d’une construction peut être refusée

## L’image de la table

picture-player = Joueur
picture-money = Argent
picture-fame = Gloire
picture-karma = Karma
picture-workers = Ouvr.
picture-boat = Fleuve
picture-levels = Niveaux
picture-points = Écart
picture-dice = Dés
picture-pool = Réserve
picture-tiles = Tuiles visibles
picture-spaces = Ouvriers sur le plateau
picture-free = Emplacements libres
picture-cost = Coût
picture-gain = Gain
picture-no-cost = gratuit
picture-quarry = carrière
picture-harbour = port
picture-prices = { $prices } pièces
picture-area-quarry = carrière, pièces :
picture-area-harbour = port, un dé de { $n } au plus et pièces :
picture-area-assorted = marché mixte
picture-area-silk = marché de la soie, un dé
picture-area-tea = marché du thé, un dé
picture-area-spices = marché des épices, un dé
picture-area-palace = palais, un dé de valeur :
picture-area-veranda = véranda, un dé :
picture-area-terrace = terrasse, gagner un dé :
picture-area-balcony = balcon
picture-province = { $who ->
    [you] Votre province
   *[other] Province : { $name }
}
picture-river = Suite du fleuve
picture-edges = Bords encore ouverts
picture-bridge = le pont : 1 ouvrier de plus
picture-legend = B J R M bâtiments  so th ép étals avec leurs pièces  ♦ résidence  ▒ fermé  ⚑ premier joueur  Écart : distance entre les deux marqueurs ; à 0 ils se rencontrent, + c’est au-delà

## Les règles en bref

help =
    · À votre tour, un ouvrier va sur un emplacement libre : payez ce qu’il coûte et prenez ce qu’il donne.
    · La carrière vend des tuiles de province contre des dés de leur couleur. Une route de la tuile doit mener à votre résidence. Les bâtiments donnent de la gloire, les étals de l’argent.
    · Les routes sont dessinées : │ et ─ droites, └ ┌ ┐ ┘ virages (haut et droite, bas et droite, bas et gauche, haut et gauche), ┴ ├ ┬ ┤ bifurcations, ┼ un croisement.
    · Les marchés paient vos étals, les salles du palais demandent un dé de leur numéro, le port fait avancer votre bateau contre un dé de 1 à 3.
    · La terrasse et les vérandas rapportent des dés, le balcon de l’argent et une relance. 1 karma retourne un dé.
    · Des cases des pistes d’argent et de gloire, les bords de votre province et les cases du fleuve donnent des bonus. Trois ouvriers de plus attendent : à { $money } pièces, à { $fame } points de gloire et au pont.
    · Quand le double de votre gloire et votre argent font ensemble { $meet }, vos marqueurs se sont rencontrés et la fin commence. Qui a le plus dépassé ce point gagne.

## Après la partie : combien de fois un joueur a fait quoi

tally-worker = ouvriers placés
tally-lay = tuiles de province posées
tally-sail = voyages sur le fleuve
tally-good = marchandises vendues
tally-upgrade = bâtiments améliorés
tally-flip = dés retournés pour du karma

## Ce que ferait un choix

gain-money = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
gain-fame = { $amount ->
    [one] { $amount } point de gloire
   *[other] { $amount } points de gloire
}
gain-karma = { $amount } karma
gain-workers = { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}
gain-level-white = { $amount ->
    [one] { $amount } niveau pour les bâtiments blancs
   *[other] { $amount } niveaux pour les bâtiments blancs
}
gain-level-yellow = { $amount ->
    [one] { $amount } niveau pour les bâtiments jaunes
   *[other] { $amount } niveaux pour les bâtiments jaunes
}
gain-level-red = { $amount ->
    [one] { $amount } niveau pour les bâtiments rouges
   *[other] { $amount } niveaux pour les bâtiments rouges
}
gain-level-brown = { $amount ->
    [one] { $amount } niveau pour les bâtiments marron
   *[other] { $amount } niveaux pour les bâtiments marron
}
gain-first-turn = le rôle de premier joueur à la prochaine manche
why-start = la mise en place
why-price = le prix de l’emplacement
why-space = l’emplacement
why-market = le marché
why-stalls = les étals de la tuile
why-buildings = les bâtiments de la tuile
why-flip = un dé retourné
why-river = le fleuve
why-palace = le palais
why-bonus = un bonus
why-upgrade = une amélioration
why-benefit = ce qui s’ensuit
then-blue-die = Ensuite, { $count ->
    [one] { $count } dé bleu est lancé
   *[other] { $count } dés bleus sont lancés
}.
then-green-die = Ensuite, { $count ->
    [one] { $count } dé vert est lancé
   *[other] { $count } dés verts sont lancés
}.
then-orange-die = Ensuite, { $count ->
    [one] { $count } dé orange est lancé
   *[other] { $count } dés orange sont lancés
}.
then-purple-die = Ensuite, { $count ->
    [one] { $count } dé violet est lancé
   *[other] { $count } dés violets sont lancés
}.
then-blue-snake-stack = Ensuite, la prochaine tuile bleue au serpent est retournée.
then-blue-tiger-stack = Ensuite, la prochaine tuile bleue au tigre est retournée.
then-blue-cow-stack = Ensuite, la prochaine tuile bleue à la vache est retournée.
then-green-snake-stack = Ensuite, la prochaine tuile verte au serpent est retournée.
then-green-tiger-stack = Ensuite, la prochaine tuile verte au tigre est retournée.
then-green-cow-stack = Ensuite, la prochaine tuile verte à la vache est retournée.
then-orange-snake-stack = Ensuite, la prochaine tuile orange au serpent est retournée.
then-orange-tiger-stack = Ensuite, la prochaine tuile orange au tigre est retournée.
then-orange-cow-stack = Ensuite, la prochaine tuile orange à la vache est retournée.
then-purple-snake-stack = Ensuite, la prochaine tuile violette au serpent est retournée.
then-purple-tiger-stack = Ensuite, la prochaine tuile violette au tigre est retournée.
then-purple-cow-stack = Ensuite, la prochaine tuile violette à la vache est retournée.
then-white-yield-tiles = Ensuite, une tuile de revenu du temple blanc est piochée.
then-brown-yield-tiles = Ensuite, une tuile de revenu du temple marron est piochée.

## Ce que l’on choisit d’habitude

usual-least-waste = le moins de perte, avec le moins de dés
usual-lowest = le dé le moins élevé qui suffise
usual-all-stalls = le dé le moins élevé avec lequel tous les étals rapportent
usual-furthest = le dé le plus élevé : il mène le plus loin
usual-cheapest = l’emplacement libre le moins cher de sa sorte

## Ce que dit le plateau dessiné

board-name = Le plateau de Rajas of the Ganges
board-palace = Palais
board-market = Marché
board-harbour = Port
board-harbour-die = avec un dé de { $n } au plus
board-quarry = Carrière
board-river = Fleuve
board-tiles = Tuiles visibles
board-temples = Tuiles de revenu
board-desk = Vos dés, votre karma, vos ouvriers et vos bâtiments
board-province = Province
board-named = { $name } : { $what }
board-residence = La résidence
board-gap = { $count ->
    [one] { $count } case d’écart
   *[other] { $count } cases d’écart
}
board-past = { $count ->
    [0] rencontrés
   *[other] rencontrés, { $count } au-delà
}
board-race = argent { $money }, gloire { $fame }
board-starts = premier joueur de cette manche
board-starts-next = premier joueur de la prochaine manche, pour l’instant
board-met-first = rencontrés en premier
board-workers-left = ouvriers à placer : { $count } sur { $all }
board-notch-money = Argent { $place } : { $what }.{ $taken ->
    [yes] { " " }Déjà pris.
   *[no] {""}
}
board-notch-fame = Gloire { $place } : { $what }.{ $taken ->
    [yes] { " " }Déjà pris.
   *[no] {""}
}
board-river-space = { $n ->
    [0] Avant le fleuve.
   *[other] Case { $n } du fleuve : { $what }.
}
board-tile = Une tuile { $colour_feminine } qui coûte { $cost }.
board-tile-scores = Elle rapporterait maintenant { $money } d’argent et { $fame } de gloire.
board-short = manque { $count }
board-stack-left = { $count ->
    [0] La dernière de sa pile.
   *[other] Encore { $count } dessous.
}
board-stack-empty = Cette pile est épuisée.
board-pool = Dans la réserve, { $colour } : { $count }.
board-cell = Case { $cell }, vide.
board-cover = La salle 5 peut la recouvrir : { $stalls ->
    [0] aucun étal ne serait perdu.
    [one] un étal serait perdu (pièces : { $coins }).
   *[other] { $stalls } étals seraient perdus (pièces : { $coins }).
}
board-edge = Bord { $n } : { $what }.
board-edge-earned = Déjà atteint.
board-lay-here = La tuile va ici. Touchez encore pour la tourner.
board-karma = Karma : { $count } sur { $most }.
board-level = Bâtiments { $building_plural } : { $fame } de gloire chacun, niveau { $level }.
board-flip = Retourné, il montre { $face }{ $count ->
    [0] , ce qui ne permet rien de nouveau.
    [one] , ce qui permet un emplacement ou une tuile de plus.
   *[other] , ce qui permet { $count } emplacements et tuiles de plus.
}
board-picked = Choisi.
board-roll = { $count ->
    [one] Relancer 1 dé
   *[other] Relancer { $count } dés
}
board-roll-none = Ne rien relancer
board-pay = Payer avec
board-pay-sum = Payer { $sum } sur { $due }
board-tap-again = Touchez encore pour le faire.
board-out-of-reach = Votre bateau ne peut pas s’arrêter ici maintenant.
board-not-now = Pas maintenant : ce n’est pas à vous de décider.
board-last-turns = Encore un tour : { $names }.
board-last-turn = C’est le dernier tour.
board-moment-met = L’argent et la gloire se sont rencontrés : { $name } !
board-label-room-1 = Grand Moghol
board-label-room-2 = Danseuse
board-label-room-3 = Yogi
board-label-room-4 = Man Singh
board-label-room-5 = Bâtisseur
board-label-room-6 = Portugais
board-label-veranda = véranda
board-label-terrace = terrasse
board-label-balcony = balcon
board-label-assorted = mixte
board-pane-board = Plateau
board-pane-tiles = Tuiles
board-pane-province = Province
board-pane-temples = Temples
board-yields-left = tuiles de revenu du temple blanc : { $count }
board-pane-others = Autres
board-keep = Garder une image de votre province
board-keepsake = Province : { $name }
about-palace = Chaque salle reçoit un ouvrier par manche et un dé qui montre son numéro.
    .clause = 8.1
about-room = Une salle du palais. Elle coûte un dé de son numéro et donne ce qui est dessiné à côté.
    .clause = 8.1
about-veranda = Un dé d’une couleur contre deux d’une autre.
    .clause = 8.8
about-terrace = Un dé de cette couleur, gratuitement.
    .clause = 8.9
about-balcony = De l’argent, puis vous pouvez relancer ceux de vos dés que vous voulez, tous ensemble.
    .clause = 8.10
about-market = Ici les étals de votre province paient leurs pièces.
    .clause = 7.1
about-assorted = Votre étal le plus cher de chaque marchandise paie. Un ouvrier par joueur et par manche.
    .clause = 7.1
about-single-market = Pour n’importe quel dé, les étals de cette marchandise paient, les plus chers d’abord.
    .clause = 7.3
about-harbour = De l’argent et un petit dé : votre bateau avance au plus d’autant de cases libres que le dé en indique.
    .clause = 9.1
about-quarry = Payez l’emplacement, puis posez une tuile : des dés de sa couleur doivent atteindre son coût.
    .clause = 6.1
about-river = Un bateau qui s’arrête ici reçoit ce qui est dessiné. Les cases occupées sont sautées.
    .clause = 9.5
about-bridge = Un bateau qui passe le pont trouve un ouvrier. Ce qui est dessiné est pour les bateaux qui s’arrêtent ici.
    .clause = 9.7
about-tile = Une tuile de province visible. Son coût se paie en dés de sa couleur, sans rendre la monnaie.
    .clause = 5.2
about-laid = Une tuile de la province : ses étals paient au marché.
    .clause = 6.6
about-cell = Une tuile peut être posée ici si l’une de ses routes rejoint une route qui mène à la résidence.
    .clause = 6.3
about-residence = Toutes les routes de la province partent d’ici.
    .clause = 6.3
about-edge = Le bonus d’un bord se gagne quand une route y mène. Avec Navaratna, on y pose des tuiles de revenu.
    .clause = 6.8
about-pool = Les dés que personne n’a. Ce qui manque à la réserve ne peut être gagné.
    .clause = 4.1
about-dice = Vos dés. Ce qui n’a pas de place est perdu.
    .clause = 4.1
about-die = Il paie ce qu’il montre. Un karma le retourne sur la face opposée.
    .clause = 4.5
about-karma = Un karma retourne un de vos dés : 1 et 6, 2 et 5, 3 et 4.
    .clause = 4.5
about-workers = Chaque ouvrier vaut un tour dans la manche.
    .clause = 3.1
about-boat = Jusqu’où le bateau est allé.
    .clause = 9.2
about-level = Chaque bâtiment de ce type sur une tuile que vous posez donne cette gloire. Les améliorations l’augmentent.
    .clause = 6.7
about-money = Le marqueur d’argent. Payer le fait reculer.
    .clause = 10.3
about-fame = Le marqueur de gloire. La gloire ne baisse jamais.
    .clause = 10.4
about-notch = Une case dont chacun reçoit le bonus en l’atteignant, une seule fois.
    .clause = 10.2
about-extra-worker = Un ouvrier de plus attend chacun ici.
    .clause = 10.5
about-start-player = Le premier joueur a le premier tour de la manche.
    .clause = 3.9
about-temple = Les tuiles de revenu de ce temple. La salle 2 du palais en donne une.
    .clause = 8.3
about-yield = Une tuile de revenu et ce qu’elle donne.
    .clause = 11.3

## Ce que veulent dire les options et les lignes de la feuille de score

about-option-navaratna = Une variante avec des tuiles de revenu aux bords des provinces.
    .clause = 11.1
    .off = Les bords donnent les bonus qui y sont imprimés.
    .on = Des tuiles de revenu de quatre temples se posent aux bords et paient quand une route les atteint. Le nombre maximal de dés et d’ouvriers change.
about-option-river_tiles = Un fleuve toujours le même, ou différent à chaque partie.
    .clause = 2.7
    .off = Le fleuve donne ce qui y est imprimé.
    .on = Des tuiles posées au hasard remplacent une partie de ce qui est imprimé.
about-option-market_cap = Combien d’étals paient au marché d’une seule marchandise.
    .clause = 7.4
    .on = Au plus autant que le dé dépensé a de points, les plus chers d’abord.
    .off = Tous les étals de cette marchandise, quoi que montre le dé.
about-option-yield_on_build = Avec Navaratna seulement : une façon d’avoir plus de tuiles de revenu.
    .clause = 11.7
    .on = Après avoir posé une tuile, vous pouvez prendre une tuile de revenu.
    .off = Poser une tuile ne donne pas de tuile de revenu.
about-score-fame = La case de votre marqueur de gloire. La gloire ne baisse jamais.
    .clause = 10.4
about-score-facing = La case de gloire en face de votre marqueur d’argent ; son numéro est retranché. Deux cases d’argent font face à une de gloire.
    .clause = 12.3
about-score-total = De combien vos deux marqueurs se sont dépassés. Le plus grand écart gagne ; au-dessous de zéro, ils ne se sont pas rencontrés.
    .clause = 12.3

## De quoi le hasard tire, et comment une partie s’est terminée

source-start-player = premier joueur
source-river-die = dé des tuiles du fleuve
source-river-tiles = tuiles du fleuve
source-blue-die = dés bleus
source-green-die = dés verts
source-orange-die = dés orange
source-purple-die = dés violets
source-blue-snake-stack = pile bleue au serpent
source-blue-tiger-stack = pile bleue au tigre
source-blue-cow-stack = pile bleue à la vache
source-green-snake-stack = pile verte au serpent
source-green-tiger-stack = pile verte au tigre
source-green-cow-stack = pile verte à la vache
source-orange-snake-stack = pile orange au serpent
source-orange-tiger-stack = pile orange au tigre
source-orange-cow-stack = pile orange à la vache
source-purple-snake-stack = pile violette au serpent
source-purple-tiger-stack = pile violette au tigre
source-purple-cow-stack = pile violette à la vache
source-white-yield-tiles = tuiles de revenu du temple blanc
source-brown-yield-tiles = tuiles de revenu du temple marron
ended-met = les marqueurs d’un joueur se sont rencontrés
