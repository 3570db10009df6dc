### Permainan yang sudah selesai, langkah demi langkah.

command-replay = ulang
    .about = Lihat lagi permainan yang sudah selesai langkah demi langkah, semua gelas terbuka
button-replay = Ulangan
button-download = Unduh
replay-title = Ulangan permainan `{ $game }`
replay-where = Ronde { $round } · langkah { $step } dari { $steps }
replay-round = Ronde
replay-step = Langkah
replay-percent = { $percent }%
replay-call = Dari yang dilihat { $name }, peluang seruan itu benar { $chance }.
replay-note = Persentasenya adalah peluang tawaran itu benar, menurut dadu yang menawarkannya.
replay-account = { $name }: keberuntungan { $luck }, pertimbangan { $judgement }
replay-accounts = Dalam persen dari sebuah kemenangan: pemberian dadu dan pemain lain, dan biaya langkah dibanding yang terbaik.
