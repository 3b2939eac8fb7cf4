# Stół: jeden gracz przeciw komputerowi.
# Wszędzie: $rank to A K Q J T 9, $suit to S H D C.

app-title = Sześćdziesiąt sześć

## Karty

rank-word = { $rank ->
    [A] as
    [K] król
    [Q] dama
    [J] walet
    [T] dziesiątka
   *[9] dziewiątka
}
suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
card = { rank-word } { suit }
# Biernik.
card-acc = { $rank ->
    [A] asa
    [K] króla
    [Q] damę
    [J] waleta
    [T] dziesiątkę
   *[9] dziewiątkę
} { suit }
card-count = { $count ->
    [1] jedna karta
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [6] sześć kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
card-playable = { card }, można zagrać
card-refused = { card }, { $reason }

## Stan

status = Stan
you = Ty
opponent = Przeciwnik
score-of = { $name }: { $score } z { $target }
trump-is = Atut: { suit }
phase-free = Gra wolna
phase-free-about = Gra swobodna: można odpowiedzieć dowolną kartą, dopóki talon się nie skończy lub nie zostanie zamknięty.
phase-strict = Do koloru i przebijać
phase-follow = Do koloru
turn-own = Twój ruch
turn-other = Ruch: { $name }
tricks = { $count ->
    [0] bez lewy
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}
talon-left = { $count ->
    [0] talon pusty
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
talon-closed = Zamknięty
talon = Talon
turn-up-is = Odkryty atut: { card }
opponent-holds = { $count ->
    [one] ma { $count } kartę
    [few] ma { $count } karty
    [many] ma { $count } kart
   *[other] ma { $count } karty
}
marriage-of = { $points }, { suit }
my-points = Moje punkty
my-points-are = Moje punkty: { $points }
slot-own = twoja karta
hand = Twoje karty
trick = Lewa na stole
own-pile = Twoje lewy
look-back = Obejrzyj lewy
unseen = Karty, których jeszcze nie widać
unseen-none = Wszystkie karty już było widać.
actions = Działania
log = Co się stało
chips = Obowiązujące zasady domowe

## Co robić

say-lead = Twoje wyjście.
say-follow = Twój ruch: na stole { card }.
say-draw = Lewa jest twoja. Dobierz, kiedy zechcesz.
say-announced = Którą z tych dwóch kart wychodzisz?
say-which-marriage = Który meldunek?
say-which-suit = Jaki kolor?
say-chosen = { card }: zagrasz, gdy przyjdzie twoja kolej.
say-unchosen = { card }: nie zagrasz.
say-called-back = { card }: znów w ręce.
say-wait = Ruch: { $name }…
say-over = Rozdanie skończone.
part-coming = Ta część strony jeszcze się wczytuje…
part-missing = Tej części nie da się teraz wczytać. Partia jest nienaruszona: spróbuj ponownie, gdy wróci połączenie.
points-open = Punkty { $own } : { $other }
points-open-about = Twoje punkty i punkty przeciwnika: te zasady odkrywają jedne i drugie.
say-connecting = Rozdawanie…
confirm-close = Zamknąć talon? Koniec dobierania.
confirm-close-yes = Zamknij talon
confirm-claim = Zgłosić 66? Jeśli zabraknie, punkty ma przeciwnik.
confirm-claim-yes = Zgłoś 66
act-draw = Dobierz
act-marriage = Meldunek
act-marry = Meldunek { $points }
act-marry-label = Meldunek za { $points }, { suit }
act-lead = Zagraj { card-acc }
act-exchange = Wymień
act-close = Zamknij
act-claim = Zgłoś 66
act-cancel = Anuluj
act-next = Nowe rozdanie
act-result = Pokaż wynik
act-new-match = Nowa partia
act-replay = Jeszcze raz (trening)
act-share = Udostępnij
act-back = Wróć do partii
act-again = Jeszcze raz

## Dlaczego nie

why-deal-over = rozdanie skończone
why-deal-not-over = rozdanie jeszcze trwa
why-no-look-back = teraz nie wolno oglądać lew
why-not-your-turn = to nie twój ruch
why-card-not-in-hand = nie masz tej karty
why-must-follow-suit = trzeba dołożyć do koloru ({ suit })
why-must-head = trzeba przebić
why-must-trump = trzeba bić atutem
why-must-draw-first = najpierw dobierz
why-nothing-to-draw = nie ma czego dobierać
why-marriage-announced = zagraj króla lub damę z meldunku
why-marriage-needs-pair = potrzebny król i dama w jednym kolorze
why-marriage-needs-lead = tylko gdy wychodzisz
why-marriage-on-first-lead = nie przy pierwszym wyjściu
why-marriage-when-exhausted = bez meldunków, gdy talon się skończył
why-marriage-when-closed = bez meldunków, gdy talon jest zamknięty
why-marriage-on-closing-lead = nie zaraz po zamknięciu
why-exchange-needs-lowest-trump = nie masz najniższego atutu
why-exchange-needs-lead = tylko gdy wychodzisz
why-exchange-needs-trick = najpierw weź lewę
why-exchange-talon-too-small = za mało kart w talonie
why-turn-up-is-lowest-trump = odkryty jest właśnie najniższy atut
why-talon-closed = talon jest zamknięty
why-talon-exhausted = talon się skończył
why-close-needs-lead = tylko gdy wychodzisz
why-close-on-first-lead = nie przy pierwszym wyjściu
why-close-after-draw = najpierw dobierz
why-close-talon-too-small = za mało kart w talonie
why-claim-is-automatic = tu 66 wygrywa samo
why-claim-not-now = tylko po wzięciu lewy albo po meldunku
why-claim-on-own-turn = tylko w swoim ruchu
why-marriage-does-not-end-deal = najpierw zagraj kartę z meldunku
why-unknown-action = niemożliwe
why-none = teraz niemożliwe

## Co się stało (dziennik i mowa)

log-dealt = Nowe rozdanie. Atut { suit }, odkryta karta: { card }.
log-led-own = Zagrywasz { card-acc }.
log-led-other = Przeciwnik zagrywa { card-acc }.
log-answered-own = Dokładasz { card-acc }.
log-answered-other = Przeciwnik dokłada { card-acc }.
log-trick-own = Bierzesz lewę.
log-trick-other = Przeciwnik bierze lewę.
log-drew-own = Dobierasz { card-acc }.
log-drew-turn-up = Przeciwnik bierze { card-acc }.
log-married-own = Meldujesz { $points }: { suit }.
log-married-other = Przeciwnik melduje { $points }: { suit }.
log-exchanged-own = Wymieniasz i bierzesz { card-acc }.
log-exchanged-other = Przeciwnik wymienia i bierze { card-acc }.
log-closed-own = Zamykasz talon.
log-closed-other = Przeciwnik zamyka talon.
log-exhausted = Talon się skończył.
log-strict-win = Odtąd trzeba dokładać do koloru i przebijać, jeśli można.
log-strict-follow = Odtąd trzeba dokładać do koloru, jeśli można.
log-claimed-own = Zgłaszasz 66.
log-claimed-other = Przeciwnik zgłasza 66.
log-your-lead = Twoje wyjście, { card-count }.
log-your-turn = Twój ruch, { card-count }.
log-your-draw = Twój ruch: dobierz.
log-reconnected = Połączenie wróciło.
log-points-shown = Moje punkty: { $points }.
log-points-hidden = Moje punkty są ukryte.
state-turn-own = Twój ruch.
state-turn-other = Ruch przeciwnika.
state-led = Na stole { card }.
state-tricks = Masz { $own ->
    [one] { $own } lewę
    [few] { $own } lewy
    [many] { $own } lew
   *[other] { $own } lewy
}, przeciwnik { $other }.
state-score = Partia: { $own } do { $other }, gra do { $target }.
state-hand = Twoje karty: { $cards }.

## Połączenie

line-lost = Utracono połączenie. Ponowne łączenie…
line-waiting = Twój ostatni ruch jest zachowany i zostanie wysłany.
table-gone = Serwer nie zna już tego stołu. Zaczęła się nowa partia.
server-away = Serwer nie odpowiada. Kolejna próba…
refused = Stół tego nie przyjął: { $message }

## Koniec rozdania

result-title = { $points ->
    [0] Nikt nie zdobywa punktów
    [one] { $who } +{ $points }
   *[other] { $who } +{ $points }
}
end-own = Wygrywasz rozdanie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} partii.
end-other = Przeciwnik wygrywa rozdanie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} partii.
result-claim-own = Zgłaszasz 66 i masz { $won }.
result-claim-other = Przeciwnik zgłasza 66 i ma { $won }.
result-reached-own = Masz 66.
result-reached-other = Przeciwnik ma 66.
result-false-claim-own = Przeciwnik zgłosił 66, a miał tylko { $lost }.
result-false-claim-other = Twoje zgłoszenie było błędne: tylko { $lost }.
result-closer-failed-own = Przeciwnik zamknął i nie doszedł do 66.
result-closer-failed-other = Zamknięcie się nie udało: zabrakło do 66.
result-closer-unclaimed-own = Przeciwnik zamknął, miał 66 i tego nie zgłosił.
result-closer-unclaimed-other = Zamykasz talon i masz 66, ale bez zgłoszenia.
result-closer-beaten-own = Przeciwnik zamknął, ale ty masz 66 wcześniej.
result-closer-beaten-other = Zamykasz talon, ale przeciwnik ma 66 wcześniej.
result-higher-total-own = Nikt nie zgłosił; masz więcej punktów.
result-higher-total-other = Nikt nie zgłosił; przeciwnik ma więcej punktów.
result-last-trick-own = Ostatnia lewa jest twoja.
result-last-trick-other = Ostatnią lewę wziął przeciwnik.
result-counted-own = Policzono karty: masz { $won }.
result-counted-other = Policzono karty: przeciwnik ma { $won }.
result-draw = Remis: nikt nie zdobywa punktów.
grade-1 = Przegrany ma { $limit } lub więcej: 1 punkt.
grade-2 = Przegrany ma lewę, ale mniej niż { $limit }: 2 punkty.
grade-3 = Przegrany nie ma żadnej lewy: 3 punkty.
penalty-2 = Kara to 2 punkty.
penalty-3 = Kara to 3 punkty: zwycięzca nie miał żadnej lewy.
penalty-other = Kara to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
result-hands = Rozdane karty
result-drawn = Dobrane karty, po kolei
result-talon = Reszta talonu w kolejności dobierania
result-tricks = Lewa po lewie
result-match = Partia
col-number = Nr
col-led = Wyjście
col-answer = Dołożono
points-from-marriages = { $points } z meldunków
bonus-last = ostatnia lewa +10
match-won = Wygrywasz partię { $own } do { $other }.
match-lost = Przeciwnik wygrywa partię { $other } do { $own }.
match-shutout = Do zera: liczy się podwójnie.
close-dialog = Zamknij okno
share-deal = Rozdanie w 66 do zagrania
share-link = Link do tego rozdania
link-copied = Link skopiowano.
link-copy-failed = Przeglądarka nie pozwoliła kopiować. Zaznacz link i skopiuj go samodzielnie.
practice-impossible = To urządzenie nie może teraz rozdać kart. Twoja partia jest nienaruszona: odśwież stronę i spróbuj ponownie.

