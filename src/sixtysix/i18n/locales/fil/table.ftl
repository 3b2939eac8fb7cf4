# Ang mesa: isang manlalaro laban sa computer.
# Sa lahat: $rank ay A K Q J T 9, $suit ay S H D C.
# Trick at trump ang tawag, gaya ng sabi ng mga naglalaro; laruang umiikot ang trumpo. Bunton ang talon.

app-title = Sixty-Six

## Mga baraha

rank-word = { $rank ->
    [A] alas
    [K] hari
    [Q] reyna
    [J] jack
    [T] sampu
   *[9] siyam
}
suit = { $suit ->
    [S] espada
    [H] puso
    [D] diyamante
   *[C] bulaklak
}
card = { rank-word } ng { suit }
card-acc = ang { card }
card-count = { $count ->
    [1] isang baraha
    [2] dalawang baraha
    [3] tatlong baraha
    [4] apat na baraha
    [5] limang baraha
    [6] anim na baraha
   *[other] { $count } baraha
}
card-playable = { card }, puwedeng itira
card-refused = { card }, { $reason }

## Kalagayan

status = Kalagayan
you = Ikaw
opponent = Kalaban
score-of = { $name }: { $score } sa { $target }
trump-is = Trump: { suit }
phase-free = Malayang tira
phase-free-about = Malayang laro: puwedeng isagot ang anumang baraha hanggang maubos o maisara ang bunton.
phase-strict = Sumunod at manalo
phase-follow = Sumunod sa palo
turn-own = Ikaw na
turn-other = { $name } ang titira
tricks = { $count ->
    [0] walang trick
   *[other] { $count } trick
}
talon-left = { $count ->
    [0] ubos ang bunton
   *[other] { $count } baraha pa
}
talon-closed = Sarado
talon = Bunton
turn-up-is = Nakabukas na baraha: { card }
opponent-holds = may hawak na { $count } baraha
marriage-of = { $points } sa { suit }
my-points = Puntos ko
my-points-are = Puntos ko: { $points }
slot-own = baraha mo
hand = Mga baraha mo
trick = Trick
own-pile = Mga trick mo
look-back = Balikan ang mga trick
unseen = Mga barahang hindi pa nakikita
unseen-none = Nakita na ang lahat ng baraha.
actions = Mga galaw
log = Ang nangyari
chips = Mga sariling patakarang umiiral

## Ano ang gagawin

say-lead = Ikaw ang unang titira.
say-follow = Ikaw na: { card } ang itinira.
say-draw = Sa iyo ang trick. Bumunot kapag handa ka na.
say-announced = Alin sa dalawa ang ititira mo?
say-which-marriage = Aling kasal?
say-which-suit = Aling palo?
say-chosen = { card }: ititira kapag ikaw na.
say-unchosen = { card }: hindi ititira.
say-called-back = { card }: nasa kamay mo ulit.
say-wait = { $name } ang titira…
say-over = Tapos na ang bigayan.
part-coming = Parating pa ang bahaging ito ng pahina…
part-missing = Hindi ma-load ngayon ang bahaging ito. Hindi nagalaw ang laro mo: subukan muli kapag bumalik ang koneksiyon.
points-open = Puntos { $own } : { $other }
points-open-about = Ang puntos mo at ng kalaban: parehong bukas sa mga patakarang ito.
say-connecting = Namimigay…
confirm-close = Isara ang bunton? Wala nang bubunot.
confirm-close-yes = Isara
confirm-claim = Ideklara ang 66? Kapag kulang, sa kalaban ang puntos.
confirm-claim-yes = Ideklara ang 66
act-draw = Bumunot
act-marriage = Kasal
act-marry = Kasal { $points }
act-marry-label = Kasal na { $points }, { suit }
act-lead = Itira { card-acc }
act-exchange = Magpalit
act-close = Isara
act-claim = Ideklara 66
act-cancel = Huwag na
act-next = Susunod na bigayan
act-result = Tingnan ang resulta
act-new-match = Bagong laban
act-replay = Ulitin (pagsasanay)
act-share = Ibahagi
act-back = Bumalik sa laban
act-again = Isa pang beses

