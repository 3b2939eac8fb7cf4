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
    [20] Húsz lappal játsszák: minden színből ász, tízes, király, dáma és bubi.
   *[other] Huszonnégy lappal játsszák: minden színből ász, tízes, király, dáma, bubi és kilences.
}
rt-order = { $deck ->
    [20] Minden színben az ász a legnagyobb, utána tízes, király, dáma, bubi. A tízes üti a királyt.
   *[other] Minden színben az ász a legnagyobb, utána tízes, király, dáma, bubi, kilences. A tízes üti a királyt.
}
rt-values = Ennyi pontot érnek, összesen 120-at:
rt-rank = { $rank ->
    [A] ász
    [T] tízes
    [K] király
    [Q] dáma
    [J] bubi
   *[9] kilences
}
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
rt-free = Amíg tart a talon és nincs letakarva, bármely lapot lehet hívni, és bármelyikkel lehet felelni: nem kell színre színt tenni, felülütni vagy adut tenni.
rt-winner = Az ütés nyertese elviszi mindkét lapot, és ő hív a következőhöz.
rt-draw = Minden ütés után a nyertes húzza a talon felső lapját, azután a másik a következőt.
rt-last-draw = { $deck ->
    [20] Utoljára a nyitva fekvő lapot húzzák: a felütött adut vagy az érte cserélt bubit.
   *[other] Utoljára a nyitva fekvő lapot húzzák: a felütött adut vagy az érte cserélt kilencest.
}

## Bemondások

rt-marriage = A hívó bemondhatja egy szín királyát és dámáját: mindkettőt megmutatja, és az egyiket kihívja.
rt-marriage-auto = Aki királyt vagy dámát hív, és nála van a párja, ezzel be is mondta. Előre is be lehet mondani.
rt-marriage-worth = Egy bemondás 20 pontot ér, aduban 40-et.
rt-marriage-first = Már a legelső hívásnál is be lehet mondani; a pontok ekkor csak akkor számítanak, ha a bemondónak már van ütése.
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
    [20] Akinél az adu bubi van, kicserélheti a felütött lapra.
   *[other] Akinél az adu kilences van, kicserélheti a felütött lapra.
}
rt-exchange-auto = { $deck ->
    [20] Az adu bubi magától cserélődik a felütött lapra, mihelyt szabad.
   *[other] Az adu kilences magától cserélődik a felütött lapra, mihelyt szabad.
}
rt-exchange-lead = Cserélni csak saját hívásnál lehet, a hívott lap előtt és teli kézzel.
rt-exchange-own_turn = Cserélni a saját soron lehet, híváskor és feleléskor is, de csak ha már mindketten húztak.
rt-exchange-trick = A cseréhez előbb ütést kell vinni.
rt-exchange-no-trick = A cseréhez nem kell ütést vinni.
rt-exchange-talon-2 = Cserélni addig lehet, amíg ott fekszik a felütött lap.
rt-exchange-talon-3 = A cseréhez kettőnél több lap kell a talonban, a felütöttet is számolva.
rt-exchange-talon-4 = A cseréhez legalább négy lap kell a talonban, a felütöttet is számolva.
rt-exchange-closed-no = Takarás után senki sem cserél.
rt-exchange-closed-yes = Takarás után már csak a takaró ellenfele cserélhet, ütés nélkül is: azonnal, mielőtt az első lapra felel.
rt-exchange-closed-auto = Takarás után már csak a takaró ellenfele cserél, ütés nélkül is, és ez is magától történik.
rt-exchange-turned-up = { $deck ->
    [20] Ha maga az adu bubi van felütve, abban a leosztásban nincs csere.
   *[other] Ha maga az adu kilences van felütve, abban a leosztásban nincs csere.
}

## Takarás

rt-close = A hívó a lap kijátszása előtt letakarhatja a talont: a felütött lapot lefordítva ráteszi. Onnantól senki sem húz, és a szigorú szabályok érvényesek.
rt-close-first = Takarni már a legelső hívás előtt is lehet.
rt-close-first-not = A legelső hívás előtt nem lehet takarni.
rt-close-either = Ütés után húzás előtt is lehet takarni, eggyel kevesebb lappal mindkét kézben, és utána is.
rt-close-after_draw = Ütés után csak akkor lehet takarni, ha már mindketten húztak.
rt-close-talon-2 = Takarni addig lehet, amíg van lap a talonban.
rt-close-talon-4 = A takaráshoz legalább négy lap kell a talonban, a felütöttet is számolva.
rt-close-won-end = Ha a takaró eléri a 66-ot, játszmapontjai attól függnek, hány ütése és pontja van a másiknak a végén.
rt-close-won-at_close = Ha a takaró eléri a 66-ot, játszmapontjai attól függnek, hány ütése és pontja volt a másiknak a takaráskor.
rt-close-fail-2or3-at_close = Ha a takaró nem éri el a 66-ot, a másik 2 játszmapontot nyer, vagy 3-at, ha takaráskor nem volt ütése.
rt-close-fail-2or3-at_end = Ha a takaró nem éri el a 66-ot, a másik 2 játszmapontot nyer, vagy 3-at, ha a végén nincs ütése.
rt-close-fail-2 = Ha a takaró nem éri el a 66-ot, a másik mindig 2 játszmapontot nyer.
rt-close-fail-3 = Ha a takaró nem éri el a 66-ot, a másik mindig 3 játszmapontot nyer.
rt-close-beaten-same = Ha a másik éri el előbb a 66-ot, az sikertelen takarásnak számít.
rt-close-beaten-2 = Ha a másik éri el előbb a 66-ot, mindig 2 játszmapontot nyer.
rt-close-unclaimed-count = Ha minden lapot kijátszottak, és senki sem mondta be a 66-ot, a takaró lapjait megszámolják: 66-tal nyer, anélkül a takarás sikertelen.
rt-close-unclaimed-must_claim = Ha minden lapot kijátszottak, és senki sem mondta be a 66-ot, a takarás sikertelen, kivéve ha a takaróé az utolsó ütés, és megvan a 66-ja.
rt-close-last-trick = Letakart leosztásban az utolsó ütés nem hoz semmi külön pontot.

