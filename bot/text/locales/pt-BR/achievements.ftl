### As conquistas: como se chamam e como se ganham.

achievement-brink = Na beira do abismo
    .about = vitória a partir de um único dado, contra três ou mais
achievement-untouched = Sem um arranhão
    .about = vitória sem perder nenhum dado
achievement-pinpoint = Na mosca
    .about = um calza certo sobre uma aposta de sete ou mais
achievement-poker-face = Cara de pôquer
    .about = passou com uma aposta que tinha menos de 10% de chance
achievement-hawk-eye = Olho de águia
    .about = três dudos ou mais em um jogo, todos certos
achievement-phoenix = Fênix
    .about = três dados recuperados com calza em um jogo
achievement-full-table = Mesa cheia
    .about = vitória contra cinco adversários
achievement-machine-breaker = Quebra-máquinas
    .about = vitória contra três computadores difíceis
achievement-five-in-a-row = Embalado
    .about = cinco vitórias seguidas
achievement-hundred = Da casa
    .about = cem jogos pontuados

achieved = 🏅 { $name }: **{ $achievement }** – { $about }
achievements-more = 🏅 … e mais { $count }
