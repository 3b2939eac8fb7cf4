# Mga barahang Aleman: mga salitang kapalit ng nasa table.ftl.
# $suit: S dahon, H puso, D kampanilya, C bellota. $rank: Q ober, J unter.

rank-word = { $rank ->
    [A] alas
    [K] hari
    [Q] ober
    [J] unter
    [T] sampu
   *[9] siyam
}
suit = { $suit ->
    [S] dahon
    [H] puso
    [D] kampanilya
   *[C] bellota
}
why-marriage-announced = itira ang hari o ober ng kasal
why-marriage-needs-pair = kailangan ng hari at ober ng iisang palo

# The ranks in the rules.
rt-rank = { rank-word }
