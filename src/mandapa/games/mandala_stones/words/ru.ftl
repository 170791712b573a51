# Mandala Stones, по-русски.
# `$name` — игрок; `$who` равно `you`, если это местоимение ниже, иначе `other`.
# Формы цвета: сам цвет стоит при слове «камень», .few — два камня, .many — пять камней.
# Форма узора .with — камень или художник с этим узором.

title = Камни мандалы
about = Посылайте художников за расписными камнями, складывайте стопки и засчитывайте их, когда они дороже всего.
kind = Стопки, узоры, тайные цели
you = Вы

## Как что называется

colour-red = красный
    .mark = К
    .few = красных
    .many = красных
colour-yellow = жёлтый
    .mark = Ж
    .few = жёлтых
    .many = жёлтых
colour-blue = синий
    .mark = С
    .few = синих
    .many = синих
colour-purple = фиолетовый
    .mark = Ф
    .few = фиолетовых
    .many = фиолетовых
pattern-starburst = звезда
    .with = со звездой
pattern-ring = кольцо
    .with = с кольцом
option-open_stacks = узоры закрытых камней видны
kind-collect = собрать камни
kind-score = получить очки за цвет
kind-tops = получить очки за верхние камни

## О чём спрашивают

ask-turn = Соберите камни с помощью художника или получите очки.
ask-first = Какой камень вы берёте первым? Он ляжет в самый низ, остальные пойдут по часовой стрелке.
ask-space = На какое место вы кладёте стопку?
choose-kind = Что вы делаете?
choose-artist = Какой художник, по кругу, на котором он стоит?
choose-circle = На какой круг?
choose-stack = С какой стопки начать?
choose-space = На какое место?
choose-colour = Какой цвет?
choose-spaces = Верхние камни каких мест?
cards-item = { $card }
met-item = { $card }
spaces-item = { $space }
stones-item = { $colour } { $pattern_with }
action-collect = { $artist } → { $circle } (художник { $pattern_with }): { $stones }
action-first = сначала стопка { $stack }, снизу вверх: { $stones }
action-space = место { $space }
action-score = очки за { $colour } цвет: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
action-tops = очки за { $count ->
    [one] верхний камень места
   *[other] верхние камни мест
} { $spaces }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Что произошло

artists-item = { $pattern } на { $circle }
shown-item = { $stack } { $colour } { $pattern_with }
event-start = Первый ход по жребию у { $who ->
    [you] вас
   *[other] игрока { $name }
}.
event-lay = Все камни разложены стопками.
event-artist = Художники начинают: { $artists }.
event-objective = { $name } { $who ->
    [you] получаете
   *[other] получает
} { $count ->
    [one] цель
   *[other] цели
} { $cards }.
event-objective-hidden = { $name } { $who ->
    [you] получаете
   *[other] получает
} { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
}.
event-collect = { $name } { $who ->
    [you] посылаете
   *[other] посылает
} художника { $pattern_with } с { $artist } на { $circle }.
event-first = { $name } { $who ->
    [you] берёте
   *[other] берёт
} первым камень стопки { $stack }.
event-space = { $name } { $who ->
    [you] кладёте
   *[other] кладёт
} на место { $space }, снизу вверх: { $stones }.
event-collection = { $name } { $who ->
    [you] посылаете
   *[other] посылает
} художника { $pattern_with } с { $artist } на { $circle } и { $who ->
    [you] кладёте
   *[other] кладёт
} на место { $space }, снизу вверх: { $stones }.
event-show = Теперь наверху: { $shown }.
event-score = { $name } { $who ->
    [you] получаете
   *[other] получает
} за { $colour } цвет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-tops = { $name } { $who ->
    [you] получаете
   *[other] получает
} за { $count ->
    [one] верхний камень места
   *[other] верхние камни мест
} { $spaces } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
news-bonus = { $name } { $who ->
    [you] закрываете
   *[other] закрывает
} бонус мандалы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
news-hands = Руки закрыты: этот круг ходов последний.
news-objective = { $name } { $who ->
    [you] открываете
   *[other] открывает
} цели { $cards }. Выполнено: { $met }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
news-no-objective = { $name } { $who ->
    [you] открываете
   *[other] открывает
} цели { $cards }. Ни одна не выполнена.

