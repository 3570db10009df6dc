### Commands as Discord's picker shows them, and what is said in private after one was carried out.
###
### Names: lower case, no spaces or apostrophes, at most 32 characters. Descriptions: at most 100.

## Commands.

command-perudo = perudo
    .about = Perudo, the bluffing game with dice
command-start = start
    .about = Open a table in this channel
command-join = join
    .about = Sit down at the table in this channel
command-leave = leave
    .about = Get up from the table
command-begin = begin
    .about = Begin the game, as its host
command-computers = computers
    .about = Seat computer players, as the host
command-dice = dice
    .about = See your own dice and your ways to move
command-table = table
    .about = Post the table’s card again, at the bottom of the channel
command-rules = rules
    .about = Read the rules of this table
command-stop = stop
    .about = End the table, as its host or a moderator
command-settings = settings
    .about = Choose how tables play on this server or in this channel
command-remove = remove
    .about = Take an absent player out, as the host or a moderator
command-language = language
    .about = Choose the language of the answers that only you see
command-verify = verify
    .about = Check all dice of a finished game, and download it
command-fairness = fairness
    .about = See how often each face fell
command-bid = bid
    .about = Bid, or raise the standing bid
command-dudo = dudo
    .about = Doubt the standing bid
command-calza = calza
    .about = Say that the standing bid is exactly right
command-leaderboard = leaderboard
    .about = See who wins on this server

## What commands take.

argument-preset = preset
    .about = Which rules to play by
argument-computers = computers
    .about = How many computer players sit down with you
argument-level = level
    .about = How strong the computer players are
argument-temperament = temperament
    .about = What the computer players are like; by chance if you leave it out
argument-clock = clock
    .about = How long a turn may take
argument-dice = dice
    .about = How many dice everyone starts with
argument-count = count
    .about = How many computer players sit down
argument-seat = seat
    .about = Who is taken out
argument-game = game
    .about = The id on a game’s last card; the last game of this channel without it
argument-language = language
    .about = A language, or the one that Discord is set to
argument-quantity = quantity
    .about = How many dice, at least
argument-face = face
    .about = Which face they show

clock-choice-30 = 30 seconds
clock-choice-60 = 60 seconds
clock-choice-90 = 90 seconds
clock-choice-180 = 3 minutes
clock-choice-86400 = 1 day
clock-choice-off = no limit

# This language’s name for itself.
language-name = English
language-automatic = As Discord is set

# A number that may be bid, and the faces that it may be bid on. $faces: a list.
bid-offer = { $quantity } – { $faces }

## Done.

done-joined = You sit at the table.
done-left = You left the table.
done-begun = The game begins.
# $phrase: what was written, safe to show.
done-phrase = Your lucky phrase is “{ $phrase }”. It is mixed into all dice of this game, and is shown when the game begins.
done-phrase-none = You have no lucky phrase now.
# $count: how many were asked for.
done-computers = { $count ->
    [one] A computer player sits down.
   *[other] { $count } computer players sit down.
}
done-table = The card is at the bottom of the channel now.
done-stopped = The table is closed.
# $name: who was taken out.
done-removed = { $name } was taken out.
done-bid = You bid { BID($quantity, $face) }.
done-dudo = You called { -dudo }
done-calza = You called { -calza }
done-language = Answers that only you see are in English from now on.
done-language-automatic = Answers that only you see are in the language that your Discord is set to.
