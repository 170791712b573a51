# Ganesha, en français.
# `$name` est un joueur ; `$who` vaut `you` si ce nom est le pronom ci-dessous, sinon `other`.
# Les couleurs : la forme simple nomme la couleur, .feminine s’accorde avec une gemme, .plural avec
# des gemmes. Les épices : .the a son article.

title = Ganesha
about = Prenez des gemmes sur l’autel et posez-les sur un mandala que tout le monde partage. En attendre davantage, ou arriver en premier ?
kind = Collection et sens du moment
you = Vous

## Le nom des choses

colour-red = rouge
    .mark = R
    .feminine = rouge
    .plural = rouges
colour-green = vert
    .mark = V
    .feminine = verte
    .plural = vertes
colour-purple = violet
    .mark = L
    .feminine = violette
    .plural = violettes
colour-blue = bleu
    .mark = B
    .feminine = bleue
    .plural = bleues
colour-yellow = jaune
    .mark = J
    .feminine = jaune
    .plural = jaunes
spice-cardamom = cardamome
    .the = la cardamome
spice-caraway = carvi
    .the = le carvi
spice-coriander = coriandre
    .the = la coriandre
spice-ginger = gingembre
    .the = le gingembre
spice-black-mustard = moutarde noire
    .the = la moutarde noire
spice-cinnamon = cannelle
    .the = la cannelle
spice-red-pepper = piment rouge
    .the = le piment rouge
spice-black-pepper = poivre noir
    .the = le poivre noir
does-cardamom = la dernière gemme d’une couleur quitte le mandala et retourne dans le sac
does-caraway = échanger la gemme prise contre n’importe quelle autre de l’autel
does-coriander = après le rangement, vider des cases tactiques et les remplir depuis votre trésor
does-ginger = donner la gemme prise à un autre joueur, qui vous en donne une d’une autre couleur
does-black-mustard = gagner 1 point
does-cinnamon = pendant ce tour, une gemme de n’importe quelle couleur peut être offerte pour en déplacer d’une autre
does-red-pepper = payer 1 point et piocher une gemme dans le sac ; elle est à vous si elle a la couleur de la gemme prise
does-black-pepper = remettre une gemme de votre trésor dans le sac et en piocher une autre
lifted-1 = la case 1
lifted-2 = la case 2
lifted-both = les deux cases
offered-red = une gemme rouge
offered-green = une gemme verte
offered-purple = une gemme violette
offered-blue = une gemme bleue
offered-yellow = une gemme jaune
offered-none = rien
option-spices = des jetons d’épice se trouvent sous certaines gemmes ; mieux vaut s’en passer pour une première partie
option-side = quelle face du plateau mandala est utilisée
option-side-day = jour
option-side-night = nuit
option-spice_placement = qui décide où se posent les jetons d’épice, le hasard ou le premier joueur
option-spice_placement-random = le hasard
option-spice_placement-first-player = le premier joueur
option-younger = qui compte comme plus jeune en cas d’égalité, les places suivantes ou les précédentes ; ou bien les places, de la plus jeune à la plus âgée
option-younger-later = les places suivantes
option-younger-earlier = les places précédentes

## Ce qui est demandé

