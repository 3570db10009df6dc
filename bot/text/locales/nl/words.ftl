### De woorden waar zinnen uit bestaan: biedingen, dobbelstenen, waarden, bekers, lijsten.
###
### Elke zin mag BID($quantity, $face), DICE($count) en FACES($face) gebruiken: dat zijn `bid`, `dice` en `faces` uit dit bestand.
### Een aantal en een waarde zijn nooit twee kale getallen. Weglatingsteken: ’.

-dudo = Dudo!
-calza = Calza!
-palifico = Palafico

## Waarden. $face: 1 tot 6; 1 is de Paco.

face = { $face ->
    [1] Paco
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[6] zes
}
faces = { $face ->
    [1] Paco’s
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
}

face-choice = { $face ->
    [1] enen (Paco’s)
   *[other] { faces }
}

## Biedingen en dobbelstenen.

bid = { $quantity ->
    [one] { $quantity } × { face }
   *[other] { $quantity } × { faces }
}

dice = { $count ->
    [0] geen dobbelstenen
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}

dice-of-face = { $number ->
    [1] een { face }
    [2] twee { faces }
    [3] drie { faces }
    [4] vier { faces }
    [5] vijf { faces }
   *[other] { $number } { faces }
}

dice-none = geen dobbelstenen

## De zes bekers uit de doos, per plaats. $seat: 1 tot 6.

colour = { $seat ->
    [1] geel
    [2] rood
    [3] blauw
    [4] groen
    [5] oranje
   *[6] zwart
}

## Lijsten: “a en b”; langere worden van voren af aan samengesteld: “a, b en c”.

list-two = { $first } en { $last }
list-more = { $first }, { $next }
list-last = { $first } en { $last }
