### Mengapa sesuatu tidak dilakukan, dan apa yang bisa. Pribadi, masing-masing satu baris.
### Nama datang dalam bentuk aman.

## Menurut aturan.

refusal-game-over = Permainan ini sudah selesai. `/perudo start` membuka meja baru.
refusal-not-started = Belum ada ronde yang berjalan: tunggu kocokan berikutnya.
refusal-already-started = Permainan sudah dimulai. Tunggu sampai selesai, atau buka meja di channel lain.
refusal-no-such-seat = Meja ini tidak punya kursi { $seat }.
refusal-seat-out = Kamu sudah tereliminasi; kamu bisa menonton sampai selesai.
refusal-calza-off = Meja ini bermain tanpa Calza. Pada giliranmu, kamu bisa menaikkan tawaran atau meragukannya.
refusal-no-bid-yet = Belum ada tawaran. Pemain yang memulai harus menawar dulu.
refusal-own-bid = Itu tawaranmu sendiri: biar pemain lain yang menilainya.
refusal-calza-in-palifico = Tidak ada Calza dalam Palifico. Pada giliranmu, kamu bisa menaikkan tawaran atau meragukannya.
refusal-calza-two-left = Tidak ada Calza kalau tinggal berdua. Pada giliranmu, kamu bisa menaikkan tawaran atau meragukannya.
refusal-calza-on-turn = Di meja ini, Calza hanya untuk pemain yang bukan gilirannya. Naikkan tawaran, atau ragukan.
refusal-calza-off-turn = Di meja ini, hanya pemain yang mendapat giliran boleh menyerukan Calza.
refusal-not-your-turn = Sekarang giliran { $name }.
refusal-opening-on-pacos = Ronde tidak boleh dimulai dengan Paco. Nilai lain boleh.
refusal-face-stands = Dalam Palifico ini nilainya tetap { FACES($face) }: naikkan jumlahnya saja.
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] Terlalu rendah, dan tawaran Paco tidak bisa naik lagi.
       *[other] Terlalu rendah. Paling rendah: { BID($pacos, 1) }.
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] Terlalu rendah: nilai { FACES($face) } tidak bisa ditawar lagi.
           *[other] Terlalu rendah: nilai { FACES($face) } tidak bisa ditawar lagi. Paling rendah: { BID($pacos, 1) }.
        }
       *[other] { $pacos ->
            [0] Terlalu rendah. Paling rendah: { BID($least, $face) }.
           *[other] Terlalu rendah. Paling rendah: { BID($pacos, 1) }, atau { BID($least, $face) }.
        }
    }
}
refusal-bid-too-high = Terlalu tinggi: hanya ada { DICE($dice) } di meja.

refusal-already-seated = Kamu sudah duduk di meja ini.
refusal-table-full = Semua { $seats } kursi sudah terisi.
refusal-too-few-seats = Permainan butuh paling sedikit { $seats } pemain. Ajak seseorang atau tambahkan pemain komputer.
refusal-not-host = Hanya tuan rumah yang boleh melakukan itu: minta tolong { $name }.
refusal-not-away = { $name } tidak sedang pergi. Hanya pemain yang sedang pergi bisa dikeluarkan.
refusal-phrase-too-long = Mantra keberuntunganmu paling panjang { $most } karakter.

## Di pintu: sebelum aturan ditanya, atau di luar aturan.

door-stale-bid = Terlambat: tawarannya sekarang { BID($quantity, $face) }, dari { $name }. Tidak ada yang dilakukan.
door-stale-card = Permainan sudah maju sejak kartu ini. Pakai kartu terbaru, atau `/perudo table`. Tidak ada yang dilakukan.
door-called-first = Terlambat: { $name } lebih dulu berseru.
door-between-rounds = Ronde ini sudah selesai. Ronde berikutnya segera dimulai.

