# Ang laban sa bintana ng terminal (sixtysix tui). Nasa plain.ftl at table.ftl ang ibang salita.
# Pangalan sa wikang ito ang $rank at $card.

## Ang bintana

too-small = { $width } por { $height } lang ang bintanang ito. { $least_width } por { $least_height } ang kailangan ng mesa: palakihin ang bintana, o umalis sa Ctrl+Q at maglaro nang linya-linya: sixtysix play --plain
no-terminal = kailangan ng mesa ang terminal sa pagpasok at paglabas. Para maglaro nang linya-linya: sixtysix play --plain
dumb-terminal = hindi maiguguhit ng terminal na ito (TERM=dumb) ang mesa. Para maglaro nang linya-linya: sixtysix play --plain
foot-help = tulong
foot-type = mag-type ng utos
foot-leave = umalis
back = bumalik

## Ano ang gagawin

act-undo = Bawiin
ask-suit = { $rank }: anong palo? { $suits }
ask-enter = { $card }: ititira ito ng Enter.
confirm-new = Iwan ang labang ito at magsimula ng bago? Mananatili ito sa mga tala mo.
deal-goes-on = Hindi pa tapos ang bigayan. Para sa bagong laban, i-type ang :new
bell-on = Tutunog ang kampana kapag ikaw na.
bell-off = Nakapatay ang kampana.

## Ang laban

kept-aside = Naka-save ang iniwang laban sa { $file }
damaged = Hindi mabasa ang naka-save na laban: { $reason } Nasa { $file } pa rin ito; magsisimula ang bagong laban.
left = Naka-save ang laban. Para ituloy: { $command }

## Mga key

key-lift = iangat ang katabing baraha
key-undo = bawiin ang huli mong ginawa
key-state = ang kalagayan
key-hand = mga baraha mo sa salita
key-talon = trump at bunton sa salita
key-bell = kampana kapag ikaw na, buksan o patayin
key-type = mag-type ng utos
key-scroll = balikan ang mga nangyari
key-leave = umalis; itutuloy ang laban sa susunod na bukas
help-signs =
    Numerong may panaklong, gaya ng [1]: puwedeng itira ngayon ang barahang ito.
    Key na may panaklong, gaya ng [x]: puwede itong gawin ngayon. Kung wala, sasabihin kung bakit hindi.
    S, H, D, C: espada, puso, diyamante, bulaklak. A, T, K, Q, J, 9: alas, sampu, hari, reyna, jack, siyam.
    Kaya ng mouse ang kaya ng mga key.
help-typed = Pagkatapos ng : puwedeng i-type ang naiintindihan ng laban nang linya-linya; bagong laban ang new.
