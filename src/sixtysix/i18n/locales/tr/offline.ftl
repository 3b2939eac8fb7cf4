# Playing without the server

offline-here = Sunucu yok: bu cihazda oynuyorsun.
offline-here-kept = Sunucu yok: burada oynuyorsun. Oradaki maç saklandı.
offline-back = Sunucu geri geldi: maçın devam ediyor.
offline-back-later = Sunucudaki maçın bundan sonra devam edecek.
offline-cannot = Bu tarayıcı sunucu olmadan oynayamıyor.
offline-play-here = Bu cihazda oyna
offline-storage-blocked = Tarayıcı hiçbir şey saklamıyor: sayfayı kapatma.
offline-storage-full = Cihaz dolu: sayfayı kapatma.
offline-new-version = Yeni sürüm, sayfayı bir sonraki açışında gelir.
