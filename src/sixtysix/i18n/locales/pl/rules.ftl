# Zasady odmiany jako tekst dla graczy i układanie zasad domowych.

## Części

rt-object-title = O co chodzi
rt-cards-title = Karty
rt-deal-title = Rozdanie
rt-play-title = Lewy
rt-talon-title = Dobieranie
rt-marriage-title = Meldunki
rt-exchange-title = Wymiana
rt-close-title = Zamykanie
rt-strict-title = Ścisłe zasady
rt-claim-title = Liczenie i 66
rt-worth-title = Ile warte jest rozdanie
rt-end-title = Gdy skończą się karty
rt-match-title = Partia
rt-aid-title = Oglądanie lew i liczenie

## Cel, karty, rozdanie

rt-object-claim = Dwóch graczy. Trzeba mieć 66 punktów w lewach i meldunkach i zgłosić je przed przeciwnikiem.
rt-object-auto = Dwóch graczy. Kto pierwszy ma 66 punktów w lewach i meldunkach, wygrywa rozdanie.
rt-cards = { $deck ->
    [20] Gra się dwudziestoma kartami: as, dziesiątka, król, dama i walet w każdym kolorze.
   *[other] Gra się dwudziestoma czterema kartami: as, dziesiątka, król, dama, walet i dziewiątka w każdym kolorze.
}
rt-order = { $deck ->
    [20] W każdym kolorze najstarszy jest as, potem dziesiątka, król, dama, walet. Dziesiątka bije króla.
   *[other] W każdym kolorze najstarszy jest as, potem dziesiątka, król, dama, walet, dziewiątka. Dziesiątka bije króla.
}
rt-values = Ile są warte w punktach, razem 120:
rt-rank = { $rank ->
    [A] as
    [T] dziesiątka
    [K] król
    [Q] dama
    [J] walet
   *[9] dziewiątka
}
rt-card = Karta
rt-card-points = Punkty
rt-lot = O tym, kto rozdaje pierwszy, decyduje los.
rt-next-dealer-alternate = Potem gracze rozdają na zmianę.
rt-next-dealer-winner = Potem rozdaje ten, kto wygrał poprzednie rozdanie.
rt-next-dealer-loser = Potem rozdaje ten, kto przegrał poprzednie rozdanie.
rt-deal-33T = Każdy dostaje sześć kart, po trzy, najpierw przeciwnik rozdającego. Potem odkrywa się następną kartę.
rt-deal-3T3 = Każdy dostaje trzy karty, najpierw przeciwnik rozdającego. Potem odkrywa się następną kartę i każdy dostaje jeszcze trzy: razem sześć.
rt-deal-3T2 = Każdy dostaje trzy karty, najpierw przeciwnik rozdającego. Potem odkrywa się następną kartę i każdy dostaje jeszcze dwie: razem pięć.
rt-talon = Kolor odkrytej karty jest atutowy. Pozostałe karty (jest ich { $count }) leżą na niej w poprzek, zakryte: razem tworzą talon.

## Lewy i dobieranie

rt-lead = Do pierwszej lewy wychodzi przeciwnik rozdającego; rozdający dokłada jedną kartę.
rt-wins = Lewę bierze starszy atut; jeśli atutu nie ma, starsza karta w kolorze wyjścia.
rt-free = Dopóki talon trwa i nie jest zamknięty, można wyjść dowolną kartą i dołożyć dowolną: nie trzeba dokładać do koloru, przebijać ani bić atutem.
rt-winner = Kto bierze lewę, zabiera obie karty i wychodzi do następnej.
rt-draw = Po każdej lewie ten, kto ją wziął, dobiera wierzchnią kartę talonu, potem drugi gracz następną.
rt-last-draw = { $deck ->
    [20] Na końcu dobiera się kartę leżącą odkrytą: odkryty atut albo wymienionego na niego waleta.
   *[other] Na końcu dobiera się kartę leżącą odkrytą: odkryty atut albo wymienioną na niego dziewiątkę.
}

## Meldunki

