# Az asztal: egy játékos a gép ellen.
# Mindenhol: $rank értéke A K Q J T 9, $suit értéke S H D C.

app-title = Hatvanhat

## Lapok

rank-word = { $rank ->
    [A] ász
    [K] király
    [Q] dáma
    [J] bubi
    [T] tízes
   *[9] kilences
}
suit = { $suit ->
    [S] pikk
    [H] kőr
    [D] káró
   *[C] treff
}
# A két figura, ahogy mondatokba illik; magyar kártyán más a nevük (german.ftl).
-queen = { $case ->
   *[nom] dáma
    [acc] dámát
    [its] dámája
    [its-acc] dámáját
    [to-yours] dámádhoz
    [yours-acc] dámáidat
}
-jack = { $case ->
   *[nom] bubi
    [the] a bubi
    [acc] bubit
    [for] bubiért
}
card = { suit } { rank-word }
# Tárgyeset.
card-acc = { suit } { $rank ->
    [A] ászt
    [K] királyt
    [Q] dámát
    [J] bubit
    [T] tízest
   *[9] kilencest
}
card-count = { $count ->
    [1] egy lap
    [2] két lap
    [3] három lap
    [4] négy lap
    [5] öt lap
    [6] hat lap
   *[other] { $count } lap
}
card-playable = { card }, kijátszható
card-refused = { card }, { $reason }

## Állás

status = Állás
you = Te
opponent = Ellenfél
score-of = { $name }: { $score }, cél: { $target }
trump-is = Adu: { suit }
phase-free = Szabad játék
phase-free-about = Szabad játék: bármely lappal felelhetsz, amíg a talon el nem fogy, vagy valaki nem takar.
phase-strict = Szín- és ütéskényszer
phase-follow = Színkényszer
turn-own = Te jössz
turn-other = { $name } jön
tricks = { $count ->
    [0] nincs ütés
   *[other] { $count } ütés
}
talon-left = { $count ->
    [0] üres a talon
   *[other] még { $count } lap
}
talon-closed = Betakarva
talon = Talon
turn-up-is = Felütött adu: { card }
opponent-holds = { $count ->
    [one] egy lapja van
   *[other] { $count } lapja van
}
marriage-of = { $points } { $suit ->
    [S] pikkből
    [H] kőrből
    [D] káróból
   *[C] treffből
}
my-points = Pontjaim
my-points-are = Pontjaim: { $points }
slot-own = a te lapod
hand = A lapjaid
trick = Ütés
own-pile = Az ütéseid
look-back = Ütések visszanézése
unseen = Még nem látott lapok
unseen-none = Minden lapot láttál már.
actions = Lépések
log = Mi történt
chips = Érvényes házi szabályok

## Teendő

say-lead = Te hívsz.
say-follow = Te jössz. A hívás: { card }.
say-draw = Tiéd az ütés. Húzz, ha kész vagy.
say-announced = Melyiket hívod a kettő közül?
say-which-marriage = Melyik bemondás?
say-which-suit = Melyik szín?
say-chosen = { card }: kijátszod, amikor te jössz.
say-unchosen = { card }: nem játszod ki.
say-called-back = { card }: újra a kezedben.
say-wait = { $name } jön…
say-over = A leosztás véget ért.
part-coming = Az oldalnak ez a része még töltődik…
part-missing = Ez a rész most nem tölthető be. A játszmád érintetlen: próbáld újra, ha visszajön a kapcsolat.
points-open = Pontok { $own } : { $other }
points-open-about = A te pontjaid és az ellenfélé: ezek a szabályok mindkettőt felfedik.
say-connecting = Osztás…
confirm-close = Takarsz? Nincs több húzás.
confirm-close-yes = Takarás
confirm-claim = Bemondod a 66-ot? Ha nincs meg, az ellenfél kapja a pontokat.
confirm-claim-yes = 66 bemondása
act-draw = Húzás
act-marriage = Bemondás
act-marry = Bemondás { $points }
act-marry-label = { $points } bemondása { $suit ->
    [S] pikkből
    [H] kőrből
    [D] káróból
   *[C] treffből
}
act-lead = Hívás: { card }
act-exchange = Csere
act-close = Takarás
act-claim = 66 bemondása
act-cancel = Mégse
act-next = Új leosztás
act-result = Eredmény
act-new-match = Új játszma
act-replay = Újra (gyakorlás)
act-share = Megosztás
act-back = Vissza a játszmához
act-again = Még egyszer

