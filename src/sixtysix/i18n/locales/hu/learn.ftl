## A kilenc rész

# A leckék színei; magyar kártyán más a nevük (german.ftl).
-hearts = kőr
-diamonds = káró

learn-about = Kilenc rövid rész az igazi asztalnál, összesen körülbelül öt perc. A játszmád addig vár.
learn-start = Kezdd itt
learn-go-on = Folytasd itt
learn-ticked = kész
learn-return = Vissza a játszmához
learn-place = { $count }/{ $target }. rész
learn-arranged = Előre rendezett lapok
learn-arranged-about = A lecke lapjai előre rendezettek. A játszmáéi soha.
learn-back = Vissza
learn-skip = Rész átugrása
learn-skip-all = Mindet átugrom
learn-next = Következő rész
learn-end = A saját játszmámhoz
learn-finished = Ez a rész kész. Folytasd a következővel.
learn-at-start = Ez a legeleje.
learn-no-card = Nem ez a lap kell: tedd, amit a fenti szöveg kér.
learn-no-C = Most még korai takarni: a 66 messze van.
learn-no-D = Még ne: előbb tedd, amit a fenti szöveg kér.
learn-no-W = { $points } pontod van. Aki 66 nélkül mondja be, az ellenfélnek adja a játszmapontokat.
learn-counts = Ez a lap { $points } pontot ér.
learn-dear = Ezzel { $points } pontot adsz oda. Egy { -jack } vagy kilences olcsóbb.

learn-values = A lapok értéke
learn-values-1 = A lapok értéke: ász 11, tízes 10, király 4, { -queen } 3, { -jack } 2, kilences 0. Aki előbb gyűjt 66-ot, nyeri a leosztást. Játszd ki a 10 pontos lapot.
learn-values-2 = Ász, tízes, király, { -queen }, { -jack }, kilences: ez a sorrend, ezért verte a tízesed a királyt. Az ütés a tiéd, 14 pont. Húzz.
learn-values-3 = Újra tele a kezed. Hívj egy lapot, amely semmit sem ér.
learn-values-done = Az ászért és a tízesért érdemes harcolni. A kilencest könnyű odaadni.

learn-trick = Egy ütés
learn-trick-1 = Az ellenfél királyt hívott. Az ütést ugyanannak a színnek a nagyobb lapja viszi. Vidd el.
learn-trick-2 = Mindkét lap a tiéd: 15 pont. Aki viszi az ütést, előbb húz, és ő hív. Húzz.
learn-trick-3 = Te hívsz. Amit elveszíthetsz, legyen olcsó: hívj { -jack(case: "acc") } vagy kilencest.
learn-trick-4 = Ászt hívtak, ezt nem tudod megütni. Amíg van mit húzni, nem kell színt adni. Dobj { -jack(case: "acc") } vagy kilencest.
learn-trick-done = Elvinni, ami sokat ér, odaadni, ami olcsó: ez a fél játék.
learn-trick-low = Ez kisebb a királynál: az ütés az ellenfélé lenne.
learn-trick-suit = Más szín nem viszi az ütést, bármilyen nagy a lap.

learn-trump = Az adu
learn-trump-1 = A felütött lap mutatja az adu színét: { -hearts }. Az adu minden más szín lapját üti. Ászt hívtak: üsd el egy kis aduval.
learn-trump-2 = 13 pont egy { -jack(case: "for") }. Húzz.
learn-trump-3 = Nálad az aduász. Semmi sem üti. Hívd ki.
learn-trump-done = Az adu ütést visz. Tartogasd ászra és tízesre.
learn-trump-small = Az is vinné, de elég { -jack(case: "the") }. Tartsd meg az aduászt.
learn-trump-none = Ez nem üti az ászt. Csak adu üti.
learn-trump-sure = Ezt a lapot meg lehet ütni. Az aduászt nem.

learn-marriage = A bemondás
learn-marriage-1 = Egy szín királya és { -queen(case: "its") } együtt bemondás. Ha te hívsz, 20 pont, aduból 40. Van egy ilyened: mondd be.
learn-marriage-2 = 20 pont, amint van ütésed. Most hívd ki a kettő egyikét.
learn-marriage-3 = Tiéd az ütés, tehát a 20 számít. Húzz.
learn-marriage-4 = Az adu { -queen(case: "to-yours") } megjött a király. Ez 40-et ér: mondd be.
learn-marriage-done = Több mint 60 pont egyetlen ütéssel! Minden hívásnál keress királyt és { -queen(case: "acc") }.
learn-marriage-first = Előbb mondd be: hívás után már nem lehet.

learn-exchange = A csere
learn-exchange-1 = A talon alatt az aduász fekszik. Nálad a kilences, a legkisebb adu. Amikor te hívsz, és van már ütésed, kicserélheted őket. Cserélj.
learn-exchange-2 = Ász egy kilencesért. Semmi sem üti: hívd ki.
learn-exchange-done = Cserélj korán: ha a talon elfogyott vagy be van takarva, már késő.
learn-exchange-first = Előbb cserélj: később talán az ellenfél hív, vagy takar.

