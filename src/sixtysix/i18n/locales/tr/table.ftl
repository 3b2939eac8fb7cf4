# Masa: bir oyuncu bilgisayara karşı.
# Her yerde: $rank A K Q J T 9, $suit S H D C.

app-title = Altmış Altı

## Kartlar

# Renkten sonra gelen biçim: kupa ası.
rank-word = { $rank ->
    [A] ası
    [K] papazı
    [Q] kızı
    [J] valesi
    [T] onlusu
   *[9] dokuzlusu
}
suit = { $suit ->
    [S] maça
    [H] kupa
    [D] karo
   *[C] sinek
}
card = { suit } { rank-word }
# Belirtme durumu.
card-acc = { suit } { $rank ->
    [A] asını
    [K] papazını
    [Q] kızını
    [J] valesini
    [T] onlusunu
   *[9] dokuzlusunu
}
card-count = { $count ->
    [1] bir kart
    [2] iki kart
    [3] üç kart
    [4] dört kart
    [5] beş kart
    [6] altı kart
   *[other] { $count } kart
}
card-playable = { card }, oynanabilir
card-refused = { card }, { $reason }

## Durum

status = Durum
you = Sen
opponent = Rakip
score-of = { $name }: { $score }, hedef { $target }
trump-is = Koz: { suit }
phase-free = Serbest oyun
phase-free-about = Serbest oyun: deste bitene ya da kapanana dek her kartla karşılık verilebilir.
phase-strict = Renge uy, yükselt
phase-follow = Renge uy
turn-own = Sıra sende
turn-other = { $name } oynuyor
tricks = { $count ->
    [0] el yok
   *[other] { $count } el
}
talon-left = { $count ->
    [0] deste bitti
   *[other] { $count } kart kaldı
}
talon-closed = Kapalı
talon = Deste
turn-up-is = Açık koz: { card }
opponent-holds = elinde { $count } kart var
marriage-of = { $suit ->
    [S] maçadan
    [H] kupadan
    [D] karodan
   *[C] sinekten
} { $points }
my-points = Sayılarım
my-points-are = Sayılarım: { $points }
slot-own = senin kartın
hand = Kartların
trick = Yerdeki kartlar
own-pile = Aldığın eller
look-back = Eski ellere bak
unseen = Henüz görülmeyen kartlar
unseen-none = Bütün kartlar görüldü.
actions = Hamleler
log = Neler oldu
chips = Geçerli özel kurallar

## Ne yapmalı

say-lead = Eli sen açıyorsun.
say-follow = Sıra sende: yerde { card } var.
say-draw = El senin. Hazır olunca kart çek.
say-announced = İkisinden hangisini açıyorsun?
say-which-marriage = Hangi evlilik?
say-which-suit = Hangi renk?
say-chosen = { card }: sıran gelince oynanır.
say-unchosen = { card }: oynanmaz.
say-called-back = { card }: yeniden elinde.
say-wait = { $name } oynuyor…
say-over = Oyun bitti.
part-coming = Sayfanın bu bölümü geliyor…
part-missing = Bu bölüm şimdi yüklenemiyor. Maçın olduğu gibi duruyor: bağlantı gelince yeniden dene.
points-open = Sayı { $own } : { $other }
points-open-about = Senin sayın ve rakibinki: bu kurallar ikisini de gösterir.
say-connecting = Dağıtılıyor…
confirm-close = Deste kapansın mı? Artık kart çekilmez.
confirm-close-yes = Kapat
confirm-claim = 66 ilan edilsin mi? Sayın yetmezse puanlar rakibe gider.
confirm-claim-yes = 66 ilan et
act-draw = Kart çek
act-marriage = Evlilik
act-marry = Evlilik { $points }
act-marry-label = Evlilik { $points }, { suit }
act-lead = { card-acc } oyna
act-exchange = Değiştir
act-close = Kapat
act-claim = 66 ilan et
act-cancel = Vazgeç
act-next = Sonraki oyun
act-result = Sonucu göster
act-new-match = Yeni maç
act-replay = Yeniden oyna (alıştırma)
act-share = Paylaş
act-back = Maça dön
act-again = Bir daha

## Neden olmaz

