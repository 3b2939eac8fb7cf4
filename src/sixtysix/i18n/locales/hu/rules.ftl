# Egy változat szabályai olvasható szövegként, és a házi szabályok összeállítása.

## Részek

rt-object-title = A játék célja
rt-cards-title = A lapok
rt-deal-title = Az osztás
rt-play-title = Az ütések
rt-talon-title = A húzás
rt-marriage-title = Bemondások
rt-exchange-title = A csere
rt-close-title = A takarás
rt-strict-title = A szigorú szabályok
rt-claim-title = Számolás és a 66
rt-worth-title = Mennyit ér egy leosztás
rt-end-title = Ha elfogynak a lapok
rt-match-title = A játszma
rt-aid-title = Visszanézés és számolás

## Cél, lapok, osztás

rt-object-claim = Két játékos játssza. Ütésekből és bemondásokból 66 pontot kell gyűjteni, és az ellenfél előtt bemondani.
rt-object-auto = Két játékos játssza. Aki ütésekből és bemondásokból először ér el 66 pontot, megnyeri a leosztást.
rt-cards = { $deck ->
    [20] Húsz lappal játsszák: minden színből ász, tízes, király, { -queen } és { -jack }.
   *[other] Huszonnégy lappal játsszák: minden színből ász, tízes, király, { -queen }, { -jack } és kilences.
}
rt-order = { $deck ->
    [20] Minden színben az ász a legnagyobb, utána tízes, király, { -queen }, { -jack }. A tízes üti a királyt.
   *[other] Minden színben az ász a legnagyobb, utána tízes, király, { -queen }, { -jack }, kilences. A tízes üti a királyt.
}
rt-values = Ennyi pontot érnek, összesen 120-at:
rt-rank = { rank-word }
rt-card = Lap
rt-card-points = Pont
rt-lot = Sorsolás dönti el, ki oszt először.
rt-next-dealer-alternate = Azután a játékosok felváltva osztanak.
rt-next-dealer-winner = Azután mindig az előző leosztás nyertese oszt.
rt-next-dealer-loser = Azután mindig az előző leosztás vesztese oszt.
rt-deal-33T = Mindenki hat lapot kap, hármat és hármat, először az osztó ellenfele. Azután felütik a következő lapot.
rt-deal-3T3 = Mindenki három lapot kap, először az osztó ellenfele. Azután felütik a következő lapot, és mindenki kap még hármat: összesen hatot.
rt-deal-3T2 = Mindenki három lapot kap, először az osztó ellenfele. Azután felütik a következő lapot, és mindenki kap még kettőt: összesen ötöt.
rt-talon = A felütött lap színe az adu. A többi { $count } lap lefordítva, keresztben fekszik rajta: együtt alkotják a talont.

## Ütések és húzás

rt-lead = Az első ütéshez az osztó ellenfele hív; az osztó egy lappal felel rá.
rt-wins = A nagyobb adu viszi az ütést; ha nincs adu, a hívott szín nagyobb lapja.
rt-free = Amíg tart a talon, és nincs betakarva, bármely lapot lehet hívni, és bármelyikkel lehet felelni: nem kell színre színt adni, felülütni vagy adut tenni.
rt-winner = Az ütés nyertese elviszi mindkét lapot, és ő hív a következőhöz.
rt-draw = Minden ütés után a nyertes húzza a talon felső lapját, azután a másik a következőt.
rt-last-draw = { $deck ->
    [20] Utoljára a nyitva fekvő lapot húzzák: a felütött adut vagy az érte cserélt { -jack(case: "acc") }.
   *[other] Utoljára a nyitva fekvő lapot húzzák: a felütött adut vagy az érte cserélt kilencest.
}

## Bemondások

