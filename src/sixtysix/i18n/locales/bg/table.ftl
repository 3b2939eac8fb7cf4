# Масата: един играч срещу компютъра.
# Навсякъде: $rank е A K Q J T 9, $suit е S H D C.

app-title = Сантасе (66)

## Карти

rank-word = { $rank ->
    [A] асо
    [K] поп
    [Q] дама
    [J] вале
    [T] десетка
   *[9] деветка
}
suit = { $suit ->
    [S] пика
    [H] купа
    [D] каро
   *[C] спатия
}
card = { rank-word } { suit }
# Като допълнение: същата форма, без член.
card-acc = { rank-word } { suit }
card-count = { $count ->
    [1] една карта
    [2] две карти
    [3] три карти
    [4] четири карти
    [5] пет карти
    [6] шест карти
    [one] { $count } карта
   *[other] { $count } карти
}
card-playable = { card }, може да се играе
card-refused = { card }, { $reason }

## Състояние

status = Състояние
you = Ти
opponent = Противник
score-of = { $name }: { $score } от { $target }
trump-is = Коз: { suit }
phase-free = Свободна игра
phase-free-about = Свободна игра: може да се отговори с всяка карта, докато талонът не свърши или не бъде затворен.
phase-strict = Отговаряне и качване
phase-follow = Отговаряне
turn-own = Твой ред
turn-other = На ред: { $name }
tricks = { $count ->
    [0] без взятка
    [one] { $count } взятка
   *[other] { $count } взятки
}
talon-left = { $count ->
    [0] празен талон
    [one] още { $count } карта
   *[other] още { $count } карти
}
talon-closed = Затворен
talon = Талон
turn-up-is = Обърнат коз: { card }
opponent-holds = { $count ->
    [one] държи { $count } карта
   *[other] държи { $count } карти
}
marriage-of = { $points } на { suit }
my-points = Моите точки
my-points-are = Моите точки: { $points }
slot-own = твоята карта
hand = Твоите карти
trick = Взятка
own-pile = Твоите взятки
look-back = Преглед на взятките
unseen = Още невидени карти
unseen-none = Всички карти са видени.
actions = Действия
log = Какво се случи
chips = Домашни правила в сила

## Какво да се прави

say-lead = Ти излизаш.
say-follow = Твой ред: на масата е { card }.
say-draw = Взятката е твоя. Тегли, когато решиш.
say-announced = С коя от двете излизаш?
say-which-marriage = Кой анонс?
say-which-suit = Коя боя?
say-chosen = { card }: ще се изиграе, когато дойде твоят ред.
say-unchosen = { card }: няма да се изиграе.
say-called-back = { card }: отново в ръката ти.
say-wait = На ред: { $name }…
say-over = Раздаването свърши.
part-coming = Тази част на страницата още се зарежда…
part-missing = Тази част сега не може да се зареди. Партията ти е непокътната: опитай пак, когато връзката се върне.
points-open = Точки { $own } : { $other }
points-open-about = Твоите точки и тези на противника: тези правила показват и двете.
say-connecting = Раздаване…
confirm-close = Затваряш ли талона? Край на тегленето.
confirm-close-yes = Затвори
confirm-claim = Обявяваш ли 66? Ако нямаш толкова, точките са за противника.
confirm-claim-yes = Обяви 66
act-draw = Тегли
act-marriage = Анонс
act-marry = Анонс { $points }
act-marry-label = Анонс { $points }, { suit }
act-lead = Излез с { card-acc }
act-exchange = Смени
act-close = Затвори
act-claim = Обяви 66
act-cancel = Отказ
act-next = Ново раздаване
act-result = Виж резултата
act-new-match = Нова партия
act-replay = Отново (упражнение)
act-share = Сподели
act-back = Обратно към партията
act-again = Още веднъж

## Защо не

