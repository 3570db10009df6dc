### カード、パネル、入力欄の文。名前は安全な太字で届き、多くは席の印が前に付きます。

## 席

seat-unnamed = プレイヤー{ $seat }
seat-host-unnamed = 名無し
seat-somebody = 名無し
seat-level-unnamed = 特別
seat-named = { $mark } { $name }（{ colour }）
seat-host = 👑 ホスト
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }・{ $temperament }
seat-away = 💤 離席中
seat-on-turn = **手番**
seat-out = 脱落
seat-left = 退出

## ボタン。80文字まで。

button-join = 参加する
button-leave = 席を立つ
button-computer = コンピューターを追加
button-options = 設定
button-phrase = おまじない
button-begin = ゲーム開始
button-dice = 自分のサイコロ
button-bid = 入札
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = ヒント
button-rematch = 再戦
button-leave-surely = ゲームから抜ける

## ゲームの前

gathering-title = ペルード：参加者募集中
gathering-free = { $count ->
    [0] 満席です。
   *[other] 空きはあと{ $count }席です。
}
gathering-preset = **{ $preset }**：{ $about }
gathering-changed = 変更：{ $options }
gathering-too-few = ゲームには{ $seats }人以上が必要です。誰かを誘うか、コンピューターを追加してください。
gathering-ready = 準備ができました。{ $name }さんがゲームを始められます。

## 先手決め

shaking-title = 最初は誰？
shaking-now = 全員がサイコロを1個振り、いちばん大きい目の人が最初のラウンドを始めます。
shaking-first = 先手決め：{ $rolls }
shaking-again = 同点なので、もう一度：{ $rolls }
shaking-die = { $name } { $die } { face }
shaking-opens = いちばん大きい目を出した{ $name }さんから始めます。

luck = 🍀 おまじない：{ $phrases }
luck-phrase = { $mark }「{ $phrase }」

## ラウンド

round-title = 第{ $number }ラウンド
round-title-palifico = 第{ $number }ラウンド · パリフィコ
round-dice = 場のサイコロ：{ $count }個
palifico-one-die-seats = パコはジョーカーになりません。目は固定で、サイコロが残り1個の人だけが変えられます。
palifico-locked = パコはジョーカーになりません。目は固定です。
round-no-bid = まだ入札はありません。{ $name }さんから始めます。
round-earlier = これより前の入札：{ $count }件
round-bid = { $name }：{ BID($quantity, $face) }
round-bid-stand-in = { $name }：{ BID($quantity, $face) }（代打）
round-by = { $name }さんの入札
round-by-stand-in = { $name }さんの入札（代打）
round-claim = サイコロ{ $dice }個のうち、{ FACES($face) }が{ $quantity }個以上あるという入札です。
round-claim-wild = サイコロ{ $dice }個のうち、{ FACES($face) }とパコが合わせて{ $quantity }個以上あるという入札です。
round-turn = { $name }さんの番です
round-until = ⏳ 時間切れ：{ $when }
round-only-call = もう上げられません。あとは勝負するだけです。
round-hints = 💡 ヒントあり

## 勝負とカップの中

call-title-dudo = { -dudo }
call-title-calza = { -calza }
call-dudo = { $caller }さんが{ $bidder }さんの「**{ BID($quantity, $face) }**」を疑いました。
call-calza = { $caller }さんは{ $bidder }さんの「**{ BID($quantity, $face) }**」がちょうどだと言いました。
call-stand-in = 時間切れのため、代打が宣言しました。
call-lifting = カップを開けています……
reveal-counting = 数えるのは{ $count }個：{ $dice }
reveal-none = 数えるものなし：{ $dice }
reveal-rest = 数えないもの：{ $dice }
reveal-count = 結果：{ BID($quantity, $face) }
reveal-bid = 入札：{ BID($quantity, $face) }
reveal-bid-wild = 入札：{ BID($quantity, $face) }（パコも数えます）
verdict-dudo-right = ✅ { $name }さんの疑いは当たりです。足りませんでした。
verdict-dudo-wrong = ❌ { $name }さんの疑いは外れです。足りていました。
verdict-calza-right = ✅ { $name }さんの読みは当たりです。ちょうどでした。
verdict-calza-wrong = ❌ { $name }さんの読みは外れです。ちょうどではありませんでした。
change-loses = { $name }さんは{ DICE($count) }を失いました。{ $left ->
    [0] もう残っていません。
   *[other] 残りは{ $left }個です。
}
change-regains = { $name }さんは{ DICE($count) }を取り戻し、{ $left }個になりました。
change-none = { $name }さんのサイコロは{ $count }個そろっているので、増えません。
change-out = { $name }さんは脱落です。
next-loser = 負けた{ $name }さんが次のラウンドを始めます。
next-caller = 宣言した{ $name }さんが次のラウンドを始めます。
next-after = { $out }さんの次の{ $name }さんが、次のラウンドを始めます。
next-starter = { $name }さんが次のラウンドを始めます。
next-palifico = 次は**パリフィコ**です。

