# Что не так с командой, с началом игры, с изданием или с сохранённой игрой, по-русски.

## Начало игры

no-game = игры «{ $name }» нет; есть { $known }
no-language = языка «{ $name }» нет; есть { $known }
no-edition = издания «{ $name }» у игры { $game } нет; есть { $known }, или укажите путь к файлу издания
newer-rules = нужны правила игры { $game } версии { $version }; эта программа знает их до версии { $known }
wrong-players = в игру { $game } играют от { $least } до { $most } человек, а не { $players }
no-such-option = у игры { $game } нет настройки «{ $name }»; есть { $known }
no-options = у игры { $game } нет настройки «{ $name }»; у неё нет ни одной
wrong-option = настройка «{ $name }» игры { $game } — { $choices }, а не «{ $value }»
one-like = значение вроде { $value }
wrong-names = имён нужно столько же, сколько игроков: { $players }, а не { $count }
wrong-name = в имени игрока от 1 до { $most } видимых знаков; { $name } не подходит
wrong-seed = зерно — это число, текст или байты, а не { $value }
wrong-seed-bytes = в зерне из байтов их { $wanted }, а не { $count }; число или текст могут быть любой длины
other-view = это вид версии { $version }; у игры { $game } здесь версия { $known }
no-bot = бота «{ $name }» нет; есть { $known }
wrong-iterations = «{ $name }»: число итераций бота с поиском — целое, от 1 до { $most }
wrong-bots = ботов нужно столько же, сколько игроков: { $players }, а не { $count }
too-few-games = нужна хотя бы 1 игра, а не { $count }

## Во время игры

unknown-action = «{ $notation }» — не действие этой игры
unknown-action-such = «{ $notation }» — не действие этой игры; действие выглядит так: «{ $example }»
illegal-action = «{ $notation }» нельзя: { $reason } (правило { $clause })
series-too-long = несколько решений подряд заканчиваются там, где что-то открывается или решает другой
game-over = игра закончена
not-your-turn = сейчас решает { $name }, а не место { $seat }
no-such-seat = места в этой игре — от 0 до { $last }, а не { $seat }
no-undo = назад взять нечего: после вас уже решал другой или открылось что-то скрытое
no-such-ply = шагов в этой игре { $plies }, шага { $ply } нет
no-seed = эту игру нельзя продолжить: её зерно неизвестно

## Файлы изданий

edition-sent = издание
edition-with-date = { $source }: здесь дата или время, а их нет ни на чём в коробке
edition-not-toml = { $source } — не файл TOML{ $where ->
    [line] { " " }(строка { $line }, столбец { $column })
    [end] { " " }(он обрывается)
   *[unknown] {""}
}
edition-unreadable = файл издания { $path } не прочитать: { $reason }
edition-not-utf8 = файл издания { $path } — не текст в UTF-8
edition-too-long = { $source }: больше { $most } знаков
edition-line-too-long = { $source }, строка { $line }: больше { $most } знаков
edition-wrong = { $source }, строка { $line }: { $key } { $why }
unknown-group = — такого нет; в файле могут быть { $known }
unknown-key = — такого нет; в [{ $group }] могут быть { $known }
missing = — этого не хватает
not-a-text = — здесь нужна строка текста, а не { $value }
not-one-of = — здесь нужно одно из слов { $choices }, а не { $value }
not-either = — здесь нужно { $choices }, а не { $value }
not-a-list = — здесь нужен список из { $count ->
    [one] { $count } значения
   *[other] { $count } значений
}
not-a-list-between = — здесь нужен список, в котором значений от { $least } до { $most }
not-a-number = — здесь нужно целое число от { $least } до { $most }, а не { $value }

## Сохранённые игры

