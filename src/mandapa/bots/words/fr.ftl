# Les niveaux des bots, en français : un nom, et leur façon de jouer.

easy = Facile
easy-how = Prend ce qui a l’air bon, et regarde souvent du mauvais côté.
fair = Moyen
fair-how = Prend ce qu’il y a de mieux sur le moment, mais ne voit jamais plus loin.
strong = Fort
strong-how = Réfléchit à la suite avant chaque choix. Il vous faudra en faire autant.