## 無効になったラウンド

void-title = このラウンドは無効です
void-left = { $name }さんがゲームから抜けました。
void-nobody-loses = ほかの人はサイコロを失いません。
void-again = カップを振り直し、{ $name }さんから始めます。

## ゲームの終わり

end-title = { $name }さんの勝ち！
end-place = { $medal } { $place }位
end-proof =
    ゲーム`{ $game }` · 全{ $count }ラウンド
    サイコロのフィンガープリント：`{ $commitment }`
end-secret = 公開された秘密の値：`{ $secret }`
end-check = `/perudo verify`で、このゲームのサイコロをすべて確かめられます。
end-opening = このフィンガープリントは、誰も席に着かないうちから[ここ]({ $link })にありました。
stopped-title = テーブルは閉じられました
stopped-before = ゲームはまだ始まっていませんでした。
stopped-in-play = ゲームは途中で打ち切られ、誰の成績にもなりません。
stopped-next = `/perudo start`で新しいテーブルを開けます。
past-note = これは古いカードです。最新のカードはもっと下にあります。

## 自分のサイコロ

panel-title = 自分のサイコロ（{ colour }）
panel-holds = 手元：{ $held }
panel-holds-wild = パコも数えると：{ $held }
panel-no-dice = サイコロは次に配られるときに届きます。
panel-out = もうサイコロはありません。ゲームは最後まで観戦できます。
panel-over = ゲームは終わりました。カードの「再戦」でもう一度遊べます。
panel-palifico = **パリフィコ**：{ $rules }
panel-your-turn = あなたの番です
panel-raise = 入札を上げる……
panel-open = 最初の入札を選ぶ……
panel-you-hold = 手元に{ $count }個

## 入札の入力欄

bid-title = 入札する
bid-quantity = 個数
bid-first = 1～{ $dice }個（場のサイコロ全部）
bid-over = 今の入札：{ BID($quantity, $face) }。場には{ DICE($dice) }。
bid-face = 目

## おまじないの入力欄

phrase-title = おまじないの言葉
phrase-label = このゲームのすべてのサイコロに混ぜられます
phrase-how = ゲームが始まるまで誰にも見えません。なしにするときは空のままにしてください。

## 自分だけのパネル

options-title = このテーブルの遊び方
options-how = 選ぶとすぐに反映されます。プリセットを選ぶと、すべての設定が変わります。
options-preset = プリセット
computer-title = コンピューターを追加
computer-how = その席の人に見えるものだけを見て遊びます。
computer-choose = どのくらい強い相手？
leave-title = ゲームから抜けますか？
leave-why = すぐに脱落になり、今のラウンドは無効になります。サイコロは戻ってきません。

rules-title = このテーブルのルール
rules-title-new = ここで開くテーブルのルール
rules-foot = テーブルの設定から作ったルールです。

## 設定パネル

settings-title-server = このサーバーの設定
settings-title-channel = { $channel }の設定
settings-how = 選ぶとすぐに保存され、これから開くテーブルに反映されます。
settings-channels = 個別に設定したチャンネル：{ $channels }
settings-scope = どこの設定ですか？
settings-for-server = サーバー全体
settings-for-channel = このチャンネルとそのスレッドだけ

## ランキング

board-title = このサーバーのランキング
board-empty = ここではまだ誰もゲームを終えていません。`/perudo start`でテーブルを開けます。
board-line = { $medal } { $place }位 { $name } · { $games }戦{ $wins }勝 · 勝率{ $rate }%

