### Kata-kata pembentuk kalimat: tawaran, dadu, nilai, cangkir, daftar.
###
### Kalimat mana pun boleh memanggil BID($quantity, $face), DICE($count), dan FACES($face): hasilnya `bid`, `dice`, dan `faces` di berkas ini.
### Jumlah dan nilai tidak pernah berupa dua angka telanjang. Setelah bilangan, kata benda tidak diulang.

-dudo = Dudo!
-calza = Calza!
-palifico = Palifico

## Nilai. $face: 1 sampai 6; 1 adalah Paco.

face = { $face ->
    [1] Paco
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
   *[6] enam
}
faces = { face }

face-choice = { $face ->
    [1] satu (Paco)
   *[other] { faces }
}

## Tawaran dan dadu.

bid = { $face ->
    [1] { $quantity } { face }
   *[other] { $quantity } dadu bernilai { face }
}

dice = { $count ->
    [0] tanpa dadu
   *[other] { $count } dadu
}

dice-of-face = { $number ->
    [1] satu
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
   *[other] { $number }
} { $face ->
    [1] { face }
   *[other] dadu bernilai { face }
}

dice-none = tanpa dadu

## Enam cangkir di dalam kotak, menurut kursi. $seat: 1 sampai 6.

colour = { $seat ->
    [1] kuning
    [2] merah
    [3] biru
    [4] hijau
    [5] oranye
   *[6] hitam
}

## Daftar: “a dan b”; yang lebih panjang disusun dari depan, seperti “a, b, dan c”.

list-two = { $first } dan { $last }
list-more = { $first }, { $next }
list-last = { $first }, dan { $last }
