# Statystyka jednego gracza: co rozegrano i jak pewna jest każda liczba.
# Liczby przychodzą jako tekst ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits); $count jest liczbą.

stats-loading = Wczytuję twoje rozdania…
stats-blocked = Ta przeglądarka niczego nie przechowuje dla tej strony: to, co grasz, liczy się, dopóki jej nie zamkniesz. Wyeksportuj, jeśli chcesz to zachować.
stats-unproven = { $count ->
    [one] { $count } rozdanie nie zostało zapisane: jego kart nie dało się rozdać ponownie z ujawnionych ziaren.
    [few] { $count } rozdania nie zostały zapisane: ich kart nie dało się rozdać ponownie z ujawnionych ziaren.
   *[other] { $count } rozdań nie zostało zapisanych: ich kart nie dało się rozdać ponownie z ujawnionych ziaren.
}
stats-empty = Nic jeszcze nie policzono. Każde rozdanie zagrane do końca pojawi się tutaj: wyniki i ich pewność, zgłoszenia i zamknięcia, serie oraz to, co dostajecie ty i przeciwnik, obok tego, czego każe oczekiwać przypadek.
stats-empty-filter = Żadne rozdanie nie pasuje do tego wyboru.
stats-practice = { $count ->
    [one] { $count } rozdanie treningowe się nie liczy.
    [few] { $count } rozdania treningowe się nie liczą.
   *[other] { $count } rozdań treningowych się nie liczy.
} Rozdanie staje się treningowe, gdy cofasz ruch po poznaniu czegoś nowego.
stats-hints = { $count ->
    [one] W tych rozdaniach wzięto { $count } podpowiedź.
    [few] W tych rozdaniach wzięto { $count } podpowiedzi.
   *[other] W tych rozdaniach wzięto { $count } podpowiedzi.
}

## Co się liczy

stats-level = Przeciwnik
stats-preset = Zasady
stats-time = Okres
stats-all = wszystkie
stats-span-all = całość
stats-span-week = 7 dni
stats-span-month = 30 dni
stats-span-year = 365 dni
stats-level-unknown = nieznany

## Wyniki

stats-results = Wyniki
stats-deals-won = Wygrane rozdania
stats-matches-won = Wygrane partie
stats-points = Punkty partii na rozdanie
stats-of = { $hits } z { $count }
stats-deals = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[other] { $count } rozdań
}
stats-too-few = jeszcze za mało
stats-range = od { $low } do { $high }
stats-interval-about = Przedział mówi, jak pewna jest liczba: w 95 przypadkach na 100 leży w nim to, co wyszłoby na dłuższą metę. Im więcej grasz, tym jest węższy. Remisy liczą się tylko w punktach partii.
stats-by-level = Według przeciwnika
stats-by-preset = Według zasad
stats-col-won = Wygrane
stats-col-points = Punkty partii na rozdanie

## Krzywa

stats-curve = Rozdanie po rozdaniu
stats-curve-label = Liczba rozdań: { $count }. Wynik { $result } punktów partii, wartość rozdanych kart { $luck }.
stats-curve-result = Wynik
stats-curve-luck = Wartość kart
stats-curve-band = Równi gracze, 95 na 100
stats-curve-about = Wynik to punkty partii wygrane minus przegrane. Druga krzywa mówi, ile warte były średnio, między dwoma równymi programami, obie pierwsze ręce i wyjście; tego, co dobrano później, w niej nie ma. Na 100 par równych graczy 95 kończy wewnątrz pasma.
stats-as-table = Krzywe jako tabela
stats-col-after = Po rozdaniu

## Zgłoszenia i zamknięcia

stats-claims = Zgłoszenia 66
stats-claim-right = trafne, od razu
stats-claim-late = trafne, spóźnione
stats-claim-wrong = błędne
stats-claim-missed = 66 było, nie zgłoszono
stats-late-about = Gdy zgłoszenie było spóźnione, 66 było już średnio o { $tricks } lewy wcześniej.
stats-late-mean = 66 było średnio o { $tricks } lewy wcześniej
stats-closings = Zamknięcia
stats-closing-count = zamknięte
stats-closing-right = wygrane
stats-closing-points = punkty partii dla ciebie

## Serie

