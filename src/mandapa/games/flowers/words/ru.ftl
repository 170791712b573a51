# Flowers: A Mandala Game, по-русски.
# `$name` — игрок; `$who` равно `you`, если это местоимение ниже, иначе `other`.
# Формы цвета: сам цвет стоит при слове «жетон», .card — одну карту, .few — две карты,
# .many — пять карт.

title = Цветы
about = Выкладывайте цветной песок в три мандалы: как только в одной из них видны все шесть цветов, её жетоны делят те, кто положил больше всех.
kind = Борьба за большинство, скрытые карты
you = Вы

## Как что называется

colour-gray = серый
    .mark = Се
    .card = серую
    .few = серые
    .many = серых
colour-purple = фиолетовый
    .mark = Фи
    .card = фиолетовую
    .few = фиолетовые
    .many = фиолетовых
colour-red = красный
    .mark = Кр
    .card = красную
    .few = красные
    .many = красных
colour-green = зелёный
    .mark = Зе
    .card = зелёную
    .few = зелёные
    .many = зелёных
colour-orange = оранжевый
    .mark = Ор
    .card = оранжевую
    .few = оранжевые
    .many = оранжевых
colour-yellow = жёлтый
    .mark = Жё
    .card = жёлтую
    .few = жёлтые
    .many = жёлтых
back-dark = тёмный
back-light = светлый
option-memory = цвета закрытых карт и жетоны внутри цветков скрыты от других

## О чём спрашивают

ask-play = Сыграйте карты одного цвета в одну мандалу.
ask-take = У вас метка мандалы { $mandala }. Какой жетон вы берёте? Другой достанется второму игроку.
choose-colour = Какой цвет?
choose-count = Сколько карт?
choose-mandala = В какую мандалу?
choose-back = Какой жетон?
action-play = сыграть { $count ->
    [one] { $count } { $colour_card }
    [few] { $count } { $colour_few }
   *[many] { $count } { $colour_many }
} в { $mandala }, { $face ->
    [up] лицом вверх
   *[down] рубашкой вверх
}{ $completes ->
    [yes] {" "}(завершает её)
   *[no] {""}
}
action-pass = пропустить ход
action-take = взять { $back } жетон, { $colour } { $value }{ $flower ->
    [yes] {" "}(получится цветок)
   *[no] {""}
}

## Что произошло

cards-item = { $count ->
    [one] { $count } { $colour_card }
    [few] { $count } { $colour_few }
   *[many] { $count } { $colour_many }
}
tiles-item = { $colour } { $value }
event-start = Первый ход по жребию у { $who ->
    [you] вас
   *[other] игрока { $name }
}.
event-play = { $name } { $who ->
    [you] кладёте
   *[other] кладёт
} в { $mandala } { $count ->
    [one] { $count } { $colour_card } карту
    [few] { $count } { $colour_few } карты
   *[many] { $count } { $colour_many } карт
} { $face ->
    [up] лицом вверх
   *[down] рубашкой вверх
}.
event-play-hidden = { $name } { $who ->
    [you] кладёте
   *[other] кладёт
} в { $mandala } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} уже открытого там цвета рубашкой вверх.
event-pass = { $name } { $who ->
    [you] пропускаете
   *[other] пропускает
} ход: последнюю карту нельзя сыграть, когда брать нечего.
event-draw = { $name } { $who ->
    [you] берёте
   *[other] берёт
} из колоды: { $cards }.
event-draw-hidden = { $name } { $who ->
    [you] берёте
   *[other] берёт
} из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-tile = В мандалу { $mandala } ложатся жетоны: { $tiles }.
event-take = { $name } { $who ->
    [you] берёте
   *[other] берёт
} { $back } жетон из { $mandala }: { $colour } { $value }.
event-destroy = Мандала { $mandala } разрушается.
news-claim = { $name } { $who ->
    [you] забираете
   *[other] забирает
} метку мандалы { $mandala }.
news-complete = В мандале { $mandala } открыты все шесть цветов, и она разрушается.
news-both = { $name } { $who ->
    [you] берёте
   *[other] берёт
} оба жетона: { $tiles }. Второго игрока нет.
news-second = { $name } { $who ->
    [you] получаете
   *[other] получает
} другой жетон: { $colour } { $value }.
news-unclaimed = Метка мандалы { $mandala } ничья, и её жетоны никому не достаются.
news-flower = { $name } { $who ->
    [you] собираете
   *[other] собирает
} { $colour } цветок: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
news-flower-hidden = { $name } { $who ->
    [you] собираете
   *[other] собирает
} { $colour } цветок.
news-return = { $name } { $who ->
    [you] возвращаете
   *[other] возвращает
} на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
news-reshuffle = Сброс перетасован и становится колодой.

