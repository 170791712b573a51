# Ce qui ne va pas dans une édition de Mandala Stones, en français. Chaque phrase suit le nom d'une valeur.

wrong-stacks = fois stacks.height donne { $laid }, mais il y a { $stones } pierres, et toutes sont mises en place (règle 2.1)
stack-twice = nomme deux fois la même pile (règle 1.3)
stack-left-out = et les autres oublient la pile { $stack } : personne ne pourrait la prendre
wrong-circle = doit nommer des cercles de { $first } à { $last }, pas { $value }
artists-meet = met deux artistes sur le cercle { $circle } (règle 2.2)
no-end = manque : aucune case n’amène la fin à { $players } joueurs (règle 7.1)
space-marked = marque la case { $space }, qui est déjà marquée (règle 1.6)
no-meaning = n’a pas de sens pour la règle « { $rule } »