## Bakit hindi

why-deal-over = tapos na ang bigayan
why-deal-not-over = hindi pa tapos ang bigayan
why-no-look-back = walang trick na puwedeng tingnan ngayon
why-not-your-turn = hindi mo pa tira
why-card-not-in-hand = wala sa kamay mo
why-must-follow-suit = kailangang sumunod sa { suit }
why-must-head = kailangang manalo sa trick
why-must-trump = kailangang mag-trump
why-must-draw-first = bumunot muna
why-nothing-to-draw = walang mabubunot
why-marriage-announced = itira ang hari o reyna ng kasal
why-marriage-needs-pair = kailangan ng hari at reyna ng iisang palo
why-marriage-needs-lead = puwede lang kapag ikaw ang unang titira
why-marriage-on-first-lead = hindi sa pinakaunang tira
why-marriage-when-exhausted = wala nang kasal kapag ubos na ang bunton
why-marriage-when-closed = wala nang kasal kapag sarado ang bunton
why-marriage-on-closing-lead = hindi sa tira kung kailan ka nagsara
why-exchange-needs-lowest-trump = wala sa iyo ang pinakamababang trump
why-exchange-needs-lead = puwede lang kapag ikaw ang unang titira
why-exchange-needs-trick = manalo muna ng isang trick
why-exchange-talon-too-small = kulang na ang baraha sa bunton
why-turn-up-is-lowest-trump = ang nakabukas na mismo ang pinakamababang trump
why-talon-closed = sarado ang bunton
why-talon-exhausted = ubos na ang bunton
why-close-needs-lead = puwede lang kapag ikaw ang unang titira
why-close-on-first-lead = hindi sa pinakaunang tira
why-close-after-draw = bumunot muna
why-close-talon-too-small = kulang na ang baraha sa bunton
why-claim-is-automatic = dito, kusang nananalo ang 66
why-claim-not-now = puwede lang pagkatapos manalo ng trick o magkasal
why-claim-on-own-turn = puwede lang kapag tira mo
why-marriage-does-not-end-deal = itira muna ang baraha ng kasal
why-unknown-action = hindi puwede
why-none = hindi puwede ngayon
log-dealt = Bagong bigayan. Trump ang { suit }, nakabukas { card-acc }.

## Ang nangyari (tala at salita)

log-led-own = Itinira mo { card-acc }.
log-led-other = Itinira ng kalaban { card-acc }.
log-answered-own = Isinagot mo { card-acc }.
log-answered-other = Isinagot ng kalaban { card-acc }.
log-trick-own = Sa iyo ang trick.
log-trick-other = Sa kalaban ang trick.
log-drew-own = Nabunot mo { card-acc }.
log-drew-turn-up = Kinuha ng kalaban { card-acc }.
log-married-own = Nagkasal ka ng { $points } sa { suit }.
log-married-other = Nagkasal ang kalaban ng { $points } sa { suit }.
log-exchanged-own = Nagpalit ka at nakuha mo { card-acc }.
log-exchanged-other = Nagpalit ang kalaban at nakuha niya { card-acc }.
log-closed-own = Isinara mo ang bunton.
log-closed-other = Isinara ng kalaban ang bunton.
log-exhausted = Ubos na ang bunton.
log-strict-win = Sumunod sa palo at manalo kung kaya.
log-strict-follow = Sumunod sa palo kung kaya.
log-claimed-own = Idineklara mo ang 66.
log-claimed-other = Idineklara ng kalaban ang 66.
log-your-lead = Ikaw ang unang titira, { card-count }.
log-your-turn = Ikaw na, { card-count }.
log-your-draw = Ikaw na: bumunot.
log-reconnected = Nakakonekta na ulit.
log-points-shown = Puntos ko: { $points }.
log-points-hidden = Nakatago ang puntos ko.
state-turn-own = Ikaw na.
state-turn-other = Tira ng kalaban.
state-led = Itinira ang { card }.
state-tricks = Trick: ikaw { $own }, kalaban { $other }.
state-score = Laban: ikaw { $own }, kalaban { $other }, hanggang { $target }.
state-hand = Mga baraha mo: { $cards }.