why-deal-over = oyun bitti
why-deal-not-over = oyun daha bitmedi
why-no-look-back = şu anda bakılabilecek el yok
why-not-your-turn = sıra sende değil
why-card-not-in-hand = bu kart sende yok
why-must-follow-suit = { suit } oynamalısın
why-must-head = yükseltmelisin
why-must-trump = koz çakmalısın
why-must-draw-first = önce kart çek
why-nothing-to-draw = çekilecek kart yok
why-marriage-announced = söylediğin papazı veya kızı aç
why-marriage-needs-pair = aynı renkten papaz ve kız gerek
why-marriage-needs-lead = ancak eli sen açarken
why-marriage-on-first-lead = ilk el açılırken olmaz
why-marriage-when-exhausted = deste bitince evlilik olmaz
why-marriage-when-closed = deste kapalıyken evlilik olmaz
why-marriage-on-closing-lead = desteyi kapattığın elde olmaz
why-exchange-needs-lowest-trump = en küçük koz sende değil
why-exchange-needs-lead = ancak eli sen açarken
why-exchange-needs-trick = önce bir el al
why-exchange-talon-too-small = destede çok az kart kaldı
why-turn-up-is-lowest-trump = açık koz zaten en küçük koz
why-talon-closed = deste kapalı
why-talon-exhausted = deste bitti
why-close-needs-lead = ancak eli sen açarken
why-close-on-first-lead = ilk el açılmadan olmaz
why-close-after-draw = önce kart çek
why-close-talon-too-small = destede çok az kart kaldı
why-claim-is-automatic = burada 66 kendiliğinden kazandırır
why-claim-not-now = ancak el aldıktan veya evlilik söyledikten sonra
why-claim-on-own-turn = ancak sıra sendeyken
why-marriage-does-not-end-deal = önce söylediğin kartı oyna
why-unknown-action = mümkün değil
why-none = şu anda mümkün değil
log-dealt = Yeni oyun. Koz { suit }, açık kart { card }.

## Neler oldu (günlük ve ses)

log-led-own = Sen { card-acc } açtın.
log-led-other = Rakip { card-acc } açtı.
log-answered-own = Sen { card-acc } attın.
log-answered-other = Rakip { card-acc } attı.
log-trick-own = Eli sen aldın.
log-trick-other = Eli rakip aldı.
log-drew-own = Sen { card-acc } çektin.
log-drew-turn-up = Rakip { card-acc } aldı.
log-married-own = Sen { marriage-of } söyledin.
log-married-other = Rakip { marriage-of } söyledi.
log-exchanged-own = Sen kozu değiştirip { card-acc } aldın.
log-exchanged-other = Rakip kozu değiştirip { card-acc } aldı.
log-closed-own = Desteyi kapattın.
log-closed-other = Rakip desteyi kapattı.
log-exhausted = Deste bitti.
log-strict-win = Renge uy, elinde varsa yükselt.
log-strict-follow = Uyabiliyorsan renge uy.
log-claimed-own = Sen 66 ilan ettin.
log-claimed-other = Rakip 66 ilan etti.
log-your-lead = Eli sen açıyorsun, { card-count }.
log-your-turn = Sıra sende, { card-count }.
log-your-draw = Sıra sende: kart çek.
log-reconnected = Yeniden bağlandın.
log-points-shown = Sayılarım: { $points }.
log-points-hidden = Sayılarım gizli.
state-turn-own = Sıra sende.
state-turn-other = Sıra rakipte.
state-led = Yerde { card } var.
state-tricks = Alınan eller: sende { $own }, rakipte { $other }.
state-score = Maç: sen { $own }, rakip { $other }, hedef { $target }.
state-hand = Kartların: { $cards }.

## Bağlantı

line-lost = Bağlantı koptu. Yeniden bağlanılıyor…
line-waiting = Son hamlen saklandı, gönderilecek.
table-gone = Bu masa artık sunucuda yok. Yeni bir maç başladı.
server-away = Sunucuya ulaşılamıyor. Yeniden deneniyor…
refused = Masa bunu kabul etmedi: { $message }

## Oyun sonu

