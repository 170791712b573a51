# Rajas of the Ganges («Раджи Ганга»), по-русски.
# `$name` — игрок; `$who` равно `you`, если это местоимение ниже, иначе `other`.

title = Раджи Ганга
about = Слуги добывают кубики, на кубики строится провинция, а по краю поля навстречу друг другу бегут деньги и слава.
kind = Слуги и кубики, гонка
you = Вы

## Как что называется

colour-blue = синий
    .mark = Си
    .many = синих
colour-green = зелёный
    .mark = Зе
    .many = зелёных
colour-orange = оранжевый
    .mark = Ор
    .many = оранжевых
colour-purple = фиолетовый
    .mark = Фи
    .many = фиолетовых
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
building-brown = коричневые здания
    .mark = Кч
    .one = коричневое здание
temple-white = белый храм
    .of = белого храма
temple-yellow = жёлтый храм
    .of = жёлтого храма
temple-red = красный храм
    .of = красного храма
temple-brown = коричневый храм
    .of = коричневого храма
shape-straight = прямая дорога
shape-bend = поворот
shape-T = развилка
shape-cross = перекрёсток
option-navaratna = вариант «Наваратна»: жетоны четырёх храмов на краях провинций, не больше 8 кубиков
option-river_tiles = жетоны заменяют часть клеток реки
option-market_cap = на рынке одного товара кубик ограничивает число лавок
option-yield_on_build = в «Наваратне» после постройки можно взять жетон храма
space-quarry-0 = каменоломня, бесплатно
space-quarry-1 = каменоломня за 1 монету
space-quarry-2 = каменоломня за 2 монеты
space-quarry-3 = каменоломня за 3 монеты
space-quarry-4 = каменоломня за 4 монеты
space-quarry-5 = каменоломня за 5 монет
space-quarry-6 = каменоломня за 6 монет
space-quarry-7 = каменоломня за 7 монет
space-quarry-8 = каменоломня за 8 монет
space-quarry-9 = каменоломня за 9 монет
space-harbour-0 = гавань, бесплатно
space-harbour-1 = гавань за 1 монету
space-harbour-2 = гавань за 2 монеты
space-harbour-3 = гавань за 3 монеты
space-harbour-4 = гавань за 4 монеты
space-harbour-5 = гавань за 5 монет
space-harbour-6 = гавань за 6 монет
space-harbour-7 = гавань за 7 монет
space-harbour-8 = гавань за 8 монет
space-harbour-9 = гавань за 9 монет
space-assorted = смешанный рынок
space-silk = рынок шёлка
space-tea = рынок чая
space-spices = рынок пряностей
space-palace-1 = зал 1, Великий Могол
space-palace-2 = зал 2, Танцовщица
space-palace-3 = зал 3, Йог
space-palace-4 = зал 4, Раджа Ман Сингх
space-palace-5 = зал 5, Зодчий
space-palace-6 = зал 6, Португалец
space-veranda-blue = синяя веранда
space-veranda-green = зелёная веранда
space-veranda-orange = оранжевая веранда
space-veranda-purple = фиолетовая веранда
space-terrace-blue = синяя терраса
space-terrace-green = зелёная терраса
space-terrace-orange = оранжевая терраса
space-terrace-purple = фиолетовая терраса
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

