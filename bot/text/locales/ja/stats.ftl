### 個人の戦績。

command-stats = 戦績
    .about = レーティングや結果、いちばん大胆なはったりを見る

stats-title = { $name }の戦績
stats-rating = 📈 レーティング{ $rating }
stats-rating-provisional = 📈 レーティング{ $rating }（暫定）
stats-wins = 🏆 { $games }戦{ $wins }勝 · 勝率{ $rate }%
stats-streak = 🔥 連勝：現在{ $streak }、最長{ $longest }
stats-dudos = 🎯 { -dudo }：{ $calls }回中{ $right }回的中 — 確率どおりなら{ $expected }回
stats-calzas = 🎯 { -calza }：{ $calls }回中{ $right }回的中 — 確率どおりなら{ $expected }回
stats-rival = ⚔️ いちばんよく対戦する相手：{ $name } · { $games }戦中{ $ahead }回は上の順位
stats-bluff = 🃏 いちばん大胆なはったり：{ $bid }、正しい確率{ $chance }、ゲーム`{ $game }`
stats-earned = 🏅 実績：{ $names }
stats-lately = 画像とその下は、最近の{ $games }ゲームのものです。

stats-games = ゲーム一覧
stats-here = このサーバー
stats-everywhere = すべてのサーバー

stats-none = 終わったゲームがまだないので、お見せできるものがありません。`/perudo start`でテーブルを開けます。
stats-bot = 戦績があるのは人だけで、ボットにはありません。

stats-alt-rating = { $games }ゲームのレーティング：{ $first }から{ $last }まで、最低{ $lowest }、最高{ $highest }。
stats-alt-places = 順位：{ $places }。
stats-alt-place = { $place }位：{ $times }回
