### Musim di sebuah server.

command-season = musim
    .about = Lihat musim di server ini; yang mengelola server memulai dan mengakhirinya

# $number: nomor musim di sebuah server, mulai dari 1.
season-number = Musim { $number }
season-title = Musim di server ini
season-running = berjalan
# $when: sebuah hari.
season-since = sejak { $when }
season-none = Tidak ada musim yang berjalan: peringkat menghitung sepanjang masa.
season-who = Orang yang boleh mengelola server ini bisa memulai satu di sini.
season-nobody = Belum ada yang menyelesaikan permainan di musim ini.
season-how = Dengan sebuah musim, peringkat dan rating server ini mulai dari awal. Musim lama tetap ada di menu, dan hitungan sepanjang masa berlanjut.
season-started = ✅ Musim sudah dimulai.
season-ended = ✅ Musim sudah berakhir.
season-meanwhile = Sejak kartu itu ditampilkan, ada musim yang dimulai atau berakhir: beginilah keadaannya sekarang. Tidak ada yang dilakukan.
season-needs-manage-server = Hanya orang yang boleh mengelola server ini bisa memulai atau mengakhiri musim.

# Formulir musim baru: judul dan label paling banyak 45 karakter, keterangan 100.
season-start = Mulai musim
season-name = Namanya
season-name-how = Boleh kosong: setiap musim punya nomor.
season-name-ends = Boleh kosong. Musim yang berjalan akan berakhir.

season-end = Akhiri musim
# $season: yang mana, seperti “Musim 3 · Hujan”.
season-end-title = Akhiri { $season }?
season-end-why = Peringkatnya tetap ada. Permainan yang selesai setelah itu tidak masuk musim mana pun sampai ada musim baru.
season-end-surely = Akhiri sungguh-sungguh

# Di papan peringkat.
board-period-season = musim ini
board-seasons = Sepanjang masa, atau sebuah musim…
board-no-season = Tidak ada musim yang berjalan di server ini. Orang yang boleh mengelolanya bisa memulai satu dengan `/perudo season`.
board-season-here = Musim hanya milik satu server: kosongkan cakupannya, atau pilih waktu yang lain.

# Di kartu terakhir, setelah nama musim; dan di bawah gambar statistik.
end-season = rating musim ini
stats-seasons = Di gambar, setiap musim punya garis sendiri; angka di atasnya sepanjang masa.
