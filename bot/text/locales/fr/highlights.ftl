### Ce qu’on retient d’une partie.

highlight-best-dudo = 🎯 Meilleur appel : { $name } a eu raison de douter de { BID($quantity, $face) }, à { $percent } % de chances
highlight-best-calza = 🎯 Meilleur appel : { $name } a eu raison de dire calza sur { BID($quantity, $face) }, à { $percent } % de chances
highlight-worst-dudo = 🙈 Pire appel : { $name } a douté de { BID($quantity, $face) }, à { $percent } % de chances
highlight-worst-calza = 🙈 Pire appel : { $name } a dit calza sur { BID($quantity, $face) }, à { $percent } % de chances
highlight-bluff = 🎭 Bluff le plus osé : { $name } a fait passer { BID($quantity, $face) }, à { $percent } % de chances
