### O que fica de um jogo na memória.

highlight-best-dudo = 🎯 Melhor chamada: { $name } duvidou de { BID($quantity, $face) } e acertou, com { $percent }% de chance
highlight-best-calza = 🎯 Melhor chamada: { $name } disse calza a { BID($quantity, $face) } e acertou, com { $percent }% de chance
highlight-worst-dudo = 🙈 Pior chamada: { $name } duvidou de { BID($quantity, $face) }, com { $percent }% de chance
highlight-worst-calza = 🙈 Pior chamada: { $name } disse calza a { BID($quantity, $face) }, com { $percent }% de chance
highlight-bluff = 🎭 Blefe mais ousado: { $name } passou com { BID($quantity, $face) }, com { $percent }% de chance