rt-marriage = Kto wychodzi, może zameldować króla i damę jednego koloru: pokazuje obie karty i wychodzi jedną z nich.
rt-marriage-auto = Kto wychodzi królem lub damą i ma drugą kartę pary, tym samym ją melduje. Można też zameldować przedtem.
rt-marriage-worth = Meldunek wart jest 20 punktów, w atutach 40.
rt-marriage-first = Meldować można już przy pierwszym wyjściu; punkty liczą się wtedy dopiero, gdy meldujący weźmie lewę.
rt-marriage-first-not = Przy pierwszym wyjściu nie wolno meldować.
rt-marriage-exhausted = Meldować można także po wyczerpaniu talonu.
rt-marriage-exhausted-not = Po wyczerpaniu talonu już się nie melduje.
rt-marriage-closed-yes = Po zamknięciu talonu melduje się jak przedtem, także przy wyjściu, przy którym się zamyka.
rt-marriage-closed-lead = Po zamknięciu talonu możliwy jest już tylko jeden meldunek: zamykającego, przy tym samym wyjściu, przy którym zamyka.
rt-marriage-closed-no = Po zamknięciu talonu już się nie melduje, nawet przy wyjściu, przy którym się zamyka.
rt-marriage-66-claim-now = Kto meldunkiem dochodzi do 66, może je zgłosić od razu, zanim drugi dołoży kartę.
rt-marriage-66-claim-later = Kto meldunkiem dochodzi do 66, może je zgłosić dopiero po rozegraniu lewy z meldunkiem.
rt-marriage-66-auto-now = Kto meldunkiem dochodzi do 66, wygrywa od razu, zanim drugi dołoży kartę.
rt-marriage-66-auto-later = Kto meldunkiem dochodzi do 66, wygrywa dopiero po rozegraniu lewy z meldunkiem.

## Wymiana

rt-exchange = { $deck ->
    [20] Kto ma waleta atutowego, może go wymienić na odkryty atut.
   *[other] Kto ma dziewiątkę atutową, może ją wymienić na odkryty atut.
}
rt-exchange-auto = { $deck ->
    [20] Walet atutowy sam wymienia się na odkryty atut, gdy tylko wolno.
   *[other] Dziewiątka atutowa sama wymienia się na odkryty atut, gdy tylko wolno.
}
rt-exchange-lead = Wymienia się tylko przy swoim wyjściu, przed zagraniem karty i gdy obaj gracze mają komplet kart.
rt-exchange-own_turn = Wymienia się w swoim ruchu, przy wyjściu i przy dokładaniu, ale dopiero gdy obaj gracze dobrali.
rt-exchange-trick = Do wymiany trzeba mieć już wziętą lewę.
rt-exchange-no-trick = Do wymiany nie trzeba mieć wziętej lewy.
rt-exchange-talon-2 = Wymieniać można, dopóki leży odkryty atut.
rt-exchange-talon-3 = Do wymiany w talonie muszą być więcej niż dwie karty, licząc odkryty atut.
rt-exchange-talon-4 = Do wymiany w talonie muszą być co najmniej cztery karty, licząc odkryty atut.
rt-exchange-closed-no = Po zamknięciu talonu nikt nie wymienia.
rt-exchange-closed-yes = Po zamknięciu talonu może wymienić już tylko przeciwnik zamykającego, nawet bez lewy: od razu, zanim dołoży do pierwszej karty.
rt-exchange-closed-auto = Po zamknięciu talonu wymienia już tylko przeciwnik zamykającego, nawet bez lewy, i to też dzieje się samo.
rt-exchange-turned-up = { $deck ->
    [20] Jeśli odkrytym atutem jest sam walet, w tym rozdaniu wymiany nie ma.
   *[other] Jeśli odkrytym atutem jest sama dziewiątka, w tym rozdaniu wymiany nie ma.
}

## Zamykanie

