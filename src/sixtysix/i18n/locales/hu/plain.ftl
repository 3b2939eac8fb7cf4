# A játszma sorokban (sixtysix play --plain).
# $rank értéke A K Q J T 9, $suit értéke S H D C; másutt $suit és $card nevek ezen a nyelven.

## Lapok

rank = { $rank ->
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
card = { suit } { rank }
nothing = nincs

## A játszma

welcome = Hatvanhat. Szabályok: { $rules }. A játszma { $target } játszmapontig tart. Súgó: ?
resumed = A játszma onnan folytatódik, ahol abbamaradt.
deal-own = { $deal }. leosztás. Te osztasz, az ellenfél hív.
deal-other = { $deal }. leosztás. Az ellenfél oszt, te hívsz.
commitment = A keverés ujjlenyomata: { $hash }
seed = A keverés kezdőértéke: { $seed }
turned-up = Adu: { $suit }. Felütött lap: { $card }.
score = Játszma: te { $own }, ellenfél { $other }, cél: { $target }.
match-won = Megnyerted a játszmát: { $own }–{ $other }.
match-lost = Az ellenfél nyerte a játszmát: { $other }–{ $own }.
shutout = A játszma duplán számít.
saved = A feljegyzés helye: { $file }
left = A játszma mentve itt: { $file }
    Folytatás: sixtysix play --plain --record { $file }
not-saved = A feljegyzést nem lehet ide menteni: { $file } ({ $reason })
ask-next = Enter: következő leosztás.

## Te jössz

hand = A lapjaid: { $cards }
ask-lead = Te hívsz.
ask-follow = Te jössz. A hívás: { $card }.
ask-draw = Húzz (d vagy Enter), vagy előbb takarj, vagy mondd be a 66-ot.
ask-announced = Király vagy dáma ({ $suit })?
ask-any-time = Enter: tovább; 66: a 66 bemondása.
turn-other = Az ellenfél jön.
unclear = Nem értem: „{ $text }”. Súgó: ?
no-such-place = Nincs ilyen sorszámú lapod: { $text }.
which-marriage = Melyik bemondás? Írd be: m és a szín, például m h.
confirm-close = Takarsz? Ha igen, írd be még egyszer.
confirm-claim = Bemondod a 66-ot? Ha igen, írd be még egyszer.
not-done = Nem történt semmi.
undone = Visszavonva.
nothing-to-undo = Ebben a leosztásban nincs mit visszavonnod.
not-legal = Nem lehet: { $why } (szabály: { $rule }).
points = A pontjaid: { $points }.
points-hidden = A pontok a leosztás végéig rejtve vannak: számolj te magad.
talon-open = Adu: { $suit }. Lapok a talonban: { $count }. Felütött lap: { $card }.
talon-closed-own = Adu: { $suit }. Takartál, a talonban { $count } lap van.
talon-closed-other = Adu: { $suit }. Az ellenfél takart, a talonban { $count } lap van.
talon-empty = Adu: { $suit }. Elfogyott a talon.
tricks = Ütések: te { $own }, ellenfél { $other }.
look-none = Ezek a szabályok nem engedik visszanézni az ütéseket.
look-nothing = Még nincs megnézhető ütés.
look-own = A te ütésed: { $cards }.
look-other = Az ellenfél ütése: { $cards }.
help =
    Egy lap: érték és szín, például a h a kőr ász (értékek a t k q j 9: ász, tízes, király, dáma, bubi, kilences; színek s h d c: pikk, kőr, káró, treff), vagy a lap sorszáma a kezedben.
    m h: bemondás kőrből; utána hívd a királyt (k) vagy a dámát (q).
    x: a legkisebb adu cseréje. c vagy close: takarás. d vagy Enter: húzás.
    66 vagy w: a 66 bemondása. Előre senki sem ellenőrzi; aki tévesen mondja be, elveszti a leosztást.
    h: lapok. b: adu és talon. s: állás. p: pontok. l: utolsó ütés.
    i vagy hint: tipp három lépésben, minden kérésre eggyel tovább. f: a keverés ujjlenyomata; a leosztás végén az ellenőrzése is.
    z vagy undo: visszavonod, amit utoljára tettél, az ellenfél válaszával együtt.
    quit: kilépés; a játszma mentve marad, és később folytatható.

## Miért nem

why-deal-over = a leosztás véget ért
why-not-your-turn = nem te jössz
why-card-not-in-hand = ez a lap nincs a kezedben
why-must-follow-suit = színre színt kell adni
why-must-head = felül kell ütni a szín nagyobb lapjával
why-must-trump = adut kell tenni
why-must-draw-first = előbb húzz
why-nothing-to-draw = most nincs mit húzni
why-marriage-announced = a bemondott királyt vagy dámát hívd
why-marriage-needs-pair = az adott színű király és dáma kell hozzá
why-marriage-needs-lead = bemondani csak saját hívásnál lehet
why-marriage-on-first-lead = az első hívásnál nincs bemondás
why-marriage-when-exhausted = ha elfogyott a talon, nincs bemondás
why-marriage-when-closed = takarás után nincs bemondás
why-marriage-on-closing-lead = nincs bemondás annál a hívásnál, amelyiknél takarsz
why-exchange-needs-lowest-trump = nincs nálad a legkisebb adu
why-exchange-needs-lead = cserélni csak saját hívásnál lehet
why-exchange-needs-trick = előbb vigyél egy ütést
why-exchange-talon-too-small = túl kevés lap van a talonban
why-turn-up-is-lowest-trump = a felütött lap maga a legkisebb adu
why-talon-closed = a talon be van takarva
why-talon-exhausted = elfogyott a talon
why-close-needs-lead = takarni csak saját hívásnál lehet
why-close-on-first-lead = az első hívás előtt nem lehet takarni
why-close-after-draw = előbb húzz, aztán takarj
why-close-talon-too-small = túl kevés lap van a talonban
why-claim-is-automatic = ezekkel a szabályokkal a 66 magától nyer
why-claim-not-now = a 66-ot csak elvitt ütés vagy bemondás után lehet bemondani
why-claim-on-own-turn = a 66-ot csak akkor mondhatod be, ha te jössz
why-marriage-does-not-end-deal = előbb hívd a bemondott lapot
why-unknown-action = nincs ilyen lépés

## Mi történt

married-own = Bemondtál { $points ->
    [20] 20-at
    [40] 40-et
   *[other] { $points } pontot
}: { $suit }.
married-other = Az ellenfél bemondott { $points ->
    [20] 20-at
    [40] 40-et
   *[other] { $points } pontot
}: { $suit }.
led-own = A hívásod: { $card }.
led-other = Az ellenfél hívása: { $card }.
answered-own = A válaszod: { $card }.
answered-other = Az ellenfél válasza: { $card }.
trick-own = Tiéd az ütés.
trick-other = Az ellenfélé az ütés.
drew-own-card = A húzott lapod: { $card }.
drew-other-card = Az ellenfél felvette a felütött lapot: { $card }.
drew-other = Az ellenfél húzott.
exhausted = Elfogyott a talon: színt kell adni, és ha lehet, felülütni.
exchanged-own = Cseréltél: { $given } helyett { $card }.
exchanged-other = Az ellenfél cserélt: { $given } helyett { $card }.
closed-own = Takartál, a talonban { $count } lap van. Mostantól színt kell adni, és ha lehet, felülütni.
closed-other = Az ellenfél takart, a talonban { $count } lap van. Mostantól színt kell adni, és ha lehet, felülütni.
claimed-own = Bemondtad a 66-ot.
claimed-other = Az ellenfél bemondta a 66-ot.

## A leosztás vége

scores-own = { $points } játszmapontot kapsz.
scores-other = Az ellenfél { $points } játszmapontot kap.
rule = Ez a szabály döntött: { $rule }.
totals = Pontok: te { $own }, ellenfél { $other }.
dealt-own = A kiosztott lapjaid: { $cards }.
dealt-other = Az ellenfél kiosztott lapjai: { $cards }.
dealt-talon = A talon húzási sorrendben: { $cards }.
left-own = Nem játszottad ki: { $cards }.
left-other = Az ellenfél nem játszotta ki: { $cards }.
carried = A döntetlen leosztásból továbbvitt pont: { $points }.
carry = A következő leosztás nyertese { $points } ponttal többet kap.