## Miért nem

why-deal-over = a leosztás véget ért
why-deal-not-over = a leosztásnak még nincs vége
why-no-look-back = most egyik ütés sem nézhető vissza
why-not-your-turn = nem te jössz
why-card-not-in-hand = nincs a kezedben
why-must-follow-suit = { $suit ->
    [S] pikket kell adni
    [H] kőrt kell adni
    [D] kárót kell adni
    [C] treffet kell adni
   *[other] színt kell adni
}
why-must-head = felül kell ütni
why-must-trump = adut kell tenni
why-must-draw-first = előbb húzz
why-nothing-to-draw = nincs mit húzni
why-marriage-announced = a bemondott királyt vagy { -queen(case: "acc") } hívd
why-marriage-needs-pair = azonos színű király és { -queen } kell
why-marriage-needs-lead = csak ha te hívsz
why-marriage-on-first-lead = az első hívásnál nem
why-marriage-when-exhausted = ha elfogyott a talon, nincs bemondás
why-marriage-when-closed = takarás után nincs bemondás
why-marriage-on-closing-lead = nem annál a hívásnál, amelyiknél takarsz
why-exchange-needs-lowest-trump = nincs nálad a legkisebb adu
why-exchange-needs-lead = csak ha te hívsz
why-exchange-needs-trick = előbb vigyél egy ütést
why-exchange-talon-too-small = túl kevés lap van a talonban
why-turn-up-is-lowest-trump = a felütött lap maga a legkisebb adu
why-talon-closed = a talon be van takarva
why-talon-exhausted = elfogyott a talon
why-close-needs-lead = csak ha te hívsz
why-close-on-first-lead = az első hívásnál nem
why-close-after-draw = előbb húzz
why-close-talon-too-small = túl kevés lap van a talonban
why-claim-is-automatic = itt a 66 magától nyer
why-claim-not-now = csak elvitt ütés vagy bemondás után
why-claim-on-own-turn = csak ha te jössz
why-marriage-does-not-end-deal = előbb hívd a bemondott lapot
why-unknown-action = nem lehetséges
why-none = most nem lehet
log-dealt = Új leosztás. Adu: { suit }, felütve: { card }.

## Mi történt (napló és felolvasás)

log-led-own = A { card-acc } hívtad.
log-led-other = Az ellenfél a { card-acc } hívta.
log-answered-own = A { card-acc } tetted rá.
log-answered-other = Az ellenfél a { card-acc } tette rá.
log-trick-own = Tiéd az ütés.
log-trick-other = Az ellenfélé az ütés.
log-drew-own = A { card-acc } húztad.
log-drew-turn-up = Az ellenfél felvette a { card-acc }.
log-married-own = Bemondtál { $points ->
    [20] 20-at
    [40] 40-et
   *[other] { $points } pontot
} { $suit ->
    [S] pikkből
    [H] kőrből
    [D] káróból
   *[C] treffből
}.
log-married-other = Az ellenfél bemondott { $points ->
    [20] 20-at
    [40] 40-et
   *[other] { $points } pontot
} { $suit ->
    [S] pikkből
    [H] kőrből
    [D] káróból
   *[C] treffből
}.
log-exchanged-own = Cseréltél: tiéd a { card }.
log-exchanged-other = Az ellenfél cserélt: övé a { card }.
log-closed-own = Takartál.
log-closed-other = Az ellenfél takart.
log-exhausted = Elfogyott a talon.
log-strict-win = Színt kell adni, és ha lehet, felülütni.
log-strict-follow = Színt kell adni, ha lehet.
log-claimed-own = Bemondtad a 66-ot.
log-claimed-other = Az ellenfél bemondta a 66-ot.
log-your-lead = Te hívsz, { card-count } van nálad.
log-your-turn = Te jössz, { card-count } van nálad.
log-your-draw = Te jössz: húzz.
log-reconnected = Újra van kapcsolat.
log-points-shown = Pontjaim: { $points }.
log-points-hidden = A pontjaim rejtve vannak.
state-turn-own = Te jössz.
state-turn-other = Az ellenfél jön.
state-led = A hívás: { card }.
state-tricks = Ütések: te { $own }, ellenfél { $other }.
state-score = Játszma: te { $own }, ellenfél { $other }, cél: { $target }.
state-hand = A lapjaid: { $cards }.

