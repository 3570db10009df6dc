### Afgelopen spellen, stap voor stap.

command-replay = herhaling
    .about = Bekijk een afgelopen spel stap voor stap, alle bekers open
button-replay = Herhaling
button-download = Downloaden
replay-title = Herhaling van spel `{ $game }`
replay-where = Ronde { $round } · stap { $step } van { $steps }
replay-round = Ronde
replay-step = Stap
replay-percent = { $percent }%
replay-call = Naar wat { $name } zag, was de uitroep met { $chance } juist.
replay-note = Het percentage is de kans dat het bod klopte, naar de dobbelstenen van wie het deed.
replay-account = { $name }: geluk { $luck }, oordeel { $judgement }
replay-accounts = In procenten van een overwinning: wat de dobbelstenen en de anderen gaven, en wat de zetten kostten naast de beste.
