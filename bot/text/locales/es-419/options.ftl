### Cómo se configura una mesa: variantes, opciones, tiempos, niveles.

## Variantes. El atributo dice en una línea qué tienen de especial.

preset-classic = Clásica
    .about = Como se juega casi siempre.
preset-gamerules = Inglesa
    .about = Según la hoja inglesa: cada caída a un dado da un palifico, y su pinta queda fija.
preset-francais = Francesa
    .about = Según la hoja francesa: solo puede decir calza quien no está en su turno.
preset-quick = Rápida
    .about = Tres dados para cada quien.
preset-sudden = Muerte súbita
    .about = Si pierdes un dudo, quedas fuera.

## Las opciones y sus valores, llamados como en un archivo .perudo.

option-dice = Dados al empezar
option-dice-value = { DICE($count) }

option-raise = Subidas
option-raise-any-face = más dados, de cualquier pinta
option-raise-never-lower-face = la pinta nunca baja
option-raise-same-face-or-same-number = misma pinta o misma cantidad

option-calza = Calza
option-calza-on = sí
option-calza-off = no

option-calza_by = Quién puede decir calza
option-calza_by-anyone = cualquiera menos quien apostó
option-calza_by-on-turn = solo quien está en su turno
option-calza_by-off-turn = solo quien no está en su turno

option-calza_in_palifico = Calza en palifico
option-calza_in_palifico-no = no
option-calza_in_palifico-yes = sí

option-palifico = Palifico
option-palifico-first-time = la primera vez que te quedas con un dado
option-palifico-every-time = cada vez que te quedas con un dado
option-palifico-off = nunca

option-palifico_face = Pinta en palifico
option-palifico_face-one-die-seats = solo la cambia quien tiene un dado
option-palifico_face-locked = fija

option-palifico_duel = Palifico entre dos
option-palifico_duel-yes = sí
option-palifico_duel-no = no

option-loss = Un dudo cuesta
option-loss-one = un dado
option-loss-difference = la diferencia
option-loss-all = todos los dados

option-hints = Pistas
option-hints-off = no
option-hints-on = sí

option-set = { $option }: { $value }

## El tiempo de un turno.

option-clock = Tiempo por turno
clock-off = sin límite
clock-seconds = { $count ->
    [one] { $count } segundo
    [many] { $count } de segundos
   *[other] { $count } segundos
}
clock-minutes = { $count ->
    [one] { $count } minuto
    [many] { $count } de minutos
   *[other] { $count } minutos
}
clock-hours = { $count ->
    [one] { $count } hora
    [many] { $count } de horas
   *[other] { $count } horas
}
clock-days = { $count ->
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}

## Qué tan bien juega una computadora.

level-easy = fácil
level-normal = normal
level-hard = difícil

## El carácter de una computadora.

temperament-trusting = confiada
temperament-sceptical = escéptica
temperament-bold = audaz
temperament-cautious = prudente

## Lo que puede fijar un servidor o un canal. Cada cosa es una opción de un menú, como “Avisos: sí”.

setting-preset = Variante
setting-language = Idioma de las mesas
setting-clock = Tiempo por turno
setting-pause = Pausa con los dados a la vista
setting-openers = Quién abre mesas
setting-nudges = Avisos
setting-weekly = Clasificación de la semana
# Lo que vale mientras no se elija otra cosa.
setting-as-server = lo de siempre ({ $value })
setting-as-channel = como en el servidor ({ $value })
language-of-server = el del servidor en Discord
openers-everyone = cualquiera
openers-moderators = quien modera
openers-nobody = nadie
nudges-on = mencionar a quien hace esperar
nudges-off = no mencionar a nadie
weekly-on = publicarla aquí cada lunes
weekly-off = no publicarla