## Kapcsolat

line-lost = Megszakadt a kapcsolat. Újracsatlakozás…
line-waiting = Az utolsó lépésed megmaradt, és elküldjük.
table-gone = A szerveren már nincs meg ez az asztal. Új játszma kezdődött.
server-away = A szerver nem érhető el. Újabb próbálkozás…
refused = Az asztal ezt nem fogadta el: { $message }

## A leosztás vége

result-title = { $points ->
    [0] Senki sem kap pontot
   *[other] { $who } +{ $points }
}
end-own = Megnyerted a leosztást: { $points } játszmapont.
end-other = Az ellenfél nyerte a leosztást: { $points } játszmapont.
result-claim-own = Bemondtad a 66-ot, és { $won } pontod volt.
result-claim-other = Az ellenfél bemondta a 66-ot, és { $won } pontja volt.
result-reached-own = Elérted a 66-ot.
result-reached-other = Az ellenfél elérte a 66-ot.
result-false-claim-own = Az ellenfél csak { $lost } ponttal mondta be a 66-ot.
result-false-claim-other = Csak { $lost } ponttal mondtad be a 66-ot.
result-closer-failed-own = Az ellenfél takart, és nem érte el a 66-ot.
result-closer-failed-other = Takartál, és nem érted el a 66-ot.
result-closer-unclaimed-own = Az ellenfél takart, megvolt a 66-ja, de nem mondta be.
result-closer-unclaimed-other = Takartál, megvolt a 66-od, de nem mondtad be.
result-closer-beaten-own = Az ellenfél takart, de te előbb elérted a 66-ot.
result-closer-beaten-other = Takartál, de az ellenfél előbb elérte a 66-ot.
result-higher-total-own = Senki sem mondta be a 66-ot; neked van több pontod.
result-higher-total-other = Senki sem mondta be a 66-ot; az ellenfélnek van több pontja.
result-last-trick-own = Tiéd az utolsó ütés.
result-last-trick-other = Az ellenfélé az utolsó ütés.
result-counted-own = A lapok összeszámolva: { $won } pontod van.
result-counted-other = A lapok összeszámolva: az ellenfélnek { $won } pontja van.
result-draw = Döntetlen: senki sem kap pontot.
grade-1 = A vesztes legalább { $limit } pontot szerzett, ezért 1 játszmapont jár.
grade-2 = A vesztes ütött, de { $limit } pont alatt maradt, ezért 2 játszmapont jár.
grade-3 = A vesztes egyet sem ütött, ezért 3 játszmapont jár.
penalty-2 = A büntetés 2 játszmapont.
penalty-3 = A büntetés 3 játszmapont: a nyertesnek nem volt ütése.
penalty-other = A büntetés { $points } játszmapont.
result-hands = Kiosztott lapok
result-drawn = Húzott lapok, sorrendben
result-talon = A talon maradéka húzási sorrendben
result-tricks = Ütésről ütésre
result-match = Játszma
col-number = Ssz.
col-led = Hívás
col-answer = Válasz
points-from-marriages = { $points } bemondásból
bonus-last = utolsó ütés +10
match-won = Megnyerted a játszmát: { $own }–{ $other }.
match-lost = Az ellenfél nyerte a játszmát: { $other }–{ $own }.
match-shutout = Nullára nyert játszma: duplán számít.
close-dialog = Bezárás
share-deal = Egy hatvanhat-leosztás: játszd le te is
share-link = Link ehhez a leosztáshoz
link-copied = A link kimásolva.
link-copy-failed = A böngésző nem engedte a másolást. Jelöld ki a linket, és másold ki magad.
practice-impossible = Ez az eszköz most nem tudja kiosztani. A játszmád érintetlen: töltsd újra az oldalt, és próbáld meg még egyszer.

