# Bir türün kuralları, oyuncular için metin olarak; ve özel kuralların düzenlenmesi.

## Bölümler

rt-object-title = Amaç
rt-cards-title = Kartlar
rt-deal-title = Dağıtma
rt-play-title = Eller
rt-talon-title = Kart çekme
rt-marriage-title = Evlilikler
rt-exchange-title = Değiştirme
rt-close-title = Kapatma
rt-strict-title = Sıkı kurallar
rt-claim-title = Sayma ve 66
rt-worth-title = Bir oyunun değeri
rt-end-title = Kartlar bitince
rt-match-title = Maç
rt-aid-title = Geriye bakma ve sayma

## Amaç, kartlar, dağıtma

rt-object-claim = İki oyuncu oynar. Amaç, ellerden ve evliliklerden 66 sayı toplamak ve bunu rakipten önce ilan etmektir.
rt-object-auto = İki oyuncu oynar. Ellerden ve evliliklerden önce 66 sayıya ulaşan oyunu kazanır.
rt-cards = { $deck ->
    [20] Yirmi kartla oynanır: her renkten as, onlu, papaz, kız ve vale.
   *[other] Yirmi dört kartla oynanır: her renkten as, onlu, papaz, kız, vale ve dokuzlu.
}
rt-order = { $deck ->
    [20] Her renkte en büyük as, sonra onlu, papaz, kız, vale gelir. Onlu papazı geçer.
   *[other] Her renkte en büyük as, sonra onlu, papaz, kız, vale, dokuzlu gelir. Onlu papazı geçer.
}
rt-values = Kartların sayı değerleri, toplam 120:
rt-rank = { $rank ->
    [A] as
    [T] onlu
    [K] papaz
    [Q] kız
    [J] vale
   *[9] dokuzlu
}
rt-card = Kart
rt-card-points = Sayı
rt-lot = İlk kimin dağıtacağı kurayla belirlenir.
rt-next-dealer-alternate = Sonra oyuncular sırayla dağıtır.
rt-next-dealer-winner = Sonra önceki oyunu kazanan dağıtır.
rt-next-dealer-loser = Sonra önceki oyunu kaybeden dağıtır.
rt-deal-33T = Herkese üçer üçer altı kart verilir, önce dağıtanın rakibine. Sonra sıradaki kart açılır.
rt-deal-3T3 = Herkese üç kart verilir, önce dağıtanın rakibine. Sonra sıradaki kart açılır ve herkes üç kart daha alır: toplam altı.
rt-deal-3T2 = Herkese üç kart verilir, önce dağıtanın rakibine. Sonra sıradaki kart açılır ve herkes iki kart daha alır: toplam beş.
rt-talon = Açılan kartın rengi kozdur. Kalan { $count } kart kapalı olarak onun üstüne enlemesine konur: hepsi birlikte desteyi oluşturur.

## Eller ve kart çekme

rt-lead = İlk eli dağıtanın rakibi açar; dağıtan bir kartla karşılık verir.
rt-wins = Eli büyük koz alır; koz yoksa açılan renkten büyük kart alır.
rt-free = Deste bitmedikçe ve kapatılmadıkça her kart açılabilir, her kartla karşılık verilebilir: renge uymak, yükseltmek ya da koz çakmak gerekmez.
rt-winner = Eli alan iki kartı toplar ve sonraki eli açar.
rt-draw = Her elden sonra eli alan destenin üst kartını, ardından diğeri sıradakini çeker.
rt-last-draw = { $deck ->
    [20] Son olarak açık duran kart çekilir: açık koz ya da onunla değiştirilen vale.
   *[other] Son olarak açık duran kart çekilir: açık koz ya da onunla değiştirilen dokuzlu.
}

## Evlilikler

