# Karty niemieckie: słowa w miejsce tych z innych plików.
# $suit: S wino, H czerwień, D dzwonek, C żołądź. $rank: A tuz, Q wyżnik, J niżnik.

rank-word = { $rank ->
    [A] tuz
    [K] król
    [Q] wyżnik
    [J] niżnik
    [T] dziesiątka
   *[9] dziewiątka
}
suit = { $suit ->
    [S] wino
    [H] czerwień
    [D] dzwonek
   *[C] żołądź
}
# Dopełniacz koloru: król żołędzi.
card = { rank-word } { $suit ->
    [S] wina
    [H] czerwieni
    [D] dzwonka
   *[C] żołędzi
}
card-acc = { $rank ->
    [A] tuza
    [K] króla
    [Q] wyżnika
    [J] niżnika
    [T] dziesiątkę
   *[9] dziewiątkę
} { $suit ->
    [S] wina
    [H] czerwieni
    [D] dzwonka
   *[C] żołędzi
}
why-marriage-announced = zagraj króla lub wyżnika z meldunku
why-marriage-needs-pair = potrzebny król i wyżnik w jednym kolorze
hint-nudge-marriage = Spójrz na swoje króle i wyżniki.

# The ranks in the rules.
rt-rank = { rank-word }

# Lessons and drills.
learn-dear = Oddajesz w ten sposób punkty: { $points }. Niżnik lub dziewiątka kosztuje mniej.
learn-values-1 = Karty liczą się tak: tuz 11, dziesiątka 10, król 4, wyżnik 3, niżnik 2, dziewiątka 0. Kto pierwszy ma 66, wygrywa rozdanie. Zagraj kartę za 10.
learn-values-2 = Tuz, dziesiątka, król, wyżnik, niżnik, dziewiątka: taka jest kolejność, więc twoja dziesiątka pobiła króla. Lewa jest twoja i liczy się za 14. Dobierz.
learn-values-done = O tuzy i dziesiątki warto walczyć. Dziewiątkę łatwo oddać.
learn-trick-3 = Twoje wyjście. Karta, którą możesz stracić, powinna być tania: wyjdź niżnikiem lub dziewiątką.
learn-trick-4 = Leży tuz, którego nie pobijesz. Dopóki są karty do dobierania, nie trzeba dokładać do koloru. Dorzuć niżnika lub dziewiątkę.
learn-trump-1 = Odkryta karta pokazuje kolor atutowy: czerwień. Atut bije każdą kartę innych kolorów. Leży tuz: weź go małym atutem.
learn-trump-2 = 13 punktów za niżnika. Dobierz.
learn-trump-3 = Masz tuza atutowego. Nic go nie pobije. Wyjdź nim.
learn-trump-done = Atuty biorą lewy. Trzymaj je na tuzy i dziesiątki.
learn-trump-small = Też bierze, ale wystarczy niżnik. Zachowaj tuza atutowego.
learn-trump-none = To nie pobije tuza. Zrobi to tylko atut.
learn-trump-sure = Tę kartę można pobić. Tuza atutowego nie.
learn-marriage-1 = Król i wyżnik jednego koloru to meldunek. Zgłoszony, gdy wychodzisz, liczy się za 20, w atutach za 40. Masz taki: zamelduj.
learn-marriage-4 = Do wyżnika atutowego przyszedł król. To jest warte 40: zamelduj.
learn-marriage-done = Ponad 60 punktów z jedną lewą! Przy każdym wyjściu szukaj króla i wyżnika.
learn-exchange-1 = Pod talonem leży tuz atutowy. Masz dziewiątkę, najniższy atut. Przy swoim wyjściu, gdy masz już lewę, możesz je wymienić. Wymień.
learn-exchange-2 = Tuz za dziewiątkę. Nic go nie pobije: wyjdź nim.
learn-strict-1 = Talon się skończył. Odtąd trzeba dokładać do koloru i przebijać, jeśli się da. Leży wyżnik: niedozwolone karty są przyciemnione.
learn-strict-2 = Przeciwnik też musi dokładać, a ma dziesiątkę dzwonka. Wyjdź tuzem dzwonka: dziesiątka musi spaść.
learn-strict-ten = Wtedy dziesiątka zostaje u przeciwnika. Wyjdź tuzem dzwonka.
learn-count-1 = Punktów nie widać: liczysz sam. Masz meldunek, 20, wyżnika, 3, i niżnika, 2. To 25. Leży dziesiątka: weź ją kartą, która liczy się najwięcej.
learn-count-2 = 25 i 21 za tuza z dziesiątką: 46. Dobierz.
learn-count-trump = To bierze lewę, ale daje tylko 12. Tuz daje 21.
learn-count-slow = Nie wiadomo, czy ta lewa da 20. Spójrz na swoje króle i wyżniki.
learn-claim-1 = Meldunek za 40 i lewy za 14: masz 54. Zgłoszenie poniżej 66 kosztuje 2 lub 3 punkty partii. Najpierw wyjdź tuzem.
learn-claim-weak = Tę kartę łatwo pobić albo daje za mało. Wyjdź tuzem.
learn-close-2 = Teraz przeciwnik musi dokładać. Wyjdź tuzem atutowym.
drill-ask-marriage = Zakryte karty w talonie: { $count }, nieznane karty przeciwnika: { $own }. Nie było jeszcze widać króla ani wyżnika w kolorze { suit }. Jakie jest prawdopodobieństwo, że przeciwnik ma obie te karty?

# The rules.
rt-cards = { $deck ->
    [20] Gra się dwudziestoma kartami: tuz, dziesiątka, król, wyżnik i niżnik w każdym kolorze.
   *[other] Gra się dwudziestoma czterema kartami: tuz, dziesiątka, król, wyżnik, niżnik i dziewiątka w każdym kolorze.
}
rt-order = { $deck ->
    [20] W każdym kolorze najstarszy jest tuz, potem dziesiątka, król, wyżnik, niżnik. Dziesiątka bije króla.
   *[other] W każdym kolorze najstarszy jest tuz, potem dziesiątka, król, wyżnik, niżnik, dziewiątka. Dziesiątka bije króla.
}
rt-last-draw = { $deck ->
    [20] Na końcu dobiera się kartę leżącą odkrytą: odkryty atut albo wymienionego na niego niżnika.
   *[other] Na końcu dobiera się kartę leżącą odkrytą: odkryty atut albo wymienioną na niego dziewiątkę.
}
rt-marriage = Kto wychodzi, może zameldować króla i wyżnika jednego koloru: pokazuje obie karty i wychodzi jedną z nich.
rt-marriage-auto = Kto wychodzi królem lub wyżnikiem i ma drugą kartę pary, tym samym ją melduje. Można też zameldować przedtem.
rt-exchange = { $deck ->
    [20] Kto ma niżnika atutowego, może go wymienić na odkryty atut.
   *[other] Kto ma dziewiątkę atutową, może ją wymienić na odkryty atut.
}
rt-exchange-auto = { $deck ->
    [20] Niżnik atutowy sam wymienia się na odkryty atut, gdy tylko wolno.
   *[other] Dziewiątka atutowa sama wymienia się na odkryty atut, gdy tylko wolno.
}
rt-exchange-turned-up = { $deck ->
    [20] Jeśli odkrytym atutem jest sam niżnik, w tym rozdaniu wymiany nie ma.
   *[other] Jeśli odkrytym atutem jest sama dziewiątka, w tym rozdaniu wymiany nie ma.
}

# Statistics.
stats-kind-no-ace = Bez tuza
