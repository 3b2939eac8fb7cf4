## Ang siyam na hakbang

learn-about = Siyam na hakbang sa tunay na mesa, mga limang minuto. Maghihintay ang laban mo.
learn-start = Dito magsimula
learn-go-on = Dito magpatuloy
learn-ticked = tapos na
learn-return = Bumalik sa laban
learn-place = Hakbang { $count } sa { $target }
learn-arranged = Inayos na baraha
learn-arranged-about = Inayos ang mga baraha ng aralin. Ang sa laban ay hindi kailanman.
learn-back = Bumalik
learn-skip = Laktawan ang hakbang na ito
learn-skip-all = Laktawan lahat
learn-next = Susunod na hakbang
learn-end = Sa sarili kong laban
learn-finished = Tapos na ang hakbang na ito. Magpatuloy sa susunod.
learn-at-start = Ito na ang pinakasimula.
learn-no-card = Hindi ang barahang ito: gawin ang hinihingi sa itaas.
learn-no-C = Masyado pang maagang magsara: malayo pa ang 66.
learn-no-D = Hindi pa: gawin muna ang hinihingi sa itaas.
learn-no-W = May { $points } puntos ka. Kapag nagdeklara nang kulang sa 66, sa kalaban mapupunta ang puntos ng laban.
learn-counts = { $points } ang halaga ng barahang iyan.
learn-dear = Namimigay iyan ng { $points } puntos. Mas mura ang jack o siyam.

learn-values = Halaga ng baraha
learn-values-1 = Halaga ng baraha: alas 11, sampu 10, hari 4, reyna 3, jack 2, siyam 0. Panalo sa bigayan ang unang may 66. Itira ang barahang may halagang 10.
learn-values-2 = Alas, sampu, hari, reyna, jack, siyam: iyan ang ayos, kaya tinalo ng sampu mo ang hari. Sa iyo ang trick, 14 puntos. Bumunot.
learn-values-3 = Puno na ulit ang kamay mo. Itira ang barahang walang halaga.
learn-values-done = Sulit ipaglaban ang mga alas at sampu. Madaling bitawan ang siyam.

learn-trick = Isang trick
learn-trick-1 = Hari ang itinira ng kalaban. Panalo ang mas mataas na baraha ng parehong palo. Kunin ang trick.
learn-trick-2 = Sa iyo ang dalawang baraha: 15 puntos. Ang nanalo ang unang bubunot at unang titira. Bumunot.
learn-trick-3 = Ikaw ang unang titira. Mura dapat ang barahang puwedeng matalo: itira ang jack o siyam.
learn-trick-4 = Alas ang itinira at hindi mo ito kayang talunin. Habang may mabubunot, hindi kailangang sumunod sa palo. Itapon ang jack o siyam.
learn-trick-done = Kunin ang mahalaga, bitawan ang mura: iyan ang kalahati ng laro.
learn-trick-low = Mas mababa iyan sa hari: sa kalaban mapupunta ang trick.
learn-trick-suit = Hindi nananalo ang ibang palo, gaano man kataas ang baraha.

learn-trump = Trump
learn-trump-1 = Ang nakabukas na baraha ang nagsasabi ng trump: puso. Tinatalo ng trump ang lahat ng ibang palo. Alas ang itinira: kunin ito gamit ang maliit na trump.
learn-trump-2 = 13 puntos para sa isang jack. Bumunot.
learn-trump-3 = Hawak mo ang alas ng trump. Walang makatatalo rito. Itira ito.
learn-trump-done = Nananalo ng trick ang trump. Itabi ang mga ito para sa mga alas at sampu.
learn-trump-small = Mananalo rin iyan, pero sapat na ang jack. Itabi ang alas ng trump.
learn-trump-none = Hindi nito matatalo ang alas. Trump lang ang makatatalo.
learn-trump-sure = Matatalo ang barahang iyan. Ang alas ng trump ay hindi.

learn-marriage = Kasal
learn-marriage-1 = Kasal ang hari at reyna ng iisang palo. Kapag idineklara sa unang tira mo, 20 ang halaga, 40 kung trump. May hawak ka: ideklara ito.
learn-marriage-2 = 20 puntos, oras na manalo ka ng trick. Itira ngayon ang isa sa dalawa.
learn-marriage-3 = Sa iyo ang trick, kaya bilang na ang 20. Bumunot.
learn-marriage-4 = Nabunot mo ang hari ng trump, at hawak mo na ang reyna. 40 ang halaga: ideklara ito.
learn-marriage-done = Higit sa 60 puntos sa iisang trick! Hanapin ang hari at reyna tuwing ikaw ang unang titira.
learn-marriage-first = Kasal muna: idinedeklara ito bago tumira.

learn-exchange = Ang pagpapalit
learn-exchange-1 = Nasa ilalim ng bunton ang alas ng trump. Hawak mo ang siyam, ang pinakamababang trump. Kapag ikaw ang unang titira at may trick ka na, puwede mo silang pagpalitin. Magpalit.
learn-exchange-2 = Alas kapalit ng siyam. Walang makatatalo rito: itira ito.
learn-exchange-done = Magpalit nang maaga: huli na kapag ubos o sarado na ang bunton.
learn-exchange-first = Magpalit muna: baka ang kalaban na ang unang titira mamaya, o magsara siya.

