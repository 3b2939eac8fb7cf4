## Dziewięć części

learn-about = Dziewięć krótkich części przy prawdziwym stole, około pięciu minut. Twoja partia poczeka.
learn-start = Zacznij tutaj
learn-go-on = Dalej tutaj
learn-ticked = zrobione
learn-return = Wróć do partii
learn-place = Część { $count } z { $target }
learn-arranged = ułożone karty
learn-arranged-about = Karty lekcji są ułożone. Karty partii nigdy.
learn-back = Wstecz
learn-skip = Pomiń tę część
learn-skip-all = Pomiń wszystko
learn-next = Następna część
learn-end = Do mojej partii
learn-finished = Ta część jest skończona. Przejdź do następnej.
learn-at-start = To jest sam początek.
learn-no-card = Nie ta karta: zrób to, co napisano wyżej.
learn-no-C = Za wcześnie na zamykanie: 66 jeszcze nie widać.
learn-no-D = Jeszcze nie: najpierw zrób to, co napisano wyżej.
learn-no-W = Twoje punkty: { $points }. Kto zgłasza, mając mniej niż 66, oddaje punkty partii przeciwnikowi.
learn-counts = Wartość tej karty: { $points }.
learn-dear = Oddajesz w ten sposób punkty: { $points }. Walet lub dziewiątka kosztuje mniej.

learn-values = Wartość kart
learn-values-1 = Karty liczą się tak: as 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. Kto pierwszy ma 66, wygrywa rozdanie. Zagraj kartę za 10.
learn-values-2 = As, dziesiątka, król, dama, walet, dziewiątka: taka jest kolejność, więc twoja dziesiątka pobiła króla. Lewa jest twoja i liczy się za 14. Dobierz.
learn-values-3 = Znów masz komplet kart. Wyjdź kartą, która nic nie jest warta.
learn-values-done = O asy i dziesiątki warto walczyć. Dziewiątkę łatwo oddać.

learn-trick = Lewa
learn-trick-1 = Przeciwnik wyszedł królem. Starsza karta tego samego koloru bierze lewę. Weź ją.
learn-trick-2 = Obie karty są twoje: 15 punktów. Kto bierze lewę, pierwszy dobiera i pierwszy wychodzi. Dobierz.
learn-trick-3 = Twoje wyjście. Karta, którą możesz stracić, powinna być tania: wyjdź waletem lub dziewiątką.
learn-trick-4 = Leży as, którego nie pobijesz. Dopóki są karty do dobierania, nie trzeba dokładać do koloru. Dorzuć waleta lub dziewiątkę.
learn-trick-done = Brać to, co cenne, oddawać to, co tanie: to już pół gry.
learn-trick-low = Ta karta jest młodsza od króla: lewę wziąłby przeciwnik.
learn-trick-suit = Inny kolor nie bierze lewy, choćby karta była najstarsza.

learn-trump = Atuty
learn-trump-1 = Odkryta karta pokazuje kolor atutowy: kier. Atut bije każdą kartę innych kolorów. Leży as: weź go małym atutem.
learn-trump-2 = 13 punktów za waleta. Dobierz.
learn-trump-3 = Masz asa atutowego. Nic go nie pobije. Wyjdź nim.
learn-trump-done = Atuty biorą lewy. Trzymaj je na asy i dziesiątki.
learn-trump-small = Też bierze, ale wystarczy walet. Zachowaj asa atutowego.
learn-trump-none = To nie pobije asa. Zrobi to tylko atut.
learn-trump-sure = Tę kartę można pobić. Asa atutowego nie.

learn-marriage = Meldunek
learn-marriage-1 = Król i dama jednego koloru to meldunek. Zgłoszony, gdy wychodzisz, liczy się za 20, w atutach za 40. Masz taki: zamelduj.
learn-marriage-2 = 20 punktów, gdy tylko weźmiesz lewę. Teraz wyjdź jedną z tych dwóch kart.
learn-marriage-3 = Lewa jest twoja, więc 20 się liczy. Dobierz.
learn-marriage-4 = Do damy atutowej przyszedł król. To jest warte 40: zamelduj.
learn-marriage-done = Ponad 60 punktów z jedną lewą! Przy każdym wyjściu szukaj króla i damy.
learn-marriage-first = Najpierw meldunek: melduje się, zanim się wyjdzie kartą.

learn-exchange = Wymiana
learn-exchange-1 = Pod talonem leży as atutowy. Masz dziewiątkę, najniższy atut. Przy swoim wyjściu, gdy masz już lewę, możesz je wymienić. Wymień.
learn-exchange-2 = As za dziewiątkę. Nic go nie pobije: wyjdź nim.
learn-exchange-done = Wymieniaj wcześnie: gdy talon się skończy lub zostanie zamknięty, jest za późno.
learn-exchange-first = Najpierw wymień: potem może wychodzić przeciwnik albo zamknie talon.

learn-strict = Ścisłe zasady
learn-strict-1 = Talon się skończył. Odtąd trzeba dokładać do koloru i przebijać, jeśli się da. Leży dama: niedozwolone karty są przyciemnione.
learn-strict-2 = Przeciwnik też musi dokładać, a ma dziesiątkę karo. Wyjdź asem karo: dziesiątka musi spaść.
learn-strict-done = 21 punktów. Kto nie ma koloru, musi bić atutem. Ostatnia lewa liczy się za 10 więcej.
learn-strict-ten = Wtedy dziesiątka zostaje u przeciwnika. Wyjdź asem karo.

