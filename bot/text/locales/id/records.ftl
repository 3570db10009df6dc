### Hasil dari banyak permainan: rating, peringkat, riwayat; dan apa yang disimpan tentang orang.

## Rating di kartu terakhir

# $rating: rating setelah permainan; $moved: perubahannya, seperti “+12”.
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), sementara
# $percent: bobot permainan untuk rating, dalam persen dari satu permainan penuh.
end-rated-less = Para pemain ini sudah sering bertanding dalam sehari: untuk rating, permainan ini dihitung { $percent }%.
end-unrated = Tidak memengaruhi rating: untuk rating perlu paling sedikit dua orang.