rt-marriage = A hívó bemondhatja egy szín királyát és { -queen(case: "its-acc") }: mindkettőt megmutatja, és az egyiket kihívja.
rt-marriage-auto = Aki királyt vagy { -queen(case: "acc") } hív, és nála van a párja, ezzel be is mondta. Előre is be lehet mondani.
rt-marriage-worth = Egy bemondás 20 pontot ér, aduból 40-et.
rt-marriage-first = Már a legelső hívásnál is be lehet mondani; a pontok ekkor csak akkor számítanak, amikor a bemondónak már van ütése.
rt-marriage-first-not = A legelső hívásnál nem lehet bemondani.
rt-marriage-exhausted = A talon elfogyása után is be lehet mondani.
rt-marriage-exhausted-not = Ha elfogyott a talon, nincs több bemondás.
rt-marriage-closed-yes = Takarás után ugyanúgy be lehet mondani, a takaró hívásnál is.
rt-marriage-closed-lead = Takarás után már csak egy bemondás lehet: a takaróé, annál a hívásnál, amelyiknél takar.
rt-marriage-closed-no = Takarás után nincs több bemondás, a takaró hívásnál sem.
rt-marriage-66-claim-now = Aki bemondással éri el a 66-ot, azonnal bemondhatja a 66-ot is, mielőtt a másik felel.
rt-marriage-66-claim-later = Aki bemondással éri el a 66-ot, csak az ütés lejátszása után mondhatja be a 66-ot.
rt-marriage-66-auto-now = Aki bemondással éri el a 66-ot, azonnal nyert, mielőtt a másik felel.
rt-marriage-66-auto-later = Aki bemondással éri el a 66-ot, csak az ütés lejátszása után nyer.

## Csere

rt-exchange = { $deck ->
    [20] Akinél az adu { -jack } van, kicserélheti a felütött lapra.
   *[other] Akinél az adu kilences van, kicserélheti a felütött lapra.
}
rt-exchange-auto = { $deck ->
    [20] Az adu { -jack } magától cserélődik a felütött lapra, mihelyt szabad.
   *[other] Az adu kilences magától cserélődik a felütött lapra, mihelyt szabad.
}
rt-exchange-lead = Cserélni csak saját hívásnál lehet, a lap kijátszása előtt és teli kézzel.
rt-exchange-own_turn = Cserélni az tud, aki sorra kerül, híváskor és feleléskor is, de csak ha már mindketten húztak.
rt-exchange-trick = A cseréhez előbb ütést kell vinni.
rt-exchange-no-trick = A cseréhez nem kell ütést vinni.
rt-exchange-talon-2 = Cserélni addig lehet, amíg ott fekszik a felütött lap.
rt-exchange-talon-3 = A cseréhez kettőnél több lap kell a talonban, a felütöttet is számolva.
rt-exchange-talon-4 = A cseréhez legalább négy lap kell a talonban, a felütöttet is számolva.
rt-exchange-closed-no = Takarás után senki sem cserél.
rt-exchange-closed-yes = Takarás után már csak a takaró ellenfele cserélhet, ütés nélkül is: azonnal, mielőtt az első lapra felel.
rt-exchange-closed-auto = Takarás után már csak a takaró ellenfele cserél, ütés nélkül is, és ez is magától történik.
rt-exchange-turned-up = { $deck ->
    [20] Ha maga az adu { -jack } van felütve, abban a leosztásban nincs csere.
   *[other] Ha maga az adu kilences van felütve, abban a leosztásban nincs csere.
}

## Takarás