## Uczciwe rozdanie

fairness = Uczciwe rozdanie
fairness-about = Przed rozdaniem serwer pokazuje odcisk (SHA-256) swojego tajnego ziarna. Twoja przeglądarka dodaje własne. Po rozdaniu tajemnica zostaje ujawniona i każdy może sprawdzić, że kart nie zmieniono.
fairness-more = Tasowanie jest bez poprawek: żadna ręka nie jest odrzucana, nikt nie jest faworyzowany, a serie złych kart się zdarzają. Komputer wie tyle, ile ty wiedziałbyś na jego miejscu, i nic więcej. Gdzie indziej przeliczy to tools/verify_deal.py, sześćdziesiąt wierszy w Pythonie.
fairness-commitment = Odcisk pokazany przed rozdaniem
fairness-server-seed = Ziarno serwera
fairness-client-seed = Twoje ziarno
fairness-sealed = ukryte do końca rozdania
fairness-check = Sprawdź to rozdanie
fairness-good-seed = Ziarno zgadza się z odciskiem pokazanym przed rozdaniem.
fairness-bad-seed = Ziarno nie zgadza się z odciskiem!
fairness-good-cards = Przetasowano tu ponownie: zgadzają się wszystkie karty ({ $count }).
fairness-bad-cards = Przetasowano tu ponownie: karty się nie zgadzają!
fairness-bad-own-seed = Nie użyto ziarna twojej przeglądarki!
fairness-unseen = To urządzenie nie widziało odcisku przed rozdaniem; porównano z tym, który podaje stół.
fairness-next = Odcisk następnego rozdania

