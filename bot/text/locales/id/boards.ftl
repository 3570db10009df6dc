### Peringkat.

argument-by = menurut
    .about = Apa yang dihitung
argument-period = waktu
    .about = Permainan mana yang dihitung
argument-scope = cakupan
    .about = Server ini, atau semua server bot ini

board-by-rating = rating
board-by-wins = kemenangan
board-by-win-rate = persentase menang
board-by-dudos = dudo tepat
board-by-calzas = calza tepat
board-period-always = sepanjang masa
board-period-month = bulan ini
board-period-week = minggu ini
board-period-last-week = minggu lalu
board-scope-here = server ini
board-scope-everywhere = di semua server
board-title-everywhere = Peringkat di semua server
board-few = Belum ada yang cukup sering bermain di sini untuk ini.
board-rating = { $medal } { $place }. { $name } · rating { $rating }
board-rating-provisional = { $medal } { $place }. { $name } · rating { $rating }, sementara
board-calls = { $medal } { $place }. { $name } · { $right } dari { $calls } tepat · { $rate }%
