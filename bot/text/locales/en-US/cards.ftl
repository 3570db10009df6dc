### What cards, panels and forms say. Names arrive safe and bold, many with their seat’s mark before them.

## Seats

# Stands for a name of which nothing can be shown. $seat: 1 to 6.
seat-unnamed = Player { $seat }
seat-host-unnamed = Somebody
seat-somebody = Somebody
seat-level-unnamed = special
# $mark: the seat’s coloured mark; $seat: 1 to 6, for its colour.
seat-named = { $mark } { $name } ({ colour })
seat-host = 👑 host
# $icon: a face; $level: one of the levels; $temperament: one of the temperaments.
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }, { $temperament }
seat-away = 💤 away
seat-on-turn = **on turn**
seat-out = out
seat-left = left the game

## Buttons, at most 80 characters.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-options = Options
button-phrase = Lucky phrase
button-begin = Begin
button-dice = My dice
button-bid = Bid
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = Hint
button-rematch = Rematch
button-leave-surely = Leave the game

## The gathering

gathering-title = Perudo: take a seat
# $count: how many seats are free.
gathering-free = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
# $preset: a preset’s name; $about: what is special about it.
gathering-preset = **{ $preset }**: { $about }
# $options: options and their values.
gathering-changed = Changed: { $options }
# $seats: how many seats a game needs.
gathering-too-few = A game needs at least { $seats } players: invite someone or add a computer player.
# $name: the host.
gathering-ready = Ready: { $name } can begin.

## The roll-off

shaking-title = Who opens?
shaking-now = Everyone shakes a die; the highest opens the first round.
# $rolls: names and dice.
shaking-first = Roll-off: { $rolls }
shaking-again = A tie, so once more: { $rolls }
# $die: a picture of the die; $face: 1 to 6.
shaking-die = { $name } { $die } { face }
shaking-opens = { $name } rolled highest and opens.

# $phrases: what players chose, each as in `luck-phrase`.
luck = 🍀 Lucky phrases: { $phrases }
# $mark: the seat’s coloured mark; $phrase: what its player wrote, safe to show.
luck-phrase = { $mark } “{ $phrase }”

## A round

# $number: counts rounds from 1.
round-title = Round { $number }
round-title-palifico = Round { $number } · PALIFICO
# $count: all dice in play.
round-dice = { DICE($count) } in play
palifico-one-die-seats = Pacos are not wild and the face stands; only players with one die may change it.
palifico-locked = Pacos are not wild and the face stands.
# $name: who starts the round.
round-no-bid = No bid yet: { $name } opens.
# $count: how many older bids are not shown.
round-earlier = { $count ->
    [one] { $count } earlier bid
   *[other] { $count } earlier bids
}
round-bid = { $name }: { BID($quantity, $face) }
round-bid-stand-in = { $name }: { BID($quantity, $face) } (stand-in)
# $name: whose the standing bid is.
round-by = bid by { $name }
round-by-stand-in = bid by { $name } (stand-in)
# What the standing bid claims. $dice: all dice in play.
round-claim = { $quantity ->
    [one] At least { $quantity } of the { DICE($dice) } must be a { face }.
   *[other] At least { $quantity } of the { DICE($dice) } must be { FACES($face) }.
}
round-claim-wild = { $quantity ->
    [one] At least { $quantity } of the { DICE($dice) } must be a { face } or a paco.
   *[other] At least { $quantity } of the { DICE($dice) } must be { FACES($face) } or pacos.
}
round-turn = It is { $name }’s turn
# $when: the end of the time, as in “in 40 seconds”.
round-until = ⏳ Time’s up { $when }
round-only-call = No higher bid is left: only a call remains.
round-hints = 💡 hints allowed

## A call and the open cups

