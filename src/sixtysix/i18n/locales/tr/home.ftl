## Menü: devam, yeni maç, düzeyler

home-continue = Oyuna devam
home-running = Sen { $own } – { $other } { $name }, { $count }. oyun
home-new = Yeni maç
home-opponent = Rakip
home-rules = Kurallar
home-house = Ev kuralları…
home-start = Dağıt
home-strength = Ustaya karşı 100 maçın yaklaşık { $count } kadarını kazanır.
home-strongest = En güçlüsü; o da kimsenin kartını görmez.
level-novice-about = Kuralları bilir, gördüğünü alır; her kartı unutur.
level-beginner-about = Birkaç akşam oynamış; arada sayımı şaşırır.
level-club-about = Masanın gediklisi: hisle oynar, yüksek kartları aklında tutar.
level-strong-about = Hatasız sayar; yalnız eski küçük kartları unutur.
level-expert-about = Her kartı hatırlar ve sonu sonuna kadar hesaplar.
level-master-about = Her karttan önce kafasında yüzlerce dağılım oynar.
