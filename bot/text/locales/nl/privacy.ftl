### Wat er van mensen bewaard wordt.

command-privacy = privacy
    .about = Zien wat er over je bewaard wordt, het als bestand krijgen of laten vergeten
privacy-title = Wat er over je bewaard wordt
privacy-games = **Spellen waaraan je gaat zitten**: je nummer en je naam, je geluksspreuk en je zetten, met alle dobbelstenen, zolang de beheerder van de bot ze houdt. De hele tafel heeft ze gezien.
privacy-totals = **Wat je uitgespeelde spellen samen zijn**: plaatsen, aantallen, ratings en prestaties, tot je je laat vergeten.
privacy-settings = **Wat je gekozen hebt**: je taal, tot je die verandert of je laat vergeten.
privacy-not = Verder niets: geen berichten, geen ledenlijsten, niets over wie nooit is gaan zitten.
button-export = Mijn gegevens ophalen
button-forget = Vergeet mij
export-done = Hier is elke rij waarin je nummer staat.
export-how = Alleen jij ziet dit bericht. Het bestand is JSON, zoals het in de database staat.
forget-title = Jou vergeten?
forget-why = Je verlaat elke tafel. Je totalen, ratings en instellingen verdwijnen voorgoed. In spellen die je gespeeld hebt, neemt een pseudoniem zonder naam je plaats in: de resultaten van anderen en het bewijs van hun dobbelstenen blijven geldig. Een geluksspreuk blijft, zonder je naam, want de dobbelstenen volgen eruit.
button-forget-surely = Vergeet mij voorgoed
forget-done = Je bent vergeten. Berichten die al op Discord staan blijven tot iemand ze verwijdert, en reservekopieën van de beheerder tot ze verlopen.