## Szigorú szabályok

rt-strict = Akkor érvényesek, ha a talon elfogyott vagy le van takarva: színre színt kell tenni.
rt-head = Aki tudja, a hívott lapot a szín nagyobb lapjával kell felülütnie.
rt-head-free = A hívott lapot nem kell felülütni.
rt-trump = Akinek nincs a hívott színből, adut kell tennie; akinek adu sincs, bármit tehet.
rt-trump-free = Akinek nincs a hívott színből, bármit tehet; adut senkinek sem kell tennie.

## Számolás és a 66

rt-count = A saját ütések lapjai és a saját bemondások számítanak.
rt-claim-own_turn = Aki úgy gondolja, hogy megvan a 66-ja, a saját során bemondhatja, mielőtt lapot játszik ki. A leosztás véget ér, és számolnak.
rt-claim-after_trick_or_meld = Aki úgy gondolja, hogy megvan a 66-ja, bemondhatja közvetlenül egy megnyert ütés után, a következő hívás előtt, vagy bemondással együtt. A leosztás véget ér, és számolnak. Aki elmulasztja, annak előbb újabb ütést kell vinnie vagy be kell mondania.
rt-claim-after_trick = Aki úgy gondolja, hogy megvan a 66-ja, bemondhatja közvetlenül egy megnyert ütés után, a következő hívás előtt. A leosztás véget ér, és számolnak. Aki elmulasztja, annak előbb újabb ütést kell vinnie.
rt-claim-any_time = Aki úgy gondolja, hogy megvan a 66-ja, bármikor bemondhatja, a másik során is. A leosztás véget ér, és számolnak.
rt-claim-auto = Semmit sem kell bemondani: a 66 magától véget vet a leosztásnak.
rt-claim-both = Ha mindkettőnek megvan a 66-ja, az nyer, aki előbb bemondja.
rt-false-2or3 = Aki 66-nál kevesebbel mondja be, a másiknak 2 játszmapontot ad, vagy 3-at, ha annak nincs ütése.
rt-false-2 = Aki 66-nál kevesebbel mondja be, a másiknak mindig 2 játszmapontot ad.
rt-false-3 = Aki 66-nál kevesebbel mondja be, a másiknak mindig 3 játszmapontot ad.
rt-false-mirror = Aki 66-nál kevesebbel mondja be, a másiknak annyi játszmapontot ad, amennyit ő nyert volna.
rt-false-closer = Ha a takaró mondta be tévesen, a másik legalább annyit nyer, amennyibe a sikertelen takarás kerül.

## Mennyit ér egy leosztás

rt-worth = Ennyit kap a leosztás nyertese:
rt-worth-points = Játszmapont
rt-worth-when = Mikor
rt-worth-1 = A vesztesnek legalább { $limit } pontja van.
rt-worth-2 = A vesztesnek van ütése, de { $limit } pontnál kevesebbje.
rt-worth-3 = A vesztesnek nincs ütése.
rt-worth-close = A takaró nem érte el a 66-ot.
rt-worth-false = A 66-ot tévesen mondták be.
rt-worth-last = Még senki sem nyert, és az utolsó ütés dönt.

## Ha elfogynak a lapok

rt-last-ten = Nyitott leosztásban az utolsó ütés 10 pontot hoz a nyertesének.
rt-last-none = Az utolsó ütés nem hoz semmi külön pontot.
rt-last-wins_1 = Ha nyitott leosztásban minden lapot kijátszottak, és még senki sem nyert, az utolsó ütés nyeri a leosztást: 1 játszmapont.
rt-last-wins_by_score = Ha nyitott leosztásban minden lapot kijátszottak, és még senki sem nyert, az utolsó ütés nyeri a leosztást: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak.
rt-unclaimed-higher = Ha nyitott leosztásban minden lapot kijátszottak, és még senki sem nyert, a több pont nyer: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak.
rt-unclaimed-higher-66 = Ha nyitott leosztásban minden lapot kijátszottak, és még senki sem nyert, a több pont nyer, ha legalább 66: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak. Különben döntetlen.
rt-unclaimed-nobody = Ha nyitott leosztásban minden lapot kijátszottak, és még senki sem nyert, a leosztás döntetlen.
rt-tie = Egyenlő pontszám döntetlent jelent.
rt-tie-last-trick = Ha viszont egyenlő a pontszám, az utolsó ütés nyer: 1, 2 vagy 3 játszmapont aszerint, mije van a másiknak.
rt-carry-0 = Döntetlenért senki sem kap pontot.
rt-carry-1 = Döntetlenért senki sem kap pontot, de a következő nyertes minden megelőző döntetlenért eggyel több játszmapontot kap.
rt-redeal = Döntetlen után ugyanaz oszt még egyszer.
rt-redeal-not = Döntetlen után a másik oszt.

