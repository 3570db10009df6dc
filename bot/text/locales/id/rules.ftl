### Aturan satu meja, disusun dari pengaturannya oleh bot/text/rulebook.py. Semua bilangan dihitung oleh permainannya sendiri.
### $bid, $low, $bids, dan semacamnya datang sebagai kata-kata, seperti “9 dadu bernilai empat”.

## Persiapan

rules-setup = Persiapan
rules-setup-dice = Semua mulai dengan { DICE($count) } di bawah cangkir masing-masing.
rules-setup-seats = Dengan { $seats } pemain, ada { DICE($dice) } di meja pada awalnya.
rules-setup-most = 2 sampai { $seats } pemain: paling banyak { DICE($dice) } di meja.
rules-setup-first = Setiap pemain melempar satu dadu; yang tertinggi memulai ronde pertama, yang seri melempar lagi.
rules-setup-round = Di setiap ronde, semua mengocok bersamaan dan hanya melihat dadunya sendiri.
rules-setup-hints = Petunjuk diperbolehkan: kamu boleh menanyakan peluangnya menurut dadumu.

## Tawaran

rules-bidding = Tawaran
rules-bidding-claim = “{ BID($quantity, $face) }” berarti: di bawah semua cangkir ada paling sedikit { BID($quantity, $face) }.
rules-bidding-wild = Paco (satu) adalah joker: dihitung sebagai nilai apa pun yang ditawar. Tawaran Paco hanya menghitung Paco.
rules-bidding-opening = Pemain yang memulai harus menawar, tetapi bukan Paco. Lalu searah jarum jam: naikkan tawaran atau ragukan, tidak boleh lewat.
rules-raise-any-face = Untuk menaikkan tawaran: dadu lebih banyak dengan nilai apa pun, atau jumlah sama dengan nilai lebih tinggi.
rules-raise-never-lower-face = Untuk menaikkan tawaran: dadu lebih banyak dengan nilai sama atau lebih tinggi, atau jumlah sama dengan nilai lebih tinggi. Nilai tidak boleh turun.
rules-raise-same-face-or-same-number = Untuk menaikkan tawaran: dadu lebih banyak dengan nilai sama, atau jumlah sama dengan nilai lebih tinggi. Tidak boleh keduanya sekaligus.
rules-raise-example = Setelah { $bid }, kamu boleh menawar { $bids }.
rules-raise-counterexample = Setelah { $bid }, kamu tidak boleh menawar { $bids }.
rules-raise-to-pacos = Untuk pindah ke Paco, cukup setengah jumlahnya, dibulatkan ke atas: setelah { $bid }, paling rendah { $low }.
rules-raise-from-pacos = Setelah { $bid }, tawar Paco lebih banyak ({ $more }), atau nilai lain dengan jumlah digandakan lalu tambah satu: paling rendah { $low }.
rules-raise-from-pacos-only = Setelah { $bid }, tawar Paco lebih banyak: { $more }. Nilai lain butuh jumlah digandakan lalu tambah satu, lebih dari semua dadu di sini.
rules-raise-cap = Tawaran tidak boleh melebihi jumlah dadu di meja. Kalau tidak bisa naik lagi, saatnya membuka dadu.

## Dudo

rules-dudo = { -dudo }
rules-dudo-call = Pada giliranmu, serukan { -dudo } kalau kamu meragukan tawaran sekarang. Semua cangkir dibuka dan dadunya dihitung.
rules-dudo-one = Kurang dari tawaran: penawar kehilangan satu dadu. Sama atau lebih: yang meragukan kehilangan satu dadu.
rules-dudo-difference = Kurang dari tawaran: penawar kehilangan dadu sebanyak kekurangannya. Sama atau lebih: yang meragukan kehilangan satu dadu, ditambah satu untuk setiap kelebihannya.
rules-dudo-all = Kurang dari tawaran: penawar kehilangan semua dadu dan tereliminasi. Sama atau lebih: yang meragukan tereliminasi.
rules-dudo-example = Misalnya { $bid } diragukan. { $few ->
    [0] Kalau tidak ada satu pun
   *[other] Kalau hanya ada { $few }
}, penawar kehilangan { DICE($few_cost) }; kalau ada { $many }, yang meragukan kehilangan { DICE($many_cost) }.
rules-dudo-next = Yang kalah memulai ronde berikutnya; kalau ia tereliminasi, pemain berikutnya yang masih bermain.

## Calza

rules-calza = { -calza }
rules-calza-anyone = Siapa pun selain penawar, pada gilirannya atau bukan, boleh menyerukan { -calza } kalau yakin tawaran sekarang tepat.
rules-calza-on-turn = Pada giliranmu, kamu boleh menyerukan { -calza } kalau yakin tawaran sekarang tepat.
rules-calza-off-turn = Saat bukan giliranmu, kamu boleh menyerukan { -calza } pada tawaran pemain lain kalau yakin tawaran itu tepat.
rules-calza-result = Kalau jumlahnya tepat, kamu mendapatkan kembali satu dadu, paling banyak sampai { DICE($most) }. Kalau tidak, kamu kehilangan satu. Dadu pemain lain tidak berubah.
rules-calza-next = Yang berseru memulai ronde berikutnya. Seruan pertama yang berlaku.
rules-calza-duel = Tidak ada Calza kalau tinggal berdua.
rules-calza-in-palifico-no = Tidak ada Calza dalam Palifico.
rules-calza-in-palifico-yes = Calza boleh dalam Palifico.
rules-calza-off = Tidak ada Calza di meja ini.

## Palifico

rules-palifico = { -palifico }
rules-palifico-first-time = Ketika dadu seorang pemain tinggal satu untuk pertama kali dalam permainan, ronde yang ia mulai adalah Palifico.
rules-palifico-every-time = Setiap kali dadu seorang pemain tinggal satu, ronde yang ia mulai adalah Palifico, juga setelah ia mendapatkan dadu kembali.
rules-palifico-plain = Dalam Palifico, Paco bukan joker, dan ronde boleh dimulai dengan Paco.
rules-palifico-face = Nilainya tetap dan hanya jumlahnya yang naik: setelah { $bid }, paling rendah { $low }.
rules-palifico-face-locked = Tidak ada yang boleh mengubah nilai, juga kalau dadunya tinggal satu.
rules-palifico-face-one-die-seats = Hanya pemain dengan tepat satu dadu boleh mengubah nilai, jadi ia juga boleh menawar { $bids }; semua pemain setelahnya harus mengikuti nilai itu.
rules-palifico-duel-yes = Palifico juga berlaku saat tinggal berdua.
rules-palifico-duel-no = Palifico tidak berlaku saat tinggal berdua.
rules-palifico-never = Tidak ada Palifico di meja ini.

## Akhir

rules-end = Akhir permainan
rules-end-out = Tanpa dadu, kamu tereliminasi. Pemain terakhir yang masih punya dadu menang.
rules-end-leave = Yang keluar langsung tereliminasi, dan peringkatnya di bawah semua yang masih bermain; ronde itu batal dan dikocok lagi.
