# Ганеша, по-русски.
# `$name` — игрок; `$who` равно `you`, если это местоимение ниже, иначе `other`.
# Сам цвет стоит при слове «камень», .many — два или пять камней.

title = Ганеша
about = Берите драгоценные камни с алтаря и выкладывайте их на общую мандалу. Накопить побольше или успеть первым?
kind = Коллекции и верный момент
you = Вы

## Как что называется

colour-red = красный
    .mark = К
    .many = красных
colour-green = зелёный
    .mark = З
    .many = зелёных
colour-purple = фиолетовый
    .mark = Ф
    .many = фиолетовых
colour-blue = синий
    .mark = С
    .many = синих
colour-yellow = жёлтый
    .mark = Ж
    .many = жёлтых
spice-cardamom = кардамон
spice-caraway = тмин
spice-coriander = кориандр
spice-ginger = имбирь
spice-black-mustard = чёрная горчица
spice-cinnamon = корица
spice-red-pepper = красный перец
spice-black-pepper = чёрный перец
does-cardamom = последний камень одного из цветов возвращается с мандалы в мешочек
does-caraway = взятый камень можно обменять на любой другой камень алтаря
does-coriander = после размещения освободить клетки тактики и занять их камнями из сокровищницы
does-ginger = отдать взятый камень другому игроку и получить взамен камень другого цвета
does-black-mustard = получить 1 очко
does-cinnamon = в этот ход можно поднести камень любого цвета ради любого другого
does-red-pepper = заплатить 1 очко и вытянуть камень из мешочка; он ваш, если цвет тот же, что у взятого
does-black-pepper = вернуть камень из сокровищницы в мешочек и вытянуть другой
lifted-1 = клетку 1
lifted-2 = клетку 2
lifted-both = обе клетки
offered-red = красный камень
offered-green = зелёный камень
offered-purple = фиолетовый камень
offered-blue = синий камень
offered-yellow = жёлтый камень
offered-none = ничего
option-spices = под некоторыми камнями лежат жетоны специй; первую игру лучше сыграть без них
option-side = какой стороной лежит мандала
option-side-day = день
option-side-night = ночь
option-spice_placement = кто решает, где лежат специи: случай или первый игрок
option-spice_placement-random = случай
option-spice_placement-first-player = первый игрок
option-younger = кто младше при равенстве: те, кто сидит дальше от первого или ближе к нему; или номера мест от младшего к старшему
option-younger-later = кто сидит позже
option-younger-earlier = кто сидит раньше

## О чём спрашивают