rt-marriage = Eli açan, aynı renkten papaz ile kızı evlilik olarak söyleyebilir: ikisini gösterir ve birini açar.
rt-marriage-auto = Papaz ya da kız açan, çiftin diğer kartı da elindeyse böylece evliliği söylemiş olur. Evlilik önceden de söylenebilir.
rt-marriage-worth = Evlilik 20 sayı, kozda 40 sayı eder.
rt-marriage-first = Evlilik daha ilk el açılırken söylenebilir; o zaman sayısı ancak söyleyen bir el alınca geçerli olur.
rt-marriage-first-not = İlk el açılırken evlilik söylenemez.
rt-marriage-exhausted = Deste bittikten sonra da evlilik söylenebilir.
rt-marriage-exhausted-not = Deste bitince artık evlilik söylenmez.
rt-marriage-closed-yes = Deste kapalıyken de evlilik eskisi gibi söylenir, desteyi kapatırken açılan elde de.
rt-marriage-closed-lead = Deste kapanınca yalnız bir evlilik daha olabilir: kapatanın, desteyi kapattığı elde söylediği.
rt-marriage-closed-no = Deste kapanınca artık evlilik söylenmez, desteyi kapatırken açılan elde bile.
rt-marriage-66-claim-now = Evlilikle 66’ya ulaşan, diğeri karşılık vermeden hemen ilan edebilir.
rt-marriage-66-claim-later = Evlilikle 66’ya ulaşan, ancak o el oynandıktan sonra ilan edebilir.
rt-marriage-66-auto-now = Evlilikle 66’ya ulaşan, diğeri karşılık vermeden hemen kazanır.
rt-marriage-66-auto-later = Evlilikle 66’ya ulaşan, ancak o el oynandıktan sonra kazanır.

## Değiştirme

rt-exchange = { $deck ->
    [20] Koz valesi elinde olan onu açık kozla değiştirebilir.
   *[other] Koz dokuzlusu elinde olan onu açık kozla değiştirebilir.
}
rt-exchange-auto = { $deck ->
    [20] Koz valesi, izin verildiği anda kendiliğinden açık kozla değişir.
   *[other] Koz dokuzlusu, izin verildiği anda kendiliğinden açık kozla değişir.
}
rt-exchange-lead = Yalnızca eli açarken, kart oynamadan önce ve iki tarafın da kartları tamken değiştirilir.
rt-exchange-own_turn = Sırası gelen değiştirir, eli açarken de karşılık verirken de; ama ancak iki oyuncu da kart çektikten sonra.
rt-exchange-trick = Değiştirmek için önce bir el almış olmak gerekir.
rt-exchange-no-trick = Değiştirmek için el almış olmak gerekmez.
rt-exchange-talon-2 = Açık koz orada durduğu sürece değiştirilebilir.
rt-exchange-talon-3 = Değiştirmek için destede açık kozla birlikte ikiden çok kart olmalıdır.
rt-exchange-talon-4 = Değiştirmek için destede açık kozla birlikte en az dört kart olmalıdır.
rt-exchange-closed-no = Deste kapanınca kimse değiştiremez.
rt-exchange-closed-yes = Deste kapanınca yalnız kapatanın rakibi değiştirebilir, el almamış olsa bile: hemen, ilk karta karşılık vermeden önce.
rt-exchange-closed-auto = Deste kapanınca yalnız kapatanın rakibi değiştirir, el almamış olsa bile; bu da kendiliğinden olur.
rt-exchange-turned-up = { $deck ->
    [20] Açılan kart koz valesinin kendisiyse o oyunda değiştirme yoktur.
   *[other] Açılan kart koz dokuzlusunun kendisiyse o oyunda değiştirme yoktur.
}

## Kapatma

