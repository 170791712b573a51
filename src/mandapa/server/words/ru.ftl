# Почему что-то не сделано.
refused-absent-waited-for = За этим столом никто не играет за отсутствующих.
refused-already-answered = Вы уже ответили.
refused-already-asked = Кто-то уже о чём-то просит. Сначала ответьте.
refused-already-seated = Вы уже сидите за этим столом.
refused-already-started = Игра уже началась.
refused-bot-plays = За это место играет бот.
refused-bot-too-slow = Боту с поиском здесь разрешено не больше { $most } итераций.
refused-deal-being-played = Этот расклад сейчас играют за другим столом двое или больше. Пока они не закончат, его не играет никто другой.
refused-deal-closed = Этот расклад закрыт: его зерно уже открыто всем.
refused-deal-elsewhere = Этот расклад сейчас играют за другим столом. Вдвоём и больше можно начать, когда та игра закончится.
refused-deal-in-play = Расклад нельзя закрыть, пока с ним идёт игра. Игра без часов, в которой сутки ничего не происходило, не в счёт.
refused-deal-open = Этот расклад ещё могут играть другие, поэтому смотреть могут только сидящие здесь.
refused-enough-comings = За этот стол садились уже { $most } раз. Откройте, пожалуйста, другой.
refused-enough-said = Один человек может написать здесь не больше { $most } сообщений.
refused-from-elsewhere = Этот запрос пришёл со страницы другого сайта.
refused-game-over = Игра закончена.
refused-gave-up = Этот игрок уже сдался.
refused-illegal-action = Правила этого не разрешают.
refused-internal = У нас что-то сломалось. Ничего не изменилось; попробуйте ещё раз.
refused-knows-deal = Вы знаете этот расклад по другому столу.
refused-muted = Хозяин стола попросил тишины.
refused-name-is-a-pronoun = Словом «{ $name }» здесь обращаются к каждому. Пожалуйста, выберите другое имя.
refused-no-bot-plays = За вас не играет бот.
refused-no-database = Сайт сейчас не может ни записать, ни прочитать. Ничего не изменилось, часы стоят; попробуйте ещё раз чуть позже.
refused-no-hints = За этим столом нет подсказок.
refused-no-name = Сначала назовите себя.
refused-no-rules = Правила игры «{ $game }» пока не написаны.
refused-no-such-bot = Бота «{ $bot }» нет; есть, например, { $known }.
refused-no-such-deal = Такого расклада нет.
refused-no-such-edition = У игры { $game } нет издания «{ $edition }».
refused-no-such-figure = В правилах игры «{ $game }» нет рисунка «{ $figure }».
refused-no-such-game = Здесь нет игры «{ $game }».
refused-no-such-message = За этим столом нет такого сообщения.
refused-no-such-option = У игры { $game } нет настройки «{ $option }».
refused-no-such-ply = Шагов в этой игре: { $plies }.
refused-no-such-seat = Мест за этим столом: { $seats }.
refused-no-such-table = По этому адресу стола нет.
refused-no-undo = Вернуть ничего нельзя: после вас уже кто-то решал, или открылось скрытое.
refused-must-remember = В этой игре надо помнить увиденное: оглянуться можно после её конца.
refused-not-finished = Это возможно после конца игры.
refused-not-found = По этому адресу ничего нет.
refused-not-host = Это может только хозяин стола.
refused-not-seated = Вы не сидите за этим столом.
refused-not-started = Игра ещё не началась.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-paused = Игра не на паузе.
refused-nothing-asked = Никто ни о чём не просил.
refused-nothing-said = В сообщении нужен хоть какой-то текст.
refused-nothing-to-take-back = Вы ещё ничего не решали.
refused-pause-lasts = Пауза по просьбе игрока { $name }. Через { $minutes } мин её сможет закончить каждый.
refused-paused = Игра на паузе.
refused-seat-empty = Там никто не сидит.
refused-seat-taken = Там уже кто-то сидит.
refused-seats-empty = Игра начнётся, когда все места заняты.
refused-series-too-long = Серия решений заканчивается там, где что-то вытягивают или открывают или где решает кто-то другой.
refused-set-aside = Записи этого стола повреждены, поэтому он отложен. Причину видит тот, кто ведёт сайт; за другими столами игра продолжается.
refused-stale = Пока вы решали, на столе что-то изменилось. Посмотрите и решите снова.
refused-still-here = Бот может заменить того, кого нет за столом { $minutes } мин, не раньше.
refused-too-crowded = Открыто слишком много соединений. Попробуйте позже.
refused-too-fast = Слишком много запросов. Подождите немного.
refused-too-large = Это больше, чем сайт принимает.
refused-too-many-bot-tables = Игр, в которых играют одни боты, у вас уже { $most }. Подождите, пока одна закончится.
refused-too-many-files = За последний час вы прислали уже столько файлов, сколько можно: { $most }. Подождите немного.
refused-too-many-public-tables = В общем списке уже { $most } ваших столов. Сначала доиграйте один или откройте этот только по ссылке.
refused-too-many-tables = Незаконченных столов у вас уже { $most }. Сначала доиграйте один.
refused-too-often = Это слишком часто. Подождите { $seconds } с.
refused-too-slow = Запрос не пришёл вовремя.
refused-too-much-work = Чтение этого файла требует больше времени или памяти, чем сайт может выделить.
refused-try-again = Сейчас не получилось. Попробуйте ещё раз.
refused-unknown-action = В игре нет такого действия: «{ $action }».
refused-unsure = Пока неизвестно, записан ли этот шаг. Часы стоят; взгляните на стол чуть позже.
refused-wrong-edition = Файл издания не принят: { $detail }
refused-wrong-host = Под этим именем сайт не известен.
refused-wrong-log = Запись не принята: { $detail }
refused-wrong-message = Сообщение непонятно: { $detail }
refused-wrong-name = Имя — от 1 до { $most } видимых знаков, без скобок.
refused-wrong-option = У настройки «{ $option }» нет значения «{ $value }»; есть { $choices }.
refused-wrong-players = Число игроков в { $game }: от { $least } до { $most }.
refused-wrong-setup = Такой стол открыть нельзя: { $detail }
refused-wrong-token = Этот ключ выдан не этим сайтом.

