# Ang mga patakaran ng isang uri ng laro bilang teksto, at ang pagbuo ng sariling patakaran.

## Mga bahagi

rt-object-title = Ang layunin
rt-cards-title = Ang mga baraha
rt-deal-title = Ang pamimigay
rt-play-title = Ang mga trick
rt-talon-title = Ang pagbunot
rt-marriage-title = Mga kasal
rt-exchange-title = Ang pagpapalit
rt-close-title = Ang pagsasara
rt-strict-title = Ang mahihigpit na patakaran
rt-claim-title = Pagbilang at 66
rt-worth-title = Halaga ng isang bigayan
rt-end-title = Kapag naubos ang mga baraha
rt-match-title = Ang laban
rt-aid-title = Pagbabalik-tanaw at pagbilang

## Layunin, baraha, pamimigay

rt-object-claim = Dalawang manlalaro. Kailangang makaipon ng 66 puntos ng baraha mula sa mga trick at kasal, at ideklara ito bago ang kalaban.
rt-object-auto = Dalawang manlalaro. Panalo sa bigayan ang unang makaipon ng 66 puntos ng baraha mula sa mga trick at kasal.
rt-cards = { $deck ->
    [20] Dalawampung baraha ang gamit: alas, sampu, hari, reyna at jack ng bawat palo.
   *[other] Dalawampu’t apat na baraha ang gamit: alas, sampu, hari, reyna, jack at siyam ng bawat palo.
}
rt-order = { $deck ->
    [20] Sa bawat palo, alas ang pinakamataas, saka sampu, hari, reyna, jack. Tinatalo ng sampu ang hari.
   *[other] Sa bawat palo, alas ang pinakamataas, saka sampu, hari, reyna, jack, siyam. Tinatalo ng sampu ang hari.
}
rt-values = Ang halaga nila sa puntos, 120 lahat:
rt-rank = { $rank ->
    [A] alas
    [T] sampu
    [K] hari
    [Q] reyna
    [J] jack
   *[9] siyam
}
rt-card = Baraha
rt-card-points = Puntos
rt-lot = Palabunutan ang magpapasiya kung sino ang unang mamimigay.
rt-next-dealer-alternate = Pagkatapos, salitan ang pamimigay.
rt-next-dealer-winner = Pagkatapos, ang nanalo sa bigayan ang mamimigay sa susunod.
rt-next-dealer-loser = Pagkatapos, ang natalo sa bigayan ang mamimigay sa susunod.
rt-deal-33T = Tig-anim na baraha ang bawat isa, tatlo at tatlo, una ang kalaban ng namimigay. Saka ibubukas ang susunod na baraha.
rt-deal-3T3 = Tigtatlong baraha ang bawat isa, una ang kalaban ng namimigay. Saka ibubukas ang susunod na baraha, at tigtatlo pa: anim lahat.
rt-deal-3T2 = Tigtatlong baraha ang bawat isa, una ang kalaban ng namimigay. Saka ibubukas ang susunod na baraha, at tigdalawa pa: lima lahat.
rt-talon = Ang palo ng nakabukas na baraha ang trump. Ang natitirang { $count } baraha ay nakataob at nakapatong nang pahalang dito: silang lahat ang bunton.

## Mga tira at pagbunot

rt-lead = Ang kalaban ng namigay ang unang titira; sasagot ng isang baraha ang namigay.
rt-wins = Panalo sa trick ang mas mataas na trump; kung walang trump, ang mas mataas na baraha ng unang palong itinira.
rt-free = Habang may bunton at hindi ito sarado, kahit anong baraha ay puwedeng itira at isagot: hindi kailangang sumunod sa palo, manalo o mag-trump.
rt-winner = Kukunin ng nanalo ang dalawang baraha at siya ang unang titira sa susunod na trick.
rt-draw = Pagkatapos ng bawat trick, bubunot ang nanalo ng nasa ibabaw ng bunton, saka ang kalaban niya ng kasunod.
rt-last-draw = { $deck ->
    [20] Ang huling bubunutin ay ang nakabukas: ang ibinukas na baraha, o ang jack na ipinalit dito.
   *[other] Ang huling bubunutin ay ang nakabukas: ang ibinukas na baraha, o ang siyam na ipinalit dito.
}

## Mga kasal

