### 履歴

command-history = 履歴
    .about = このサーバーで終わったゲームの履歴を見る
argument-player = プレイヤー
    .about = 誰のゲームか。省略すると自分

history-title = { $name }のゲーム
history-place = { $players }人中{ $place }位
history-with = 相手：{ $names }
history-unrated = レーティング対象外
history-replay = ゲームを一手ずつ見る…
history-empty = このサーバーで終わったゲームはまだありません。`/perudo start`でテーブルを開けます。