ask-lay = Où poser le prochain jeton d’épice, face cachée ?
ask-take = Prenez une gemme sur l’autel.
ask-more = Vous pouvez prendre une deuxième gemme.
ask-spice = Sous la gemme { $colour_feminine } se trouve { $spice_the } : { $does }. L’utilisez-vous ?
ask-remove = Cardamome : quelle couleur perd sa dernière gemme sur le mandala ?
ask-swap = Carvi : contre quelle gemme échangez-vous la vôtre ?
ask-give = Gingembre : à qui donnez-vous votre gemme { $colour_feminine } ?
ask-answer = Gingembre : vous recevez une gemme { $colour_feminine }. Laquelle donnez-vous en échange ?
ask-return = Poivre noir : quelle gemme de votre trésor remettez-vous dans le sac ?
ask-store = Où rangez-vous la gemme { $colour_feminine } ?
ask-lift = Coriandre : videz-vous des cases tactiques, pour les remplir depuis votre trésor ?
ask-set = Coriandre : quelle gemme de votre trésor va dans une case tactique ?
ask-offer = Déplacez-vous des gemmes de votre trésor vers le mandala ?
ask-place = Phase finale : quelle gemme placez-vous ?
choose-kind = Que faites-vous ?
choose-hex = Quel hexagone ?
choose-seat = Quel joueur ?
choose-colour = Quelle couleur ?
choose-slot = Quelle case ?
choose-lifted = Quelles cases ?
choose-offered = Qu’offrez-vous ?
kind-take = prendre une deuxième gemme
kind-stop = ne pas prendre de deuxième gemme
kind-keep = dans le trésor
kind-slot = dans une case tactique
kind-lift = vider des cases
kind-leave = laisser l’épice
kind-offer = déplacer des gemmes
kind-pass = ne rien déplacer
action-take = prendre la gemme { $colour_feminine } en { $hex }{ $under ->
    [yes] {" "}(dessous : { $spice })
   *[no] {""}
}
action-stop = ne pas prendre de deuxième gemme
action-use = utiliser { $spice_the }
action-leave = laisser l’épice
action-remove = retirer la dernière gemme { $colour_feminine }
action-swap = l’échanger contre la gemme { $colour_feminine } en { $hex }
action-give = la donner à { $seat }
action-answer = donner une gemme { $colour_feminine }
action-return = remettre une gemme { $colour_feminine } dans le sac
action-keep = ranger la gemme { $colour_feminine } dans le trésor
action-slot = placer la gemme { $colour_feminine } dans la case tactique { $slot }
action-lift = vider { $lifted }
action-set = placer une gemme { $colour_feminine } dans la case tactique { $slot }
action-offer = { $offering ->
    [yes] offrir { $offered } et déplacer
   *[no] déplacer
} { $count ->
    [one] { $count } gemme { $colour_feminine }
   *[other] { $count } gemmes { $colour_plural }
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-pass = ne rien déplacer
action-place = placer une gemme { $colour_feminine } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-lay = poser un jeton en { $hex }

## Ce qui s’est passé

lays-item = { $hex }
flips-item = { $hex } { $spice }
fills-item = { $hex } { $colour_feminine }
event-first = { $name } { $who ->
    [you] commencez et recevez
   *[other] commence et reçoit
} le tambour.
event-lay = Des jetons d’épice sont posés en { $lays }.
event-flip = Les jetons sont retournés : { $flips }.
event-fill = L’autel est garni : { $fills }.
event-take = { $name } { $who ->
    [you] prenez
   *[other] prend
} la gemme { $colour_feminine } en { $hex }.
event-stop = { $name } ne { $who ->
    [you] prenez
   *[other] prend
} pas de deuxième gemme.
event-use = { $name } { $who ->
    [you] utilisez
   *[other] utilise
} { $spice_the }.
event-leave = { $name } { $who ->
    [you] laissez
   *[other] laisse
} l’épice.
event-remove = { $name } { $who ->
    [you] retirez
   *[other] retire
} du mandala la dernière gemme { $colour_feminine }.
event-swap = { $name } { $who ->
    [you] échangez
   *[other] échange
} la gemme contre la { $colour_feminine } en { $hex }.
event-give = { $seat_who ->
    [you] { $name } vous donne la gemme { $colour_feminine }.
   *[other] { $name } { $who ->
        [you] donnez
       *[other] donne
    } la gemme { $colour_feminine } à { $seat }.
}
event-answer = { $name } { $who ->
    [you] donnez
   *[other] donne
} une gemme { $colour_feminine } en échange.
event-return = { $name } { $who ->
    [you] remettez
   *[other] remet
} une gemme { $colour_feminine } dans le sac.
event-draw = Une gemme { $colour_feminine } est piochée dans le sac.
event-keep = { $name } { $who ->
    [you] rangez la gemme { $colour_feminine } dans votre trésor.
   *[other] range la gemme { $colour_feminine } dans son trésor.
}
event-slot = { $name } { $who ->
    [you] placez
   *[other] place
} la gemme { $colour_feminine } dans la case tactique { $slot }.
event-lift = { $name } { $who ->
    [you] videz
   *[other] vide
} { $lifted }.
event-set = { $name } { $who ->
    [you] placez
   *[other] place
} une gemme { $colour_feminine } dans la case tactique { $slot }.
event-offer = { $name } { $offering ->
    [yes] { $who ->
        [you] offrez { $offered } et déplacez
       *[other] offre { $offered } et déplace
    }
   *[no] { $who ->
        [you] déplacez
       *[other] déplace
    }
} { $count ->
    [one] { $count } gemme { $colour_feminine }
   *[other] { $count } gemmes { $colour_plural }
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-pass = { $name } ne { $who ->
    [you] déplacez
   *[other] déplace
} rien vers le mandala.
event-place = { $name } { $who ->
    [you] placez
   *[other] place
} une gemme { $colour_feminine } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-kept = { $name } la { $who ->
    [you] gardez
   *[other] garde
}.
news-back = Elle retourne dans le sac.
news-refill = L’autel est vidé, et le tambour { $who ->
    [you] vous revient
   *[other] passe à { $name }
}.
news-final = La phase finale commence. { $name } { $who ->
    [you] placez
   *[other] place
} la première gemme.

## La fin

end-treasuries-empty = Tous les trésors sont vides : la partie est terminée.
score-mandala = offrandes
score-spices = épices
score-final = phase finale
tie-sooner = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} entre { $who ->
    [you] vous
   *[other] { $name }
} et { $seat_who ->
    [you] vous
   *[other] { $seat }
} : { $who ->
    [you] vous les aviez
   *[other] { $name } les avait
} en premier.
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
    [you] votre place vient
   *[other] la place occupée par { $name } vient
} avant, en comptant depuis le tout premier joueur.

