### Die Wörter, aus denen Sätze gemacht sind: Gebote, Würfel, Augenzahlen, Becher, Listen.
###
### Jeder Satz darf BID($quantity, $face), DICE($count) und FACES($face) aufrufen: Sie sagen `bid`, `dice` und `faces` aus dieser Datei.
### Eine Anzahl und eine Augenzahl sind nie zwei nackte Zahlen. Alles hier steht im Nominativ oder Akkusativ Plural: ein Satz,
### der den Dativ bräuchte („bei Fünfern“), wird umgebaut.

-dudo = Dudo!
-calza = Calza!
-palifico = Palafico

## Augenzahlen. $face: 1 bis 6; die 1 ist der Paco.

face = { $face ->
    [1] Paco
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
}
faces = { $face ->
    [1] Pacos
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
}

face-choice = { $face ->
    [1] Einser (Pacos)
   *[other] { faces }
}

## Gebote und Würfel.

bid = { $quantity ->
    [one] { $quantity } × { face }
   *[other] { $quantity } × { faces }
}

dice = { $count ->
    [0] keine Würfel
    [one] { $count } Würfel
   *[other] { $count } Würfel
}

dice-of-face = { $number ->
    [1] ein { face }
    [2] zwei { faces }
    [3] drei { faces }
    [4] vier { faces }
    [5] fünf { faces }
   *[other] { $number } { faces }
}

dice-none = keine Würfel

## Die sechs Becher der Schachtel, nach Plätzen. $seat: 1 bis 6.

colour = { $seat ->
    [1] gelb
    [2] rot
    [3] blau
    [4] grün
    [5] orange
   *[6] schwarz
}

## Listen: „a und b“; längere werden von vorn zusammengesetzt, wie „a, b und c“.

list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-last = { $first } und { $last }
