### Verläufe.

command-history = verlauf
    .about = Sehen, wie jemandes beendete Partien auf diesem Server ausgingen
argument-player = wer
    .about = Wessen Partien; sonst deine

history-title = Partien von { $name }
history-place = Platz { $place } von { $players }
history-with = mit { $names }
history-unrated = ohne Wertung
history-replay = Eine Partie Schritt für Schritt ansehen …
history-empty = Auf diesem Server noch keine beendete Partie. `/perudo start` eröffnet einen Tisch.
