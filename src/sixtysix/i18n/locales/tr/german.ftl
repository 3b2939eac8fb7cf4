# Alman kartları: öteki dosyalardakilerin yerine geçen sözler.
# $suit: S yaprak, H kupa, D zil, C palamut. $rank: Q ober, J unter.

rank-word = { $rank ->
    [A] ası
    [K] papazı
    [Q] oberi
    [J] unteri
    [T] onlusu
   *[9] dokuzlusu
}
suit = { $suit ->
    [S] yaprak
    [H] kupa
    [D] zil
   *[C] palamut
}
card-acc = { suit } { $rank ->
    [A] asını
    [K] papazını
    [Q] oberini
    [J] unterini
    [T] onlusunu
   *[9] dokuzlusunu
}
marriage-of = { $suit ->
    [S] yapraktan
    [H] kupadan
    [D] zilden
   *[C] palamuttan
} { $points }
why-marriage-announced = söylediğin papazı veya oberi aç
why-marriage-needs-pair = aynı renkten papaz ve ober gerek
hint-nudge-marriage = Papazlarına ve oberlerine bak.

# The ranks in the rules.
rt-rank = { $rank ->
    [A] as
    [T] onlu
    [K] papaz
    [Q] ober
    [J] unter
   *[9] dokuzlu
}

# Lessons and drills.
learn-dear = Bu, rakibe { $points } sayı bırakır. Unter ya da dokuzlu daha ucuz.
learn-values-1 = Kartların değeri: as 11, onlu 10, papaz 4, ober 3, unter 2, dokuzlu 0. İlk 66’ya ulaşan oyunu kazanır. Değeri 10 olan kartı oyna.
learn-values-2 = As, onlu, papaz, ober, unter, dokuzlu: sıra budur, bu yüzden onlun papazı geçti. El senin, 14 sayı. Kart çek.
learn-trick-3 = Eli sen açıyorsun. Kaybedebileceğin kart ucuz olsun: unter ya da dokuzlu aç.
learn-trick-4 = As açıldı, onu geçemezsin. Çekilecek kart varken renge uymak gerekmez. Unter ya da dokuzlu at.
learn-trump-2 = Bir unter ile 13 sayı. Kart çek.
learn-trump-small = O da alır, ama unter yeter. Koz asını sakla.
learn-marriage-1 = Aynı rengin papazı ile oberi evliliktir. Eli açarken söylenirse 20, kozda 40 eder. Sende bir tane var: söyle.
learn-marriage-4 = Koz oberinin yanına papaz geldi. Bu 40 eder: söyle.
learn-marriage-done = Tek elle 60’tan çok sayı! Eli her açışında papaz ile ober ara.
learn-strict-1 = Deste bitti. Artık renge uymalı, elinde varsa yükseltmelisin. Ober açıldı: oynanamayan kartlar soluk.
learn-strict-2 = Rakip de renge uymak zorunda ve zil onlusu onda. Zil asını aç: onlu düşmek zorunda.
learn-strict-ten = O zaman onlu rakipte kalır. Zil asını aç.
learn-count-1 = Sayılar gösterilmez: sen sayarsın. Evlilik 20, ober 3, unter 2: toplam 25. Onlu açıldı: en çok sayı eden kartla al.
learn-count-slow = Bu elin 20 getireceği kesin değil. Papazlarına ve oberlerine bak.
drill-ask-marriage = Destede { $count } kapalı kart var, rakibin { $own } kartını bilmiyorsun. Bu rengin papazını da oberini da görmedin: { suit }. İkisinin de rakipte olma olasılığı ne kadar?

# The rules.
rt-cards = { $deck ->
    [20] Yirmi kartla oynanır: her renkten as, onlu, papaz, ober ve unter.
   *[other] Yirmi dört kartla oynanır: her renkten as, onlu, papaz, ober, unter ve dokuzlu.
}
rt-order = { $deck ->
    [20] Her renkte en büyük as, sonra onlu, papaz, ober, unter gelir. Onlu papazı geçer.
   *[other] Her renkte en büyük as, sonra onlu, papaz, ober, unter, dokuzlu gelir. Onlu papazı geçer.
}
rt-last-draw = { $deck ->
    [20] Son olarak açık duran kart çekilir: açık koz ya da onunla değiştirilen unter.
   *[other] Son olarak açık duran kart çekilir: açık koz ya da onunla değiştirilen dokuzlu.
}
rt-marriage = Eli açan, aynı renkten papaz ile oberi evlilik olarak söyleyebilir: ikisini gösterir ve birini açar.
rt-marriage-auto = Papaz ya da ober açan, çiftin diğer kartı da elindeyse böylece evliliği söylemiş olur. Evlilik önceden de söylenebilir.
rt-exchange = { $deck ->
    [20] Koz unteri elinde olan onu açık kozla değiştirebilir.
   *[other] Koz dokuzlusu elinde olan onu açık kozla değiştirebilir.
}
rt-exchange-auto = { $deck ->
    [20] Koz unteri, izin verildiği anda kendiliğinden açık kozla değişir.
   *[other] Koz dokuzlusu, izin verildiği anda kendiliğinden açık kozla değişir.
}
rt-exchange-turned-up = { $deck ->
    [20] Açılan kart koz unterinin kendisiyse o oyunda değiştirme yoktur.
   *[other] Açılan kart koz dokuzlusunun kendisiyse o oyunda değiştirme yoktur.
}
