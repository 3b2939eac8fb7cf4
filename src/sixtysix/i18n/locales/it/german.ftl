# Carte tedesche: parole al posto di quelle degli altri file.
# $suit: S foglie, H cuori, D campanelli, C ghiande. $rank: Q ober, J unter.

rank-word = { $rank ->
    [A] asso
    [K] re
    [Q] ober
    [J] unter
    [T] dieci
   *[9] nove
}
suit = { $suit ->
    [S] foglie
    [H] cuori
    [D] campanelli
   *[C] ghiande
}
card-acc = { $rank ->
    [A] l’asso
    [K] il re
    [Q] l’ober
    [J] l’unter
    [T] il dieci
   *[9] il nove
} di { suit }
why-marriage-announced = esci con il re o l’ober del matrimonio
why-marriage-needs-pair = servono re e ober dello stesso seme
hint-nudge-marriage = Guarda i tuoi re e i tuoi ober.

# The ranks in the rules.
rt-rank = { rank-word }

# Lessons and drills.
learn-dear = Così regali { $points } punti. Un unter o un nove costa meno.
learn-values-1 = Le carte valgono: asso 11, dieci 10, re 4, ober 3, unter 2, nove 0. Chi arriva per primo a 66 vince la smazzata. Gioca la carta che vale 10.
learn-values-2 = Asso, dieci, re, ober, unter, nove: questo è l’ordine, e il tuo dieci ha battuto il re. La presa è tua e vale 14. Pesca.
learn-trick-3 = Esci tu. La carta che rischi di perdere deve valere poco: esci con un unter o un nove.
learn-trick-4 = In tavola c’è un asso che non puoi battere. Finché ci sono carte da pescare non devi rispondere al seme. Scarta un unter o un nove.
learn-trump-2 = 13 punti per un unter. Pesca.
learn-trump-small = Vincerebbe anche quello, ma l’unter basta. Tieni l’asso di briscola.
learn-marriage-1 = Re e ober dello stesso seme sono un matrimonio. Se lo dichiari quando esci vale 20, di briscola 40. Ne hai uno: dichiaralo.
learn-marriage-4 = Hai pescato il re di briscola, e avevi già l’ober. Insieme valgono 40: dichiarali.
learn-marriage-done = Più di 60 punti con una sola presa! Cerca re e ober ogni volta che esci.
learn-strict-1 = Il tallone è finito. Da ora devi rispondere al seme e superare, se puoi. In tavola c’è un ober: le carte vietate sono scurite.
learn-strict-2 = Anche l’avversario deve rispondere, e ha il dieci di campanelli. Esci con l’asso di campanelli: il dieci deve cadere.
learn-strict-ten = Così il dieci resta all’avversario. Esci con l’asso di campanelli.
learn-count-1 = I punti non si vedono: contali. Hai un matrimonio, 20, un ober, 3, un unter, 2: 25. In tavola c’è un dieci: prendilo con la carta che vale di più.
learn-count-slow = Non è sicuro che quella presa porti 20. Guarda i tuoi re e i tuoi ober.
drill-ask-marriage = Carte coperte nel tallone: { $count }; carte dell’avversario che non conosci: { $own }. Di questo seme non hai visto né re né ober: { suit }. Quanto è probabile che l’avversario li abbia entrambi?

# The rules.
rt-cards = { $deck ->
    [20] Si gioca con venti carte: asso, dieci, re, ober e unter di ogni seme.
   *[other] Si gioca con ventiquattro carte: asso, dieci, re, ober, unter e nove di ogni seme.
}
rt-order = { $deck ->
    [20] In ogni seme la più alta è l’asso, poi dieci, re, ober, unter. Il dieci supera il re.
   *[other] In ogni seme la più alta è l’asso, poi dieci, re, ober, unter, nove. Il dieci supera il re.
}
rt-last-draw = { $deck ->
    [20] L’ultima carta che si pesca è quella scoperta, o l’unter scambiato con essa.
   *[other] L’ultima carta che si pesca è quella scoperta, o il nove scambiato con essa.
}
rt-marriage = Chi esce può dichiarare un matrimonio, re e ober dello stesso seme: mostra le due carte ed esce con una di esse.
rt-marriage-auto = Chi esce con re o ober e ha in mano l’altra carta della coppia dichiara così il matrimonio. Lo si può anche dichiarare prima.
rt-exchange = { $deck ->
    [20] Chi ha l’unter di briscola può scambiarlo con la carta scoperta.
   *[other] Chi ha il nove di briscola può scambiarlo con la carta scoperta.
}
rt-exchange-auto = { $deck ->
    [20] L’unter di briscola si scambia da sé con la carta scoperta, appena è permesso.
   *[other] Il nove di briscola si scambia da sé con la carta scoperta, appena è permesso.
}
rt-exchange-turned-up = { $deck ->
    [20] Se la carta scoperta è proprio l’unter di briscola, in quella smazzata non si scambia.
   *[other] Se la carta scoperta è proprio il nove di briscola, in quella smazzata non si scambia.
}
