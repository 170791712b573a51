# Rajas of the Ganges («Раджи Ганга»), по-русски.
# `$name` — игрок; `$who` равно `you`, если это местоимение ниже, иначе `other`.

title = Раджи Ганга
about = Работники добывают кубики, кубики строят провинцию, а по краю поля навстречу друг другу бегут деньги и слава.
kind = Работники и кубики, гонка
you = Вы

## Как что называется

colour-blue = синий
    .mark = Си
colour-green = зелёный
    .mark = Зе
colour-orange = оранжевый
    .mark = Ор
colour-purple = фиолетовый
    .mark = Фи
back-snake = змея
back-tiger = тигр
back-cow = корова
good-silk = шёлк
    .mark = шё
good-tea = чай
    .mark = ча
good-spices = пряности
    .mark = пр
building-white = белые здания
    .mark = Б
    .one = белое здание
building-yellow = жёлтые здания
    .mark = Ж
    .one = жёлтое здание
building-red = красные здания
    .mark = К
    .one = красное здание
building-brown = бурые здания
    .mark = У
    .one = бурое здание
temple-white = белый храм
temple-yellow = жёлтый храм
temple-red = красный храм
temple-brown = бурый храм
shape-straight = прямая дорога
shape-bend = поворот
shape-T = развилка
shape-cross = перекрёсток
option-navaratna = вариант «Наваратна»: жетоны четырёх храмов на краях провинций, не больше 8 кубиков
option-river_tiles = жетоны заменяют часть клеток реки
option-market_cap = на рынке одного товара кубик ограничивает число лавок
option-yield_on_build = в «Наваратне» после постройки можно взять жетон храма
space-quarry-0 = каменоломня, цена 0 монет
space-quarry-1 = каменоломня, цена 1 монета
space-quarry-2 = каменоломня, цена 2 монеты
space-quarry-3 = каменоломня, цена 3 монеты
space-quarry-4 = каменоломня, цена 4 монеты
space-quarry-5 = каменоломня, цена 5 монет
space-quarry-6 = каменоломня, цена 6 монет
space-quarry-7 = каменоломня, цена 7 монет
space-quarry-8 = каменоломня, цена 8 монет
space-quarry-9 = каменоломня, цена 9 монет
space-harbour-0 = гавань, цена 0 монет
space-harbour-1 = гавань, цена 1 монета
space-harbour-2 = гавань, цена 2 монеты
space-harbour-3 = гавань, цена 3 монеты
space-harbour-4 = гавань, цена 4 монеты
space-harbour-5 = гавань, цена 5 монет
space-harbour-6 = гавань, цена 6 монет
space-harbour-7 = гавань, цена 7 монет
space-harbour-8 = гавань, цена 8 монет
space-harbour-9 = гавань, цена 9 монет
space-assorted = смешанный рынок
space-silk = рынок шёлка
space-tea = рынок чая
space-spices = рынок пряностей
space-palace-1 = покой 1, Великий Могол
space-palace-2 = покой 2, Танцовщица
space-palace-3 = покой 3, Йог
space-palace-4 = покой 4, Раджа Ман Сингх
space-palace-5 = покой 5, Зодчий
space-palace-6 = покой 6, Португалец
space-veranda-blue = веранда, синий кубик
space-veranda-green = веранда, зелёный кубик
space-veranda-orange = веранда, оранжевый кубик
space-veranda-purple = веранда, фиолетовый кубик
space-terrace-blue = терраса, синий кубик
space-terrace-green = терраса, зелёный кубик
space-terrace-orange = терраса, оранжевый кубик
space-terrace-purple = терраса, фиолетовый кубик
space-balcony = балкон
bonus-edge-1 = край 1
bonus-edge-2 = край 2
bonus-edge-3 = край 3
bonus-edge-4 = край 4
bonus-edge-5 = край 5
bonus-edge-6 = край 6
bonus-edge-7 = край 7
bonus-edge-8 = край 8
bonus-money-1 = бонус денег 1
bonus-money-2 = бонус денег 2
bonus-money-3 = бонус денег 3
bonus-money-4 = бонус денег 4
bonus-money-5 = бонус денег 5
bonus-money-6 = бонус денег 6
bonus-fame-1 = бонус славы 1
bonus-fame-2 = бонус славы 2
bonus-fame-3 = бонус славы 3
bonus-fame-4 = бонус славы 4
bonus-fame-5 = бонус славы 5
bonus-fame-6 = бонус славы 6

