### Games that have ended, step by step.

command-replay = replay
    .about = Step through a game that has ended, all cups open
button-replay = Replay
button-download = Download
# $game: the game’s id.
replay-title = Replay of game `{ $game }`
# $round: which round; $step: which step of the game, of how many $steps.
replay-where = Round { $round } · step { $step } of { $steps }
replay-round = Round
replay-step = Step
# $percent: a chance, 0 to 100.
replay-percent = { $percent }%
# $name: who called; $chance: as replay-percent.
replay-call = By what { $name } saw, the call was right with { $chance }.
replay-note = The percentage is the chance that the bid was true, by the dice of whoever made it.
# $luck, $judgement: percent with a sign, as in “+12”.
replay-account = { $name }: luck { $luck }, judgement { $judgement }
replay-accounts = In percent of a win: what the dice and the others gave, and what the moves cost beside the best ones.