rt-close = A hívó a lap kijátszása előtt betakarhatja a talont: a felütött lapot lefordítva ráteszi. Onnantól senki sem húz, és a szigorú szabályok érvényesek.
rt-close-first = Takarni már a legelső hívás előtt is lehet.
rt-close-first-not = A legelső hívás előtt nem lehet takarni.
rt-close-either = Ütés után húzás előtt is lehet takarni, eggyel kevesebb lappal mindkét kézben, és húzás után is.
rt-close-after_draw = Ütés után csak akkor lehet takarni, ha már mindketten húztak.
rt-close-talon-2 = Takarni addig lehet, amíg van lap a talonban.
rt-close-talon-4 = A takaráshoz legalább négy lap kell a talonban, a felütöttet is számolva.
rt-close-won-end = Ha a takaró eléri a 66-ot, játszmapontjai attól függnek, hány ütése és pontja van a másiknak a végén.
rt-close-won-at_close = Ha a takaró eléri a 66-ot, játszmapontjai attól függnek, hány ütése és pontja volt a másiknak a takaráskor.
rt-close-fail-2or3-at_close = Ha a takaró nem éri el a 66-ot, a másik 2 játszmapontot nyer, vagy 3-at, ha takaráskor nem volt ütése.
rt-close-fail-2or3-at_end = Ha a takaró nem éri el a 66-ot, a másik 2 játszmapontot nyer, vagy 3-at, ha a végén nincs ütése.
rt-close-fail-2 = Ha a takaró nem éri el a 66-ot, a másik mindig 2 játszmapontot nyer.
rt-close-fail-3 = Ha a takaró nem éri el a 66-ot, a másik mindig 3 játszmapontot nyer.
rt-close-beaten-same = Ha a másik éri el előbb a 66-ot, az bukott takarásnak számít.
rt-close-beaten-2 = Ha a másik éri el előbb a 66-ot, mindig 2 játszmapontot nyer.
rt-close-unclaimed-count = Ha minden lapot kijátszottak, és senki sem mondta be a 66-ot, a takaró lapjait megszámolják: 66-tal nyer, anélkül bukik.
rt-close-unclaimed-must_claim = Ha minden lapot kijátszottak, és senki sem mondta be a 66-ot, a takaró bukik, kivéve ha övé az utolsó ütés, és megvan a 66-ja.
rt-close-last-trick = Takarás után az utolsó ütés nem hoz külön pontot.

## Szigorú szabályok

rt-strict = Akkor érvényesek, ha a talon elfogyott vagy be van takarva: színre színt kell adni.
rt-head = Aki tudja, annak felül kell ütnie a hívott lapot a szín nagyobb lapjával.
rt-head-free = A hívott lapot nem kell felülütni.
rt-trump = Akinek nincs lapja a hívott színből, annak adut kell tennie; akinek aduja sincs, bármit tehet.
rt-trump-free = Akinek nincs lapja a hívott színből, bármit tehet; adut senkinek sem kell tennie.

## Számolás és a 66

rt-count = A saját ütések lapjai és a saját bemondások számítanak.
rt-claim-own_turn = Aki úgy gondolja, hogy megvan a 66-ja, bemondhatja, amikor ő jön, mielőtt lapot játszik ki. A leosztás megáll, és megszámolják a lapokat.
rt-claim-after_trick_or_meld = Aki úgy gondolja, hogy megvan a 66-ja, bemondhatja közvetlenül egy elvitt ütés után, a következő hívás előtt, vagy 20, illetve 40 bemondásával együtt. A leosztás megáll, és megszámolják a lapokat. Aki elmulasztja, annak előbb újabb ütést kell vinnie, vagy 20-at, illetve 40-et bemondania.
rt-claim-after_trick = Aki úgy gondolja, hogy megvan a 66-ja, bemondhatja közvetlenül egy elvitt ütés után, a következő hívás előtt. A leosztás megáll, és megszámolják a lapokat. Aki elmulasztja, annak előbb újabb ütést kell vinnie.
rt-claim-any_time = Aki úgy gondolja, hogy megvan a 66-ja, bármikor bemondhatja, akkor is, ha a másik jön. A leosztás megáll, és megszámolják a lapokat.
rt-claim-auto = A 66-ot nem kell bemondani: magától véget vet a leosztásnak.
rt-claim-both = Ha mindkettőjüknek megvan a 66-ja, az nyer, aki előbb bemondja.
rt-false-2or3 = Aki 66-nál kevesebbel mondja be, a másiknak 2 játszmapontot ad, vagy 3-at, ha annak nincs ütése.
rt-false-2 = Aki 66-nál kevesebbel mondja be, a másiknak mindig 2 játszmapontot ad.
rt-false-3 = Aki 66-nál kevesebbel mondja be, a másiknak mindig 3 játszmapontot ad.
rt-false-mirror = Aki 66-nál kevesebbel mondja be, a másiknak annyi játszmapontot ad, amennyit helyes bemondással ő nyert volna.
rt-false-closer = Ha a takaró mondta be tévesen, a másik legalább annyit nyer, amennyibe a bukott takarás kerül.

## Mennyit ér egy leosztás

