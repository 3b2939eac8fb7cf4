## Dokuz lokmalık yol

learn-about = Gerçek masada dokuz lokma, yaklaşık beş dakika. Maçın bu arada bekler.
learn-start = Buradan başla
learn-go-on = Buradan sürdür
learn-ticked = tamam
learn-return = Maça dön
learn-place = Lokma { $count } / { $target }
learn-arranged = dizilmiş kartlar
learn-arranged-about = Dersin kartları dizilmiştir. Maçınkiler asla.
learn-back = Geri
learn-skip = Bu lokmayı atla
learn-skip-all = Hepsini atla
learn-next = Sonraki lokma
learn-end = Kendi maçıma
learn-finished = Bu lokma bitti. Sonrakiyle sürdür.
learn-at-start = Burası en başı.
learn-no-card = Bu kart değil: yukarıda isteneni yap.
learn-no-C = Kapatmak için çok erken: 66 henüz uzakta.
learn-no-D = Henüz değil: önce yukarıda isteneni yap.
learn-no-W = Sayın: { $points }. 66’dan azla ilan eden, puanları rakibe verir.
learn-counts = Bu kartın değeri { $points }.
learn-dear = Bu, { $points } sayı bırakır. Vale ya da dokuzlu daha ucuz.

learn-values = Kartların değeri
learn-values-1 = Kartların değeri: as 11, onlu 10, papaz 4, kız 3, vale 2, dokuzlu 0. İlk 66’ya ulaşan oyunu kazanır. Değeri 10 olan kartı oyna.
learn-values-2 = As, onlu, papaz, kız, vale, dokuzlu: sıra budur, bu yüzden onlun papazı geçti. El senin, 14 sayı. Kart çek.
learn-values-3 = Elin yine dolu. Hiç değeri olmayan bir kartla eli aç.
learn-values-done = As ve onlu için savaşmaya değer. Dokuzlu kolay verilir.

learn-trick = Bir el
learn-trick-1 = Rakip papazla açtı. Aynı renkten daha büyük kart eli alır. Eli al.
learn-trick-2 = İki kart da senin: 15 sayı. Eli alan önce çeker ve sonraki eli açar. Kart çek.
learn-trick-3 = Eli sen açıyorsun. Kaybedebileceğin kart ucuz olsun: vale ya da dokuzlu oyna.
learn-trick-4 = As açıldı, onu geçemezsin. Çekilecek kart varken renge uymak gerekmez. Vale ya da dokuzlu at.
learn-trick-done = Değerliyi al, ucuzu ver: oyunun yarısı budur.
learn-trick-low = Bu kart papazdan küçük: eli rakip alır.
learn-trick-suit = Başka renk, kart ne kadar büyük olsa da eli almaz.

learn-trump = Koz
learn-trump-1 = Açık kart kozu gösterir: kupa. Koz, öteki renklerin her kartını geçer. As açıldı: onu küçük bir kozla al.
learn-trump-2 = Bir vale ile 13 sayı. Kart çek.
learn-trump-3 = Koz ası sende. Onu hiçbir şey geçemez. Onunla aç.
learn-trump-done = Kozlar el alır. Onları aslar ve onlular için sakla.
learn-trump-small = O da alır, ama vale yeter. Koz asını sakla.
learn-trump-none = Bu, ası geçmez. Onu yalnız koz geçer.
learn-trump-sure = Bu kart geçilebilir. Koz ası geçilemez.

learn-marriage = Evlilik
learn-marriage-1 = Aynı rengin papazı ve kızı evliliktir. Eli açarken ilan edilirse 20, kozda 40 eder. Sende bir tane var: ilan et.
learn-marriage-2 = Bir el alır almaz 20 sayı. Şimdi ikisinden biriyle aç.
learn-marriage-3 = El senin, yani 20 sayılır. Kart çek.
learn-marriage-4 = Koz kızının yanına papaz geldi. Bu 40 eder: ilan et.
learn-marriage-done = Tek elle 60’tan çok sayı! Her açışında papaz ve kız ara.
learn-marriage-first = Önce evlilik: kart oynamadan ilan edilir.

learn-exchange = Değiştirme
learn-exchange-1 = Destenin altında koz ası var. Sende dokuzlu, en küçük koz. Eli açarken, bir el almışsan, ikisini değiştirebilirsin. Değiştir.
learn-exchange-2 = Dokuzluya karşı as. Onu hiçbir şey geçemez: onunla aç.
learn-exchange-done = Erken değiştir: deste bitince ya da kapanınca geç olur.
learn-exchange-first = Önce değiştir: sonra eli rakip açabilir ya da desteyi kapatabilir.

learn-strict = Sıkı kurallar
learn-strict-1 = Deste bitti. Artık renge uymalı, elinden geliyorsa eli almalısın. Kız açıldı: yasak kartlar karartıldı.
learn-strict-2 = Rakip de renge uymak zorunda ve karo onlusu onda. Karo asıyla aç: onlu düşmek zorunda.
learn-strict-done = 21 sayı. Rengi olmayan koz çakar. En son el 10 sayı daha getirir.
learn-strict-ten = O zaman onlu rakipte kalır. Karo asıyla aç.