ask-lay = Куда положить следующий жетон специи лицом вниз?
ask-take = Возьмите камень с алтаря.
ask-more = Можно взять второй камень.
ask-spice = Под взятым камнем ({ $colour }) лежит { $spice }: { $does }. Применить?
ask-remove = Кардамон: какой цвет теряет последний камень на мандале?
ask-swap = Тмин: на какой камень обменять ваш?
ask-give = Имбирь: кому отдать { $colour } камень?
ask-answer = Имбирь: вам отдают { $colour } камень. Какой дать взамен?
ask-return = Чёрный перец: какой камень из сокровищницы вернуть в мешочек?
ask-store = Куда положить { $colour } камень?
ask-lift = Кориандр: освободить клетки тактики, чтобы занять их камнями из сокровищницы?
ask-set = Кориандр: какой камень из сокровищницы положить на клетку тактики?
ask-offer = Перенести камни из сокровищницы на мандалу?
ask-place = Завершающая стадия: какой камень выложить?
choose-kind = Что делать?
choose-hex = Какая ячейка?
choose-seat = Какой игрок?
choose-colour = Какой цвет?
choose-slot = Какая клетка?
choose-lifted = Какие клетки?
choose-offered = Что поднести?
kind-take = взять второй камень
kind-stop = не брать второй камень
kind-keep = в сокровищницу
kind-slot = на клетку тактики
kind-lift = освободить клетки
kind-leave = не применять специю
kind-offer = перенести камни
kind-pass = ничего не переносить
action-take = взять { $colour } камень с { $hex }{ $under ->
    [yes] {" "}(под ним { $spice })
   *[no] {""}
}
action-stop = не брать второй камень
action-use = применить специю: { $spice }
action-leave = не применять специю
action-remove = убрать последний { $colour } камень
action-swap = обменять на { $colour } камень с { $hex }
action-give = отдать игроку { $seat }
action-answer = дать { $colour } камень
action-return = вернуть в мешочек { $colour } камень
action-keep = положить { $colour } камень в сокровищницу
action-slot = положить { $colour } камень на клетку тактики { $slot }
action-lift = освободить { $lifted }
action-set = положить { $colour } камень на клетку тактики { $slot }
action-offer = { $offering ->
    [yes] поднести { $offered } и перенести
   *[no] перенести без подношения
} { $count ->
    [one] { $count } { $colour } камень
    [few] { $count } { $colour_many } камня
   *[many] { $count } { $colour_many } камней
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
action-pass = ничего не переносить
action-place = выложить { $colour } камень: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
action-lay = положить жетон на { $hex }

## Что произошло

lays-item = { $hex }
flips-item = { $hex } { $spice }
fills-item = { $hex } { $colour }
event-first = { $name } { $who ->
    [you] начинаете и получаете
   *[other] начинает и получает
} барабан.
event-lay = Жетоны специй лежат на { $lays }.
event-flip = Жетоны открыты: { $flips }.
event-fill = Алтарь заполнен: { $fills }.
event-take = { $name } { $who ->
    [you] берёте
   *[other] берёт
} { $colour } камень с { $hex }.
event-stop = { $name } не { $who ->
    [you] берёте
   *[other] берёт
} второй камень.
event-use = { $name } { $who ->
    [you] применяете
   *[other] применяет
} специю: { $spice }.
event-leave = { $name } не { $who ->
    [you] применяете
   *[other] применяет
} специю.
event-remove = { $name } { $who ->
    [you] убираете
   *[other] убирает
} с мандалы последний { $colour } камень.
event-swap = { $name } { $who ->
    [you] меняете
   *[other] меняет
} камень на { $colour } с { $hex }.
event-give = { $name } { $who ->
    [you] отдаёте
   *[other] отдаёт
} { $colour } камень { $seat_who ->
    [you] вам
   *[other] игроку { $seat }
}.
event-answer = { $name } { $who ->
    [you] даёте
   *[other] даёт
} взамен { $colour } камень.
event-return = { $name } { $who ->
    [you] возвращаете
   *[other] возвращает
} в мешочек { $colour } камень.
event-draw = Из мешочка вытянут { $colour } камень.
event-keep = { $name } { $who ->
    [you] кладёте
   *[other] кладёт
} { $colour } камень в сокровищницу.
event-slot = { $name } { $who ->
    [you] кладёте
   *[other] кладёт
} { $colour } камень на клетку тактики { $slot }.
event-lift = { $name } { $who ->
    [you] освобождаете
   *[other] освобождает
} { $lifted }.
event-set = { $name } { $who ->
    [you] кладёте
   *[other] кладёт
} { $colour } камень на клетку тактики { $slot }.
event-offer = { $name } { $offering ->
    [yes] { $who ->
        [you] подносите { $offered } и переносите
       *[other] подносит { $offered } и переносит
    }
   *[no] { $who ->
        [you] переносите без подношения
       *[other] переносит без подношения
    }
} на мандалу { $count ->
    [one] { $count } { $colour } камень
    [few] { $count } { $colour_many } камня
   *[many] { $count } { $colour_many } камней
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-pass = { $name } ничего не { $who ->
    [you] переносите
   *[other] переносит
} на мандалу.
event-place = { $name } { $who ->
    [you] выкладываете
   *[other] выкладывает
} { $colour } камень: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
news-kept = { $name } { $who ->
    [you] оставляете
   *[other] оставляет
} его себе.
news-back = Он возвращается в мешочек.
news-refill = Алтарь освобождён, барабан передан дальше. Теперь он у { $who ->
    [you] вас
   *[other] игрока { $name }
}.
news-final = Начинается завершающая стадия. Первый камень { $who ->
    [you] выкладываете вы
   *[other] выкладывает { $name }
}.

## Конец

end-treasuries-empty = Все сокровищницы пусты: игра окончена.
score-mandala = подношения
score-spices = специи
score-final = завершающая стадия
tie-sooner = Поровну очков ({ $points }): { $who ->
    [you] вы
   *[other] { $name }
} и { $seat_who ->
    [you] вы
   *[other] { $seat }
}. { $who ->
    [you] Вы набрали столько
   *[other] Игрок { $name } набрал столько
} раньше.
tie-seat = Поровну очков ({ $points }): { $who ->
    [you] вы
   *[other] { $name }
} и { $seat_who ->
    [you] вы
   *[other] { $seat }
}. { $who ->
    [you] Вы сидите
   *[other] { $name } сидит
} раньше, считая от самого первого игрока.

## Что запрещают правила

refusal-2-2 = жетоны специй лежат на используемых ячейках и не соседствуют
refusal-2-3 = остальные жетоны тогда нельзя будет разложить порознь
refusal-3-1 = сейчас спрашивают не об этом
refusal-4-1 = на этой ячейке нет камня
refusal-4-3 = второй камень должен лежать рядом с первым
refusal-5-3 = два камня не кладут на одну клетку
refusal-6-2 = этот камень нельзя поднести ради этого цвета
refusal-6-5 = переносить было бы нечего
refusal-6-8 = в вашей сокровищнице нет такого камня
refusal-8-1 = там лежит другая специя
refusal-8-2 = на мандале нет камней этого цвета
refusal-8-4 = на этой ячейке нет камня
refusal-8-6 = у этого игрока нет в сокровищнице камня другого цвета
refusal-8-7 = нужен камень другого цвета из вашей сокровищницы
refusal-8-11 = в вашей сокровищнице нет такого камня
refusal-8-12 = на этой клетке нет камня
refusal-8-13 = камень из сокровищницы кладут на следующую свободную клетку
refusal-9-3 = в вашей сокровищнице нет такого камня

## Картина стола

picture-round = Раунд { $round } из { $rounds }. Барабан: { $name }
picture-altar = Алтарь
picture-mandala = Мандала и камни в мешочке
picture-player = Игрок
picture-points = Очки
picture-treasury = Сокровищница
picture-tactics = Тактика
picture-taken = В руке
picture-legend = * специя  (5) занятая ячейка мандалы  К3 три красных камня

## Правила вкратце

help =
    · В свой ход вы берёте камень с алтаря. Если его цвет есть на одной из двух ваших клеток тактики, можно взять второй: рядом с первым, а если на обеих клетках этот цвет, то откуда угодно.
    · Каждый камень кладут в сокровищницу или на клетку тактики. Камень, который лежал на клетке, уходит в сокровищницу.
    · Затем можно поднести камень из сокровищницы и перенести все остальные камни его цвета на мандалу: каждый приносит очки своей ячейки. Жёлтый камень подносят за любой цвет, а сами жёлтые камни переносят без подношения.
    · Специю (*) под взятым камнем можно применить сразу:
      { spice-cardamom }: { does-cardamom };
      { spice-caraway }: { does-caraway };
      { spice-coriander }: { does-coriander };
      { spice-ginger }: { does-ginger };
      { spice-black-mustard }: { does-black-mustard };
      { spice-cinnamon }: { does-cinnamon };
      { spice-red-pepper }: { does-red-pepper };
      { spice-black-pepper }: { does-black-pepper }.
    · Каждые { $refill } раунда алтарь заполняют заново, и барабан переходит дальше. Всего раундов: { $rounds }.
    · На завершающей стадии все выкладывают оставшееся по одному камню без подношений, начиная с того, у кого меньше очков. Больше очков — победа; при равенстве побеждает тот, кто набрал их раньше.

## После игры: сколько раз игрок что делал

tally-take = камней взято
tally-use = специй применено
tally-slot = камней положено на клетки тактики
tally-offer = подношений сделано

## Что произойдёт при выборе

gain-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
why-offering = подношение
why-spice = специя
why-final = завершающая стадия
then-bag = Затем из мешочка { $count ->
    [one] достаётся { $count } камень
    [few] достаются { $count } камня
   *[many] достаётся { $count } камней
}.
then-spice-layout = Затем жребий решает, где { $count ->
    [one] ляжет { $count } жетон специй
    [few] лягут { $count } жетона специй
   *[many] лягут { $count } жетонов специй
}.
then-spices = Затем { $count ->
    [one] открывается { $count } жетон специй
    [few] открываются { $count } жетона специй
   *[many] открывается { $count } жетонов специй
}.

## Что написано на нарисованном столе

board-board = Стол игры «Ганеша»
board-stage = Алтарь и мандала
board-altar = алтарь
board-face-down = жетон специи лицом вниз
board-named = { $name }: { $what }
board-empty = пусто
board-beneath = Под ним лежит { $spice }: { $does }.
board-second-adjacent = Этот цвет есть на вашей клетке тактики, поэтому можно взять второй камень рядом.
board-second-anywhere = Этот цвет на обеих ваших клетках тактики, поэтому можно взять любой второй камень.
board-petal = { $colour }: следующий камень принесёт { $one }. Сразу несколько: { $more }.
board-petal-full = { $colour }: все ячейки заняты.
board-round = Раунд { $round } из { $rounds }
board-final = Завершающая стадия
board-to-refill = { $count ->
    [one] алтарь пополнят через { $count } раунд
    [few] алтарь пополнят через { $count } раунда
   *[many] алтарь пополнят через { $count } раундов
}
board-to-final = { $count ->
    [one] до завершения { $count } раунд
    [few] до завершения { $count } раунда
   *[many] до завершения { $count } раундов
}
board-bag = В мешочке: { $count }.
board-bag-name = мешочек
board-way = Поднести { $offered }: на мандалу { $count }, очки { $sum }.
board-ways = Что поднести?
board-do-it = готово
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-drum = барабан
board-tie-sooner = Выше следующего игрока с тем же числом очков: они набраны раньше.
board-tie-seat = Выше следующего игрока с тем же числом очков по месту, считая от самого первого игрока.
board-hand = в руке
board-tactics = клетки тактики
board-slot = Клетка тактики { $slot }
board-treasury = сокровищница
board-keep = в сокровищницу
board-returns = может дать
board-use = Применить
board-leave = Не применять
board-both = Освободить обе
board-stop = Второй не брать
board-pass = Не переносить
board-wait = Сейчас решает { $name }.
board-over = Игра окончена.
board-keepsake = Сохранить мандалу картинкой
board-moment-refill = Алтарь заполняют заново. Барабан получает { $name }.
board-moment-final = Завершающая стадия: первый камень выкладывает { $name }.
board-moment-lap = { $name } начинает новый круг по дорожке очков.
board-moment-end = Мандала готова.

## Что есть что на столе

about-gem = Камень на алтаре ({ $colour }). В свой ход вы берёте один; если его цвет есть на вашей клетке тактики, можно взять второй.
    .clause = 4.1
about-hex = Пустая ячейка алтаря. Камень появится на ней при следующем пополнении.
    .clause = 7.2
about-face-down = Жетон специи. Его откроют, когда на алтаре будут лежать все жетоны, ни один не рядом с другим.
    .clause = 2.2
about-spice-cardamom = Кардамон: { does-cardamom }. Для того, кто возьмёт камень над ним.
    .clause = 8.2
about-spice-caraway = Тмин: { does-caraway }. Для того, кто возьмёт камень над ним.
    .clause = 8.4
about-spice-coriander = Кориандр: { does-coriander }. Для того, кто возьмёт камень над ним.
    .clause = 8.12
about-spice-ginger = Имбирь: { does-ginger }. Для того, кто возьмёт камень над ним.
    .clause = 8.6
about-spice-black-mustard = Чёрная горчица: { does-black-mustard }. Для того, кто возьмёт камень над ней.
    .clause = 8.8
about-spice-cinnamon = Корица: { does-cinnamon }. Для того, кто возьмёт камень над ней.
    .clause = 8.14
about-spice-red-pepper = Красный перец: { does-red-pepper }. Для того, кто возьмёт камень над ним.
    .clause = 8.9
about-spice-black-pepper = Чёрный перец: { does-black-pepper }. Для того, кто возьмёт камень над ним.
    .clause = 8.11
about-petal = Камни кладут на ячейки своего цвета по порядку, от края внутрь, и каждый приносит столько очков, сколько указано на ячейке.
    .clause = 6.7
about-track = Дорожка очков. После { $lap } фишка начинает новый круг.
    .clause = 10.1
about-bag = Все камни, которых нет на столе. Поднесённый камень возвращается сюда, и его могут вытянуть снова.
    .clause = 6.6
about-bag-left = Камней этого цвета ({ $colour }) в мешочке: { $count }.
    .clause = 1.6
about-tokens = Жетоны специй, которых нет на алтаре. При каждом пополнении тянут из всех жетонов.
    .clause = 1.5
about-rounds = Всего раундов: { $rounds }. У каждого барабана алтарь заполняют заново, и первый игрок меняется.
    .clause = 7.2
about-drum = Барабан: его владелец начинает каждый раунд.
    .clause = 3.2
about-points = Побеждает тот, у кого больше очков, а при равенстве тот, кто набрал их раньше.
    .clause = 10.2
about-player = Всё, что есть у игрока, лежит открыто: сокровищница, клетки тактики и очки.
    .clause = 1.6
about-treasury = Сокровищница. Поднесите камень, чтобы перенести все остальные камни его цвета на мандалу. Жёлтый можно поднести за любой цвет.
    .clause = 6.2
about-tactics = Клетка тактики. Камень здесь даёт право на второй камень, когда первый взятый того же цвета.
    .clause = 4.2
about-hand = Камни, которые взяты, но ещё не разложены.
    .clause = 4.6

## Что значат настройки и строки подсчёта очков

about-option-spices = С жетонами специй под некоторыми камнями или без них.
    .clause = 1.5
    .on = Каждый жетон по-своему помогает тому, кто берёт камень над ним.
    .off = Жетоны остаются в коробке: так удобнее играть в первый раз.
about-option-side = Как расположены очки ячеек.
    .clause = 1.4
    .day = Дневная сторона поля мандалы.
    .night = Ночная сторона, где числа стоят в другом порядке.
about-option-spice_placement = Кто решает, где лежат жетоны специй.
    .clause = 2.3
    .random = Их раскладывает случай, но никогда два рядом.
    .first-player = Первый игрок раскладывает их по одному рубашкой вверх.
about-option-younger = Кто считается младше. Из тех, у кого меньше всего очков, завершающую стадию начинает самый младший.
    .clause = 9.2
    .later = Тот, кто сидит дальше по часовой стрелке от первого игрока первого раунда.
    .earlier = Тот, кто сидит ближе по часовой стрелке к первому игроку первого раунда.
about-score-mandala = Сколько ваши камни принесли в своих ячейках за все раунды.
    .clause = 6.7
about-score-spices = Очки за чёрную горчицу минус уплаченные за красный перец.
    .clause = 8.8
about-score-final = Сколько после последнего раунда принесли камни, оставшиеся в вашей сокровищнице.
    .clause = 9.3

## Откуда берёт случай и чем закончилась игра

source-bag = мешочек
source-first-player = первый игрок
source-spice-layout = где лежат жетоны специй
source-spices = жетоны специй
ended-treasuries-empty = все сокровищницы пусты
