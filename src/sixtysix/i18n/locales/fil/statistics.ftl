# Estadistika ng isang manlalaro: kung ano ang nalaro, at gaano katiyak ang bawat bilang.
# Dumarating ang mga bilang bilang teksto ($chance, $low, $high, $result, $luck, $tricks, $deals, $hits); numero ang $count.

stats-loading = Binabasa ang mga bigayan mo…
stats-blocked = Walang itinatabi ang browser na ito para sa pahinang ito: bibilangin ang nilalaro mo hanggang sa isara mo ito. I-export kung gusto mong itabi.
stats-unproven = { $count ->
    [1] May isang bigayang hindi naitala: hindi naipamigay muli ang mga baraha nito mula sa mga binuksang binhi.
   *[other] May { $count } bigayang hindi naitala: hindi naipamigay muli ang mga baraha nila mula sa mga binuksang binhi.
}
stats-empty = Wala pang nabibilang. Lalabas dito ang bawat bigayang lalaruin mo hanggang dulo: ang mga resulta at gaano sila katiyak, mga deklarasyon at pagsasara, mga sunod-sunod na panalo at talo, at ang naipamigay sa iyo at sa kalaban katabi ng inaasahan sa tsansa.
stats-empty-filter = Walang bigayang tumutugma sa piniling ito.
stats-practice = { $count ->
    [1] Hindi binibilang ang isang bigayang pagsasanay.
   *[other] Hindi binibilang ang { $count } bigayang pagsasanay.
} Nagiging pagsasanay ang bigayan kapag may binawi matapos makakita ng bagong baraha.
stats-hints = { $count ->
    [1] Isang pahiwatig ang kinuha sa mga bigayang ito.
   *[other] { $count } pahiwatig ang kinuha sa mga bigayang ito.
}

## Ang binibilang

stats-level = Kalaban
stats-preset = Patakaran
stats-time = Panahon
stats-all = lahat
stats-span-all = lahat
stats-span-week = 7 araw
stats-span-month = 30 araw
stats-span-year = 365 araw
stats-level-unknown = hindi alam

## Mga resulta

stats-results = Mga resulta
stats-deals-won = Napanalunang bigayan
stats-matches-won = Napanalunang laban
stats-points = Puntos ng laban bawat bigayan
stats-of = { $hits } sa { $count }
stats-deals = { $count } bigayan
stats-too-few = kaunti pa
stats-range = { $low } … { $high }
stats-interval-about = Sinasabi ng saklaw kung gaano katiyak ang isang bilang: sa 95 sa 100 pagkakataon, nasa loob nito ang aabutin mo sa katagalan. Kumikitid ito habang dumarami ang laro mo. Sa puntos ng laban lang bilang ang mga tabla.
stats-by-level = Ayon sa kalaban
stats-by-preset = Ayon sa patakaran
stats-col-won = Panalo
stats-col-points = Puntos ng laban bawat bigayan

## Kurba

stats-curve = Bawat bigayan
stats-curve-label = Pagkatapos ng { $count } bigayan: resulta { $result } puntos ng laban, halaga ng mga barahang ipinamigay { $luck }.
stats-curve-result = Resulta
stats-curve-luck = Halaga ng baraha
stats-curve-band = Pantay, 95 sa 100
stats-curve-about = Ang resulta ay mga puntos ng laban na napanalunan bawas ang natalo. Sinasabi ng isa pang kurba ang karaniwang halaga, sa pagitan ng dalawang magkasinlakas na programa, ng mga unang hawak at ng unang tira; wala rito ang binunot pagkatapos. Sa 100 pares ng magkasinlakas na manlalaro, 95 ang nagtatapos sa loob ng banda.
stats-as-table = Ang mga kurba bilang talahanayan
stats-col-after = Bigayan blg.

## Deklarasyon at pagsasara

stats-claims = Deklarasyon ng 66
stats-claim-right = tama, agad
stats-claim-late = tama, pero huli
stats-claim-wrong = mali
stats-claim-missed = may 66, hindi idineklara
stats-late-about = Kapag nahuli ka, may 66 ka na { $tricks } trick bago noon, sa karaniwan.
stats-late-mean = may 66 na { $tricks } trick bago noon, sa karaniwan
stats-closings = Pagsasara
stats-closing-count = isinara
stats-closing-right = panalo ng nagsara
stats-closing-points = puntos ng laban sa iyo

## Sunod-sunod

stats-streaks = Sunod-sunod
stats-longest-won = Pinakamaraming sunod na panalo
stats-longest-lost = Pinakamaraming sunod na talo
stats-present = Ngayon
stats-present-won = { $count ->
    [1] isang panalo
   *[other] { $count } sunod na panalo
}
stats-present-lost = { $count ->
    [1] isang talo
   *[other] { $count } sunod na talo
}
stats-run = Gaano kakaraniwan ang sunod-sunod?
stats-run-deals = Bigayan
stats-run-length = Sunod na talo
stats-run-chance = Sa dalawang magkasinlakas na manlalaro, bawat isa ay may hindi bababa sa { $count } sunod na talo sa loob ng { $deals } bigayan sa { $chance } ng mga pagkakataon.
stats-run-bad = Maglagay ng buong bilang: 1 hanggang { $deals } bigayan, 1 hanggang { $count } talo.

## Ang ipinamigay