## Конец

end-third-flower = Собран третий цветок: игра заканчивается, оставшиеся мандалы разрушаются.
end-no-tiles = Для новой мандалы нет жетонов: игра заканчивается, оставшиеся мандалы разрушаются.
end-all-passed = Все пропустили ход: игра заканчивается, все мандалы разрушаются.
score-singles = одиночные жетоны
score-flowers = цветки
tie-hand = Поровну очков ({ $points }): { $who ->
    [you] вы
   *[other] { $name }
} и { $seat_who ->
    [you] вы
   *[other] { $seat }
}. Впереди { $who ->
    [you] вы
   *[other] { $name }
}: карт на руке больше, { $more } против { $less }.

## Чего правила не разрешают

refusal-3-1 = сейчас спрашивают не об этом
refusal-3-2 = у вас нет столько карт этого цвета
refusal-3-4 = сыграв две карты или больше, оставьте на руке хотя бы одну
refusal-3-5 = последнюю карту можно сыграть, только если есть что взять из колоды
refusal-3-6 = пропустить ход можно, только когда сыграть ничего нельзя

## Картина стола

picture-has = есть
picture-needs = нужны
picture-gone = разрушена
picture-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
picture-player = Игрок
picture-in-hand = На руке
picture-singles = Одиночные жетоны
picture-flowers = Цветки
picture-points = Очки
picture-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
picture-hand-of = На руке: { $name }
picture-surely = Точно на руке ({ $name })
picture-together = Точно у остальных вместе
picture-together-all = Точно у всех вместе
picture-last = Только что показано в { $mandala } ({ $name })
picture-deck = Колода { $count }
picture-discard = Сброс { $count }
picture-stacks = Жетонов осталось ● { $dark } ○ { $light }
picture-legend = ● жетон с тёмной рубашкой  ○ со светлой  ⚑ метка  ▒ закрыто  ① первый игрок

## Правила вкратце

help =
    · В свой ход вы играете сколько угодно карт одного цвета в одну мандалу: A, B или C.
    · Цвет, которого там ещё не видно, кладётся лицом вверх. Цвет, который уже виден на жетоне или на открытой карте, кладётся рубашкой вверх.
    · Сыграв ровно 1 карту, вы берёте до { $draw } карт, но так, чтобы на руке было не больше { $limit }. Сыграв 2 и больше, вы не берёте ничего.
    · Если у вас в мандале есть открытая карта и карт там больше, чем у любого другого игрока с открытой картой, вы забираете её метку ⚑.
    · Мандала, в которой видны все шесть цветов, разрушается. Владелец метки берёт один из двух жетонов. Другой получает игрок, у которого карт там больше всех после владельца и хотя бы одна из них открыта; в игре вдвоём — ещё и не меньше половины от числа карт владельца. Иначе владелец берёт оба.
    · Кто взял жетон, сбрасывает свои карты этой мандалы. Остальные возвращают свои на руку.
    · Два жетона одного цвета — цветок: удвоенный меньший плюс больший; с жетоном × — второй жетон, умноженный на число при ×. Одиночный жетон стоит столько, сколько на нём написано, одиночный × — ничего.
    · Третий цветок одного игрока заканчивает игру, оставшиеся мандалы тоже разрушаются. Побеждает тот, у кого больше очков.

