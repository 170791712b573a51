# Ce qui ne va pas dans une édition de Ganesha, en français. Chaque phrase suit le nom d'une valeur.

no-spices = doit être une liste d’épices
wrong-spice = peut contenir { $known }, pas { $value }
spice-twice = nomme deux fois { $name } : il n’y a qu’un jeton de chaque épice (règle 1.5)
not-rows = doit être une liste de lignes de texte
altar-rows = doit être un dessin de 1 à { $most } rangées
altar-sign = peut contenir « { $used } », « { $unused } » et des espaces, pas { $value }
altar-wide = a une rangée de plus de { $most } hexagones
altar-offset = a des hexagones qui ne sont pas décalés d’un demi-hexagone par rapport à la rangée voisine
altar-empty = n’a aucun hexagone utilisé
altar-apart = est en plusieurs morceaux : chaque hexagone utilisé doit pouvoir être atteint (règle 1.3)
altar-large = a { $hexes } hexagones pour { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
} dans le sac (règle 2.5)
altar-crowded = n’a pas de place pour { $spices } épices qui ne se touchent pas (règle 2.2)
too-few-slots = doit être une liste de { $gems } à { $most } valeurs : il y a un emplacement pour chaque gemme en jeu, { $gems } en tout (règle 1.4)

## Notes des éditions publiées

ganesha-2020-altar = o est un hexagone utilisé, . un hexagone qui reste vide. Les hexagones voisins d’une rangée se touchent ; dans les rangées du dessus et du dessous, ceux qui sont décalés d’un demi-pas de chaque côté aussi. Le sac suffit toujours au premier remplissage, et l’autel peut se vider.
ganesha-2020-day-2 = Le rouge commence par 5, 4, 3 sur un plateau que le livret de règles montre sans le nommer ; tout le reste vient de nous.
ganesha-2020-day-3 = { ganesha-2020-day-2 }
ganesha-2020-day-4 = { ganesha-2020-day-2 }
ganesha-2020-night-2 = Les nombres de la face jour dans un autre ordre, toujours décroissants dans l’ensemble.
ganesha-2020-night-3 = { ganesha-2020-night-2 }
ganesha-2020-night-4 = { ganesha-2020-night-2 }
