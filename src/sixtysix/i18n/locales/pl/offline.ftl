# Playing without the server

offline-here = Serwer nie odpowiada: grasz na tym urządzeniu.
offline-here-kept = Serwer nie odpowiada: grasz na tym urządzeniu. Twoja partia na serwerze jest zachowana.
offline-back = Serwer wrócił: twoja partia trwa dalej.
offline-back-later = Serwer wrócił. Twoja partia na serwerze potrwa dalej po tej.
offline-cannot = Ta przeglądarka nie może grać bez serwera.
offline-play-here = Graj na tym urządzeniu
offline-storage-blocked = Ta przeglądarka niczego nie zachowuje na tym urządzeniu: partia przepadnie po zamknięciu strony.
offline-storage-full = Na tym urządzeniu nie ma już miejsca: partia przepadnie po zamknięciu strony.
offline-new-version = Jest nowa wersja. Pojawi się przy następnym wczytaniu strony.
