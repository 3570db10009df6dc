### What a game is remembered for.

# $name: a player; $quantity and $face: the bid; $percent: how likely the call was to be right, or the bid to be true.
highlight-best-dudo = 🎯 Best call: { $name } doubted { BID($quantity, $face) } and was right, with a chance of { $percent }%
highlight-best-calza = 🎯 Best call: { $name } called calza on { BID($quantity, $face) } and was right, with a chance of { $percent }%
highlight-worst-dudo = 🙈 Worst call: { $name } doubted { BID($quantity, $face) }, with a chance of { $percent }%
highlight-worst-calza = 🙈 Worst call: { $name } called calza on { BID($quantity, $face) }, with a chance of { $percent }%
highlight-bluff = 🎭 Boldest bluff: { $name } got away with { BID($quantity, $face) }, with a chance of { $percent }%