amount-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
amount-fame = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[many] { $n } очков славы
}
parts-item = { $what ->
    [money] { amount-coins }
    [fame] { amount-fame }
    [karma] { $n ->
        [one] { $n } карма
        [few] { $n } кармы
       *[many] { $n } карм
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
        [one] { $n } { $colour } кубик
        [few] { $n } { $colour_many } кубика
       *[many] { $n } { $colour_many } кубиков
    }
    [colour-dice-per-karma] { $colour } кубик за каждую карму
    [listed-dice] кубики: { $colours }
    [dice-per-karma] кубик за каждую карму
    [upgrade] { $n ->
        [one] { $n } улучшение
        [few] { $n } улучшения
       *[many] { $n } улучшений
    }
    [any-room] зал дворца
    [room] зал дворца { $n }
    [start-player] первый ход в следующем раунде
    [yield-tile] жетон храма
    [overbuild] перестройка участка
    [sail] ход лодки на { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[many] { $n } клеток
    }
    [sail-up-to] ход лодки на { $n } или меньше
    [money-per-stall] { amount-coins } за каждую лавку
    [different-goods] доход лавок разных товаров, до { $n }
    [one-good-up-to] доход лавок одного товара, до { $n }
    [fame-per-upgrade] { amount-fame } за каждое улучшение
    [money-per-upgrade] { amount-coins } за каждое улучшение
    [fame-per-karma] { amount-fame } за каждую карму
    [fame-per-stall-tile] { amount-fame } за каждый участок с лавками
    [fame-per-river] { amount-fame } { $spaces ->
        [one] за каждую клетку реки
        [few] за каждые { $spaces } клетки реки
       *[many] за каждые { $spaces } клеток реки
    }
    [money-per-building] { amount-coins } за каждое здание
    [money-per-yield-tile] { amount-coins } за каждый соединённый жетон храма
    [fame-per-bend] { amount-fame } за каждый поворот и каждую развилку
    [fame-per-worker] { amount-fame } за каждого слугу
    [stalls-pay] { $n ->
        [0] пока ничего
        [one] до { $n } монеты
       *[other] до { $n } монет
    }
    [tile] участок за кубики его цвета
    [sail-by-die] ход лодки на это число
   *[reroll] переброс любых своих кубиков
}
pays-item = { $what ->
    [colour-die] { $colour } кубик
    [die-of-face] кубик с числом { $n }
    [die-up-to] кубик не больше { $n }
   *[any-die] любой кубик
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
ask-lay = Куда положить участок и как повернуть? Цена { $cost }, { $shape }: { $features }.
ask-sail = Как далеко плывёт лодка?
ask-name = Кубик какого цвета взять? { $count ->
    [one] Осталось выбрать { $count } кубик.
    [few] Осталось выбрать { $count } кубика.
   *[many] Осталось выбрать { $count } кубиков.
}
ask-reroll = Какие кубики перебросить?
ask-upgrade = Какие здания улучшить?
ask-good = Какой товар продать?
ask-room = Какой зал дворца использовать?
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
choose-room = Какой зал?
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
kind-name = выбрать цвет
kind-reroll = взять кубик в руку
kind-stop = достаточно, бросить
kind-upgrade = улучшить
kind-good = продать товар
kind-room = использовать зал
kind-bonus = взять бонус
kind-yield = взять жетон храма
kind-edge = выбрать край
kind-decline = не брать
action-worker = { $price ->
    [yes] { $space } — отдать { $pays }, получить: { $parts }
   *[no] { $space } — получить: { $parts }
}
action-aside = отложить слугу
action-pay = потратить { $colour } { $face }
action-take = { $colour }, { $back }: цена { $cost }, { $shape }: { $features }
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
action-stop = достаточно, бросить
action-upgrade = { $building }
action-good = { $good }
action-room = зал { $room }: { $parts }
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
} { $colour } участок за { $cost }, { $shape }: { $features }.
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
    [you] выбираете
   *[other] выбирает
} { $colour } цвет.
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
} зал дворца { $room }: { $parts }.
event-bonus = { $name } { $who ->
    [you] берёте
   *[other] берёт
} бонус, { $bonus }: { $parts }.
event-yield = { $name } { $who ->
    [you] берёте
   *[other] берёт
} жетон { $temple_of }: { $parts }.
event-edge = Он ложится на край { $edge }, { $place }.
event-decline = { $name } не { $who ->
    [you] берёте
   *[other] берёт
} жетон храма.
event-flip = { $name } { $who ->
    [you] переворачиваете
   *[other] переворачивает
} { $colour } { $face }.
event-start = Первый ход по жребию у { $who ->
    [you] вас
   *[other] игрока { $name }
}.
event-roll = { $name } { $who ->
    [you] бросаете
   *[other] бросает
}: { $dice }.
event-reveal = Новый { $colour } участок: цена { $cost }, { $shape }: { $features }.
event-draw = Жетон { $temple_of }: { $parts }.
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
    [you] начинаете вы
   *[other] начинает { $name }
}.

## Конец

end-met = Метки денег и славы одного из игроков встретились.
news-met = { $who ->
    [you] Ваши метки встретились
   *[other] Метки игрока { $name } встретились
}. Остальные, до первого игрока, делают ещё по одному ходу.
score-fame = слава
score-facing = деление славы напротив денег
score-total = на сколько метки разошлись (минус: ещё не встретились)
lead = { $who ->
    [you] Ваши метки
   *[other] Метки игрока { $name }
} { $sign ->
    [plus] { $points ->
        [0] встретились
       *[other] встретились и разошлись на { $points }
    }
   *[minus] не дошли до встречи: { $points }
}, у { $seat_who ->
    [you] вас
   *[other] игрока { $seat }
} { $less_sign ->
    [plus] { $less ->
        [0] тоже встретились
       *[other] разошлись на { $less }
    }
   *[minus] до встречи не хватило { $less ->
        [one] { $less } деления
       *[other] { $less } делений
    }
}.
tie-nearest = Поровну ({ $points }): { $who ->
    [you] вы
   *[other] { $name }
} и { $seat_who ->
    [you] вы
   *[other] { $seat }
}. Впереди { $who ->
    [you] вы
   *[other] { $name }
}: { $more ->
    [0] эти метки встретились первыми
   *[other] ход ближе к ходу того, чьи метки встретились первыми
}.

