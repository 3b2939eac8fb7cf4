## A kilenc falat útja

learn-about = Kilenc falat az igazi asztalnál, körülbelül öt perc. A játszmád addig vár.
learn-start = Kezdd itt
learn-go-on = Folytasd itt
learn-ticked = kész
learn-return = Vissza a játszmához
learn-place = { $count }. falat a { $target } közül
learn-arranged = előre rendezett lapok
learn-arranged-about = A lecke lapjai rendezettek. A játszmáé soha.
learn-back = Vissza
learn-skip = Falat átugrása
learn-skip-all = Mindet átugrom
learn-next = Következő falat
learn-end = A saját játszmámhoz
learn-finished = Ez a falat kész. Folytasd a következővel.
learn-at-start = Ez a legeleje.
learn-no-card = Ne ezt a lapot: tedd, amit a szöveg kér.
learn-no-C = Most még korai takarni: a 66 messze van.
learn-no-D = Még ne: előbb tedd, amit a szöveg kér.
learn-no-W = { $points } pontod van. Aki 66 alatt mond be, az ellenfélnek adja a játszmapontokat.
learn-counts = Ez a lap { $points } pontot ér.
learn-dear = Ezzel { $points } pontot adsz oda. Egy bubi vagy kilences olcsóbb.

learn-values = A lapok értéke
learn-values-1 = A lapok értéke: ász 11, tízes 10, király 4, dáma 3, bubi 2, kilences 0. Aki előbb gyűjt 66-ot, nyeri a leosztást. Játszd ki a 10 pontos lapot.
learn-values-2 = Ász, tízes, király, dáma, bubi, kilences: ez a sorrend, ezért verte a tízesed a királyt. Az ütés a tiéd, 14 pont. Húzz.
learn-values-3 = Újra tele a kezed. Hívj egy lapot, amely semmit sem ér.
learn-values-done = Az ászért és a tízesért érdemes harcolni. A kilencest könnyű odaadni.

learn-trick = Egy ütés
learn-trick-1 = Az ellenfél királyt hívott. Az ütést ugyanazon szín nagyobb lapja viszi. Vidd el.
learn-trick-2 = Mindkét lap a tiéd: 15 pont. Aki üt, előbb húz, és ő hív. Húzz.
learn-trick-3 = Te hívsz. Amit elveszíthetsz, legyen olcsó: hívj bubit vagy kilencest.
learn-trick-4 = Ászt hívtak, amit nem tudsz megütni. Amíg van mit húzni, nem kell színre színt tenni. Dobj bubit vagy kilencest.
learn-trick-done = Elvinni, ami sokat ér, odaadni, ami olcsó: ez a fél játék.
learn-trick-low = Ez kisebb a királynál: az ütés az ellenfélé lenne.
learn-trick-suit = Más szín nem viszi az ütést, bármilyen magas a lap.

learn-trump = Az adu
learn-trump-1 = A felütött lap mutatja az adu színét: kőr. Az adu minden más szín lapját üti. Ászt hívtak: üsd el egy kis aduval.
learn-trump-2 = 13 pont egy bubiért. Húzz.
learn-trump-3 = Nálad az adu ász. Semmi sem üti. Hívd ki.
learn-trump-done = Az adu ütést visz. Tartogasd ászra és tízesre.
learn-trump-small = Az is vinné, de elég a bubi. Tartsd meg az adu ászt.
learn-trump-none = Ez nem üti az ászt. Csak adu üti.
learn-trump-sure = Ezt a lapot meg lehet ütni. Az adu ászt nem.

learn-marriage = A bemondás
learn-marriage-1 = Egy szín királya és dámája bemondást ér. Amikor te hívsz, 20 pont, aduban 40. Van egy ilyened: mondd be.
learn-marriage-2 = 20 pont, amint van ütésed. Most hívd ki a kettő egyikét.
learn-marriage-3 = Tiéd az ütés, tehát a 20 számít. Húzz.
learn-marriage-4 = Az adu dámádhoz megjött a király. Ez 40-et ér: mondd be.
learn-marriage-done = Több mint 60 pont egyetlen ütéssel! Minden hívásnál keress királyt és dámát.
learn-marriage-first = Előbb a bemondás: a hívás előtt kell megtenni.

learn-exchange = A csere
learn-exchange-1 = A talon alatt az adu ász fekszik. Nálad a kilences, a legkisebb adu. Amikor te hívsz, és van már ütésed, kicserélheted őket. Cserélj.
learn-exchange-2 = Ász egy kilencesért. Semmi sem üti: hívd ki.
learn-exchange-done = Cserélj korán: ha elfogy vagy be van takarva a talon, már késő.
learn-exchange-first = Előbb cserélj: később talán az ellenfél hív, vagy takar.

learn-strict = Szigorú szabályok
learn-strict-1 = Elfogyott a talon. Mostantól színre színt kell tenni, és ütni, ha lehet. Dámát hívtak: a tiltott lapok sötétek.
learn-strict-2 = Az ellenfélnek is színt kell tennie, és nála a káró tízes. Hívd a káró ászt: a tízesnek esnie kell.
learn-strict-done = 21 pont. Akinek nincs színe, adut tesz. A legutolsó ütés 10 ponttal többet ér.
learn-strict-ten = Akkor a tízes az ellenfélnél marad. Hívd a káró ászt.

