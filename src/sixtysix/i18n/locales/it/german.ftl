# Carte tedesche: parole al posto di quelle di table.ftl.
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

# The ranks in the rules.
rt-rank = { rank-word }
