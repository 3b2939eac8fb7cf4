# Партия в редове (sixtysix play --plain).
# $rank е A K Q J T 9, $suit е S H D C; другаде $suit и $card са имена на този език.

## Карти

rank = { $rank ->
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
card = { rank } { suit }
nothing = няма

## Партията

welcome = Сантасе (66). Правила: { $rules }. Партията е до { $target } точки. Напиши ? за помощ.
resumed = Партията продължава оттам, където е прекъсната.
deal-own = Раздаване { $deal }. Ти раздаваш; излиза противникът.
deal-other = Раздаване { $deal }. Раздава противникът; ти излизаш.
commitment = Отпечатък на разбъркването: { $hash }
seed = Начално число на разбъркването: { $seed }
turned-up = Коз: { $suit }. Обърната карта: { $card }.
score = Партия: ти { $own }, противникът { $other }, игра до { $target }.
match-won = Печелиш партията { $own } на { $other }.
match-lost = Противникът печели партията { $other } на { $own }.
shutout = Партията се брои двойно.
saved = Партията е записана във файл { $file }
left = Партията е записана във файл { $file }
    Продължи с: sixtysix play --plain --record { $file }
not-saved = Партията не може да се запише във файл { $file }: { $reason }
ask-next = Натисни Enter за ново раздаване.

## Твоят ред

hand = Твоите карти: { $cards }
ask-lead = Ти излизаш.
ask-follow = Твой ред; на масата е: { $card }.
ask-draw = Тегли (d или Enter) или първо затвори или обяви.
ask-announced = Поп или дама { $suit }?
ask-any-time = Натисни Enter, за да продължиш, или напиши 66, за да обявиш.
turn-other = Ред на противника.
unclear = Не разбирам „{ $text }“. Напиши ? за помощ.
no-such-place = Нямаш карта номер { $text }.
which-marriage = Кой анонс? Напиши m и боята, например m h.
confirm-close = Затваряш ли талона? Напиши го още веднъж.
confirm-claim = Обявяваш ли 66? Напиши го още веднъж.
not-done = Отказано.
undone = Ходът е върнат.
nothing-to-undo = В това раздаване няма твой ход за връщане.
not-legal = Не може: { $why } (правило { $rule }).
points = Твоите точки: { $points }.
points-hidden = Точките са скрити до края на раздаването: брой ги наум.
talon-open = Коз: { $suit }. Карти в талона: { $count }. Обърната карта: { $card }.
talon-closed-own = Коз: { $suit }. Ти затвори талона, карти в него: { $count }.
talon-closed-other = Коз: { $suit }. Противникът затвори талона, карти в него: { $count }.
talon-empty = Коз: { $suit }. Талонът свърши.
tricks = Взятки: ти { $own }, противникът { $other }.
look-none = По тези правила взятките не се преглеждат.
look-nothing = Още няма взятка за преглед.
look-own = Твоя взятка: { $cards }.
look-other = Взятка на противника: { $cards }.
help =
    Карта: вид и боя, например a h е асо купа (видове a t k q j 9: асо, десетка, поп, дама, вале, деветка; бои s h d c: пика, купа, каро, спатия), или номерът ѝ сред твоите карти.
    m h: обяви анонс на купа; после излез с попа (k) или дамата (q).
    x: смени най-малкия коз. c или close: затвори талона. d или Enter: тегли.
    66 или w: обяви 66. Не се проверява предварително; грешно обявяване губи раздаването.
    h: карти. b: коз и талон. s: състояние. p: точки. l: последна взятка.
    i или hint: подсказка в три стъпки, с всяко питане още една. f: отпечатъкът на разбъркването; след раздаването и проверката му.
    z или undo: връща последния ти ход и това, което противникът направи след него.
    quit: напусни играта; партията е записана и може да продължи по-късно.

## Защо не

why-deal-over = раздаването свърши
why-not-your-turn = не е твой ред
why-card-not-in-hand = нямаш тази карта
why-must-follow-suit = трябва да отговориш на боята
why-must-head = трябва да качиш с по-висока карта от боята
why-must-trump = трябва да цакаш
why-must-draw-first = първо тегли
why-nothing-to-draw = сега няма какво да се тегли
why-marriage-announced = излез с попа или дамата от обявения анонс
why-marriage-needs-pair = трябват поп и дама от тази боя
why-marriage-needs-lead = анонс се обявява само когато излизаш
why-marriage-on-first-lead = без анонс при първото излизане
why-marriage-when-exhausted = без анонси, щом талонът свърши
why-marriage-when-closed = без анонси при затворен талон
why-marriage-on-closing-lead = без анонс при излизането, с което затваряш
why-exchange-needs-lowest-trump = нямаш най-малкия коз
why-exchange-needs-lead = козът се сменя само когато излизаш
why-exchange-needs-trick = първо спечели взятка
why-exchange-talon-too-small = в талона има твърде малко карти
why-turn-up-is-lowest-trump = обърнатата карта е самият най-малък коз
why-talon-closed = талонът е затворен
why-talon-exhausted = талонът свърши
why-close-needs-lead = затваря се само когато излизаш
why-close-on-first-lead = не се затваря преди първото излизане
why-close-after-draw = първо тегли, после затвори
why-close-talon-too-small = в талона има твърде малко карти
why-claim-is-automatic = по тези правила 66 печели автоматично
why-claim-not-now = 66 се обявява само след спечелена взятка или анонс
why-claim-on-own-turn = 66 се обявява само когато е твой ред
why-marriage-does-not-end-deal = първо изиграй картата от анонса
why-unknown-action = няма такова действие

## Какво се случи

married-own = Обявяваш { $points } на { $suit }.
married-other = Противникът обявява { $points } на { $suit }.
led-own = Излизаш с { $card }.
led-other = Противникът излиза с { $card }.
answered-own = Отговаряш с { $card }.
answered-other = Противникът отговаря с { $card }.
trick-own = Печелиш взятката.
trick-other = Противникът печели взятката.
drew-own-card = Теглиш: { $card }.
drew-other-card = Противникът взима обърнатата карта: { $card }.
drew-other = Противникът тегли.
exhausted = Талонът свърши: отговаряй на боята и качвай, ако можеш.
exchanged-own = Сменяш: { $given } за { $card }.
exchanged-other = Противникът сменя: { $given } за { $card }.
closed-own = Затваряш талона, карти в него: { $count }. Оттук нататък отговаряй на боята и качвай, ако можеш.
closed-other = Противникът затваря талона, карти в него: { $count }. Оттук нататък отговаряй на боята и качвай, ако можеш.
claimed-own = Обявяваш 66.
claimed-other = Противникът обявява 66.

## Край на раздаването

scores-own = Печелиш { $points ->
    [one] { $points } точка
   *[other] { $points } точки
} за партията.
scores-other = Противникът печели { $points ->
    [one] { $points } точка
   *[other] { $points } точки
} за партията.
rule = Решено по правило { $rule }.
totals = Точки: ти { $own }, противникът { $other }.
dealt-own = Раздадени на теб: { $cards }.
dealt-other = Раздадени на противника: { $cards }.
dealt-talon = Талонът по реда на теглене: { $cards }.
left-own = Неизиграни от теб: { $cards }.
left-other = Неизиграни от противника: { $cards }.
carried = Прехвърлени от равното раздаване: { $points }.
carry = Който спечели следващото раздаване, взима още { $points }.
