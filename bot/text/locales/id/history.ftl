### Riwayat.

command-history = riwayat
    .about = Lihat permainan yang sudah diselesaikan seseorang di server ini
argument-player = pemain
    .about = Permainan siapa; kalau kosong, permainanmu

history-title = Permainan { $name }
history-place = peringkat { $place } dari { $players }
history-with = bersama { $names }
history-unrated = tanpa rating
history-replay = Lihat satu permainan langkah demi langkah…
history-empty = Belum ada permainan yang selesai di server ini. `/perudo start` membuka meja.