## Tisztességes osztás

fairness = Tisztességes osztás
fairness-about = Osztás előtt a szerver megmutatja titkos kezdőértékének ujjlenyomatát (SHA-256). A böngésződ hozzátesz egy sajátot. A leosztás után a titok nyilvános lesz, így bárki ellenőrizheti, hogy a lapok nem változtak.
fairness-more = A keverés nyers: egyetlen leosztást sem dobunk el, senkinek sem kedvezünk, és a rossz lapok sorozata is előfordul. A gép annyit tud, amennyit te tudnál az ő helyén, és semmi mást. Máshol a tools/verify_deal.py számolja újra, hatvan sor Python.
fairness-commitment = Osztás előtt mutatott ujjlenyomat
fairness-server-seed = A szerver kezdőértéke
fairness-client-seed = A te kezdőértéked
fairness-sealed = a leosztás végéig titkos
fairness-check = Leosztás ellenőrzése
fairness-good-seed = A kezdőérték egyezik az osztás előtt mutatott ujjlenyomattal.
fairness-bad-seed = A kezdőérték nem egyezik az ujjlenyomattal!
fairness-good-cards = Itt újrakeverve minden lap egyezik ({ $count } lap).
fairness-bad-cards = Itt újrakeverve a lapok eltérnek!
fairness-bad-own-seed = A böngésződ kezdőértéke nem lett felhasználva!
fairness-unseen = Ez az eszköz osztás előtt nem látta az ujjlenyomatot; az asztal által megadottal vetjük össze.
fairness-next = A következő leosztás ujjlenyomata

## Szabályok