## Выгоды

parts-item = { $what ->
    [money] { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
    [fame] { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
       *[many] { $n } очков славы
    }
    [karma] { $n ->
        [one] { $n } карма
       *[other] { $n } кармы
    }
    [workers] { $n ->
        [one] { $n } слуга
        [few] { $n } слуги
       *[many] { $n } слуг
    }
    [dice] { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
    [colour-dice] { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    } ({ $colour })
    [colour-dice-per-karma] { $colour } кубик за каждую карму
    [listed-dice] кубики: { $colours }
    [dice-per-karma] кубик за каждую карму
    [upgrade] { $n ->
        [one] { $n } улучшение
        [few] { $n } улучшения
       *[many] { $n } улучшений
    }
    [any-room] покой дворца
    [room] покой дворца { $n }
    [start-player] первый ход
    [yield-tile] жетон храма
    [overbuild] перестройка
    [sail] ход лодки на { $n }
    [sail-up-to] ход лодки до { $n }
    [money-per-stall] { $n } за каждую лавку (монеты)
    [different-goods] лавки разных товаров, до { $n }
    [one-good-up-to] лавки одного товара, до { $n }
    [fame-per-upgrade] { $n } славы за улучшение
    [money-per-upgrade] { $n } за улучшение (монеты)
    [fame-per-karma] { $n } славы за карму
    [fame-per-stall-tile] { $n } славы за участок с лавками
    [fame-per-river] { $n } славы за каждые { $spaces } клетки реки
    [money-per-building] { $n } за здание (монеты)
    [money-per-yield-tile] { $n } за соединённый жетон храма (монеты)
    [fame-per-bend] { $n } славы за поворот или развилку
    [fame-per-worker] { $n } славы за слугу
    [stalls-pay] до { $n } монет
   *[reroll] переброс кубиков
}
colours-item = { $colour }
dice-item = { $colour } { $face }
features-item = { $feature ->
    [building] { $building_one }
   *[stall] { $good } { $coins }
}

## Что спрашивают

ask-worker = Куда идёт слуга?
ask-pay = { $sum ->
    [yes] Какой кубик потратить? Осталось заплатить { $due }.
   *[no] Какой кубик потратить?
}
ask-take = Какой участок взять?
ask-lay = Куда положить участок и как повернуть? Цена { $cost }: { $shape }, { $features }.
ask-sail = Как далеко плывёт лодка?
ask-name = Какого цвета кубик? { $count ->
    [one] Осталось назвать { $count } цвет.
    [few] Осталось назвать { $count } цвета.
   *[many] Осталось назвать { $count } цветов.
}
ask-reroll = Какие кубики перебросить?
ask-upgrade = Какие здания улучшить?
ask-good = Какой товар продать?
ask-room = Какой покой дворца использовать?
ask-bonus = Какой бонус сначала?
ask-yield = Какой жетон храма взять?
ask-edge = На какой край его положить?
choose-kind = Что делать?
choose-space = Какое место?
choose-colour = Какой цвет?
choose-face = Какая грань?
choose-back = Какая стопка?
choose-cell = Какая клетка?
choose-turn = Сколько четвертей оборота вправо?
choose-steps = Сколько клеток?
choose-building = Какие здания?
choose-good = Какой товар?
choose-room = Какой покой?
choose-bonus = Какой бонус?
choose-temple = Какой храм?
choose-letter = Какой жетон?
choose-edge = Какой край?
kind-worker = поставить слугу
kind-flip = перевернуть кубик за карму
kind-aside = отложить слугу
kind-pay = потратить кубик
kind-take = взять участок
kind-lay = положить участок
kind-sail = плыть
kind-name = назвать цвет
kind-reroll = взять кубик в руку
kind-stop = хватит, бросать
kind-upgrade = улучшить
kind-good = продать товар
kind-room = использовать покой
kind-bonus = взять бонус
kind-yield = взять жетон храма
kind-edge = выбрать край
kind-decline = не брать
action-worker = { $told ->
    [yes] слуга: { $space } ({ $parts })
   *[no] слуга: { $space }
}
action-aside = отложить слугу
action-pay = потратить { $colour } { $face }
action-take = { $colour }, { $back }: цена { $cost }, { $shape }, { $features }
action-lay = { $cell } { $roads }, { $turn ->
    [0] без поворота
    [one] { $turn } четверть оборота вправо
    [few] { $turn } четверти оборота вправо
   *[many] { $turn } четвертей оборота вправо
}
action-sail = { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
   *[many] { $steps } клеток
}
action-name = { $colour }
action-reroll = взять в руку { $colour } { $face }
action-stop = хватит, бросать
action-upgrade = { $building }
action-good = { $good }
action-room = покой { $room }: { $parts }
action-bonus = { $bonus }: { $parts }
action-yield = { $temple } { $letter }: { $parts }
action-edge = край { $edge }, { $place }
action-decline = не брать жетон храма
action-flip = перевернуть { $colour } { $face } за карму

## Что произошло

event-worker = { $name } { $who ->
    [you] ставите
   *[other] ставит
} слугу: { $space }.
event-aside = { $name } { $who ->
    [you] откладываете
   *[other] откладывает
} слугу.
event-pay = { $name } { $who ->
    [you] тратите
   *[other] тратит
} { $colour } { $face }.
event-take = { $name } { $who ->
    [you] выбираете
   *[other] выбирает
} участок ({ $colour }) за { $cost }: { $shape }, { $features }.
event-lay = Он ляжет на { $cell }: { $roads }.
event-sail = { $name } { $who ->
    [you] плывёте
   *[other] плывёт
} на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
}.
event-name = { $name } { $who ->
    [you] называете
   *[other] называет
} цвет: { $colour }.
event-reroll = { $name } { $who ->
    [you] берёте
   *[other] берёт
} в руку { $colour } { $face }.
event-stop = { $name } больше не { $who ->
    [you] берёте
   *[other] берёт
} кубиков в руку.
event-upgrade = { $name } { $who ->
    [you] улучшаете
   *[other] улучшает
} { $building }.
event-good = { $name } { $who ->
    [you] продаёте
   *[other] продаёт
} { $good }.
event-room = { $name } { $who ->
    [you] используете
   *[other] использует
} покой дворца { $room }: { $parts }.
event-bonus = { $name } { $who ->
    [you] берёте
   *[other] берёт
} бонус, { $bonus }: { $parts }.
event-yield = { $name } { $who ->
    [you] берёте
   *[other] берёт
} жетон ({ $temple }): { $parts }.
event-edge = Он ложится на край { $edge }, { $place }.
event-decline = { $name } не { $who ->
    [you] берёте
   *[other] берёт
} жетон храма.
event-flip = { $name } { $who ->
    [you] переворачиваете
   *[other] переворачивает
} { $colour } { $face }.
event-start = Жребий даёт первый ход: { $name }.
event-roll = { $name } { $who ->
    [you] бросаете
   *[other] бросает
}: { $dice }.
event-reveal = Открывается участок ({ $colour }): цена { $cost }, { $shape }, { $features }.
event-draw = Жетон ({ $temple }): { $parts }.
event-count = Кубик реки показывает { $face }.
event-river = Клетка реки { $space } теперь даёт: { $parts }.
news-gain = { $name } { $who ->
    [you] получаете
   *[other] получает
}: { $parts }.
news-boat = { $name } { $who ->
    [you] достигаете
   *[other] достигает
} клетки реки { $space }.
news-round = Все слуги возвращаются. Следующий раунд { $who ->
    [you] начинаете
   *[other] начинает
} { $name }.

## Конец

end-met = Метки денег и славы одного из игроков встретились.
news-met = { $who ->
    [you] Ваши метки встречаются
   *[other] Метки встречаются, игрок: { $name }
}. До первого игрока у остальных по одному ходу.
score-fame = слава
score-facing = место славы напротив денег
tie-nearest = Разность одна и та же ({ $points }): { $name } и { $other }. Выше { $name }: { $more ->
    [0] именно здесь метки встретились первыми
   *[other] место ближе после того, чьи метки встретились первыми
}.

## Что запрещают правила

refusal-3-1 = сейчас спрашивают не об этом
refusal-3-2 = здесь нет места для слуги
refusal-3-3 = не хватает денег
refusal-3-4 = нет подходящего кубика: кубики лежат не так
refusal-3-5 = нет участка, который можно оплатить и положить
refusal-3-6 = лодке некуда плыть
refusal-3-7 = слугу откладывают, только если ни одно место невозможно
refusal-4-2 = в запасе нет для вас кубика этого цвета
refusal-4-4 = у вас нет такого кубика
refusal-4-5 = у вас нет кармы
refusal-4-6 = сейчас кубики не переворачивают
refusal-4-7 = после этого на вопрос нельзя было бы ответить
refusal-5-1 = этот кубик не подходит
refusal-5-3 = следующий кубик не может быть выше предыдущего
refusal-5-4 = с этим кубиком и теми, что не выше, цену не набрать
refusal-5-5 = без этого кубика нечем перестраивать
refusal-6-1 = участку нужна пустая клетка
refusal-6-2 = кубиков не хватает на цену
refusal-6-3 = здесь нет дороги к вашей резиденции
refusal-6-4 = после такого поворота участок выглядит так же
refusal-6-9 = стопка кончилась
refusal-7-2 = ваш слуга уже стоит на смешанном рынке
refusal-7-6 = у вас нет лавки этого товара
refusal-8-6 = перестраивают более дешёвый участок, каждое место один раз, и разницу нужно оплатить
refusal-8-11 = кубики берут в руку в одном порядке
refusal-9-2 = так далеко кубик не позволяет
refusal-9-3 = впереди нет стольких свободных клеток
refusal-9-8 = этот покой сейчас с реки не использовать
refusal-10-2 = этот бонус не ждёт или равен уже предложенному
refusal-10-7 = эти здания уже на высшем уровне
refusal-11-3 = такого жетона больше нет
refusal-11-4 = для него нет свободного края
refusal-11-7 = отказаться можно только от жетона за постройку

## Вид стола

picture-player = Игрок
picture-money = Деньги
picture-fame = Слава
picture-karma = Карма
picture-workers = Слуги
picture-boat = Река
picture-levels = Уровни
picture-points = Разн.
picture-dice = Кубики
picture-pool = Запас
picture-tiles = Открытые участки
picture-spaces = Слуги на поле
picture-province = { $who ->
    [you] Ваша провинция
   *[other] Провинция: { $name }
}
picture-river = Впереди на реке
picture-edges = Открытые края
picture-bridge = мост, слуга
picture-legend = Б Ж К У здания  шё ча пр лавки с монетами  ♦ резиденция  ▒ закрыто  ⚑ первый игрок  Разн.: слава минус деление славы напротив денег, конец игры при 0

## Правила коротко

help =
    · В свой ход слуга идёт на свободное место: заплатите цену и получите выгоду.
    · Каменоломня продаёт участки за кубики их цвета. Дорога участка должна вести к резиденции. Здания дают славу, лавки — деньги.
    · Рынки платят за лавки, покои дворца берут кубик со своим числом, гавань двигает лодку за кубик от 1 до 3.
    · Терраса и веранды дают кубики, балкон — деньги и переброс. Карма переворачивает кубик.
    · Места на счёте денег и славы, края провинции и клетки реки дают бонусы. Три слуги ждут у 20 денег, 15 славы и моста.
    · Когда дважды слава и деньги вместе дают { $meet }, начинается конец. Побеждает наибольшая разница.