## サイコロに間違いがないか

verify-holds = ゲーム`{ $game }`のサイコロに間違いはありません
verify-holds-not = ゲーム`{ $game }`のサイコロは正しくありません
verify-fingerprint = フィンガープリントは、このゲームと、今は公開されている秘密の値のものと一致します。
verify-first = 最初のラウンドを始めたのは、先手決めで勝った人です。
verify-dice = { $rounds }ラウンドのサイコロ{ $count }個はすべて、秘密の値とゲームのIDとおまじないの言葉から決まりました。あとから選ばれたり変えられたりしたものはありません。
verify-compare-link = 次のフィンガープリントを、[誰も席に着かないうちに出ていたもの]({ $link })と見比べてください：
verify-compare = 次のフィンガープリントを、テーブルを開いたときのメッセージにあるものと見比べてください：
verify-limits = 運営者の側で誰もサイコロをのぞかなかったことや、プレイヤーと組んだ運営者がおまじないの言葉をいくつも試さなかったことまでは示せません。
verify-file = ファイルにはゲーム全体が入っています。`perudo verify`か自作のプログラムを使えば、このボットなしで確かめられます。
verify-tell = このボットの運営者に知らせてください。
flaw-fingerprint = フィンガープリントが、このゲームのIDとこの秘密の値のものではありません。
flaw-phrases = サイコロが、この秘密の値とこのおまじないの言葉から出たものではありません。
flaw-first = 第1ラウンドを始めたのは{ $seat }番の席ですが、先手決めで勝ったのは{ $winner }番の席です。
flaw-round-left-out = 第{ $round }ラウンドの前で、ラウンドが1つ抜けています。
flaw-rounds-swapped = 第{ $round }ラウンドと第{ $other }ラウンドのサイコロが入れ替わっています。
flaw-seats-swapped = 第{ $round }ラウンドで、{ $seat }番の席と{ $other }番の席のサイコロが入れ替わっています。
flaw-too-many = 第{ $round }ラウンドで、{ $seat }番の席にサイコロが{ $written }個ありますが、持っているのは{ $held }個のはずです。
flaw-too-few = 第{ $round }ラウンドで、{ $seat }番の席にはサイコロが{ $written }個しかありませんが、持っているのは{ $held }個のはずです。
flaw-die = 第{ $round }ラウンドで、{ $seat }番の席の{ $place }個目のサイコロは{ $written }の目ですが、本当に出たのは{ $drawn }の目です。
flaw-cup = 第{ $round }ラウンドで、{ $seat }番の席のサイコロが、本当に出たものと違います。

## それぞれの目が出た回数

fairness-title = どの目も同じくらい出ている？
fairness-here = このサーバー
fairness-everywhere = このボットの全サーバー
fairness-none = まだ終わったゲームがありません。
fairness-band = { DICE($dice) }：どの目も{ $least }～{ $most }回出るはずです。
fairness-face = { $die } { FACES($face) }：**{ $count }**回
fairness-face-outside = { $die } { FACES($face) }：**{ $count }**回（範囲外）
fairness-foot = 終わったゲームで配られたすべてのサイコロです。どんなに正しいサイコロでも、ときどき範囲を外れます（およそ370回に1回）。

## カードの外のメッセージ

opening-line = 🎲 { $name }さんがペルードのテーブルを開きました。
opening-proof = 誰も席に着かないうちに決まった、サイコロのフィンガープリント：`{ $commitment }`
nudge = ⏳ { $mention }さん、あなたの番です。
nudge-until = ⏳ { $mention }さん、あなたの番です。{ $when }に代打が入ります。
nudge-moved = { $name }さんの番は終わりました。
nudge-stood-in = { $name }さんの代わりに代打が入りました。

## ヒント

hint-how = 💡 自分のサイコロと単純な確率から見ると：
hint-standing = - 今の入札、{ $bid }：{ $chance }
hint-exact = - ちょうどその数：{ $chance }
hint-raise = - { $bid }：{ $chance }
chance-surely = ほぼ確実（{ $percent }%）
chance-likely = ありそう（{ $percent }%）
chance-even = 五分五分（{ $percent }%）
chance-unlikely = なさそう（{ $percent }%）
chance-hardly = ほぼない（{ $percent }%）
