### Opdrachten zoals Discord ze toont, en wat er privé gezegd wordt nadat er een is uitgevoerd.
###
### Namen: kleine letters, zonder spatie of apostrof, hoogstens 32 tekens. Omschrijvingen: hoogstens 100.

## Opdrachten.

command-perudo = perudo
    .about = Perudo, het blufspel met dobbelstenen
command-start = openen
    .about = Open een tafel in dit kanaal
command-join = meedoen
    .about = Schuif aan bij de tafel in dit kanaal
command-leave = opstaan
    .about = Sta op van tafel
command-begin = beginnen
    .about = Begin het spel, als spelleider
command-computers = computers
    .about = Laat computers aanschuiven, als spelleider
command-dice = dobbelstenen
    .about = Bekijk je eigen dobbelstenen en wat je kunt doen
command-table = tafel
    .about = Zet de kaart van de tafel opnieuw onderaan in het kanaal
command-rules = regels
    .about = Lees de regels van deze tafel
command-stop = sluiten
    .about = Sluit de tafel, als spelleider of moderator
command-settings = instellingen
    .about = Kies hoe tafels spelen op deze server of in dit kanaal
command-remove = wegsturen
    .about = Haal een afwezige speler uit het spel, als spelleider of moderator
command-language = taal
    .about = Kies de taal van de antwoorden die alleen jij ziet
command-verify = controleren
    .about = Controleer alle dobbelstenen van een afgelopen spel, en download het
command-fairness = eerlijkheid
    .about = Bekijk hoe vaak elke waarde viel
command-bid = bieden
    .about = Doe een bod, of verhoog het bod
command-dudo = dudo
    .about = Twijfel aan het bod
command-calza = calza
    .about = Zeg dat het bod precies goed is
command-leaderboard = ranglijst
    .about = Bekijk wie er wint op deze server

## Wat opdrachten vragen.

argument-preset = variant
    .about = Volgens welke regels
argument-computers = computers
    .about = Hoeveel computers er met je aanschuiven
argument-level = niveau
    .about = Hoe sterk de computers spelen
argument-temperament = karakter
    .about = Hoe de computers zijn; zonder keuze bepaalt het toeval het
argument-clock = tijd
    .about = Hoelang een beurt mag duren
argument-dice = dobbelstenen
    .about = Met hoeveel dobbelstenen iedereen begint
argument-count = aantal
    .about = Hoeveel computers er aanschuiven
argument-seat = plaats
    .about = Wie eruit gaat
argument-game = spel
    .about = De id op de laatste kaart van een spel; zonder id het laatste spel van dit kanaal
argument-language = taal
    .about = Een taal, of die van je Discord
argument-quantity = aantal
    .about = Hoeveel dobbelstenen er minstens zijn
argument-face = waarde
    .about = Welke waarde ze tonen

clock-choice-30 = 30 seconden
clock-choice-60 = 60 seconden
clock-choice-90 = 90 seconden
clock-choice-180 = 3 minuten
clock-choice-86400 = 1 dag
clock-choice-off = geen limiet

# De naam van deze taal in deze taal.
language-name = Nederlands
language-automatic = Zoals mijn Discord

bid-offer = { $quantity } – { $faces }

## Gedaan.

done-joined = Je zit aan tafel.
done-left = Je bent opgestaan van tafel.
done-begun = Het spel begint.
done-phrase = Je geluksspreuk is “{ $phrase }”. Hij gaat mee in alle dobbelstenen van dit spel en is te zien zodra het begint.
done-phrase-none = Je hebt nu geen geluksspreuk.
done-computers = { $count ->
    [one] Er schuift een computer aan.
   *[other] Er schuiven { $count } computers aan.
}
done-table = De kaart staat nu onderaan in het kanaal.
done-stopped = De tafel is gesloten.
done-removed = { $name } is uit het spel gehaald.
done-bid = Je biedt { BID($quantity, $face) }.
done-dudo = Je riep { -dudo }
done-calza = Je riep { -calza }
done-language = Antwoorden die alleen jij ziet, zijn voortaan in het Nederlands.
done-language-automatic = Antwoorden die alleen jij ziet, zijn voortaan in de taal van je Discord.