learn-count = Számolás 66-ig
learn-count-1 = A pontok nem látszanak: te számolsz. Van egy bemondásod, 20, egy dáma, 3, és egy bubi, 2. Ez 25. Tízest hívtak: vidd el a legtöbbet érő lappal.
learn-count-2 = 25, meg 21 az ászért és a tízesért: 46. Húzz.
learn-count-3 = 46: hiányzik 20. Mi adja meg egyszerre?
learn-count-done = 46 meg 20 az 66. Ha akarod, a „Pontjaim” kapcsoló számol helyetted.
learn-count-trump = Elviszi az ütést, de csak 12-t hoz. Az ász 21-et.
learn-count-lost = Így a tízes az ellenfélé marad.
learn-count-slow = Nem biztos, hogy ez az ütés 20-at hoz. Nézd meg a királyaidat és dámáidat.

learn-claim = A 66 bemondása
learn-claim-1 = 40-es bemondás és 14 pontnyi ütés: 54-ed van. 66 alatt bemondani 2 vagy 3 játszmapontba kerül. Előbb hívd az ászodat.
learn-claim-2 = 54 meg 13 az 67. Senki sem szól: mondd be most a 66-ot, és erősítsd meg.
learn-claim-done = 3 játszmapont: az ellenfélnek nincs ütése. Ha van, de 33 alatt áll, 2, különben 1. Hét nyeri a játszmát.
learn-claim-weak = Ezt könnyű megütni, vagy keveset hoz. Hívd az ászt.
learn-claim-late = Elég pontod van. Aki elfelejti bemondani, még elveszítheti.

learn-close = A takarás
learn-close-1 = 42 pontod van, és a két legnagyobb adu. A takarás megállítja a húzást, és szigorú szabályokat hoz. Ha így sem lesz 66, 2 vagy 3 játszmapontba kerül. Takarj, és erősítsd meg.
learn-close-2 = Most az ellenfélnek színt kell tennie. Hívd az adu ászt.
learn-close-3 = 57. Most a tízes a legnagyobb adu: hívd ki.
learn-close-4 = 67: mondd be a 66-ot.
learn-close-done = Takarj, ha látod az utat 66-ig. Most már ismered a játékot.
learn-close-first = Amíg nyitott a talon, az ellenfél húz, és nem kell színt tennie. Előbb takarj.
learn-close-trumps = Előbb a legnagyobb aduk: azok biztosan visznek.

## Coach

coach = Edző
coach-about = Játszma a gép ellen ezen az eszközön. Az edző szól, mielőtt drága lapot játszanál ki, és mutatja a pontjaidat. A saját játszmád vár.
coach-level = Ellenfél
coach-start = Játék edzővel
coach-resume = Folytatás edzővel
coach-watches = Figyelek, és szólok, ha valami sokba kerül.
coach-costs = { $label }: körülbelül { $value } játszmapontba kerül. Visszavonod?
coach-go-on = Tovább
coach-failed = Nem sikerült: { $message }
coach-doubts = { $label }: erre itt nem gondolnék. Visszavonod?

## Drills

drills = Gyakorlatok
drills-about = Véletlen leosztások, amennyit akarsz. Minden választ megmagyarázunk.
drill-count = Fejben számolás
drill-remember = Lapok megjegyzése
drill-trumps = Aduszámolás
drill-chance = Mekkora az esély?
drill-score = { $count } válaszból { $own } helyes
drill-percent = { $value } %
drill-back = Minden lecke és gyakorlat
drill-next-trick = Tovább
drill-again = Következő kérdés
drill-right = Helyes.
drill-wrong = A válasz: { $label }.
drill-ask-count = Hány pontod van?
drill-ask-remember = Melyik lap van még játékban ezek közül?
drill-ask-trumps = Hány adu hiányzik még, amely nem ment ki, nincs a kezedben, és nem látszik?
drill-ask-talon = A talonban { $count } lap fekszik lefelé, az ellenfél { $own } lapját nem ismered. Mekkora az esély, hogy ez a lap a talonban van: { card }?
drill-ask-marriage = A talonban { $count } lap fekszik lefelé, az ellenfél { $own } lapját nem ismered. Ebből a színből nem láttál se királyt, se dámát: { suit }. Mekkora az esély, hogy az ellenfélnél van mindkettő?
drill-why-count = Lapok { $own }, bemondások { $other }, utolsó ütés { $value }: összesen { $points }.
drill-why-remember = Nem játszották ki: { card }.
drill-why-trumps = Kijátszva { $count }, a kezedben { $own }, nyíltan { $other }. Hatból marad { $points }.
drill-why-talon = A { $count } ismeretlen lapból { $own } van a talonban: { $points } %.
drill-why-marriage = Az elsőre { $count } közül { $own }, a másodikra { $value } közül { $other }. Összeszorozva { $points } %.
