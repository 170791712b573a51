# Слова самого поля. `$who` — `you` или `other`; остальное приходит с сервера.

## Карты и жетоны

colour = { $colour ->
    [gray] серый
    [purple] фиолетовый
    [red] красный
    [green] зелёный
    [orange] оранжевый
   *[yellow] жёлтый
}
coloured = { $n } { $colour ->
    [gray] { $n ->
        [one] серая
        [few] серые
       *[other] серых
    }
    [purple] { $n ->
        [one] фиолетовая
        [few] фиолетовые
       *[other] фиолетовых
    }
    [red] { $n ->
        [one] красная
        [few] красные
       *[other] красных
    }
    [green] { $n ->
        [one] зелёная
        [few] зелёные
       *[other] зелёных
    }
    [orange] { $n ->
        [one] оранжевая
        [few] оранжевые
       *[other] оранжевых
    }
   *[yellow] { $n ->
        [one] жёлтая
        [few] жёлтые
       *[other] жёлтых
    }
}
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
group = { $n ->
    [one] { coloured } карта
    [few] { coloured } карты
   *[other] { coloured } карт
}
listed = { $some }, { $next }
tile = { colour } { $label }
back-tile = { $back ->
    [dark] тёмный жетон, { tile }
   *[light] светлый жетон, { tile }
}
stack = { $back ->
    [dark] Тёмные жетоны
   *[light] Светлые жетоны
}
single = одиночный жетон { $tile }, стоит { $worth }
flower = { colour } цветок, стоит { $worth }
flower-of-unknown-worth = { colour } цветок, стоимость неизвестна
hidden = { $n ->
    [one] { $n } неизвестная
    [few] { $n } неизвестные
   *[other] { $n } неизвестных
}

## Стол

you = Вы
board = Стол игры «Цветы»
mandala = Мандала { $name }
details = Мандала { $name }: что здесь лежит
needs = { $n ->
    [1] нет одного цвета
    [one] нет { $n } цвета
   *[other] нет { $n } цветов
}
missing = Не хватает: { $colours }.
nothing-missing = Видны все шесть цветов.
complete = завершена
gone = разрушена
marker = Метка: { $player }.
marker-free = Метка ничья.
sector = { $player }: { $up }.
sector-both = { $player }: { $up }; закрыты: { $down }.
sector-down = { $player }: открытых нет; закрыты: { $down }.
sector-empty = { $player }: карт здесь нет.
deck = Колода
discard = Сброс
hand = Ваша рука
hand-of = Рука: { $name }
hand-size = { $n } на руке
points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[other] { $shown } очков
}
points-short = оч.
no-tiles = жетонов пока нет
start-player = первый игрок
surely = точно на руке
together = Точно на других руках
together-all = Точно на всех руках
shown = Только что показано ({ $player }): { $cards }.

## Выбор

marked = Отмечено: { $n }
marked-here = сюда: { $what }
choose-colour = Выберите цвет на руке.
how-many = Сколько?
choose-mandala = Теперь выберите мандалу.
choose-tile = Выберите жетон. { $who ->
    [you] Другой получите вы.
   *[other] Другой получит { $name }.
}
take-option = { $back ->
    [dark] Тёмный жетон: { $gains }.
   *[light] Светлый жетон: { $gains }.
}
waiting = Ходит { $name }.
over = Игра окончена.
must-keep = Одна карта должна остаться на руке.
cannot-play = Последнюю карту можно сыграть, только если есть что взять из колоды.
clear = Выбрать другой цвет
other-choices = Другие решения

## Что даст выбор

chip-up = открыто
chip-down = закрыто
chip-marker = метка
chip-completes = завершает
chip-ends = конец игры
chip-draws = +{ $n } из колоды
playing = { $face ->
    [up] { $what } в { $name }: лицом вверх.
   *[down] { $what } в { $name }: рубашкой вверх.
}
claim-take = Вы забираете метку.
claim-keep = Метка остаётся у вас.
claim-no-face-up = Метки не будет: у вас здесь нет открытой карты.
claim-not-most = Метки не будет: у игрока { $name } здесь карт { $theirs }, у вас станет { $mine }.
draws-then = { $n ->
    [0] Вы ничего не берёте.
    [one] Вы берёте { $n } карту.
    [few] Вы берёте { $n } карты.
   *[other] Вы берёте { $n } карт.
}
completes = Мандала завершена и разрушается.
takes-both = { $who ->
    [you] Вы берёте оба жетона
   *[other] { $name } берёт оба жетона
}
takes-both-gaining = { takes-both }: { $gains }.
picks = { $who ->
    [you] Вы выбираете жетон
   *[other] { $name } выбирает жетон
}
picks-before = { picks }, { $second_who ->
    [you] другой достаётся вам.
   *[other] другой получает { $second }.
}
tile-gain = { $tile } ({ $points })
tile-gain-flower = { $tile }, цветок ({ $points })
gain = { $who ->
    [you] вам: { $what }
   *[other] { $name }: { $what }
}
for-you = Вам: { $options }.
taken-back = { $who ->
    [you] { $n ->
        [one] Вам на руку возвращается { $n } карта.
        [few] Вам на руку возвращаются { $n } карты.
       *[other] Вам на руку возвращается { $n } карт.
    }
   *[other] { $n ->
        [one] { $name } возвращает на руку { $n } карту.
        [few] { $name } возвращает на руку { $n } карты.
       *[other] { $name } возвращает на руку { $n } карт.
    }
}
ends-third = Третий цветок: игра заканчивается с этим ходом.
ends-tiles = Для новой мандалы нет жетонов: игра заканчивается.
ends-maybe = Игра может закончиться: один из жетонов даёт третий цветок.
