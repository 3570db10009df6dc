### Statistik seseorang.

command-stats = statistik
    .about = Lihat rating, hasil, dan gertakan paling berani seseorang

stats-title = Statistik { $name }
stats-rating = 📈 Rating { $rating }
stats-rating-provisional = 📈 Rating { $rating }, sementara
stats-wins = 🏆 { $wins } kali menang dari { $games } permainan · { $rate }%
stats-streak = 🔥 Menang berturut-turut: sekarang { $streak }, terbanyak { $longest }
stats-dudos = 🎯 Dudo: { $right } dari { $calls } tepat — menurut peluang { $expected }
stats-calzas = 🎯 Calza: { $right } dari { $calls } tepat — menurut peluang { $expected }
stats-rival = ⚔️ Lawan favorit: { $name } · lebih unggul dalam { $ahead } dari { $games } permainan
stats-bluff = 🃏 Gertakan paling berani: { $bid }, berpeluang { $chance }, di permainan `{ $game }`
stats-earned = 🏅 Pencapaian: { $names }
stats-lately = Gambar dan yang ada di bawahnya bercerita tentang { $games } permainan terakhir.

stats-games = Permainan
stats-here = Server ini
stats-everywhere = Semua server

stats-none = Belum ada permainan yang selesai untuk diceritakan. `/perudo start` membuka meja.
stats-bot = Hanya orang yang punya statistik, bot tidak.

stats-alt-rating = Rating selama { $games } permainan: dari { $first } ke { $last }, terendah { $lowest }, tertinggi { $highest }.
stats-alt-places = Peringkat: { $places }.
stats-alt-place = peringkat { $place }: { $times }×