## Linya

line-lost = Naputol ang koneksiyon. Kumokonekta ulit…
line-waiting = Nakatabi ang huling tira mo at ipapadala.
table-gone = Hindi na kilala ng server ang mesang ito. Nagsimula ang bagong laban.
server-away = Hindi maabot ang server. Sinusubukan ulit…
refused = Hindi tinanggap ng mesa: { $message }

## Katapusan ng bigayan

result-title = { $points ->
    [0] Walang nakapuntos
   *[other] { $who } +{ $points }
}
end-own = Panalo ka sa bigayan: { $points } puntos.
end-other = Panalo ang kalaban sa bigayan: { $points } puntos.
result-claim-own = Idineklara mo ang 66, at { $won } ang puntos mo.
result-claim-other = Idineklara ng kalaban ang 66, at { $won } ang puntos niya.
result-reached-own = Umabot ka sa 66.
result-reached-other = Umabot ang kalaban sa 66.
result-false-claim-own = Nagdeklara ang kalaban kahit { $lost } lang ang puntos niya.
result-false-claim-other = Nagdeklara ka kahit { $lost } lang ang puntos mo.
result-closer-failed-own = Nagsara ang kalaban at hindi umabot sa 66.
result-closer-failed-other = Nagsara ka at hindi umabot sa 66.
result-closer-unclaimed-own = Nagsara ang kalaban, may 66 na, pero hindi idineklara.
result-closer-unclaimed-other = Nagsara ka, may 66 ka na, pero hindi mo idineklara.
result-closer-beaten-own = Nagsara ang kalaban, pero nauna kang umabot sa 66.
result-closer-beaten-other = Nagsara ka, pero naunang umabot ang kalaban sa 66.
result-higher-total-own = Walang nagdeklara; mas mataas ang kabuuan mo.
result-higher-total-other = Walang nagdeklara; mas mataas ang kabuuan ng kalaban.
result-last-trick-own = Sa iyo ang huling trick.
result-last-trick-other = Sa kalaban ang huling trick.
result-counted-own = Binilang ang mga baraha: { $won } ang sa iyo.
result-counted-other = Binilang ang mga baraha: { $won } ang sa kalaban.
result-draw = Tabla: walang nakapuntos.
grade-1 = May { $limit } o higit ang natalo, kaya 1 puntos.
grade-2 = May trick ang natalo pero kulang sa { $limit }, kaya 2 puntos.
grade-3 = Walang trick ang natalo, kaya 3 puntos.
penalty-2 = 2 puntos ang multa.
penalty-3 = 3 puntos ang multa: walang trick ang nakapuntos.
penalty-other = { $points } puntos ang multa.
result-hands = Mga barahang ipinamigay
result-drawn = Mga nabunot, sunod-sunod
result-talon = Natira sa bunton, ayon sa bunutan
result-tricks = Bawat trick
result-match = Laban
col-number = Blg.
col-led = Tira
col-answer = Sagot
points-from-marriages = { $points } mula sa kasal
bonus-last = huling trick +10
match-won = Panalo ka sa laban, { $own } sa { $other }.
match-lost = Panalo ang kalaban sa laban, { $other } sa { $own }.
match-shutout = Walang puntos ang natalo: doble ang bilang.
close-dialog = Isara ang bintana
share-deal = Isang bigayan ng Sixty-Six na malalaro
share-link = Link sa bigayang ito
link-copied = Nakopya ang link.
link-copy-failed = Hindi pinayagan ng browser ang pagkopya. Piliin ang link at kopyahin mo.
practice-impossible = Hindi ito maipamigay ng device na ito ngayon. Walang nagbago sa laban mo: i-load muli ang pahina at subukan ulit.

## Patas na bigayan

