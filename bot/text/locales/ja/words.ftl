### 文を作る部品：入札、サイコロ、目、カップ、並べ方。
###
### どの文でも BID($quantity, $face)、DICE($count)、FACES($face) を使えます。それぞれこのファイルの `bid`、`dice`、`faces` になります。
### 個数と目を裸の数字2つで並べません。日本語に複数形はなく、助数詞（個・人・席）で数えます。

-dudo = Dudo!
-calza = Calza!
-palifico = パリフィコ

## 目。$face：1～6。1がパコ。

face = { $face ->
    [1] パコ
   *[other] { $face }の目
}
faces = { face }

face-choice = { $face ->
    [1] 1の目（パコ）
   *[other] { faces }
}

## 入札とサイコロ。

bid = { face }が{ $quantity }個

dice = { $count ->
    [0] サイコロなし
   *[other] サイコロ{ $count }個
}

dice-of-face = { face }が{ $number }個

dice-none = サイコロなし

## 箱に入っている6色のカップ、席の順。$seat：1～6。

colour = { $seat ->
    [1] 黄
    [2] 赤
    [3] 青
    [4] 緑
    [5] オレンジ
   *[6] 黒
}

## 並べ方：「a、b」。長いものは前から順につなげて「a、b、c」。

list-two = { $first }、{ $last }
list-more = { $first }、{ $next }
list-last = { $first }、{ $last }