## После игры: сколько раз игрок что делал

tally-play = ходов с картами
tally-take = жетонов выбрано
tally-pass = пропусков

## Что произойдёт при выборе

gain-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
why-tile = жетон
why-flower = цветок
then-deck = Затем { $count ->
    [one] берётся { $count } карта
    [few] берутся { $count } карты
   *[many] берётся { $count } карт
}.
then-dark-tiles = Затем открывается тёмный жетон.
then-light-tiles = Затем открывается светлый жетон.
then-order = Затем жребий решает, какая мандала разрушается следующей.

## Что говорит поле

board-table = Стол игры «Цветы»
board-colour = { $colour ->
    [gray] серый
    [purple] фиолетовый
    [red] красный
    [green] зелёный
    [orange] оранжевый
   *[yellow] жёлтый
}
board-coloured = { $n } { $colour ->
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
board-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
board-group = { $n ->
    [one] { board-coloured } карта
    [few] { board-coloured } карты
   *[other] { board-coloured } карт
}
board-listed = { $some }, { $next }
board-tile = { board-colour } { $label }
board-back-tile = { $back ->
    [dark] тёмный жетон, { board-tile }
   *[light] светлый жетон, { board-tile }
}
board-stack = { $back ->
    [dark] Тёмные жетоны
   *[light] Светлые жетоны
}
board-single = одиночный жетон { $tile }, стоит { $worth }
board-flower = { board-colour } цветок, стоит { $worth }
board-flower-of-unknown-worth = { board-colour } цветок, стоимость неизвестна
board-hidden = { $n ->
    [one] { $n } неизвестная
    [few] { $n } неизвестные
   *[other] { $n } неизвестных
}
board-mandala = Мандала { $name }
board-details = Мандала { $name }: что здесь лежит
board-needs = { $n ->
    [1] нет одного цвета
    [one] нет { $n } цвета
   *[other] нет { $n } цветов
}
board-missing = Не хватает: { $colours }.
board-nothing-missing = Видны все шесть цветов.
board-complete = завершена
board-gone = разрушена
board-marker = Метка: { $player }.
board-marker-free = Метка свободна.
board-sector = { $player }: { $up }.
board-sector-both = { $player }: { $up }; закрыты: { $down }.
board-sector-down = { $player }: открытых нет; закрыты: { $down }.
board-sector-empty = { $player }: карт здесь нет.
board-deck = Колода
board-discard = Сброс
board-hand = Ваша рука
board-hand-of = На руке: { $name }
board-hand-size = { $n } на руке
board-points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[other] { $shown } очков
}
board-points-short = оч.
board-no-tiles = жетонов пока нет
board-start-player = первый игрок
board-surely = точно на руке
board-together = Точно на других руках
board-together-all = Точно на всех руках
board-shown = Только что показано ({ $player }): { $cards }.
board-marked = Отмечено: { $n }
board-marked-here = сюда: { $what }
board-choose-colour = Выберите цвет на руке.
board-how-many = Сколько?
board-choose-mandala = Теперь выберите мандалу.
board-waiting = Ходит { $name }.
board-over = Игра окончена.
board-clear = Выбрать другой цвет
board-other-choices = Другие решения
board-chip-up = открыто
board-chip-down = закрыто
board-chip-marker = метка
board-chip-completes = завершает
board-chip-ends = конец игры
board-chip-draws = +{ $n } из колоды
board-takes-both = { $who ->
    [you] Вы берёте оба жетона
   *[other] { $name } берёт оба жетона
}
board-picks = { $who ->
    [you] Вы выбираете жетон
   *[other] { $name } выбирает жетон
}

## Что решает игру, на поле