learn-count = Liczenie do 66
learn-count-1 = Punktów nie widać: liczysz sam. Masz meldunek, 20, damę, 3, i waleta, 2. To 25. Leży dziesiątka: weź ją kartą, która liczy się najwięcej.
learn-count-2 = 25 i 21 za asa z dziesiątką: 46. Dobierz.
learn-count-3 = 46: brakuje 20. Co da je od razu?
learn-count-done = 46 i 20 to 66. Jeśli chcesz, przełącznik „Moje punkty” liczy za ciebie.
learn-count-trump = To bierze lewę, ale daje tylko 12. As daje 21.
learn-count-lost = Tak dziesiątka idzie do przeciwnika.
learn-count-slow = Nie wiadomo, czy ta lewa da 20. Spójrz na swoje króle i damy.

learn-claim = Zgłaszanie 66
learn-claim-1 = Meldunek za 40 i lewy za 14: masz 54. Zgłoszenie poniżej 66 kosztuje 2 lub 3 punkty partii. Najpierw wyjdź asem.
learn-claim-2 = 54 i 13 to 67. Nikt ci tego nie powie: zgłoś teraz 66 i potwierdź.
learn-claim-done = 3 punkty partii, bo przeciwnik nie ma lewy. Z lewą, ale poniżej 33, byłyby 2, w innym razie 1. Siedem wygrywa partię.
learn-claim-weak = Tę kartę łatwo pobić albo daje za mało. Wyjdź asem.
learn-claim-late = Masz dość. Kto zapomni zgłosić, może jeszcze przegrać rozdanie.

learn-close = Zamykanie
learn-close-1 = Masz 42 i dwa najwyższe atuty. Po zamknięciu nikt już nie dobiera i obowiązują ścisłe zasady. Jeśli potem zabraknie do 66, kosztuje to 2 lub 3 punkty partii. Zamknij i potwierdź.
learn-close-2 = Teraz przeciwnik musi dokładać. Wyjdź asem atutowym.
learn-close-3 = 57. Dziesiątka jest teraz najwyższym atutem: wyjdź nią.
learn-close-4 = 67: zgłoś 66.
learn-close-done = Zamykaj, gdy widzisz drogę do 66. Teraz znasz grę.
learn-close-first = Dopóki talon jest otwarty, przeciwnik dobiera i nie musi dokładać do koloru. Najpierw zamknij.
learn-close-trumps = Najpierw najwyższe atuty: biorą na pewno.

## Coach

coach = Trener
coach-about = Partia z komputerem na tym urządzeniu. Trener odzywa się, zanim zagrasz kosztowną kartę, i pokazuje twoje punkty. Twoja partia czeka.
coach-level = Przeciwnik
coach-start = Graj z trenerem
coach-resume = Graj dalej z trenerem
coach-watches = Patrzę i odzywam się, gdy coś kosztuje za dużo.
coach-costs = { $label }: strata w punktach partii, około { $value }. Cofnąć?
coach-go-on = Dalej
coach-failed = Nie udało się: { $message }
coach-doubts = { $label }: tego bym tu nie brał pod uwagę. Cofnąć?

## Drills

drills = Ćwiczenia
drills-about = Losowe rozdania, ile chcesz. Każda odpowiedź jest wyjaśniona.
drill-count = Liczenie w głowie
drill-remember = Pamiętanie kart
drill-trumps = Liczenie atutów
drill-chance = Jaka jest szansa?
drill-score = Dobre odpowiedzi: { $own } z { $count }
drill-percent = { $value }%
drill-back = Wszystkie lekcje i ćwiczenia
drill-next-trick = Dalej
drill-again = Następne pytanie
drill-right = Dobrze.
drill-wrong = Odpowiedź: { $label }.
drill-ask-count = Ile masz punktów?
drill-ask-remember = Która z tych kart jest jeszcze w grze?
drill-ask-trumps = Ilu atutów brakuje: ani zagranych, ani na twojej ręce, ani odkrytych?
drill-ask-talon = Zakryte karty w talonie: { $count }, nieznane karty przeciwnika: { $own }. Jakie jest prawdopodobieństwo, że w talonie leży { card }?
drill-ask-marriage = Zakryte karty w talonie: { $count }, nieznane karty przeciwnika: { $own }. Nie było jeszcze widać króla ani damy w kolorze { suit }. Jakie jest prawdopodobieństwo, że przeciwnik ma obie te karty?
drill-why-count = Karty { $own }, meldunki { $other }, ostatnia lewa { $value }: razem { $points }.
drill-why-remember = Nie zagrano tej karty: { card }.
drill-why-trumps = Zagrane: { $count }, na ręce: { $own }, odkryte: { $other }. Z sześciu zostaje: { $points }.
drill-why-talon = W talonie leży { $own } z { $count } nieznanych kart: { $points }%.
drill-why-marriage = Dla pierwszej { $own } z { $count }, dla drugiej { $other } z { $value }. Po pomnożeniu to { $points }%.