## Что запрещают правила

refusal-3-1 = сейчас спрашивают не об этом
refusal-3-2 = здесь нет места для слуги
refusal-3-3 = у вас не хватает денег
refusal-3-4 = ни один ваш кубик, как они лежат, сюда не подходит
refusal-3-5 = нет участка, который можно оплатить и положить
refusal-3-6 = лодке некуда плыть
refusal-3-7 = слугу откладывают, только если ни одно место не доступно
refusal-4-2 = в запасе нет для вас кубика этого цвета
refusal-4-4 = у вас нет такого кубика
refusal-4-5 = у вас нет кармы
refusal-4-6 = сейчас кубики не переворачивают
refusal-4-7 = после этого на вопрос нельзя было бы ответить
refusal-5-1 = этот кубик не подходит
refusal-5-3 = следующий кубик не может быть выше предыдущего
refusal-5-4 = с этим кубиком и теми, что не выше, цену не набрать
refusal-5-5 = без этого кубика нечем было бы перестраивать
refusal-6-1 = участку нужна пустая клетка
refusal-6-2 = кубиков не хватает на цену
refusal-6-3 = здесь нет дороги к вашей резиденции
refusal-6-4 = после такого поворота участок выглядит так же
refusal-6-9 = стопка закончилась
refusal-7-2 = ваш слуга уже стоит на смешанном рынке
refusal-7-6 = у вас нет лавки этого товара
refusal-8-6 = перестраивают более дешёвый участок, каждое место один раз, и разницу нужно оплатить
refusal-8-11 = кубики берут в руку в одном порядке
refusal-9-2 = так далеко кубик не позволяет
refusal-9-3 = впереди нет стольких свободных клеток
refusal-9-8 = этот зал сейчас нельзя использовать с реки
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
picture-points = Разрыв
picture-dice = Кубики
picture-pool = Запас
picture-tiles = Открытые участки
picture-spaces = Слуги на поле
picture-free = Свободные места
picture-cost = Цена
picture-gain = Выгода
picture-no-cost = бесплатно
picture-quarry = каменоломня
picture-harbour = гавань
picture-prices = монеты: { $prices }
picture-area-quarry = каменоломня, монеты:
picture-area-harbour = гавань, кубик до { $n } и монеты:
picture-area-assorted = смешанный рынок
picture-area-silk = рынок шёлка, любой кубик
picture-area-tea = рынок чая, любой кубик
picture-area-spices = рынок пряностей, любой кубик
picture-area-palace = дворец, кубик с числом:
picture-area-veranda = веранда, кубик цвета:
picture-area-terrace = терраса, получить:
picture-area-balcony = балкон
picture-province = { $who ->
    [you] Ваша провинция
   *[other] Провинция: { $name }
}
picture-river = Впереди на реке
picture-edges = Открытые края
picture-bridge = мост: ещё один слуга
picture-legend = Б Ж К Кч здания  шё ча пр лавки с монетами  ♦ резиденция  ▒ закрыто  ⚑ первый игрок  Разрыв: расстояние между метками; при 0 они встречаются, + — уже дальше

## Правила коротко

help =
    · В свой ход слуга идёт на свободное место: заплатите цену и получите выгоду.
    · Каменоломня продаёт участки за кубики их цвета. Дорога участка должна вести к резиденции. Здания дают славу, лавки — деньги.
    · Дороги нарисованы так: │ и ─ прямые, └ ┌ ┐ ┘ повороты (вверх и вправо, вниз и вправо, вниз и влево, вверх и влево), ┴ ├ ┬ ┤ развилки, ┼ перекрёсток.
    · Рынки платят за лавки, залы дворца берут кубик со своим числом, гавань двигает лодку за кубик от 1 до 3.
    · Терраса и веранды дают кубики, балкон — деньги и переброс. Карма переворачивает кубик.
    · Деления шкал денег и славы, края провинции и клетки реки дают бонусы. Ещё три слуги ждут: на { $money } монетах, на { $fame } очках славы и у моста.
    · Когда удвоенная слава и деньги в сумме дают { $meet }, метки встретились и начинается конец игры. Побеждает тот, чьи метки разошлись дальше после встречи.