fairness = Patas na bigayan
fairness-about = Bago mamigay, ipinapakita ng server ang bakas (SHA-256) ng lihim nitong binhi. Nagdaragdag ng sarili ang browser mo. Pagkatapos ng bigayan, binubuksan ang lihim, kaya masusuri ng sinuman na hindi binago ang mga baraha.
fairness-more = Walang pakialam sa balasa: walang kamay na itinatapon, walang pinapaboran, at nangyayari ang sunod-sunod na pangit na baraha. Ang alam ng computer ay ang malalaman mo sa puwesto nito, wala nang iba. Para kuwentahin sa ibang lugar: tools/verify_deal.py, animnapung linya ng Python.
fairness-commitment = Bakas na ipinakita bago mamigay
fairness-server-seed = Binhi ng server
fairness-client-seed = Binhi mo
fairness-sealed = nakaselyo hanggang sa matapos ang bigayan
fairness-check = Suriin ang bigayang ito
fairness-good-seed = Tugma ang binhi sa bakas na ipinakita bago mamigay.
fairness-bad-seed = Hindi tugma ang binhi sa bakas!
fairness-good-cards = Binalasa ulit dito: magkakapareho ang lahat ng { $count } baraha.
fairness-bad-cards = Binalasa ulit dito, magkaiba ang mga baraha!
fairness-bad-own-seed = Hindi ginamit ang binhi ng browser mo!
fairness-unseen = Hindi nakita ng device na ito ang bakas bago ang bigayan; ikinukumpara ito sa ibinigay ng mesa.
fairness-next = Bakas ng susunod na bigayan

## Mga patakaran

