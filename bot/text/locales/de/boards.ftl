### Ranglisten.

argument-by = nach
    .about = Was zählt
argument-period = zeitraum
    .about = Welche Partien zählen
argument-scope = bereich
    .about = Dieser Server, oder alle Server dieses Bots

board-by-rating = Wertung
board-by-wins = Siege
board-by-win-rate = Siege in Prozent
board-by-dudos = richtige Dudos
board-by-calzas = richtige Calzas
board-period-always = insgesamt
board-period-month = diesen Monat
board-period-week = diese Woche
board-period-last-week = letzte Woche
board-scope-here = dieser Server
board-scope-everywhere = überall
board-title-everywhere = Rangliste aller Server
board-few = Dafür hat hier noch niemand genug gespielt.
board-rating = { $medal } { $place }. { $name } · Wertung { $rating }
board-rating-provisional = { $medal } { $place }. { $name } · Wertung { $rating }, vorläufig
board-calls = { $medal } { $place }. { $name } · { $right } von { $calls } richtig · { $rate } %