why-deal-over = раздаването свърши
why-deal-not-over = раздаването още не е свършило
why-no-look-back = сега нито една взятка не може да се гледа
why-not-your-turn = не е твой ред
why-card-not-in-hand = нямаш тази карта
why-must-follow-suit = трябва да отговориш на { suit }
why-must-head = трябва да качиш
why-must-trump = трябва да цакаш
why-must-draw-first = първо тегли
why-nothing-to-draw = няма какво да се тегли
why-marriage-announced = излез с попа или дамата от анонса
why-marriage-needs-pair = трябват поп и дама от една боя
why-marriage-needs-lead = само когато излизаш
why-marriage-on-first-lead = не и при първото излизане
why-marriage-when-exhausted = без анонси, щом талонът свърши
why-marriage-when-closed = без анонси при затворен талон
why-marriage-on-closing-lead = не и при излизането, с което затваряш
why-exchange-needs-lowest-trump = нямаш най-малкия коз
why-exchange-needs-lead = само когато излизаш
why-exchange-needs-trick = първо спечели взятка
why-exchange-talon-too-small = твърде малко карти в талона
why-turn-up-is-lowest-trump = обърнатата карта е самият най-малък коз
why-talon-closed = талонът е затворен
why-talon-exhausted = талонът свърши
why-close-needs-lead = само когато излизаш
why-close-on-first-lead = не и при първото излизане
why-close-after-draw = първо тегли
why-close-talon-too-small = твърде малко карти в талона
why-claim-is-automatic = тук 66 печели автоматично
why-claim-not-now = само след спечелена взятка или анонс
why-claim-on-own-turn = само когато е твой ред
why-marriage-does-not-end-deal = първо изиграй обявената карта
why-unknown-action = не може
why-none = сега не може
log-dealt = Ново раздаване. Козът е { suit }, обърната карта: { card }.

## Какво се случи (дневник и говор)

log-led-own = Излизаш с { card-acc }.
log-led-other = Противникът излиза с { card-acc }.
log-answered-own = Отговаряш с { card-acc }.
log-answered-other = Противникът отговаря с { card-acc }.
log-trick-own = Печелиш взятката.
log-trick-other = Противникът печели взятката.
log-drew-own = Теглиш { card-acc }.
log-drew-turn-up = Противникът взима { card-acc }.
log-married-own = Обявяваш { $points } на { suit }.
log-married-other = Противникът обявява { $points } на { suit }.
log-exchanged-own = Сменяш и взимаш { card-acc }.
log-exchanged-other = Противникът сменя и взима { card-acc }.
log-closed-own = Затваряш талона.
log-closed-other = Противникът затваря талона.
log-exhausted = Талонът свърши.
log-strict-win = Отговаряй на боята и качвай, ако можеш.
log-strict-follow = Отговаряй на боята, ако можеш.
log-claimed-own = Обявяваш 66.
log-claimed-other = Противникът обявява 66.
log-your-lead = Ти излизаш, { card-count }.
log-your-turn = Твой ред, { card-count }.
log-your-draw = Твой ред: тегли.
log-reconnected = Връзката е възстановена.
log-points-shown = Моите точки: { $points }.
log-points-hidden = Моите точки са скрити.
state-turn-own = Твой ред.
state-turn-other = Ред на противника.
state-led = На масата е { card }.
state-tricks = Имаш { $own ->
    [one] { $own } взятка
   *[other] { $own } взятки
}, противникът – { $other }.
state-score = Партия: ти { $own }, противникът { $other }, игра до { $target }.
state-hand = Твоите карти: { $cards }.

## Връзка

line-lost = Връзката прекъсна. Свързване…
line-waiting = Последният ти ход е запазен и ще бъде изпратен.
table-gone = Сървърът вече няма тази маса. Започна нова партия.
server-away = Няма връзка със сървъра. Нов опит…
refused = Масата не прие това: { $message }

## Край на раздаването