## Zasady

rules = Zasady
rules-title = Zasady partii
rules-preset = Odmiana
rules-house = Zasady domowe
rules-start = Zacznij nową partię
rules-warning = Bieżąca partia zostanie porzucona.
rules-changed = { $count ->
    [0] Jak w odmianie
    [one] { $count } różnica względem odmiany
    [few] { $count } różnice względem odmiany
    [many] { $count } różnic względem odmiany
   *[other] { $count } różnicy względem odmiany
}
rules-impossible = Te zasady nie pasują do siebie
clash-deal-pattern-needs-deck = 24 karty rozdaje się po 3 i 3 z atutem po nich lub między nimi, 20 kart po 3 i 2
clash-closed-marriage-needs-closing-lead = jeśli meldunki liczą się po zamknięciu, to także przy wyjściu z zamknięciem
clash-tie-decided-twice = remis albo rozstrzyga ostatnia lewa, albo punkty przechodzą dalej, nie jedno i drugie
clash-last-trick-leaves-nothing-unclaimed = jeśli ostatnia lewa wygrywa rozdanie, żadne nie zostaje niezgłoszone i nie ma remisu
clash-auto-has-no-claims = jeśli 66 wygrywa samo, niczego się nie zgłasza ani nie wymaga
rules-reset = Wróć do odmiany
rules-loading = Wczytywanie zasad…
yes = tak
no = nie
chip = { $label }: { $value }
group-match = Rozdanie i partia
group-exchange = Wymiana
group-marriage = Meldunki
group-strict = Dokładanie
group-close = Zamykanie
group-end = Zgłaszanie i punkty
preset-sixty-six = Sześćdziesiąt sześć
preset-sixty-six-about = 24 karty, do 7. Liczysz i zgłaszasz samodzielnie.
preset-sixty-six-light = Łatwe sześćdziesiąt sześć
preset-sixty-six-light-about = 66 wygrywa samo, bez zgłaszania i bez premii za ostatnią lewę.
preset-pagat = Klubowe sześćdziesiąt sześć
preset-pagat-about = Jak w angielskich książkach o kartach: meldunek przy zamykaniu, kara 2.
preset-german = Dawne sześćdziesiąt sześć
preset-german-about = Z dawnych niemieckich książek: bez obowiązku przebijania.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 kart, odmiana austriacka; można oglądać własne lewy.
preset-schnapsen-tournament = Schnapsen, turniej
preset-schnapsen-tournament-about = 20 kart, ściśle: bez oglądania lew, bez meldunku na początku.
preset-santase = Santase
preset-santase-about = Odmiana bułgarska, do 11; nieudane zamknięcie kosztuje 3.
preset-snapszli = Snapszli
preset-snapszli-about = 20 kart, odmiana węgierska; ostatnia lewa wygrywa.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = Zasady amerykańskie: meldunki do końca.
sw-deck = Liczba kart
sw-deal_pattern = Sposób rozdawania
val-deal_pattern-33T = trzy, trzy, atut
val-deal_pattern-3T3 = trzy, atut, trzy
val-deal_pattern-3T2 = trzy, atut, dwie
sw-next_dealer = Kto rozdaje następny
val-next_dealer-alternate = na zmianę
val-next_dealer-winner = zwycięzca
val-next_dealer-loser = przegrany
sw-match_target = Partia do
sw-match_count = Punkty partii liczy się
val-match_count-up = w górę
val-match_count-down = w dół do zera
sw-shutout_double = Partia do zera liczy się podwójnie
sw-look_back = Oglądanie lew
val-look_back-none = nigdy
val-look_back-last_trick = ostatnią lewę
val-look_back-own = własne lewy
val-look_back-own_plus_first = własne i pierwszą przeciwnika
sw-show_points = Punkty w czasie gry
val-show_points-hidden = ukryte
val-show_points-own = własne
val-show_points-both = obu stron
sw-exchange_needs_trick = Wymiana dopiero po wzięciu lewy
sw-exchange_when = Kiedy wymieniać
val-exchange_when-lead = przy swoim wyjściu
val-exchange_when-own_turn = w każdym swoim ruchu
sw-exchange_min_talon = Najmniejszy talon do wymiany
sw-auto_exchange = Wymiana dzieje się sama
sw-exchange_on_opponent_close = Wymiana po zamknięciu przez przeciwnika
sw-marriage_first_lead = Meldunek przy pierwszym wyjściu
sw-marriage_when_exhausted = Meldunek po wyczerpaniu talonu
sw-marriage_when_closed = Meldunek przy zamkniętym talonie
sw-marriage_on_closing_lead = Meldunek przy wyjściu z zamknięciem
sw-marriage_ends_deal = Po meldunku można od razu zgłosić 66
sw-auto_marriage = Meldunek zgłasza się sam
sw-must_head = Obowiązek przebijania
sw-must_trump = Obowiązek bicia atutem
sw-close_first_lead = Zamykanie przy pierwszym wyjściu
sw-close_timing = Kiedy zamykać
val-close_timing-either = przed dobraniem lub po nim
val-close_timing-after_draw = tylko po dobraniu
sw-close_min_talon = Najmniejszy talon do zamknięcia
sw-close_freeze = Punkty przeciwnika po zamknięciu
val-close_freeze-end = jak na końcu
val-close_freeze-at_close = jak przy zamknięciu
sw-close_fail = Nieudane zamknięcie kosztuje
val-close_fail-2or3 = 2, bez lewy 3
val-close_fail-2 = zawsze 2
val-close_fail-3 = zawsze 3
sw-close_fail_when = „Bez lewy” ocenia się
val-close_fail_when-at_close = przy zamknięciu
val-close_fail_when-at_end = na końcu
sw-close_beaten = Przeciwnik zamykającego ma 66 pierwszy
val-close_beaten-same = jak nieudane zamknięcie
val-close_beaten-2 = zawsze 2
sw-close_unclaimed = Po zamknięciu nikt nie zgłasza
val-close_unclaimed-count = liczy się karty
val-close_unclaimed-must_claim = przegrywa zamykający
sw-win_mode = 66 wygrywa
val-win_mode-claim = po zgłoszeniu
val-win_mode-auto = samo
sw-claim_when = Kiedy zgłaszać
val-claim_when-after_trick_or_meld = po lewie lub meldunku
val-claim_when-own_turn = w swoim ruchu
val-claim_when-any_time = w każdej chwili
sw-false_claim = Błędne zgłoszenie kosztuje
val-false_claim-2or3 = 2, bez lewy 3
val-false_claim-2 = zawsze 2
val-false_claim-3 = zawsze 3
val-false_claim-mirror = tyle, ile by się wygrało
sw-schneider_limit = Punkty chroniące przed podwójną przegraną
sw-last_trick = Ostatnia lewa
val-last_trick-ten = 10 punktów
val-last_trick-wins_1 = wygrywa rozdanie, 1 punkt
val-last_trick-wins_by_score = wygrywa rozdanie według punktów
val-last_trick-none = nic szczególnego
sw-unclaimed = Rozdanie, którego nikt nie zgłasza
val-unclaimed-higher_total = wygrywa wyższa suma
val-unclaimed-nobody = nikt nie dostaje punktów
sw-draw_carry = Punkty przechodzące po remisie
sw-draw_last_trick_wins = Ostatnia lewa rozstrzyga remis
sw-redeal_same_dealer_on_draw = Po remisie rozdaje ten sam gracz

