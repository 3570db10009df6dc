### Como uma mesa pode ser: variantes, opções, tempos, níveis.

## Variantes. O atributo diz em uma linha o que elas têm de especial.

preset-classic = Clássica
    .about = O jeito mais comum de jogar.
preset-gamerules = Inglesa
    .about = Pela regra inglesa: cada queda para um dado traz um palifico, e a face dele fica presa.
preset-francais = Francesa
    .about = Pela regra francesa: só quem não está na vez pode dizer calza.
preset-quick = Rápida
    .about = Três dados para cada um.
preset-sudden = Morte súbita
    .about = Perdeu um dudo, está fora.

## As opções e seus valores, com os nomes de um arquivo .perudo.

option-dice = Dados no começo
option-dice-value = { DICE($count) }

option-raise = Aumentos
option-raise-any-face = mais dados, de qualquer face
option-raise-never-lower-face = a face nunca desce
option-raise-same-face-or-same-number = mesma face ou mesma quantidade

option-calza = Calza
option-calza-on = sim
option-calza-off = não

option-calza_by = Quem pode dizer calza
option-calza_by-anyone = qualquer um, menos quem apostou
option-calza_by-on-turn = só quem está na vez
option-calza_by-off-turn = só quem não está na vez

option-calza_in_palifico = Calza no palifico
option-calza_in_palifico-no = não
option-calza_in_palifico-yes = sim

option-palifico = Palifico
option-palifico-first-time = na primeira vez em que se cai para um dado
option-palifico-every-time = toda vez que se cai para um dado
option-palifico-off = nunca

option-palifico_face = Face no palifico
option-palifico_face-one-die-seats = só muda quem está com um dado
option-palifico_face-locked = presa

option-palifico_duel = Palifico a dois
option-palifico_duel-yes = sim
option-palifico_duel-no = não

option-loss = Um dudo custa
option-loss-one = um dado
option-loss-difference = a diferença
option-loss-all = todos os dados

option-hints = Dicas
option-hints-off = não
option-hints-on = sim

option-set = { $option }: { $value }

## O tempo de uma vez.

option-clock = Tempo por vez
clock-off = sem limite
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
    [one] { $count } dia
    [many] { $count } de dias
   *[other] { $count } dias
}

## O quanto um computador joga bem.

level-easy = fácil
level-normal = normal
level-hard = difícil

## O temperamento de um computador.

temperament-trusting = confiante
temperament-sceptical = cético
temperament-bold = ousado
temperament-cautious = cauteloso

## O que um servidor ou um canal pode definir. Cada coisa é uma escolha de um menu, como “Lembretes: sim”.

setting-preset = Variante
setting-language = Idioma das mesas
setting-clock = Tempo por vez
setting-pause = Pausa com os dados à vista
setting-openers = Quem abre mesas
setting-nudges = Lembretes
setting-weekly = Classificação da semana
# O que vale enquanto nada mais for escolhido.
setting-as-server = o de sempre ({ $value })
setting-as-channel = como no servidor ({ $value })
language-of-server = o do servidor no Discord
openers-everyone = qualquer pessoa
openers-moderators = a moderação
openers-nobody = ninguém
nudges-on = mencionar quem faz esperar
nudges-off = não mencionar ninguém
weekly-on = publicar aqui toda segunda-feira
weekly-off = não publicar
