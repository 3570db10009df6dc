### Las palabras de las que se hacen las frases: apuestas, dados, pintas, cubiletes, listas.
###
### Cualquier frase puede usar BID($quantity, $face), DICE($count) y FACES($face): dicen `bid`, `dice` y `faces` de este archivo.
### Una cantidad y una pinta nunca son dos números a secas.

-dudo = ¡Dudo!
-calza = ¡Calza!
-palifico = palifico

## Pintas. $face: de 1 a 6; el 1 es el as.

face = { $face ->
    [1] as
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}
faces = { $face ->
    [1] ases
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
}

face-choice = { $face ->
    [1] unos (ases)
   *[other] { faces }
}

## Apuestas y dados.

bid = { $quantity ->
    [one] { $quantity } × { face }
   *[other] { $quantity } × { faces }
}

dice = { $count ->
    [0] ningún dado
    [one] { $count } dado
    [many] { $count } de dados
   *[other] { $count } dados
}

dice-of-face = { $number ->
    [1] un { face }
    [2] dos { faces }
    [3] tres { faces }
    [4] cuatro { faces }
    [5] cinco { faces }
   *[other] { $number } { faces }
}

dice-none = ningún dado

## Los seis cubiletes de la caja, por asiento. $seat: de 1 a 6.

colour = { $seat ->
    [1] amarillo
    [2] rojo
    [3] azul
    [4] verde
    [5] naranja
   *[6] negro
}

## Listas, montadas desde el principio: «a, b y c».

list-two = { $first } y { $last }
list-more = { $first }, { $next }
list-last = { $first } y { $last }
