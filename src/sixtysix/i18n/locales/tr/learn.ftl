## Dokuz adım

learn-about = Gerçek masada dokuz adım, yaklaşık beş dakika. Maçın bu arada bekler.
learn-start = Buradan başla
learn-go-on = Buradan devam et
learn-ticked = tamam
learn-return = Maça dön
learn-place = Adım { $count } / { $target }
learn-arranged = Dizilmiş kartlar
learn-arranged-about = Dersin kartları önceden dizilmiştir. Maçınkiler asla.
learn-back = Geri
learn-skip = Bu adımı atla
learn-skip-all = Hepsini atla
learn-next = Sonraki adım
learn-end = Kendi maçıma geç
learn-finished = Bu adım bitti. Sonrakiyle devam et.
learn-at-start = Burası en başı.
learn-no-card = Bu kart değil: yukarıda isteneni yap.
learn-no-C = Kapatmak için çok erken: 66 henüz uzakta.
learn-no-D = Henüz değil: önce yukarıda isteneni yap.
learn-no-W = Sayın: { $points }. 66 olmadan ilan eden, puanları rakibe verir.
learn-counts = Bu kart { $points } sayı eder.
learn-dear = Bu, rakibe { $points } sayı bırakır. Vale ya da dokuzlu daha ucuz.

learn-values = Kartların değeri
learn-values-1 = Kartların değeri: as 11, onlu 10, papaz 4, kız 3, vale 2, dokuzlu 0. İlk 66’ya ulaşan oyunu kazanır. Değeri 10 olan kartı oyna.
learn-values-2 = As, onlu, papaz, kız, vale, dokuzlu: sıra budur, bu yüzden onlun papazı geçti. El senin, 14 sayı. Kart çek.
learn-values-3 = Elin yine dolu. Hiç sayı etmeyen bir kart aç.
learn-values-done = As ve onlu için savaşmaya değer. Dokuzluyu vermek kolaydır.

learn-trick = Bir el
learn-trick-1 = Rakip papaz açtı. Aynı renkten daha büyük kart eli alır. Eli al.
learn-trick-2 = İki kart da senin: 15 sayı. Eli alan önce çeker ve sonraki eli açar. Kart çek.
learn-trick-3 = Eli sen açıyorsun. Kaybedebileceğin kart ucuz olsun: vale ya da dokuzlu aç.
learn-trick-4 = As açıldı, onu geçemezsin. Çekilecek kart varken renge uymak gerekmez. Vale ya da dokuzlu at.
learn-trick-done = Değerliyi al, ucuzu ver: oyunun yarısı budur.
learn-trick-low = Bu kart papazdan küçük: eli rakip alırdı.
learn-trick-suit = Başka renkten kart ne kadar büyük olsa da eli almaz.

learn-trump = Koz
learn-trump-1 = Açık kart kozu gösterir: kupa. Koz, öteki renklerin her kartını geçer. As açıldı: onu küçük bir kozla al.
learn-trump-2 = Bir vale ile 13 sayı. Kart çek.
learn-trump-3 = Koz ası sende. Onu hiçbir şey geçemez. Onu aç.
learn-trump-done = Kozlar el alır. Onları aslar ve onlular için sakla.
learn-trump-small = O da alır, ama vale yeter. Koz asını sakla.
learn-trump-none = Bu, ası geçmez. Onu yalnız koz geçer.
learn-trump-sure = Bu kart geçilebilir. Koz ası geçilemez.

learn-marriage = Evlilik
learn-marriage-1 = Aynı rengin papazı ile kızı evliliktir. Eli açarken söylenirse 20, kozda 40 eder. Sende bir tane var: söyle.
learn-marriage-2 = Bir el alınca 20 sayın olur. Şimdi ikisinden birini aç.
learn-marriage-3 = El senin, artık 20 de sayılır. Kart çek.
learn-marriage-4 = Koz kızının yanına papaz geldi. Bu 40 eder: söyle.
learn-marriage-done = Tek elle 60’tan çok sayı! Eli her açışında papaz ile kız ara.
learn-marriage-first = Önce evlilik: kart açmadan söylenir.

learn-exchange = Değiştirme
learn-exchange-1 = Destenin altında koz ası var. Sende dokuzlu, en küçük koz. Eli açarken, daha önce bir el almışsan, ikisini değiştirebilirsin. Değiştir.
learn-exchange-2 = Dokuzluyu verdin, ası aldın. Onu hiçbir şey geçemez: aç.
learn-exchange-done = Erken değiştir: deste bitince ya da kapanınca geç olur.
learn-exchange-first = Önce değiştir: sonra eli rakip açabilir ya da desteyi kapatabilir.

learn-strict = Sıkı kurallar
learn-strict-1 = Deste bitti. Artık renge uymalı, elinde varsa yükseltmelisin. Kız açıldı: oynanamayan kartlar soluk.
learn-strict-2 = Rakip de renge uymak zorunda ve karo onlusu onda. Karo asını aç: onlu düşmek zorunda.
learn-strict-done = 21 sayı. Renkten kartı olmayan koz çakar. En son el 10 sayı daha getirir.
learn-strict-ten = O zaman onlu rakipte kalır. Karo asını aç.