learn-strict = Mahihigpit na patakaran
learn-strict-1 = Ubos na ang bunton. Mula ngayon kailangang sumunod sa palo at manalo kung kaya. Reyna ang itinira: malabo ang mga barahang bawal.
learn-strict-2 = Kailangan ding sumunod ng kalaban, at hawak niya ang sampu ng diyamante. Itira ang alas ng diyamante: mahuhulog ang sampu.
learn-strict-done = 21 puntos. Ang hindi makasunod ay kailangang mag-trump. May dagdag na 10 ang pinakahuling trick.
learn-strict-ten = Maiiwan sa kalaban ang sampu. Itira ang alas ng diyamante.

learn-count = Pagbilang hanggang 66
learn-count-1 = Hindi ipinapakita ang puntos: ikaw ang bibilang. May kasal ka, 20, reyna, 3, at jack, 2: 25. Sampu ang itinira: kunin ito gamit ang barahang may pinakamataas na halaga.
learn-count-2 = 25, at 21 para sa alas at sampu: 46. Bumunot.
learn-count-3 = 46: kulang ng 20. Ano ang magbibigay nito agad?
learn-count-done = Ang 46 at 20 ay 66. Kung gusto mo, bibilang para sa iyo ang “Puntos ko”.
learn-count-trump = Panalo iyan, pero 12 lang ang dala. 21 ang dala ng alas.
learn-count-lost = Mapupunta sa kalaban ang sampu.
learn-count-slow = Hindi tiyak na 20 ang dala ng trick na iyan. Tingnan ang iyong mga hari at reyna.

learn-claim = Ang pagdedeklara ng 66
learn-claim-1 = Kasal na 40 at mga trick na 14: may 54 ka. Ang deklarasyong kulang sa 66 ay may multang 2 o 3 puntos ng laban. Itira muna ang alas mo.
learn-claim-2 = Ang 54 at 13 ay 67. Walang magsasabi sa iyo: ideklara na ang 66, at kumpirmahin.
learn-claim-done = 3 puntos ng laban: walang trick ang kalaban. Kung mayroon pero kulang sa 33, 2 lang; kung hindi, 1. Pito ang panalo sa laban.
learn-claim-weak = Madaling matalo ang barahang iyan o kulang ang dala. Itira ang alas.
learn-claim-late = Sapat na ang puntos mo. Puwede pang matalo ang nakalimot magdeklara.

learn-close = Ang pagsasara
learn-close-1 = May 42 ka at ang dalawang pinakamataas na trump. Kapag nagsara, wala nang bubunot at iiral ang mahihigpit na patakaran. Kung kulangin ka sa 66, 2 o 3 puntos ng laban ang multa. Isara, at kumpirmahin.
learn-close-2 = Kailangan nang sumunod ng kalaban. Itira ang alas ng trump.
learn-close-3 = 57. Ang sampu na ang pinakamataas na trump: itira ito.
learn-close-4 = 67: ideklara ang 66.
learn-close-done = Magsara kapag tanaw mo ang daan sa 66. Alam mo na ang laro.
learn-close-first = Habang bukas ang bunton, bumubunot ang kalaban at hindi kailangang sumunod. Magsara muna.
learn-close-trumps = Unahin ang pinakamataas na trump: tiyak ang panalo.

## Coach

coach = Coach
coach-about = Laban sa computer sa device na ito. Nagsasalita ang coach bago maitira ang barahang malaki ang lugi, at ipinapakita ang puntos mo. Maghihintay ang sarili mong laban.
coach-level = Kalaban
coach-start = Maglaro kasama ang coach
coach-resume = Ituloy kasama ang coach
coach-watches = Nanonood ako, at magsasalita kapag malaki ang lugi.
coach-costs = { $label }: mga { $value } puntos ng laban ang lugi. Bawiin?
coach-go-on = Ituloy
coach-failed = Hindi nagawa: { $message }
coach-doubts = { $label }: hindi ko iyan iisipin dito. Bawiin?

## Drills

drills = Mga pagsasanay
drills-about = Mga random na bigayan, kahit ilan ang gusto mo. Ipinaliliwanag ang bawat sagot.
drill-count = Magbilang sa isip
drill-remember = Tandaan ang mga baraha
drill-trumps = Bilangin ang mga trump
drill-chance = Gaano kalaki ang tsansa?
drill-score = { $own } tama sa { $count }
drill-percent = { $value }%
drill-back = Lahat ng aralin at pagsasanay
drill-next-trick = Susunod
drill-again = Susunod na tanong
drill-right = Tama.
drill-wrong = Ang sagot: { $label }.
drill-ask-count = Ilan ang puntos mo?
drill-ask-remember = Alin sa mga ito ang hindi pa lumalabas?
drill-ask-trumps = Ilang trump pa ang hindi lumalabas: hindi naitira, wala sa kamay mo, at hindi nakabukas?
drill-ask-talon = May { $count } barahang nakataob sa bunton, at { $own } baraha ng kalaban ang hindi mo alam. Gaano kalaki ang tsansa na nasa bunton ang { card }?
drill-ask-marriage = May { $count } barahang nakataob sa bunton, at { $own } baraha ng kalaban ang hindi mo alam. Hindi mo pa nakikita ang hari at reyna ng { suit }. Gaano kalaki ang tsansa na hawak ng kalaban ang dalawa?
drill-why-count = Baraha { $own }, kasal { $other }, huling trick { $value }: { $points } lahat.
drill-why-remember = Hindi pa naitira ang { card }.
drill-why-trumps = Naitira { $count }, nasa kamay mo { $own }, nakabukas { $other }. Sa anim, { $points } ang natitira.
drill-why-talon = { $own } sa { $count } barahang hindi pa nakikita ang nasa bunton: { $points }%.
drill-why-marriage = Sa una, { $own } sa { $count }; sa ikalawa, { $other } sa { $value }. Kapag pinarami, { $points }%.
