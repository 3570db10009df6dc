### Les exploits : leur nom, et ce qui les vaut.

achievement-brink = Revenu de loin
    .about = une victoire à partir d’un seul dé, face à trois ou plus
achievement-untouched = Sans une égratignure
    .about = une victoire sans perdre un seul dé
achievement-pinpoint = Dans le mille
    .about = un calza juste sur une annonce de sept ou plus
achievement-poker-face = Visage de marbre
    .about = une annonce passée avec moins de 10 % de chances
achievement-hawk-eye = Œil de lynx
    .about = trois dudos ou plus dans une partie, tous justes
achievement-phoenix = Phénix
    .about = trois dés récupérés par calza dans une partie
achievement-full-table = Table pleine
    .about = une victoire contre cinq adversaires
achievement-machine-breaker = Contre les machines
    .about = une victoire contre trois ordinateurs difficiles
achievement-five-in-a-row = Sur sa lancée
    .about = cinq victoires de suite
achievement-hundred = Pilier de table
    .about = cent parties cotées

achieved = 🏅 { $name } : **{ $achievement }** – { $about }
achievements-more = 🏅 … et { $count } de plus
