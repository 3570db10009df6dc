### 終わったゲームを一手ずつ

command-replay = リプレイ
    .about = 終わったゲームをカップを全部開けて一手ずつ見る
button-replay = リプレイ
button-download = ダウンロード
replay-title = ゲーム`{ $game }`のリプレイ
replay-where = 第{ $round }ラウンド · { $steps }手中{ $step }手目
replay-round = ラウンド
replay-step = 一手
replay-percent = { $percent }%
replay-call = { $name }から見て、このコールが正しい確率は{ $chance }でした。
replay-note = パーセントは、宣言した人のサイコロから見て、その宣言が正しい確率です。
replay-account = { $name }：運{ $luck }、判断{ $judgement }
replay-accounts = 勝利に対する割合（%）です。運はサイコロとほかの人がもたらしたもの、判断は最善手と比べて失ったものです。