result-title = { $points ->
    [0] Kimse puan alamadı
   *[other] { $who } +{ $points }
}
end-own = Oyunu kazandın: { $points } puan.
end-other = Oyunu rakip kazandı: { $points } puan.
result-claim-own = 66 ilan ettin, { $won } sayın vardı.
result-claim-other = Rakip 66 ilan etti, { $won } sayısı vardı.
result-reached-own = 66’ya ulaştın.
result-reached-other = Rakip 66’ya ulaştı.
result-false-claim-own = Rakip yalnızca { $lost } sayıyla ilan etti.
result-false-claim-other = Yalnızca { $lost } sayıyla ilan ettin.
result-closer-failed-own = Rakip kapattı ama 66’ya ulaşamadı.
result-closer-failed-other = Kapattın ama 66’ya ulaşamadın.
result-closer-unclaimed-own = Rakip kapattı, 66 sayısı vardı ama ilan etmedi.
result-closer-unclaimed-other = Kapattın, 66 sayın vardı ama ilan etmedin.
result-closer-beaten-own = Rakip kapattı ama 66’ya önce sen ulaştın.
result-closer-beaten-other = Kapattın ama 66’ya önce rakip ulaştı.
result-higher-total-own = Kimse ilan etmedi; senin sayın daha çok.
result-higher-total-other = Kimse ilan etmedi; rakibin sayısı daha çok.
result-last-trick-own = Son eli sen aldın.
result-last-trick-other = Son eli rakip aldı.
result-counted-own = Kartlar sayıldı: sende { $won } var.
result-counted-other = Kartlar sayıldı: rakipte { $won } var.
result-draw = Sayılar eşit: kimse puan alamadı.
grade-1 = Kaybedenin { $limit } veya daha çok sayısı var: 1 puan.
grade-2 = Kaybeden el aldı ama { $limit } sayının altında kaldı: 2 puan.
grade-3 = Kaybeden hiç el alamadı: 3 puan.
penalty-2 = Ceza 2 puan.
penalty-3 = Ceza 3 puan: puanı alan taraf hiç el almamıştı.
penalty-other = Ceza { $points } puan.
result-hands = Dağıtılan kartlar
result-drawn = Sırayla çekilenler
result-talon = Destede kalanlar, çekme sırasıyla
result-tricks = Eller, sırasıyla
result-match = Maç
col-number = No
col-led = Açılan
col-answer = Atılan
points-from-marriages = evlilikten { $points }
bonus-last = son el +10
match-won = Maçı { $own }–{ $other } kazandın.
match-lost = Maçı rakip { $other }–{ $own } kazandı.
match-shutout = Mars: iki kat sayılır.
close-dialog = Pencereyi kapat
share-deal = Oynanacak bir 66 oyunu
share-link = Bu oyunun bağlantısı
link-copied = Bağlantı kopyalandı.
link-copy-failed = Tarayıcı kopyalamaya izin vermedi. Bağlantıyı seçip kendin kopyala.
practice-impossible = Bu cihaz onu şu anda dağıtamıyor. Maçına dokunulmadı: sayfayı yeniden yükle ve bir daha dene.

## Adil dağıtım

fairness = Adil dağıtım
fairness-about = Dağıtımdan önce sunucu, gizli tohumunun parmak izini (SHA-256) gösterir. Tarayıcın kendi tohumunu ekler. Oyundan sonra gizli tohum açılır; böylece kartların değiştirilmediğini herkes denetleyebilir.
fairness-more = Karıştırma hamdır: hiçbir el atılmaz, kimse kayırılmaz, kötü kartların art arda gelmesi olağandır. Bilgisayar, onun yerinde senin bileceğini bilir, başka bir şey değil. Başka yerde hesaplamak için: tools/verify_deal.py, altmış satır Python.
fairness-commitment = Dağıtımdan önce gösterilen parmak izi
fairness-server-seed = Sunucunun tohumu
fairness-client-seed = Senin tohumun
fairness-sealed = oyun bitene kadar mühürlü
fairness-check = Bu oyunu denetle
fairness-good-seed = Tohum, dağıtımdan önce gösterilen parmak izine uyuyor.
fairness-bad-seed = Tohum parmak izine uymuyor!
fairness-good-cards = Burada yeniden karıştırıldı: { $count } kartın hepsi aynı.
fairness-bad-cards = Burada yeniden karıştırılınca kartlar farklı çıktı!
fairness-bad-own-seed = Senin tarayıcının tohumu kullanılmamış!
fairness-unseen = Bu cihaz parmak izini dağıtımdan önce görmedi; masanın verdiğiyle karşılaştırılıyor.
fairness-next = Sonraki oyunun parmak izi

## Kurallar