rt-close = Kto wychodzi, może przed zagraniem karty zamknąć talon: odkryty atut kładzie się na nim zakryty. Od tej chwili nikt nie dobiera i obowiązują ścisłe zasady.
rt-close-first = Zamknąć można już przed pierwszym wyjściem.
rt-close-first-not = Przed pierwszym wyjściem nie wolno zamykać.
rt-close-either = Po lewie można zamknąć przed dobraniem, gdy każdy ma o jedną kartę mniej, albo po nim.
rt-close-after_draw = Po lewie można zamknąć dopiero, gdy obaj gracze dobrali.
rt-close-talon-2 = Zamknąć można, dopóki w talonie są karty.
rt-close-talon-4 = Do zamknięcia w talonie muszą być co najmniej cztery karty, licząc odkryty atut.
rt-close-won-end = Jeśli zamykający dochodzi do 66, jego punkty partii zależą od lew i punktów drugiego gracza na końcu.
rt-close-won-at_close = Jeśli zamykający dochodzi do 66, jego punkty partii zależą od lew i punktów drugiego gracza w chwili zamknięcia.
rt-close-fail-2or3-at_close = Jeśli zamykający nie dojdzie do 66, drugi gracz zdobywa 2 punkty partii, albo 3, jeśli przy zamknięciu nie miał lewy.
rt-close-fail-2or3-at_end = Jeśli zamykający nie dojdzie do 66, drugi gracz zdobywa 2 punkty partii, albo 3, jeśli na końcu nie ma lewy.
rt-close-fail-2 = Jeśli zamykający nie dojdzie do 66, drugi gracz zawsze zdobywa 2 punkty partii.
rt-close-fail-3 = Jeśli zamykający nie dojdzie do 66, drugi gracz zawsze zdobywa 3 punkty partii.
rt-close-beaten-same = Jeśli drugi gracz pierwszy dojdzie do 66, liczy się to jak nieudane zamknięcie.
rt-close-beaten-2 = Jeśli drugi gracz pierwszy dojdzie do 66, zawsze zdobywa 2 punkty partii.
rt-close-unclaimed-count = Jeśli zagrano wszystkie karty i nikt nie zgłosił, liczy się punkty zamykającego: z 66 wygrywa, inaczej zamknięcie się nie udało.
rt-close-unclaimed-must_claim = Jeśli zagrano wszystkie karty i nikt nie zgłosił, zamknięcie się nie udało, chyba że zamykający wziął ostatnią lewę i ma 66.
rt-close-last-trick = Przy zamkniętym talonie ostatnia lewa nic dodatkowo nie daje.

## Ścisłe zasady

rt-strict = Obowiązują, gdy talon się wyczerpał albo jest zamknięty: trzeba dokładać do koloru.
rt-head = Kto może, musi przebić kartę wyjścia starszą kartą w tym kolorze.
rt-head-free = Karty wyjścia nie trzeba przebijać.
rt-trump = Kto nie ma karty w kolorze wyjścia, musi bić atutem; kto nie ma i atutu, może zagrać dowolną kartę.
rt-trump-free = Kto nie ma karty w kolorze wyjścia, może zagrać dowolną kartę; nikt nie musi bić atutem.

## Liczenie i 66

rt-count = Liczą się karty we własnych lewach i własne meldunki.
rt-claim-own_turn = Kto sądzi, że ma 66, może je zgłosić w swoim ruchu, zanim zagra kartę. Rozdanie się kończy i liczy się karty.
rt-claim-after_trick_or_meld = Kto sądzi, że ma 66, może je zgłosić zaraz po wzięciu lewy, przed następnym wyjściem, albo z meldunkiem. Rozdanie się kończy i liczy się karty. Kto przegapi tę chwilę, musi najpierw wziąć inną lewę albo zameldować.
rt-claim-after_trick = Kto sądzi, że ma 66, może je zgłosić zaraz po wzięciu lewy, przed następnym wyjściem. Rozdanie się kończy i liczy się karty. Kto przegapi tę chwilę, musi najpierw wziąć inną lewę.
rt-claim-any_time = Kto sądzi, że ma 66, może je zgłosić w każdej chwili, także w ruchu drugiego gracza. Rozdanie się kończy i liczy się karty.
rt-claim-auto = Niczego się nie zgłasza: 66 samo kończy rozdanie.
rt-claim-both = Jeśli obaj gracze mają 66, wygrywa ten, kto pierwszy zgłosi.
rt-false-2or3 = Kto zgłasza, mając mniej niż 66, daje drugiemu 2 punkty partii, albo 3, jeśli drugi nie ma lewy.
rt-false-2 = Kto zgłasza, mając mniej niż 66, zawsze daje drugiemu 2 punkty partii.
rt-false-3 = Kto zgłasza, mając mniej niż 66, zawsze daje drugiemu 3 punkty partii.
rt-false-mirror = Kto zgłasza, mając mniej niż 66, daje drugiemu tyle punktów partii, ile sam by wygrał.
rt-false-closer = Jeśli błędnie zgłosił zamykający, drugi zdobywa co najmniej tyle, ile kosztuje nieudane zamknięcie.

## Ile warte jest rozdanie