stats-luck = Ang ipinamigay
stats-luck-about = Mga unang hawak sa { $count } bigayan, sa iyo at sa kalaban. Kinuwenta mula sa baraha ang inaasahan, hindi sinukat.
stats-kind-marriage = May kasal
stats-kind-no-trump = Walang trump
stats-kind-three-trumps = Tatlong trump o higit pa
stats-kind-trump-marriage = Kasal sa trump
stats-kind-no-ace = Walang alas
stats-kind-exchange-card = Ang barahang pampalit
stats-due = inaasahan { $chance }
stats-expected = inaasahan
stats-luck-key = Ang tuldok ang naipamigay, ang bara ang 95% saklaw nito, ang patayong guhit ang inaasahan.
stats-verdict-above = mas madalas kaysa maipaliliwanag ng tsansa
stats-verdict-below = mas bihira kaysa maipaliliwanag ng tsansa
stats-luck-honest = Sumasablay ang saklaw sa 1 sa 20 pagkakataon kahit maayos ang lahat: sa { $count } ganitong bilang, may kahit isa sa labas sa mga { $chance } ng lahat ng estadistika. Kumpol-kumpol kung dumating ang tsansa; bahagi ng tapat na pagbalasa ang sunod-sunod na mabuti at masamang hawak. Sa “Patas na bigayan” masusuri ang bawat bigayan.

## Pagtatago

stats-data = Ang mga bigayan mo
stats-line-waiting = { $count } bigayan ang nasa browser na ito.
stats-line-busy = { $count } bigayan ang nasa browser na ito; tinatanong ang server…
stats-line-same = { $count } bigayan ang nasa browser na ito at nasa server.
stats-line-away = { $count } bigayan ang nasa browser na ito. Hindi maabot ang server o hindi ito makasulat; tatanungin ulit.
stats-line-alone = { $count } bigayan ang itatabi hanggang sa isara ang pahina. Hindi sinasabihan ang server: hindi naitabi ng browser na ito ang susi.
stats-refused = { $count ->
    [1] Isang bigayan ang nandito lang: ayon sa server, hindi ito maaaring nalaro nang ganito.
   *[other] { $count } bigayan ang nandito lang: ayon sa server, hindi sila maaaring nalaro nang ganito.
}
stats-unread = { $count ->
    [1] Isang bigayan sa server ang isinulat ng mas bagong bersiyon; i-reload ang pahina para makita ito.
   *[other] { $count } bigayan sa server ang isinulat ng mas bagong bersiyon; i-reload ang pahina para makita ang mga ito.
}
stats-export-text = I-export bilang teksto
stats-export-json = I-export bilang JSON
stats-import = Mag-import ng JSON
stats-exported = Na-save bilang { $name }.
stats-nothing = Wala pang mae-export.
stats-imported = { $count ->
    [0] Walang bago: narito na ang lahat ng bigayan sa file.
   *[other] { $count } bigayan ang naidagdag.
}
stats-bad-json = Sira ang linya { $line } ng file.
stats-bad-format = Linya { $line }: hindi ito file ng mga bigayan ng 66.
stats-bad-newer = Linya { $line }: isinulat ito ng mas bagong bersiyon. I-reload ang pahina at subukan ulit.
stats-bad-field = Linya { $line }: kulang o mali ang “{ $field }”.
stats-bad-cards = Linya { $line }: hindi kumpleto ang mga baraha.
stats-bad-tricks = Linya { $line }: hindi tugma ang mga trick sa mga baraha ({ $field }).
stats-bad-twice = Linya { $line }: dalawang beses nakalagay ang bigayang { $field }, magkaiba ang laman.
stats-bad-unread = Hindi mabasa ang { $name }.
stats-bad-kept = Walang kinuha; gaya pa rin ng dati ang mga bigayan mo.
stats-key = Itabi ang susi, o gumamit ng ibang device
stats-key-about = Sa susing ito ka lang kilala ng server. Kopyahin ito sa ibang device, at pareho ang ipakikita nilang bigayan. Makikita at mabubura ang mga ito ng sinumang may hawak; hindi na maibabalik ang nawalang susi.
stats-key-show = Ipakita ang susi ko
stats-key-mine = Ang susi mo
stats-key-copy = Kopyahin
stats-key-copied = Nakopya ang susi.
stats-key-select = Nakapili na ang susi: kopyahin na.
stats-key-other = Susi ng ibang device
stats-key-use = Gamitin ang susing ito
stats-key-bad = 32 karakter ang susi: mga numero at letrang a hanggang f. Walang binago.
stats-key-taken = Gamit na ang susi; pinagsasama ang mga bigayan ng dalawang device.
stats-delete = Burahin ang lahat ng bigayan
stats-delete-sure = { $count ->
    [0] Burahin ang lahat ng nasa susi mo, sa browser na ito at sa server? Hindi na ito maibabalik.
    [1] Burahin ang bigayan, sa browser na ito at sa server? Hindi na ito maibabalik.
   *[other] Burahin ang lahat ng { $count } bigayan, sa browser na ito at sa server? Hindi na maibabalik ang mga ito.
}
stats-delete-yes = Burahin nang tuluyan
stats-deleted = { $count } bigayan ang nabura, sa browser na ito at sa server.
stats-deleted-here = { $count } bigayan ang nabura sa browser na ito. Buburahin sa server kapag naabot na ito.
stats-every-deal = Bawat bigayan
stats-ending-won = panalo
stats-ending-lost = talo
stats-ending-drawn = tabla
