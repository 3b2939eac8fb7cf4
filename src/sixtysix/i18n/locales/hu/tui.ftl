# A játszma terminálablakban (sixtysix tui). A többi szó a plain.ftl és a table.ftl fájlban van.
# A $rank és a $card név ezen a nyelven.

## Az ablak

too-small = Ez az ablak { $width } × { $height } cella. Az asztalnak { $least_width } × { $least_height } kell: nagyítsd meg az ablakot, vagy lépj ki a Ctrl+Q-val, és játssz soronként: sixtysix play --plain
no-terminal = az asztalhoz terminál kell a bemenetre és a kimenetre is. Soronként így játszhatsz: sixtysix play --plain
dumb-terminal = ez a terminál (TERM=dumb) nem tudja kirajzolni az asztalt. Soronként így játszhatsz: sixtysix play --plain
foot-help = súgó
foot-type = parancs beírása
foot-leave = kilépés
back = vissza

## Mit lehet tenni

act-undo = Visszavonás
ask-suit = { $rank }: melyik szín? { $suits }
ask-enter = { $card }: az Enter kijátssza.
confirm-new = Otthagyod ezt a játszmát, és újat kezdesz? A feljegyzéseid között megmarad.
deal-goes-on = A leosztásnak még nincs vége. Új játszma: :new
bell-on = A csengő szól, amikor te jössz.
bell-off = A csengő ki van kapcsolva.

## A játszma

kept-aside = Az otthagyott játszma itt van: { $file }
damaged = A mentett játszma nem olvasható: { $reason } Megmarad itt: { $file }; új játszma kezdődik.
left = A játszma mentve. Folytatás: { $command }

## Billentyűk

key-lift = a szomszédos lap kiemelése
key-undo = visszavonod, amit utoljára tettél
key-state = az állás
key-hand = a lapjaid szavakkal
key-talon = adu és talon szavakkal
key-bell = csengő, amikor te jössz, be vagy ki
key-type = parancs beírása
key-scroll = görgetés a történtek között
key-leave = kilépés; a játszma legközelebb folytatódik
help-signs =
    Szám zárójelben, például [1]: ezt a lapot most kijátszhatod.
    Billentyű zárójelben, például [x]: ezt most megteheted. Zárójel nélkül megmondja, miért nem.
    S, H, D, C: pikk, kőr, káró, treff. A, T, K, Q, J, 9: ász, tízes, király, dáma, bubi, kilences.
    Az egér ugyanazt tudja, mint a billentyűk.
help-typed = A : után beírhatod, amit a soronkénti játszma is ért; a new új játszmát kezd.