rt-worth = Tyle dostaje zwycięzca rozdania:
rt-worth-points = Punkty partii
rt-worth-when = Kiedy
rt-worth-1 = Przegrany ma { $limit } punktów lub więcej.
rt-worth-2 = Przegrany ma lewę, ale mniej niż { $limit } punktów.
rt-worth-3 = Przegrany nie ma żadnej lewy.
rt-worth-close = Zamykający nie doszedł do 66.
rt-worth-false = 66 zgłoszono błędnie.
rt-worth-last = Nikt jeszcze nie wygrał i rozstrzyga ostatnia lewa.

## Gdy skończą się karty

rt-last-ten = Ostatnia lewa otwartego rozdania daje temu, kto ją wziął, 10 punktów.
rt-last-none = Ostatnia lewa nic dodatkowo nie daje.
rt-last-wins_1 = Jeśli w otwartym rozdaniu zagrano wszystkie karty i nikt jeszcze nie wygrał, wygrywa je ten, kto wziął ostatnią lewę: 1 punkt partii.
rt-last-wins_by_score = Jeśli w otwartym rozdaniu zagrano wszystkie karty i nikt jeszcze nie wygrał, wygrywa je ten, kto wziął ostatnią lewę: 1, 2 lub 3 punkty partii, zależnie od tego, co ma drugi gracz.
rt-unclaimed-higher = Jeśli w otwartym rozdaniu zagrano wszystkie karty i nikt jeszcze nie wygrał, wygrywa wyższa suma: 1, 2 lub 3 punkty partii, zależnie od tego, co ma drugi gracz.
rt-unclaimed-higher-66 = Jeśli w otwartym rozdaniu zagrano wszystkie karty i nikt jeszcze nie wygrał, wygrywa wyższa suma, o ile wynosi co najmniej 66: 1, 2 lub 3 punkty partii, zależnie od tego, co ma drugi gracz. Inaczej jest remis.
rt-unclaimed-nobody = Jeśli w otwartym rozdaniu zagrano wszystkie karty i nikt jeszcze nie wygrał, jest remis.
rt-tie = Równe sumy to remis.
rt-tie-last-trick = Jeśli jednak sumy są równe, wygrywa ten, kto wziął ostatnią lewę: 1, 2 lub 3 punkty partii, zależnie od tego, co ma drugi gracz.
rt-carry-0 = Za remis nikt nie dostaje punktów.
rt-carry-1 = Za remis nikt nie dostaje punktów, ale następny zwycięzca dostaje o jeden punkt partii więcej za każdy remis przedtem.
rt-redeal = Po remisie rozdaje jeszcze raz ten sam gracz.
rt-redeal-not = Po remisie rozdaje drugi gracz.

## Partia, oglądanie, liczenie

rt-match-up = Partię wygrywa, kto pierwszy zdobędzie { $target ->
    [one] { $target } punkt partii
    [few] { $target } punkty partii
   *[other] { $target } punktów partii
}. Nadwyżka przepada.
rt-match-down = Każdy zaczyna od { $target } i odejmuje zdobyte punkty partii; partię wygrywa, kto pierwszy dojdzie do zera. Nadwyżka przepada.
rt-shutout = Partia, w której przegrany nie ma ani jednego punktu partii, liczy się podwójnie.
rt-shutout-not = Partia liczy się raz, choćby przegrany nie miał ani jednego punktu partii.
rt-look-none = Lewy leżą zakryte i już się ich nie ogląda.
rt-look-last_trick = Ostatnią lewę można obejrzeć do następnego wyjścia.
rt-look-own = Każdy może przeglądać lewy, które wziął.
rt-look-own_plus_first = Każdy może przeglądać lewy, które wziął, i pierwszą lewę przeciwnika.
rt-points-hidden = Każdy liczy w pamięci: przed końcem rozdania nie pokazuje się sum.
rt-points-own = Każdy widzi własne punkty.
rt-points-both = Każdy widzi punkty obu graczy i karty, których jeszcze nie było widać.

## Zasady bez znaczenia

rt-idle-auto = Tu bez znaczenia: 66 wygrywa samo.
rt-idle-no-draw = Tu bez znaczenia: przy tych zasadach nie ma remisu.
rt-idle-fixed-cost = Tu bez znaczenia: nieudane zamknięcie zawsze kosztuje tyle samo.

## Strona zasad

rp-title = Zasady: { $name }
rp-of-house = { $name }, zasady domowe
rp-numbers = Numery na końcu zdań to numery zasad pisanych; można się na nie powołać.
rp-diff = Co różni się od odmiany „{ $name }”
rp-diff-none = Nic: to dokładnie zasady odmiany „{ $name }”.
rp-diff-was = { $name }: { $value }
rp-print = Drukuj
rp-back = Wstecz
rp-change = Graj tak lub zmień zasady
rp-bad-link = Części tego linku nie zrozumiano; czego w nim nie ma, jest jak w odmianie „{ $name }”.
rp-read = Czytaj zasady

