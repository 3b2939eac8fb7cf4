# German faces: the words that take the place of those in table.ftl.
# $suit: S leaves, H hearts, D bells, C acorns. $rank: Q ober, J unter.

rank-word = { $rank ->
    [A] ace
    [K] king
    [Q] ober
    [J] unter
    [T] ten
   *[9] nine
}
suit = { $suit ->
    [S] leaves
    [H] hearts
    [D] bells
   *[C] acorns
}
why-marriage-announced = lead the announced king or ober
why-marriage-needs-pair = you need king and ober of one suit

# The ranks in the rules.
rt-rank = { rank-word }
