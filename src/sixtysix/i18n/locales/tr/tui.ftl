# Uçbirim penceresindeki maç (sixtysix tui). Diğer sözler plain.ftl ve table.ftl dosyalarında.
# $rank ve $card bu dildeki adlardır.

## Pencere

too-small = Bu pencere { $width } × { $height } hücre. Masaya { $least_width } × { $least_height } gerek: pencereyi büyüt ya da Ctrl+Q ile çık ve satır satır oyna: sixtysix play --plain
no-terminal = masa hem giriş hem çıkış için bir uçbirim ister. Satır satır oynamak için: sixtysix play --plain
dumb-terminal = bu uçbirim (TERM=dumb) masayı çizemez. Satır satır oynamak için: sixtysix play --plain
foot-help = yardım
foot-type = komut yaz
foot-leave = çık
back = geri

## Ne yapılır

act-undo = Geri al
ask-suit = Hangi rengin { $rank }? { $suits }
ask-enter = { $card }: oynamak için Enter.
confirm-new = Bu maçı bırakıp yenisine başlansın mı? Kayıtlarında kalır.
deal-goes-on = Oyun daha bitmedi. Yeni maç için :new yaz
bell-on = Sıra sana gelince zil çalar.
bell-off = Zil kapalı.

## Maç

kept-aside = Bıraktığın maçın dosyası: { $file }
damaged = Kayıtlı maç okunamıyor: { $reason } Dosyası { $file } olarak kalıyor; yeni maç başlıyor.
left = Maç kaydedildi. Devam etmek için: { $command }

## Tuşlar

key-lift = yandaki kartı kaldır
key-undo = son hamleni geri al
key-state = durum
key-hand = kartların, sözle
key-talon = koz ve deste, sözle
key-bell = sıra sana gelince zil, aç veya kapat
key-type = komut yaz
key-scroll = olanlar arasında kaydır
key-leave = çık; maç bir sonraki açılışta devam eder
help-signs =
    Köşeli ayraçta sayı, örneğin [1]: bu kart şimdi oynanabilir.
    Köşeli ayraçta tuş, örneğin [x]: bu şimdi yapılabilir. Ayraçsız tuş neden olmadığını söyler.
    S, H, D, C: maça, kupa, karo, sinek. A, T, K, Q, J, 9: as, onlu, papaz, kız, vale, dokuzlu.
    Fare, tuşların yaptığını yapar.
help-typed = : işaretinden sonra satır satır maçın anladığı her şey yazılabilir; new yeni maç başlatır.
