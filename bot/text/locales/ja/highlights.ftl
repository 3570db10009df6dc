### ゲームの名場面。

highlight-best-dudo = 🎯 最高のコール：{ $name }さんが「{ BID($quantity, $face) }」を疑って当たり（確率{ $percent }%）
highlight-best-calza = 🎯 最高のコール：{ $name }さんが「{ BID($quantity, $face) }」にカルツァと言って当たり（確率{ $percent }%）
highlight-worst-dudo = 🙈 最悪のコール：{ $name }さんが「{ BID($quantity, $face) }」を疑って外れ（確率{ $percent }%）
highlight-worst-calza = 🙈 最悪のコール：{ $name }さんが「{ BID($quantity, $face) }」にカルツァと言って外れ（確率{ $percent }%）
highlight-bluff = 🎭 最も大胆なはったり：{ $name }さんの「{ BID($quantity, $face) }」が通りました（確率{ $percent }%）
