### Les réglages d’une table : formules, options, temps, niveaux.

## Formules. L’attribut dit en une ligne ce qui les distingue.

preset-classic = Classique
    .about = La façon habituelle de jouer.
preset-gamerules = Règle anglaise
    .about = Selon la règle anglaise : chaque passage à un seul dé donne un Palafico, dont la valeur est bloquée.
preset-francais = Français
    .about = Selon la règle française : seuls ceux dont ce n’est pas le tour peuvent dire Calza.
preset-quick = Rapide
    .about = Trois dés chacun.
preset-sudden = Mort subite
    .about = Un Dudo perdu et tu es éliminé.

## Les options et leurs choix, nommés comme dans un fichier .perudo.

option-dice = Dés au départ
option-dice-value = { DICE($count) }

option-raise = Surenchères
option-raise-any-face = plus de dés, de n’importe quelle valeur
option-raise-never-lower-face = la valeur ne baisse jamais
option-raise-same-face-or-same-number = même valeur ou même quantité

option-calza = Calza
option-calza-on = oui
option-calza-off = non

option-calza_by = Qui peut dire Calza
option-calza_by-anyone = tous sauf l’auteur de l’annonce
option-calza_by-on-turn = celui dont c’est le tour
option-calza_by-off-turn = ceux dont ce n’est pas le tour

option-calza_in_palifico = Calza pendant un Palafico
option-calza_in_palifico-no = non
option-calza_in_palifico-yes = oui

option-palifico = Palafico
option-palifico-first-time = au premier passage à un dé
option-palifico-every-time = à chaque passage à un dé
option-palifico-off = jamais

option-palifico_face = Valeur pendant un Palafico
option-palifico_face-one-die-seats = changée seulement avec un seul dé
option-palifico_face-locked = bloquée

option-palifico_duel = Palafico à deux
option-palifico_duel-yes = oui
option-palifico_duel-no = non

option-loss = Un Dudo coûte
option-loss-one = un dé
option-loss-difference = la différence
option-loss-all = tous les dés

option-hints = Conseils
option-hints-off = non
option-hints-on = oui

option-set = { $option } : { $value }

## Le temps pour un tour.

option-clock = Temps par tour
clock-off = sans limite
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## La force d’un ordinateur.

level-easy = facile
level-normal = normal
level-hard = difficile

## Le caractère d’un ordinateur.

temperament-trusting = confiant
temperament-sceptical = sceptique
temperament-bold = audacieux
temperament-cautious = prudent

## Ce qui se règle pour un serveur ou un salon. Chacun est un choix d’un menu, comme « Rappels : oui ».

setting-preset = Formule
setting-language = Langue des tables
setting-clock = Temps par tour
setting-pause = Pause, gobelets levés
setting-openers = Qui ouvre des tables
setting-nudges = Rappels
setting-weekly = Classement de la semaine
# Ce qui vaut tant que rien d’autre n’est choisi.
setting-as-server = comme d’habitude ({ $value })
setting-as-channel = comme sur le serveur ({ $value })
language-of-server = celle du serveur sur Discord
openers-everyone = tout le monde
openers-moderators = la modération
openers-nobody = personne
nudges-on = mentionner qui fait attendre les autres
nudges-off = ne mentionner personne
weekly-on = le publier ici chaque lundi
weekly-off = ne pas le publier
