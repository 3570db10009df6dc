### Seizoenen van een server.

command-season = seizoen
    .about = Bekijk de seizoenen van deze server; wie hem beheert, begint en beëindigt ze

# $number: telt de seizoenen van een server vanaf 1.
season-number = Seizoen { $number }
season-title = Seizoenen van deze server
season-running = loopt
# $when: een dag.
season-since = sinds { $when }
season-none = Er loopt geen seizoen: de ranglijst telt alles van altijd.
season-who = Wie deze server mag beheren, kan er hier een beginnen.
season-nobody = Niemand heeft er nog een spel in uitgespeeld.
season-how = Met een seizoen beginnen de ranglijst en de ratings van deze server opnieuw. Oudere seizoenen blijven in het menu, en altijd telt gewoon door.
season-started = ✅ Het seizoen is begonnen.
season-ended = ✅ Het seizoen is voorbij.
season-meanwhile = Sinds die kaart getoond werd, is er een seizoen begonnen of geëindigd: zo staat het nu. Er is niets gebeurd.
season-needs-manage-server = Alleen wie deze server mag beheren, kan een seizoen beginnen of beëindigen.

# Het formulier van een nieuw seizoen: titel en labels hooguit 45 tekens, beschrijvingen 100.
season-start = Seizoen beginnen
season-name = De naam
season-name-how = Mag leeg blijven: seizoenen hebben een nummer.
season-name-ends = Mag leeg blijven. Het lopende seizoen eindigt.

season-end = Seizoen beëindigen
# $season: welk, zoals “Seizoen 3 · Lente”.
season-end-title = { $season } beëindigen?
season-end-why = De ranglijst blijft. Spellen die daarna eindigen, tellen in geen seizoen mee tot er weer een begint.
season-end-surely = Definitief beëindigen

# Op de ranglijst.
board-period-season = dit seizoen
board-seasons = Altijd, of een seizoen…
board-no-season = Er loopt geen seizoen op deze server. Wie hem mag beheren, begint er een met `/perudo season`.
board-season-here = Een seizoen is van één server: laat het bereik weg, of kies een andere periode.

# Op de laatste kaart, na de naam van het seizoen; en onder het plaatje van de statistieken.
end-season = ratings van dit seizoen
stats-seasons = In het plaatje heeft elk seizoen een eigen lijn; de cijfers erboven zijn van altijd.
