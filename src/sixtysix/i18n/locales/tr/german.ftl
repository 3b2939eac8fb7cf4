# Alman kartları: table.ftl içindekilerin yerine geçen sözler.
# $suit: S yaprak, H kupa, D zil, C palamut. $rank: Q ober, J unter.

rank-word = { $rank ->
    [A] ası
    [K] papazı
    [Q] oberi
    [J] unteri
    [T] onlusu
   *[9] dokuzlusu
}
suit = { $suit ->
    [S] yaprak
    [H] kupa
    [D] zil
   *[C] palamut
}
card-acc = { suit } { $rank ->
    [A] asını
    [K] papazını
    [Q] oberini
    [J] unterini
    [T] onlusunu
   *[9] dokuzlusunu
}
marriage-of = { $suit ->
    [S] yapraktan
    [H] kupadan
    [D] zilden
   *[C] palamuttan
} { $points }
why-marriage-announced = söylediğin papazı veya oberi aç
why-marriage-needs-pair = aynı renkten papaz ve ober gerek

# The ranks in the rules.
rt-rank = { $rank ->
    [A] as
    [T] onlu
    [K] papaz
    [Q] ober
    [J] unter
   *[9] dokuzlu
}