rules = Patakaran
rules-title = Mga patakaran ng laban
rules-preset = Uri ng laro
rules-house = Sariling patakaran
rules-start = Magsimula ng bagong laban
rules-warning = Iiwan ang kasalukuyang laban.
rules-changed = { $count ->
    [0] gaya ng uri
   *[other] { $count } pagbabago sa uri
}
rules-impossible = Hindi magkatugma ang mga patakarang ito
clash-deal-pattern-needs-deck = ang 24 baraha ay ipinamimigay nang 3 at 3, kasunod o nasa gitna ang trump; ang 20 ay 3 at 2
clash-closed-marriage-needs-closing-lead = kung may kasal kapag sarado ang bunton, mayroon din sa tira ng pagsasara
clash-tie-decided-twice = ang tabla ay pinagpapasiyahan ng huling trick o dinadala, hindi puwedeng pareho
clash-last-trick-leaves-nothing-unclaimed = kung panalo ang huling trick, laging may nanalo at walang tabla
clash-auto-has-no-claims = kung kusang nananalo ang 66, walang deklarasyong gagawin o hihingin
rules-reset = Ibalik sa uri
rules-loading = Kinukuha ang mga patakaran…
yes = oo
no = hindi
chip = { $label }: { $value }
group-match = Bigayan at laban
group-exchange = Palitan
group-marriage = Kasal
group-strict = Pagsunod
group-close = Pagsasara
group-end = Deklarasyon at puntos
preset-sixty-six = Sixty-Six
preset-sixty-six-about = 24 baraha, hanggang 7. Ikaw ang nagbibilang at nagdedeklara.
preset-sixty-six-light = Sixty-Six, magaan
preset-sixty-six-light-about = Kusang nananalo ang 66, walang deklarasyon, walang dagdag sa huling trick.
preset-pagat = Sixty-Six, pangklub
preset-pagat-about = Gaya ng mga aklat na Ingles: kasal sa pagsasara, multang 2.
preset-german = Lumang Aleman
preset-german-about = Mula sa lumang aklat na Aleman: hindi kailangang manalo sa trick.
preset-schnapsen = Schnapsen
preset-schnapsen-about = 20 baraha, Austriyano; puwedeng balikan ang sariling mga trick.
preset-schnapsen-tournament = Schnapsen, torneo
preset-schnapsen-tournament-about = 20 baraha, mahigpit: bawal balikan ang mga trick, walang kasal sa unang tira.
preset-santase = Santase
preset-santase-about = Bulgaro, hanggang 11; 3 ang multa sa bigong pagsasara.
preset-snapszli = Snapszli
preset-snapszli-about = 20 baraha, Hungaro; panalo ang huling trick.
preset-us-hoyle = Hoyle
preset-us-hoyle-about = Amerikano: may kasal hanggang dulo.
sw-deck = Bilang ng baraha
sw-deal_pattern = Paraan ng pamimigay
val-deal_pattern-33T = tatlo, tatlo, trump
val-deal_pattern-3T3 = tatlo, trump, tatlo
val-deal_pattern-3T2 = tatlo, trump, dalawa
sw-next_dealer = Susunod na mamimigay
val-next_dealer-alternate = salitan
val-next_dealer-winner = ang nanalo
val-next_dealer-loser = ang natalo
sw-match_target = Laban hanggang
sw-match_count = Bilang ng puntos ng laban
val-match_count-up = pataas
val-match_count-down = pababa hanggang sero
sw-shutout_double = Doble kapag walang puntos ang natalo
sw-look_back = Pagbalik sa mga trick
val-look_back-none = bawal
val-look_back-last_trick = ang huling trick
val-look_back-own = sariling mga trick
val-look_back-own_plus_first = sarili at ang una ng kalaban
sw-show_points = Kabuuan habang naglalaro
val-show_points-hidden = nakatago
val-show_points-own = sariling puntos
val-show_points-both = sa dalawa
sw-exchange_needs_trick = Palit kapag may trick na
sw-exchange_when = Kailan magpapalit
val-exchange_when-lead = kapag unang titira
val-exchange_when-own_turn = sa anumang sariling tira
sw-exchange_min_talon = Pinakakaunting bunton para magpalit
sw-auto_exchange = Kusang nagaganap ang palit
sw-exchange_on_opponent_close = Palit pagkatapos magsara ang kalaban
sw-marriage_first_lead = Kasal sa unang tira
sw-marriage_when_exhausted = Kasal kapag ubos na ang bunton
sw-marriage_when_closed = Kasal kapag sarado ang bunton
sw-marriage_on_closing_lead = Kasal sa tira ng pagsasara
sw-marriage_ends_deal = Puwedeng ideklara agad ang 66 sa kasal
sw-auto_marriage = Kusang nagaganap ang kasal
sw-must_head = Kailangang manalo sa trick kung kaya
sw-must_trump = Kailangang mag-trump kung walang palo
sw-close_first_lead = Pagsasara sa unang tira
sw-close_timing = Kailan magsasara
val-close_timing-either = bago o pagkatapos bumunot
val-close_timing-after_draw = pagkatapos lang bumunot
sw-close_min_talon = Pinakakaunting bunton para magsara
sw-close_freeze = Puntos ng kalaban kapag sarado
val-close_freeze-end = ayon sa dulo
val-close_freeze-at_close = ayon sa pagsasara
sw-close_fail = Multa sa bigong pagsasara
val-close_fail-2or3 = 2, o 3 kung walang trick
val-close_fail-2 = laging 2
val-close_fail-3 = laging 3
sw-close_fail_when = Kailan titingnan ang “walang trick”
val-close_fail_when-at_close = sa pagsasara
val-close_fail_when-at_end = sa dulo
sw-close_beaten = Naunang umabot ang kalaban ng nagsara
val-close_beaten-same = gaya ng bigong pagsasara
val-close_beaten-2 = laging 2
sw-close_unclaimed = Sarado at walang nagdeklara
val-close_unclaimed-count = bibilangin
val-close_unclaimed-must_claim = talo ang nagsara
sw-win_mode = Panalo ang 66
val-win_mode-claim = kapag idineklara
val-win_mode-auto = kusa
sw-claim_when = Kailan magdedeklara
val-claim_when-after_trick_or_meld = pagkatapos ng trick o kasal
val-claim_when-own_turn = sa sariling tira
val-claim_when-any_time = kahit kailan
sw-false_claim = Multa sa maling deklarasyon
val-false_claim-2or3 = 2, o 3 kung walang trick
val-false_claim-2 = laging 2
val-false_claim-3 = laging 3
val-false_claim-mirror = kung ilan sana ang mapapanalunan
sw-schneider_limit = Puntos na panligtas sa dobleng talo
sw-last_trick = Huling trick
val-last_trick-ten = 10 puntos
val-last_trick-wins_1 = panalo sa bigayan, 1 puntos
val-last_trick-wins_by_score = panalo sa bigayan, ayon sa puntos
val-last_trick-none = walang dagdag
sw-unclaimed = Walang nagdeklara
val-unclaimed-higher_total = panalo ang mas mataas
val-unclaimed-nobody = walang puntos ang sinuman
sw-draw_carry = Puntos na dala mula sa tabla
sw-draw_last_trick_wins = Huling trick ang magpapasiya sa tabla
sw-redeal_same_dealer_on_draw = Pareho ang mamimigay pagkatapos ng tabla

