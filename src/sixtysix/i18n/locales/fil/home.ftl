## Ang menu: magpatuloy, bagong laban, mga antas

home-continue = Ituloy ang laro
home-running = Ikaw { $own } – { $other } { $name }, bigayan { $count }
home-new = Bagong laban
home-opponent = Kalaban
home-rules = Patakaran
home-house = Sariling patakaran…
home-guest = Panauhin ka: nasa browser na ito ang iyong mga bigayan.
home-backup = Gumawa ng kopya
home-start = Mamigay
home-strength = Nananalo ng mga { $count } sa 100 laban kontra sa maestro.
home-strongest = Ang pinakamalakas; wala rin itong nakikitang baraha ng iba.
level-novice-about = Alam ang patakaran at kinukuha ang nakikita; nalilimutan ang bawat baraha.
level-beginner-about = Ilang gabi nang naglaro; paminsan-minsan mali ang bilang.
level-club-about = Suki sa mesa: naglalaro ayon sa kutob, tanda ang matataas na baraha.
level-strong-about = Walang mali sa bilang; maliliit na barahang matagal nang lumabas lang ang nalilimutan.
level-expert-about = Tanda ang bawat baraha at nakukuwenta ang laro hanggang dulo.
level-master-about = Naglalaro ng daan-daang bigayan sa isip bago ang bawat baraha.