rt-close = Eli açan, kart oynamadan önce desteyi kapatabilir: açık koz kapalı olarak destenin üstüne konur. Artık kimse kart çekmez ve sıkı kurallar geçerlidir.
rt-close-first = Deste daha ilk el açılmadan kapatılabilir.
rt-close-first-not = Deste ilk el açılmadan kapatılamaz.
rt-close-either = Bir elden sonra deste hem kart çekmeden önce, herkesin elinde bir kart eksikken, hem de çektikten sonra kapatılabilir.
rt-close-after_draw = Bir elden sonra deste ancak iki oyuncu da kart çekince kapatılabilir.
rt-close-talon-2 = Destede kart olduğu sürece kapatılabilir.
rt-close-talon-4 = Kapatmak için destede açık kozla birlikte en az dört kart olmalıdır.
rt-close-won-end = Kapatan 66’ya ulaşırsa alacağı puan, diğerinin oyun sonundaki ellerine ve sayısına bağlıdır.
rt-close-won-at_close = Kapatan 66’ya ulaşırsa alacağı puan, diğerinin kapatma anındaki ellerine ve sayısına bağlıdır.
rt-close-fail-2or3-at_close = Kapatan 66’ya ulaşamazsa diğeri 2 puan alır; deste kapatıldığında hiç el almamışsa 3.
rt-close-fail-2or3-at_end = Kapatan 66’ya ulaşamazsa diğeri 2 puan alır; oyun sonunda hiç el almamışsa 3.
rt-close-fail-2 = Kapatan 66’ya ulaşamazsa diğeri hep 2 puan alır.
rt-close-fail-3 = Kapatan 66’ya ulaşamazsa diğeri hep 3 puan alır.
rt-close-beaten-same = Diğeri 66’ya önce ulaşırsa bu, tutmayan kapatma sayılır.
rt-close-beaten-2 = Diğeri 66’ya önce ulaşırsa hep 2 puan alır.
rt-close-unclaimed-count = Bütün kartlar oynanır ve kimse ilan etmezse kapatanın kartları sayılır: 66 sayısı varsa kazanır, yoksa kapatma tutmamıştır.
rt-close-unclaimed-must_claim = Bütün kartlar oynanır ve kimse ilan etmezse kapatma tutmamıştır; yalnız son eli kapatan aldıysa ve 66 sayısı varsa kazanır.
rt-close-last-trick = Deste kapatıldıysa son el ek bir şey getirmez.

## Sıkı kurallar

rt-strict = Deste bitince ya da kapanınca geçerlidir: açılan renge uymak gerekir.
rt-head = Elinde varsa, açılan kartı aynı rengin daha büyüğüyle yükseltmek gerekir.
rt-head-free = Açılan kartı yükseltmek gerekmez.
rt-trump = Açılan renkten kartı olmayan koz çakmalıdır; kozu da olmayan istediğini oynar.
rt-trump-free = Açılan renkten kartı olmayan istediğini oynar; koz çakmak gerekmez.

## Sayma ve 66

rt-count = Alınan ellerdeki kartlar ve söylenen evlilikler sayılır.
rt-claim-own_turn = 66 sayısı olduğunu düşünen, sırası gelince kart oynamadan önce ilan edebilir. Oyun durur ve kartlar sayılır.
rt-claim-after_trick_or_meld = 66 sayısı olduğunu düşünen, bir el aldıktan hemen sonra, sonraki el açılmadan ya da evlilikle birlikte ilan edebilir. Oyun durur ve kartlar sayılır. Bu anı kaçıran önce bir el daha almalı ya da evlilik söylemelidir.
rt-claim-after_trick = 66 sayısı olduğunu düşünen, bir el aldıktan hemen sonra, sonraki el açılmadan ilan edebilir. Oyun durur ve kartlar sayılır. Bu anı kaçıran önce bir el daha almalıdır.
rt-claim-any_time = 66 sayısı olduğunu düşünen her an ilan edebilir, sıra diğerindeyken de. Oyun durur ve kartlar sayılır.
rt-claim-auto = Hiçbir şey ilan edilmez: 66 oyunu kendiliğinden bitirir.
rt-claim-both = İkisinin de 66 sayısı varsa önce ilan eden kazanır.
rt-false-2or3 = 66 olmadan ilan eden, diğerine 2 puan verir; diğeri hiç el almadıysa 3.
rt-false-2 = 66 olmadan ilan eden, diğerine hep 2 puan verir.
rt-false-3 = 66 olmadan ilan eden, diğerine hep 3 puan verir.
rt-false-mirror = 66 olmadan ilan eden, ilanı doğru olsaydı kazanacağı kadar puanı diğerine verir.
rt-false-closer = Yanlış ilan eden kapatansa diğeri en az tutmayan kapatmanın cezası kadar puan alır.

## Bir oyunun değeri

