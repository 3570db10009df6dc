### Beendete Partien, Schritt für Schritt.

command-replay = wiederholung
    .about = Eine beendete Partie Schritt für Schritt ansehen, alle Becher offen
button-replay = Wiederholung
button-download = Herunterladen
replay-title = Wiederholung der Partie `{ $game }`
replay-where = Runde { $round } · Schritt { $step } von { $steps }
replay-round = Runde
replay-step = Schritt
replay-percent = { $percent } %
replay-call = Nach dem, was { $name } sah, war die Ansage mit { $chance } richtig.
replay-note = Die Prozentzahl ist die Chance, dass das Gebot stimmte, nach den Würfeln dessen, der es machte.
replay-account = { $name }: Glück { $luck }, Urteil { $judgement }
replay-accounts = In Prozent eines Sieges: was die Würfel und die anderen gaben, und was die Züge gegenüber den besten kosteten.
