### Lo que se recuerda de una partida.

highlight-best-dudo = 🎯 Mejor llamada: { $name } ha dudado de { BID($quantity, $face) } y ha acertado, con un { $percent } % de probabilidad
highlight-best-calza = 🎯 Mejor llamada: { $name } ha dicho calza a { BID($quantity, $face) } y ha acertado, con un { $percent } % de probabilidad
highlight-worst-dudo = 🙈 Peor llamada: { $name } ha dudado de { BID($quantity, $face) }, con un { $percent } % de probabilidad
highlight-worst-calza = 🙈 Peor llamada: { $name } ha dicho calza a { BID($quantity, $face) }, con un { $percent } % de probabilidad
highlight-bluff = 🎭 Farol más atrevido: { $name } ha colado { BID($quantity, $face) }, con un { $percent } % de probabilidad