cannot-save = не удаётся сохранить в { $path }: { $reason }
cannot-read = не удаётся прочитать { $path }: { $reason }
in-file = { $path }: { $error }
in-line = строка { $line }: { $error }
log-too-large = { $path } слишком велик для сохранённой игры
log-not-text = { $path } — не сохранённая игра: это не текст
no-saved-game = это не сохранённая игра Mandapa
newer-format = формат этого файла — { $found }, эта программа читает { $known }: возможно, файл записала более новая
header-breaks-off = файл обрывается в заголовке
no-header-line = «{ $text }» — не строка заголовка
header-lacks = в заголовке нет строки «{ $key } …»
header-needs-number = в строке заголовка «{ $text }» нужно целое число
header-needs-digits = в строке заголовка «{ $key } …» нужно шестнадцатеричных цифр: { $count }
header-needs-fork = в строке заголовка «{ $text }» нужны шаг и отпечаток
no-such-seat-line = игроков { $players }, и такого места нет: «{ $key }»
no-action-line = «{ $text }» — не строка с действием
log-damaged = файл повреждён или изменён здесь или выше
not-theirs-to-act = решать было не «{ $actor }»
log-breaks-off = запись обрывается до шага { $ply }, с которого начинается ветвь
log-of-unknown-game = это игра «{ $name }», которой здесь нет
log-of-other-edition = играли с изданием «{ $wanted }», это другое: { $source }
log-of-unknown-edition = играли с изданием «{ $wanted }», которого здесь нет; укажите его файл с --edition
log-too-long = шагов в ней { $plies }; этот сайт принимает не больше { $most }
already-over = игра уже была закончена
no-such-draw = «{ $notation }» сейчас выпасть не может ({ $source })
seed-not-revealed = зерно этой игры ещё не открыто
other-seed = это не то зерно, отпечаток которого был показан в начале
other-draw = шаг { $ply }: в записи «{ $logged }», по зерну — «{ $due }»
state-lacks = это не сохранённое положение игры { $game }: нет { $name }
no-state = это не сохранённое положение игры { $game }: { $detail }

## Команда

exists-already = { $path } уже существует и не будет перезаписан; укажите другое имя
no-home = нет домашней папки, куда сохранить; укажите файл с --save
being-played = игра { $path } сейчас идёт в другой программе mandapa
wrong-seat = «{ $text }»: место — это ИМЯ=human или ИМЯ=БОТ, имя без скобок
wrong-number-of-seats = в --seats мест { $count }, а --players — { $players }
name-twice = два места с одним именем «{ $name }»
or-human = { $error }, или human для человека
resume-with-more = --resume продолжает игру так, как она начата: уберите { $what }
replay-ply = шаги этой игры — от 0 до { $plies }, а не { $ply }
replay-seat = места в этой игре — от 1 до { $players }, а не { $seat }
wrong-seconds = --seconds — число больше 0, но не больше { $most }, а не { $seconds }
wrong-jobs = --jobs — число от 1 до { $most }, а не { $jobs }
simulation-broke-off = моделирование прервалось: один из его процессов был завершён

## Сайт

no-database = базы данных здесь нет: { $path }
backup-postgresql = резервную копию базы PostgreSQL делают её собственной программой pg_dump
backup-damaged = копия повреждена; резервная копия не сделана
backup-failed = не удаётся сделать резервную копию { $path }: { $detail }
no-key-file = с PostgreSQL укажите файл ключа для cookie: --key-file
no-key = в { $path } нет ключа: удалите файл, и будет сделан новый (всем придётся снова назвать имя), или верните его из резервной копии
key-unusable = ключ для cookie, { $path }, не подходит: { $reason }
cannot-listen = не удаётся слушать { $host }, порт { $port }: { $reason }; укажите другой с --port
database-unusable = базой данных нельзя пользоваться: { $reason }
database-unreachable = до базы данных не добраться: { $reason }
database-in-use = этой базой данных пользуется другой сайт ({ $by }); сначала остановите его
database-in-use-by-unknown = этой базой данных пользуется другой сайт (какой, неизвестно); сначала остановите его
no-database-address = «{ $url }» — не адрес базы данных
postgresql-not-installed = для PostgreSQL установите mandapa[postgresql]
wrong-kind-of-database = база данных — это файл SQLite или адрес postgresql://
newer-database = с этой базой данных работала более новая Mandapa; установите её снова или верните прежнюю резервную копию ({ $detail })
no-answer = она не отвечает
text-missing = не хватает имени или текста
other-text = имя или текст не те, что были записаны
wrong-event = проверка события { $seq } не сходится
row-of-nothing = строка таблицы { $name } ни к чему не относится
other-status = в списке он значится как { $listed ->
    [open] открытый
    [playing] идущий
   *[finished] законченный
}, а по событиям — { $found ->
    [open] открытый
    [playing] идущий
   *[finished] законченный
}
told-by-program = { $detail }
no-site-database = это не база данных сайта
other-database-version = эту базу данных создала другая версия Mandapa; более старую обновит `mandapa serve`

## На что жалуется система

system-eacces = нет доступа
system-eaddrinuse = адрес уже занят
system-eisdir = это папка
system-enoent = такого файла или папки нет
system-enospc = на диске нет места
system-enotdir = это не папка
system-eperm = операция запрещена
system-erofs = диск только для чтения
