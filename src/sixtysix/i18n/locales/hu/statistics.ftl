# Egy játékos statisztikája: mit játszott, és mennyire biztos minden szám.
# A számok szövegként jönnek ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits); a $count szám.

stats-loading = A leosztásaid beolvasása…
stats-blocked = Ez a böngésző semmit sem őriz meg ennek az oldalnak: amit játszol, addig számít, amíg be nem zárod. Exportáld, ha meg akarod tartani.
stats-unproven = { $count ->
    [one] Egy leosztás nem lett feljegyezve: lapjait nem lehetett újra kiosztani a felfedett kezdőértékekből.
   *[other] { $count } leosztás nem lett feljegyezve: a lapokat nem lehetett újra kiosztani a felfedett kezdőértékekből.
}
stats-empty = Még nincs mit számolni. Minden végigjátszott leosztás itt jelenik meg: az eredmények, és hogy mennyire biztosak; a bemondások és takarások; a sorozatok; végül, hogy milyen lapokat kaptatok te és az ellenfél ahhoz képest, ami a véletlentől várható.
stats-empty-filter = Erre a választásra egy leosztás sem illik.
stats-practice = { $count ->
    [one] Egy gyakorló leosztás nem számít.
   *[other] { $count } gyakorló leosztás nem számít.
} Egy leosztás akkor lesz gyakorlás, ha új lapok láttán vontál vissza benne lépést.
stats-hints = { $count ->
    [one] Ezekben a leosztásokban egy tippet kértél.
   *[other] Ezekben a leosztásokban { $count } tippet kértél.
}

## Mi számít

stats-level = Ellenfél
stats-preset = Szabályok
stats-time = Időszak
stats-all = mind
stats-span-all = minden
stats-span-week = 7 nap
stats-span-month = 30 nap
stats-span-year = 365 nap
stats-level-unknown = ismeretlen

## Eredmények

stats-results = Eredmények
stats-deals-won = Nyert leosztások
stats-matches-won = Nyert játszmák
stats-points = Játszmapont leosztásonként
stats-of = { $hits } / { $count }
stats-deals = { $count } leosztás
stats-too-few = még túl kevés
stats-range = { $low } … { $high }
stats-interval-about = A tartomány megmutatja, mennyire biztos egy szám: 100 esetből 95-ben benne van, amit hosszú távon elérnél. Minél többet játszol, annál szűkebb. A döntetlenek csak a játszmapontokban számítanak.
stats-by-level = Ellenfél szerint
stats-by-preset = Szabályok szerint
stats-col-won = Nyert
stats-col-points = Pont / leosztás

## Görbe

stats-curve = Leosztásról leosztásra
stats-curve-label = { $count } leosztás után: mérleg { $result } játszmapont, a kiosztott lapok értéke { $luck }.
stats-curve-result = Mérleg
stats-curve-luck = A kiosztott lapok értéke
stats-curve-band = 100 egyforma párból 95
stats-curve-about = A mérleg a nyert és a vesztett játszmapontok különbsége. A másik görbe azt mutatja, mennyit értek a kiosztott lapok és az első hívás, átlagosan, két egyforma gép között; amit később húztak, nincs benne. 100 egyforma játékospárból 95 a sávon belül végez.
stats-as-table = A görbék táblázatban
stats-col-after = Leosztás után

## Bemondás és takarás

stats-claims = A 66 bemondása
stats-claim-right = helyes, azonnal
stats-claim-late = helyes, de késett
stats-claim-wrong = téves
stats-claim-missed = megvolt a 66, nem mondta be
stats-late-about = Amikor késtél, átlagosan { $tricks } ütéssel korábban megvolt a 66-od.
stats-late-mean = a 66 átlagosan { $tricks } ütéssel korábban megvolt
stats-closings = Takarás
stats-closing-count = takart
stats-closing-right = a takaró nyerte
stats-closing-points = pont neked

## Sorozatok

stats-streaks = Sorozatok
stats-longest-won = Legtöbb győzelem egymás után
stats-longest-lost = Legtöbb vereség egymás után
stats-present = Most
stats-present-won = { $count ->
    [one] egy győzelem
   *[other] { $count } győzelem egymás után
}
stats-present-lost = { $count ->
    [one] egy vereség
   *[other] { $count } vereség egymás után
}
stats-run = Mennyire szokásos egy sorozat?
stats-run-deals = Leosztás
stats-run-length = Vereség egymás után
stats-run-chance = Két egyforma játékos mindegyikével { $deals } leosztás alatt az esetek { $chance }-ában fordul elő legalább { $count } vereség egymás után.
stats-run-bad = Egész számokat adj meg: 1 és { $deals } közötti leosztást, 1 és { $count } közötti vereséget.

## Amit kiosztottak

