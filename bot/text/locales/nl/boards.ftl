### Ranglijsten.

argument-by = op
    .about = Wat er telt
argument-period = periode
    .about = Welke spellen tellen
argument-scope = bereik
    .about = Deze server, of alle servers van deze bot

board-by-rating = rating
board-by-wins = gewonnen spellen
board-by-win-rate = gewonnen in procenten
board-by-dudos = juiste dudo’s
board-by-calzas = juiste calza’s
board-period-always = altijd
board-period-month = deze maand
board-period-week = deze week
board-period-last-week = vorige week
board-scope-here = deze server
board-scope-everywhere = overal
board-title-everywhere = Ranglijst van alle servers
board-few = Hier heeft nog niemand daar genoeg voor gespeeld.
board-rating = { $medal } { $place }. { $name } · rating { $rating }
board-rating-provisional = { $medal } { $place }. { $name } · rating { $rating }, voorlopig
board-calls = { $medal } { $place }. { $name } · { $right } van { $calls } juist · { $rate }%
