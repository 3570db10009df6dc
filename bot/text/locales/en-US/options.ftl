### What tables can be set to: presets, options, clocks, levels.

## Presets. The attribute says in one line what is special about it.

preset-classic = Classic
    .about = The usual way to play.
preset-gamerules = Game rules
    .about = By the English rule sheet: each drop to one die is a palifico, its face locked.
preset-francais = Français
    .about = By the French rule sheet: only players who are not on turn may call calza.
preset-quick = Quick
    .about = Three dice each.
preset-sudden = Sudden death
    .about = Lose one dudo and you are out.

## Options and their values, named as in a .perudo file.

option-dice = Starting dice
option-dice-value = { DICE($count) }

option-raise = Raises
option-raise-any-face = more dice, of any face
option-raise-never-lower-face = the face never falls
option-raise-same-face-or-same-number = same face or same number

option-calza = Calza
option-calza-on = on
option-calza-off = off

option-calza_by = Who may call calza
option-calza_by-anyone = anyone but the bidder
option-calza_by-on-turn = the player on turn
option-calza_by-off-turn = players not on turn

option-calza_in_palifico = Calza in palifico
option-calza_in_palifico-no = no
option-calza_in_palifico-yes = yes

option-palifico = Palifico
option-palifico-first-time = at the first drop to one die
option-palifico-every-time = at every drop to one die
option-palifico-off = never

option-palifico_face = Face in palifico
option-palifico_face-one-die-seats = changed only with one die
option-palifico_face-locked = locked

option-palifico_duel = Palifico with two left
option-palifico_duel-yes = yes
option-palifico_duel-no = no

option-loss = A dudo costs
option-loss-one = one die
option-loss-difference = the difference
option-loss-all = all dice

option-hints = Hints
option-hints-off = off
option-hints-on = on

# One option and its value, as in “Starting dice: 3 dice”.
option-set = { $option }: { $value }

## The time for a turn.

option-clock = Time for a turn
clock-off = no clock
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## How strong a computer player is.

level-easy = easy
level-normal = normal
level-hard = hard

## What a computer player is like.

temperament-trusting = trusting
temperament-sceptical = sceptical
temperament-bold = bold
temperament-cautious = cautious

## What a server or a channel can be set to. Each is a choice of a menu, put together as “Reminders: on”.

setting-preset = Preset
setting-language = Language of the tables
setting-clock = Time for a turn
setting-pause = Pause with the cups lifted
setting-openers = Who opens tables
setting-nudges = Reminders
setting-weekly = Week’s leaderboard
# What holds as long as nothing else is chosen. $value: one of the choices.
setting-as-server = as usual ({ $value })
setting-as-channel = as on the server ({ $value })
language-of-server = that of the server on Discord
openers-everyone = everyone
openers-moderators = moderators
openers-nobody = nobody
nudges-on = mention whoever lets the others wait
nudges-off = mention nobody
weekly-on = post it here every Monday
weekly-off = don’t post it
