# Немски карти: думи вместо тези в table.ftl.
# $suit: S лист, H сърце, D звънец, C жълъд. $rank: Q обер, J унтер.

rank-word = { $rank ->
    [A] асо
    [K] поп
    [Q] обер
    [J] унтер
    [T] десетка
   *[9] деветка
}
suit = { $suit ->
    [S] лист
    [H] сърце
    [D] звънец
   *[C] жълъд
}
why-marriage-announced = излез с попа или обера от анонса
why-marriage-needs-pair = трябват поп и обер от една боя

# The ranks in the rules.
rt-rank = { rank-word }