## Mga setting

settings = Mga setting
statistics = Estadistika
set-language = Wika
set-language-auto = gaya ng browser
set-draw = Kusang bumunot pagkatapos ng bawat trick
set-draw-about = Makapagsasara o makapagdedeklara ka lang pagkatapos bumunot.
set-only-card = Kusang itira ang nag-iisang baraha
set-only-card-about = Kapag iisa lang ang puwedeng isagot. Makapagdedeklara ka kapag ikaw ang unang titira.
set-log = Ipakita ang nangyari
set-log-about = Sa salita, kung saan may lugar ang mesa. Kinakalimutan din doon ang mga lumang trick.
set-tap = Pagtira ng baraha
set-tap-auto = mouse: isa, daliri: dalawa
set-tap-one = isang tapik
set-tap-two = dalawang tapik
set-tap-drag = sa paghila lang
set-pace = Bilis
set-pace-slow = mabagal
set-pace-normal = karaniwan
set-pace-fast = mabilis
set-pace-tap = naghihintay ng tapik ang trick
set-call-back = Pagbawi ng baraha
set-call-back-about = Esc, “Bawiin”, o tapik sa baraha mismo: parang hindi ito itinira.
set-call-back-for =
    { $seconds ->
        [0] hindi kailanman
       *[other] sa loob ng { $seconds } s
    }
display = Hitsura

## Mga key

keys = Mga key
key-position = baraha ayon sa puwesto
key-rank = baraha ayon sa halaga
key-suit = saka ang palo, kung marami ang tugma
key-move = sa katabing baraha
key-enter = kumpirmahin: tira, bunot, susunod
key-escape = huwag na
key-marriage = kasal
key-exchange = palit
key-close = isara (dalawang beses)
key-claim = ideklara ang 66 (dalawang beses)
key-draw = bumunot
key-speak = basahin ang kalagayan
key-hand = pumunta sa baraha
key-talon = basahin ang trump at bunton
key-back = balikan ang mga trick, kung puwede
key-points = ipakita o itago ang puntos ko
key-next = susunod na bigayan
key-help = listahang ito

## Pagbawi at pahiwatig