# О чём говорит сравнение столов.
deal-proven-draws = За всеми столами случайности взяты из одного зерна, отпечаток которого был известен до первой из них.
deal-proven-once = Ни один посетитель не сидел за двумя из этих столов.
deal-unproven-names = Не приходил ли кто-то дважды, под двумя именами, уже зная расклад.
deal-unproven-help = Не помогал ли кому-то другой человек или программа.

# Что бот решил за кого-то, в протоколе.
told-stand-in = { $text } (Решил бот.)

# О чём просят остальных.
asked-pause = { $name } просит паузу. Часы остановятся.
asked-takeback = { $name } просит взять назад своё последнее решение и всё, что было после него. Случайности выпадут те же, а увиденное останется увиденным.

# Каков вариант, если у игры нет для него своих слов.
choice-on = да
choice-off = нет

# Что случилось за столом.
note-sit = За стол садится { $name }.
note-stand = Место { $seat } снова свободно.
note-undo = { $name }: ход взят назад.
note-resign = { $name } сдаётся. Дальше играет бот, место будет последним.
note-flag = Время вышло: { $name }. Дальше играет бот, место будет последним.
note-takeover-once = { $name }: в этот ход решает бот.
note-takeover-asked = { $name }: пока играет бот.
note-takeover-away = { $name } не за столом. До возвращения играет бот.
note-handback = { $name } снова играет.
note-restart = Сайт ненадолго отключался. Часы в это время стояли.
note-ask-pause = { $name } просит паузу.
note-ask-pause-agreed = { $name } ставит игру на паузу. Часы стоят.
note-ask-takeback = { $name } просит взять назад последнее решение.
note-ask-takeback-agreed = { $name }: последнее решение взято назад.
note-answer-yes = { $name }: ответ «да».
note-answer-no = { $name }: ответ «нет».
note-resume = { $name } заканчивает паузу.
note-breakoff = Расклад закрыт, а здесь сутки никто не играл, поэтому игра прервана.
note-mute = Хозяин стола лишил слова: { $name }.
note-mute-all = Хозяин стола лишил слова зрителей.
note-mute-ended = { $name } снова может писать.
note-mute-ended-all = Зрители снова могут писать.
note-rematch = Открыт стол для реванша.

# Как дела у сайта.
health-bots-die = { $count ->
    [one] За последнюю минуту погиб { $count } процесс бота. Вместо него решает быстрый бот.
    [few] За последнюю минуту погибли { $count } процесса ботов. Вместо них решает быстрый бот.
   *[other] За последнюю минуту погибло { $count } процессов ботов. Вместо них решает быстрый бот.
}
health-database-damaged = База данных сообщает, что её страницы повреждены. Какие столы затронуты, покажет «mandapa check».
health-database-fails = База данных отказывает. Подробности в журнале.
health-database-hangs = База данных не отвечает вовремя.
health-database-unreachable = База данных недоступна.
health-disk-full = Диск базы данных заполнен.
health-tables-set-aside = { $count ->
    [one] { $count } стол повреждён и отложен.
    [few] { $count } стола повреждены и отложены.
   *[other] { $count } столов повреждены и отложены.
}
health-tables-stalled = { $count ->
    [one] За { $count } столом ничего не удаётся записать. Причина в журнале.
   *[other] За { $count } столами ничего не удаётся записать. Причина в журнале.
}