## Конец

end-hands = Руки мандалы закрыты, круг ходов доигран: игра окончена.
end-no-action = Нечего собрать и не за что получить очки: игра сразу заканчивается.
score-colours = цвета
score-tops = верхние камни
score-mandala = бонусы мандалы
score-objective = цель
tie-seat = Поровну очков ({ $points }): { $who ->
    [you] вы
   *[other] { $name }
} и { $seat_who ->
    [you] вы
   *[other] { $seat }
}. Впереди { $who ->
    [you] вы
   *[other] { $name }
}: раньше по порядку хода.

## Чего правила не разрешают

refusal-3-1 = сейчас спрашивают не об этом
refusal-4-1 = художник переходит со своего круга на другой, где художника нет
refusal-4-2 = на вашем планшете нет пустого места
refusal-4-4 = там художник не взял бы ни одного камня
refusal-4-5 = этого камня нет среди тех, что берёт художник
refusal-4-7 = на этом месте уже лежит стопка
refusal-5-1 = этот цвет виден меньше чем на двух ваших стопках
refusal-5-4 = на одном из этих мест нет камня

## Цели

rule-only-pattern = { $least ->
    [1] на всех видимых камнях { $pattern }
   *[other] на всех видимых камнях { $pattern }, { $range ->
        [exactly] стопок ровно { $least }
        [least] стопок не меньше { $least }
       *[between] стопок от { $least } до { $most }
    }
}
rule-stacks = { $range ->
    [exactly] { $least ->
        [one] ровно { $least } стопка
        [few] ровно { $least } стопки
       *[many] ровно { $least } стопок
    }
    [least] стопок не меньше { $least }
   *[between] от { $least } до { $most } стопок
}
rule-heights = { $range ->
    [exactly] ровно { $least } { $least ->
        [one] высота
        [few] разные высоты
       *[many] разных высот
    } стопок
    [least] не меньше { $least } разных высот стопок
   *[between] от { $least } до { $most } разных высот стопок
}
rule-different-colours = { $range ->
    [exactly] стопок ровно { $least }, цвета сверху не повторяются
    [least] стопок не меньше { $least }, цвета сверху не повторяются
   *[between] стопок от { $least } до { $most }, цвета сверху не повторяются
}
rule-colour = { $range ->
    [exactly] { $least ->
        [one] виден ровно { $least } { $colour } камень
        [few] видно ровно { $least } { $colour_few } камня
       *[many] видно ровно { $least } { $colour_many } камней
    }
    [least] видно не меньше { $least } { $colour_many } камней
   *[between] видно от { $least } до { $most } { $colour_many } камней
}

## Картина стола

counts-heights = высоты
counts-colours = цвета
picture-player = Игрок
picture-points = Очки
picture-card = { $who ->
    [you] Ваша цель { $card }
   *[other] Цель { $card } ({ $name })
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $rule }
picture-cards = { $name }: { $count ->
    [one] { $count } тайная цель
    [few] { $count } тайные цели
   *[many] { $count } тайных целей
}
picture-mandala = Мандала: закрыто { $covered }, последний круг ходов с { $place }
picture-bonus = +{ $bonus } на { $place }
picture-unseen = Ещё не открытые узоры:
picture-legend = ✶ звезда  ○ кольцо  сначала верхний камень, малые буквы закрыты
    {"[B✶]"} художник на круге B  ◆ закрытие ведёт к последнему кругу ходов  ⚑ первый игрок

## Правила вкратце

