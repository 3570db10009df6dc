### Hoe een tafel ingesteld kan worden: varianten, instellingen, tijd, niveaus.

## Varianten. Het attribuut zegt in één regel wat er bijzonder aan is.

preset-classic = Klassiek
    .about = De gewone manier van spelen.
preset-gamerules = Engelse regels
    .about = Volgens de Engelse regels: elke laatste dobbelsteen geeft een Palafico-ronde, met vaste waarde.
preset-francais = Franse regels
    .about = Volgens de Franse regels: alleen wie niet aan de beurt is, mag Calza roepen.
preset-quick = Snel
    .about = Ieder drie dobbelstenen.
preset-sudden = Alles of niets
    .about = Eén Dudo verloren en je bent uitgeschakeld.

## Instellingen en hun waarden, genoemd zoals in een .perudo-bestand.

option-dice = Dobbelstenen bij het begin
option-dice-value = { $count }

option-raise = Verhogen
option-raise-any-face = meer dobbelstenen, van elke waarde
option-raise-never-lower-face = de waarde gaat nooit omlaag
option-raise-same-face-or-same-number = dezelfde waarde of hetzelfde aantal

option-calza = Calza
option-calza-on = aan
option-calza-off = uit

option-calza_by = Wie Calza mag roepen
option-calza_by-anyone = iedereen behalve de bieder
option-calza_by-on-turn = wie aan de beurt is
option-calza_by-off-turn = wie niet aan de beurt is

option-calza_in_palifico = Calza in een Palafico-ronde
option-calza_in_palifico-no = nee
option-calza_in_palifico-yes = ja

option-palifico = Palafico
option-palifico-first-time = als je voor het eerst op één dobbelsteen staat
option-palifico-every-time = telkens als je op één dobbelsteen komt
option-palifico-off = nooit

option-palifico_face = Waarde in een Palafico-ronde
option-palifico_face-one-die-seats = alleen met één dobbelsteen te veranderen
option-palifico_face-locked = vast

option-palifico_duel = Palafico met zijn tweeën
option-palifico_duel-yes = ja
option-palifico_duel-no = nee

option-loss = Een verloren Dudo kost
option-loss-one = één dobbelsteen
option-loss-difference = het verschil
option-loss-all = alle dobbelstenen

option-hints = Hints
option-hints-off = uit
option-hints-on = aan

option-set = { $option }: { $value }

## De tijd voor een beurt.

option-clock = Tijd per beurt
clock-off = geen limiet
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
clock-hours = { $count } uur
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

## Hoe sterk een computer is.

level-easy = zwak
level-normal = gemiddeld
level-hard = sterk

## Hoe een computer is.

temperament-trusting = goedgelovig
temperament-sceptical = sceptisch
temperament-bold = gedurfd
temperament-cautious = voorzichtig

## Wat je voor een server of een kanaal kunt instellen. Elk is een keuze uit een menu, zoals “Herinneringen: aan”.

setting-preset = Variant
setting-language = Taal van de tafels
setting-clock = Tijd per beurt
setting-pause = Pauze met open bekers
setting-openers = Wie tafels opent
setting-nudges = Herinneringen
setting-weekly = Klassement van de week
# Wat geldt zolang er niets anders gekozen is.
setting-as-server = zoals gewoonlijk ({ $value })
setting-as-channel = zoals op de server ({ $value })
language-of-server = die van de server op Discord
openers-everyone = iedereen
openers-moderators = alleen moderators
openers-nobody = niemand
nudges-on = vermeld wie de anderen laat wachten
nudges-off = vermeld niemand
weekly-on = hier elke maandag plaatsen
weekly-off = niet plaatsen