## Ustawienia

settings = Ustawienia
statistics = Statystyka
set-language = Język
set-language-auto = jak przeglądarka
set-draw = Dobieraj za mnie po każdej lewie
set-draw-about = Zamykać i zgłaszać możesz wtedy dopiero po dobraniu.
set-only-card = Zagrywaj za mnie jedyną kartę
set-only-card-about = Gdy odpowiedzieć można tylko jedną. Zgłaszasz wtedy przy swoim wyjściu.
set-log = Pokazuj, co się stało
set-log-about = Słowami, gdy na stole jest miejsce. Stare lewy i tam się zapomina.
set-tap = Zagranie karty
set-tap-auto = myszą raz, palcem dwa razy
set-tap-one = jedno dotknięcie
set-tap-two = dwa dotknięcia
set-tap-drag = tylko przez przeciąganie
set-pace = Tempo
set-pace-slow = wolne
set-pace-normal = zwykłe
set-pace-fast = szybkie
set-pace-tap = lewy czekają na dotknięcie
set-call-back = Cofnięcie karty
set-call-back-about = Esc, „Cofnij” albo dotknięcie tej karty: jakby jej nie zagrano.
set-call-back-for =
    { $seconds ->
        [0] nigdy
       *[other] przez { $seconds } s
    }
