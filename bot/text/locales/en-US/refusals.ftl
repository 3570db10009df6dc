### Why something was not done, and what would work. Private, one line each.
### Names arrive made safe.

## By the rules: one message for each refusal of the engine, named after its key.

refusal-game-over = This game is over. `/perudo start` opens a new table.
refusal-not-started = No round is running right now: wait for the next deal.
refusal-already-started = The game has already begun. Wait for its end, or open a table in another channel.
# $seat: the number that was asked for.
refusal-no-such-seat = This table has no seat { $seat }.
refusal-seat-out = You are out of this game; you can watch it to the end.
refusal-calza-off = This table plays without calza. On your turn you can raise or doubt.
refusal-no-bid-yet = There is no bid yet to call. The starter bids first.
refusal-own-bid = That is your own bid: someone else has to call it.
refusal-calza-in-palifico = No calza in a palifico round. On your turn you can raise or doubt.
refusal-calza-two-left = No calza with two players left. On your turn you can raise or doubt.
refusal-calza-on-turn = At this table calza is for players who are not on turn. Raise or doubt.
refusal-calza-off-turn = At this table only the player on turn may call calza.
# $name: whose turn it is.
refusal-not-your-turn = It is { $name }’s turn.
refusal-opening-on-pacos = A round can’t be opened on pacos. Any other face will do.
# $face: the face that stands.
refusal-face-stands = In this palifico round the face stands: raise the number of { FACES($face) }.
# $face: the face that was bid; $least: the lowest legal number of it, $pacos: of pacos; 0 where there is none.
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] Too low, and no higher bid on pacos is left.
       *[other] Too low. Lowest legal: { BID($pacos, 1) }.
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] Too low: no legal bid on { FACES($face) } is left.
           *[other] Too low: no legal bid on { FACES($face) } is left. Lowest legal: { BID($pacos, 1) }.
        }
       *[other] { $pacos ->
            [0] Too low. Lowest legal: { BID($least, $face) }.
           *[other] Too low. Lowest legal: { BID($pacos, 1) }, { BID($least, $face) }.
        }
    }
}
# $dice: all dice in play.
refusal-bid-too-high = Too high: there { $dice ->
    [one] is only { DICE($dice) }
   *[other] are only { DICE($dice) }
} in play.

refusal-already-seated = You already sit at this table.
# $seats: how many seats a table has.
refusal-table-full = All { $seats } seats are taken.
# $seats: how many seats a game needs.
refusal-too-few-seats = A game needs at least { $seats } players. Invite someone or add a computer player.
# $name: the host.
refusal-not-host = Only the host may do that: ask { $name }.
# $name: the player who was to be taken out.
refusal-not-away = { $name } is not away. Only absent players can be taken out.
# $most: how many characters a phrase may have.
refusal-phrase-too-long = Your lucky phrase may have at most { $most } characters.

## At the door: before the rules are asked, or beside them.

# The press was meant for an older bid. $name: who bid; $quantity and $face: the bid that stands now.
door-stale-bid = Too late: the bid is now { BID($quantity, $face) }, by { $name }. Nothing was done.
# The press came from a card whose round or moment has passed.
door-stale-card = The table has moved on since this card. Use the newest one, or `/perudo table`. Nothing was done.
# Another call on the same bid arrived first. $name: who called.
door-called-first = Too late: { $name } called first.
# Between the reveal and the next deal.
door-between-rounds = This round is over. The next one is dealt in a moment.

door-no-table = No table is open here. `/perudo start` opens one.
door-table-open = A table is already open here. `/perudo table` shows it.
door-not-seated = You don’t sit at this table. `/perudo join` while a table is gathering.
door-no-dice = You hold no dice right now. They come with the next deal.
door-no-hints = This table plays without hints. They can be allowed under *Options* before a game begins.
door-no-such-game = That game can’t be found any more. `/perudo start` opens a new table.

door-nothing-to-check = No game has been finished in this channel yet. The last card of each game tells its id.
door-no-game-to-check = No game of that id has ended on this server. The last card of each game tells its id.
door-still-played = That game is still being played. Its dice can be checked when it is over.
door-no-dice-to-check = That game never began: there are no dice to check.
door-moves-gone = The moves of that game are kept no longer. Its result is, and counts as before.

door-needs-manage-messages = Only the host, or someone who may manage messages here, can do that.
door-needs-manage-server = Only someone who may manage this server can change its settings.
door-old-button = This is of another version of the bot. Give its command again, or use the newest card. Nothing was done.
door-old-command = This command is of another version of the bot. Reload Discord and choose it again. Nothing was done.
door-moderators-open = In this channel only people who may manage messages open tables. Ask one of them, or try another channel.
door-nobody-opens = No tables are opened in this channel. Try another one, or ask someone who may manage this server.
door-servers-only = Perudo is played in a server’s channels, not in direct messages.
# $permissions: a list of Discord’s names for them.
door-cannot-post = I can’t show a table here. I need these permissions: { $permissions }.
# Discord’s names for the permissions, as its own settings have them in this language.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
door-paused = Play is paused: I can’t show the table here right now. Nothing is lost.

# $most: all dice in play.
door-not-a-number = That is not a number of dice. Write a whole number from 1 to { $most }.
door-not-a-face = That is not a face of a die. Choose one of the six faces.
door-no-such-level = There is no computer player of that level.

door-busy = The table is busy. Nothing was done: try again in a moment.
door-not-saved = This could not be saved, so your move was not made. Try again in a moment.
door-restarting = The bot is restarting. Nothing is lost: try again in a minute.
door-broken = Something went wrong on our side, sorry. The game goes on; `/perudo table` shows where it stands.

## What a player is told at their next press after an absence.

door-stood-in-bid = Your time ran out, so the stand-in bid { BID($quantity, $face) } for you.
door-stood-in-dudo = Your time ran out, so the stand-in called { -dudo } for you.
door-was-away = You were away, so your turns were kept short. Welcome back.
door-taken-out = You were away for too long and are out of this game.
door-removed = You were taken out of this game while you were away.
