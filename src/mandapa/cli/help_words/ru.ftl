# Справка команды, по-русски. Названия команд, параметров, ботов и уровней остаются как есть.

mandapa = Стол для настольных игр: играть, смотреть, просматривать записи, проверять, моделировать.
mandapa-more = mandapa КОМАНДА --help расскажет о каждой команде больше.
examples = примеры:
version = показать версию и выйти
version-compiled = движок скомпилирован
version-uncompiled = движок не скомпилирован
default = (по умолчанию { $value })
no-pair = «{ $text }» — это не ИМЯ=ЗНАЧЕНИЕ

## Что стоит вместо значения

metavar-command = КОМАНДА
metavar-game = ИГРА
metavar-clause = ПРАВИЛО
metavar-file = ФАЙЛ
metavar-list = СПИСОК
metavar-name = ИМЯ
metavar-pair = ИМЯ=ЗНАЧЕНИЕ
metavar-text = ТЕКСТ
metavar-lang = ЯЗЫК
metavar-url = URL
metavar-host = АДРЕС
metavar-n = N
metavar-k = K
metavar-m = M
metavar-s = S

## Параметры нескольких команд

arg-option = настройка игры, например memory=on
arg-edition = выпущенное издание или файл
arg-lang = { $known } (по умолчанию язык вашей системы)
arg-json = вывести JSON
arg-file = сохранённая игра
arg-database = файл SQLite или postgresql:// (по умолчанию в домашней папке)
arg-key-file = ключ для cookie (по умолчанию рядом с файлом)

## play

play = играть в этом терминале, люди и боты вместе
play-more =
    Без терминала (mandapa play </dev/null) за людей играют боты; с --ask ответы
    людей читаются из стандартного ввода, по одному в строке.
play-game = игра (по умолчанию { $game })
play-players = сколько игроков (по умолчанию 2: вы и боты { $bot })
play-seats = кто играет, по порядку хода: human, { $levels } или бот по способу игры ({ $bots }:ИТЕРАЦИИ); каждому можно дать имя (Anna=human)
play-seed = один и тот же текст даёт один и тот же расклад
play-save = куда сохранить (новый файл)
play-resume = продолжить сохранённую игру
play-confirm = переспросить перед тем, чего нельзя вернуть
play-ask = читать ответы людей из стандартного ввода, даже если это не терминал

## replay, verify

replay = просмотреть сохранённую игру шаг за шагом
replay-seat = смотреть с места N (считая с 1)
replay-ply = начать после шага K
replay-all = вывести всё, ничего не спрашивая
verify = проверить, что все случайности сохранённой игры взяты из её зерна

## simulate, bench

simulate = дать ботам сыграть много игр
simulate-more =
    Одно и то же зерно даёт один и тот же результат при любом числе процессов.
    Каждый расклад играется по очереди со всеми рассадками.
simulate-players = сколько игроков (по умолчанию столько, сколько ботов, или 2)
simulate-bots = по одному на каждое место или один на все: { $levels } или по способу игры: { $bots }, search:ИТЕРАЦИИ (по умолчанию { $value })
simulate-jobs = сколько процессов (по умолчанию все ядра)
bench = измерить, как быстро всё работает на этой машине

## games, rules

games = показать игры, их настройки и издания
games-game = только эту
rules = прочитать правила игры
rules-clause = одно правило (3.2) или раздел (3)
rules-aid = главное на одном экране: памятка

## serve, backup, check

serve = запустить сайт: столы в браузере, боты, HTTP API
serve-more =
    В терминале сайт сам откроет ваш браузер. Остановить его: SIGTERM или Ctrl+C;
    всё подтверждённое записано на диск, и все игры продолжатся при следующем
    запуске.
serve-host = где слушать (по умолчанию только на этой машине)
serve-allowed-host = имя, по которому его открывают браузеры; localhost, имя этой машины и IP-адреса подходят всегда
serve-https = сайт открывают по HTTPS
serve-no-browser = не открывать браузер
serve-bot-workers = сколько процессов для ботов
serve-no-limits = для испытаний под нагрузкой: без ограничений частоты
backup = скопировать базу данных сайта, в том числе работающего
backup-target = копия (новый файл)
check = просмотреть базу данных сайта, в том числе работающего: страницы, проверки, все столы
check-more = Ничего не меняется. Код завершения 0, если всё в порядке, 1, если что-то повреждено.

## Что разбор команд говорит сам; вместо %s и подобного подставляется своё

argparse-usage = использование:
argparse-positional-arguments = аргументы
argparse-options = параметры
argparse-show-this-help-message-and-exit = показать эту справку и выйти
argparse-error = %(prog)s: ошибка: %(message)s
argparse-argument = аргумент %(argument_name)s: %(message)s
argparse-unrecognized-arguments = неизвестные аргументы: %s
argparse-not-allowed-with-argument = не сочетается с %s
argparse-ignored-explicit-argument = значение здесь не нужно: уберите %r
argparse-the-following-arguments-are-required = не хватает: %s
argparse-expected-one-argument = нужно значение
argparse-ambiguous-option-could-match = неясный параметр: %(option)s — это %(matches)s?
argparse-invalid-value = %(value)r — не число
argparse-invalid-choice-choose-from = %(value)r здесь нет (есть %(choices)s)
