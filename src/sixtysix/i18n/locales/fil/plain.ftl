# Ang laban sa mga linya (sixtysix play --plain).
# $rank ay A K Q J T 9, $suit ay S H D C; sa iba, ang $suit at $card ay mga pangalan sa wikang ito.

## Mga baraha

rank = { $rank ->
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
card = { rank } ng { suit }
nothing = wala

## Ang laban

welcome = Sixty-Six. Patakaran: { $rules }. Ang laban ay hanggang { $target } puntos. I-type ang ? para sa tulong.
resumed = Itinutuloy ang laban mula sa naiwan.
deal-own = Bigayan { $deal }. Ikaw ang namigay; kalaban ang unang titira.
deal-other = Bigayan { $deal }. Kalaban ang namigay; ikaw ang unang titira.
commitment = Bakas ng pagbalasa: { $hash }
seed = Binhi ng pagbalasa: { $seed }
turned-up = Trump: { $suit }. Nakabukas: { $card }.
score = Laban: ikaw { $own }, kalaban { $other }, hanggang { $target }.
match-won = Panalo ka sa laban, { $own } sa { $other }.
match-lost = Panalo ang kalaban sa laban, { $other } sa { $own }.
shutout = Doble ang bilang ng laban.
saved = Naka-save ang tala sa { $file }
left = Naka-save ang laban sa { $file }
    Para ituloy: sixtysix play --plain --record { $file }
not-saved = Hindi mai-save ang tala sa { $file }: { $reason }
ask-next = Pindutin ang Enter para sa susunod na bigayan.

## Ikaw na

hand = Kamay mo: { $cards }
ask-lead = Ikaw ang unang titira.
ask-follow = Ikaw na; ang itinira: { $card }.
ask-draw = Bumunot (d o Enter), o magsara o magdeklara muna.
ask-announced = Hari o reyna ng { $suit }?
ask-any-time = Enter para magpatuloy, 66 para magdeklara.
turn-other = Tira ng kalaban.
unclear = Hindi ko maintindihan ang “{ $text }”. I-type ang ? para sa tulong.
no-such-place = Walang barahang numero { $text } sa kamay mo.
which-marriage = Aling kasal? I-type ang m at ang palo, gaya ng m h.
confirm-close = Isara ang bunton? I-type ulit.
confirm-claim = Ideklara ang 66? I-type ulit.
not-done = Hindi ginawa.
undone = Binawi.
nothing-to-undo = Wala ka pang mababawi sa bigayang ito.
not-legal = Hindi puwede: { $why } (patakaran { $rule }).
points = Puntos mo: { $points }.
points-hidden = Nakatago ang puntos hanggang sa matapos ang bigayan: ikaw ang magbilang.
talon-open = Trump: { $suit }. Baraha sa bunton: { $count }. Nakabukas: { $card }.
talon-closed-own = Trump: { $suit }. Isinara mo ang bunton, natitirang baraha: { $count }.
talon-closed-other = Trump: { $suit }. Isinara ng kalaban ang bunton, natitirang baraha: { $count }.
talon-empty = Trump: { $suit }. Ubos na ang bunton.
tricks = Mga trick: ikaw { $own }, kalaban { $other }.
look-none = Sa mga patakarang ito, hindi na puwedeng tingnan ulit ang mga trick.
look-nothing = Wala pang trick na matitingnan.
look-own = Napanalunan mo: { $cards }.
look-other = Napanalunan ng kalaban: { $cards }.
help =
    Baraha: halaga at palo, gaya ng a h para sa alas ng puso (halaga a t k q j 9: alas, sampu, hari, reyna, jack, siyam; palo s h d c: espada, puso, diyamante, bulaklak), o ang numero nito sa kamay mo.
    m h: ikasal ang puso; pagkatapos itira ang hari (k) o reyna (q).
    x: ipalit ang pinakamababang trump. c o close: isara ang bunton. d o Enter: bumunot.
    66 o w: ideklara ang 66. Hindi ito sinusuri bago ideklara; talo sa bigayan ang maling deklarasyon.
    h: kamay. b: trump at bunton. s: kalagayan. p: puntos. l: huling trick.
    i o hint: pahiwatig sa tatlong hakbang, isa pa sa bawat hingi. f: ang bakas ng pagbalasa; pagkatapos ng bigayan, ang pagsusuri nito.
    z o undo: bawiin ang huli mong ginawa at ang ginawa ng kalaban pagkatapos.
    quit: umalis; naka-save ang laban at puwedeng ituloy.

## Bakit hindi

why-deal-over = tapos na ang bigayan
why-not-your-turn = hindi mo pa tira
why-card-not-in-hand = wala sa kamay mo ang barahang iyon
why-must-follow-suit = kailangang sumunod sa palo
why-must-head = kailangang manalo gamit ang mas mataas na baraha ng palo
why-must-trump = kailangang mag-trump
why-must-draw-first = bumunot muna
why-nothing-to-draw = walang mabubunot ngayon
why-marriage-announced = itira ang hari o reyna ng kasal
why-marriage-needs-pair = kailangan ng hari at reyna ng palong iyon
why-marriage-needs-lead = nagkakasal lang kapag ikaw ang unang titira
why-marriage-on-first-lead = walang kasal sa pinakaunang tira
why-marriage-when-exhausted = wala nang kasal kapag ubos na ang bunton
why-marriage-when-closed = wala nang kasal kapag sarado ang bunton
why-marriage-on-closing-lead = walang kasal sa tira kung kailan ka nagsara
why-exchange-needs-lowest-trump = wala sa iyo ang pinakamababang trump
why-exchange-needs-lead = nagpapalit lang kapag ikaw ang unang titira
why-exchange-needs-trick = manalo muna ng isang trick
why-exchange-talon-too-small = kulang na ang baraha sa bunton
why-turn-up-is-lowest-trump = ang nakabukas na baraha na mismo ang pinakamababang trump
why-talon-closed = sarado ang bunton
why-talon-exhausted = ubos na ang bunton
why-close-needs-lead = nagsasara lang kapag ikaw ang unang titira
why-close-on-first-lead = hindi puwedeng magsara bago ang pinakaunang tira
why-close-after-draw = bumunot muna bago magsara
why-close-talon-too-small = kulang na ang baraha sa bunton
why-claim-is-automatic = sa mga patakarang ito, kusang nananalo ang 66
why-claim-not-now = nagdedeklara lang pagkatapos manalo ng trick o magkasal
why-claim-on-own-turn = nagdedeklara lang kapag tira mo
why-marriage-does-not-end-deal = itira muna ang baraha ng kasal
why-unknown-action = walang ganoong galaw

## Ang nangyari

married-own = Nagkasal ka ng { $points } sa { $suit }.
married-other = Nagkasal ang kalaban ng { $points } sa { $suit }.
led-own = Itinira mo: { $card }.
led-other = Itinira ng kalaban: { $card }.
answered-own = Isinagot mo: { $card }.
answered-other = Isinagot ng kalaban: { $card }.
trick-own = Sa iyo ang trick.
trick-other = Sa kalaban ang trick.
drew-own-card = Nabunot mo: { $card }.
drew-other-card = Kinuha ng kalaban ang nakabukas: { $card }.
drew-other = Bumunot ang kalaban.
exhausted = Ubos na ang bunton: sumunod sa palo, at manalo kung kaya.
exchanged-own = Nagpalit ka: { $given } para sa { $card }.
exchanged-other = Nagpalit ang kalaban: { $given } para sa { $card }.
closed-own = Isinara mo ang bunton, natitirang baraha: { $count }. Sumunod sa palo, at manalo kung kaya.
closed-other = Isinara ng kalaban ang bunton, natitirang baraha: { $count }. Sumunod sa palo, at manalo kung kaya.
claimed-own = Idineklara mo ang 66.
claimed-other = Idineklara ng kalaban ang 66.

## Katapusan ng bigayan

scores-own = Nakakuha ka ng { $points } puntos ng laban.
scores-other = Nakakuha ang kalaban ng { $points } puntos ng laban.
rule = Ayon sa patakaran { $rule }.
totals = Puntos: ikaw { $own }, kalaban { $other }.
dealt-own = Ipinamigay sa iyo: { $cards }.
dealt-other = Ipinamigay sa kalaban: { $cards }.
dealt-talon = Ang bunton, ayon sa bunutan: { $cards }.
left-own = Hindi mo naitira: { $cards }.
left-other = Hindi naitira ng kalaban: { $cards }.
carried = Dagdag mula sa tablang bigayan: { $points }.
carry = May dagdag na { $points } ang mananalo sa susunod na bigayan.