rules = Szabályok
rules-title = A játszma szabályai
rules-preset = Változat
rules-house = Házi szabályok
rules-start = Új játszma indítása
rules-warning = A mostani játszma félbemarad.
rules-changed = { $count ->
    [0] a változat szerint
   *[other] { $count } eltérés a változattól
}
rules-impossible = Ezek a szabályok nem férnek össze
clash-deal-pattern-needs-deck = 24 lapnál 3-3 az osztás, az adu utána vagy közben jön; 20 lapnál 3-2
clash-closed-marriage-needs-closing-lead = ha takarás után is ér a bemondás, akkor a takaró hívásnál is ér
clash-tie-decided-twice = döntetlennél vagy az utolsó ütés dönt, vagy a pont továbbmegy; a kettő együtt nem
clash-last-trick-leaves-nothing-unclaimed = ha az utolsó ütés nyeri a leosztást, mindig van nyertes, és nem lehet döntetlen
clash-auto-has-no-claims = ha a 66 magától nyer, nem lehet és nem is kell bemondani
rules-reset = Vissza a változathoz
rules-loading = Szabályok betöltése…
yes = igen
no = nem
chip = { $label }: { $value }
group-match = Osztás és játszma
group-exchange = Csere
group-marriage = Bemondások
group-strict = Színadás
group-close = Takarás
group-end = A 66 és a pontozás
preset-sixty-six = Hatvanhat
preset-sixty-six-about = 24 lap, 7 pontig. Te számolsz, és te mondod be a 66-ot.
preset-sixty-six-light = Könnyű hatvanhat
preset-sixty-six-light-about = A 66 magától nyer, nem kell bemondani; az utolsó ütés nem ér tízet.
preset-pagat = Hatvanhat, klubszabályok
preset-pagat-about = Mint az angol kártyakönyvekben: takaráskor is ér a bemondás, a büntetés 2.
preset-german = Német hatvanhat
preset-german-about = A régi német könyvek játéka: nem kötelező felülütni.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 lap, osztrák; a saját ütések visszanézhetők.
preset-schnapsen-tournament = Schnapsen, verseny
preset-schnapsen-tournament-about = 20 lap, szigorú: nincs visszanézés, és az első hívásnál nincs bemondás.
preset-santase = Santase
preset-santase-about = Bolgár, 11 pontig; a bukott takarás ára 3.
preset-snapszli = Snapszli
preset-snapszli-about = 20 lap, magyar; az utolsó ütés nyer.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = Amerikai szabályok: bemondás a végéig.
sw-deck = Lapok száma
sw-deal_pattern = Az osztás módja
val-deal_pattern-33T = három, három, adu
val-deal_pattern-3T3 = három, adu, három
val-deal_pattern-3T2 = három, adu, kettő
sw-next_dealer = Következő osztó
val-next_dealer-alternate = felváltva
val-next_dealer-winner = a nyertes
val-next_dealer-loser = a vesztes
sw-match_target = Játszmapont a győzelemhez
sw-match_count = Játszmapontok számolása
val-match_count-up = felfelé
val-match_count-down = visszafelé, nulláig
sw-shutout_double = A nullára nyert játszma duplán számít
sw-look_back = Ütések visszanézése
val-look_back-none = soha
val-look_back-last_trick = az utolsó ütés
val-look_back-own = a saját ütések
val-look_back-own_plus_first = a sajátok és az ellenfél első ütése
sw-show_points = Pontok játék közben
val-show_points-hidden = rejtve
val-show_points-own = a saját pontok
val-show_points-both = mindkét fél pontjai
sw-exchange_needs_trick = Csere csak elvitt ütés után
sw-exchange_when = Mikor lehet cserélni
val-exchange_when-lead = saját hívásnál
val-exchange_when-own_turn = bármikor, amikor te jössz
sw-exchange_min_talon = Legkisebb talon a cseréhez
sw-auto_exchange = A csere magától megtörténik
sw-exchange_on_opponent_close = Csere az ellenfél takarása után
sw-marriage_first_lead = Bemondás az első hívásnál
sw-marriage_when_exhausted = Bemondás a talon elfogyása után
sw-marriage_when_closed = Bemondás takarás után
sw-marriage_on_closing_lead = Bemondás a takaró hívásnál
sw-marriage_ends_deal = Bemondással elért 66 azonnal bemondható
sw-auto_marriage = A bemondás magától megtörténik
sw-must_head = Felülütési kényszer
sw-must_trump = Adukényszer, ha nincs szín
sw-close_first_lead = Takarás az első hívásnál
sw-close_timing = Mikor lehet takarni
val-close_timing-either = húzás előtt vagy után
val-close_timing-after_draw = csak húzás után
sw-close_min_talon = Legkisebb talon a takaráshoz
sw-close_freeze = Az ellenfél pontjai, ha takarnak
val-close_freeze-end = a végállás szerint
val-close_freeze-at_close = a takaráskori állás szerint
sw-close_fail = A bukott takarás ára
val-close_fail-2or3 = 2, ütés nélkül 3
val-close_fail-2 = mindig 2
val-close_fail-3 = mindig 3
sw-close_fail_when = Az „ütés nélkül” megítélése
val-close_fail_when-at_close = takaráskor
val-close_fail_when-at_end = a végén
sw-close_beaten = A takaró ellenfele éri el előbb a 66-ot
val-close_beaten-same = mint a bukott takarás
val-close_beaten-2 = mindig 2
sw-close_unclaimed = Takarás után senki sem mond 66-ot
val-close_unclaimed-count = számolás dönt
val-close_unclaimed-must_claim = a takaró bukik
sw-win_mode = A 66 nyer
val-win_mode-claim = bemondással
val-win_mode-auto = magától
sw-claim_when = Mikor mondható be a 66
val-claim_when-after_trick_or_meld = ütés vagy bemondás után
val-claim_when-own_turn = amikor te jössz
val-claim_when-any_time = bármikor
sw-false_claim = A téves 66 ára
val-false_claim-2or3 = 2, ütés nélkül 3
val-false_claim-2 = mindig 2
val-false_claim-3 = mindig 3
val-false_claim-mirror = amennyit nyert volna
sw-schneider_limit = Ennyi pont ment meg a dupla vereségtől
sw-last_trick = Utolsó ütés
val-last_trick-ten = 10 pont
val-last_trick-wins_1 = nyer, 1 játszmapont
val-last_trick-wins_by_score = nyer, a pontok szerint
val-last_trick-none = nem ér külön semmit
sw-unclaimed = Senki sem mond 66-ot
val-unclaimed-higher_total = a több pont nyer
val-unclaimed-nobody = senki sem kap pontot
sw-draw_carry = Döntetlen után továbbvitt pontok
sw-draw_last_trick_wins = Döntetlennél az utolsó ütés dönt
sw-redeal_same_dealer_on_draw = Döntetlen után ugyanaz oszt

