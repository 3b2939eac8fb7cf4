# Bir oyuncunun istatistiği: ne oynandı ve her sayı ne kadar kesin.
# Sayılar metin olarak gelir ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits); $count bir sayıdır.

stats-loading = Oyunların okunuyor…
stats-blocked = Bu tarayıcı bu sayfa için hiçbir şey saklamıyor: oynadıkların sayfayı kapatana dek sayılır. Saklamak istersen dışa aktar.
stats-unproven = { $count ->
    [one] Bir oyun kaydedilmedi: kartları, açılan tohumlardan yeniden dağıtılamadı.
   *[other] { $count } oyun kaydedilmedi: kartları, açılan tohumlardan yeniden dağıtılamadı.
}
stats-empty = Henüz sayılan bir şey yok. Sonuna dek oynadığın her oyun burada görünecek: sonuçlar ve ne kadar kesin oldukları, ilanlar ve kapatmalar, seriler, bir de sana ve rakibine dağıtılanlarla şanstan beklenenler yan yana.
stats-empty-filter = Bu seçime uyan oyun yok.
stats-practice = { $count ->
    [one] Bir alıştırma oyunu sayılmıyor.
   *[other] { $count } alıştırma oyunu sayılmıyor.
} Yeni kartlar görüldükten sonra bir hamle geri alınırsa oyun alıştırma olur.
stats-hints = { $count ->
    [one] Bu oyunlarda bir ipucu alındı.
   *[other] Bu oyunlarda { $count } ipucu alındı.
}

## Ne sayılır

stats-level = Rakip
stats-preset = Kurallar
stats-time = Süre
stats-all = tümü
stats-span-all = tümü
stats-span-week = 7 gün
stats-span-month = 30 gün
stats-span-year = 365 gün
stats-level-unknown = bilinmiyor

## Sonuçlar

stats-results = Sonuçlar
stats-deals-won = Kazanılan oyunlar
stats-matches-won = Kazanılan maçlar
stats-points = Oyun başına puan
stats-of = { $hits } / { $count }
stats-deals = { $count } oyun
stats-too-few = henüz çok az
stats-range = { $low } … { $high }
stats-interval-about = Aralık bir sayının ne kadar kesin olduğunu söyler: 100 durumun 95’inde uzun vadede ulaşacağın değer bunun içindedir. Oynadıkça daralır. Berabere biten oyunlar yalnızca puanda sayılır.
stats-by-level = Rakibe göre
stats-by-preset = Kurallara göre
stats-col-won = Kazanılan
stats-col-points = Oyun başına puan

## Eğri

stats-curve = Oyun oyun
stats-curve-label = { $count } oyundan sonra: sonuç { $result } puan, dağıtılan kartların değeri { $luck }.
stats-curve-result = Sonuç
stats-curve-luck = Dağıtılan kartların değeri
stats-curve-band = 100 eşit çiftten 95
stats-curve-about = Sonuç, kazanılan puanlardan kaybedilenlerin çıkarılmasıdır. Öteki eğri, ilk dağıtılan kartların ve eli açmanın iki eşit program arasında ortalama ne ettiğini söyler; sonradan çekilenler bunda yoktur. 100 eşit oyuncu çiftinden 95’i bandın içinde bitirir.
stats-as-table = Eğriler tablo olarak
stats-col-after = Oyundan sonra

## İlan ve kapatma

stats-claims = 66 ilanı
stats-claim-right = doğru, hemen
stats-claim-late = doğru, ama geç
stats-claim-wrong = yanlış
stats-claim-missed = 66 vardı, ilan edilmedi
stats-late-about = Geç kaldığında 66 sayın ortalama { $tricks } el önce vardı.
stats-late-mean = 66 ortalama { $tricks } el önce vardı
stats-closings = Kapatma
stats-closing-count = kapatılan
stats-closing-right = kapatanın kazandığı
stats-closing-points = sana gelen puan

## Seriler

stats-streaks = Seriler
stats-longest-won = Art arda en çok galibiyet
stats-longest-lost = Art arda en çok yenilgi
stats-present = Şimdi
stats-present-won = { $count ->
    [one] bir galibiyet
   *[other] art arda { $count } galibiyet
}
stats-present-lost = { $count ->
    [one] bir yenilgi
   *[other] art arda { $count } yenilgi
}
stats-run = Bir seri ne kadar olağan?
stats-run-deals = Oyun
stats-run-length = Art arda yenilgi
stats-run-chance = İki eşit oyuncudan her biri, { $deals } oyunda art arda en az { $count } yenilgiyi { $chance } olasılıkla yaşar.
stats-run-bad = Tam sayı gir: 1 ile { $deals } arası oyun, 1 ile { $count } arası yenilgi.

## Dağıtılanlar

