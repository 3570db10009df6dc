### Yang dikenang dari sebuah permainan.

highlight-best-dudo = 🎯 Seruan terbaik: { $name } meragukan { BID($quantity, $face) } dan benar, dengan peluang { $percent }%
highlight-best-calza = 🎯 Seruan terbaik: { $name } menyerukan calza atas { BID($quantity, $face) } dan benar, dengan peluang { $percent }%
highlight-worst-dudo = 🙈 Seruan terburuk: { $name } meragukan { BID($quantity, $face) }, dengan peluang { $percent }%
highlight-worst-calza = 🙈 Seruan terburuk: { $name } menyerukan calza atas { BID($quantity, $face) }, dengan peluang { $percent }%
highlight-bluff = 🎭 Gertakan paling berani: { $name } lolos dengan { BID($quantity, $face) }, dengan peluang { $percent }%
