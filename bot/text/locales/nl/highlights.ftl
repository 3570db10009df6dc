### Wat er van een spel bijblijft.

highlight-best-dudo = 🎯 Beste uitroep: { $name } twijfelde terecht aan { BID($quantity, $face) }, met een kans van { $percent }%
highlight-best-calza = 🎯 Beste uitroep: { $name } zei terecht calza op { BID($quantity, $face) }, met een kans van { $percent }%
highlight-worst-dudo = 🙈 Slechtste uitroep: { $name } twijfelde aan { BID($quantity, $face) }, met een kans van { $percent }%
highlight-worst-calza = 🙈 Slechtste uitroep: { $name } zei calza op { BID($quantity, $face) }, met een kans van { $percent }%
highlight-bluff = 🎭 Brutaalste bluf: { $name } kwam weg met { BID($quantity, $face) }, met een kans van { $percent }%