rt-worth = Ennyit kap a leosztás nyertese:
rt-worth-points = Játszmapont
rt-worth-when = Mikor
rt-worth-1 = A vesztesnek legalább { $limit } pontja van.
rt-worth-2 = A vesztesnek van ütése, de { $limit } pontnál kevesebbje van.
rt-worth-3 = A vesztesnek nincs ütése.
rt-worth-close = A takaró nem érte el a 66-ot.
rt-worth-false = A 66-ot tévesen mondták be.
rt-worth-last = Még senki sem nyert, és az utolsó ütés dönt.

## Ha elfogynak a lapok

rt-last-ten = Ha nem volt takarás, az utolsó ütés 10 pontot hoz annak, aki viszi.
rt-last-none = Az utolsó ütés nem hoz külön pontot.
rt-last-wins_1 = Ha takarás nélkül minden lapot kijátszottak, és még senki sem nyert, az utolsó ütés nyeri a leosztást: 1 játszmapont.
rt-last-wins_by_score = Ha takarás nélkül minden lapot kijátszottak, és még senki sem nyert, az utolsó ütés nyeri a leosztást: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak.
rt-unclaimed-higher = Ha takarás nélkül minden lapot kijátszottak, és még senki sem nyert, a több pont nyer: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak.
rt-unclaimed-higher-66 = Ha takarás nélkül minden lapot kijátszottak, és még senki sem nyert, a több pont nyer, ha legalább 66: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak. Különben döntetlen.
rt-unclaimed-nobody = Ha takarás nélkül minden lapot kijátszottak, és még senki sem nyert, a leosztás döntetlen.
rt-tie = Egyenlő pontszám döntetlent jelent.
rt-tie-last-trick = Ha viszont egyenlő a pontszám, az utolsó ütés nyer: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak.
rt-carry-0 = Döntetlenért senki sem kap pontot.
rt-carry-1 = Döntetlenért senki sem kap pontot, de a következő nyertes minden előző döntetlenért eggyel több játszmapontot kap.
rt-redeal = Döntetlen után ugyanaz oszt még egyszer.
rt-redeal-not = Döntetlen után a másik oszt.

## Játszma, visszanézés, számolás

rt-match-up = Az nyeri a játszmát, aki először ér el { $target } játszmapontot. Ami azon felül van, elvész.
rt-match-down = Mindketten { $target } játszmapontról indulnak, és levonják, amit nyernek; az nyeri a játszmát, aki először ér nullára. Ami azon felül van, elvész.
rt-shutout = Az a játszma, amelyben a vesztesnek nincs játszmapontja, duplán számít.
rt-shutout-not = A játszma egyszer számít, akkor is, ha a vesztesnek nincs játszmapontja.
rt-look-none = Az ütések lefordítva fekszenek, és többé nem nézik meg őket.
rt-look-last_trick = Az utolsó ütést a következő hívásig meg lehet nézni.
rt-look-own = Mindenki végignézheti a saját ütéseit.
rt-look-own_plus_first = Mindenki végignézheti a saját ütéseit és az ellenfél első ütését.
rt-points-hidden = Mindenki fejben számol: a leosztás végéig nem látszanak a pontok.
rt-points-own = Mindenki látja a saját pontjait.
rt-points-both = Mindenki látja mindkét játékos pontjait, és azt is, mely lapok nem kerültek még elő.

## Hatástalan szabályok

rt-idle-auto = Itt hatástalan: a 66 magától nyer.
rt-idle-no-draw = Itt hatástalan: ezekkel a szabályokkal nincs döntetlen.
rt-idle-fixed-cost = Itt hatástalan: a bukott takarás mindig ugyanannyiba kerül.

## A szabályok oldala

rp-title = Szabályok: { $name }
rp-of-house = { $name }, házi szabályok
rp-numbers = A mondatok végén az írott szabályok számai állnak; lehet rájuk hivatkozni.
rp-diff = Eltérések ettől: { $name }
rp-diff-none = Nincs eltérés, ezek pontosan e változat szabályai: { $name }.
rp-diff-was = { $name }: { $value }
rp-print = Nyomtatás
rp-back = Vissza
rp-change = Játék vagy módosítás
rp-bad-link = A link egy része nem érthető; ami nincs benne, olyan, mint itt: { $name }.
rp-read = Szabályok elolvasása