help =
    · В свой ход вы собираете камни или получаете очки.
    · Сбор: пошлите художника на любой свободный круг. Он берёт верхние камни вокруг этого круга с его узором, кроме тех, что лежат рядом с другим художником. Вы выбираете первый камень, остальные ложатся на него по часовой стрелке. Положите стопку на пустое место своего планшета.
    · Очки за цвет: он виден сверху хотя бы на двух ваших стопках. Все они приносят очки по правилу своего места, потом их верхние камни уходят на мандалу.
    · Очки за верхние камни: любые ваши, за каждый { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Они тоже уходят на мандалу.
    · Места: 1 — по очку за каждую из разных высот на вашем планшете, пустое место тоже высота. 2, 3 и 4 — по высоте своей стопки, как написано над ними. 5 — по очку за каждый цвет в своей стопке и ещё одно.
    · Кто закрывает на мандале +1 или +2, получает эти очки. Закрытое место { $place } ведёт к последнему кругу ходов. Игра заканчивается и тогда, когда кто-то не может ни собрать камни, ни получить очки.
    · В конце приносит очки лучшая из ваших выполненных целей. Побеждает тот, у кого больше очков, при равенстве — тот, чей ход раньше.

## После игры: сколько раз игрок что делал

tally-collect = раз собраны камни
tally-score = раз засчитан цвет
tally-tops = раз засчитаны верхние камни

## Что даст выбор

gain-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
why-space-1 = место 1
why-space-2 = место 2
why-space-3 = место 3
why-space-4 = место 4
why-space-5 = место 5
why-tops = верхние камни
why-mandala = бонус мандалы
why-objective = цель
then-red-patterns = Потом { $count ->
    [one] красный камень покажет
    [few] { $count } красных камня покажут
   *[many] { $count } красных камней покажут
} свой узор.
then-yellow-patterns = Потом { $count ->
    [one] жёлтый камень покажет
    [few] { $count } жёлтых камня покажут
   *[many] { $count } жёлтых камней покажут
} свой узор.
then-blue-patterns = Потом { $count ->
    [one] синий камень покажет
    [few] { $count } синих камня покажут
   *[many] { $count } синих камней покажут
} свой узор.
then-purple-patterns = Потом { $count ->
    [one] фиолетовый камень покажет
    [few] { $count } фиолетовых камня покажут
   *[many] { $count } фиолетовых камней покажут
} свой узор.

## Что говорит нарисованное поле

board-field = Главное поле
board-points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
board-now = даёт { $points }
board-score = Получить
board-close = Закрыть
board-keep = Сохранить мандалу как картинку
board-start = Первый игрок
board-colours = Очки за цвет
board-unseen = Ещё не открытые узоры
board-empty = камней нет
board-stone = { $colour } { $pattern_with }
board-covered-stone = { $colour }, узор закрыт
board-from-the-top = сверху вниз: { $stones }
board-stack-name = Стопка { $stack }
board-stack = Стопка { $stack }, { $stones }.
board-space = Место { $space }, { $stones }.
board-worth-now = { $points ->
    [one] Сейчас принесло бы { $points } очко.
    [few] Сейчас принесло бы { $points } очка.
   *[many] Сейчас принесло бы { $points } очков.
}
board-worth-then = { $points ->
    [one] С новой стопкой: { $points } очко.
    [few] С новой стопкой: { $points } очка.
   *[many] С новой стопкой: { $points } очков.
}
board-artist-name = художник
board-artist = Художник { $pattern_with } на круге { $circle }.
board-circle = Круг { $circle }.
board-takes-nothing = Круг { $circle }: здесь художник не взял бы ни одного камня.
board-would-take = { $count ->
    [one] На круг { $circle }: возьмёт { $count } камень ({ $stones }).
    [few] На круг { $circle }: возьмёт { $count } камня ({ $stones }).
   *[many] На круг { $circle }: возьмёт { $count } камней ({ $stones }).
}
board-uncovers = Под ним: { $colour }; звезда { $starburst } %, кольцо { $ring } %.
board-take-first = Взять этот камень первым.
board-guarded = Под охраной: стопка лежит рядом с другим художником.
board-choose-artist = Сначала выберите художника.
board-not-your-turn = Сейчас решаете не вы.
board-colour-brings = { $count ->
    [one] За { $colour } цвет: { $points }, с { $count } стопки{ $extra ->
        [0] {""}
       *[other] , из них { $extra } от мандалы
    }.
   *[many] За { $colour } цвет: { $points }, с { $count } стопок{ $extra ->
        [0] {""}
       *[other] , из них { $extra } от мандалы
    }.
}
board-colour-not = За { $colour } цвет сейчас нельзя получить очки.
board-last-round = Это ведёт к последнему кругу ходов.
board-to-end = { $count ->
    [one] До конца { $count } место
    [few] До конца { $count } места
   *[many] До конца { $count } мест
}
board-last-turns = { $count ->
    [0] Последний круг ходов окончен
   *[other] Последний круг. Ещё ходят: { $names }
}
board-mandala = Мандала: закрыто мест: { $covered }; закрытие места { $place } ведёт к последнему кругу ходов.
board-met = Сейчас выполнена.
board-missing = { $count ->
   *[other] Не хватает: { $count }.
}
board-too-many = { $count ->
   *[other] Лишних: { $count }.
}
board-in-the-way = { $count ->
    [one] Мешает место { $spaces }.
   *[other] Мешают места { $spaces }.
}
board-card-points = { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
board-sealed = Тайная цель

about-stack = Художник берёт верхний камень, если на нём его узор. Нажмите, чтобы разложить стопку.
    .clause = 4.3
about-circle = Художник может перейти на любой круг без художника, если возьмёт там хотя бы один камень.
    .clause = 4.1
about-artist = В свой ход можно послать художника на свободный круг: он берёт верхние камни вокруг с его узором, кроме лежащих рядом с другим художником.
    .clause = 4.3
about-different-heights = Приносит очки за число разных высот на всём вашем планшете, пустое место тоже высота: { $points } за одну, две и так далее.
    .clause = 5.2
about-height = Приносит очки за высоту своей стопки: { $points } за один камень, два и так далее.
    .clause = 5.2
about-colours = Приносит очки за число цветов в своей стопке: { $points } за один цвет, два и так далее.
    .clause = 5.2
about-colour = Очки за цвет можно получить, когда он виден хотя бы на двух ваших стопках. Все они приносят очки, потом их верхние камни уходят на мандалу.
    .clause = 5.1
about-mandala = Камни, за которые получены очки, закрывают её места одно за другим. Кто закрывает +1 или +2, получает эти очки.
    .clause = 6.2
about-hands = Когда закрыто место с руками в рамке, круг ходов доигрывается, и игра окончена.
    .clause = 7.1
about-objective = В конце приносит очки лучшая из ваших выполненных целей.
    .clause = 7.3
about-sealed = Цели тайные до конца игры.
    .clause = 8.1
about-points = Очки, полученные до сих пор. В конце добавится цель.
    .clause = 7.3
about-start = У первого игрока первый ход в каждом круге; при равенстве впереди тот, чей ход раньше.
    .clause = 2.4
about-unseen = Сколько закрытых камней каждого цвета с каким узором и с какой вероятностью его покажет следующий открытый.
    .clause = 8.2
about-first = Камень, взятый первым, ложится в самый низ новой стопки; остальные идут по часовой стрелке.
    .clause = 4.6

## Что значат настройки и строки подсчёта очков

about-option-open_stacks = Узоры закрытых камней: скрыты или видны.
    .clause = 8.3
    .off = У закрытых камней виден только цвет; узор открывается, когда камень оказывается наверху.
    .on = Все узоры известны с самого начала, их можно учитывать.
about-score-colours = Очки за цвет: за каждую стопку, где он наверху, по правилу её места.
    .clause = 5.2
about-score-tops = Очки, полученные за отдельные верхние камни.
    .clause = 5.4
about-score-mandala = Бонусы за места мандалы с +1 и +2, закрытые вашими камнями.
    .clause = 6.2
about-score-objective = Лучшая из ваших целей, выполненных к концу.
    .clause = 7.3

## Откуда берёт случай и чем закончилась игра

source-bag = мешочек
source-red-patterns = узоры красных камней
source-yellow-patterns = узоры жёлтых камней
source-blue-patterns = узоры синих камней
source-purple-patterns = узоры фиолетовых камней
source-artists = художники
source-start-player = первый игрок
source-objectives = цели
ended-hands = руки закрыты
ended-no-action = нечего собрать и не за что получить очки
