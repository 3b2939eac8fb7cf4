# Playing without the server

offline-here = Nincs szerver: ezen az eszközön játszol.
offline-here-kept = Nincs szerver: itt játszol. Az ottani játszma megmarad.
offline-back = A szerver újra elérhető: a játszmád folytatódik.
offline-back-later = A szerveren lévő játszma ez után folytatódik.
offline-cannot = Ez a böngésző nem tud szerver nélkül játszani.
offline-play-here = Játék ezen az eszközön
offline-storage-blocked = A böngésző semmit sem őriz meg: ne zárd be az oldalt.
offline-storage-full = Megtelt az eszköz: ne zárd be az oldalt.
offline-new-version = Új verzió jön az oldal következő betöltésekor.
