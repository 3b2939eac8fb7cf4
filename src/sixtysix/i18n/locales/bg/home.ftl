## Менюто: продължаване, нова партия, нива

home-continue = Продължи
home-running = Ти { $own } – { $other } { $name }, раздаване { $count }
home-new = Нова партия
home-opponent = Противник
home-rules = Правила
home-house = Домашни правила…
home-start = Раздай
home-strength = Срещу майстора печели около { $count } от 100 партии.
home-strongest = Най-силният; и той не вижда чужди карти.
level-novice-about = Знае правилата и взема каквото види; забравя всяка карта.
level-beginner-about = Играл е няколко вечери; понякога бърка броенето.
level-club-about = Редовен на масата: играе по усет, помни високите карти.
level-strong-about = Брои без грешка и забравя само малки карти отпреди.
level-expert-about = Помни всяка карта и пресмята края докрай.
level-master-about = Преди всяка карта разиграва наум стотици раздавания.