display = Wygląd

## Klawisze

keys = Klawisze
key-position = karta według miejsca
key-rank = karta według wartości
key-suit = potem kolor, jeśli pasuje kilka
key-move = do następnej karty
key-enter = potwierdź: zagraj, dobierz, dalej
key-escape = anuluj
key-marriage = meldunek
key-exchange = wymień
key-close = zamknij (dwa razy)
key-claim = zgłoś 66 (dwa razy)
key-draw = dobierz
key-speak = odczytaj stan
key-hand = do kart
key-talon = odczytaj atut i talon
key-back = obejrzyj lewy, jeśli wolno
key-points = pokaż lub ukryj moje punkty
key-next = nowe rozdanie
key-help = ta lista

## Cofanie i podpowiedzi

act-undo = Cofnij
act-hint = Podpowiedź
why-nothing-to-undo = w tym rozdaniu nie ma jeszcze twojego ruchu
why-no-hint = teraz nie masz nic do rozstrzygnięcia
log-undone-own = Cofasz swój ostatni ruch.
log-undone-other = Przeciwnik cofa swój ostatni ruch.
practice = Trening
practice-about = Cofnięto po zobaczeniu nowych kart: to rozdanie nie liczy się do statystyk.
hint-nudge-only = Jest tylko jedno możliwe zagranie.
hint-nudge-lead = Twoje wyjście: którą kartę możesz oddać, a która jest jeszcze potrzebna?
hint-nudge-follow = Czy warto brać tę lewę?
hint-nudge-marriage = Spójrz na swoje króle i damy.
hint-nudge-exchange = Spójrz na odkryty atut.
hint-nudge-close = Spójrz na talon, zanim wyjdziesz.
hint-nudge-draw = Zanim dobierzesz: czy jest coś do zrobienia?
hint-nudge-claim = Ile masz już punktów?
hint-candidates = Rozważ: { $cards }
hint-best = { $label }. { $reason }
hint-gap = Następny wybór: o { NUMBER($points, maximumFractionDigits: 2) } mniej.
hint-why-win = Bierze lewę (+{ $points }).
hint-why-trump = Przebija atutem (+{ $points }).
hint-why-cheap = Tanio oddaje lewę (−{ $points }).
hint-why-nothing = Ta lewa nie jest nic warta.
hint-why-keep = Oszczędza karty, które będą potrzebniejsze.
hint-why-lead-sure = Nic jej nie przebije.
hint-why-lead-high = Przebije ją tylko atut.
hint-why-lead-trump = Przebije ją tylko wyższy atut.
hint-why-lead-low = Jeśli przeciwnik ją weźmie, strata jest mała.
hint-why-marriage = Od razu { $points } punktów.
hint-why-exchange = Odkryty atut jest na ręce wart więcej niż najniższy.
hint-why-close = Prawdopodobnie dojdziesz do 66 przed przeciwnikiem.
hint-why-draw = Nie ma nic lepszego do zrobienia wcześniej.
hint-why-claim = Z liczenia wynika, że masz 66.
level-novice = Nowicjusz
level-beginner = Początkujący
level-club = Klubowicz
level-strong = Mocny gracz
level-expert = Ekspert
level-master = Mistrz
menu = Menu
key-undo = cofnij
key-hint = podpowiedź

