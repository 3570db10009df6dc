### Perintah seperti yang ditampilkan Discord, dan apa yang dikatakan secara pribadi setelah dijalankan.
###
### Nama: huruf kecil, tanpa spasi atau apostrof, paling banyak 32 karakter. Keterangan: paling banyak 100.

## Perintah.

command-perudo = perudo
    .about = Perudo, permainan dadu penuh gertakan
command-start = buka
    .about = Buka meja di channel ini
command-join = ikut
    .about = Duduk di meja channel ini
command-leave = keluar
    .about = Tinggalkan meja
command-begin = mulai
    .about = Mulai permainan, sebagai tuan rumah
command-computers = komputer
    .about = Dudukkan pemain komputer, sebagai tuan rumah
command-dice = dadu
    .about = Lihat dadumu sendiri dan apa yang bisa kamu lakukan
command-table = meja
    .about = Tampilkan lagi kartu meja di bagian bawah channel
command-rules = aturan
    .about = Baca aturan meja ini
command-stop = tutup
    .about = Tutup meja, sebagai tuan rumah atau moderator
command-settings = pengaturan
    .about = Pilih cara main meja di server ini atau di channel ini
command-remove = keluarkan
    .about = Keluarkan pemain yang sedang pergi, sebagai tuan rumah atau moderator
command-language = bahasa
    .about = Pilih bahasa untuk jawaban yang hanya kamu lihat
command-verify = periksa
    .about = Periksa semua dadu permainan yang selesai, dan unduh permainannya
command-fairness = keadilan
    .about = Lihat seberapa sering setiap nilai muncul
command-bid = tawar
    .about = Buat tawaran, atau naikkan tawaran sekarang
command-dudo = dudo
    .about = Ragukan tawaran sekarang
command-calza = calza
    .about = Katakan bahwa tawaran sekarang tepat
command-leaderboard = peringkat
    .about = Lihat siapa yang menang di server ini

## Yang diminta perintah.

argument-preset = paket
    .about = Aturan mana yang dipakai
argument-computers = komputer
    .about = Berapa pemain komputer yang duduk bersamamu
argument-level = tingkat
    .about = Seberapa sulit pemain komputernya
argument-temperament = watak
    .about = Watak pemain komputer; diacak kalau tidak dipilih
argument-clock = waktu
    .about = Berapa lama satu giliran
argument-dice = dadu
    .about = Berapa dadu setiap pemain di awal
argument-count = jumlah
    .about = Berapa pemain komputer yang duduk
argument-seat = kursi
    .about = Siapa yang dikeluarkan
argument-game = permainan
    .about = ID di kartu terakhirnya; kalau kosong, permainan terakhir di channel ini
argument-language = bahasa
    .about = Satu bahasa, atau yang dipakai Discord-mu
argument-quantity = jumlah
    .about = Paling sedikit berapa dadu
argument-face = nilai
    .about = Nilai dadu-dadu itu

clock-choice-30 = 30 detik
clock-choice-60 = 60 detik
clock-choice-90 = 90 detik
clock-choice-180 = 3 menit
clock-choice-86400 = 1 hari
clock-choice-off = tanpa batas

# Nama bahasa ini dalam bahasa ini sendiri.
language-name = Bahasa Indonesia
language-automatic = Seperti Discord-ku

bid-offer = { $quantity } – { $faces }

## Selesai.

done-joined = Kamu duduk di meja.
done-left = Kamu meninggalkan meja.
done-begun = Permainan dimulai.
done-phrase = Mantra keberuntunganmu “{ $phrase }”. Mantra itu dicampur ke semua dadu permainan ini, dan ditampilkan saat permainan dimulai.
done-phrase-none = Sekarang kamu tidak punya mantra keberuntungan.
done-computers = { $count } pemain komputer duduk.
done-table = Kartunya sekarang ada di bagian bawah channel.
done-stopped = Meja ditutup.
done-removed = { $name } dikeluarkan.
done-bid = Kamu menawar { BID($quantity, $face) }.
done-dudo = Kamu menyerukan { -dudo }
done-calza = Kamu menyerukan { -calza }
done-language = Mulai sekarang, jawaban yang hanya kamu lihat berbahasa Indonesia.
done-language-automatic = Jawaban yang hanya kamu lihat mengikuti bahasa Discord-mu.
