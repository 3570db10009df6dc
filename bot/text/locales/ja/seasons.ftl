### サーバーのシーズン。

command-season = シーズン
    .about = このサーバーのシーズンを見ます。始めたり終えたりできるのはサーバーを管理する人です

# $number：サーバーごとに1から数えるシーズンの番号。
season-number = シーズン{ $number }
season-title = このサーバーのシーズン
season-running = 開催中
# $when：日付。
season-since = { $when }から
season-none = 開催中のシーズンはありません。ランキングは全期間を数えます。
season-who = このサーバーを管理できる人が、ここで始められます。
season-nobody = このシーズンで終わったゲームはまだありません。
season-how = シーズンが始まると、このサーバーのランキングとレーティングは新しく始まります。過去のシーズンはメニューに残り、全期間の記録も続きます。
season-started = ✅ シーズンが始まりました。
season-ended = ✅ シーズンが終わりました。
season-meanwhile = そのカードの後に、シーズンが始まったか終わりました。今はこうなっています。何も起きていません。
season-needs-manage-server = シーズンを始めたり終えたりできるのは、このサーバーを管理できる人だけです。

# 新しいシーズンのフォーム。題名とラベルは45文字まで、説明は100文字まで。
season-start = シーズンを始める
season-name = 名前
season-name-how = 空のままでもかまいません。シーズンには番号が付きます。
season-name-ends = 空のままでもかまいません。開催中のシーズンは終わります。

season-end = シーズンを終える
# $season：どのシーズンか。「シーズン3 · 春」など。
season-end-title = { $season }を終えますか？
season-end-why = ランキングは残ります。その後に終わるゲームは、次のシーズンが始まるまでどのシーズンにも数えられません。
season-end-surely = 本当に終える

# ランキングで。
board-period-season = 今シーズン
board-seasons = 全期間、またはシーズン…
board-no-season = このサーバーではシーズンが開催されていません。サーバーを管理できる人が `/perudo season` で始められます。
board-season-here = シーズンはサーバーごとのものです。範囲を指定しないか、別の期間を選んでください。

# 最後のカードで、シーズン名の後。統計の画像の下。
end-season = このシーズンのレーティング
stats-seasons = 画像ではシーズンごとに線が分かれます。上の数字は全期間のものです。
