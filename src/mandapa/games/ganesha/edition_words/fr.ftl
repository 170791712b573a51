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
