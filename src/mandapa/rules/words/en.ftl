# What is said about the rules pages themselves.

rules-untranslated = These rules are not written in your language ({ $lang }) yet: here they are in English.
rules-own-edition = The numbers are those of the edition “{ $edition }”; examples and figures keep the printed ones.
no-clause = There is no rule { $clause }; the rules go from { $first } to { $last }.
no-clause-here = There is no rule { $clause }; this section goes from { $first } to { $last }.
no-rules = The rules of { $game } are not written yet.
# Who plays in figures and examples.
figure-names = Asha Ben Cleo Dan