learn-count = 66’ya kadar saymak
learn-count-1 = Sayılar gösterilmez: sen sayarsın. Evlilik 20, kız 3, vale 2. Toplam 25. Onlu açıldı: en değerli kartınla al.
learn-count-2 = 25, as ve onlu için 21 daha: 46. Kart çek.
learn-count-3 = 46: 20 eksik. Bunu bir kerede ne getirir?
learn-count-done = 46 ile 20, 66 eder. İstersen “Sayılarım” düğmesi senin için sayar.
learn-count-trump = Eli alır, ama yalnız 12 getirir. As 21 getirir.
learn-count-lost = Böylece onlu rakibe kalır.
learn-count-slow = Bu elin 20 getireceği kesin değil. Papazlarına ve kızlarına bak.

learn-claim = 66 ilanı
learn-claim-1 = 40’lık evlilik ve 14 sayılık eller: 54 sayın var. 66’dan azla ilan 2 ya da 3 puana mal olur. Önce asınla aç.
learn-claim-2 = 54 ile 13, 67 eder. Kimse söylemez: şimdi 66 ilan et ve onayla.
learn-claim-done = 3 puan: rakip hiç el almadı. El almış ama 33’ün altındaysa 2, yoksa 1. Yedi puan maçı kazanır.
learn-claim-weak = Bu kart kolay geçilir ya da az getirir. Asınla aç.
learn-claim-late = Sayın yeterli. İlan etmeyi unutan yine kaybedebilir.

learn-close = Kapatmak
learn-close-1 = 42 sayın ve en büyük iki koz var. Kapatmak çekmeyi durdurur, sıkı kuralları getirir. Sonra 66’ya ulaşamazsan 2 ya da 3 puana mal olur. Kapat ve onayla.
learn-close-2 = Artık rakip renge uymak zorunda. Koz asıyla aç.
learn-close-3 = 57. Şimdi en büyük koz onlu: onunla aç.
learn-close-4 = 67: 66 ilan et.
learn-close-done = 66’ya giden yolu görünce kapat. Artık oyunu biliyorsun.
learn-close-first = Deste açıkken rakip kart çeker ve renge uymak zorunda değildir. Önce kapat.
learn-close-trumps = Önce en büyük kozlar: kesin alırlar.

## Coach

coach = Çalıştırıcı
coach-about = Bu aygıtta bilgisayara karşı bir maç. Çalıştırıcı, pahalı bir kart oynanmadan önce konuşur ve sayılarını gösterir. Kendi maçın bekler.
coach-level = Rakip
coach-start = Çalıştırıcıyla oyna
coach-resume = Çalıştırıcıyla sürdür
coach-watches = İzliyorum; bir şey pahalıya gelirse söylerim.
coach-costs = { $label }: yaklaşık { $value } puana mal olur. Geri alınsın mı?
coach-go-on = Sürdür
coach-failed = Olmadı: { $message }
coach-doubts = { $label }: burada aklıma gelmezdi. Geri alınsın mı?

## Drills

drills = Alıştırmalar
drills-about = İstediğin kadar rastgele oyun. Her yanıt açıklanır.
drill-count = Kafadan saymak
drill-remember = Kartları hatırlamak
drill-trumps = Kozları saymak
drill-chance = Olasılık ne kadar?
drill-score = { $count } yanıttan { $own } doğru
drill-percent = % { $value }
drill-back = Bütün dersler ve alıştırmalar
drill-next-trick = İleri
drill-again = Sonraki soru
drill-right = Doğru.
drill-wrong = Yanıt: { $label }.
drill-ask-count = Kaç sayın var?
drill-ask-remember = Bu kartlardan hangisi hâlâ dışarıda?
drill-ask-trumps = Kaç koz hâlâ dışarıda: oynanmamış, elinde olmayan, açıkta durmayan?
drill-ask-talon = Destede { $count } kapalı kart var, rakibin { $own } kartını bilmiyorsun. Bu kartın destede olma olasılığı ne kadar: { card }?
drill-ask-marriage = Destede { $count } kapalı kart var, rakibin { $own } kartını bilmiyorsun. Bu rengin papazını da kızını da görmedin: { suit }. İkisinin de rakipte olma olasılığı ne kadar?
drill-why-count = Kartlar { $own }, evlilikler { $other }, son el { $value }: toplam { $points }.
drill-why-remember = Oynanmadı: { card }.
drill-why-trumps = Oynanan { $count }, elindeki { $own }, açıktaki { $other }. Altıdan { $points } kalır.
drill-why-talon = Bilinmeyen { $count } karttan { $own } tanesi destede: % { $points }.
drill-why-marriage = İlki için { $count } üzerinden { $own }, ikincisi için { $value } üzerinden { $other }. Çarpımı % { $points }.