## Játszma, visszanézés, számolás

rt-match-up = Az nyeri a játszmát, aki először ér el { $target } játszmapontot. Ami azon felül van, elvész.
rt-match-down = Mindenki innen indul: { $target }, és levonja a nyert játszmapontokat; az nyeri a játszmát, aki először ér nullára. Ami azon felül van, elvész.
rt-shutout = Az a játszma, amelyben a vesztesnek nincs játszmapontja, duplán számít.
rt-shutout-not = A játszma egyszer számít, akkor is, ha a vesztesnek nincs játszmapontja.
rt-look-none = Az ütések lefordítva fekszenek, és nem nézik meg őket újra.
rt-look-last_trick = Az utolsó ütést a következő hívásig meg lehet nézni.
rt-look-own = Mindenki végignézheti a saját ütéseit.
rt-look-own_plus_first = Mindenki végignézheti a saját ütéseit és az ellenfél első ütését.
rt-points-hidden = Mindenki fejben számol: a leosztás vége előtt nem látszik összeg.
rt-points-own = Mindenki látja a saját pontjait.
rt-points-both = Mindenki látja mindkét játékos pontjait, és azt is, mely lapok nem látszottak még.

## Hatástalan szabályok

rt-idle-auto = Itt hatástalan: a 66 magától nyer.
rt-idle-no-draw = Itt hatástalan: ezekkel a szabályokkal nincs döntetlen.
rt-idle-fixed-cost = Itt hatástalan: a sikertelen takarás mindig ugyanannyiba kerül.

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
rp-bad-link = A link egy része érthetetlen; ami nincs benne, olyan, mint itt: { $name }.
rp-read = Szabályok elolvasása

## Házi szabályok

he-changes = Módosítva ehhez képest: { $name }
he-changes-none = Nincs módosítás, ezek e változat szabályai: { $name }.
he-draft = Ezek nem a folyó játszma szabályai; itt maradnak, amíg velük nem kezdesz egyet.
he-draft-running = A folyó játszma szabályainak mutatása
he-dropped = Félretéve, amit módosítottál itt: { $name }.
he-take-back = { $label }: módosítás visszavonása
he-otherwise = Különben: { $message }
he-others = A többi lehetőség
he-value = { $value }: { $message }
he-clash-one = Nem fér össze a többi szabállyal: { $message }.
he-clash-mend = Vond vissza az egyiket:
he-aid = Segítség a számoláshoz
he-aid-about = Mindkét játékosnak ugyanaz. Senki sem ellenőrizheti, mit jegyez meg vagy ír fel egy játékos; ez az, amit az asztal mutat.
he-aid-strict = Szigorú
he-aid-strict-about = Nincs visszanézés, nincs összeg.
he-aid-soft = Enyhe
he-aid-soft-about = A saját ütések és az ellenfél első ütése megnézhető; összeg nincs.
he-aid-own = Saját pontok
he-aid-own-about = Mint az enyhe, és látod a saját pontjaidat.
he-aid-open = Nyílt számolás
he-aid-open-about = Mint az enyhe, és látod mindkét játékos pontjait és a még nem látott lapokat.
he-aid-mixed = Más keverék
he-aid-mixed-about = Ahogy a lenti két kapcsoló mondja.
he-own = Saját házi szabályaim
he-own-none = Még nincs mentve semmi. Módosíts szabályokat, és adj nekik nevet.
he-own-name = Név
he-own-save = Mentés
he-own-save-as = E szabályok mentése néven
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
he-own-full = A böngésző tárhelye megtelt vagy le van tiltva: „{ $name }” csak az oldal bezárásáig marad meg. A link tovább megőrzi.
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
he-link-bad = Ez a link sérült vagy újabb verzióból való. Érthetetlen:
he-link-unknown-preset = a változat: „{ $name }”
he-link-unknown-switch = a kapcsoló: „{ $name }”
he-link-bad-value = az érték: „{ $value }” itt: „{ $name }”
he-link-damaged = a jelek: „{ $value }”
he-link-rest = Ami érthető volt, lent be van állítva; a többi olyan, mint itt: { $name }.
he-link-offer = Változatlanul: { $name }
clash-unclaimed-is-nobodys = ha a be nem mondott leosztás senkinek sem számít, az utolsó ütés nem dönt döntetlent
clash-marriage-waits-for-its-trick = ha a bemondással elért 66 megvárja az ütését, nem lehet bármikor bemondani
