# Lo que se dice de las propias páginas de reglas.

rules-untranslated = Estas reglas aún no están escritas en tu idioma ({ $lang }): aquí las tienes en inglés.
rules-own-edition = Los números son los de la edición «{ $edition }»; los ejemplos y las figuras conservan los impresos.
no-clause = No existe la regla { $clause }; las reglas van de la { $first } a la { $last }.
no-clause-here = No existe la regla { $clause }; esta sección va de la { $first } a la { $last }.
no-rules = Las reglas de { $game } aún no están escritas.
# Quienes juegan en las figuras y los ejemplos.
figure-names = Asha Ben Cleo Dan