rules = Kurallar
rules-title = Maçın kuralları
rules-preset = Oyun türü
rules-house = Özel kurallar
rules-start = Yeni maç başlat
rules-warning = Süren maç yarıda kalacak.
rules-changed = { $count ->
    [0] oyun türündeki gibi
   *[other] oyun türünden { $count } fark
}
rules-impossible = Bu kurallar birbirine uymuyor
clash-deal-pattern-needs-deck = 24 kart 3-3 dağıtılır, koz sonda ya da arada açılır; 20 kart 3-2 dağıtılır
clash-closed-marriage-needs-closing-lead = deste kapalıyken evlilik geçerliyse kapatılan elde de geçerlidir
clash-tie-decided-twice = eşitliği ya son el bozar ya da puan devreder, ikisi birden olmaz
clash-last-trick-leaves-nothing-unclaimed = oyunu son el kazandırıyorsa ilan edilmemiş oyun da eşitlik de kalmaz
clash-auto-has-no-claims = 66 kendiliğinden kazandırıyorsa ilan ne yapılır ne de istenir
rules-reset = Oyun türüne dön
rules-loading = Kurallar yükleniyor…
yes = evet
no = hayır
chip = { $label }: { $value }
group-match = Dağıtım ve maç
group-exchange = Değiştirme
group-marriage = Evlilikler
group-strict = Renge uyma
group-close = Kapatma
group-end = İlan ve puanlar
preset-sixty-six = Altmış Altı
preset-sixty-six-about = 24 kart, 7 puana kadar. Kendin sayar, kendin ilan edersin.
preset-sixty-six-light = Altmış Altı, kolay
preset-sixty-six-light-about = 66 kendiliğinden kazandırır; ilan yok, son ele ek sayı yok.
preset-pagat = Altmış Altı, kulüp
preset-pagat-about = İngilizce oyun kitaplarındaki gibi: kapatırken evlilik olur, ceza 2.
preset-german = Altmış Altı, eski Alman
preset-german-about = Eski Alman oyun kitaplarındaki gibi: yükseltme zorunluluğu yok.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 kart, Avusturya usulü; aldığın ellere bakabilirsin.
preset-schnapsen-tournament = Schnapsen, turnuva
preset-schnapsen-tournament-about = 20 kart, sıkı: eski ellere bakmak yok, ilk elde evlilik yok.
preset-santase = Santase
preset-santase-about = Bulgar usulü, 11 puana kadar; tutmayan kapatmanın cezası 3.
preset-snapszli = Snapszli
preset-snapszli-about = 20 kart, Macar usulü; son el kazandırır.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = Amerikan kuralları: evlilik sonuna kadar olur.
sw-deck = Kart sayısı
sw-deal_pattern = Dağıtım şekli
val-deal_pattern-33T = üç, üç, koz
val-deal_pattern-3T3 = üç, koz, üç
val-deal_pattern-3T2 = üç, koz, iki
sw-next_dealer = Sonraki dağıtan
val-next_dealer-alternate = sırayla
val-next_dealer-winner = kazanan
val-next_dealer-loser = kaybeden
sw-match_target = Maç hedefi
sw-match_count = Maç puanı sayımı
val-match_count-up = yukarı doğru
val-match_count-down = sıfıra doğru
sw-shutout_double = Sıfıra karşı maç (mars) iki kat sayılır
sw-look_back = Eski ellere bakma
val-look_back-none = yok
val-look_back-last_trick = son el
val-look_back-own = kendi aldığı eller
val-look_back-own_plus_first = kendi aldığı eller ve rakibin ilk eli
sw-show_points = Oyun sırasında sayılar
val-show_points-hidden = gizli
val-show_points-own = kendi sayıları
val-show_points-both = iki tarafınki
sw-exchange_needs_trick = Değiştirmek için el almış olmak gerek
sw-exchange_when = Ne zaman değiştirilir
val-exchange_when-lead = eli açarken
val-exchange_when-own_turn = sırası her gelince
sw-exchange_min_talon = Değiştirmek için destede en az
sw-auto_exchange = Değiştirme kendiliğinden olur
sw-exchange_on_opponent_close = Rakip kapattıktan sonra değiştirme
sw-marriage_first_lead = İlk elde evlilik
sw-marriage_when_exhausted = Deste bitince evlilik
sw-marriage_when_closed = Deste kapalıyken evlilik
sw-marriage_on_closing_lead = Kapatılan elde evlilik
sw-marriage_ends_deal = Evlilikle 66 olunca hemen ilan edilebilir
sw-auto_marriage = Evlilik kendiliğinden söylenir
sw-must_head = Yükseltme zorunluluğu
sw-must_trump = Renk yoksa koz çakma zorunluluğu
sw-close_first_lead = İlk elde kapatma
sw-close_timing = Ne zaman kapatılır
val-close_timing-either = kart çekmeden önce veya sonra
val-close_timing-after_draw = ancak kart çektikten sonra
sw-close_min_talon = Kapatmak için destede en az
sw-close_freeze = Kapatılınca rakibin sayısı
val-close_freeze-end = oyun sonundaki
val-close_freeze-at_close = kapatma anındaki
sw-close_fail = Tutmayan kapatmanın cezası
val-close_fail-2or3 = 2, el yoksa 3
val-close_fail-2 = hep 2
val-close_fail-3 = hep 3
sw-close_fail_when = “El yoksa” neye göre
val-close_fail_when-at_close = kapatma anına göre
val-close_fail_when-at_end = oyun sonuna göre
sw-close_beaten = Kapatanın rakibi önce ulaşırsa
val-close_beaten-same = tutmayan kapatma gibi
val-close_beaten-2 = hep 2
sw-close_unclaimed = Kapalı oyunda kimse ilan etmezse
val-close_unclaimed-count = kartlar sayılır
val-close_unclaimed-must_claim = kapatan kaybeder
sw-win_mode = 66 nasıl kazandırır
val-win_mode-claim = ilanla
val-win_mode-auto = kendiliğinden
sw-claim_when = Ne zaman ilan edilir
val-claim_when-after_trick_or_meld = el veya evlilikten sonra
val-claim_when-own_turn = sırası gelince
val-claim_when-any_time = her an
sw-false_claim = Yanlış ilanın cezası
val-false_claim-2or3 = 2, el yoksa 3
val-false_claim-2 = hep 2
val-false_claim-3 = hep 3
val-false_claim-mirror = kazanılacak puan kadar
sw-schneider_limit = İki kat kayıptan kurtaran sayı
sw-last_trick = Son el
val-last_trick-ten = 10 sayı
val-last_trick-wins_1 = oyunu kazandırır, 1 puan
val-last_trick-wins_by_score = oyunu kazandırır, puan sayılara göre
val-last_trick-none = özelliği yok
sw-unclaimed = Kimse ilan etmezse
val-unclaimed-higher_total = sayısı çok olan kazanır
val-unclaimed-nobody = kimse puan almaz
sw-draw_carry = Eşitlikten devreden puan
sw-draw_last_trick_wins = Eşitliği son el bozar
sw-redeal_same_dealer_on_draw = Eşitlikten sonra aynı kişi dağıtır

