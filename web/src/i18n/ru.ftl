# Рамка стола, по-русски. Что говорят игры — в их words/ru.ftl.

## Везде

site = Сайт
skip-to-content = К содержанию
to-the-lobby = В холл
to-the-table = К столу
settings = Настройки
close = Закрыть
keep = Сохранить
begin = Начать
send = Сказать
yes = да
no = нет
you = вы
players = Игроки
game = Игра
more = Ещё
one-moment = Минутку …
site-gone = Сайт сейчас не отвечает. Попробуйте ещё раз через минуту.
nothing-here = По этому адресу ничего нет

## Настройки

your-name = Ваше имя
name-kept = Имя сохранено.
language = Язык
theme = Цвета
theme-system = как на устройстве
theme-day = день
theme-night = ночь
movement = Движение
speed-none = без движения
speed-fast = быстро
speed-medium = средне
speed-slow = медленно
sounds = Звуки
volume-none = без звука
volume-quiet = тихо
volume-medium = средне
volume-loud = громко
ask-before-final = Переспрашивать, если ход нельзя вернуть
always-names = Подписывать всё на поле
always-curtain = За одним экраном: занавес и в открытых играх
always-reading = Всегда показывать стол словами

## Клавиши

keys = Клавиши
keys-everywhere = Везде
keys-tab = к следующему элементу, с Shift — к предыдущему
keys-enter = выбрать его
keys-escape = закрыть окно или отменить выбор
keys-help = эта страница
keys-board-arrows = от одного доступного хода к другому
keys-board-about = от одного предмета к другому: что это такое
keys-board-digits = сколько карт, когда цвет выбран
keys-log = от строки к строке
keys-replay-step = шаг назад или вперёд
keys-replay-ends = к началу или к концу
keys-replay-play = показать или остановить

## Холл

