# Partia w oknie terminala (sixtysix tui). Inne słowa są w plain.ftl i table.ftl.
# $rank i $card są nazwami w tym języku.

## Okno

too-small = To okno ma { $width } na { $height } znaków. Stół potrzebuje { $least_width } na { $least_height }: powiększ okno albo wyjdź klawiszami Ctrl+Q i graj wiersz po wierszu: sixtysix play --plain
no-terminal = stół potrzebuje terminala na wejściu i na wyjściu. Wiersz po wierszu gra się tak: sixtysix play --plain
dumb-terminal = ten terminal (TERM=dumb) nie narysuje stołu. Wiersz po wierszu gra się tak: sixtysix play --plain
foot-help = pomoc
foot-type = wpisz polecenie
foot-leave = wyjdź
back = wróć

## Co zrobić

act-undo = Cofnij
ask-suit = { $rank }: jaki kolor? { $suits }
ask-enter = { $card }: Enter zagrywa tę kartę.
confirm-new = Opuścić tę partię i zacząć nową? Zostanie wśród twoich zapisów.
deal-goes-on = Rozdanie jeszcze trwa. Nową partię zaczyna :new
bell-on = Dzwonek dzwoni, gdy jest twoja kolej.
bell-off = Dzwonek jest wyłączony.

## Partia

kept-aside = Opuszczona partia jest w pliku { $file }
damaged = Nie można odczytać zapisanej partii: { $reason } Zostaje w pliku { $file }; zaczyna się nowa.
left = Partia jest zapisana. Dalej: { $command }

## Klawisze

key-lift = unieś kartę obok
key-undo = cofnij swój ostatni ruch
key-state = jak stoi gra
key-hand = twoje karty słowami
key-talon = atut i talon słowami
key-bell = dzwonek na twoją kolej, włączony lub nie
key-type = wpisz polecenie
key-scroll = przewiń to, co się działo
key-leave = wyjdź; partia czeka do następnego razu
help-signs =
    Numer w nawiasie, jak [1]: tę kartę wolno teraz zagrać.
    Klawisz w nawiasie, jak [x]: to można teraz zrobić. Naciśnij klawisz bez nawiasu, a dowiesz się, dlaczego nie.
    S, H, D, C: pik, kier, karo, trefl. A, T, K, Q, J, 9: as, dziesiątka, król, dama, walet, dziewiątka.
    Mysz robi to samo co klawisze.
help-typed = Po : można wpisać to, co rozumie partia w wierszach; new zaczyna nową partię.