board-first-two = ✦ { $first }, затем { $second } { $behind ->
    [0] (=)
   *[other] (−{ $behind })
}
board-first-two-told = { $first }: выбор жетона; { $second }: второе место, { $behind ->
    [0] карт столько же,
    [one] на { $behind } карту меньше,
    [few] на { $behind } карты меньше,
   *[other] на { $behind } карт меньше,
} и другой жетон.
board-first-both = ✦ { $first }: оба жетона
board-first-half = ✦ { $first }: оба; { $other } { $has }/{ $needs }
board-first-both-told = { $first }: оба жетона — { $why ->
    [no-face-up] больше ни у кого здесь нет открытой карты.
    [tie] следующие игроки равны.
   *[half] { $other }: карт { $has } из { $needs }, нужных для второго места.
}
board-first-nobody = ✦ никто
board-tile-brings = { $tile }: { $points } — { $name }{ $flower ->
    [yes] , цветок
   *[no] {""}
}{ $ends ->
    [yes] , и конец игры
   *[no] {""}
}.
board-mandalas-left = { $n ->
    [0] новых мандал не будет
    [1] следующая закончит игру
    [one] { $n } мандала до конца
    [few] { $n } мандалы до конца
   *[other] { $n } мандал до конца
}
board-mandalas-left-short = до конца { $n }
board-flowers-made = { $n }/{ $most }
board-name-tile = жетон
board-name-marker = метка
board-labelled = { $name }: { $text }
board-series = { $some }; { $next }
board-flowers-told = Цветков { $n } из { $most }, при которых игра заканчивается.
board-one-more-ends = Ещё один цветок закончит игру.

## Что это такое

about-deck = Отсюда берут карты после хода ровно одной картой. Когда колода пуста, ею становится сброс.
    .clause = 4.1
about-discard = Карты игроков, взявших жетон. Их могут смотреть все.
    .clause = 6.7
about-stack = Жетоны для новых мандал, по одному с каждой рубашкой. Игра заканчивается, когда мандалу нельзя начать.
    .clause = 7.2
about-marker = Метка: её владелец первым выбирает жетон, когда мандала завершена.
    .clause = 6.2
about-petal = Цвет. Мандала, в которой видны все шесть, на жетонах и открытых картах, завершена и разрушается.
    .clause = 6.1
about-sector = Карты игрока здесь. Открытые показывают цвет; закрытые считаются так же.
    .clause = 5.2
about-tile = Жетон — половина цветка. Два одного цвета образуют цветок.
    .clause = 6.6
about-single = Жетон без пары. Следующий того же цвета образует с ним цветок.
    .clause = 6.6
about-flower = Цветок из двух жетонов. Третий цветок одного игрока заканчивает игру.
    .clause = 7.1
about-hand = Карты на руке. После хода ровно одной картой карты берут из колоды.
    .clause = 4.1
about-group = Ваши карты одного цвета. Любое их число кладут в одну мандалу.
    .clause = 3.2
about-points = Очки за жетоны и цветки на этот момент. Побеждает тот, у кого больше всего очков.
    .clause = 8.4

## Что значат настройки и строки подсчёта очков

about-option-memory = Что нужно держать в памяти.
    .clause = 9.4
    .off = Карты рубашкой вверх и жетоны внутри цветков может посмотреть каждый.
    .on = Их может посмотреть только владелец; остальным приходится помнить.
about-score-singles = Жетоны без пары. Каждый приносит своё число, жетон с умножением — ничего.
    .clause = 8.1
about-score-flowers = Пары жетонов одного цвета: удвоенное меньшее число плюс большее или число другого жетона, умноженное на множитель.
    .clause = 8.3

## Откуда берёт случай и чем закончилась игра

source-deck = колода
source-dark-tiles = тёмные жетоны
source-light-tiles = светлые жетоны
source-start-player = первый игрок
source-order = порядок последних мандал
ended-third-flower = третий цветок
ended-no-tiles = нет жетонов для новой мандалы
ended-all-passed = все пропустили ход
