### Lo que se recuerda de una partida.

highlight-best-dudo = 🎯 Mejor llamada: { $name } dudó de { BID($quantity, $face) } y acertó, con un { $percent }% de probabilidad
highlight-best-calza = 🎯 Mejor llamada: { $name } dijo calza a { BID($quantity, $face) } y acertó, con un { $percent }% de probabilidad
highlight-worst-dudo = 🙈 Peor llamada: { $name } dudó de { BID($quantity, $face) }, con un { $percent }% de probabilidad
highlight-worst-calza = 🙈 Peor llamada: { $name } dijo calza a { BID($quantity, $face) }, con un { $percent }% de probabilidad
highlight-bluff = 🎭 Mentira más audaz: { $name } se salió con { BID($quantity, $face) }, con un { $percent }% de probabilidad
