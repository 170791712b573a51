# Ce qui ne va pas dans une édition de Rajas of the Ganges, en français. Chaque phrase suit le nom d'une valeur.

costs-unbalanced = et les autres tuiles de cette couleur ({ $colour }) coûtent { $total } ensemble, à plus de 5 % de la moyenne des couleurs, { $average } (règle 1.5)
tile-cost = a une tuile { $tile } sans coût entre 1 et { $most }
tile-too-dear = a une tuile { $tile } qui ne pourra jamais être posée : avec ses dés d’une couleur, un joueur paie au plus { $most } (règles 4.1 et 5.2)
tile-roads = a une tuile { $tile } qui ne pourra jamais être posée : ses routes s’écrivent { $shapes } (règle 6.3)
tile-word = a une tuile { $tile } avec un mot inconnu, { $word }
effect-no-text = doit être un texte comme « 2 money », pas { $value }
effect-unknown = dit { $value }, que les règles ne connaissent pas
effect-parts = a { $value }, plus de { $most } parties
effect-leads-on = a { $value } : ce qui mène à un autre gain doit venir en dernier (règle 10.1)
effect-room = a { $value }, mais il n’y a que { $rooms } salles (règle 8.1)
effect-boat = a { $value }, mais aucun bateau ne choisit au-delà de { $most ->
    [one] { $most } case
   *[other] { $most } cases
}
effect-loops = a { $value }, qui pourrait mener à lui-même : le tour ne finirait jamais
dice-too-many = donne plus de dés qu’il n’y en a (règle 2.3)
dice-over-limit = donne à un joueur plus de dés que la limite (règle 4.1)
markers-meet = fait se rencontrer les marqueurs avant la partie (règle 12.1)
never-ends = pourrait ne jamais être atteint : ni salle, ni véranda, ni terrasse, ni le balcon ne donnent d’argent ou de gloire (règle 12.1)
places-rise = doit croître le long de la piste
no-bridge = manque : un ouvrier y attend (règle 9.7)
wrong-lines = doit être fait de lignes de { $columns } cases avec un seul R
wrong-cell = peut contenir « . », « # » et « R », pas { $value }
residence-alone = ne mène à aucune case : aucune tuile ne pourrait être posée (règle 6.3)
wrong-side = peut contenir { $known }, pas { $value }
wrong-edge = doit contenir une case et un côté, pas { $value }
edge-no-tile = nomme { $cell }, où aucune tuile ne peut être posée
edge-twice = nomme deux fois { $cell } (règle 6.8)
edge-inside = nomme « { $edge } », où la province continue (règle 6.8)
temple-twice = doit contenir { $temple } deux fois (règle 11.2)
too-few-yields = doit suffire pour tous les joueurs (règle 11.1)

## Notes des éditions publiées

rajas-2017-buildings = Ce que vaut un bâtiment avant et après chaque amélioration.
rajas-2017-tracks = Que deux cases d’argent font face à une case de gloire est documenté ; 121 est déduit du plateau.
rajas-2017-fame = L’ouvrier à 15 est dans le livret de règles, 5 et 31 sont documentés par le plateau ; le reste vient de nous.
rajas-2017-quarry = Les nombres d’emplacements sont documentés ; à trois joueurs, le premier est recouvert.
rajas-2017-harbour = Les nombres d’emplacements sont documentés ; à trois joueurs, le troisième est recouvert.
rajas-2017-river = Les genres sont documentés par le plateau, les quantités viennent de nous.
rajas-2017-river_tiles = Les genres sont dans le livret de règles ; combien il y en a de chacun, cela vient de nous.
rajas-2017-province = Les cases sont documentées par le plateau ; les routes de la résidence viennent de nous.
rajas-2017-yields = Il y en a 8 blanches, 9 jaunes, 6 rouges et 7 marron ; les marron sont celles du livret de règles, la répartition des autres vient de nous.
rajas-2017-tiles = Les nombres de tuiles et de piles sont documentés. Chaque tuile : coût, routes, puis ses bâtiments et ses étals avec leurs pièces.
