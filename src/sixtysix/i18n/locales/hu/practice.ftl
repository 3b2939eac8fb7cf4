# Gyakorló leosztás, és mások megosztott leosztásai

practice-apart = Gyakorlás: ez a leosztás sehol sem számít.
practice-compared = Gyakorlás: ez a leosztás sehol sem számít. Először { $own }, most { $other }.
practice-waits = Ez a leosztás gyakorlás, sehol sem számít. A játszmád megvár.
practice-restart = Elölről
shared-deal = Megosztott leosztás
shared-damaged = Ez a link sérült: hiányzik belőle valami, vagy megváltozott. Kérd el újra, és másold ki az egészet.
shared-newer = Ez a link újabb verzióból való. Töltsd újra ezt az oldalt, aztán nyisd meg újra a linket.
shared-impossible = Ilyen leosztás nem lehet: a lapok nem adnak ki egy teljes paklit, vagy a szabályok nem férnek össze. Kérj másik linket.
shared-failed = Ez a böngésző nem tudta kiosztani a lapokat. Töltsd újra ezt az oldalt, aztán nyisd meg újra a linket.
shared-untouched = Semmi sem változott: a játszmád ott van, ahol hagytad.
shared-go-on = Folytatom a játszmámat