stats-streaks = Serie
stats-longest-won = Najwięcej wygranych z rzędu
stats-longest-lost = Najwięcej przegranych z rzędu
stats-present = Teraz
stats-present-won = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane z rzędu
   *[other] { $count } wygranych z rzędu
}
stats-present-lost = { $count ->
    [one] { $count } przegrana
    [few] { $count } przegrane z rzędu
   *[other] { $count } przegranych z rzędu
}
stats-run = Jak częsta jest seria?
stats-run-deals = Rozdania
stats-run-length = Przegrane z rzędu
stats-run-chance = Z dwóch równych graczy każdy ma w { $deals } rozdaniach serię co najmniej { $count ->
    [one] { $count } przegranej
   *[other] { $count } przegranych
} w { $chance } przypadków.
stats-run-bad = Wpisz liczby całkowite: od 1 do { $deals } rozdań, od 1 do { $count } przegranych.

## Co rozdano

stats-luck = Co rozdano
stats-luck-about = Pierwsze ręce z { $count ->
    [one] { $count } rozdania
   *[other] { $count } rozdań
}, twoje i przeciwnika. To, czego się oczekuje, obliczono z talii, a nie zmierzono.
stats-kind-marriage = Meldunek
stats-kind-no-trump = Bez atutu
stats-kind-three-trumps = Trzy atuty lub więcej
stats-kind-trump-marriage = Meldunek atutowy
stats-kind-no-ace = Bez asa
stats-kind-exchange-card = Karta do wymiany
stats-due = oczekiwane { $chance }
stats-expected = oczekiwane
stats-luck-key = Kropka to, co rozdano, pasek jego przedział 95%, pionowa kreska to, czego się oczekuje.
stats-verdict-above = częściej, niż tłumaczy przypadek
stats-verdict-below = rzadziej, niż tłumaczy przypadek
stats-luck-honest = Przedział chybia w 1 przypadku na 20, choć wszystko jest w porządku: z { $count } takich liczb przynajmniej jedna leży poza nim w około { $chance } statystyk. Przypadek chodzi gromadami; serie dobrych i złych kart należą do uczciwego tasowania. Pod hasłem „Uczciwe rozdanie” można sprawdzić każde rozdanie.

## Przechowywanie

