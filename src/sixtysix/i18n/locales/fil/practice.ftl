# Bigayang pagsasanay, at mga ibinahagi ng iba

practice-apart = Pagsasanay: walang bilang ang bigayang ito.
practice-compared = Pagsasanay: walang bilang ang bigayang ito. Noong una { $own }, ngayon { $other }.
practice-waits = Pagsasanay ang bigayang ito at walang bilang. Naghihintay ang laban mo.
practice-restart = Mula sa simula
shared-deal = Ibinahaging bigayan
shared-damaged = Sira ang link na ito: may kulang o nabago. Hingin ito muli at kopyahin nang buo.
shared-newer = Galing sa mas bagong bersiyon ang link na ito. I-load muli ang pahinang ito, saka buksan ulit ang link.
shared-impossible = Hindi puwede ang ganitong bigayan: hindi kumpleto ang mga baraha, o hindi magkatugma ang mga patakaran. Humingi ng ibang link.
shared-failed = Hindi naipamigay ng browser na ito ang baraha. I-load muli ang pahinang ito, saka buksan ulit ang link.
shared-untouched = Walang nabago: nasa iniwan mo ang laban mo.
shared-go-on = Ituloy ang laban ko
