# Mga barahang Aleman: mga salitang kapalit ng nasa ibang file.
# $suit: S dahon, H puso, D kampanilya, C bellota. $rank: Q ober, J unter.

rank-word = { $rank ->
    [A] alas
    [K] hari
    [Q] ober
    [J] unter
    [T] sampu
   *[9] siyam
}
suit = { $suit ->
    [S] dahon
    [H] puso
    [D] kampanilya
   *[C] bellota
}
why-marriage-announced = itira ang hari o ober ng kasal
why-marriage-needs-pair = kailangan ng hari at ober ng iisang palo
hint-nudge-marriage = Tingnan ang iyong mga hari at ober.

# The ranks in the rules.
rt-rank = { rank-word }

# Lessons and drills.
learn-dear = Namimigay iyan ng { $points } puntos. Mas mura ang unter o siyam.
learn-values-1 = Halaga ng baraha: alas 11, sampu 10, hari 4, ober 3, unter 2, siyam 0. Panalo sa bigayan ang unang may 66. Itira ang barahang may halagang 10.
learn-values-2 = Alas, sampu, hari, ober, unter, siyam: iyan ang ayos, kaya tinalo ng sampu mo ang hari. Sa iyo ang trick, 14 puntos. Bumunot.
learn-trick-3 = Ikaw ang unang titira. Mura dapat ang barahang puwedeng matalo: itira ang unter o siyam.
learn-trick-4 = Alas ang itinira at hindi mo ito kayang talunin. Habang may mabubunot, hindi kailangang sumunod sa palo. Itapon ang unter o siyam.
learn-trump-2 = 13 puntos para sa isang unter. Bumunot.
learn-trump-small = Mananalo rin iyan, pero sapat na ang unter. Itabi ang alas ng trump.
learn-marriage-1 = Kasal ang hari at ober ng iisang palo. Kapag idineklara sa unang tira mo, 20 ang halaga, 40 kung trump. May hawak ka: ideklara ito.
learn-marriage-4 = Nabunot mo ang hari ng trump, at hawak mo na ang ober. 40 ang halaga: ideklara ito.
learn-marriage-done = Higit sa 60 puntos sa iisang trick! Hanapin ang hari at ober tuwing ikaw ang unang titira.
learn-strict-1 = Ubos na ang bunton. Mula ngayon kailangang sumunod sa palo at manalo kung kaya. Ober ang itinira: malabo ang mga barahang bawal.
learn-strict-2 = Kailangan ding sumunod ng kalaban, at hawak niya ang sampu ng kampanilya. Itira ang alas ng kampanilya: mahuhulog ang sampu.
learn-strict-ten = Maiiwan sa kalaban ang sampu. Itira ang alas ng kampanilya.
learn-count-1 = Hindi ipinapakita ang puntos: ikaw ang bibilang. May kasal ka, 20, ober, 3, at unter, 2: 25. Sampu ang itinira: kunin ito gamit ang barahang may pinakamataas na halaga.
learn-count-slow = Hindi tiyak na 20 ang dala ng trick na iyan. Tingnan ang iyong mga hari at ober.
drill-ask-marriage = May { $count } barahang nakataob sa bunton, at { $own } baraha ng kalaban ang hindi mo alam. Hindi mo pa nakikita ang hari at ober ng { suit }. Gaano kalaki ang tsansa na hawak ng kalaban ang dalawa?

# The rules.
rt-cards = { $deck ->
    [20] Dalawampung baraha ang gamit: alas, sampu, hari, ober at unter ng bawat palo.
   *[other] Dalawampu’t apat na baraha ang gamit: alas, sampu, hari, ober, unter at siyam ng bawat palo.
}
rt-order = { $deck ->
    [20] Sa bawat palo, alas ang pinakamataas, saka sampu, hari, ober, unter. Tinatalo ng sampu ang hari.
   *[other] Sa bawat palo, alas ang pinakamataas, saka sampu, hari, ober, unter, siyam. Tinatalo ng sampu ang hari.
}
rt-last-draw = { $deck ->
    [20] Ang huling bubunutin ay ang nakabukas: ang ibinukas na baraha, o ang unter na ipinalit dito.
   *[other] Ang huling bubunutin ay ang nakabukas: ang ibinukas na baraha, o ang siyam na ipinalit dito.
}
rt-marriage = Ang unang titira ay puwedeng magdeklara ng kasal, hari at ober ng iisang palo: ipakikita niya ang dalawa at ititira ang isa.
rt-marriage-auto = Kapag hari o ober ang unang itinira at hawak ang kapareha nito, nagkakasal na iyon. Puwede rin itong ideklara muna.
rt-exchange = { $deck ->
    [20] Ang may hawak ng unter ng trump ay puwedeng ipalit ito sa nakabukas na baraha.
   *[other] Ang may hawak ng siyam ng trump ay puwedeng ipalit ito sa nakabukas na baraha.
}
rt-exchange-auto = { $deck ->
    [20] Kusang napapalitan ng unter ng trump ang nakabukas na baraha, sa oras na puwede na.
   *[other] Kusang napapalitan ng siyam ng trump ang nakabukas na baraha, sa oras na puwede na.
}
rt-exchange-turned-up = { $deck ->
    [20] Kung ang unter ng trump mismo ang nakabukas, walang palitan sa bigayang iyon.
   *[other] Kung ang siyam ng trump mismo ang nakabukas, walang palitan sa bigayang iyon.
}