## Zasady domowe

he-changes = Zmiany względem odmiany „{ $name }”
he-changes-none = Nic nie zmieniono: to zasady odmiany „{ $name }”.
he-draft = To nie są zasady bieżącej partii; zostaną tutaj, dopóki nie zaczniesz partii według nich.
he-draft-running = Pokaż zasady bieżącej partii
he-dropped = Twoje zmiany w odmianie „{ $name }” odłożono.
he-take-back = { $label }: cofnij tę zmianę
he-otherwise = Inaczej: { $message }
he-others = Inne możliwości
he-value = { $value }: { $message }
he-clash-one = Nie pasuje do pozostałych zasad: { $message }.
he-clash-mend = Cofnij jedną z tych zmian:
he-aid = Pomoc w liczeniu
he-aid-about = Taka sama dla obu graczy. Nikt nie sprawdzi, co gracz pamięta albo zapisuje; chodzi o to, co pokazuje stół.
he-aid-strict = Ścisła
he-aid-strict-about = Bez oglądania lew, bez sum.
he-aid-soft = Łagodna
he-aid-soft-about = Można oglądać własne lewy i pierwszą przeciwnika; bez sum.
he-aid-own = Własne punkty
he-aid-own-about = Jak „Łagodna”, a do tego widzisz własne punkty.
he-aid-open = Jawne liczenie
he-aid-open-about = Jak „Łagodna”, a do tego widzisz punkty obu graczy i karty, których jeszcze nie było widać.
he-aid-mixed = Inne połączenie
he-aid-mixed-about = Jak mówią dwa przełączniki niżej.
he-own = Moje zasady domowe
he-own-none = Żadnych jeszcze nie zapisano. Zmień zasady i nadaj im nazwę.
he-own-name = Nazwa
he-own-save = Zapisz
he-own-save-as = Zapisz te zasady pod nazwą
he-own-saved = „{ $name }” zapisano w tej przeglądarce.
he-own-replaced = „{ $name }” zapisano w tej przeglądarce w miejsce tego, co miało tę nazwę.
he-own-name-missing = Najpierw nadaj zasadom nazwę.
he-own-rename = Zmień nazwę „{ $name }”
he-own-renamed = Nowa nazwa: „{ $name }”.
he-own-name-taken = Zasady o nazwie „{ $name }” już są.
he-own-delete = Usuń „{ $name }”
he-own-deleted = Usunięto „{ $name }”.
he-own-undo = Cofnij
he-own-back = Przywrócono „{ $name }”.
he-own-full = Pamięć przeglądarki jest pełna albo zablokowana: „{ $name }” zostanie tylko do zamknięcia tej strony. Link jest trwalszy.
he-own-strange = { $count ->
    [one] Jednego zapisanego wpisu ta wersja nie umie odczytać. Wpis zostaje zachowany.
    [few] { $count } zapisanych wpisów ta wersja nie umie odczytać. Wpisy zostają zachowane.
   *[other] { $count } zapisanych wpisów ta wersja nie umie odczytać. Wpisy zostają zachowane.
}
he-share = Udostępnij te zasady
he-share-link = Link do tych zasad
he-copy = Kopiuj link
he-send = Wyślij…
he-link-title = Zasady z linku
he-link-good = Ktoś chce grać według tych zasad.
he-link-bad = Ten link jest uszkodzony albo z nowszej wersji. Nie zrozumiano:
he-link-unknown-preset = odmiany „{ $name }”
he-link-unknown-switch = przełącznika „{ $name }”
he-link-bad-value = wartości „{ $value }” dla „{ $name }”
he-link-damaged = znaków „{ $value }”
he-link-rest = To, co zrozumiano, jest ustawione niżej; reszta jak w odmianie „{ $name }”.
he-link-offer = Weź odmianę „{ $name }” bez zmian
clash-unclaimed-is-nobodys = jeśli niezgłoszone rozdanie nie liczy się nikomu, ostatnia lewa nie rozstrzyga remisu
clash-marriage-waits-for-its-trick = jeśli 66 z meldunku czeka na swoją lewę, nie można go zgłaszać w każdej chwili