## Dźwięk

set-sound = Dźwięk
set-sound-off = wyłączony
set-sound-soft = cichy
set-sound-full = głośny
set-haptics = Wibracja przy zagraniu karty
say-sound-off = Dźwięk wyłączony.
say-sound-on = Dźwięk włączony.
say-drag = Przeciągnij kartę na stół.
key-mute = dźwięk włączony lub nie
key-change = Zmień klawisz dla: { $label }
key-press = Naciśnij nowy klawisz. Esc: bez zmian.
key-taken = „{ $value }” jest zajęty: { $label }. Wybierz inny klawisz.
key-cards = karty
key-reset = Wróć do zwykłych klawiszy
key-letters = Litery i cyfry są klawiszami
key-letters-about = Wył.: tylko Tab, strzałki, Enter i Esc.

## Ile kosztują decyzje

cost-title = Twoje decyzje
cost-wait = Liczę…
cost-none = Żadna z twoich decyzji nie kosztowała nic wartego wzmianki.
cost-none-other = Żadna z twoich pozostałych decyzji nie kosztowała nic wartego wzmianki.
cost-most = Najdroższa decyzja, lewa { $count }: { $label }.
cost-better = { $label }: to byłoby warte o { $points } więcej.
cost-sum = Łączny koszt twoich decyzji w punktach partii: { $points }.
cost-worth = Z tymi kartami mistrz spodziewałby się w punktach partii: { $points }.
luck-very-good = Bardzo dobre karty.
luck-good = Dobre karty.
luck-even = Średnie karty.
luck-poor = Słabe karty.
luck-very-poor = Bardzo słabe karty.
cost-about = Liczone według tego, co dało się wiedzieć, nie z odkrytymi kartami.

## Zgłoszenia po fakcie

verdict-late = 66 było już wcześniej; lewy rozegrane potem: { $count }.
verdict-missed = 66 było, ale bez zgłoszenia; lewy rozegrane potem: { $count }.
verdict-short = Zabrakło ci { $points } do 66.
help-count = Poćwicz liczenie
help-close = Lekcja: kiedy zamykać
help-back = Wróć do wyniku

## Nauka

learn = Nauka
first-lesson = Poznaj grę w 5 minut
first-lesson-away = Nie teraz
