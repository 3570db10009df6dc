### Pencapaian: namanya, dan cara mendapatkannya.

achievement-brink = Dari ujung tanduk
    .about = menang dari satu dadu melawan tiga atau lebih
achievement-untouched = Tanpa goresan
    .about = menang tanpa kehilangan satu dadu pun
achievement-pinpoint = Tepat sasaran
    .about = calza yang benar atas tawaran tujuh atau lebih
achievement-poker-face = Wajah datar
    .about = lolos dengan tawaran yang peluangnya kurang dari 10%
achievement-hawk-eye = Mata elang
    .about = tiga dudo atau lebih dalam satu permainan, semuanya benar
achievement-phoenix = Feniks
    .about = tiga dadu kembali lewat calza dalam satu permainan
achievement-full-table = Meja penuh
    .about = menang melawan lima pemain lain
achievement-machine-breaker = Penakluk mesin
    .about = menang melawan tiga pemain komputer sulit
achievement-five-in-a-row = Tak terbendung
    .about = menang lima kali berturut-turut
achievement-hundred = Pelanggan tetap
    .about = seratus permainan yang memengaruhi rating

achieved = 🏅 { $name }: **{ $achievement }** – { $about }
achievements-more = 🏅 … dan { $count } lagi
