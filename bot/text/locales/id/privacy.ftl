### Apa yang disimpan tentang orang.

command-privacy = privasi
    .about = Lihat apa yang disimpan tentangmu, ambil sebagai berkas, atau minta dilupakan
privacy-title = Apa yang disimpan tentangmu
privacy-games = **Permainan di meja yang kamu duduki**: nomor dan namamu, mantramu, dan langkahmu, dengan semua dadu, selama pengelola bot menyimpannya. Semua orang di meja sudah melihatnya.
privacy-totals = **Jumlah dari permainanmu yang selesai**: peringkat, hitungan, rating, dan pencapaian, sampai kamu minta dilupakan.
privacy-settings = **Yang kamu pilih**: bahasamu, sampai kamu mengubahnya atau minta dilupakan.
privacy-not = Tidak ada yang lain: tidak ada pesan, tidak ada daftar anggota, tidak ada apa pun tentang orang yang tidak pernah duduk.
button-export = Ambil dataku
button-forget = Lupakan aku
export-done = Ini setiap baris yang memuat nomormu.
export-how = Hanya kamu yang melihat pesan ini. Berkasnya JSON, seperti di basis data.
forget-title = Melupakanmu?
forget-why = Kamu meninggalkan setiap meja. Jumlah, rating, dan pengaturanmu hilang untuk selamanya. Dalam permainan yang pernah kamu mainkan, sebuah nama samaran kosong menempati tempatmu: hasil orang lain dan bukti dadu mereka tetap berlaku. Mantra tetap ada, tanpa namamu, karena dadu berasal darinya.
button-forget-surely = Lupakan aku selamanya
forget-done = Kamu sudah dilupakan. Pesan yang sudah ada di Discord tetap ada sampai seseorang menghapusnya, dan cadangan pengelola sampai kedaluwarsa.