## Ce que les règles interdisent

refusal-2-2 = les jetons d’épice se posent sur des hexagones utilisés, et jamais côte à côte
refusal-2-3 = les autres jetons ne pourraient alors plus rester séparés
refusal-3-1 = ce n’est pas ce qui est demandé maintenant
refusal-4-1 = il n’y a pas de gemme sur cet hexagone
refusal-4-3 = la deuxième gemme doit être adjacente à la première
refusal-5-3 = deux gemmes ne peuvent pas aller dans la même case
refusal-6-2 = cette gemme ne peut pas être offerte pour cette couleur
refusal-6-5 = il ne resterait aucune gemme à déplacer
refusal-6-8 = cette gemme n’est pas dans votre trésor
refusal-8-1 = c’est une autre épice qui s’y trouve
refusal-8-2 = il n’y a aucune gemme de cette couleur sur le mandala
refusal-8-4 = il n’y a pas de gemme sur cet hexagone
refusal-8-6 = ce joueur n’a pas de gemme d’une autre couleur dans son trésor
refusal-8-7 = il faut une gemme d’une autre couleur, prise dans votre trésor
refusal-8-11 = cette gemme n’est pas dans votre trésor
refusal-8-12 = il n’y a pas de gemme dans cette case
refusal-8-13 = une gemme de votre trésor doit aller dans la prochaine case vide
refusal-9-3 = cette gemme n’est pas dans votre trésor

## L’image de la table

picture-round = Manche { $round } sur { $rounds }. Tambour : { $name }
picture-altar = Autel
picture-mandala = Mandala, et gemmes dans le sac
picture-player = Joueur
picture-points = Points
picture-treasury = Trésor
picture-tactics = Tactique
picture-taken = En main
picture-legend = * une épice  (5) un emplacement occupé  R3 trois gemmes rouges  V vert  L violet

## Les règles en bref

help =
    · À votre tour, vous prenez une gemme sur l’autel. Si une de vos deux cases tactiques contient une gemme de cette couleur, vous pouvez en prendre une deuxième, adjacente à la première ; ou n’importe où, si les deux cases ont cette couleur.
    · Chaque gemme va dans votre trésor ou dans une case tactique. Ce qui occupait la case passe dans le trésor.
    · Ensuite, vous pouvez offrir une gemme de votre trésor et déplacer toutes les autres de sa couleur vers le mandala, où chacune rapporte les points de son emplacement. Une gemme jaune peut être offerte pour n’importe quelle couleur, et les gemmes jaunes se déplacent sans offrande.
    · Une épice (*) sous la gemme que vous prenez peut être utilisée aussitôt :
      { spice-cardamom } : { does-cardamom } ;
      { spice-caraway } : { does-caraway } ;
      { spice-coriander } : { does-coriander } ;
      { spice-ginger } : { does-ginger } ;
      { spice-black-mustard } : { does-black-mustard } ;
      { spice-cinnamon } : { does-cinnamon } ;
      { spice-red-pepper } : { does-red-pepper } ;
      { spice-black-pepper } : { does-black-pepper }.
    · Toutes les { $refill } manches, l’autel est garni de nouveau et le tambour passe au joueur suivant. Il y a { $rounds } manches.
    · Dans la phase finale, tout le monde place ce qui lui reste, gemme par gemme et sans offrande, en commençant par le score le plus bas. Qui a le plus de points gagne ; en cas d’égalité, qui les avait en premier.