## Ayarlar

settings = Ayarlar
statistics = İstatistik
set-language = Dil
set-language-auto = tarayıcının dili
set-draw = Her elden sonra kart kendiliğinden çekilsin
set-draw-about = O zaman ancak kart çekildikten sonra kapatır veya ilan edersin.
set-only-card = Tek kartımı benim yerime oyna
set-only-card-about = Yalnız bir kart karşılık verebiliyorsa. O zaman eli açarken ilan edersin.
set-log = Neler olduğunu göster
set-log-about = Yazıyla, masada yer olduğu ölçüde. Eski eller orada da unutulur.
set-tap = Kart oynama
set-tap-auto = fare: bir kez, parmak: iki kez
set-tap-one = tek dokunuş
set-tap-two = iki dokunuş
set-tap-drag = yalnız sürükleyerek
set-pace = Hız
set-pace-slow = yavaş
set-pace-normal = normal
set-pace-fast = hızlı
set-pace-tap = el dokununca toplanır
set-call-back = Kartı geri alma
set-call-back-about = Esc, “Geri al” ya da kartın kendisine dokunma: hiç oynanmamış sayılır.
set-call-back-for =
    { $seconds ->
        [0] hiç
       *[other] { $seconds } sn içinde
    }
display = Görünüm

## Tuşlar

keys = Tuşlar
key-position = yerine göre kart
key-rank = değerine göre kart
key-suit = sonra rengi, birkaç kart uyarsa
key-move = yandaki karta
key-enter = onayla: oyna, çek, ilerle
key-escape = vazgeç
key-marriage = evlilik
key-exchange = değiştir
key-close = kapat (iki kez)
key-claim = 66 ilan et (iki kez)
key-draw = kart çek
key-speak = durumu seslendir
key-hand = kartlarına git
key-talon = kozu ve desteyi seslendir
key-back = izin varsa eski ellere bak
key-points = sayılarımı göster veya gizle
key-next = sonraki oyun
key-help = bu liste

## Geri alma ve ipuçları

