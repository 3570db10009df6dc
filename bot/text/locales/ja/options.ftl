### テーブルの設定：プリセット、オプション、時間、強さ。

## プリセット。`.about` は、ほかとの違いを1行で言います。

preset-classic = クラシック
    .about = いつもの遊び方。
preset-gamerules = 英語版ルール
    .about = 英語の説明書のルール：サイコロが残り1個になるたびにパリフィコになり、目は固定されます。
preset-francais = フランス語版ルール
    .about = フランス語の説明書のルール：カルツァは手番でない人だけが宣言できます。
preset-quick = クイック
    .about = サイコロは1人3個。
preset-sudden = サドンデス
    .about = ドゥドで一度負けたら脱落。

## オプションとその値。名前は .perudo ファイルと同じ。

option-dice = 最初のサイコロ
option-dice-value = { $count }個

option-raise = 入札の上げ方
option-raise-any-face = 個数を増やせば目は自由
option-raise-never-lower-face = 目は下げられない
option-raise-same-face-or-same-number = 目か個数のどちらかは同じまま

option-calza = カルツァ
option-calza-on = あり
option-calza-off = なし

option-calza_by = カルツァを宣言できる人
option-calza_by-anyone = 入札した人以外の全員
option-calza_by-on-turn = 手番の人
option-calza_by-off-turn = 手番でない人

option-calza_in_palifico = パリフィコでのカルツァ
option-calza_in_palifico-no = なし
option-calza_in_palifico-yes = あり

option-palifico = パリフィコ
option-palifico-first-time = 初めて残り1個になったとき
option-palifico-every-time = 残り1個になるたび
option-palifico-off = なし

option-palifico_face = パリフィコでの目
option-palifico_face-one-die-seats = サイコロが1個の人だけ変えられる
option-palifico_face-locked = 固定

option-palifico_duel = 残り2人でのパリフィコ
option-palifico_duel-yes = あり
option-palifico_duel-no = なし

option-loss = ドゥドで負けると失うサイコロ
option-loss-one = 1個
option-loss-difference = 差の個数
option-loss-all = 全部

option-hints = ヒント
option-hints-off = なし
option-hints-on = あり

option-set = { $option }：{ $value }

## 手番の時間。

option-clock = 手番の制限時間
clock-off = なし
clock-seconds = { $count }秒
clock-minutes = { $count }分
clock-hours = { $count }時間
clock-days = { $count }日

## コンピューターの強さ。

level-easy = 弱い
level-normal = ふつう
level-hard = 強い

## コンピューターの性格。

temperament-trusting = 信じやすい
temperament-sceptical = 疑い深い
temperament-bold = 大胆
temperament-cautious = 慎重

## サーバーやチャンネルごとの設定。それぞれメニューの項目で、「設定：選んだもの」の形になります。

setting-preset = プリセット
setting-language = テーブルの言語
setting-clock = 手番の制限時間
setting-pause = カップを開けたあとの間
setting-openers = テーブルを開ける人
setting-nudges = 催促
setting-weekly = 週間ランキング
# ほかを選ばないかぎり有効なもの。
setting-as-server = いつもどおり（{ $value }）
setting-as-channel = サーバーと同じ（{ $value }）
language-of-server = Discordでのサーバーの言語
openers-everyone = 全員
openers-moderators = モデレーターだけ
openers-nobody = 誰も開けない
nudges-on = 待たせている人にメンションする
nudges-off = メンションしない
weekly-on = 毎週月曜日にここへ投稿する
weekly-off = 投稿しない