## Beállítások

settings = Beállítások
statistics = Statisztika
set-language = Nyelv
set-language-auto = mint a böngészőé
set-draw = Húzás magától minden ütés után
set-draw-about = Takarni vagy a 66-ot bemondani így csak húzás után lehet.
set-only-card = Az egyetlen lapomat játssza ki helyettem
set-only-card-about = Ha csak egy lappal felelhetsz. A 66-ot ilyenkor a saját hívásodkor mondhatod be.
set-log = Mutassa, mi történt
set-log-about = Szavakkal, ha van hely az asztalon. A régi ütések onnan is eltűnnek.
set-tap = Lap kijátszása
set-tap-auto = egér: egyszer, ujj: kétszer
set-tap-one = egy koppintás
set-tap-two = két koppintás
set-tap-drag = csak áthúzással
set-pace = Tempó
set-pace-slow = lassú
set-pace-normal = normál
set-pace-fast = gyors
set-pace-tap = az ütések koppintásra várnak
set-call-back = Lap visszavétele
set-call-back-about = Esc, „Visszavonás” vagy koppintás a lapra: mintha ki sem játszottad volna.
set-call-back-for =
    { $seconds ->
        [0] soha
       *[other] { $seconds } másodpercig
    }
display = Megjelenés

## Billentyűk

keys = Billentyűk
key-position = lap a helye szerint
key-rank = lap az értéke szerint
key-suit = aztán a szín, ha több is illik
key-move = a szomszédos lapra
key-enter = jóváhagyás: kijátszás, húzás, tovább
key-escape = mégse
key-marriage = bemondás
key-exchange = csere
key-close = takarás (kétszer)
key-claim = 66 bemondása (kétszer)
key-draw = húzás
key-speak = állás felolvasása
key-hand = ugrás a lapjaidhoz
key-talon = adu és talon felolvasása
key-back = ütések visszanézése, ha szabad
key-points = pontjaim mutatása vagy elrejtése
key-next = új leosztás
key-help = ez a lista

## Visszavonás és tippek