rt-marriage = Ang unang titira ay puwedeng magdeklara ng kasal, hari at reyna ng iisang palo: ipakikita niya ang dalawa at ititira ang isa.
rt-marriage-auto = Kapag hari o reyna ang unang itinira at hawak ang kapareha nito, nagkakasal na iyon. Puwede rin itong ideklara muna.
rt-marriage-worth = 20 puntos ang kasal, 40 sa trump.
rt-marriage-first = Puwedeng magkasal kahit sa pinakaunang tira; bibilangin lang ang puntos nito kapag may trick na ang nagkasal.
rt-marriage-first-not = Hindi puwedeng magkasal sa pinakaunang tira.
rt-marriage-exhausted = Puwede pa ring magkasal kahit ubos na ang bunton.
rt-marriage-exhausted-not = Kapag ubos na ang bunton, wala nang kasal.
rt-marriage-closed-yes = Kapag sarado ang bunton, puwede pa ring magkasal gaya ng dati, pati sa tira ng pagsasara.
rt-marriage-closed-lead = Kapag sarado ang bunton, isa na lang ang puwedeng kasal: ang sa nagsara, sa mismong tira ng pagsasara.
rt-marriage-closed-no = Kapag sarado ang bunton, wala nang kasal, pati sa mismong tira ng pagsasara.
rt-marriage-66-claim-now = Ang umabot sa 66 dahil sa kasal ay puwedeng magdeklara agad, bago sumagot ang kalaban.
rt-marriage-66-claim-later = Ang umabot sa 66 dahil sa kasal ay makapagdedeklara lang kapag tapos na ang trick nito.
rt-marriage-66-auto-now = Ang umabot sa 66 dahil sa kasal ay panalo agad, bago sumagot ang kalaban.
rt-marriage-66-auto-later = Ang umabot sa 66 dahil sa kasal ay panalo lang kapag tapos na ang trick nito.

## Pagpapalit

rt-exchange = { $deck ->
    [20] Ang may hawak ng jack ng trump ay puwedeng ipalit ito sa nakabukas na baraha.
   *[other] Ang may hawak ng siyam ng trump ay puwedeng ipalit ito sa nakabukas na baraha.
}
rt-exchange-auto = { $deck ->
    [20] Kusang napapalitan ng jack ng trump ang nakabukas na baraha, sa oras na puwede na.
   *[other] Kusang napapalitan ng siyam ng trump ang nakabukas na baraha, sa oras na puwede na.
}
rt-exchange-lead = Magpapalit lang kapag unang titira, bago maglabas ng baraha at kumpleto ang hawak ng dalawa.
rt-exchange-own_turn = Magpapalit sa sariling tira, kapag unang titira at pati kapag sumasagot, basta nakabunot na ang dalawa.
rt-exchange-trick = Kailangang may trick na bago magpalit.
rt-exchange-no-trick = Hindi kailangang may trick na bago magpalit.
rt-exchange-talon-2 = Puwedeng magpalit habang naroon ang nakabukas na baraha.
rt-exchange-talon-3 = Para magpalit, dapat higit sa dalawa ang baraha sa bunton, kasama ang nakabukas.
rt-exchange-talon-4 = Para magpalit, dapat apat man lang ang baraha sa bunton, kasama ang nakabukas.
rt-exchange-closed-no = Kapag sarado ang bunton, wala nang magpapalit.
rt-exchange-closed-yes = Kapag sarado ang bunton, ang kalaban na lang ng nagsara ang puwedeng magpalit, kahit walang trick: agad, bago sagutin ang unang baraha.
rt-exchange-closed-auto = Kapag sarado ang bunton, ang kalaban na lang ng nagsara ang nagpapalit, kahit walang trick, at kusa rin iyon.
rt-exchange-turned-up = { $deck ->
    [20] Kung ang jack ng trump mismo ang nakabukas, walang palitan sa bigayang iyon.
   *[other] Kung ang siyam ng trump mismo ang nakabukas, walang palitan sa bigayang iyon.
}

## Pagsasara