stats-data = Twoje rozdania
stats-line-waiting = { $count ->
    [one] { $count } rozdanie jest w tej przeglądarce.
    [few] { $count } rozdania są w tej przeglądarce.
   *[other] { $count } rozdań jest w tej przeglądarce.
}
stats-line-busy = { $count ->
    [one] { $count } rozdanie jest w tej przeglądarce; pytam serwer…
    [few] { $count } rozdania są w tej przeglądarce; pytam serwer…
   *[other] { $count } rozdań jest w tej przeglądarce; pytam serwer…
}
stats-line-same = { $count ->
    [one] { $count } rozdanie jest w tej przeglądarce i na serwerze.
    [few] { $count } rozdania są w tej przeglądarce i na serwerze.
   *[other] { $count } rozdań jest w tej przeglądarce i na serwerze.
}
stats-line-away = { $count ->
    [one] { $count } rozdanie jest w tej przeglądarce. Serwer nie odpowiada albo nie może zapisać; zostanie zapytany ponownie.
    [few] { $count } rozdania są w tej przeglądarce. Serwer nie odpowiada albo nie może zapisać; zostanie zapytany ponownie.
   *[other] { $count } rozdań jest w tej przeglądarce. Serwer nie odpowiada albo nie może zapisać; zostanie zapytany ponownie.
}
stats-line-alone = { $count ->
    [one] { $count } rozdanie zostanie do zamknięcia strony. Serwer nic nie wie: ta przeglądarka nie mogła zachować klucza.
    [few] { $count } rozdania zostaną do zamknięcia strony. Serwer nic nie wie: ta przeglądarka nie mogła zachować klucza.
   *[other] { $count } rozdań zostanie do zamknięcia strony. Serwer nic nie wie: ta przeglądarka nie mogła zachować klucza.
}
stats-refused = { $count ->
    [one] { $count } rozdanie jest tylko tutaj: według serwera nie mogło być tak rozegrane.
    [few] { $count } rozdania są tylko tutaj: według serwera nie mogły być tak rozegrane.
   *[other] { $count } rozdań jest tylko tutaj: według serwera nie mogły być tak rozegrane.
}
stats-unread = { $count ->
    [one] { $count } rozdanie na serwerze zapisała nowsza wersja; odśwież stronę, aby je zobaczyć.
    [few] { $count } rozdania na serwerze zapisała nowsza wersja; odśwież stronę, aby je zobaczyć.
   *[other] { $count } rozdań na serwerze zapisała nowsza wersja; odśwież stronę, aby je zobaczyć.
}
stats-export-text = Eksportuj jako tekst
stats-export-json = Eksportuj jako JSON
stats-import = Importuj JSON
stats-exported = Zapisano jako { $name }.
stats-nothing = Nie ma jeszcze czego eksportować.
stats-imported = { $count ->
    [0] Nic nowego: wszystkie rozdania z pliku już tu były.
    [one] Dodano { $count } rozdanie.
    [few] Dodano { $count } rozdania.
   *[other] Dodano { $count } rozdań.
}
stats-bad-json = Wiersz { $line } pliku jest uszkodzony.
stats-bad-format = Wiersz { $line }: to nie jest plik z rozdaniami gry w sześćdziesiąt sześć.
stats-bad-newer = Wiersz { $line }: zapisała to nowsza wersja. Odśwież stronę i spróbuj ponownie.
stats-bad-field = Wiersz { $line }: brakuje „{ $field }” albo jest błędne.
stats-bad-cards = Wiersz { $line }: karty nie tworzą pełnej talii.
stats-bad-tricks = Wiersz { $line }: lewy nie zgadzają się z kartami ({ $field }).
stats-bad-twice = Wiersz { $line }: rozdanie { $field } występuje dwa razy, z różną treścią.
stats-bad-unread = Nie można odczytać { $name }.
stats-bad-kept = Niczego nie przyjęto; twoje rozdania są bez zmian.
stats-key = Kopia klucza albo inne urządzenie
stats-key-about = Serwer zna cię tylko po tym kluczu. Skopiuj go na inne urządzenie, a oba pokażą te same rozdania. Kto go ma, może je widzieć i usunąć; utraconego klucza nie da się odzyskać.
stats-key-show = Pokaż mój klucz
stats-key-mine = Twój klucz
stats-key-copy = Kopiuj
stats-key-copied = Klucz skopiowano.
stats-key-select = Klucz jest zaznaczony: skopiuj go teraz.
stats-key-other = Klucz innego urządzenia
stats-key-use = Użyj tego klucza
stats-key-bad = Klucz ma 32 znaki: cyfry i litery od a do f. Niczego nie zmieniono.
stats-key-taken = Klucz jest w użyciu; rozdania obu urządzeń są łączone.
stats-delete = Usuń wszystkie rozdania
stats-delete-sure = { $count ->
    [0] Usunąć wszystko, co jest pod twoim kluczem, w tej przeglądarce i na serwerze? Nie da się tego przywrócić.
    [one] Usunąć to rozdanie, w tej przeglądarce i na serwerze? Nie da się go przywrócić.
    [few] Usunąć wszystkie { $count } rozdania, w tej przeglądarce i na serwerze? Nie da się ich przywrócić.
   *[other] Usunąć wszystkie rozdania ({ $count }), w tej przeglądarce i na serwerze? Nie da się ich przywrócić.
}
stats-delete-yes = Usuń na zawsze
stats-deleted = { $count ->
    [one] Usunięto { $count } rozdanie, w tej przeglądarce i na serwerze.
    [few] Usunięto { $count } rozdania, w tej przeglądarce i na serwerze.
   *[other] Usunięto { $count } rozdań, w tej przeglądarce i na serwerze.
}
stats-deleted-here = { $count ->
    [one] Usunięto { $count } rozdanie w tej przeglądarce. Na serwerze zniknie, gdy tylko odpowie.
    [few] Usunięto { $count } rozdania w tej przeglądarce. Na serwerze znikną, gdy tylko odpowie.
   *[other] Usunięto { $count } rozdań w tej przeglądarce. Na serwerze znikną, gdy tylko odpowie.
}
stats-every-deal = Każde rozdanie
stats-ending-won = wygrane
stats-ending-lost = przegrane
stats-ending-drawn = remis
