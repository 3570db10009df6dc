### Geschiedenis.

command-history = geschiedenis
    .about = Bekijk iemands afgelopen spellen op deze server
argument-player = speler
    .about = Wiens spellen; zonder naam die van jou

history-title = Spellen van { $name }
history-place = plaats { $place } van { $players }
history-with = met { $names }
history-unrated = zonder rating
history-replay = Bekijk een spel stap voor stap…
history-empty = Nog geen uitgespeeld spel op deze server. `/perudo start` opent een tafel.