call-title-dudo = { -dudo }
call-title-calza = { -calza }
# $caller and $bidder: names.
call-dudo = { $caller } doubts { $bidder }’s **{ BID($quantity, $face) }**.
call-calza = { $caller } says that { $bidder }’s **{ BID($quantity, $face) }** is exactly right.
call-stand-in = Called by the stand-in: the time had run out.
call-lifting = The cups are lifted …
# Of the dice of one seat, those that agree with the bid. $count: how many; $dice: in words.
reveal-counting = { $count ->
    [one] { $count } counts: { $dice }
   *[other] { $count } count: { $dice }
}
# $dice: all dice, or the other dice, of that seat, in words.
reveal-none = nothing counts: { $dice }
reveal-rest = not: { $dice }
reveal-count = Counted: { BID($quantity, $face) }
reveal-bid = Bid: { BID($quantity, $face) }
reveal-bid-wild = Bid: { BID($quantity, $face) }; pacos count as well.
verdict-dudo-right = ✅ { $name } was right to doubt: there are fewer.
verdict-dudo-wrong = ❌ { $name } was wrong to doubt: there are enough.
verdict-calza-right = ✅ { $name } was right: exactly as many.
verdict-calza-wrong = ❌ { $name } was wrong: not exactly as many.
# $count: the dice lost; $left: the dice still held.
change-loses = { $name } loses { DICE($count) }: { $left ->
    [0] none left.
   *[other] { $left } left.
}
change-regains = { $name } regains { DICE($count) }, and now holds { $left }.
change-none = { $name } holds { $count ->
    [one] the only die
   *[other] all { DICE($count) }
} already and regains none.
change-out = { $name } is out.
next-loser = { $name } lost and starts the next round.
next-caller = { $name } called and starts the next round.
# $out: who would have started, but is out.
next-after = { $name } comes after { $out } and starts the next round.
next-starter = { $name } starts the next round.
next-palifico = The next round is **PALIFICO**.

## A void round

void-title = The round is void
void-left = { $name } left the game.
void-nobody-loses = Nobody else loses a die.
void-again = The cups are shaken again; { $name } starts.

## The end

# $name: the winner.
end-title = { $name } wins!
# $medal: a picture; $place: 1 to 6.
end-place = { $medal } { $place }.
# $count: how many rounds were dealt; $game: the game’s id; $commitment: the fingerprint.
end-proof =
    Game `{ $game }` · { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
    Fingerprint of its dice: `{ $commitment }`
# $secret: what the dice came from.
end-secret = Their secret, open now: `{ $secret }`
end-check = `/perudo verify` checks all dice of this game.
# $link: the address of the message that opened the table.
end-opening = The fingerprint stood [here]({ $link }) before anyone sat down.
stopped-title = The table is closed
stopped-before = The game had not begun.
stopped-in-play = The game was stopped and counts for nobody.
stopped-next = `/perudo start` opens a new table.
past-note = This is an old card; the newest one is further down.

## My dice

# $seat: 1 to 6, for the colour.
panel-title = Your dice ({ colour })
# $held: what a bid on each face would find under one’s own cup.
panel-holds = You hold { $held }
panel-holds-wild = With pacos you hold { $held }
panel-no-dice = Your dice come with the next deal.
panel-out = You hold no dice any more. You can watch the game to its end.
# What a player’s panel says once the game is over.
panel-over = The game is over. *Rematch* on its card plays another.
# $rules: what is special about it.
panel-palifico = **PALIFICO**. { $rules }
panel-your-turn = It is your turn
panel-raise = Raise to …
panel-open = Open with …
# $count: one’s own dice that agree with a bid.
panel-you-hold = you hold { $count }

## The form of a bid: title and labels at most 45 characters, descriptions 100.

bid-title = Your bid
bid-quantity = How many dice
# $dice: all dice in play.
bid-first = From 1 to { $dice }, all dice in play.
bid-over = Standing bid: { BID($quantity, $face) }; { DICE($dice) } in play.
bid-face = Which face

## The form of a lucky phrase, with the same limits.

phrase-title = Your lucky phrase
phrase-label = Mixed into this game’s dice
phrase-how = Nobody sees it before the game begins. Leave it empty for none.

## Private panels

options-title = How this table plays
options-how = Each choice counts at once. Choosing a preset sets all options.
options-preset = Preset
computer-title = Add a computer player
computer-how = It sees what a person in its seat would see, and nothing more.
computer-choose = How strong?
leave-title = Leave the game?
leave-why = You are out at once, the running round is void, and your dice do not come back.

rules-title = The rules of this table
rules-title-new = The rules of a table that is opened here
rules-foot = These rules are made from the table’s options.

## The panel of settings

settings-title-server = Settings of this server
# $channel: a mention of it.
settings-title-channel = Settings of { $channel }
settings-how = Every choice is kept at once and counts for tables that are opened from now on.
# $channels: mentions of them.
settings-channels = With settings of their own: { $channels }
settings-scope = What these settings are for
settings-for-server = For the whole server
settings-for-channel = For this channel and its threads alone

## The leaderboard

board-title = Leaderboard of this server
board-empty = Nobody has finished a game here yet. `/perudo start` opens a table.
# $medal: a picture; $place: from 1; $rate: the games won, in percent.
board-line = { $medal } { $place }. { $name } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $rate }%

