# Playing without the server

offline-here = Brak serwera: grasz na tym urządzeniu.
offline-here-kept = Brak serwera: grasz tutaj. Tamta partia jest zachowana.
offline-back = Serwer wrócił: twoja partia trwa dalej.
offline-back-later = Partia na serwerze będzie trwać dalej po tej.
offline-cannot = Ta przeglądarka nie może grać bez serwera.
offline-play-here = Graj na tym urządzeniu
offline-storage-blocked = Przeglądarka niczego nie zapisuje: nie zamykaj strony.
offline-storage-full = Na urządzeniu nie ma miejsca: nie zamykaj strony.
offline-new-version = Nowa wersja pojawi się przy następnym wczytaniu strony.
