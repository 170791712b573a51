# Ce qui se dit des pages de règles elles-mêmes.

rules-untranslated = Ces règles ne sont pas encore écrites dans votre langue ({ $lang }) : les voici en anglais.
rules-own-edition = Les nombres sont ceux de l’édition « { $edition } » ; les exemples et les figures gardent les nombres imprimés.
no-clause = Il n’y a pas de règle { $clause } ; les règles vont de { $first } à { $last }.
no-clause-here = Il n’y a pas de règle { $clause } ; cette section va de { $first } à { $last }.
no-rules = { $game } : les règles ne sont pas encore écrites.
# Qui joue dans les figures et les exemples.
figure-names = Asha Ben Cleo Dan