learn-count = 66’ya kadar saymak
learn-count-1 = Sayılar gösterilmez: sen sayarsın. Evlilik 20, kız 3, vale 2: toplam 25. Onlu açıldı: en çok sayı eden kartla al.
learn-count-2 = 25, as ve onluyla 21 daha: 46. Kart çek.
learn-count-3 = 46: 20 eksik. Bunu bir kerede ne getirir?
learn-count-done = 46 ile 20, 66 eder. İstersen “Sayılarım” düğmesi senin için sayar.
learn-count-trump = Eli alır, ama yalnız 12 getirir. As 21 getirir.
learn-count-lost = Böylece onlu rakibe kalır.
learn-count-slow = Bu elin 20 getireceği kesin değil. Papazlarına ve kızlarına bak.

learn-claim = 66 ilanı
learn-claim-1 = 40’lık evlilik ve 14 sayılık eller: 54 sayın var. 66 olmadan ilan etmek 2 ya da 3 puana mal olur. Önce asını aç.
learn-claim-2 = 54 ile 13, 67 eder. Bunu kimse söylemez: şimdi 66 ilan et ve onayla.
learn-claim-done = 3 puan: rakip hiç el almadı. El alıp 33’ün altında kalsaydı 2, yoksa 1. Maçı yedi puan kazandırır.
learn-claim-weak = Bu kart kolay geçilir ya da az getirir. Asını aç.
learn-claim-late = Sayın yeterli. İlan etmeyi unutan yine kaybedebilir.

learn-close = Kapatmak
learn-close-1 = 42 sayın ve en büyük iki koz var. Kapatınca kart çekilmez, sıkı kurallar başlar. 66’ya ulaşamazsan bu 2 ya da 3 puana mal olur. Kapat ve onayla.
learn-close-2 = Artık rakip renge uymak zorunda. Koz asını aç.
learn-close-3 = 57. Şimdi en büyük koz onlu: onu aç.
learn-close-4 = 67: 66 ilan et.
learn-close-done = 66’ya giden yolu görünce kapat. Artık oyunu biliyorsun.
learn-close-first = Deste açıkken rakip kart çeker ve renge uymak zorunda değildir. Önce kapat.
learn-close-trumps = Önce en büyük kozlar: kesin alırlar.

## Coach

coach = Koç
coach-about = Bu cihazda bilgisayara karşı bir maç. Koç, pahalıya patlayacak bir kart oynanmadan önce söyler ve sayılarını gösterir. Kendi maçın bekler.
coach-level = Rakip
coach-start = Koçla oyna
coach-resume = Koçla devam et
coach-watches = İzliyorum; bir şey pahalıya patlayacaksa söylerim.
coach-costs = { $label }: yaklaşık { $value } puana mal olur. Geri alınsın mı?
coach-go-on = Devam et
coach-failed = Olmadı: { $message }
coach-doubts = { $label }: burada aklıma bu gelmezdi. Geri alınsın mı?

## Drills

drills = Alıştırmalar
drills-about = İstediğin kadar rastgele oyun. Her yanıt açıklanır.
drill-count = Kafadan saymak
drill-remember = Kartları hatırlamak
drill-trumps = Kozları saymak
drill-chance = Olasılık ne kadar?
drill-score = { $count } yanıttan { $own } doğru
drill-percent = %{ $value }
drill-back = Bütün dersler ve alıştırmalar
drill-next-trick = İleri
drill-again = Sonraki soru
drill-right = Doğru.
drill-wrong = Yanıt: { $label }.
drill-ask-count = Kaç sayın var?
drill-ask-remember = Bu kartlardan hangisi henüz çıkmadı?
drill-ask-trumps = Kaç koz henüz çıkmadı: oynanmadı, elinde değil, açıkta da durmuyor?
drill-ask-talon = Destede { $count } kapalı kart var, rakibin { $own } kartını bilmiyorsun. Bu kartın destede olma olasılığı ne kadar: { card }?
drill-ask-marriage = Destede { $count } kapalı kart var, rakibin { $own } kartını bilmiyorsun. Bu rengin papazını da kızını da görmedin: { suit }. İkisinin de rakipte olma olasılığı ne kadar?
drill-why-count = Kartlar { $own }, evlilikler { $other }, son el { $value }: toplam { $points }.
drill-why-remember = Henüz çıkmadı: { card }.
drill-why-trumps = Oynanan { $count }, elindeki { $own }, açıktaki { $other }. Altıdan { $points } kalır.
drill-why-talon = Bilinmeyen { $count } karttan { $own } tanesi destede: %{ $points }.
drill-why-marriage = İlki için { $count } üzerinden { $own }, ikincisi için { $value } üzerinden { $other }. Çarpımı %{ $points }.