rt-worth = Oyunu kazananın aldığı:
rt-worth-points = Puan
rt-worth-when = Ne zaman
rt-worth-1 = Kaybedenin { $limit } ya da daha çok sayısı var.
rt-worth-2 = Kaybeden el almış ama sayısı { $limit } altında.
rt-worth-3 = Kaybeden hiç el almamış.
rt-worth-close = Kapatan 66’ya ulaşamadı.
rt-worth-false = 66 yanlış ilan edildi.
rt-worth-last = Henüz kimse kazanmadı ve son el belirler.

## Kartlar bitince

rt-last-ten = Deste kapatılmadıysa son el, alana 10 sayı getirir.
rt-last-none = Son el ek bir şey getirmez.
rt-last-wins_1 = Deste kapatılmadan bütün kartlar oynanır ve henüz kimse kazanmamışsa son eli alan kazanır: 1 puan.
rt-last-wins_by_score = Deste kapatılmadan bütün kartlar oynanır ve henüz kimse kazanmamışsa son eli alan kazanır: diğerinin durumuna göre 1, 2 ya da 3 puan.
rt-unclaimed-higher = Deste kapatılmadan bütün kartlar oynanır ve henüz kimse kazanmamışsa sayısı çok olan kazanır: diğerinin durumuna göre 1, 2 ya da 3 puan.
rt-unclaimed-higher-66 = Deste kapatılmadan bütün kartlar oynanır ve henüz kimse kazanmamışsa, en az 66 olmak üzere sayısı çok olan kazanır: diğerinin durumuna göre 1, 2 ya da 3 puan. Yoksa eşitlik olur.
rt-unclaimed-nobody = Deste kapatılmadan bütün kartlar oynanır ve henüz kimse kazanmamışsa eşitlik olur.
rt-tie = Sayılar aynıysa eşitlik olur.
rt-tie-last-trick = Ama sayılar aynıysa son eli alan kazanır: diğerinin durumuna göre 1, 2 ya da 3 puan.
rt-carry-0 = Eşitlikte kimse puan almaz.
rt-carry-1 = Eşitlikte kimse puan almaz, ama sonraki kazanan önceki her eşitlik için bir puan fazla alır.
rt-redeal = Eşitlikten sonra aynı oyuncu yeniden dağıtır.
rt-redeal-not = Eşitlikten sonra diğer oyuncu dağıtır.

## Maç, geriye bakma, sayma

rt-match-up = İlk { $target } puana ulaşan maçı kazanır. Fazlası yanar.
rt-match-down = Herkes { $target } puanla başlar ve kazandığı puanları düşer; ilk sıfıra inen maçı kazanır. Fazlası yanar.
rt-shutout = Kaybedenin hiç puan almadığı maç iki kat sayılır.
rt-shutout-not = Kaybeden hiç puan almasa da maç bir kez sayılır.
rt-look-none = Alınan eller kapalı durur ve bir daha bakılmaz.
rt-look-last_trick = Son ele, sonraki el açılana kadar bakılabilir.
rt-look-own = Herkes kendi aldığı ellere bakabilir.
rt-look-own_plus_first = Herkes kendi aldığı ellere ve rakibin ilk eline bakabilir.
rt-points-hidden = Herkes kafasından sayar: oyun bitmeden toplam gösterilmez.
rt-points-own = Herkes kendi sayısını görür.
rt-points-both = Herkes iki oyuncunun sayısını ve henüz görülmeyen kartları görür.

## Etkisiz kurallar

rt-idle-auto = Burada etkisiz: 66 kendiliğinden kazandırır.
rt-idle-no-draw = Burada etkisiz: bu kurallarla eşitlik olmaz.
rt-idle-fixed-cost = Burada etkisiz: tutmayan kapatmanın cezası hep aynıdır.

## Kurallar sayfası

rp-title = Kurallar: { $name }
rp-of-house = { $name }, özel kurallar
rp-numbers = Cümlelerin sonundaki numaralar yazılı kuralların numaralarıdır; onlara başvurabilirsin.
rp-diff = { $name } kurallarından farklar
rp-diff-none = Fark yok: bunlar tam olarak { $name } kuralları.
rp-diff-was = { $name }: { $value }
rp-print = Yazdır
rp-back = Geri
rp-change = Oyna ya da değiştir
rp-bad-link = Bu bağlantının bazı yerleri anlaşılmadı; içinde olmayanlar { $name } kurallarındaki gibi.
rp-read = Kuralları oku

