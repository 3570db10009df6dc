### Was sich an einem Tisch einstellen lässt: Varianten, Einstellungen, Zeiten, Stärken.

## Varianten. Das Attribut sagt in einer Zeile, was an ihnen besonders ist.

preset-classic = Klassisch
    .about = So spielen es die meisten.
preset-gamerules = Englisch
    .about = Nach englischem Regelblatt: Jeder Fall auf einen Würfel gibt Palafico, die Augenzahl liegt fest.
preset-francais = Französisch
    .about = Nach französischem Regelblatt: Calza darf nur sagen, wer nicht am Zug ist.
preset-quick = Schnell
    .about = Alle haben drei Würfel.
preset-sudden = Alles oder nichts
    .about = Ein verlorenes Dudo, und du bist draußen.

## Einstellungen und ihre Werte, benannt wie in einer .perudo-Datei.

option-dice = Würfel am Anfang
option-dice-value = { DICE($count) }

option-raise = Erhöhen
option-raise-any-face = mehr Würfel, jede Augenzahl
option-raise-never-lower-face = die Augenzahl fällt nie
option-raise-same-face-or-same-number = gleiche Augenzahl oder gleiche Anzahl

option-calza = Calza
option-calza-on = ja
option-calza-off = nein

option-calza_by = Wer darf Calza sagen
option-calza_by-anyone = alle, nur nicht beim eigenen Gebot
option-calza_by-on-turn = nur wer am Zug ist
option-calza_by-off-turn = nur wer nicht am Zug ist

option-calza_in_palifico = Calza im Palafico
option-calza_in_palifico-no = nein
option-calza_in_palifico-yes = ja

option-palifico = Palafico
option-palifico-first-time = beim ersten Fall auf einen Würfel
option-palifico-every-time = bei jedem Fall auf einen Würfel
option-palifico-off = nie

option-palifico_face = Augenzahl im Palafico
option-palifico_face-one-die-seats = ändert nur, wer einen Würfel hat
option-palifico_face-locked = liegt fest

option-palifico_duel = Palafico zu zweit
option-palifico_duel-yes = ja
option-palifico_duel-no = nein

option-loss = Ein Dudo kostet
option-loss-one = einen Würfel
option-loss-difference = den Unterschied
option-loss-all = alle Würfel

option-hints = Tipps
option-hints-off = nein
option-hints-on = ja

option-set = { $option }: { $value }

## Die Zeit für einen Zug.

option-clock = Zeit pro Zug
clock-off = ohne Uhr
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Wie gut ein Computer spielt.

level-easy = leicht
level-normal = mittel
level-hard = schwer

## Wie ein Computer gestimmt ist.

temperament-trusting = gutgläubig
temperament-sceptical = skeptisch
temperament-bold = mutig
temperament-cautious = vorsichtig

## Was für einen Server oder einen Kanal vorgegeben sein kann. Jedes ist eine Wahl in einem Menü, wie „Erinnerungen: ja“.

setting-preset = Variante
setting-language = Sprache der Tische
setting-clock = Zeit pro Zug
setting-pause = Pause nach dem Aufdecken
setting-openers = Wer eröffnet Tische
setting-nudges = Erinnerungen
setting-weekly = Rangliste der Woche
# Was gilt, solange nichts anderes gewählt ist.
setting-as-server = wie üblich ({ $value })
setting-as-channel = wie auf dem Server ({ $value })
language-of-server = die des Servers in Discord
openers-everyone = alle
openers-moderators = die Moderation
openers-nobody = niemand
nudges-on = erwähnen, wer die anderen warten lässt
nudges-off = niemanden erwähnen
weekly-on = jeden Montag hier posten
weekly-off = nicht posten