## Après la partie : combien de fois un joueur a fait quoi

tally-take = gemmes prises
tally-use = épices utilisées
tally-slot = gemmes gardées pour la tactique
tally-offer = offrandes faites

## Ce que ferait un choix

gain-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
why-offering = une offrande
why-spice = une épice
why-final = la phase finale
then-bag = Ensuite, { $count ->
    [one] { $count } gemme est piochée
   *[other] { $count } gemmes sont piochées
} dans le sac.
then-spice-layout = Ensuite, le sort décide où { $count ->
    [one] se pose { $count } jeton d’épice
   *[other] se posent { $count } jetons d’épice
}.
then-spices = Ensuite, { $count ->
    [one] { $count } jeton d’épice est retourné
   *[other] { $count } jetons d’épice sont retournés
}.

## Ce qui est écrit sur le plateau dessiné

board-board = Le plateau de Ganesha
board-stage = Autel et mandala
board-altar = autel
board-face-down = un jeton d’épice, face cachée
board-named = { $name } : { $what }
board-empty = vide
board-beneath = Dessous : { $spice } ({ $does }).
board-second-adjacent = Une de vos cases tactiques a cette couleur : vous pouvez prendre une deuxième gemme, voisine de celle-ci.
board-second-anywhere = Vos deux cases tactiques ont cette couleur : vous pouvez prendre n’importe quelle deuxième gemme.
board-petal = { $colour } : la prochaine gemme rapporte { $one }. Plusieurs à la fois : { $more }.
board-petal-full = { $colour } : tous les emplacements sont occupés.
board-round = Manche { $round } sur { $rounds }
board-final = Phase finale
board-to-refill = { $count ->
    [one] autel garni après cette manche
   *[other] autel garni dans { $count } manches
}
board-to-final = { $count ->
    [one] dernière manche
   *[other] { $count } manches avant la phase finale
}
board-bag = Dans le sac : { $count }.
board-bag-name = sac
board-way = Offrir { $offered } : { $count } vers le mandala pour { $sum }.
board-ways = Qu’offrez-vous ?
board-do-it = valider
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-drum = tambour
board-tie-sooner = Devant le joueur suivant à égalité de points, car atteints plus tôt.
board-tie-seat = Devant le joueur suivant à égalité de points par la place, comptée depuis le tout premier joueur.
board-hand = en main
board-tactics = cases tactiques
board-slot = Case tactique { $slot }
board-treasury = trésor
board-keep = dans le trésor
board-returns = peut donner
board-use = L’utiliser
board-leave = La laisser
board-both = Vider les deux
board-stop = Pas de deuxième
board-pass = Ne rien déplacer
board-wait = C’est à { $name } de décider.
board-over = La partie est terminée.
board-keepsake = Garder le mandala en image
board-moment-refill = L’autel est garni de nouveau. Le tambour passe à { $name }.
board-moment-final = La phase finale : { $name } place la première gemme.
board-moment-lap = { $name } entame un nouveau tour de piste.
board-moment-end = Le mandala est achevé.

## Ce que sont et font les choses du plateau

about-gem = Une gemme de l’autel ({ $colour }). À votre tour, vous en prenez une ; si sa couleur se trouve dans une de vos cases tactiques, vous pouvez en prendre une deuxième.
    .clause = 4.1
about-hex = Un hexagone vide de l’autel. Il reçoit une gemme quand l’autel est garni de nouveau.
    .clause = 7.2
about-face-down = Un jeton d’épice. On le retourne quand tous les jetons sont posés, jamais deux côte à côte.
    .clause = 2.2
about-spice-cardamom = Cardamome : { does-cardamom }. Pour qui prend la gemme du dessus.
    .clause = 8.2
