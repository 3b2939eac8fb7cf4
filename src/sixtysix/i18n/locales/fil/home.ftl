## Ang menu: magpatuloy, bagong laban, mga antas

home-continue = Ituloy ang laro
home-running = Ikaw { $own } – { $other } { $name }, bigayan { $count }
home-new = Bagong laban
home-opponent = Kalaban
home-rules = Patakaran
home-house = Patakarang-bahay…
home-start = Mamigay
home-strength = Nananalo ng mga { $count } sa 100 laban kontra sa maestro.
home-strongest = Ang pinakamalakas; wala rin itong nakikitang baraha ng iba.
level-novice-about = Alam ang patakaran at kinukuha ang nakikita; nalilimutan ang bawat baraha.
level-beginner-about = Ilang gabi nang naglaro; paminsan-minsan mali ang bilang.
level-club-about = Suki sa mesa: naglalaro sa pakiramdam, tanda ang matataas na baraha.
level-strong-about = Walang mali sa bilang; maliliit at matatagal nang baraha lang ang nalilimutan.
level-expert-about = Tanda ang bawat baraha at kinukuwenta ang dulo hanggang wakas.
level-master-about = Naglalaro ng daan-daang bigayan sa isip bago ang bawat baraha.
