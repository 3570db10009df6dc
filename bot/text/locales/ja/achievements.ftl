### 実績：その名前と、達成の条件。

achievement-brink = 崖っぷちからの逆転
    .about = 残り1個から、3個以上持つ相手を退けて勝利
achievement-untouched = 無傷
    .about = サイコロを1個も失わずに勝利
achievement-pinpoint = ピンポイント
    .about = 7個以上の入札へのカルツァに成功
achievement-poker-face = ポーカーフェイス
    .about = 確率10%未満の入札を通した
achievement-hawk-eye = 鷹の目
    .about = 1ゲームで3回以上ドゥドし、すべて的中
achievement-phoenix = 不死鳥
    .about = 1ゲームでカルツァによりサイコロを3個取り戻した
achievement-full-table = 満席
    .about = 5人を相手に勝利
achievement-machine-breaker = マシンブレイカー
    .about = 「強い」コンピューター3人に勝利
achievement-five-in-a-row = 絶好調
    .about = 5連勝
achievement-hundred = 常連
    .about = レーティング対象のゲーム100回

achieved = 🏅 { $name }：**{ $achievement }**（{ $about }）
achievements-more = 🏅 …ほか{ $count }件