stats-luck = Dağıtılanlar
stats-luck-about = { $count } oyunun ilk kartları, senin ve rakibinin. Beklenen değer desteden hesaplandı, ölçülmedi.
stats-kind-marriage = Bir evlilik
stats-kind-no-trump = Koz yok
stats-kind-three-trumps = Üç veya daha çok koz
stats-kind-trump-marriage = Koz evliliği
stats-kind-no-ace = As yok
stats-kind-exchange-card = Değiştirmeye yarayan kart
stats-due = beklenen { $chance }
stats-expected = beklenen
stats-luck-key = Nokta dağıtılanı, çubuk onun %95 aralığını, dik çizgi bekleneni gösterir.
stats-verdict-above = şansın açıkladığından daha sık
stats-verdict-below = şansın açıkladığından daha seyrek
stats-luck-honest = Her şey yolunda olsa da bir aralık 20 durumun 1’inde tutmaz: böyle { $count } sayıdan en az biri, istatistiklerin yaklaşık { $chance } kadarında dışarıda kalır. Şans öbek öbek gelir; iyi ve kötü kart serileri dürüst karıştırmanın parçasıdır. “Adil dağıtım” altında her oyun denetlenebilir.

## Saklama

stats-data = Oyunların
stats-line-waiting = { $count } oyun bu tarayıcıda saklanıyor.
stats-line-busy = { $count } oyun bu tarayıcıda saklanıyor; sunucuya soruluyor…
stats-line-same = { $count } oyun bu tarayıcıda ve sunucuda saklanıyor.
stats-line-away = { $count } oyun bu tarayıcıda saklanıyor. Sunucuya ulaşılamıyor ya da yazamıyor; yeniden sorulacak.
stats-line-alone = { $count } oyun sayfa kapanana dek tutulur. Sunucuya söylenmiyor: bu tarayıcı anahtarı saklayamadı.
stats-refused = { $count ->
    [one] Bir oyun yalnızca burada: sunucuya göre böyle oynanmış olamaz.
   *[other] { $count } oyun yalnızca burada: sunucuya göre bunlar böyle oynanmış olamaz.
}
stats-unread = { $count ->
    [one] Sunucudaki bir oyunu daha yeni bir sürüm yazmış; görmek için sayfayı yenile.
   *[other] Sunucudaki { $count } oyunu daha yeni bir sürüm yazmış; görmek için sayfayı yenile.
}
stats-export-text = Metin olarak dışa aktar
stats-export-json = JSON olarak dışa aktar
stats-import = JSON içe aktar
stats-exported = { $name } olarak kaydedildi.
stats-nothing = Henüz dışa aktarılacak bir şey yok.
stats-imported = { $count ->
    [0] Yeni bir şey yok: dosyadaki bütün oyunlar zaten buradaydı.
   *[other] { $count } oyun eklendi.
}
stats-bad-json = Dosyanın { $line }. satırı bozuk.
stats-bad-format = { $line }. satır: bu, 66 oyunlarının dosyası değil.
stats-bad-newer = { $line }. satır: bunu daha yeni bir sürüm yazmış. Sayfayı yenileyip yeniden dene.
stats-bad-field = { $line }. satır: “{ $field }” eksik ya da yanlış.
stats-bad-cards = { $line }. satır: kartlar tam bir deste değil.
stats-bad-tricks = { $line }. satır: eller kartlarla uyuşmuyor ({ $field }).
stats-bad-twice = { $line }. satır: { $field } numaralı oyun iki kez var, içerikleri farklı.
stats-bad-unread = { $name } okunamıyor.
stats-bad-kept = Hiçbir şey alınmadı; oyunların olduğu gibi duruyor.
stats-key = Yedekleme ya da başka cihaz
stats-key-about = Sunucu seni yalnızca bu anahtarla tanır. Başka bir cihaza kopyala; ikisi de aynı oyunları gösterir. Anahtarı bilen onları görebilir ve silebilir; kaybolan anahtar geri verilemez.
stats-key-show = Anahtarımı göster
stats-key-mine = Anahtarın
stats-key-copy = Kopyala
stats-key-copied = Anahtar kopyalandı.
stats-key-select = Anahtar seçili: şimdi kopyala.
stats-key-other = Başka bir cihazın anahtarı
stats-key-use = Bu anahtarı kullan
stats-key-bad = Anahtar 32 işaretten oluşur: rakamlar ve a’dan f’ye harfler. Hiçbir şey değişmedi.
stats-key-taken = Anahtar kullanılıyor; iki cihazın oyunları birleştiriliyor.
stats-delete = Bütün oyunları sil
stats-delete-sure = { $count ->
    [0] Anahtarının altındaki her şey bu tarayıcıda ve sunucuda silinsin mi? Geri getirilemez.
    [one] Oyun bu tarayıcıda ve sunucuda silinsin mi? Geri getirilemez.
   *[other] { $count } oyunun hepsi bu tarayıcıda ve sunucuda silinsin mi? Geri getirilemez.
}
stats-delete-yes = Kalıcı olarak sil
stats-deleted = { $count } oyun bu tarayıcıda ve sunucuda silindi.
stats-deleted-here = { $count } oyun bu tarayıcıda silindi. Sunucuya ulaşılır ulaşılmaz orada da silinecek.
stats-every-deal = Her oyun
stats-ending-won = kazanıldı
stats-ending-lost = kaybedildi
stats-ending-drawn = berabere