rt-close = Ang unang titira ay puwedeng isara ang bunton bago tumira: itataob sa ibabaw nito ang nakabukas na baraha. Mula noon wala nang bubunot at umiiral ang mahihigpit na patakaran.
rt-close-first = Puwedeng magsara kahit bago ang pinakaunang tira.
rt-close-first-not = Hindi puwedeng magsara bago ang pinakaunang tira.
rt-close-either = Pagkatapos ng trick, puwedeng magsara bago bumunot, na kulang ng isa ang hawak ng bawat isa, o pagkatapos bumunot.
rt-close-after_draw = Pagkatapos ng trick, makapagsasara lang kapag nakabunot na ang dalawa.
rt-close-talon-2 = Puwedeng magsara habang may baraha sa bunton.
rt-close-talon-4 = Para magsara, dapat apat man lang ang baraha sa bunton, kasama ang nakabukas.
rt-close-won-end = Kapag umabot sa 66 ang nagsara, ang puntos niya sa laban ay ayon sa mga trick at puntos ng kalaban niya sa dulo.
rt-close-won-at_close = Kapag umabot sa 66 ang nagsara, ang puntos niya sa laban ay ayon sa mga trick at puntos ng kalaban niya noong nagsara.
rt-close-fail-2or3-at_close = Kapag hindi umabot sa 66 ang nagsara, 2 puntos ng laban ang sa kalaban niya, o 3 kung wala itong trick noong nagsara.
rt-close-fail-2or3-at_end = Kapag hindi umabot sa 66 ang nagsara, 2 puntos ng laban ang sa kalaban niya, o 3 kung wala itong trick sa dulo.
rt-close-fail-2 = Kapag hindi umabot sa 66 ang nagsara, laging 2 puntos ng laban ang sa kalaban niya.
rt-close-fail-3 = Kapag hindi umabot sa 66 ang nagsara, laging 3 puntos ng laban ang sa kalaban niya.
rt-close-beaten-same = Kapag naunang umabot sa 66 ang kalaban, itinuturing itong bigong pagsasara.
rt-close-beaten-2 = Kapag naunang umabot sa 66 ang kalaban, laging 2 puntos ng laban ang sa kaniya.
rt-close-unclaimed-count = Kapag naitira na ang lahat at walang nagdeklara, bibilangin ang mga baraha ng nagsara: panalo siya kung may 66, bigo kung wala.
rt-close-unclaimed-must_claim = Kapag naitira na ang lahat at walang nagdeklara, bigo ang nagsara, maliban kung kaniya ang huling trick at may 66 na siya.
rt-close-last-trick = Kapag sarado ang bunton, walang dagdag ang huling trick.

## Mahihigpit na patakaran

rt-strict = Umiiral ang mga ito kapag ubos o sarado na ang bunton: kailangang sumunod sa unang palong itinira.
rt-head = Kung kaya, kailangang talunin ang unang baraha gamit ang mas mataas na kapalo nito.
rt-head-free = Hindi kailangang talunin ang unang baraha.
rt-trump = Ang walang ganoong palo ay kailangang mag-trump; ang wala ring trump ay puwedeng itira ang kahit ano.
rt-trump-free = Ang walang ganoong palo ay puwedeng itira ang kahit ano; hindi kailangang mag-trump.

## Pagbilang at 66

rt-count = Binibilang ang mga baraha sa sariling mga trick at ang sariling mga kasal.
rt-claim-own_turn = Ang nag-aakalang may 66 na siya ay puwedeng magdeklara sa sariling tira, bago maglabas ng baraha. Titigil ang bigayan at bibilangin ang mga baraha.
rt-claim-after_trick_or_meld = Ang nag-aakalang may 66 na siya ay puwedeng magdeklara pagkapanalo ng trick, bago ang susunod na tira, o kasabay ng kasal. Titigil ang bigayan at bibilangin ang mga baraha. Kapag pinalampas, kailangan munang manalo ulit ng trick o magkasal.
rt-claim-after_trick = Ang nag-aakalang may 66 na siya ay puwedeng magdeklara pagkapanalo ng trick, bago ang susunod na tira. Titigil ang bigayan at bibilangin ang mga baraha. Kapag pinalampas, kailangan munang manalo ulit ng trick.
rt-claim-any_time = Ang nag-aakalang may 66 na siya ay puwedeng magdeklara kahit kailan, pati sa tira ng kalaban. Titigil ang bigayan at bibilangin ang mga baraha.
rt-claim-auto = Walang idinedeklara: kusang tumitigil ang bigayan sa 66.
rt-claim-both = Kung may 66 ang dalawa, panalo ang unang magdeklara.
rt-false-2or3 = Ang magdeklara nang kulang sa 66 ay magbibigay sa kalaban ng 2 puntos ng laban, o 3 kung wala itong trick.
rt-false-2 = Ang magdeklara nang kulang sa 66 ay laging magbibigay sa kalaban ng 2 puntos ng laban.
rt-false-3 = Ang magdeklara nang kulang sa 66 ay laging magbibigay sa kalaban ng 3 puntos ng laban.
rt-false-mirror = Ang magdeklara nang kulang sa 66 ay magbibigay sa kalaban ng kasindaming puntos ng laban ng mapapanalunan sana niya kung tama.
rt-false-closer = Kung ang nagsara ang nagkamali ng deklarasyon, makukuha ng kalaban kahit man lang ang multa sa bigong pagsasara.

## Halaga ng isang bigayan