## Whether the dice of a game hold

# $game: the game’s id.
verify-holds = The dice of game `{ $game }` hold
verify-holds-not = The dice of game `{ $game }` do not hold
verify-fingerprint = The fingerprint is that of this game and of its secret, which is open now.
verify-first = Whoever opened the first round had won the roll-off.
# $count: how many dice; $rounds: how many rounds.
verify-dice = All { DICE($count) } of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} followed from the secret, the game’s id and the lucky phrases: none was chosen or changed afterwards.
# $link: the address of the message that opened the table.
verify-compare-link = Now compare the fingerprint with the one that [stood there before anyone sat down]({ $link }):
verify-compare = Now compare the fingerprint with the one in the message that opened the table:
verify-limits = This can’t show that nobody at the host looked at the dice, nor that a host in league with a player did not try many phrases.
verify-file = The file holds the whole game: `perudo verify` checks it without this bot, and so can a program of your own.
verify-tell = Please tell whoever runs this bot.
flaw-fingerprint = The fingerprint is not that of this game’s id and this secret.
flaw-phrases = The dice do not come from this secret with these lucky phrases.
# $seat: who opened; $winner: who should have.
flaw-first = Seat { $seat } opened round 1, but seat { $winner } won the roll-off.
# $round: the first round that does not fit.
flaw-round-left-out = A round was left out before round { $round }.
# $other: the other round.
flaw-rounds-swapped = The dice of the rounds { $round } and { $other } are swapped.
# $seat and $other: the two seats.
flaw-seats-swapped = In round { $round } the dice of the seats { $seat } and { $other } are swapped.
# $written: the dice that seat has there; $held: how many it should have.
flaw-too-many = In round { $round } seat { $seat } has { DICE($written) }, but holds { $held }.
flaw-too-few = In round { $round } seat { $seat } has { DICE($written) }, but holds { $held }.
# $place: which die of the cup; $written and $drawn: faces.
flaw-die = In round { $round } die { $place } of seat { $seat } shows { $written }, but { $drawn } was drawn.
flaw-cup = In round { $round } the dice of seat { $seat } are not those that were drawn.

## How often each face fell

fairness-title = Do all faces fall equally often?
fairness-here = On this server
fairness-everywhere = On all servers of this bot
fairness-none = No game has been finished yet.
# $dice: all dice; $least and $most: the band for each face.
fairness-band = { DICE($dice) }: of each face there should be { $least } to { $most }.
# $die: a picture; $count: how often it fell.
fairness-face = { $die } { FACES($face) }: **{ $count }**
fairness-face-outside = { $die } { FACES($face) }: **{ $count }** – outside
fairness-foot = All dice that were dealt in finished games. Even the best dice leave the band now and then: about one count in 370.

## Plain messages beside the card

# $name: who opened the table.
opening-line = 🎲 { $name } opens a table of Perudo.
opening-proof = Fingerprint of the dice, settled before anyone sits down: `{ $commitment }`
# $mention: the player on turn; $when: as in “in 40 seconds”.
nudge = ⏳ { $mention }, it is your turn.
nudge-until = ⏳ { $mention }, it is your turn: the stand-in moves { $when }.
nudge-moved = { $name } has moved.
nudge-stood-in = The stand-in moved for { $name }.

## A hint on the panel, where the table allows it. $bid: a bid; $chance: one of the chances below.

hint-how = 💡 By your own dice and plain chance:
hint-standing = - The standing bid, { $bid }: { $chance }
hint-exact = - Exactly that many: { $chance }
hint-raise = - { $bid }: { $chance }
chance-surely = almost certain ({ $percent }%)
chance-likely = likely ({ $percent }%)
chance-even = about even ({ $percent }%)
chance-unlikely = unlikely ({ $percent }%)
chance-hardly = hardly ({ $percent }%)
