# Cartes allemandes : mots à la place de ceux de table.ftl.
# $suit : S feuilles, H cœurs, D grelots, C glands. $rank : Q ober, J unter.

rank-word = { $rank ->
    [A] as
    [K] roi
    [Q] ober
    [J] unter
    [T] dix
   *[9] neuf
}
suit = { $suit ->
    [S] feuilles
    [H] cœurs
    [D] grelots
   *[C] glands
}
card-acc = { $rank ->
    [A] l’as
    [K] le roi
    [Q] l’ober
    [J] l’unter
    [T] le dix
   *[9] le neuf
} de { suit }
why-marriage-announced = entamez du roi ou de l’ober du mariage
why-marriage-needs-pair = il faut le roi et l’ober d’une même couleur

# The ranks in the rules.
rt-rank = { rank-word }