door-no-table = Belum ada meja yang terbuka di sini. `/perudo start` membukanya.
door-table-open = Sudah ada meja yang terbuka di sini. `/perudo table` menampilkannya.
door-not-seated = Kamu tidak duduk di meja ini. `/perudo join` selagi pemain masih berkumpul.
door-no-dice = Kamu tidak punya dadu sekarang. Dadumu datang pada kocokan berikutnya.
door-no-hints = Meja ini bermain tanpa petunjuk. Petunjuk bisa diperbolehkan di *Pengaturan* sebelum permainan dimulai.
door-no-such-game = Permainan itu tidak ditemukan lagi. `/perudo start` membuka meja baru.

door-nothing-to-check = Belum ada permainan yang selesai di channel ini. ID setiap permainan ada di kartu terakhirnya.
door-no-game-to-check = Tidak ada permainan selesai dengan ID itu di server ini. ID setiap permainan ada di kartu terakhirnya.
door-still-played = Permainan itu masih berlangsung. Dadunya bisa diperiksa setelah selesai.
door-no-dice-to-check = Permainan itu tidak pernah dimulai: tidak ada dadu untuk diperiksa.
door-moves-gone = Langkah-langkah permainan itu tidak disimpan lagi. Hasilnya masih disimpan dan tetap dihitung.

door-needs-manage-messages = Hanya tuan rumah, atau orang yang boleh mengelola pesan di sini, bisa melakukan itu.
door-needs-manage-server = Hanya orang yang boleh mengelola server ini bisa mengubah pengaturannya.
door-old-button = Ini dari versi bot yang lain. Ketik lagi perintahnya, atau pakai kartu terbaru. Tidak ada yang dilakukan.
door-old-command = Perintah itu dari versi bot yang lain. Muat ulang Discord lalu pilih lagi. Tidak ada yang dilakukan.
door-moderators-open = Di channel ini, hanya yang boleh mengelola pesan bisa membuka meja. Minta tolong mereka, atau coba channel lain.
door-nobody-opens = Di channel ini meja tidak bisa dibuka. Coba channel lain, atau tanya orang yang boleh mengelola server ini.
door-servers-only = Perudo dimainkan di channel sebuah server, bukan di pesan langsung.
door-cannot-post = Aku tidak bisa menampilkan meja di sini. Aku butuh izin ini: { $permissions }.
# Nama izin seperti di pengaturan Discord.
permission-view-channel = Lihat Channel
permission-send-messages = Kirim Pesan
permission-send-messages-in-threads = Kirim Pesan di Thread
door-paused = Permainan berhenti sebentar: aku tidak bisa menampilkan meja di sini sekarang. Tidak ada yang hilang.

door-not-a-number = Itu bukan jumlah dadu. Tulis bilangan bulat dari 1 sampai { $most }.
door-not-a-face = Itu bukan nilai dadu. Pilih salah satu dari enam nilai.
door-no-such-level = Tidak ada pemain komputer dengan tingkat itu.

door-busy = Meja sedang sibuk. Tidak ada yang dilakukan: coba lagi sebentar lagi.
door-not-saved = Ini tidak bisa disimpan, jadi langkahmu tidak dilakukan. Coba lagi sebentar lagi.
door-restarting = Bot sedang dimulai ulang. Tidak ada yang hilang: coba lagi satu menit lagi.
door-broken = Maaf, ada yang salah di pihak kami. Permainan berlanjut; `/perudo table` menunjukkan keadaannya.

## Yang diberitahukan kepada pemain saat kembali.

door-stood-in-bid = Waktumu habis, jadi pengganti menawar { BID($quantity, $face) } untukmu.
door-stood-in-dudo = Waktumu habis, jadi pengganti menyerukan { -dudo } untukmu.
door-was-away = Kamu tadi pergi, jadi giliranmu dipersingkat. Selamat datang kembali.
door-taken-out = Kamu terlalu lama pergi dan tidak ikut lagi dalam permainan ini.
door-removed = Kamu dikeluarkan dari permainan ini selagi pergi.
