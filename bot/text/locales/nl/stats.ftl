### Statistieken van iemand.

command-stats = statistieken
    .about = Bekijk iemands rating, resultaten en brutaalste bluf

stats-title = Statistieken van { $name }
stats-rating = 📈 Rating { $rating }
stats-rating-provisional = 📈 Rating { $rating }, voorlopig
stats-wins = 🏆 { $wins } keer gewonnen in { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} · { $rate }%
stats-streak = 🔥 Gewonnen op rij: nu { $streak }, hoogstens { $longest }
stats-dudos = 🎯 Dudo: { $right } van { $calls } juist — te verwachten waren er { $expected }
stats-calzas = 🎯 Calza: { $right } van { $calls } juist — te verwachten waren er { $expected }
stats-rival = ⚔️ Favoriete tegenstander: { $name } · hoger geëindigd in { $ahead } van { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
stats-bluff = 🃏 Brutaalste bluf: { $bid }, { $chance } kans, in spel `{ $game }`
stats-earned = 🏅 Prestaties: { $names }
stats-lately = Het plaatje en wat eronder staat gaan over de laatste { $games } spellen.

stats-games = Spellen
stats-here = Deze server
stats-everywhere = Alle servers

stats-none = Nog geen uitgespeeld spel om van te vertellen. `/perudo start` opent een tafel.
stats-bot = Alleen mensen hebben statistieken, bots niet.

stats-alt-rating = Rating over { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}: van { $first } naar { $last }, laagste { $lowest }, hoogste { $highest }.
stats-alt-places = Plaatsen: { $places }.
stats-alt-place = plaats { $place }: { $times }×
