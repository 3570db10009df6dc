### できなかった理由と、どうすればよいか。本人だけに、1行ずつ。
### 名前は安全な形で届きます。

## ルールによるもの。

refusal-game-over = このゲームは終わりました。`/perudo start`で新しいテーブルを開けます。
refusal-not-started = 今はラウンドの途中ではありません。次に配られるまで待ってください。
refusal-already-started = ゲームはもう始まっています。終わるのを待つか、ほかのチャンネルでテーブルを開いてください。
refusal-no-such-seat = このテーブルに{ $seat }番の席はありません。
refusal-seat-out = このゲームでは脱落しています。最後まで観戦できます。
refusal-calza-off = このテーブルにカルツァはありません。自分の番に、入札を上げるか疑うかができます。
refusal-no-bid-yet = まだ入札がありません。最初の人の入札を待ってください。
refusal-own-bid = それは自分の入札です。宣言できるのはほかの人だけです。
refusal-calza-in-palifico = パリフィコではカルツァはできません。自分の番に、入札を上げるか疑うかができます。
refusal-calza-two-left = 残り2人ではカルツァはできません。自分の番に、入札を上げるか疑うかができます。
refusal-calza-on-turn = このテーブルのカルツァは、手番でない人のものです。入札を上げるか、疑ってください。
refusal-calza-off-turn = このテーブルでは、手番の人だけがカルツァを宣言できます。
refusal-not-your-turn = 今は{ $name }さんの番です。
refusal-opening-on-pacos = パコでラウンドを始めることはできません。ほかの目ならどれでも大丈夫です。
refusal-face-stands = このパリフィコでは目を変えられません。{ FACES($face) }の個数を上げてください。
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] 低すぎます。もうパコでは上げられません。
       *[other] 低すぎます。「{ BID($pacos, 1) }」から入札できます。
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] 低すぎます。{ FACES($face) }ではもう入札できません。
           *[other] 低すぎます。{ FACES($face) }ではもう入札できません。「{ BID($pacos, 1) }」からなら入札できます。
        }
       *[other] { $pacos ->
            [0] 低すぎます。「{ BID($least, $face) }」から入札できます。
           *[other] 低すぎます。「{ BID($pacos, 1) }」か「{ BID($least, $face) }」から入札できます。
        }
    }
}
refusal-bid-too-high = 高すぎます。場には{ DICE($dice) }しかありません。

refusal-already-seated = もうこのテーブルに着いています。
refusal-table-full = { $seats }席すべて埋まっています。
refusal-too-few-seats = ゲームには{ $seats }人以上が必要です。誰かを誘うか、コンピューターを追加してください。
refusal-not-host = それができるのはホストだけです。{ $name }さんに頼んでください。
refusal-not-away = { $name }さんは離席中ではありません。外せるのは離席中のプレイヤーだけです。
refusal-phrase-too-long = おまじないの言葉は{ $most }文字までです。

## 入り口：ルールより前、またはルールの外のもの。

door-stale-bid = 間に合いませんでした。今の入札は{ $name }さんの「{ BID($quantity, $face) }」です。何も起きていません。
door-stale-card = このカードのあとにゲームが進みました。最新のカードか`/perudo table`を使ってください。何も起きていません。
door-called-first = 間に合いませんでした。{ $name }さんが先に宣言しました。
door-between-rounds = このラウンドは終わりました。次のラウンドはもうすぐ始まります。

door-no-table = ここにはテーブルがありません。`/perudo start`で開けます。
door-table-open = ここではもうテーブルが開いています。`/perudo table`で表示できます。
door-not-seated = このテーブルに着いていません。参加者の募集中なら、`/perudo join`で参加できます。
door-no-dice = 今はサイコロを持っていません。次に配られるときに届きます。
door-no-hints = このテーブルにヒントはありません。ゲームを始める前に「設定」で使えるようにできます。
door-no-such-game = そのゲームはもう見つかりません。`/perudo start`で新しいテーブルを開けます。

door-nothing-to-check = このチャンネルにはまだ終わったゲームがありません。ゲームのIDは最後のカードにあります。
door-no-game-to-check = このサーバーで、そのIDのゲームは終わっていません。ゲームのIDは最後のカードにあります。
door-still-played = そのゲームはまだ続いています。終わったらサイコロを確かめられます。
door-no-dice-to-check = そのゲームは始まらなかったので、確かめるサイコロがありません。
door-moves-gone = そのゲームの手の記録はもう保存されていません。結果は残っていて、これまでどおり数えられます。

door-needs-manage-messages = それができるのは、ホストか、ここでメッセージを管理できる人だけです。
door-needs-manage-server = 設定を変えられるのは、このサーバーを管理できる人だけです。
door-old-button = それは別のバージョンのボットのものです。コマンドをもう一度入力するか、最新のカードを使ってください。何も起きていません。
door-old-command = それは別のバージョンのボットのコマンドです。Discordを再読み込みして、もう一度選んでください。何も起きていません。
door-moderators-open = このチャンネルでテーブルを開けるのは、メッセージを管理できる人だけです。その人に頼むか、ほかのチャンネルで試してください。
door-nobody-opens = このチャンネルではテーブルを開けません。ほかのチャンネルで試すか、このサーバーを管理できる人に聞いてください。
door-servers-only = ペルードはサーバーのチャンネルで遊びます。ダイレクトメッセージでは遊べません。
door-cannot-post = ここにはテーブルを表示できません。次の権限が必要です：{ $permissions }。
# Discordの設定画面での権限の名前。
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
door-paused = 今はここにテーブルを表示できないので、ゲームは止まっています。何も失われていません。

door-not-a-number = それは個数ではありません。1から{ $most }までの整数を書いてください。
door-not-a-face = それはサイコロの目ではありません。6つの目から選んでください。
door-no-such-level = その強さのコンピューターはいません。

door-busy = テーブルが混み合っています。何も起きていません。少し待ってからやり直してください。
door-not-saved = 保存できなかったので、その手は行われませんでした。少し待ってからやり直してください。
door-restarting = ボットを再起動しています。何も失われていません。1分ほどしてからやり直してください。
door-broken = こちらの不具合です。すみません。ゲームは続いています。`/perudo table`で今の様子を見られます。

## 戻ってきたプレイヤーに伝えること。

door-stood-in-bid = 時間切れのため、代打が「{ BID($quantity, $face) }」と入札しました。
door-stood-in-dudo = 時間切れのため、代打が「{ -dudo }」と宣言しました。
door-was-away = 離席中だったので、あなたの番は短くしてありました。おかえりなさい。
door-taken-out = 離席が長かったので、このゲームから外れました。
door-removed = 離席中に、このゲームから外されました。
