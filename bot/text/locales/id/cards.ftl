### Isi kartu, panel, dan formulir. Nama datang dalam bentuk aman dan tebal, sering dengan tanda kursinya di depan.

## Kursi

seat-unnamed = Pemain { $seat }
seat-host-unnamed = Seseorang
seat-somebody = Seseorang
seat-level-unnamed = khusus
seat-named = { $mark } { $name } ({ colour })
seat-host = 👑 tuan rumah
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }, { $temperament }
seat-away = 💤 sedang pergi
seat-on-turn = **gilirannya**
seat-out = tereliminasi
seat-left = keluar dari permainan

## Tombol, paling banyak 80 karakter.

button-join = Ikut
button-leave = Keluar
button-computer = Tambah komputer
button-options = Pengaturan
button-phrase = Mantra
button-begin = Mulai
button-dice = Daduku
button-bid = Tawar
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = Petunjuk
button-rematch = Main lagi
button-leave-surely = Keluar dari permainan

## Sebelum permainan

gathering-title = Perudo: ayo duduk
gathering-free = { $count ->
    [0] Semua kursi sudah terisi.
   *[other] Masih ada { $count } kursi kosong.
}
gathering-preset = **{ $preset }**: { $about }
gathering-changed = Diubah: { $options }
gathering-too-few = Permainan butuh paling sedikit { $seats } pemain: ajak seseorang atau tambahkan pemain komputer.
gathering-ready = Siap: { $name } bisa memulai permainan.

## Lemparan awal

shaking-title = Siapa yang mulai?
shaking-now = Semua melempar satu dadu; yang tertinggi memulai ronde pertama.
shaking-first = Lemparan awal: { $rolls }
shaking-again = Seri, jadi sekali lagi: { $rolls }
shaking-die = { $name } { $die } { face }
shaking-opens = Lemparan { $name } tertinggi, jadi dia yang mulai.

luck = 🍀 Mantra keberuntungan: { $phrases }
luck-phrase = { $mark } “{ $phrase }”

## Satu ronde

round-title = Ronde { $number }
round-title-palifico = Ronde { $number } · PALIFICO
round-dice = { DICE($count) } di meja
palifico-one-die-seats = Paco bukan joker dan nilai tawaran tetap; hanya pemain yang dadunya tinggal satu boleh mengubahnya.
palifico-locked = Paco bukan joker dan nilai tawaran tetap.
round-no-bid = Belum ada tawaran: { $name } yang mulai.
round-earlier = { $count } tawaran sebelumnya
round-bid = { $name }: { BID($quantity, $face) }
round-bid-stand-in = { $name }: { BID($quantity, $face) } (pengganti)
round-by = tawaran { $name }
round-by-stand-in = tawaran { $name } (pengganti)
round-claim = Dari { DICE($dice) }, paling sedikit { $quantity } harus { $face ->
    [1] { FACES($face) }
   *[other] bernilai { FACES($face) }
}.
round-claim-wild = Dari { DICE($dice) }, paling sedikit { $quantity } harus bernilai { FACES($face) } atau Paco.
round-turn = Giliran { $name }
round-until = ⏳ Waktu habis { $when }
round-only-call = Tawaran tidak bisa naik lagi: saatnya membuka dadu.
round-hints = 💡 boleh minta petunjuk

## Seruan dan cangkir yang dibuka

call-title-dudo = { -dudo }
call-title-calza = { -calza }
call-dudo = { $caller } meragukan tawaran { $bidder }: **{ BID($quantity, $face) }**.
call-calza = { $caller } yakin tawaran { $bidder } tepat: **{ BID($quantity, $face) }**.
call-stand-in = Diserukan oleh pengganti: waktunya sudah habis.
call-lifting = Cangkir dibuka …
reveal-counting = { $count } dihitung: { $dice }
reveal-none = tidak ada yang dihitung: { $dice }
reveal-rest = tidak dihitung: { $dice }
reveal-count = Hasil: { BID($quantity, $face) }
reveal-bid = Tawaran: { BID($quantity, $face) }
reveal-bid-wild = Tawaran: { BID($quantity, $face) }; Paco juga dihitung.
verdict-dudo-right = ✅ { $name } benar: jumlahnya kurang dari tawaran.
verdict-dudo-wrong = ❌ { $name } salah: jumlahnya cukup untuk tawaran itu.
verdict-calza-right = ✅ { $name } benar: jumlahnya tepat.
verdict-calza-wrong = ❌ { $name } salah: jumlahnya tidak tepat.
change-loses = { $name } kehilangan { DICE($count) }: { $left ->
    [0] habis sudah.
   *[other] tersisa { $left }.
}
change-regains = { $name } mendapatkan kembali { DICE($count) } dan sekarang punya { $left }.
change-none = { $name } sudah punya { DICE($count) }, jadi tidak bertambah.
change-out = { $name } tereliminasi.
next-loser = { $name } kalah dan memulai ronde berikutnya.
next-caller = { $name } yang berseru, jadi dia memulai ronde berikutnya.
next-after = { $name } duduk setelah { $out } dan memulai ronde berikutnya.
next-starter = { $name } memulai ronde berikutnya.
next-palifico = Ronde berikutnya: **PALIFICO**.

