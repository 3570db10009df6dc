### Woran man sich bei einem Spiel erinnert.

highlight-best-dudo = 🎯 Beste Ansage: { $name } hat zu Recht an { BID($quantity, $face) } gezweifelt, bei { $percent } % Chance
highlight-best-calza = 🎯 Beste Ansage: { $name } hat zu Recht Calza auf { BID($quantity, $face) } gesagt, bei { $percent } % Chance
highlight-worst-dudo = 🙈 Schlechteste Ansage: { $name } hat an { BID($quantity, $face) } gezweifelt, bei { $percent } % Chance
highlight-worst-calza = 🙈 Schlechteste Ansage: { $name } hat Calza auf { BID($quantity, $face) } gesagt, bei { $percent } % Chance
highlight-bluff = 🎭 Kühnster Bluff: { $name } kam mit { BID($quantity, $face) } durch, bei { $percent } % Chance
