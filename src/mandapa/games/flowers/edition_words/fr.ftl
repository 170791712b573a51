# Ce qui ne va pas dans une édition de Flowers, en français. Chaque phrase suit le nom d'une valeur.

deals-too-many = donne plus de cartes qu’il n’y en a (règle 2.2)
too-few-backs = et les autres donnent moins de { $count } tuiles { $back ->
    [dark] foncées
   *[light] claires
} : chaque mandala commence avec l’une d’elles (règle 2.1)
wrong-tile = doit contenir des points de 1 à { $most } ou un texte comme « x3 », pas { $value }
two-multipliers = a deux tuiles qui multiplient : ensemble, elles ne forment pas de fleur (règle 8.2)

## Notes des éditions publiées

flowers-2024-tiles = Le livret de règles donne six séries de ces valeurs ; une série pour chaque couleur est une déduction.
flowers-2024-backs = Une seule source, sûre aux trois quarts environ : regardez le dos de vos tuiles. Une liste de six dos peut remplacer un mot.
