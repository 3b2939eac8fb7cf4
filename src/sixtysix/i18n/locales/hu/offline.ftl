# Playing without the server

offline-here = A szerver nem érhető el: ezen az eszközön játszol.
offline-here-kept = A szerver nem érhető el: ezen az eszközön játszol. Az ottani játszmád megmarad.
offline-back = A szerver újra elérhető: a játszmád folytatódik.
offline-back-later = A szerver újra elérhető. Az ottani játszmád ez után folytatódik.
offline-cannot = Ez a böngésző nem tud szerver nélkül játszani.
offline-play-here = Játék ezen az eszközön
offline-storage-blocked = Ez a böngésző semmit sem őriz meg ezen az eszközön: a játszma elvész, ha bezárod az oldalt.
offline-storage-full = Nincs több hely ezen az eszközön: a játszma elvész, ha bezárod az oldalt.
offline-new-version = Van egy új változat. Az oldal következő betöltésekor jön.