result-title = { $points ->
    [0] Никой не печели точки
    [one] { $who } +{ $points }
   *[other] { $who } +{ $points }
}
end-own = Печелиш раздаването: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
end-other = Противникът печели раздаването: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
result-claim-own = Ти обяви 66 и имаше { $won } точки.
result-claim-other = Противникът обяви 66 и имаше { $won } точки.
result-reached-own = Ти стигна 66.
result-reached-other = Противникът стигна 66.
result-false-claim-own = Противникът обяви 66, а имаше само { $lost }.
result-false-claim-other = Ти обяви 66, а имаше само { $lost }.
result-closer-failed-own = Противникът затвори и не стигна 66.
result-closer-failed-other = Ти затвори и не стигна 66.
result-closer-unclaimed-own = Противникът затвори, имаше 66 и не ги обяви.
result-closer-unclaimed-other = Ти затвори, имаше 66 и не ги обяви.
result-closer-beaten-own = Противникът затвори, но ти стигна 66 преди него.
result-closer-beaten-other = Ти затвори, но противникът стигна 66 преди теб.
result-higher-total-own = Никой не обяви 66; ти имаш повече точки.
result-higher-total-other = Никой не обяви 66; противникът има повече точки.
result-last-trick-own = Последната взятка е твоя.
result-last-trick-other = Последната взятка е на противника.
result-counted-own = Картите са преброени: имаш { $won }.
result-counted-other = Картите са преброени: противникът има { $won }.
result-draw = Равенство: никой не печели точки.
grade-1 = Загубилият има { $limit } или повече: 1 точка.
grade-2 = Загубилият има взятка, но под { $limit }: 2 точки.
grade-3 = Загубилият няма взятка: 3 точки.
penalty-2 = Наказанието е 2 точки.
penalty-3 = Наказанието е 3 точки: спечелилият нямаше взятка.
penalty-other = Наказанието е { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
result-hands = Раздадените карти
result-drawn = Изтеглени, по ред
result-talon = Остатъкът от талона по реда на теглене
result-tricks = Взятка по взятка
result-match = Партия
col-number = №
col-led = Излиза
col-answer = Отговаря
points-from-marriages = { $points } от анонси
bonus-last = последна взятка +10
match-won = Печелиш партията { $own } на { $other }.
match-lost = Противникът печели партията { $other } на { $own }.
match-shutout = Партия на нула: брои се двойно.
close-dialog = Затвори прозореца
share-deal = Едно раздаване на 66 за игра
share-link = Връзка към това раздаване
link-copied = Връзката е копирана.
link-copy-failed = Браузърът не позволи копиране. Маркирай връзката и я копирай ръчно.
practice-impossible = Това устройство не може да го раздаде сега. Партията ти е непокътната: зареди страницата отново и опитай пак.

## Честно раздаване

fairness = Честно раздаване
fairness-about = Преди раздаването сървърът показва отпечатъка (SHA-256) на тайното си начално число. Браузърът ти добавя свое. След раздаването тайната се отваря и всеки може да провери, че картите не са променени.
fairness-more = Разбъркването е без намеса: никоя ръка не се изхвърля, никой не е облагодетелстван, а поредици от лоши карти се случват. Компютърът знае това, което ти би знаел на неговото място, и нищо друго. За проверка другаде: tools/verify_deal.py, шейсет реда на Python.
fairness-commitment = Отпечатък, показан преди раздаването
fairness-server-seed = Начално число на сървъра
fairness-client-seed = Твоето начално число
fairness-sealed = запечатано до края на раздаването
fairness-check = Провери раздаването
fairness-good-seed = Началното число отговаря на отпечатъка, показан преди раздаването.
fairness-bad-seed = Началното число не отговаря на отпечатъка!
fairness-good-cards = Разбъркано отново тук: всички { $count } карти съвпадат.
fairness-bad-cards = Разбъркано отново тук: картите се различават!
fairness-bad-own-seed = Началното число на браузъра ти не е използвано!
fairness-unseen = Това устройство не е видяло отпечатъка преди раздаването; сравнява се с този, който дава масата.
fairness-next = Отпечатък на следващото раздаване

## Правила

rules = Правила
rules-title = Правила на партията
rules-preset = Вариант
rules-house = Домашни правила
rules-start = Започни нова партия
rules-warning = Текущата партия ще бъде прекратена.
rules-changed = { $count ->
    [0] като във варианта
    [one] { $count } разлика
   *[other] { $count } разлики
}
rules-impossible = Тези правила са несъвместими
clash-deal-pattern-needs-deck = 24 карти се раздават 3-3 с обърнатата карта накрая или по средата, 20 карти – 3-2
clash-closed-marriage-needs-closing-lead = ако анонсите важат след затварянето, важат и при излизането със затваряне
clash-tie-decided-twice = равенството се решава от последната взятка или се прехвърля, но не и двете
clash-last-trick-leaves-nothing-unclaimed = ако последната взятка печели раздаването, нищо не остава необявено и няма равенство
clash-auto-has-no-claims = ако 66 печели автоматично, няма какво да се обявява или изисква
rules-reset = Обратно към варианта
rules-loading = Правилата се зареждат…
yes = да
no = не
chip = { $label }: { $value }
group-match = Раздаване и партия
group-exchange = Смяна на коза
group-marriage = Анонси
group-strict = Отговаряне
group-close = Затваряне
group-end = Обявяване и точки
preset-sixty-six = Шейсет и шест
preset-sixty-six-about = 24 карти, до 7. Ти броиш точките и ти обявяваш.
preset-sixty-six-light = Шейсет и шест, леко
preset-sixty-six-light-about = 66 печели автоматично: без обявяване и без 10 за последна взятка.
preset-pagat = Шейсет и шест, клубно
preset-pagat-about = Като в английските книги: анонс при затваряне, наказание 2.
preset-german = Шейсет и шест, старонемско
preset-german-about = По старите немски книги: без задължително качване.
preset-schnapsen = Шнапсен
preset-schnapsen-about = 20 карти, австрийско; може да гледаш своите взятки.
preset-schnapsen-tournament = Шнапсен, турнирно
preset-schnapsen-tournament-about = 20 карти, строго: без преглед на взятките, без анонс в началото.
preset-santase = Сантасе
preset-santase-about = Българско, до 11; неуспешно затваряне струва 3.
preset-snapszli = Снапсли
preset-snapszli-about = 20 карти, унгарско; последната взятка печели.
preset-us-hoyle = Хойл
preset-us-hoyle-about = Американски правила: анонси до края.
sw-deck = Карти в тестето
sw-deal_pattern = Как се раздава
val-deal_pattern-33T = три, три, коз
val-deal_pattern-3T3 = три, коз, три
val-deal_pattern-3T2 = три, коз, две
sw-next_dealer = Кой раздава следващия път
val-next_dealer-alternate = редуват се
val-next_dealer-winner = спечелилият
val-next_dealer-loser = загубилият
sw-match_target = Партия до
sw-match_count = Точките за партията се броят
val-match_count-up = нагоре
val-match_count-down = надолу до нула
sw-shutout_double = Партия на нула се брои двойно
sw-look_back = Преглед на взятките
val-look_back-none = няма
val-look_back-last_trick = последната
val-look_back-own = своите
val-look_back-own_plus_first = своите и първата на противника
sw-show_points = Точки по време на игра
val-show_points-hidden = скрити
val-show_points-own = своите
val-show_points-both = на двамата
sw-exchange_needs_trick = Смяна само след спечелена взятка
sw-exchange_when = Кога се сменя козът
val-exchange_when-lead = само при излизане
val-exchange_when-own_turn = и при излизане, и при отговор
sw-exchange_min_talon = Най-малък талон за смяна
sw-auto_exchange = Козът се сменя автоматично
sw-exchange_on_opponent_close = Смяна, след като противникът затвори
sw-marriage_first_lead = Анонс при първото излизане
sw-marriage_when_exhausted = Анонс при свършил талон
sw-marriage_when_closed = Анонс при затворен талон
sw-marriage_on_closing_lead = Анонс при излизането със затваряне
sw-marriage_ends_deal = 66 с анонс може да се обяви веднага
sw-auto_marriage = Анонсът се обявява автоматично
sw-must_head = Задължително качване
sw-must_trump = Задължително цакане, ако няма боя
sw-close_first_lead = Затваряне при първото излизане
sw-close_timing = Кога се затваря
val-close_timing-either = преди или след теглене
val-close_timing-after_draw = само след теглене
sw-close_min_talon = Най-малък талон за затваряне
sw-close_freeze = Точки на противника при затворен талон
val-close_freeze-end = към края
val-close_freeze-at_close = към затварянето
sw-close_fail = Неуспешно затваряне струва
val-close_fail-2or3 = 2, без взятка 3
val-close_fail-2 = винаги 2
val-close_fail-3 = винаги 3
sw-close_fail_when = „Без взятка“ се преценява
val-close_fail_when-at_close = при затварянето
val-close_fail_when-at_end = накрая
sw-close_beaten = Противникът стига 66 преди затворилия
val-close_beaten-same = като неуспешно затваряне
val-close_beaten-2 = винаги 2
sw-close_unclaimed = Затворено, но никой не обявява
val-close_unclaimed-count = броят се картите
val-close_unclaimed-must_claim = губи затворилият
sw-win_mode = 66 печели
val-win_mode-claim = с обявяване
val-win_mode-auto = автоматично
sw-claim_when = Кога се обявява 66
val-claim_when-after_trick_or_meld = след взятка или анонс
val-claim_when-own_turn = само когато си на ред
val-claim_when-any_time = по всяко време
sw-false_claim = Грешно обявяване струва
val-false_claim-2or3 = 2, без взятка 3
val-false_claim-2 = винаги 2
val-false_claim-3 = винаги 3
val-false_claim-mirror = колкото би се спечелило
sw-schneider_limit = Точки, които пазят от двойна загуба
sw-last_trick = Последна взятка
val-last_trick-ten = 10 точки
val-last_trick-wins_1 = печели раздаването, 1 точка
val-last_trick-wins_by_score = печели раздаването според точките
val-last_trick-none = не носи нищо
sw-unclaimed = Никой не обявява
val-unclaimed-higher_total = печели този с повече точки
val-unclaimed-nobody = никой не печели точки
sw-draw_carry = Точки, прехвърлени от равенство
sw-draw_last_trick_wins = Последната взятка решава равенството
sw-redeal_same_dealer_on_draw = След равенство раздава същият

## Настройки

settings = Настройки
statistics = Статистика
set-language = Език
set-language-auto = като браузъра
set-draw = Тегли автоматично след всяка взятка
set-draw-about = Тогава затваряш или обявяваш само след теглене.
set-only-card = Играй вместо мен единствената карта
set-only-card-about = Когато само една може да отговори. Тогава обявяваш, когато излизаш.
set-log = Покажи какво се случи
set-log-about = С думи, където на масата има място. И там старите взятки се забравят.
set-tap = Изиграване на карта
set-tap-auto = мишка: 1 път, пръст: 2 пъти
set-tap-one = едно докосване
set-tap-two = две докосвания
set-tap-drag = само с влачене
set-pace = Темпо
set-pace-slow = бавно
set-pace-normal = нормално
set-pace-fast = бързо
set-pace-tap = взятките чакат докосване
set-call-back = Връщане на карта
set-call-back-about = Esc, „Върни хода“ или докосване на самата карта: все едно не е играна.
set-call-back-for =
    { $seconds ->
        [0] никога
       *[other] до { $seconds } с
    }
display = Изглед

## Клавиши

keys = Клавиши
key-position = карта по място
key-rank = карта по вид
key-suit = после боята, ако има няколко
key-move = към съседната карта
key-enter = потвърди: играй, тегли, напред
key-escape = отказ
key-marriage = анонс
key-exchange = смени коза
key-close = затвори (два пъти)
key-claim = обяви 66 (два пъти)
key-draw = тегли
key-speak = прочети състоянието
key-hand = към картите
key-talon = прочети коза и талона
key-back = преглед на взятките, ако е позволен
key-points = покажи или скрий моите точки
key-next = ново раздаване
key-help = този списък

## Връщане и подсказки

act-undo = Върни хода
act-hint = Подсказка
why-nothing-to-undo = още няма твой ход в това раздаване
why-no-hint = сега няма какво да се решава
log-undone-own = Върна последния си ход.
log-undone-other = Противникът върна последния си ход.
practice = Упражнение
practice-about = Върнато, след като се видяха нови карти: това раздаване не влиза в статистиката ти.
hint-nudge-only = Има само един възможен ход.
hint-nudge-lead = Ти излизаш: коя карта можеш да дадеш и коя още ти трябва?
hint-nudge-follow = Струва ли си да вземеш тази взятка?
hint-nudge-marriage = Погледни поповете и дамите си.
hint-nudge-exchange = Погледни обърнатата карта.
hint-nudge-close = Погледни талона, преди да излезеш.
hint-nudge-draw = Преди да теглиш: можеш ли да направиш още нещо?
hint-nudge-claim = Преброи ли точките си?
hint-candidates = Помисли за: { $cards }
hint-best = { $label }. { $reason }
hint-gap = Следващият ход: с { NUMBER($points, maximumFractionDigits: 2) } по-слаб.
hint-why-win = Печели взятката (+{ $points }).
hint-why-trump = Цака взятката (+{ $points }).
hint-why-cheap = Дава взятката евтино (−{ $points }).
hint-why-nothing = Взятката не струва нищо.
hint-why-keep = Пази картите, които ще ти трябват повече.
hint-why-lead-sure = Нищо не може да я бие.
hint-why-lead-high = Само коз може да я бие.
hint-why-lead-trump = Само по-голям коз може да я бие.
hint-why-lead-low = Ако противникът я вземе, губиш малко.
hint-why-marriage = Веднага { $points } точки.
hint-why-exchange = Обърнатата карта е по-силна от най-малкия ти коз.
hint-why-close = Вероятно ще стигнеш 66 преди противника.
hint-why-draw = Преди това няма по-добър ход.
hint-why-claim = По сметката имаш 66.
level-novice = Новак
level-beginner = Начинаещ
level-club = Любител
level-strong = Силен
level-expert = Експерт
level-master = Майстор
menu = Меню
key-undo = върни хода
key-hint = подсказка

## Звук

set-sound = Звук
set-sound-off = изключен
set-sound-soft = тих
set-sound-full = силен
set-haptics = Вибрация при изиграна карта
say-sound-off = Звукът е изключен.
say-sound-on = Звукът е включен.
say-drag = Довлечи картата на масата.
key-mute = включи или изключи звука
key-change = Смени клавиша за: { $label }
key-press = Натисни новия клавиш. Esc: остава старият.
key-taken = „{ $value }“ е заето за: { $label }. Избери друг клавиш.
key-cards = картите
key-reset = Обратно към обичайните клавиши
key-letters = Буквите и цифрите са клавиши
key-letters-about = Изключено: само Tab, стрелки, Enter и Esc.

## Цената на решенията

cost-title = Твоите решения
cost-wait = Пресмятам…
cost-none = Нито едно твое решение не струваше нещо, което да си заслужава да се спомене.
cost-none-other = Другите ти решения не струваха нищо, което да си заслужава да се спомене.
cost-most = Най-скъпото, взятка { $count }: { $label }.
cost-better = { $label }: щеше да донесе { $points } повече.
cost-sum = Всичките ти решения заедно струваха { $points } точки за партията.
cost-worth = С раздадените ти карти майсторът би очаквал { $points } точки за партията.
luck-very-good = Много добри карти.
luck-good = Добри карти.
luck-even = Средни карти.
luck-poor = Слаби карти.
luck-very-poor = Много слаби карти.
cost-about = Пресметнато с това, което можеше да знаеш, не с открити карти.

## Обявяванията, погледнати назад

verdict-late = Вече имаше 66; изиграни взятки след това: { $count }.
verdict-missed = Имаше 66 и не го обяви; изиграни взятки след това: { $count }.
verdict-short = Точки, които не стигнаха до 66: { $points }.
help-count = Упражни броенето
help-close = Урок: кога да затвориш
help-back = Обратно към резултата

## Учене

learn = Учене
first-lesson = Научи 66 за 5 минути
first-lesson-away = Не сега
