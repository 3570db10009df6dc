### As palavras de que se fazem as frases: apostas, dados, faces, copos, listas.
###
### Qualquer frase pode usar BID($quantity, $face), DICE($count) e FACES($face): dizem `bid`, `dice` e `faces` deste arquivo.
### Uma quantidade e uma face nunca são dois números soltos. Em português, 0 conta como “one”: onde se diz outra coisa, [1] ou [0].

-dudo = Dudo!
-calza = Calza!
-palifico = palifico

## Faces. $face: de 1 a 6; o 1 é o ás.

face = { $face ->
    [1] ás
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
   *[6] seis
}
faces = { $face ->
    [1] ases
    [2] dois
    [3] três
    [4] quatros
    [5] cincos
   *[6] seis
}

face-choice = { $face ->
    [1] uns (ases)
   *[other] { faces }
}

## Apostas e dados.

bid = { $quantity ->
    [1] { $quantity } × { face }
   *[other] { $quantity } × { faces }
}

dice = { $count ->
    [0] nenhum dado
    [one] { $count } dado
    [many] { $count } de dados
   *[other] { $count } dados
}

dice-of-face = { $number ->
    [1] um { face }
    [2] dois { faces }
    [3] três { faces }
    [4] quatro { faces }
    [5] cinco { faces }
   *[other] { $number } { faces }
}

dice-none = nenhum dado

## Os seis copos da caixa, por lugar. $seat: de 1 a 6.

colour = { $seat ->
    [1] amarelo
    [2] vermelho
    [3] azul
    [4] verde
    [5] laranja
   *[6] preto
}

## Listas, montadas a partir do começo: “a, b e c”.

list-two = { $first } e { $last }
list-more = { $first }, { $next }
list-last = { $first } e { $last }