learn-strict = Szigorú szabályok
learn-strict-1 = Elfogyott a talon. Mostantól színre színt kell adni, és felülütni, ha lehet. A hívott lap { -queen }: a tiltott lapok halványak.
learn-strict-2 = Az ellenfélnek is színt kell adnia, és nála van a { -diamonds } tízes. Hívd a { -diamonds } ászt: a tízesnek esnie kell.
learn-strict-done = 21 pont. Akinek nincs színe, annak adut kell tennie. A legutolsó ütés 10 ponttal többet ér.
learn-strict-ten = Akkor a tízes az ellenfélnél marad. Hívd a { -diamonds } ászt.

learn-count = Számolás 66-ig
learn-count-1 = A pontok nem látszanak: te számolsz. Van egy bemondásod, 20, egy { -queen }, 3, és egy { -jack }, 2. Ez 25. Tízest hívtak: vidd el a legtöbbet érő lappal.
learn-count-2 = 25, meg 21 az ászért és a tízesért: 46. Húzz.
learn-count-3 = 46: hiányzik 20. Mi adja meg egyszerre?
learn-count-done = 46 meg 20 az 66. Ha akarod, a „Pontjaim” kapcsoló számol helyetted.
learn-count-trump = Elviszi az ütést, de csak 12-t hoz. Az ász 21-et.
learn-count-lost = Így a tízes az ellenfélé marad.
learn-count-slow = Nem biztos, hogy ez az ütés 20-at hoz. Nézd meg a királyaidat és { -queen(case: "yours-acc") }.

learn-claim = A 66 bemondása
learn-claim-1 = 40-es bemondás és 14 pontnyi ütés: 54 pontod van. 66 nélkül bemondani 2 vagy 3 játszmapontba kerül. Előbb hívd az ászodat.
learn-claim-2 = 54 meg 13 az 67. Senki sem szól: mondd be most a 66-ot, és erősítsd meg.
learn-claim-done = 3 játszmapont: az ellenfélnek nincs ütése. Ha van, de 33 alatt áll, 2, különben 1. Hét nyeri a játszmát.
learn-claim-weak = Ezt könnyű megütni, vagy keveset hoz. Hívd az ászt.
learn-claim-late = Elég pontod van. Aki elfelejti bemondani, még elveszítheti.

learn-close = A takarás
learn-close-1 = 42 pontod van, és a két legnagyobb adu. Takarás után nincs húzás, és szigorú szabályok jönnek. Ha így sem lesz 66, az 2 vagy 3 játszmapontba kerül. Takarj, és erősítsd meg.
learn-close-2 = Most az ellenfélnek színt kell adnia. Hívd az aduászt.
learn-close-3 = 57. Most a tízes a legnagyobb adu: hívd ki.
learn-close-4 = 67: mondd be a 66-ot.
learn-close-done = Takarj, ha látod az utat 66-ig. Most már ismered a játékot.
learn-close-first = Amíg nyitott a talon, az ellenfél húz, és nem kell színt adnia. Előbb takarj.
learn-close-trumps = Előbb a legnagyobb adukat: azok biztosan viszik az ütést.

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
coach-doubts = { $label }: én itt nem erre gondolnék. Visszavonod?

## Drills

drills = Gyakorlatok
drills-about = Véletlen leosztások, amennyit akarsz. Minden válaszhoz jár magyarázat.
drill-count = Fejben számolás
drill-remember = Lapok megjegyzése
drill-trumps = Aduszámolás
drill-chance = Mekkora az esély?
drill-score = { $count } válaszból { $own } helyes
drill-percent = { $value }%
drill-back = Minden lecke és gyakorlat
drill-next-trick = Tovább
drill-again = Következő kérdés
drill-right = Helyes.
drill-wrong = A válasz: { $label }.
drill-ask-count = Hány pontod van?
drill-ask-remember = Ezek közül melyik lap nem ment még ki?
drill-ask-trumps = Hány adu hiányzik még: nem ment ki, nincs a kezedben, és nyíltan sem fekszik?
drill-ask-talon = A talonban { $count } lap fekszik lefordítva, az ellenfél { $own } lapját nem ismered. Mekkora az esélye, hogy ez a lap a talonban van: { card }?
drill-ask-marriage = A talonban { $count } lap fekszik lefordítva, az ellenfél { $own } lapját nem ismered. Ebből a színből nem láttál se királyt, se { -queen(case: "acc") }: { suit }. Mekkora az esélye, hogy az ellenfélnél van mindkettő?
drill-why-count = Lapok { $own }, bemondások { $other }, utolsó ütés { $value }: összesen { $points }.
drill-why-remember = Még nem ment ki: { card }.
drill-why-trumps = Kijátszva { $count }, a kezedben { $own }, nyíltan { $other }. Hatból marad { $points }.
drill-why-talon = A { $count } ismeretlen lapból { $own } van a talonban: { $points }%.
drill-why-marriage = Az elsőre { $count } közül { $own }, a másodikra { $value } közül { $other }. Összeszorozva { $points }%.
