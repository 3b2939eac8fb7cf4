# Playing without the server

offline-here = Няма сървър: играеш на това устройство.
offline-here-kept = Няма сървър: играеш тук. Партията там е запазена.
offline-back = Сървърът отново е тук: партията ти продължава.
offline-back-later = Партията на сървъра продължава след тази.
offline-cannot = Този браузър не може да играе без сървъра.
offline-play-here = Играй на това устройство
offline-storage-blocked = Браузърът не запазва нищо: не затваряй страницата.
offline-storage-full = Устройството е пълно: не затваряй страницата.
offline-new-version = Нова версия идва при следващото зареждане.
