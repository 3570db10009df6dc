### Les mots dont les phrases sont faites : annonces, dés, valeurs, gobelets, listes.
###
### Toute phrase peut appeler BID($quantity, $face), DICE($count) et FACES($face) : ils disent `bid`, `dice` et `faces` de ce fichier.
### La quantité et la valeur ne sont jamais deux nombres nus. En français, 0 compte comme « one ».
### Espace fine insécable (U+202F) devant ! ? ; : et à l’intérieur des guillemets ; apostrophe typographique.

-dudo = Dudo !
-calza = Calza !
-palifico = Palafico

## Les valeurs. $face : 1 à 6 ; 1 est le Paco.

face = { $face ->
    [1] Paco
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
faces = { $face ->
    [1] Pacos
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}

face-choice = { $face ->
    [1] uns (Pacos)
   *[other] { faces }
}

## Annonces et dés.

bid = { $quantity ->
    [one] { $quantity } × { face }
   *[other] { $quantity } × { faces }
}

dice = { $count ->
    [0] aucun dé
    [one] { $count } dé
   *[other] { $count } dés
}

dice-of-face = { $number ->
    [1] un { face }
    [2] deux { faces }
    [3] trois { faces }
    [4] quatre { faces }
    [5] cinq { faces }
   *[other] { $number } { faces }
}

dice-none = aucun dé

## Les six gobelets de la boîte, par place. $seat : 1 à 6.

colour = { $seat ->
    [1] jaune
    [2] rouge
    [3] bleu
    [4] vert
    [5] orange
   *[6] noir
}

## Listes : « a et b » ; les plus longues sont assemblées depuis le début, comme « a, b et c ».

list-two = { $first } et { $last }
list-more = { $first }, { $next }
list-last = { $first } et { $last }
