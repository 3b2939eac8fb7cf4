# Magyar kártya: a table.ftl szavai helyett.
# $suit: S zöld, H piros, D tök, C makk. $rank: Q felső, J alsó.

rank-word = { $rank ->
    [A] ász
    [K] király
    [Q] felső
    [J] alsó
    [T] tízes
   *[9] kilences
}
suit = { $suit ->
    [S] zöld
    [H] piros
    [D] tök
   *[C] makk
}
-queen = { $case ->
   *[nom] felső
    [acc] felsőt
    [its] felsője
    [its-acc] felsőjét
    [to-yours] felsődhöz
    [yours-acc] felsőidet
}
-jack = { $case ->
   *[nom] alsó
    [the] az alsó
    [acc] alsót
    [for] alsóért
}
-hearts = piros
-diamonds = tök
card-acc = { suit } { $rank ->
    [A] ászt
    [K] királyt
    [Q] felsőt
    [J] alsót
    [T] tízest
   *[9] kilencest
}
marriage-of = { $points } { $suit ->
    [S] zöldből
    [H] pirosból
    [D] tökből
   *[C] makkból
}
act-marry-label = { $points } bemondása { $suit ->
    [S] zöldből
    [H] pirosból
    [D] tökből
   *[C] makkból
}
why-must-follow-suit = { $suit ->
    [S] zöldet kell adni
    [H] pirosat kell adni
    [D] tököt kell adni
    [C] makkot kell adni
   *[other] színt kell adni
}
log-married-own = Bemondtál { $points ->
    [20] 20-at
    [40] 40-et
   *[other] { $points } pontot
} { $suit ->
    [S] zöldből
    [H] pirosból
    [D] tökből
   *[C] makkból
}.
log-married-other = Az ellenfél bemondott { $points ->
    [20] 20-at
    [40] 40-et
   *[other] { $points } pontot
} { $suit ->
    [S] zöldből
    [H] pirosból
    [D] tökből
   *[C] makkból
}.
