## Menü: devam, yeni maç, düzeyler

home-continue = Oyuna devam
home-running = Sen { $own } – { $other } { $name }, { $count }. oyun
home-new = Yeni maç
home-opponent = Rakip
home-rules = Kurallar
home-house = Özel kurallar…
home-guest = Misafir olarak oynuyorsun: oyunların bu tarayıcıyla saklanır.
home-backup = Yedekle
home-start = Dağıt
home-strength = Ustaya karşı 100 maçın { $count } kadarını kazanır.
home-strongest = En güçlüsü; o da kimsenin kartını görmez.
level-novice-about = Kuralları bilir, gördüğünü alır; her kartı unutur.
level-beginner-about = Birkaç akşam oynamış; arada sayımı şaşırır.
level-club-about = Masanın gediklisi: sezgiyle oynar, büyük kartları aklında tutar.
level-strong-about = Hatasız sayar; yalnız çoktan çıkmış küçük kartları unutur.
level-expert-about = Her kartı hatırlar ve oyunun sonunu baştan sona hesaplar.
level-master-about = Her karttan önce kafasından yüzlerce oyun oynar.