## После игры: сколько раз игрок что делал

tally-worker = слуг поставлено
tally-lay = участков положено
tally-sail = раз лодка шла по реке
tally-good = раз проданы товары
tally-upgrade = зданий улучшено
tally-flip = кубиков перевёрнуто за карму

## Что произойдёт при выборе

gain-money = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
gain-fame = { $amount } славы
gain-karma = { $amount } кармы
gain-workers = { $amount ->
    [one] { $amount } слуга
    [few] { $amount } слуги
   *[many] { $amount } слуг
}
gain-level-white = { $amount } уровень белых зданий
gain-level-yellow = { $amount } уровень жёлтых зданий
gain-level-red = { $amount } уровень красных зданий
gain-level-brown = { $amount } уровень коричневых зданий
gain-first-turn = первый ход в следующем раунде
why-start = начальная расстановка
why-price = цена места
why-space = место
why-market = рынок
why-stalls = лавки участка
why-buildings = здания участка
why-flip = переворот кубика
why-river = река
why-palace = дворец
why-bonus = бонус
why-upgrade = улучшение
why-benefit = то, что следует
then-blue-die = Затем { $count ->
    [one] бросается { $count } синий кубик
    [few] бросаются { $count } синих кубика
   *[many] бросается { $count } синих кубиков
}.
then-green-die = Затем { $count ->
    [one] бросается { $count } зелёный кубик
    [few] бросаются { $count } зелёных кубика
   *[many] бросается { $count } зелёных кубиков
}.
then-orange-die = Затем { $count ->
    [one] бросается { $count } оранжевый кубик
    [few] бросаются { $count } оранжевых кубика
   *[many] бросается { $count } оранжевых кубиков
}.
then-purple-die = Затем { $count ->
    [one] бросается { $count } фиолетовый кубик
    [few] бросаются { $count } фиолетовых кубика
   *[many] бросается { $count } фиолетовых кубиков
}.
then-blue-snake-stack = Затем открывается следующий синий участок со змеёй.
then-blue-tiger-stack = Затем открывается следующий синий участок с тигром.
then-blue-cow-stack = Затем открывается следующий синий участок с коровой.
then-green-snake-stack = Затем открывается следующий зелёный участок со змеёй.
then-green-tiger-stack = Затем открывается следующий зелёный участок с тигром.
then-green-cow-stack = Затем открывается следующий зелёный участок с коровой.
then-orange-snake-stack = Затем открывается следующий оранжевый участок со змеёй.
then-orange-tiger-stack = Затем открывается следующий оранжевый участок с тигром.
then-orange-cow-stack = Затем открывается следующий оранжевый участок с коровой.
then-purple-snake-stack = Затем открывается следующий фиолетовый участок со змеёй.
then-purple-tiger-stack = Затем открывается следующий фиолетовый участок с тигром.
then-purple-cow-stack = Затем открывается следующий фиолетовый участок с коровой.
then-white-yield-tiles = Затем берётся жетон белого храма.
then-brown-yield-tiles = Затем берётся жетон коричневого храма.

## Что обычно выбирают

usual-least-waste = лишнего меньше всего, кубиков меньше всего
usual-lowest = самый низкий кубик
usual-all-stalls = самый низкий кубик, с которым платят все лавки
usual-furthest = самый высокий кубик: дальше всего
usual-cheapest = самое дешёвое свободное место того же рода

## Что говорит нарисованное поле

