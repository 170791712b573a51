# Слова вокруг игр, по-русски.

bot-names = Аша Рави Мира Киран
player = Игрок { $number }

## Вопросы

# Буквы на клавишах b h u l q t m y в этой раскладке.
keyboard = и р г д й е ь н
# Всё, что значит согласие.
yes = д да
# Слово, которым просят правила.
rules-word = правила
# Слово, которым просят памятку.
aid-word = памятка

keys-short = (номер; h помощь, t стол, ? совет, q выход)
keys-back = (b назад)
help-keys =
    Введите номер ответа или его первые буквы и нажмите Enter.
      b      на один вопрос назад
      t      весь стол (Enter: стол ещё раз)
      m      ещё ответы, если список длинный
      ?      как сыграл бы простой бот
      ? 3    что даст ответ 3, насколько это известно
      =      обычный ответ, если он есть
      правила  все правила; номер вроде 3.2 покажет одно правило
      памятка  правила на одном экране
      l      всё, что было в игре до сих пор
      u      взять назад решение, если после него ничего не открылось
      q      выйти; игра сохранена, её можно продолжить
    Можно ввести и действие целиком, как оно записано в журнале.
ambiguous = «{ $typed }» — это { $names }? Введите больше букв или номер.
not-understood = «{ $typed }» нет среди ответов: введите номер из списка или h для помощи.
no-action = «{ $typed }» — не действие этой игры; действие выглядит так: «{ $example }».
refused = «{ $typed }» нельзя: { $reason } (правило { $clause }).
namesake = (b — на один вопрос назад; чтобы выбрать { $value }, введите { $number } или { $value }.)
cannot-foretell = «{ $typed }» — ещё не весь ответ: что он даст, зависит от следующего выбора.
usual = Обычно: { $what } ({ $reason }). Так ответит =.
no-undo = Назад взять нечего: после вас уже решал другой или открылось что-то скрытое.
list-page = Ответы с { $first } по { $last } из { $count }; m — дальше.
page-more = (Enter дальше, q назад)
page-end = (Enter назад к игре)
confirm = Это нельзя взять назад. Сделать? (y да, n нет)
hint = Простой бот выбрал бы так:
thinking = { $name } думает …

## За столом

no-terminal = Здесь нет терминала, чтобы спрашивать людей: за всех играют боты, стандартный ввод не читается. С --ask ответы читаются оттуда.
only-bots = За всех играют боты, вы смотрите.
welcome = { $seats }. Каждое решение сохраняется. Введите h — помощь и правила вкратце.
pass-keyboard = Передайте клавиатуру: теперь решает { $name }.
press-enter = { $name }, нажмите Enter, когда никто другой не смотрит.{" "}

## Конец

total = всего
place = место
you-inside = вы
winners = { $count ->
    [one] { $who ->
        [you] Вы победили.
       *[other] Побеждает { $names }.
    }
   *[other] { $who ->
        [you] Победу делите { $names }.
       *[other] Победу делят { $names }.
    }
}
explained = { $name } { $text } (правило { $clause })
saved-in = Игра сохранена в файле
check-with = Проверить все случайности и посмотреть игру снова:
resume-with = Игра сохранена. Продолжить:

## Просмотр

replay-keys = (Enter дальше, b назад, число — к этому шагу, q выход)
replay-here = После шага { $ply } из { $plies }
replay-hidden = Игра не закончена, поэтому руки скрыты. --seat N покажет то, что знает игрок N.
replay-end = Это конец записи.
replay-begin = Это начало.
replay-range = Есть шаги от 0 до { $plies }.
replay-unknown = «{ $typed }» здесь ничего не значит.

## Проверка базы данных

check-table = Стол { $name }: { $reason }
check-database = База данных: { $reason }
check-seen = { $count ->
    [one] Просмотрен { $count } стол
    [few] Просмотрено { $count } стола
   *[other] Просмотрено { $count } столов
}, в { $count ->
    [one] нём
   *[other] них
} { $number ->
    [one] { $number } событие.
    [few] { $number } события.
   *[other] { $number } событий.
}
check-altered = { $count ->
    [one] { $count } имя или текст стёрт или изменён после записи
    [few] { $count } имени или текста стёрты или изменены после записи
   *[other] { $count } имён или текстов стёрто или изменено после записи
}; за нынешнее содержание никакая проверка не ручается.
check-whole = Всё цело: все проверки сходятся, каждый стол восстанавливается.
check-damaged = { $count ->
    [one] Найдено { $count } повреждение.
    [few] Найдено { $count } повреждения.
   *[other] Найдено { $count } повреждений.
} Повреждённые столы сайт откладывает, остальные играют дальше; в резервной копии они могут быть целы.

## Остальные команды

uncompiled = движок не скомпилирован и работает медленнее; установите компилятор C и заголовки Python, затем установите mandapa заново
interrupted = прервано
no-letters = Этот терминал показывает только { $encoding }, букв языка «{ $lang }» там нет: текст будет на английском.
verify-game = { $game }, { $plies ->
    [one] { $plies } шаг
    [few] { $plies } шага
   *[other] { $plies } шагов
}, издание { $edition }
verify-commitment = отпечаток { $commitment }
verify-draws = { $count ->
    [one] { $count } случайность
    [few] { $count } случайности
   *[other] { $count } случайностей
}: { $sources }
verify-source = { $source } { $count }
verify-whole = Проверено: запись цела, все случайности взяты из зерна.
verify-so-far = Пока проверено: все случайности взяты из зерна. Игра не закончена.
bench-title = { $game }, игроков { $players }, одно ядро
bench-playouts = действий в случайных играх за секунду
bench-steps = шагов за секунду из Python
bench-copy = микросекунд на одну копию
bench-search = итераций поиска за секунду
simulate-games = { $game }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}, зерно { $seed }
simulate-bot = бот
simulate-wins = побед
simulate-sure = 95 %
simulate-points = очки
simulate-mean = среднее
simulate-order = побед игрока { $number } по порядку хода
simulate-plies = шаги
simulate-decisions = свободные решения
simulate-ended = конец: { $reason }
games-players = игроки
games-option = настройка
games-languages = языки
games-bots = боты
games-edition = издание
games-advice = То, что взято не из книги правил, в вашей коробке может быть другим: проверьте, сохраните исправленную копию файла, указанного ниже, и играйте с --edition ФАЙЛ.
provenance-rulebook = книга правил
provenance-documented = по описаниям
provenance-deduced = выведено
provenance-reconstructed = восстановлено
serve-at = Mandapa работает здесь: { $address } (Ctrl+C — остановить)
serve-no-pages = Страницы для браузера не собраны (для этого при установке Mandapa нужны Node.js и npm); API работает и без них.
backed-up = { $count ->
    [one] Скопирован { $count } стол
    [few] Скопировано { $count } стола
   *[other] Скопировано { $count } столов
}, событий { $number }: { $path }
