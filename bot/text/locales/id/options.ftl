### Pengaturan meja: paket aturan, pilihan, waktu, tingkat.

## Paket aturan. Atributnya mengatakan dalam satu baris apa yang istimewa.

preset-classic = Klasik
    .about = Cara main yang biasa.
preset-gamerules = Aturan Inggris
    .about = Dari aturan bahasa Inggris: setiap kali dadu tinggal satu, ada Palifico, dan nilainya terkunci.
preset-francais = Aturan Prancis
    .about = Dari aturan bahasa Prancis: hanya pemain yang bukan gilirannya boleh menyerukan Calza.
preset-quick = Cepat
    .about = Masing-masing tiga dadu.
preset-sudden = Langsung gugur
    .about = Sekali kalah Dudo, kamu tereliminasi.

## Pilihan dan isinya, dengan nama seperti di berkas .perudo.

option-dice = Dadu awal
option-dice-value = { DICE($count) }

option-raise = Menaikkan tawaran
option-raise-any-face = dadu lebih banyak, nilai bebas
option-raise-never-lower-face = nilai tidak boleh turun
option-raise-same-face-or-same-number = nilai sama atau jumlah sama

option-calza = Calza
option-calza-on = ada
option-calza-off = tidak ada

option-calza_by = Yang boleh menyerukan Calza
option-calza_by-anyone = siapa pun selain penawar
option-calza_by-on-turn = pemain yang mendapat giliran
option-calza_by-off-turn = pemain yang bukan gilirannya

option-calza_in_palifico = Calza dalam Palifico
option-calza_in_palifico-no = tidak
option-calza_in_palifico-yes = ya

option-palifico = Palifico
option-palifico-first-time = saat dadu pertama kali tinggal satu
option-palifico-every-time = setiap kali dadu tinggal satu
option-palifico-off = tidak pernah

option-palifico_face = Nilai dalam Palifico
option-palifico_face-one-die-seats = hanya boleh diubah dengan satu dadu
option-palifico_face-locked = terkunci

option-palifico_duel = Palifico saat tinggal berdua
option-palifico_duel-yes = ya
option-palifico_duel-no = tidak

option-loss = Kalah Dudo berarti kehilangan
option-loss-one = satu dadu
option-loss-difference = selisihnya
option-loss-all = semua dadu

option-hints = Petunjuk
option-hints-off = tidak
option-hints-on = ya

option-set = { $option }: { $value }

## Waktu untuk satu giliran.

option-clock = Waktu per giliran
clock-off = tanpa batas
clock-seconds = { $count } detik
clock-minutes = { $count } menit
clock-hours = { $count } jam
clock-days = { $count } hari

## Seberapa sulit pemain komputer.

level-easy = mudah
level-normal = sedang
level-hard = sulit

## Watak pemain komputer.

temperament-trusting = mudah percaya
temperament-sceptical = skeptis
temperament-bold = nekat
temperament-cautious = hati-hati

## Yang bisa diatur untuk server atau channel. Masing-masing satu pilihan menu, seperti “Pengingat: ya”.

setting-preset = Paket aturan
setting-language = Bahasa meja
setting-clock = Waktu per giliran
setting-pause = Jeda saat cangkir terbuka
setting-openers = Yang boleh membuka meja
setting-nudges = Pengingat
setting-weekly = Papan peringkat mingguan
# Yang berlaku selama tidak ada pilihan lain.
setting-as-server = seperti biasa ({ $value })
setting-as-channel = sama dengan server ({ $value })
language-of-server = bahasa server di Discord
openers-everyone = semua orang
openers-moderators = hanya moderator
openers-nobody = tidak seorang pun
nudges-on = sebut yang membuat pemain lain menunggu
nudges-off = jangan sebut siapa pun
weekly-on = tampilkan di sini setiap Senin
weekly-off = jangan tampilkan