## Özel kurallar

he-changes = { $name } kurallarından farklı olanlar
he-changes-none = Değişiklik yok: bunlar { $name } kuralları.
he-draft = Bunlar süren maçın kuralları değil; bunlarla bir maç başlatana kadar burada kalır.
he-draft-running = Süren maçın kurallarını göster
he-dropped = { $name } kurallarındaki değişikliklerin kenara kaldırıldı.
he-take-back = { $label }: bu değişikliği geri al
he-otherwise = Yoksa: { $message }
he-others = Başka seçenekler
he-value = { $value }: { $message }
he-clash-one = Öteki kurallarla bağdaşmıyor: { $message }.
he-clash-mend = Bunlardan birini geri al:
he-aid = Sayma yardımı
he-aid-about = İki oyuncu için aynı. Bir oyuncunun aklında tuttuğunu ya da yazdığını kimse denetleyemez; buradaki, masanın gösterdiğidir.
he-aid-strict = Sıkı
he-aid-strict-about = Geriye bakmak yok, toplam yok.
he-aid-soft = Yumuşak
he-aid-soft-about = Kendi ellerine ve rakibin ilk eline bakılabilir; toplam yok.
he-aid-own = Kendi sayın
he-aid-own-about = Yumuşak gibi, üstelik kendi sayını görürsün.
he-aid-open = Açık sayım
he-aid-open-about = Yumuşak gibi, üstelik iki oyuncunun sayısını ve henüz görülmeyen kartları görürsün.
he-aid-mixed = Başka bir karışım
he-aid-mixed-about = Aşağıdaki iki seçeneğin dediği gibi.
he-own = Kendi özel kurallarım
he-own-none = Henüz kayıt yok. Birkaç kuralı değiştir ve onlara bir ad ver.
he-own-name = Ad
he-own-save = Kaydet
he-own-save-as = Bu kuralları bir adla kaydet
he-own-saved = “{ $name }” bu tarayıcıya kaydedildi.
he-own-replaced = “{ $name }” bu tarayıcıya, aynı adlı olanın yerine kaydedildi.
he-own-name-missing = Önce kurallara bir ad ver.
he-own-rename = “{ $name }” adını değiştir
he-own-renamed = Yeni adı “{ $name }”.
he-own-name-taken = “{ $name }” adlı kurallar zaten var.
he-own-delete = “{ $name }” kaydını sil
he-own-deleted = “{ $name }” silindi.
he-own-undo = Geri al
he-own-back = “{ $name }” geri geldi.
he-own-full = Tarayıcının depolama alanı dolu ya da engelli: “{ $name }” yalnızca bu sayfa kapanana kadar kalır. Bağlantı onu daha uzun saklar.
he-own-strange = { $count ->
    [one] Kayıtlı bir girdiyi bu sürüm okuyamıyor. Girdi saklanıyor.
   *[other] Kayıtlı { $count } girdiyi bu sürüm okuyamıyor. Girdiler saklanıyor.
}
he-share = Bu kuralları paylaş
he-share-link = Bu kuralların bağlantısı
he-copy = Bağlantıyı kopyala
he-send = Gönder…
he-link-title = Bağlantıdan gelen kurallar
he-link-good = Biri bu kurallarla oynamak istiyor.
he-link-bad = Bu bağlantı bozuk ya da daha yeni bir sürümden. Anlaşılmayan:
he-link-unknown-preset = “{ $name }” türü
he-link-unknown-switch = “{ $name }” seçeneği
he-link-bad-value = “{ $name }” için “{ $value }” değeri
he-link-damaged = “{ $value }” karakterleri
he-link-rest = Anlaşılanlar aşağıda ayarlı; gerisi { $name } kurallarındaki gibi.
he-link-offer = { $name } kurallarını değiştirmeden al
clash-unclaimed-is-nobodys = ilan edilmeyen oyun kimseye puan getirmiyorsa son el eşitliği bozmaz
clash-marriage-waits-for-its-trick = evlilikle gelen 66 kendi elini bekliyorsa her an ilan edilemez