board-name = Поле игры «Раджи Ганга»
board-palace = Дворец
board-market = Рынок
board-harbour = Гавань
board-harbour-die = кубик не больше { $n }
board-quarry = Каменоломня
board-river = Река
board-tiles = Открытые участки
board-temples = Жетоны храмов
board-desk = Ваши кубики, карма, слуги и здания
board-province = Провинция
board-named = { $name }: { $what }
board-residence = Резиденция
board-gap = { $count ->
    [one] осталось { $count } деление
    [few] осталось { $count } деления
   *[many] осталось { $count } делений
}
board-past = { $count ->
    [0] встретились
   *[other] встретились, дальше на { $count }
}
board-race = деньги { $money }, слава { $fame }
board-starts = первый игрок раунда
board-starts-next = пока что первый игрок следующего раунда
board-met-first = встретились первыми
board-workers-left = осталось поставить слуг: { $count } из { $all }
board-notch-money = Деньги { $place }: { $what }.{ $taken ->
    [yes] { " " }Уже взято.
   *[no] {""}
}
board-notch-fame = Слава { $place }: { $what }.{ $taken ->
    [yes] { " " }Уже взято.
   *[no] {""}
}
board-river-space = { $n ->
    [0] Перед рекой.
   *[other] Клетка реки { $n }: { $what }.
}
board-tile = Участок, цвет { $colour }, цена { $cost }.
board-tile-scores = Сейчас он принёс бы деньги { $money } и славу { $fame }.
board-short = ещё { $count }
board-stack-left = { $count ->
    [0] Последний в стопке.
   *[other] Под ним ещё { $count }.
}
board-stack-empty = Эта стопка закончилась.
board-pool = В запасе, { $colour }: { $count }.
board-cell = Клетка { $cell }, пустая.
board-cover = Зал 5 позволяет его перестроить: { $stalls ->
    [0] лавки не пропадут.
   *[other] пропадут лавки ({ $stalls }), монет { $coins }.
}
board-edge = Край { $n }: { $what }.
board-edge-earned = Уже достигнут.
board-lay-here = Участок сюда подходит. Коснитесь ещё раз, чтобы повернуть.
board-karma = Карма: { $count } из { $most }.
board-level = { $building }: слава { $fame } за каждое, уровень { $level }.
board-flip = Перевёрнутый, он покажет { $face }{ $count ->
    [0] ; ничего нового это не даст.
    [one] ; откроется ещё { $count } место или участок.
    [few] ; откроются ещё { $count } места и участка.
   *[many] ; откроется ещё { $count } мест и участков.
}
board-picked = Выбран.
board-roll = { $count ->
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[many] Перебросить { $count } кубиков
}
board-roll-none = Не перебрасывать
board-pay = Заплатить им
board-pay-sum = Заплатить { $sum } из { $due }
board-tap-again = Коснитесь ещё раз, чтобы сделать это.
board-out-of-reach = Сейчас ваша лодка не может здесь остановиться.
board-not-now = Не сейчас: решаете не вы.
board-last-turns = Ещё по одному ходу: { $names }.
board-last-turn = Это последний ход.
board-moment-met = Деньги и слава встретились: { $name }!
board-label-room-1 = Могол
board-label-room-2 = Танцовщица
board-label-room-3 = Йог
board-label-room-4 = Ман Сингх
board-label-room-5 = Зодчий
board-label-room-6 = Португалец
board-label-veranda = веранда
board-label-terrace = терраса
board-label-balcony = балкон
board-label-assorted = разное
board-pane-board = Поле
board-pane-tiles = Участки
board-pane-province = Провинция
board-pane-temples = Храмы
board-yields-left = белых жетонов храмов: { $count }
board-pane-others = Другие
board-keep = Сохранить рисунок провинции
board-keepsake = Провинция: { $name }
about-palace = Каждый зал принимает за раунд одного слугу и кубик с числом этого зала.
    .clause = 8.1
about-room = Зал дворца. Стоит кубик с его числом и даёт то, что нарисовано рядом.
    .clause = 8.1
about-veranda = Кубик одного цвета за два кубика другого.
    .clause = 8.8
about-terrace = Один кубик этого цвета даром.
    .clause = 8.9
about-balcony = Деньги, затем любые свои кубики можно перебросить, все вместе.
    .clause = 8.10
about-market = Здесь лавки вашей провинции платят свои монеты.
    .clause = 7.1
about-assorted = Платит самая дорогая лавка каждого товара. Один слуга игрока за раунд.
    .clause = 7.1
about-single-market = За любой кубик платят лавки этого товара, сначала самые дорогие.
    .clause = 7.3
about-harbour = Деньги и низкий кубик: лодка плывёт не дальше, чем на столько свободных клеток, сколько он показывает.
    .clause = 9.1
about-quarry = Деньги за место, затем вы строите участок: кубики его цвета должны дать его цену.
    .clause = 6.1
about-river = Лодка, которая здесь остановилась, получает нарисованное. Занятые клетки пропускаются.
    .clause = 9.5
about-bridge = Лодка, прошедшая мост, находит ещё одного слугу. Нарисованное — для лодок, которые здесь остановились.
    .clause = 9.7