act-undo = Bawiin
act-hint = Pahiwatig
why-nothing-to-undo = wala ka pang nagagawa sa bigayang ito
why-no-hint = wala kang pagpapasyahan ngayon
log-undone-own = Binawi mo ang huli mong galaw.
log-undone-other = Binawi ng kalaban ang huli niyang galaw.
practice = Pagsasanay
practice-about = Binawi matapos makakita ng bagong baraha: hindi kasama ang bigayang ito sa estadistika.
hint-nudge-only = Iisa lang ang puwedeng gawin.
hint-nudge-lead = Ikaw ang unang titira: aling baraha ang kaya mong bitawan, at alin ang kailangan mo pa?
hint-nudge-follow = Sulit bang kunin ang trick na ito?
hint-nudge-marriage = Tingnan ang iyong mga hari at reyna.
hint-nudge-exchange = Tingnan ang nakabukas na baraha.
hint-nudge-close = Tingnan ang bunton bago tumira.
hint-nudge-draw = Bago bumunot: may dapat pa bang gawin?
hint-nudge-claim = Binilang mo na ba ang puntos mo?
hint-candidates = Pag-isipan: { $cards }
hint-best = { $label }. { $reason }
hint-gap = Ang kasunod: mas mababa nang { NUMBER($points, maximumFractionDigits: 2) }.
hint-why-win = Makukuha nito ang trick (+{ $points }).
hint-why-trump = Makukuha ng trump ang trick (+{ $points }).
hint-why-cheap = Mura lang ang ibinibigay na trick (−{ $points }).
hint-why-nothing = Walang halaga ang trick.
hint-why-keep = Itinatabi nito ang mga barahang mas kakailanganin mo.
hint-why-lead-sure = Walang makatatalo rito.
hint-why-lead-high = Trump lang ang makatatalo rito.
hint-why-lead-trump = Mas mataas na trump lang ang makatatalo rito.
hint-why-lead-low = Kaunti lang ang mawawala kung kukunin ng kalaban.
hint-why-marriage = { $points } puntos agad.
hint-why-exchange = Mas malakas ang nakabukas na baraha kaysa sa pinakamababang trump mo.
hint-why-close = Malamang na mauna kang umabot sa 66.
hint-why-draw = Walang mas mabuting gawin bago bumunot.
hint-why-claim = Ayon sa bilang, may 66 ka na.
level-novice = Baguhan
level-beginner = Nagsisimula
level-club = Pangklub
level-strong = Malakas
level-expert = Dalubhasa
level-master = Maestro
menu = Menu
key-undo = bawiin
key-hint = pahiwatig

## Tunog

set-sound = Tunog
set-sound-off = patay
set-sound-soft = mahina
set-sound-full = malakas
set-haptics = Mag-vibrate kapag tumira
say-sound-off = Patay ang tunog.
say-sound-on = Bukas ang tunog.
say-drag = Hilahin ang baraha papunta sa mesa.
key-mute = tunog bukas o patay
key-change = Palitan ang key para sa: { $label }
key-press = Pindutin ang bagong key. Esc: huwag palitan.
key-taken = Gamit na ang “{ $value }” para sa: { $label }. Pumili ng iba.
key-cards = mga baraha
key-reset = Ibalik ang karaniwang mga key
key-letters = Mga key ang titik at numero
key-letters-about = Kapag patay: Tab, arrow, Enter at Esc lang.

## Halaga ng mga pasya

cost-title = Ang iyong mga pasya
cost-wait = Kinukuwenta…
cost-none = Wala sa mga pasya mo ang may luging dapat banggitin.
cost-none-other = Wala sa iba mong pasya ang may luging dapat banggitin.
cost-most = Pinakamahal, trick { $count }: { $label }.
cost-better = { $label }: mas mataas sana nang { $points }.
cost-sum = Sa lahat ng pasya mo, { $points } puntos ng laban ang nawala.
cost-worth = Sa mga barahang ibinigay sa iyo, { $points } puntos ng laban ang aasahan ng maestro.
luck-very-good = Napakagandang baraha.
luck-good = Magandang baraha.
luck-even = Katamtamang baraha.
luck-poor = Mahinang baraha.
luck-very-poor = Napakahinang baraha.
cost-about = Kinuwenta ayon sa maaari mong malaman, hindi sa nakabukas na baraha.

## Pagbabalik-tanaw sa deklarasyon

verdict-late = May 66 ka na noon; mga trick na nilaro pa: { $count }.
verdict-missed = May 66 ka pero hindi mo idineklara; mga trick na nilaro pa: { $count }.
verdict-short = Kulang ka ng { $points } para sa 66.
help-count = Magsanay sa pagbilang
help-close = Aralin: kailan magsasara
help-back = Bumalik sa resulta

## Matuto

learn = Matuto
first-lesson = Alamin ang 66 sa 5 minuto
first-lesson-away = Hindi muna
