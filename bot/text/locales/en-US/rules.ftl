### The rules of one table, put together from its options by bot/text/rulebook.py. All numbers come from the engine.
### $bid, $low, $bids and the like arrive as bids in words, as in “9 × fours”.

## Setting up

rules-setup = Setting up
rules-setup-dice = Everyone starts with { DICE($count) } under their own cup.
# $seats: the players at this table; $dice: all their dice.
rules-setup-seats = With { $seats } players, { DICE($dice) } are in play at the start.
# The same where the seats are still open.
rules-setup-most = 2 to { $seats } players: at most { DICE($dice) } are in play.
rules-setup-first = Each player rolls one die; the highest opens the first round, ties roll again.
rules-setup-round = Every round, all roll at once and look at their own dice only.
rules-setup-hints = Hints are allowed: you may ask what the chances are by your own dice.

## Bidding

rules-bidding = Bidding
# $bid: an example, whose parts are $quantity and $face.
rules-bidding-claim = { BID($quantity, $face) } says: under all cups together, at least that many dice show { FACES($face) }.
rules-bidding-wild = Pacos (ones) are wild: they count as whatever face is bid. A bid on pacos counts pacos alone.
rules-bidding-opening = Whoever starts must bid, but not on pacos. Then it goes round clockwise: raise or doubt, no passing.
rules-raise-any-face = To raise, bid more dice of any face, or the same number of a higher face.
rules-raise-never-lower-face = To raise, bid more dice of the same or a higher face, or the same number of a higher face. The face never falls.
rules-raise-same-face-or-same-number = To raise, bid more dice of the same face, or the same number of a higher face. Not both at once.
rules-raise-example = Over { $bid } you may bid { $bids }.
rules-raise-counterexample = Over { $bid } you may not bid { $bids }.
rules-raise-to-pacos = To change to pacos, half the number is enough, rounded up: over { $bid } the lowest is { $low }.
rules-raise-from-pacos = Over { $bid }, bid more pacos ({ $more }), or any other face with double plus one: { $low } at the lowest.
# Where so few dice are in play that double plus one is more than all of them.
rules-raise-from-pacos-only = Over { $bid }, bid more pacos: { $more }. Any other face needs double plus one, more than all dice here.
rules-raise-cap = No bid goes above the dice in play. When no raise is left, only a call remains.

## Dudo

rules-dudo = { -dudo }
rules-dudo-call = On your turn, call { -dudo } if you doubt the standing bid. All cups are lifted and the dice counted.
rules-dudo-one = Fewer than bid: the bidder loses one die. As many or more: the doubter loses one.
rules-dudo-difference = Fewer than bid: the bidder loses as many dice as are missing. As many or more: the doubter loses one die, and one more for each above the bid.
rules-dudo-all = Fewer than bid: the bidder loses all dice and is out. As many or more: the doubter is.
# $few and $many: what may be counted, too few or more than enough; $few_cost and $many_cost: the dice that it costs.
rules-dudo-example = Say { $bid } is doubted. If { $few ->
    [0] there is none
    [one] there is only { $few }
   *[other] there are only { $few }
}, the bidder loses { DICE($few_cost) }; if there are { $many }, the doubter loses { DICE($many_cost) }.
rules-dudo-next = Whoever lost starts the next round; if they are out, the next player still in does.

## Calza

rules-calza = { -calza }
rules-calza-anyone = Anyone but the bidder, on turn or not, may call { -calza }, saying that the standing bid is exactly right.
rules-calza-on-turn = On your turn you may call { -calza }, saying that the standing bid is exactly right.
rules-calza-off-turn = When it is not your turn, you may call { -calza } on someone else’s bid, saying that it is exactly right.
# $most: the dice everyone starts with.
rules-calza-result = Exactly right: you regain one die, never above { DICE($most) }. Otherwise you lose one. Nobody else’s dice change.
rules-calza-next = The caller starts the next round. The first call wins.
rules-calza-duel = There is no calza with two players left.
rules-calza-in-palifico-no = There is no calza in a palifico round.
rules-calza-in-palifico-yes = Calza is allowed in a palifico round.
rules-calza-off = There is no calza at this table.

## Palifico

rules-palifico = Palifico
rules-palifico-first-time = When a player drops to one die for the first time in the game, the round they start is palifico.
rules-palifico-every-time = Whenever a player drops to one die, the round they start is palifico, after regaining a die as well.
rules-palifico-plain = Pacos are not wild in it, and the round may be opened on them.
rules-palifico-face = The face stands and only the number rises: over { $bid } the lowest raise is { $low }.
rules-palifico-face-locked = Nobody may change the face, not even with one die.
rules-palifico-face-one-die-seats = Only players with exactly one die may change the face, and all after them are bound by it: they may bid { $bids } as well.
rules-palifico-duel-yes = It is played with two players left as well.
rules-palifico-duel-no = It is not played with two players left.
rules-palifico-never = There is no palifico at this table.

## The end

rules-end = The end
rules-end-out = Without dice you are out. The last player with dice wins.
rules-end-leave = Whoever leaves is out at once, placed below all still in; the running round is void and dealt again.