act-undo = Geri al
act-hint = İpucu
why-nothing-to-undo = bu oyunda henüz bir şey yapmadın
why-no-hint = şu an karar vereceğin bir şey yok
log-undone-own = Son hamleni geri aldın.
log-undone-other = Rakip son hamlesini geri aldı.
practice = Alıştırma
practice-about = Yeni kartlar görüldükten sonra geri alındı: bu oyun istatistiğine girmez.
hint-nudge-only = Yapılabilecek tek bir hamle var.
hint-nudge-lead = Eli sen açıyorsun: hangi karttan vazgeçebilirsin, hangisi hâlâ lazım?
hint-nudge-follow = Bu eli almaya değer mi?
hint-nudge-marriage = Papazlarına ve kızlarına bak.
hint-nudge-exchange = Açık koza bak.
hint-nudge-close = Eli açmadan önce desteye bak.
hint-nudge-draw = Kart çekmeden önce: yapmak istediğin bir şey var mı?
hint-nudge-claim = Sayılarını topladın mı?
hint-candidates = Şunları düşün: { $cards }
hint-best = { $label }. { $reason }
hint-gap = Sonraki hamle: { NUMBER($points, maximumFractionDigits: 2) } puan daha az.
hint-why-win = Eli alır (+{ $points }).
hint-why-trump = Kozla alır (+{ $points }).
hint-why-cheap = Eli ucuza bırakır (−{ $points }).
hint-why-nothing = Bu elin puanı yok.
hint-why-keep = Daha çok lazım olacak kartları saklar.
hint-why-lead-sure = Hiçbir şey onu geçemez.
hint-why-lead-high = Onu ancak koz geçebilir.
hint-why-lead-trump = Onu ancak daha büyük koz geçebilir.
hint-why-lead-low = Rakip alırsa az kaybedersin.
hint-why-marriage = Hemen { $points } sayı.
hint-why-exchange = Açık koz elinde en küçük kozdan daha değerli.
hint-why-close = Muhtemelen rakibinden önce 66’ya ulaşırsın.
hint-why-draw = Çekmeden önce daha iyi bir hamle yok.
hint-why-claim = Hesaba göre 66 sayın var.
level-novice = Çaylak
level-beginner = Acemi
level-club = Müdavim
level-strong = Güçlü
level-expert = Uzman
level-master = Usta
menu = Menü
key-undo = geri al
key-hint = ipucu

## Ses

set-sound = Ses
set-sound-off = kapalı
set-sound-soft = kısık
set-sound-full = yüksek
set-haptics = Kart oynanınca titreşsin
say-sound-off = Ses kapalı.
say-sound-on = Ses açık.
say-drag = Kartı masaya sürükle.
key-mute = ses açık veya kapalı
key-change = Tuşu değiştir: { $label }
key-press = Yeni tuşa bas. Esc: aynı kalsın.
key-taken = “{ $value }” zaten kullanılıyor: { $label }. Başka tuş seç.
key-cards = kartlar
key-reset = Alışılmış tuşlara dön
key-letters = Harf ve rakamlar kısayol olsun
key-letters-about = Kapalı: yalnız Tab, oklar, Enter ve Esc.

## Kararların bedeli

cost-title = Kararların
cost-wait = Hesaplanıyor…
cost-none = Kararlarının hiçbiri sözü edilecek kadar pahalı değildi.
cost-none-other = Diğer kararlarının hiçbiri sözü edilecek kadar pahalı değildi.
cost-most = En pahalısı, { $count }. el: { $label }.
cost-better = { $label }: { $points } puan daha iyi olurdu.
cost-sum = Bütün kararların toplam { $points } puana mal oldu.
cost-worth = Sana dağıtılan kartlarla usta { $points } puan beklerdi.
luck-very-good = Çok iyi kartlar.
luck-good = İyi kartlar.
luck-even = Orta kartlar.
luck-poor = Zayıf kartlar.
luck-very-poor = Çok zayıf kartlar.
cost-about = Bilebileceklerinle hesaplandı, açık kartlarla değil.

## İlanlara sonradan bakış

verdict-late = 66 sayın zaten vardı; sonra oynanan el: { $count }.
verdict-missed = 66 sayın vardı ama ilan etmedin; sonra oynanan el: { $count }.
verdict-short = 66 için { $points } sayın eksikti.
help-count = Sayma alıştırması
help-close = Ders: ne zaman kapatmalı
help-back = Sonuca dön

## Öğren

learn = Öğren
first-lesson = 5 dakikada 66 öğren
first-lesson-away = Şimdi değil