## Ronde yang batal

void-title = Ronde ini batal
void-left = { $name } keluar dari permainan.
void-nobody-loses = Pemain lain tidak kehilangan dadu.
void-again = Cangkir dikocok lagi; { $name } yang mulai.

## Akhir permainan

end-title = { $name } menang!
end-place = { $medal } { $place }.
end-proof =
    Permainan `{ $game }` · { $count } ronde
    Sidik jari dadunya: `{ $commitment }`
end-secret = Rahasia dadunya, sekarang terbuka: `{ $secret }`
end-check = `/perudo verify` memeriksa semua dadu permainan ini.
end-opening = Sidik jari itu sudah ada [di sini]({ $link }) sebelum ada yang duduk.
stopped-title = Meja ditutup
stopped-before = Permainan belum dimulai.
stopped-in-play = Permainan dihentikan dan tidak dihitung untuk siapa pun.
stopped-next = `/perudo start` membuka meja baru.
past-note = Ini kartu lama; yang terbaru ada di bawah.

## Dadu sendiri

panel-title = Dadumu ({ colour })
panel-holds = Kamu punya { $held }
panel-holds-wild = Dengan Paco, kamu punya { $held }
panel-no-dice = Dadumu datang pada kocokan berikutnya.
panel-out = Dadumu sudah habis. Kamu bisa menonton sampai permainan selesai.
panel-over = Permainan selesai. Tekan *Main lagi* di kartunya untuk bermain lagi.
panel-palifico = **PALIFICO**. { $rules }
panel-your-turn = Giliranmu
panel-raise = Naikkan menjadi …
panel-open = Mulai dengan …
panel-you-hold = kamu punya { $count }

## Formulir tawaran

bid-title = Tawaranmu
bid-quantity = Berapa dadu
bid-first = Dari 1 sampai { $dice }, semua dadu di meja.
bid-over = Tawaran sekarang: { BID($quantity, $face) }; { DICE($dice) } di meja.
bid-face = Nilai berapa

## Formulir mantra keberuntungan

phrase-title = Mantra keberuntunganmu
phrase-label = Dicampur ke semua dadu permainan ini
phrase-how = Tidak ada yang melihatnya sebelum permainan dimulai. Kosongkan kalau tidak mau pakai.

## Panel pribadi

options-title = Cara main di meja ini
options-how = Setiap pilihan langsung berlaku. Memilih paket aturan mengatur semua pilihan.
options-preset = Paket aturan
computer-title = Tambah pemain komputer
computer-how = Ia melihat apa yang dilihat orang di kursinya, tidak lebih.
computer-choose = Seberapa sulit?
leave-title = Keluar dari permainan?
leave-why = Kamu langsung tereliminasi, ronde ini batal, dan dadumu tidak kembali.

rules-title = Aturan di meja ini
rules-title-new = Aturan meja yang dibuka di sini
rules-foot = Aturan ini disusun dari pengaturan meja.

## Panel pengaturan server

settings-title-server = Pengaturan server ini
settings-title-channel = Pengaturan { $channel }
settings-how = Setiap pilihan langsung disimpan dan berlaku untuk meja yang dibuka mulai sekarang.
settings-channels = Punya pengaturan sendiri: { $channels }
settings-scope = Pengaturan ini untuk mana
settings-for-server = Untuk seluruh server
settings-for-channel = Hanya untuk channel ini dan thread-nya

## Peringkat