welcome = Присаживайтесь. Во что сыграем?
what-is-your-name = Как вас называть?
games = Игры
for-players = от { $least } до { $most } игроков
play-now = Играть
against-bots = { $count ->
    [one] бот: { $level }
    [few] { $count } бота: { $level }
   *[other] { $count } ботов: { $level }
}
play-with-a-friend = Сыграть с другом
come-and-play = Сыграем? { $game } ждёт.
invitation-sent = Приглашение отправлено.
go-on = Дальше
for-minutes = { $from }–{ $to } мин
weight-light = легко освоить
weight-medium = есть над чем подумать
weight-rich = для вдумчивых
all-games = Все игры
find-a-player = Найти игрока
nothing-found = Таких столов сейчас нет.
show-more = Показать ещё
not-there = { $count ->
    [one] Нет на месте: { $names }.
   *[other] Нет на месте: { $names }.
}
new-table = Новый стол
your-turn = Ваш ход
your-tables = Ваши столы
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Откройте стол и пошлите ссылку друзьям.
being-played = Идёт игра
recent-games = Недавние игры
no-recent-games = Здесь хранятся ваши законченные игры: их можно пересмотреть и продолжить с любого места.
join-by-link = Ссылка на стол
go-there = Перейти
not-a-link = Это не ссылка на стол, запись игры или расклад.
open-a-log = Открыть запись из файла
names-and-free = { $names }, { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
free-seats = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
won-with = { $count ->
    [one] Победа: { $names }, { $points }
   *[other] Общая победа: { $names }, { $points }
}
won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
it-is-your-turn = Ваш ход
waiting-for-players = Ждём игроков
under-way = Идёт игра

## Новый стол

with-whom = С кем?
with-bots = С ботами
with-friends = С друзьями по ссылке
with-friends-explained = Стол подождёт, пока все сядут. Вы получите ссылку, чтобы их позвать.
at-this-screen = За этим экраном
at-this-screen-explained = Передавайте устройство друг другу. Если карты тайные, занавес скроет их, пока следующий не будет готов.
player-number = Игрок { $number }
how-strong = Насколько сильны?
more-choices = Другие настройки
seat-number = Место { $number }
open-seat = свободно
clock = Часы
clock-none = без часов
clock-minutes = { $minutes } мин + { $increment } с за ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
clock-each-turn = { $minutes ->
    [one] { $minutes } минута на ход
    [few] { $minutes } минуты на ход
   *[other] { $minutes } минут на ход
}
pace-of-bots = Боты ходят
pace-at-once = сразу
pace-brisk = бодро
pace-calm = не спеша
someone-absent = Если кто-то надолго ушёл
absent-bot = другие могут позвать бота
absent-bot-after = { $minutes ->
    [one] через { $minutes } минуту другие могут позвать бота
    [few] через { $minutes } минуты другие могут позвать бота
   *[other] через { $minutes } минут другие могут позвать бота
}
absent-wait = игра его подождёт
public-table = Публичный: виден в холле, смотреть может каждый
hints-allowed = Подсказки
shared-deal = Общий расклад: другие могут сыграть с теми же случайностями
open-the-table = Открыть стол

## До начала

everyone-is-here = Все места заняты
free-seat = Свободное место
sit-here = Сесть сюда
stand-up = Встать
clear-seat = Освободить место
name-at-this-screen = Кто-то рядом
sits-here = Посадить
put-a-bot-here = Посадить бота
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована.
link-explained = У кого есть ссылка, тот может сесть за стол или смотреть.

## За столом

board = Поле
log = Запись
talk = Разговор
parts-of-the-table = Части стола
players-and-log = Игроки и запись
names-of-things = Названия
reading-mode = Словами
pass-to = Ход игрока { $name }
pass-explained = Остальные пусть пока не смотрят.
lift-the-curtain = Это я, { $name }: показать
what-is-asked = Что нужно решить
what-you-may-do = Что можно сделать
the-table-in-words = Стол словами
steps-so-far = Ваши шаги
back-to-here = вернуться к этому шагу
cannot-be-taken-back = Это нельзя вернуть.
do-it = Сделать
not-yet = Ещё нет
take-back = Вернуть
hint = Подсказка
hint-says = Подсказка: { $text }
follow-hint = Так и сделать
is-deciding = Решает { $name }.
bot-is-thinking = Думает { $name }.
show-again = Показать последние ходы ещё раз
showing-again = Последние ходы ещё раз
stop-showing = Хватит
look-back = Оглянуться
looking-back = Взгляд назад: { $ply } из { $plies }
board-failed = Нарисованное поле дало сбой; вот стол словами.
line-lost = Связь потеряна. Пробуем снова …
nothing-yet = Пока ничего не произошло.
nobody-spoke = Пока все молчат.
say-something = Скажите что-нибудь
ask-for-pause = Попросить паузу
ask-to-take-back = Попросить вернуть моё последнее решение
agree = Согласиться
rather-not = Лучше не надо
never-mind = Не нужно
waiting-for-answer = Ждём ответа: { $names }
game-paused = Игра на паузе.
paused = Пауза по просьбе игрока { $name }. Часы стоят.
say-to-spectators = Скажите что-нибудь зрителям
spectators-talk = Зрители ({ $count })
mute = Лишить слова: { $name }
unmute = Вернуть слово: { $name }
mute-spectators = Лишить слова зрителей
unmute-spectators = Вернуть слово зрителям
to-move = ходит
time-left = Осталось времени
days-and-hours = { $days } д { $hours } ч
is-here = здесь
is-away = не здесь
gave-up = игра сдана
program = программа
bot-decides-once = этот ход делает бот
bot-plays-on-request = по просьбе играет бот
bot-plays-for-the-absent = не здесь, играет бот
out-of-time = время вышло
watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
points-and-more = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} и ещё сколько-то, чего вам не видно
places-apart = { $count ->
    [one] до встречи { $count } деление
    [few] до встречи { $count } деления
   *[other] до встречи { $count } делений
}
places-past = { $count ->
    [0] фишки встретились
    [one] фишки разошлись на { $count } деление
    [few] фишки разошлись на { $count } деления
   *[other] фишки разошлись на { $count } делений
}
let-a-bot-play = Пусть играет бот
bot-may-play-in = { $minutes ->
    [one] Бот сможет играть через { $minutes } минуту.
    [few] Бот сможет играть через { $minutes } минуты.
   *[other] Бот сможет играть через { $minutes } минут.
}
let-a-bot-play-for-me = Пусть за меня играет бот
play-myself-again = Снова играть без бота
bot-for-me-explained = Бот решит за вас, и его решения останутся в силе.
only-this-turn = Только один ход
until-i-come-back = Пока не попрошу вернуть
give-up = Сдаться
give-up-explained = За вас доиграет бот, а место будет последним.

## После игры