rt-worth = Ang makukuha ng nanalo sa bigayan:
rt-worth-points = Puntos ng laban
rt-worth-when = Kailan
rt-worth-1 = May { $limit } puntos o higit ang natalo.
rt-worth-2 = May trick ang natalo, pero kulang sa { $limit } puntos.
rt-worth-3 = Walang trick ang natalo.
rt-worth-close = Hindi umabot sa 66 ang nagsara.
rt-worth-false = Mali ang deklarasyon ng 66.
rt-worth-last = Wala pang nanalo, at ang huling trick ang nagpapasiya.

## Kapag naubos ang mga baraha

rt-last-ten = Kung walang nagsara, may 10 puntos ng baraha ang nakakuha ng huling trick.
rt-last-none = Walang dagdag ang huling trick.
rt-last-wins_1 = Kapag naitira na ang lahat nang walang nagsara at wala pang nanalo, panalo sa bigayan ang nakakuha ng huling trick: 1 puntos ng laban.
rt-last-wins_by_score = Kapag naitira na ang lahat nang walang nagsara at wala pang nanalo, panalo sa bigayan ang nakakuha ng huling trick: 1, 2 o 3 puntos ng laban ayon sa hawak ng kalaban.
rt-unclaimed-higher = Kapag naitira na ang lahat nang walang nagsara at wala pang nanalo, panalo ang mas mataas ang kabuuan: 1, 2 o 3 puntos ng laban ayon sa hawak ng kalaban.
rt-unclaimed-higher-66 = Kapag naitira na ang lahat nang walang nagsara at wala pang nanalo, panalo ang mas mataas ang kabuuan kung 66 o higit ito: 1, 2 o 3 puntos ng laban ayon sa hawak ng kalaban. Kung hindi, tabla.
rt-unclaimed-nobody = Kapag naitira na ang lahat nang walang nagsara at wala pang nanalo, tabla ang bigayan.
rt-tie = Tabla kapag magkapareho ang kabuuan.
rt-tie-last-trick = Pero kung magkapareho ang kabuuan, panalo ang nakakuha ng huling trick: 1, 2 o 3 puntos ng laban ayon sa hawak ng kalaban.
rt-carry-0 = Walang puntos ang sinuman sa tabla.
rt-carry-1 = Walang puntos ang sinuman sa tabla, pero may dagdag na isang puntos ng laban ang susunod na mananalo para sa bawat tablang nauna.
rt-redeal = Pagkatapos ng tabla, ang namigay rin ang mamimigay ulit.
rt-redeal-not = Pagkatapos ng tabla, ang kalaban niya ang mamimigay.

## Laban, pagtingin muli, pagbilang

rt-match-up = Panalo sa laban ang unang umabot sa { $target } puntos ng laban. Wala nang bilang ang sobra.
rt-match-down = Nagsisimula ang bawat isa sa { $target } at ibinabawas ang napanalunang puntos ng laban; panalo sa laban ang unang umabot sa sero. Wala nang bilang ang sobra.
rt-shutout = Doble ang laban kapag walang puntos ng laban ang natalo.
rt-shutout-not = Isa lang ang bilang ng laban, kahit walang puntos ng laban ang natalo.
rt-look-none = Nakataob ang mga trick at hindi na tinitingnan.
rt-look-last_trick = Puwedeng tingnan ang huling trick hanggang sa susunod na tira.
rt-look-own = Puwedeng tingnan ng bawat isa ang mga trick na napanalunan niya.
rt-look-own_plus_first = Puwedeng tingnan ng bawat isa ang mga trick na napanalunan niya at ang una ng kalaban.
rt-points-hidden = Sa isip ang bilang ng bawat isa: walang kabuuang ipinakikita bago matapos ang bigayan.
rt-points-own = Nakikita ng bawat isa ang sariling puntos.
rt-points-both = Nakikita ng bawat isa ang puntos ng dalawa, at kung aling mga baraha ang hindi pa nakikita.

## Mga walang bisa

rt-idle-auto = Walang bisa rito: kusang nananalo ang 66.
rt-idle-no-draw = Walang bisa rito: walang tabla sa mga patakarang ito.
rt-idle-fixed-cost = Walang bisa rito: pare-pareho ang multa sa bigong pagsasara.

## Ang pahina ng patakaran

rp-title = Patakaran: { $name }
rp-of-house = { $name }, sariling patakaran
rp-numbers = Ang mga numero sa dulo ng mga pangungusap ay sa nakasulat na patakaran; puwede mong banggitin ang mga iyon.
rp-diff = Ang naiiba sa { $name }
rp-diff-none = Wala: ito mismo ang mga patakaran ng { $name }.
rp-diff-was = { $name }: { $value }
rp-print = I-print
rp-back = Bumalik
rp-change = Laruin o baguhin ito
rp-bad-link = May bahagi ng link na hindi naintindihan; ang wala rito ay gaya ng sa { $name }.
rp-read = Basahin ang patakaran