stats-luck = Amit kiosztottak
stats-luck-about = Az első lapok { $count } leosztásban, a tieid és az ellenféléi. A várható értéket a pakliból számoltuk, nem mértük.
stats-kind-marriage = Bemondás
stats-kind-no-trump = Nincs adu
stats-kind-three-trumps = Három vagy több adu
stats-kind-trump-marriage = Bemondás aduból
stats-kind-no-ace = Nincs ász
stats-kind-exchange-card = A cseréhez való lap
stats-due = várható { $chance }
stats-expected = várható
stats-luck-key = A pont az, amit kiosztottak, a sáv a 95%-os tartománya, a függőleges vonal a várható.
stats-verdict-above = gyakrabban, mint amit a véletlen magyaráz
stats-verdict-below = ritkábban, mint amit a véletlen magyaráz
stats-luck-honest = Egy tartomány 20 esetből 1-ben akkor is téved, ha minden rendben van: { $count } ilyen szám közül a statisztikák nagyjából { $chance }-ában legalább egy kívül esik. A véletlen csomósan érkezik; a jó és rossz lapok sorozatai a tisztességes keveréshez tartoznak. A „Tisztességes osztás” alatt minden leosztás ellenőrizhető.

## Megőrzés

stats-data = A leosztásaid
stats-line-waiting = { $count } leosztás van ebben a böngészőben.
stats-line-busy = { $count } leosztás van ebben a böngészőben; a szerver még válaszol…
stats-line-same = { $count } leosztás van ebben a böngészőben és a szerveren.
stats-line-away = { $count } leosztás van ebben a böngészőben. A szerver nem érhető el, vagy nem tud írni; újra megkérdezzük.
stats-line-alone = { $count } leosztás marad meg az oldal bezárásáig. A szerver nem tud róluk: ez a böngésző nem tudta megőrizni a kulcsot.
stats-refused = { $count ->
    [one] Egy leosztás csak itt van meg: a szerver szerint így nem játszhatták le.
   *[other] { $count } leosztás csak itt van meg: a szerver szerint így nem játszhatták le őket.
}
stats-unread = { $count ->
    [one] Egy leosztást a szerveren újabb verzió írt; töltsd újra az oldalt, hogy lásd.
   *[other] { $count } leosztást a szerveren újabb verzió írt; töltsd újra az oldalt, hogy lásd őket.
}
stats-export-text = Exportálás szövegként
stats-export-json = Exportálás JSON-ként
stats-import = JSON importálása
stats-exported = Mentve: { $name }.
stats-nothing = Még nincs mit exportálni.
stats-imported = { $count ->
    [0] Semmi új: a fájl minden leosztása már megvolt.
   *[other] { $count } leosztás került hozzá.
}
stats-bad-json = A fájl { $line }. sora sérült.
stats-bad-format = { $line }. sor: ez nem hatvanhatos leosztások fájlja.
stats-bad-newer = { $line }. sor: ezt újabb verzió írta. Töltsd újra az oldalt, és próbáld meg még egyszer.
stats-bad-field = { $line }. sor: „{ $field }” hiányzik vagy hibás.
stats-bad-cards = { $line }. sor: a lapok nem adnak ki egy egész paklit.
stats-bad-tricks = { $line }. sor: az ütések nem egyeznek a lapokkal ({ $field }).
stats-bad-twice = { $line }. sor: ez a leosztás kétszer szerepel, eltérő tartalommal: { $field }.
stats-bad-unread = Nem olvasható: { $name }.
stats-bad-kept = Semmit sem vettünk át; a leosztásaid olyanok, amilyenek voltak.
stats-key = Kulcs mentése vagy másik eszköz
stats-key-about = A szerver csak erről a kulcsról ismer. Másold át egy másik eszközre, és mindkettő ugyanazokat a leosztásokat mutatja. Aki ismeri, láthatja és törölheti őket; az elveszett kulcsot nem lehet visszaadni.
stats-key-show = A kulcsom mutatása
stats-key-mine = A kulcsod
stats-key-copy = Másolás
stats-key-copied = A kulcs a vágólapon van.
stats-key-select = A kulcs ki van jelölve: most másold.
stats-key-other = Másik eszköz kulcsa
stats-key-use = Ennek a kulcsnak a használata
stats-key-bad = A kulcs 32 jelből áll: számjegyek és betűk a-tól f-ig. Semmi sem változott.
stats-key-taken = A kulcs érvényes; a két eszköz leosztásai egyesülnek.
stats-delete = Minden leosztás törlése
stats-delete-sure = { $count ->
    [0] Töröljünk mindent, ami a kulcsod alatt van, ebben a böngészőben és a szerveren? Nem lehet visszahozni.
    [one] Töröljük a leosztást ebben a böngészőben és a szerveren? Nem lehet visszahozni.
   *[other] Töröljünk minden leosztást ({ $count }) ebben a böngészőben és a szerveren? Nem lehet visszahozni.
}
stats-delete-yes = Végleges törlés
stats-deleted = { $count } leosztás törölve, ebben a böngészőben és a szerveren.
stats-deleted-here = { $count } leosztás törölve ebben a böngészőben. A szerverről akkor törlődik, amikor újra elérhető.
stats-every-deal = Minden leosztás
stats-ending-won = nyert
stats-ending-lost = vesztett
stats-ending-drawn = döntetlen
