### テーブルのルール。設定をもとに bot/text/rulebook.py が組み立てます。数はすべてゲームの計算によるものです。
### $bid、$low、$bids などは、「4の目が9個」のような言葉で届きます。

## 準備

rules-setup = 準備
rules-setup-dice = 全員が、自分のカップの下に{ DICE($count) }を持って始めます。
rules-setup-seats = { $seats }人で始めるので、場のサイコロは最初{ $dice }個です。
rules-setup-most = 2～{ $seats }人で遊びます。場のサイコロは最大{ $dice }個です。
rules-setup-first = 全員がサイコロを1個振り、いちばん大きい目の人が最初のラウンドを始めます。同点なら振り直します。
rules-setup-round = ラウンドごとに全員が一斉に振り、自分のサイコロだけを見ます。
rules-setup-hints = ヒントあり：自分のサイコロから見た確率を聞けます。

## 入札

rules-bidding = 入札
rules-bidding-claim = 「{ BID($quantity, $face) }」とは、全員のカップの下に、合わせて{ FACES($face) }が{ $quantity }個以上あるという意味です。
rules-bidding-wild = パコ（1の目）はジョーカーで、どの目の入札でもその目として数えます。パコの入札では、パコだけを数えます。
rules-bidding-opening = 最初の人は必ず入札しますが、パコでは始められません。あとは時計回りに、入札を上げるか疑うかを選びます。パスはありません。
rules-raise-any-face = 上げるには、個数を増やす（目は自由）か、同じ個数で目を大きくします。
rules-raise-never-lower-face = 上げるには、同じ目か大きい目で個数を増やすか、同じ個数で目を大きくします。目は下げられません。
rules-raise-same-face-or-same-number = 上げるには、同じ目で個数を増やすか、同じ個数で目を大きくします。両方を一度にはできません。
rules-raise-example = 「{ $bid }」の次に入札できる例：{ $bids }。
rules-raise-counterexample = 「{ $bid }」の次に入札できない例：{ $bids }。
rules-raise-to-pacos = パコに変えるなら、個数は半分（切り上げ）で足ります。「{ $bid }」の次なら、「{ $low }」からです。
rules-raise-from-pacos = 「{ $bid }」の次は、パコを増やす（{ $more }）か、個数を2倍にして1を足してほかの目にします（「{ $low }」から）。
rules-raise-from-pacos-only = 「{ $bid }」の次は、パコを増やします（{ $more }）。ほかの目にするには2倍にして1を足した個数が必要で、ここのサイコロでは足りません。
rules-raise-cap = 場のサイコロより多い個数は入札できません。もう上げられないときは、あとは勝負するだけです。

## ドゥド

rules-dudo = { -dudo }（ドゥド）
rules-dudo-call = 自分の番に今の入札を疑うなら、「{ -dudo }」と宣言します。カップをすべて開けて数えます。
rules-dudo-one = 入札より少なければ入札した人が、同じか多ければ疑った人が、サイコロを1個失います。
rules-dudo-difference = 入札より少なければ、入札した人が足りない数だけサイコロを失います。同じか多ければ、疑った人が1個と、入札を超えた数だけ失います。
rules-dudo-all = 入札より少なければ、入札した人がサイコロを全部失って脱落します。同じか多ければ、疑った人が脱落します。
rules-dudo-example = たとえば「{ $bid }」が疑われたとします。{ $few ->
    [0] 1個もなければ
   *[other] { $few }個しかなければ
}、入札した人が{ DICE($few_cost) }を失います。{ $many }個あれば、疑った人が{ DICE($many_cost) }を失います。
rules-dudo-next = 負けた人が次のラウンドを始めます。その人が脱落したら、次の残っている人が始めます。

## カルツァ

rules-calza = { -calza }（カルツァ）
rules-calza-anyone = 入札した人以外は、自分の番でもそうでなくても、今の入札がちょうどだと思えば「{ -calza }」と宣言できます。
rules-calza-on-turn = 自分の番に、今の入札がちょうどだと思えば「{ -calza }」と宣言できます。
rules-calza-off-turn = 自分の番でないときに、ほかの人の入札がちょうどだと思えば「{ -calza }」と宣言できます。
rules-calza-result = ちょうどなら、サイコロを1個取り戻します（{ $most }個まで）。違えば1個失います。ほかの人のサイコロは変わりません。
rules-calza-next = 宣言した人が次のラウンドを始めます。宣言は早い者勝ちです。
rules-calza-duel = 残り2人ではカルツァはできません。
rules-calza-in-palifico-no = パリフィコではカルツァはできません。
rules-calza-in-palifico-yes = パリフィコでもカルツァができます。
rules-calza-off = このテーブルにカルツァはありません。

## パリフィコ

rules-palifico = { -palifico }
rules-palifico-first-time = ゲームで初めてサイコロが残り1個になった人が始めるラウンドは、パリフィコになります。
rules-palifico-every-time = サイコロが残り1個になった人が始めるラウンドは、いつもパリフィコになります。取り戻したあとにまた1個になったときも同じです。
rules-palifico-plain = パコはジョーカーにならず、パコで始めることもできます。
rules-palifico-face = 目は固定で、個数だけが上がります。「{ $bid }」の次なら、「{ $low }」からです。
rules-palifico-face-locked = サイコロが1個の人でも、目を変えることはできません。
rules-palifico-face-one-die-seats = サイコロがちょうど1個の人だけは目を変えられ、あとの人もその目に従います。その人は次のようにも入札できます：{ $bids }。
rules-palifico-duel-yes = 残り2人でも行います。
rules-palifico-duel-no = 残り2人では行いません。
rules-palifico-never = このテーブルにパリフィコはありません。

## 終わり

rules-end = ゲームの終わり
rules-end-out = サイコロがなくなったら脱落です。最後までサイコロを持っていた人の勝ちです。
rules-end-leave = 途中で抜けた人はすぐに脱落し、残っている全員より下の順位になります。そのラウンドは無効になり、振り直します。