you-win = Победа за вами!
wins = Побеждает { $name }
shared-victory = Общая победа: { $names }
why-points = Очки: { $points }, на { $ahead } больше, чем у { $who ->
    [you] вас
   *[other] игрока { $name }
}.
why-rules = По правилам игры, впереди { $who ->
    [you] вас
   *[other] игрока { $name }
} ({ $other }).
why-points-alone = Очки: { $points }.
why-gave-up = { $count ->
    [one] { $names }: игра сдана, место последнее.
   *[other] { $names }: игра сдана, места последние.
}
why-time = { $count ->
    [one] { $names }: время вышло, место последнее.
   *[other] { $names }: время вышло, места последние.
}
why-even-after-ties = Очков поровну ({ $points }), и по всем правилам о равенстве тоже.
how-it-went = Как шла игра
kind-of-points = Вид очков
all-points = все очки
gap-explained = Разрыв между двумя метками: при нуле они встречаются.
plot-of-points = Очки по ходу игры. В конце: { $said }.
plot-end = { $name } { $points }
turning-points = Переломные моменты
swing-ahead = { $name }: рывок на { $change }
swing-behind = { $name }: отставание растёт на { $change }
last-lead = { $name } впереди до самого конца, отрыв { $change }
no-change-of-lead = Лидер не менялся всю игру.
in-this-game = В этой игре
decisions = решений
time-used = потрачено времени
best-turn = лучший ход
your-games = Ваши игры
all-your-games = Все ваши игры и результаты
by-game = По играм
by-opponent = По соперникам
won-of = побед: { $won } из { $played }
a-bot = бот
score-sheet = Подсчёт очков
total = Всего
place = Место
place-number = { $place }-е
keep-picture = Сохранить картинку
rematch = Сыграть ещё
to-the-rematch = К новой игре
replay = Просмотр
result = Результат
to-the-score-sheet = Подсчёт очков
game-is-ending = Игра окончена …

## Общий расклад

compare-results = Сравнить итоги
deal = Один и тот же расклад
deal-explained = За каждым столом здесь одни и те же случайности. Кто сыграл этот расклад, второй раз его не играет.
deal-closed-explained = Этот расклад закрыт: его зерно открыто, и больше его никто не играет.
deal-tables = Итоги этого расклада
deal-table = Стол { $number }
deal-own-table = Ваш стол
best-of-seat = лучший итог на этом месте
ranked = { $place }-е место
tables-so-far = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
play-same-deal = Сыграть этот расклад
deal-busy = Этот расклад сейчас играют двое или больше. Вы сможете сыграть его, когда они закончат.
deal-proven = Что сравнение показывает точно
deal-unproven = Чего не может знать никто
deal-bot-seat = место бота
deal-stood-in =
    { $count ->
        [one] { $count } решение принял бот
        [few] { $count } решения принял бот
       *[many] { $count } решений принял бот
    }
broken-off = Прервана
send-deal-link = Теперь этот расклад вам знаком. Пошлите ссылку на него другим и сравните итоги.
copy-deal-link = Скопировать ссылку на расклад
close-deal = Закрыть расклад
close-deal-explained = Больше его никто не сыграет, все игры с ним можно будет смотреть со всех сторон, а зерно докажет честность случайностей.

## Просмотр

to-the-start = В начало
step-back = Шаг назад
step-on = Шаг вперёд
to-the-end = В конец
play-it = Показать
pause = Пауза
position-in-game = Место в игре
ply-of = { $ply } из { $plies }
perspective = Чьими глазами
as-i-saw-it = Как видно было мне
everything-shown = Всё открыто
as-a-spectator = Как видно было зрителю
as-seen-by = Как видно было: { $name }
download-log = Скачать запись
play-on = Играть отсюда
play-on-explained = С этого места начнётся новый стол, с новыми случайностями.
your-seat = Ваше место
the-others = Остальные

## О столе

about-this-table = Об этом столе
printed-numbers = Числа на компонентах
of-the-hosts-own-file = из собственного файла хозяина стола
reconstructed = Восстановлено
reconstructed-explained = Что на них напечатано, не сказано ни в одном источнике; значения наши, проверены моделированием. Если в вашей коробке иначе, исправьте файл издания.
nothing = ничего

## Проверка случайностей

draws = Честны ли случайности?
draws-explained = Отпечаток зерна был показан до первой случайности. Само зерно доказывает, что ни одна не была выбрана потом.
commitment = Отпечаток, показанный до игры
seed = Зерно, показанное после неё
seed-secret = тайна, пока другие могут играть этот расклад
verify = Проверить
commitment-kept = Этот браузер вычислил отпечаток зерна: он тот самый.
commitment-broken = Отпечаток зерна не тот, что был показан!
draws-verified = Сервер повторил все случайности из зерна: каждая совпала.
draws-wrong = Случайности не следуют из зерна: { $problem }
draw-count = { $count ->
    [one] вытянуто { $count } число
    [few] вытянуто { $count } числа
   *[other] вытянуто { $count } чисел
}

## Правила

rules = Правила
rules-of = { $game }: правила
rule-number = Правило { $clause }
search-the-rules = Искать в правилах
rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
no-rule-found = Ни в одном правиле нет: «{ $typed }».
no-such-rule = Правила { $clause } нет. Ближайшие:
contents = Содержание
print = Печать
on-a-page = На отдельной странице
player-aid = Памятка
player-aid-of = { $game }: памятка
what-is-this = Что это?
what-is-this-explained = Коснитесь чего угодно на столе, чтобы узнать, что это. Ходы при этом не делаются.
keys-rule = правило, названное рядом с предметом