about-spice-caraway = Carvi : { does-caraway }. Pour qui prend la gemme du dessus.
    .clause = 8.4
about-spice-coriander = Coriandre : { does-coriander }. Pour qui prend la gemme du dessus.
    .clause = 8.12
about-spice-ginger = Gingembre : { does-ginger }. Pour qui prend la gemme du dessus.
    .clause = 8.6
about-spice-black-mustard = Moutarde noire : { does-black-mustard }. Pour qui prend la gemme du dessus.
    .clause = 8.8
about-spice-cinnamon = Cannelle : { does-cinnamon }. Pour qui prend la gemme du dessus.
    .clause = 8.14
about-spice-red-pepper = Piment rouge : { does-red-pepper }. Pour qui prend la gemme du dessus.
    .clause = 8.9
about-spice-black-pepper = Poivre noir : { does-black-pepper }. Pour qui prend la gemme du dessus.
    .clause = 8.11
about-petal = Les gemmes vont dans les emplacements de leur couleur, dans l’ordre, du bord vers le centre ; chacune rapporte ce que montre son emplacement.
    .clause = 6.7
about-track = La piste des points. Au-delà de { $lap }, un pion entame un nouveau tour.
    .clause = 10.1
about-bag = Toutes les gemmes qui ne sont pas sur la table. Ce qui est offert y retourne et peut être pioché de nouveau.
    .clause = 6.6
about-bag-left = Gemmes de cette couleur ({ $colour }) dans le sac : { $count }.
    .clause = 1.6
about-tokens = Les jetons d’épice qui ne sont pas sur l’autel. Chaque fois que l’autel est garni, on les tire parmi tous.
    .clause = 1.5
about-rounds = La partie compte { $rounds } manches. À chaque tambour, l’autel est garni de nouveau et le premier joueur change.
    .clause = 7.2
about-drum = Le tambour : qui le possède commence chaque manche.
    .clause = 3.2
about-points = Le plus de points gagne ; à égalité, la première personne à les avoir atteints.
    .clause = 10.2
about-player = Tout ce que possède un joueur est visible : trésor, cases tactiques et points.
    .clause = 1.6
about-treasury = Un trésor. Offrez une gemme pour déplacer toutes les autres de sa couleur vers le mandala. Une jaune peut être offerte pour n’importe quelle couleur.
    .clause = 6.2
about-tactics = Une case tactique. Une gemme posée ici donne droit à une deuxième gemme quand la première prise a sa couleur.
    .clause = 4.2
about-hand = Des gemmes prises et pas encore rangées.
    .clause = 4.6

## Ce que veulent dire les options et les lignes de la feuille de score

about-option-spices = Avec ou sans jetons d’épice sous certaines gemmes.
    .clause = 1.5
    .on = Chaque jeton aide à sa façon le joueur qui prend la gemme posée dessus.
    .off = Les jetons restent dans la boîte, ce qui convient à une première partie.
about-option-side = La disposition des points sur les emplacements.
    .clause = 1.4
    .day = La face jour du plateau mandala.
    .night = La face nuit, où les nombres sont disposés autrement.
about-option-spice_placement = Qui décide où se posent les jetons d’épice.
    .clause = 2.3
    .random = Le hasard les pose, jamais deux côte à côte.
    .first-player = Le premier joueur les pose face cachée, l’un après l’autre.
about-option-younger = Qui compte comme plus jeune. De ceux qui ont le moins de points, le plus jeune commence la phase finale.
    .clause = 9.2
    .later = Qui est assis plus loin, dans le sens horaire, du premier joueur de la première manche.
    .earlier = Qui est assis plus près, dans le sens horaire, du premier joueur de la première manche.
about-score-mandala = Ce que vos gemmes ont rapporté dans leurs emplacements pendant les manches.
    .clause = 6.7
about-score-spices = Les points gagnés avec la moutarde noire, moins ceux payés pour le piment rouge.
    .clause = 8.8
about-score-final = Ce qu’ont rapporté après la dernière manche les gemmes restées dans votre trésor, placées une à une.
    .clause = 9.3

## De quoi le hasard tire, et comment une partie s’est terminée

source-bag = sac
source-first-player = premier joueur
source-spice-layout = où se trouvent les jetons d’épice
source-spices = jetons d’épice
ended-treasuries-empty = tous les trésors sont vides
