### Los logros: cómo se llaman y por qué se ganan.

achievement-brink = Al borde del abismo
    .about = victoria con un solo dado frente a tres o más
achievement-untouched = Sin un rasguño
    .about = victoria sin perder ningún dado
achievement-pinpoint = En el clavo
    .about = un calza acertado sobre una apuesta de siete o más
achievement-poker-face = Cara de póker
    .about = hizo pasar una apuesta con menos de un 10% de probabilidad
achievement-hawk-eye = Ojo de lince
    .about = tres dudos o más en una partida, todos acertados
achievement-phoenix = Ave fénix
    .about = tres dados recuperados con calza en una partida
achievement-full-table = Mesa llena
    .about = victoria contra cinco rivales
achievement-machine-breaker = Rompemáquinas
    .about = victoria contra tres computadoras difíciles
achievement-five-in-a-row = En racha
    .about = cinco victorias seguidas
achievement-hundred = De la casa
    .about = cien partidas con puntaje

achieved = 🏅 { $name }: **{ $achievement }** – { $about }
achievements-more = 🏅 … y { $count } más
