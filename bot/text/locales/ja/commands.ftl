### Discordの入力候補に出るコマンドと、実行したあとに本人だけに伝える文。
###
### 名前：空白なし、32文字まで。説明：100文字まで。

## コマンド。

command-perudo = perudo
    .about = ペルード：サイコロとはったりのゲーム
command-start = 開く
    .about = このチャンネルでテーブルを開きます
command-join = 参加
    .about = このチャンネルのテーブルに着きます
command-leave = 抜ける
    .about = テーブルから抜けます
command-begin = 開始
    .about = ゲームを始めます（ホスト）
command-computers = コンピューター
    .about = コンピューターを席に着けます（ホスト）
command-dice = サイコロ
    .about = 自分のサイコロと、できることを見ます
command-table = テーブル
    .about = テーブルのカードをチャンネルの一番下に出し直します
command-rules = ルール
    .about = このテーブルのルールを読みます
command-stop = 閉じる
    .about = テーブルを閉じます（ホストまたはモデレーター）
command-settings = 設定
    .about = このサーバーやチャンネルでのテーブルの遊び方を選びます
command-remove = 外す
    .about = 離席中のプレイヤーを外します（ホストまたはモデレーター）
command-language = 言語
    .about = 自分だけに見える返事の言語を選びます
command-verify = 検証
    .about = 終わったゲームのサイコロをすべて確かめ、記録をダウンロードします
command-fairness = 公平さ
    .about = それぞれの目が出た回数を見ます
command-bid = 入札
    .about = 入札します。今の入札があれば上げます
command-dudo = dudo
    .about = 今の入札を疑います
command-calza = calza
    .about = 今の入札がちょうどだと宣言します
command-leaderboard = ランキング
    .about = このサーバーで誰が勝っているかを見ます

## コマンドに付けるもの。

argument-preset = プリセット
    .about = どのルールで遊ぶか
argument-computers = コンピューター
    .about = 一緒に席に着くコンピューターの人数
argument-level = 強さ
    .about = コンピューターの強さ
argument-temperament = 性格
    .about = コンピューターの性格（選ばなければランダム）
argument-clock = 制限時間
    .about = 1回の手番にかけられる時間
argument-dice = サイコロ
    .about = 最初に1人が持つサイコロの個数
argument-count = 人数
    .about = 席に着くコンピューターの人数
argument-seat = 席
    .about = 外すプレイヤー
argument-game = ゲーム
    .about = ゲームの最後のカードにあるID。なければこのチャンネルの直前のゲーム
argument-language = 言語
    .about = 言語を選ぶか、Discordの設定に合わせます
argument-quantity = 個数
    .about = 少なくとも何個あるか
argument-face = 目
    .about = どの目か

clock-choice-30 = 30秒
clock-choice-60 = 60秒
clock-choice-90 = 90秒
clock-choice-180 = 3分
clock-choice-86400 = 1日
clock-choice-off = 制限なし

# この言語での、この言語の名前。
language-name = 日本語
language-automatic = Discordの設定に合わせる

bid-offer = { $quantity }個 – { $faces }

## 終わりました。

done-joined = 席に着きました。
done-left = テーブルから抜けました。
done-begun = ゲームが始まります。
done-phrase = おまじないの言葉は「{ $phrase }」です。このゲームのすべてのサイコロに混ぜられ、ゲームが始まると表示されます。
done-phrase-none = おまじないの言葉はなしになりました。
done-computers = コンピューターが{ $count }人、席に着きました。
done-table = カードをチャンネルの一番下に出しました。
done-stopped = テーブルを閉じました。
done-removed = { $name }さんを外しました。
done-bid = 「{ BID($quantity, $face) }」と入札しました。
done-dudo = 「{ -dudo }」と宣言しました。
done-calza = 「{ -calza }」と宣言しました。
done-language = これから、あなただけに見える返事は日本語になります。
done-language-automatic = あなただけに見える返事は、Discordの言語設定に合わせます。
