# Playing without the server

offline-here = Sunucuya ulaşılamıyor: bu cihazda oynuyorsun.
offline-here-kept = Sunucuya ulaşılamıyor: bu cihazda oynuyorsun. Oradaki maçın saklandı.
offline-back = Sunucu geri geldi: maçın sürüyor.
offline-back-later = Sunucu geri geldi. Oradaki maçın bundan sonra sürecek.
offline-cannot = Bu tarayıcı sunucu olmadan oynayamıyor.
offline-play-here = Bu cihazda oyna
offline-storage-blocked = Bu tarayıcı bu cihazda hiçbir şey saklamıyor: sayfayı kapatınca maç kaybolur.
offline-storage-full = Bu cihazda yer kalmadı: sayfayı kapatınca maç kaybolur.
offline-new-version = Yeni bir sürüm var. Sayfayı bir sonraki açışında gelir.