board-title = Peringkat di server ini
board-empty = Belum ada yang menyelesaikan permainan di sini. `/perudo start` membuka meja.
board-line = { $medal } { $place }. { $name } · { $wins } kali menang dari { $games } permainan · { $rate }%

## Apakah dadu sebuah permainan cocok

verify-holds = Dadu permainan `{ $game }` cocok
verify-holds-not = Dadu permainan `{ $game }` tidak cocok
verify-fingerprint = Sidik jarinya sesuai dengan permainan ini dan rahasianya, yang sekarang terbuka.
verify-first = Pemain yang memulai ronde pertama memang menang lemparan awal.
verify-dice = Seluruh { DICE($count) } dari { $rounds } ronde ditentukan oleh rahasia, ID permainan, dan mantra keberuntungan: tidak ada yang dipilih atau diubah belakangan.
verify-compare-link = Sekarang bandingkan sidik jari ini dengan yang [sudah ada sebelum ada yang duduk]({ $link }):
verify-compare = Sekarang bandingkan sidik jari ini dengan yang ada di pesan pembuka meja:
verify-limits = Ini tidak membuktikan bahwa pengelola bot tidak mengintip dadu, atau bahwa pengelola yang bersekongkol dengan pemain tidak mencoba banyak mantra.
verify-file = Seluruh permainan ada di berkas ini: `perudo verify` memeriksanya tanpa bot ini, dan program buatanmu sendiri juga bisa.
verify-tell = Tolong beri tahu pengelola bot ini.
flaw-fingerprint = Sidik jarinya tidak sesuai dengan ID permainan ini dan rahasia ini.
flaw-phrases = Dadunya tidak berasal dari rahasia ini dengan mantra keberuntungan ini.
flaw-first = Kursi { $seat } memulai ronde 1, padahal kursi { $winner } yang menang lemparan awal.
flaw-round-left-out = Ada ronde yang hilang sebelum ronde { $round }.
flaw-rounds-swapped = Dadu ronde { $round } dan ronde { $other } tertukar.
flaw-seats-swapped = Di ronde { $round }, dadu kursi { $seat } dan kursi { $other } tertukar.
flaw-too-many = Di ronde { $round }, kursi { $seat } mendapat { DICE($written) }, padahal hanya punya { $held }.
flaw-too-few = Di ronde { $round }, kursi { $seat } { $written ->
    [0] tidak mendapat dadu
   *[other] hanya mendapat { DICE($written) }
}, padahal punya { $held }.
flaw-die = Di ronde { $round }, dadu nomor { $place } di kursi { $seat } bernilai { $written }, padahal yang keluar { $drawn }.
flaw-cup = Di ronde { $round }, dadu kursi { $seat } bukan dadu yang keluar.

## Seberapa sering setiap nilai muncul

fairness-title = Apakah semua nilai sama sering muncul?
fairness-here = Di server ini
fairness-everywhere = Di semua server bot ini
fairness-none = Belum ada permainan yang selesai.
fairness-band = { DICE($dice) }: setiap nilai seharusnya muncul { $least } sampai { $most } kali.
fairness-face = { $die } { FACES($face) }: **{ $count }**
fairness-face-outside = { $die } { FACES($face) }: **{ $count }** – di luar batas
fairness-foot = Semua dadu yang dikocok dalam permainan yang selesai. Dadu terbaik pun kadang keluar dari batas: kira-kira sekali dalam 370 hitungan.

## Pesan di samping kartu

opening-line = 🎲 { $name } membuka meja Perudo.
opening-proof = Sidik jari dadu, ditetapkan sebelum ada yang duduk: `{ $commitment }`
nudge = ⏳ { $mention }, giliranmu.
nudge-until = ⏳ { $mention }, giliranmu: pengganti akan bermain { $when }.
nudge-moved = { $name } sudah main.
nudge-stood-in = Pengganti bermain untuk { $name }.

## Petunjuk

hint-how = 💡 Menurut dadumu dan peluang biasa:
hint-standing = - Tawaran sekarang, { $bid }: { $chance }
hint-exact = - Tepat sebanyak itu: { $chance }
hint-raise = - { $bid }: { $chance }
chance-surely = hampir pasti ({ $percent }%)
chance-likely = mungkin ({ $percent }%)
chance-even = kira-kira setengah ({ $percent }%)
chance-unlikely = kecil kemungkinannya ({ $percent }%)
chance-hardly = hampir mustahil ({ $percent }%)
