### Statistik einer Person.

command-stats = statistik
    .about = Sehen, wie jemand spielt: Wertung, Ergebnisse und der kühnste Bluff

stats-title = Statistik von { $name }
stats-rating = 📈 Wertung { $rating }
stats-rating-provisional = 📈 Wertung { $rating }, vorläufig
stats-wins = 🏆 { $wins ->
    [0] kein Sieg
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} · { $rate } %
stats-streak = 🔥 Siege in Folge: jetzt { $streak }, höchstens { $longest }
stats-dudos = 🎯 Dudo: { $right } von { $calls } richtig — zu erwarten waren { $expected }
stats-calzas = 🎯 Calza: { $right } von { $calls } richtig — zu erwarten waren { $expected }
stats-rival = ⚔️ Lieblingsgegner: { $name } · in { $ahead } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} besser platziert
stats-bluff = 🃏 Kühnster Bluff: { $bid }, zu { $chance } wahr, in Partie `{ $game }`
stats-earned = 🏅 Erfolge: { $names }
stats-lately = Das Bild und was darunter steht erzählen von den letzten { $games } Partien.

stats-games = Partien
stats-here = Dieser Server
stats-everywhere = Alle Server

stats-none = Noch keine beendete Partie, von der zu erzählen wäre. `/perudo start` eröffnet einen Tisch.
stats-bot = Eine Statistik haben nur Menschen, keine Bots.

stats-alt-rating = Wertung über { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: von { $first } auf { $last }, am niedrigsten { $lowest }, am höchsten { $highest }.
stats-alt-places = Plätze: { $places }.
stats-alt-place = Platz { $place }: { $times }×
