# Ce qui ne va pas dans une édition de Mandala Stones, en français. Chaque phrase suit le nom d'une valeur.

wrong-stacks = fois stacks.height donne { $laid }, mais il y a { $stones } pierres, et toutes sont mises en place (règle 2.1)
stack-twice = nomme deux fois la même pile (règle 1.3)
stack-left-out = et les autres oublient la pile { $stack } : personne ne pourrait la prendre
wrong-circle = doit nommer des cercles de { $first } à { $last }, pas { $value }
artists-meet = met deux artistes sur le cercle { $circle } (règle 2.2)
no-end = manque : aucune case n’amène la fin à { $players } joueurs (règle 7.1)
space-marked = marque la case { $space }, qui est déjà marquée (règle 1.6)
no-meaning = n’a pas de sens pour la règle « { $rule } »

## Notes des éditions publiées

mandala-stones-2021-stones = 24 pierres de chacune des quatre couleurs (livret de règles) et 48 de chaque motif (documenté) : il y en a donc 12 de chaque couleur et motif.
mandala-stones-2021-circles = Neuf cercles sur trois rangées ; les piles se trouvent sur les 24 bords qui les entourent. Les piles d’un cercle se lisent dans le sens horaire à partir de celle du haut.
mandala-stones-2021-spiral = Le livret de règles dit qu’il y a des cases +1, +2 et mains ; combien de cases et où, cela vient de nous : regardez votre plateau mandala.
mandala-stones-2021-objective-a = Le livret de règles montre une carte de ce genre, sans nommer le motif.
