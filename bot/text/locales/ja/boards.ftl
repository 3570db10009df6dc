### ランキング

argument-by = 基準
    .about = 何で競うか
argument-period = 期間
    .about = どのゲームを数えるか
argument-scope = 範囲
    .about = このサーバーか、このボットの全サーバーか

board-by-rating = レーティング
board-by-wins = 勝利数
board-by-win-rate = 勝率
board-by-dudos = { -dudo }の的中
board-by-calzas = { -calza }の的中
board-period-always = 全期間
board-period-month = 今月
board-period-week = 今週
board-period-last-week = 先週
board-scope-here = このサーバー
board-scope-everywhere = すべてのサーバー
board-title-everywhere = 全サーバーのランキング
board-few = ここではまだ十分に遊んだ人がいません。
board-rating = { $medal } { $place }位 { $name } · レーティング{ $rating }
board-rating-provisional = { $medal } { $place }位 { $name } · レーティング{ $rating }（暫定）
board-calls = { $medal } { $place }位 { $name } · { $calls }回中{ $right }回的中 · { $rate }%