about-tile = Открытый участок. Цена платится кубиками его цвета, сдачи нет.
    .clause = 5.2
about-laid = Участок провинции: его лавки платят на рынке.
    .clause = 6.6
about-cell = Участок может лечь сюда, если его дорога встретит дорогу, ведущую к резиденции.
    .clause = 6.3
about-residence = Здесь начинаются все дороги провинции.
    .clause = 6.3
about-edge = Бонус края получают, когда к нему подвели дорогу. В «Наваратне» здесь лежат жетоны храмов.
    .clause = 6.8
about-pool = Кубики, которых нет ни у кого. Чего нет в запасе, того не получить.
    .clause = 4.1
about-dice = Ваши кубики. То, для чего нет места, пропадает.
    .clause = 4.1
about-die = Платит тем, что показывает. Одна карма переворачивает его на обратную сторону.
    .clause = 4.5
about-karma = Одна карма переворачивает один ваш кубик: 1 и 6, 2 и 5, 3 и 4.
    .clause = 4.5
about-workers = Каждый слуга — один ход раунда.
    .clause = 3.1
about-boat = Как далеко заплыла лодка.
    .clause = 9.2
about-level = Столько славы даёт каждое такое здание на участке, который вы кладёте. Улучшения поднимают её.
    .clause = 6.7
about-money = Метка денег. Плата сдвигает её назад.
    .clause = 10.3
about-fame = Метка славы. Слава никогда не убывает.
    .clause = 10.4
about-notch = Деление шкалы с бонусом для каждого, кто до него дошёл, один раз.
    .clause = 10.2
about-extra-worker = Здесь каждого ждёт ещё один слуга.
    .clause = 10.5
about-start-player = У первого игрока первый ход раунда.
    .clause = 3.9
about-temple = Жетоны этого храма. Один даёт зал 2 дворца.
    .clause = 8.3
about-yield = Жетон храма и то, что он даёт.
    .clause = 11.3

## Что значат настройки и строки подсчёта очков

about-option-navaratna = Вариант с жетонами храмов на краях провинций.
    .clause = 11.1
    .off = Края дают напечатанные там бонусы.
    .on = На края кладут жетоны четырёх храмов, они приносят доход, когда к ним проложена дорога. Предел для кубиков и слуг другой.
about-option-river_tiles = Всегда одна и та же река или каждый раз другая.
    .clause = 2.7
    .off = Река даёт то, что на ней напечатано.
    .on = Случайно разложенные жетоны заменяют часть напечатанного.
about-option-market_cap = Сколько лавок платит на рынке одного товара.
    .clause = 7.4
    .on = Не больше, чем очков на потраченном кубике, начиная с самых дорогих.
    .off = Все лавки этого товара, что бы ни показывал кубик.
about-option-yield_on_build = Только с «Наваратной»: ещё один путь к жетонам храмов.
    .clause = 11.7
    .on = Построив участок, можно взять жетон храма.
    .off = За постройку жетон храма не дают.
about-score-fame = Деление, на котором стоит метка славы. Слава никогда не падает.
    .clause = 10.4
about-score-facing = Деление славы напротив метки денег; оно вычитается. Два деления денег — напротив одного деления славы.
    .clause = 12.3
about-score-total = Насколько разошлись ваши метки. Побеждает наибольшая разница; если она меньше нуля, метки не встретились.
    .clause = 12.3

## Откуда берёт случай и чем закончилась игра

source-start-player = первый игрок
source-river-die = кубик для жетонов реки
source-river-tiles = жетоны реки
source-blue-die = синие кубики
source-green-die = зелёные кубики
source-orange-die = оранжевые кубики
source-purple-die = фиолетовые кубики
source-blue-snake-stack = синяя стопка со змеёй
source-blue-tiger-stack = синяя стопка с тигром
source-blue-cow-stack = синяя стопка с коровой
source-green-snake-stack = зелёная стопка со змеёй
source-green-tiger-stack = зелёная стопка с тигром
source-green-cow-stack = зелёная стопка с коровой
source-orange-snake-stack = оранжевая стопка со змеёй
source-orange-tiger-stack = оранжевая стопка с тигром
source-orange-cow-stack = оранжевая стопка с коровой
source-purple-snake-stack = фиолетовая стопка со змеёй
source-purple-tiger-stack = фиолетовая стопка с тигром
source-purple-cow-stack = фиолетовая стопка с коровой
source-white-yield-tiles = жетоны белого храма
source-brown-yield-tiles = жетоны коричневого храма
ended-met = метки игрока встретились