act-undo = Visszavonás
act-hint = Tipp
why-nothing-to-undo = ebben a leosztásban még nem tettél semmit
why-no-hint = most nincs mit eldöntened
log-undone-own = Visszavontad az utolsó lépésedet.
log-undone-other = Az ellenfél visszavonta az utolsó lépését.
practice = Gyakorlás
practice-about = Új lapok láttán vontad vissza: ez a leosztás nem számít bele a statisztikádba.
hint-nudge-only = Csak egyet léphetsz.
hint-nudge-lead = Te hívsz: melyik lapodat nélkülözheted, és melyikre lesz még szükséged?
hint-nudge-follow = Megéri elvinni ezt az ütést?
hint-nudge-marriage = Nézd meg a királyaidat és { -queen(case: "yours-acc") }.
hint-nudge-exchange = Nézd meg a felütött adut.
hint-nudge-close = Nézd meg a talont, mielőtt hívsz.
hint-nudge-draw = Húzás előtt: nem akarsz még valamit?
hint-nudge-claim = Megszámoltad a pontjaidat?
hint-candidates = Fontold meg: { $cards }
hint-best = { $label }. { $reason }
hint-gap = A következő lépés: { NUMBER($points, maximumFractionDigits: 2) } ponttal kevesebb.
hint-why-win = Elviszi az ütést (+{ $points }).
hint-why-trump = Aduval üti el (+{ $points }).
hint-why-cheap = Olcsón engedi át az ütést (−{ $points }).
hint-why-nothing = Az ütés semmit sem ér.
hint-why-keep = Megőrzi azokat a lapokat, amelyekre nagyobb szükséged lesz.
hint-why-lead-sure = Semmi sem üti el.
hint-why-lead-high = Csak adu ütheti el.
hint-why-lead-trump = Csak nagyobb adu ütheti el.
hint-why-lead-low = Keveset vesztesz, ha az ellenfél elviszi.
hint-why-marriage = Azonnal { $points } pont.
hint-why-exchange = A felütött adu többet ér a kezedben, mint a legkisebb.
hint-why-close = Valószínűleg az ellenfeled előtt érsz 66-ra.
hint-why-draw = Húzás előtt nincs jobb lépés.
hint-why-claim = A számolás szerint megvan a 66.
level-novice = Újonc
level-beginner = Kezdő
level-club = Rutinos
level-strong = Erős
level-expert = Szakértő
level-master = Mester
menu = Menü
key-undo = visszavonás
key-hint = tipp

## Hang

set-sound = Hang
set-sound-off = ki
set-sound-soft = halk
set-sound-full = hangos
set-haptics = Rezgés lap kijátszásakor
say-sound-off = A hang ki van kapcsolva.
say-sound-on = A hang be van kapcsolva.
say-drag = Húzd át a lapot az asztalra.
key-mute = hang be vagy ki
key-change = Billentyű módosítása: { $label }
key-press = Nyomd meg az új billentyűt. Esc: marad a régi.
key-taken = Már foglalt: „{ $value }” ({ $label }). Válassz másikat.
key-cards = a lapok
key-reset = Vissza a szokásos billentyűkhöz
key-letters = A betűk és számok billentyűparancsok
key-letters-about = Ki: csak Tab, nyilak, Enter és Esc.

## A döntések ára

cost-title = A döntéseid
cost-wait = Számolok…
cost-none = Egyik döntésed ára sem érdemel szót.
cost-none-other = A többi döntésed ára nem érdemel szót.
cost-most = A legdrágább, { $count }. ütés: { $label }.
cost-better = { $label }: ez { $points } játszmaponttal többet ért volna.
cost-sum = A döntéseid összesen { $points } játszmapontba kerültek.
cost-worth = A kiosztott lapjaiddal a mester { $points } játszmapontra számítana.
luck-very-good = Nagyon jó lapok.
luck-good = Jó lapok.
luck-even = Közepes lapok.
luck-poor = Gyenge lapok.
luck-very-poor = Nagyon gyenge lapok.
cost-about = Azzal számolva, amit tudhattál, nem nyílt lapokkal.

## A bemondások utólag

verdict-late = Már megvolt a 66; utána lejátszott ütések: { $count }.
verdict-missed = Megvolt a 66, de nem mondtad be; utána lejátszott ütések: { $count }.
verdict-short = { $points } pont hiányzott a 66-hoz.
help-count = Számolás gyakorlása
help-close = Lecke: mikor takarj
help-back = Vissza az eredményhez

## Tanulás

learn = Tanulás
first-lesson = Új neked a 66? 5 perces lecke
first-lesson-away = Most nem
