### Erfolge: wie sie heißen und wofür es sie gibt.

achievement-brink = Dem Ende entronnen
    .about = Sieg mit einem einzigen Würfel gegen drei oder mehr
achievement-untouched = Unversehrt
    .about = Sieg, ohne einen Würfel zu verlieren
achievement-pinpoint = Punktgenau
    .about = ein richtiges Calza auf ein Gebot von sieben oder mehr
achievement-poker-face = Pokerface
    .about = mit einem Gebot durchgekommen, das weniger als 10 % Chance hatte
achievement-hawk-eye = Adlerauge
    .about = mindestens drei Dudos in einem Spiel, alle richtig
achievement-phoenix = Phönix
    .about = drei Würfel in einem Spiel durch Calza zurückgewonnen
achievement-full-table = Volle Runde
    .about = Sieg gegen fünf andere
achievement-machine-breaker = Maschinenstürmer
    .about = Sieg gegen drei schwere Computerspieler
achievement-five-in-a-row = Wie am Schnürchen
    .about = fünf Siege in Folge
achievement-hundred = Stammgast
    .about = hundert gewertete Spiele

achieved = 🏅 { $name }: **{ $achievement }** – { $about }
achievements-more = 🏅 … und { $count } weitere
