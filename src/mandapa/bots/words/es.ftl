# Los niveles de los bots, en español: un nombre y cómo juega.

easy = Fácil
easy-how = Toma lo que le parece bien y a menudo se despista.
fair = Medio
fair-how = Toma lo mejor en cada momento, pero nunca mira más allá.
strong = Fuerte
strong-how = Piensa por adelantado cada decisión. Tú también tendrás que hacerlo.
