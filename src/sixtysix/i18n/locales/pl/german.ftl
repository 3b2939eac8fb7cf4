# Karty niemieckie: słowa w miejsce tych z table.ftl.
# $suit: S wino, H czerwień, D dzwonek, C żołądź. $rank: A tuz, Q wyżnik, J niżnik.

rank-word = { $rank ->
    [A] tuz
    [K] król
    [Q] wyżnik
    [J] niżnik
    [T] dziesiątka
   *[9] dziewiątka
}
suit = { $suit ->
    [S] wino
    [H] czerwień
    [D] dzwonek
   *[C] żołądź
}
# Dopełniacz koloru: król żołędzi.
card = { rank-word } { $suit ->
    [S] wina
    [H] czerwieni
    [D] dzwonka
   *[C] żołędzi
}
card-acc = { $rank ->
    [A] tuza
    [K] króla
    [Q] wyżnika
    [J] niżnika
    [T] dziesiątkę
   *[9] dziewiątkę
} { $suit ->
    [S] wina
    [H] czerwieni
    [D] dzwonka
   *[C] żołędzi
}
why-marriage-announced = zagraj króla lub wyżnika z meldunku
why-marriage-needs-pair = potrzebny król i wyżnik w jednym kolorze

# The ranks in the rules.
rt-rank = { rank-word }
