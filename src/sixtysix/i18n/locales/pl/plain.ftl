# Partia w wierszach (sixtysix play --plain).
# $rank to A K Q J T 9, $suit to S H D C; gdzie indziej $suit i $card to nazwy w tym języku.

## Karty

rank = { $rank ->
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
card = { rank } { suit }
nothing = brak

## Partia

welcome = Sześćdziesiąt sześć. Zasady: { $rules }. Partia do { $target } punktów. ? pokazuje pomoc.
resumed = Partia toczy się dalej od miejsca, w którym ją przerwano.
deal-own = Rozdanie { $deal }. Ty rozdajesz; wychodzi przeciwnik.
deal-other = Rozdanie { $deal }. Rozdaje przeciwnik; ty wychodzisz.
commitment = Odcisk tasowania: { $hash }
seed = Ziarno tasowania: { $seed }
turned-up = Atut: { $suit }. Odkryta karta: { $card }.
score = Partia: ty { $own }, przeciwnik { $other }, gra do { $target }.
match-won = Wygrywasz partię { $own } do { $other }.
match-lost = Przeciwnik wygrywa partię { $other } do { $own }.
shutout = Partia liczy się podwójnie.
saved = Zapis jest w pliku { $file }
left = Partia jest zapisana w pliku { $file }
    Dalej: sixtysix play --plain --record { $file }
not-saved = Nie można zapisać partii w pliku { $file }: { $reason }
ask-next = Enter: następne rozdanie.

## Twój ruch

hand = Twoje karty: { $cards }
ask-lead = Twoje wyjście.
ask-follow = Twój ruch; na stole: { $card }.
ask-draw = Dobierz (d lub Enter) albo najpierw zamknij lub zgłoś 66.
ask-announced = Król czy dama, { $suit }?
ask-any-time = Enter, żeby grać dalej; 66, żeby zgłosić.
turn-other = Ruch przeciwnika.
unclear = Nie rozumiem „{ $text }”. ? pokazuje pomoc.
no-such-place = Nie masz karty numer { $text }.
which-marriage = Który meldunek? Wpisz m i kolor, na przykład m h.
confirm-close = Zamknąć talon? Wpisz to jeszcze raz.
confirm-claim = Zgłosić 66? Wpisz to jeszcze raz.
not-done = Nic nie zrobiono.
undone = Cofnięto.
nothing-to-undo = W tym rozdaniu nie ma twojego ruchu do cofnięcia.
not-legal = Nie można: { $why } (zasada { $rule }).
points = Twoje punkty: { $points }.
points-hidden = Punkty są ukryte do końca rozdania: licz je w pamięci.
talon-open = Atut: { $suit }. Kart w talonie: { $count }. Odkryta karta: { $card }.
talon-closed-own = Atut: { $suit }. Talon zamknięty przez ciebie, kart w nim: { $count }.
talon-closed-other = Atut: { $suit }. Talon zamknięty przez przeciwnika, kart w nim: { $count }.
talon-empty = Atut: { $suit }. Talon się skończył.
tricks = Lewy: ty { $own }, przeciwnik { $other }.
look-none = Te zasady nie pozwalają oglądać lew ponownie.
look-nothing = Nie ma jeszcze lewy do obejrzenia.
look-own = Twoja lewa: { $cards }.
look-other = Lewa przeciwnika: { $cards }.
help =
    Karta: wartość i kolor, na przykład a h to as kier (wartości a t k q j 9: as, dziesiątka, król, dama, walet, dziewiątka; kolory s h d c: pik, kier, karo, trefl), albo jej numer na ręce.
    m h: zamelduj kiery; potem wyjdź królem (k) lub damą (q).
    x: wymień najniższy atut. c lub close: zamknij talon. d lub Enter: dobierz.
    66 lub w: zgłoś 66. Nikt tego wcześniej nie sprawdza; błędne zgłoszenie kosztuje rozdanie.
    h: karty. b: atut i talon. s: stan gry. p: punkty. l: ostatnia lewa.
    i lub hint: podpowiedź w trzech krokach, z każdym i o jeden dalej. f: odcisk tasowania; po rozdaniu jego sprawdzenie.
    z lub undo: cofnij swój ostatni ruch i to, co przeciwnik zrobił potem.
    quit: wyjdź; partia jest zapisana i można ją dokończyć.

## Dlaczego nie

why-deal-over = rozdanie skończone
why-not-your-turn = to nie twój ruch
why-card-not-in-hand = nie masz tej karty
why-must-follow-suit = trzeba dołożyć do koloru
why-must-head = trzeba przebić wyższą kartą tego koloru
why-must-trump = trzeba bić atutem
why-must-draw-first = najpierw dobierz
why-nothing-to-draw = teraz nie ma czego dobierać
why-marriage-announced = zagraj króla lub damę ze zgłoszonego meldunku
why-marriage-needs-pair = potrzebny król i dama tego koloru
why-marriage-needs-lead = melduje się tylko przy swoim wyjściu
why-marriage-on-first-lead = bez meldunku przy pierwszym wyjściu
why-marriage-when-exhausted = bez meldunków, gdy talon się skończył
why-marriage-when-closed = bez meldunków, gdy talon jest zamknięty
why-marriage-on-closing-lead = bez meldunku zaraz po zamknięciu
why-exchange-needs-lowest-trump = nie masz najniższego atutu
why-exchange-needs-lead = wymienia się tylko przy swoim wyjściu
why-exchange-needs-trick = najpierw weź lewę
why-exchange-talon-too-small = za mało kart w talonie
why-turn-up-is-lowest-trump = odkryty jest właśnie najniższy atut
why-talon-closed = talon jest zamknięty
why-talon-exhausted = talon się skończył
why-close-needs-lead = zamyka się tylko przy swoim wyjściu
why-close-on-first-lead = nie zamyka się przed pierwszym wyjściem
why-close-after-draw = najpierw dobierz, potem zamknij
why-close-talon-too-small = za mało kart w talonie
why-claim-is-automatic = przy tych zasadach 66 wygrywa samo
why-claim-not-now = zgłasza się tylko po wzięciu lewy albo po meldunku
why-claim-on-own-turn = zgłasza się tylko w swoim ruchu
why-marriage-does-not-end-deal = najpierw zagraj kartę z meldunku
why-unknown-action = nie ma takiego ruchu

## Co się stało

married-own = Meldujesz { $points }: { $suit }.
married-other = Przeciwnik melduje { $points }: { $suit }.
led-own = Zagrywasz: { $card }.
led-other = Przeciwnik zagrywa: { $card }.
answered-own = Dokładasz: { $card }.
answered-other = Przeciwnik dokłada: { $card }.
trick-own = Bierzesz lewę.
trick-other = Przeciwnik bierze lewę.
drew-own-card = Dobierasz: { $card }.
drew-other-card = Przeciwnik bierze odkrytą kartę: { $card }.
drew-other = Przeciwnik dobiera.
exhausted = Talon się skończył: odtąd trzeba dokładać do koloru i przebijać, jeśli można.
exchanged-own = Wymieniasz: { $given } na { $card }.
exchanged-other = Przeciwnik wymienia: { $given } na { $card }.
closed-own = Zamykasz talon, kart w nim: { $count }. Odtąd trzeba dokładać do koloru i przebijać, jeśli można.
closed-other = Przeciwnik zamyka talon, kart w nim: { $count }. Odtąd trzeba dokładać do koloru i przebijać, jeśli można.
claimed-own = Zgłaszasz 66.
claimed-other = Przeciwnik zgłasza 66.

## Koniec rozdania

scores-own = Zdobywasz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} partii.
scores-other = Przeciwnik zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} partii.
rule = Rozstrzyga zasada { $rule }.
totals = Punkty: ty { $own }, przeciwnik { $other }.
dealt-own = Twoje karty po rozdaniu: { $cards }.
dealt-other = Karty przeciwnika po rozdaniu: { $cards }.
dealt-talon = Talon w kolejności dobierania: { $cards }.
left-own = Niezagrane przez ciebie: { $cards }.
left-other = Niezagrane przez przeciwnika: { $cards }.
carried = Dodatkowo z rozdania zakończonego remisem: { $points }.
carry = Kto wygra następne rozdanie, dostaje { $points } więcej.