## Házi szabályok

he-changes = Módosítva ehhez képest: { $name }
he-changes-none = Nincs módosítás, ezek e változat szabályai: { $name }.
he-draft = Ezek nem a mostani játszma szabályai; itt maradnak, amíg velük nem kezdesz egyet.
he-draft-running = A mostani játszma szabályai
he-dropped = Félretettük, amit ebben módosítottál: { $name }.
he-take-back = { $label }: módosítás visszavonása
he-otherwise = Különben: { $message }
he-others = További lehetőségek
he-value = { $value }: { $message }
he-clash-one = Nem fér össze a többi szabállyal: { $message }.
he-clash-mend = Vond vissza az egyiket:
he-aid = Segítség a számoláshoz
he-aid-about = Mindkét játékosnak ugyanaz. Senki sem ellenőrizheti, mit jegyez meg vagy ír fel egy játékos; ez az, amit az asztal mutat.
he-aid-strict = Szigorú
he-aid-strict-about = Nincs visszanézés, a pontok rejtve vannak.
he-aid-soft = Enyhe
he-aid-soft-about = A saját ütések és az ellenfél első ütése megnézhető; a pontok rejtve vannak.
he-aid-own = Saját pontok
he-aid-own-about = Mint az enyhe, és látod a saját pontjaidat.
he-aid-open = Nyílt számolás
he-aid-open-about = Mint az enyhe, és látod mindkét játékos pontjait és a még nem látott lapokat.
he-aid-mixed = Más összeállítás
he-aid-mixed-about = Ahogy a lenti két kapcsoló mutatja.
he-own = Saját házi szabályaim
he-own-none = Még nincs mentve semmi. Módosíts szabályokat, és adj nekik nevet.
he-own-name = Név
he-own-save = Mentés
he-own-save-as = E szabályok mentése ezen a néven
he-own-saved = Mentve ebben a böngészőben: „{ $name }”.
he-own-replaced = Mentve ebben a böngészőben, az azonos nevű helyére: „{ $name }”.
he-own-name-missing = Előbb adj nevet a szabályoknak.
he-own-rename = Átnevezés: „{ $name }”
he-own-renamed = Az új neve: „{ $name }”.
he-own-name-taken = Ilyen nevű szabályok már vannak: „{ $name }”.
he-own-delete = Törlés: „{ $name }”
he-own-deleted = Törölve: „{ $name }”.
he-own-undo = Visszavonás
he-own-back = Visszaállítva: „{ $name }”.
he-own-full = A böngésző tárhelye megtelt vagy le van tiltva: „{ $name }” csak az oldal bezárásáig marad meg. A link tovább őrzi.
he-own-strange = { $count ->
    [one] Egy mentett bejegyzést ez a verzió nem tud olvasni. Megmarad.
   *[other] { $count } mentett bejegyzést ez a verzió nem tud olvasni. Megmaradnak.
}
he-share = E szabályok megosztása
he-share-link = Link ezekhez a szabályokhoz
he-copy = Link másolása
he-send = Küldés…
he-link-title = Szabályok linkből
he-link-good = Valaki e szabályok szerint szeretne játszani.
he-link-bad = Ez a link sérült, vagy újabb verzióból való. Nem érthető:
he-link-unknown-preset = a változat: „{ $name }”
he-link-unknown-switch = a kapcsoló: „{ $name }”
he-link-bad-value = az érték: „{ $value }” itt: „{ $name }”
he-link-damaged = a jelek: „{ $value }”
he-link-rest = Amit értettünk, lent be van állítva; a többi olyan, mint itt: { $name }.
he-link-offer = Változatlanul: { $name }
clash-unclaimed-is-nobodys = ha be nem mondott 66-nál senki sem kap pontot, az utolsó ütés nem dönthet döntetlent
clash-marriage-waits-for-its-trick = ha a bemondással elért 66 megvárja az ütését, nem mondható be bármikor
