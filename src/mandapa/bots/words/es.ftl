# Los niveles de los bots, en español: un nombre y cómo juega.

easy = Fácil
easy-how = Toma lo que le gusta y a menudo mira hacia donde no debe.
fair = Medio
fair-how = Toma lo mejor de este momento, pero nunca mira más allá.
strong = Fuerte
strong-how = Piensa por adelantado cada decisión. Tú también tendrás que hacerlo.
