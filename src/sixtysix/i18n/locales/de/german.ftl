# Deutsche Karten: Wörter, die an die Stelle derer in table.ftl treten.
# $suit: S Laub, H Herz, D Schellen, C Eichel. $rank: Q Ober, J Unter.

rank-word = { $rank ->
    [A] Daus
    [K] König
    [Q] Ober
    [J] Unter
    [T] Zehn
   *[9] Neun
}
suit = { $suit ->
    [S] Laub
    [H] Herz
    [D] Schellen
   *[C] Eichel
}
why-marriage-announced = spiel König oder Ober des Paares aus
why-marriage-needs-pair = dazu brauchst du König und Ober einer Farbe

# The ranks in the rules.
rt-rank = { rank-word }