## Ang pagbuo ng sariling patakaran

he-changes = Binago mula sa { $name }
he-changes-none = Walang binago: ito ang mga patakaran ng { $name }.
he-draft = Hindi ito ang mga patakaran ng kasalukuyang laban; mananatili ang mga ito hanggang magsimula ka ng laban dito.
he-draft-running = Ipakita ang sa kasalukuyang laban
he-dropped = Isinantabi ang mga binago mo sa { $name }.
he-take-back = { $label }: bawiin ang pagbabagong ito
he-otherwise = Kung hindi: { $message }
he-others = Ano pa ang puwede
he-value = { $value }: { $message }
he-clash-one = Hindi tugma sa ibang patakaran: { $message }.
he-clash-mend = Bawiin ang isa sa mga ito:
he-aid = Tulong sa pagbilang
he-aid-about = Pareho sa dalawang manlalaro. Walang makasusuri kung ano ang natatandaan o isinusulat ng manlalaro; ito ang ipinakikita ng mesa.
he-aid-strict = Mahigpit
he-aid-strict-about = Bawal balikan ang mga trick, walang kabuuan.
he-aid-soft = Maluwag
he-aid-soft-about = Puwedeng tingnan ang sariling mga trick at ang una ng kalaban; walang kabuuan.
he-aid-own = Sariling puntos
he-aid-own-about = Gaya ng maluwag, at nakikita mo ang sariling puntos.
he-aid-open = Hayag na bilang
he-aid-open-about = Gaya ng maluwag, at nakikita mo ang puntos ng dalawa at ang mga barahang hindi pa nakikita.
he-aid-mixed = Ibang halo
he-aid-mixed-about = Ayon sa dalawang pagpipilian sa ibaba.
he-own = Mga sarili kong patakaran
he-own-none = Wala pang naka-save. Baguhin ang ilang patakaran at bigyan ng pangalan.
he-own-name = Pangalan
he-own-save = I-save
he-own-save-as = I-save ang mga patakarang ito sa pangalang
he-own-saved = Naka-save ang “{ $name }” sa browser na ito.
he-own-replaced = Naka-save ang “{ $name }” sa browser na ito, kapalit ng dating may ganoong pangalan.
he-own-name-missing = Bigyan muna ng pangalan ang mga patakaran.
he-own-rename = Palitan ang pangalan ng “{ $name }”
he-own-renamed = “{ $name }” na ang pangalan.
he-own-name-taken = May mga patakaran nang “{ $name }” ang pangalan.
he-own-delete = Burahin ang “{ $name }”
he-own-deleted = Nabura ang “{ $name }”.
he-own-undo = Ibalik
he-own-back = Naibalik ang “{ $name }”.
he-own-full = Puno o naka-block ang imbakan ng browser: mananatili lang ang “{ $name }” hanggang sa isara ang pahinang ito. Mas tatagal ito sa link.
he-own-strange = { $count ->
    [1] May isang naka-save na hindi mabasa ng bersiyong ito. Itinatabi pa rin ito.
   *[other] May { $count } naka-save na hindi mabasa ng bersiyong ito. Itinatabi pa rin ang mga ito.
}
he-share = Ibahagi ang mga patakarang ito
he-share-link = Link sa mga patakarang ito
he-copy = Kopyahin ang link
he-send = Ipadala…
he-link-title = Mga patakaran mula sa link
he-link-good = May gustong maglaro sa mga patakarang ito.
he-link-bad = Sira ang link na ito o galing sa mas bagong bersiyon. Hindi naintindihan:
he-link-unknown-preset = ang uring “{ $name }”
he-link-unknown-switch = ang pagpipiliang “{ $name }”
he-link-bad-value = ang halagang “{ $value }” ng “{ $name }”
he-link-damaged = ang mga titik na “{ $value }”
he-link-rest = Nakatakda sa ibaba ang naintindihan; ang iba ay gaya ng sa { $name }.
he-link-offer = Gamitin ang { $name } nang walang pagbabago
clash-unclaimed-is-nobodys = kung walang nakapupuntos sa bigayang hindi idineklara, walang tablang pagpapasiyahan ng huling trick
clash-marriage-waits-for-its-trick = kung hihintayin muna ng 66 sa kasal ang trick nito, hindi ito maidedeklara sa anumang oras
