title = Игрушка
about = Кладите карты налево, где считается их номер, или направо, где каждая даёт одно очко.
kind = Карты
you = Вы
help = Кладите карты, пока они не закончатся у всех. Слева карта приносит свой номер, справа одно очко.
picture-legend = Число — это карта, вопросительный знак — карта, которую вы не видите.

choose-kind = Что теперь?
choose-side = На какую сторону?
choose-value = Какую карту?
ask-aim = Куда вы положите следующую карту?
ask-lay = Какую карту вы кладёте?
kind-aim = целиться
kind-lay = положить карту
action-aim = Целиться { $side }
action-lay = Положить { $value }
event-aim = { $who ->
    [you] Вы целитесь { $side }
   *[other] { $name } целится { $side }
}
event-lay = { $who ->
    [you] Вы кладёте карту { $value }
   *[other] { $name } кладёт карту { $value }
}
event-draw = { $seat } { $seat_who ->
    [you] берёте
   *[other] берёт
} { $value }
event-draw-hidden = { $seat } берёт карту
side-left = налево
    .where = слева
side-right = направо
refusal-1-1 = ответить можно только на то, о чём сейчас спрашивают
refusal-1-2 = у вас нет такой карты
option-luck = на столе лежит талисман; он ничего не делает

hand = рука
deck = { $count ->
    [one] В колоде осталась { $count } карта.
    [few] В колоде осталось { $count } карты.
   *[other] В колоде осталось { $count } карт.
}
score-left = слева
score-right = справа
source-deck = колода карт
end-empty-hands = У всех закончились карты.
ended-empty-hands = у всех закончились карты
then-deck = Затем { $count ->
    [one] берётся { $count } карта
    [few] берутся { $count } карты
   *[many] берётся { $count } карт
}.
gain-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
why-left = слева
why-right = справа
