# Ганеша по-русски.

# --- части игры ------------------------------------------------------------

colour-red = красный
    .gen = красного
    .all = красные
colour-green = зелёный
    .gen = зелёного
    .all = зелёные
colour-purple = фиолетовый
    .gen = фиолетового
    .all = фиолетовые
colour-blue = синий
    .gen = синего
    .all = синие
colour-yellow = жёлтый
    .gen = жёлтого
    .all = жёлтые

letter-red = К
letter-green = З
letter-purple = Ф
letter-blue = С
letter-yellow = Ж

spice-cardamom = кардамон
spice-caraway = тмин
spice-coriander = кориандр
spice-ginger = имбирь
spice-black-mustard = чёрная горчица
    .acc = чёрную горчицу
spice-cinnamon = корица
    .acc = корицу
spice-red-pepper = красный перец
spice-black-pepper = чёрный перец

lifted-1 = клетку 1
lifted-2 = клетку 2
lifted-both = обе клетки

offered-none = ничего
offered-red = красный камень
offered-green = зелёный камень
offered-purple = фиолетовый камень
offered-blue = синий камень
offered-yellow = жёлтый камень

# --- условия игры ----------------------------------------------------------

option-spices = Специи
option-spices-on = со специями
option-spices-off = без специй
option-side = Сторона мандалы
option-side-day = дневная
option-side-night = ночная
option-spice_placement = Кто раскладывает специи
option-spice_placement-random = случай
option-spice_placement-first-player = первый игрок
option-younger = Кто считается младше
option-younger-later = те, кто сидит дальше от первого
option-younger-earlier = те, кто сидит ближе к первому

# --- вопросы ---------------------------------------------------------------

ask-first = Кто начинает?
ask-lay = Куда лечь следующему жетону специи?
ask-flip = Какая это специя?
ask-fill = Какой камень ложится на алтарь?
ask-take = Какой камень взять?
ask-spice = Применить специю?
ask-remove = Какой цвет теряет последний камень на мандале?
ask-swap = На какой камень обменять?
ask-give = Кому отдать камень?
ask-answer = Какой камень дать взамен?
ask-return = Какой камень вернуть в мешочек?
ask-draw = Какой камень вытянут?
ask-more = Взять второй камень?
ask-store = Куда положить камень?
ask-lift = Кориандр: освободить клетки тактики?
ask-set = Кориандр: какой камень положить на клетку тактики?
ask-offer = Перенести камни на мандалу?
ask-place = Завершающая стадия: какой камень выложить?
ask-done = Игра окончена.

# --- решения ---------------------------------------------------------------

action-take = Взять камень с { $hex }
action-stop = Второй камень не брать
action-use = Применить: { $spice }
action-leave = Не применять специю
action-remove = Убрать последний { $colour } камень
action-swap = Обменять на камень с { $hex }
action-give = Отдать: { $seat }
action-answer = Дать { $colour } камень
action-return = Вернуть в мешочек { $colour } камень
action-keep = В сокровищницу
action-slot = На клетку тактики { $slot }
action-lift = Освободить { $lifted }
action-set = { $colour } камень на клетку { $slot }
action-offer = Поднести { $offered }, перенести все { $colour_all } камни
action-pass = Ничего не переносить
action-place = Выложить { $colour } камень
action-lay = Положить жетон специи на { $hex }
action-first = Начинает { $seat }
action-flip = На { $hex }: { $spice }
action-fill = На { $hex }: { $colour } камень
action-draw = { $colour } камень

# --- события ---------------------------------------------------------------

event-take = { $name } берёт камень с { $hex }
event-stop = { $name } не берёт второй камень
event-use = { $name } применяет специю: { $spice }
event-leave = { $name } не применяет специю
event-remove = { $name } убирает с мандалы последний { $colour } камень
event-swap = { $name } меняет камень на тот, что на { $hex }
event-give = { $name } отдаёт камень игроку { $seat }
event-answer = { $name } даёт взамен { $colour } камень
event-return = { $name } возвращает в мешочек { $colour } камень
event-keep = { $name } кладёт камень в сокровищницу
event-slot = { $name } кладёт камень на клетку тактики { $slot }
event-lift = { $name } освобождает { $lifted }
event-set = { $name } кладёт { $colour } камень на клетку тактики { $slot }
event-offer = { $offered ->
    [ничего] { $name } без подношения переносит на мандалу все { $colour_all } камни
   *[other] { $name } подносит { $offered } и переносит на мандалу все { $colour_all } камни
}
event-pass = { $name } ничего не переносит на мандалу
event-place = { $name } выкладывает { $colour } камень
event-lay = Жетон специи ложится на { $hex }
event-first = Начинает { $seat }
event-flip = Жетон на { $hex }: { $spice }
event-fill = На { $hex } ложится { $colour } камень
event-draw = Из мешочка вытянут { $colour } камень

# --- счёт и конец ----------------------------------------------------------

score-mandala = подношения
score-spices = специи
score-final = завершающая стадия

end-treasuries-empty = Все сокровищницы пусты.

# --- картина стола ---------------------------------------------------------

picture-round = Раунд { $round } из { $rounds }, барабан: { $name }
picture-altar = Алтарь
picture-mandala = Мандала и камни в мешочке
picture-player = Игрок
picture-points = Очки
picture-treasury = Сокровищница
picture-tactics = Тактика
picture-taken = В руке

# --- отказы ----------------------------------------------------------------

refusal-2-2 = жетоны специй лежат на используемых ячейках и не соседствуют
refusal-2-3 = остальные жетоны уже нельзя будет разложить порознь
refusal-3-1 = ответить можно только на тот вопрос, который задан
refusal-4-1 = на этой ячейке нет камня
refusal-4-3 = второй камень должен лежать рядом с первым
refusal-5-3 = два камня не кладут на одну клетку
refusal-6-2 = этот камень нельзя поднести за такой цвет
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
