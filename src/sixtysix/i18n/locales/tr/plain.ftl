# Satır satır maç (sixtysix play --plain).
# $rank A K Q J T 9, $suit S H D C; başka yerlerde $suit ve $card bu dildeki adlardır.

## Kartlar

# Renkten sonra gelen biçim: kupa ası.
rank = { $rank ->
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
card = { suit } { rank }
nothing = yok

## Maç

welcome = Altmış Altı. Kurallar: { $rules }. Maç { $target } puanda biter. Yardım için ? yaz.
resumed = Maç kaldığı yerden devam ediyor.
deal-own = { $deal }. oyun. Sen dağıtıyorsun; eli rakip açıyor.
deal-other = { $deal }. oyun. Rakip dağıtıyor; eli sen açıyorsun.
commitment = Karıştırmanın parmak izi: { $hash }
seed = Karıştırmanın tohumu: { $seed }
turned-up = Koz: { $suit }. Açık kart: { $card }.
score = Maç: sen { $own }, rakip { $other }, hedef { $target }.
match-won = Maçı { $own }–{ $other } kazandın.
match-lost = Maçı rakip { $other }–{ $own } kazandı.
shutout = Mars: maç iki kat sayılır.
saved = Kaydın dosyası: { $file }
left = Maçın kaydedildiği dosya: { $file }
    Devam etmek için: sixtysix play --plain --record { $file }
not-saved = Kayıt yazılamıyor, { $file }: { $reason }
ask-next = Sonraki oyun için Enter’a bas.

## Sıra sende

hand = Kartların: { $cards }
ask-lead = Eli sen açıyorsun.
ask-follow = Sıra sende; açılan kart: { $card }.
ask-draw = Kart çek (d veya Enter) ya da önce kapat veya ilan et.
ask-announced = Hangisini açıyorsun: { $suit } papazını mı, kızını mı?
ask-any-time = Devam için Enter’a bas, ilan için 66 yaz.
turn-other = Sıra rakipte.
unclear = “{ $text }” anlaşılmadı. Yardım için ? yaz.
no-such-place = Elinde { $text } numaralı kart yok.
which-marriage = Hangi evlilik? m ve rengini yaz, örneğin m h.
confirm-close = Deste kapansın mı? Onaylamak için bir daha yaz.
confirm-claim = 66 ilan edilsin mi? Onaylamak için bir daha yaz.
not-done = Yapılmadı.
undone = Geri alındı.
nothing-to-undo = Bu oyunda geri alabileceğin bir hamlen yok.
not-legal = Olmaz: { $why } (kural { $rule }).
points = Sayıların: { $points }.
points-hidden = Sayılar oyun bitene kadar gizli: kendin say.
talon-open = Koz: { $suit }. Destedeki kartlar: { $count }. Açık kart: { $card }.
talon-closed-own = Koz: { $suit }. Desteyi sen kapattın, destede { $count } kart var.
talon-closed-other = Koz: { $suit }. Desteyi rakip kapattı, destede { $count } kart var.
talon-empty = Koz: { $suit }. Deste bitti.
tricks = Alınan eller: sen { $own }, rakip { $other }.
look-none = Bu kurallarda eski ellere bakılmaz.
look-nothing = Bakılacak el henüz yok.
look-own = Senin aldığın el: { $cards }.
look-other = Rakibin aldığı el: { $cards }.
help =
    Kart: değeri ve rengi, örneğin kupa ası için a h (değerler a t k q j 9: as, onlu, papaz, kız, vale, dokuzlu; renkler s h d c: maça, kupa, karo, sinek) ya da elindeki sıra numarası.
    m h: kupa evliliğini söyle; sonra papazını (k) veya kızını (q) aç.
    x: en küçük kozu değiştir. c veya close: desteyi kapat. d veya Enter: kart çek.
    66 veya w: 66 ilan et. Önceden denetlenmez; yanlış ilan oyunu kaybettirir.
    h: kartların. b: koz ve deste. s: durum. p: sayılar. l: son el.
    i veya hint: üç adımda ipucu, her soruşta bir adım daha. f: karıştırmanın parmak izi; oyun bitince denetimi de.
    z veya undo: son hamleni ve rakibin ondan sonra yaptıklarını geri al.
    quit: çık; maç kaydedilir, sonra devam edebilirsin.

## Neden olmaz

why-deal-over = oyun bitti
why-not-your-turn = sıra sende değil
why-card-not-in-hand = bu kart sende yok
why-must-follow-suit = renge uymalısın
why-must-head = aynı renkten daha büyük kartla yükseltmelisin
why-must-trump = koz çakmalısın
why-must-draw-first = önce kart çek
why-nothing-to-draw = şu anda çekilecek kart yok
why-marriage-announced = söylediğin evliliğin papazını veya kızını aç
why-marriage-needs-pair = bu renkten papaz ve kız gerek
why-marriage-needs-lead = evlilik ancak eli sen açarken söylenir
why-marriage-on-first-lead = ilk elde evlilik olmaz
why-marriage-when-exhausted = deste bitince evlilik olmaz
why-marriage-when-closed = deste kapalıyken evlilik olmaz
why-marriage-on-closing-lead = desteyi kapattığın elde evlilik olmaz
why-exchange-needs-lowest-trump = en küçük koz sende değil
why-exchange-needs-lead = ancak eli sen açarken değiştirebilirsin
why-exchange-needs-trick = önce bir el almalısın
why-exchange-talon-too-small = destede çok az kart kaldı
why-turn-up-is-lowest-trump = açık kart zaten en küçük koz
why-talon-closed = deste kapalı
why-talon-exhausted = deste bitti
why-close-needs-lead = ancak eli sen açarken kapatabilirsin
why-close-on-first-lead = ilk el açılmadan kapatamazsın
why-close-after-draw = önce kart çek, sonra kapat
why-close-talon-too-small = destede çok az kart kaldı
why-claim-is-automatic = bu kurallarda 66 kendiliğinden kazandırır
why-claim-not-now = ancak el aldıktan veya evlilik söyledikten sonra ilan edebilirsin
why-claim-on-own-turn = ancak sıra sendeyken ilan edebilirsin
why-marriage-does-not-end-deal = önce evliliğin kartını oyna
why-unknown-action = böyle bir hamle yok

## Neler oldu

married-own = Söylediğin evlilik: { $suit }, { $points }.
married-other = Rakibin söylediği evlilik: { $suit }, { $points }.
led-own = Açtığın kart: { $card }.
led-other = Rakibin açtığı kart: { $card }.
answered-own = Attığın kart: { $card }.
answered-other = Rakibin attığı kart: { $card }.
trick-own = Eli sen aldın.
trick-other = Eli rakip aldı.
drew-own-card = Çektiğin kart: { $card }.
drew-other-card = Rakip açık kartı aldı: { $card }.
drew-other = Rakip kart çekti.
exhausted = Deste bitti: renge uy, elinde varsa yükselt.
exchanged-own = Kozu değiştirdin: verdiğin { $given }, aldığın { $card }.
exchanged-other = Rakip kozu değiştirdi: verdiği { $given }, aldığı { $card }.
closed-own = Desteyi kapattın, destede { $count } kart var. Artık renge uy, elinde varsa yükselt.
closed-other = Rakip desteyi kapattı, destede { $count } kart var. Artık renge uy, elinde varsa yükselt.
claimed-own = Sen 66 ilan ettin.
claimed-other = Rakip 66 ilan etti.

## Oyun sonu

scores-own = Sen { $points } puan aldın.
scores-other = Rakip { $points } puan aldı.
rule = Belirleyen kural: { $rule }.
totals = Sayılar: sen { $own }, rakip { $other }.
dealt-own = Sana dağıtılan kartlar: { $cards }.
dealt-other = Rakibe dağıtılan kartlar: { $cards }.
dealt-talon = Deste, çekme sırasıyla: { $cards }.
left-own = Oynamadığın kartlar: { $cards }.
left-other = Rakibin oynamadığı kartlar: { $cards }.
carried = Berabere biten oyundan devreden: { $points }.
carry = Sonraki oyunu kazanan { $points } puan fazla alır.
