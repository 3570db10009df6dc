### Saisons eines Servers.

command-season = saison
    .about = Die Saisons dieses Servers ansehen; wer ihn verwaltet, beginnt und beendet sie

# $number: zählt die Saisons eines Servers ab 1.
season-number = Saison { $number }
season-title = Saisons dieses Servers
season-running = läuft
# $when: ein Tag.
season-since = seit { $when }
season-none = Es läuft keine Saison: Die Rangliste zählt alles zusammen.
season-who = Wer diesen Server verwalten darf, kann hier eine beginnen.
season-nobody = Noch niemand hat darin eine Partie beendet.
season-how = Mit einer Saison beginnen Rangliste und Wertungen dieses Servers neu. Ältere Saisons bleiben im Menü, und insgesamt wird weitergezählt.
season-started = ✅ Die Saison hat begonnen.
season-ended = ✅ Die Saison ist vorbei.
season-meanwhile = Seit diese Karte gezeigt wurde, hat eine Saison begonnen oder geendet: So steht es jetzt. Es wurde nichts getan.
season-needs-manage-server = Saisons beginnt und beendet nur, wer den Server verwalten darf.

# Das Formular einer neuen Saison: Titel und Beschriftungen höchstens 45 Zeichen, Beschreibungen 100.
season-start = Saison beginnen
season-name = Ihr Name
season-name-how = Er darf leer bleiben: Saisons haben Nummern.
season-name-ends = Er darf leer bleiben. Die laufende Saison endet.

season-end = Saison beenden
# $season: welche, wie „Saison 3 · Frühling“.
season-end-title = { $season } beenden?
season-end-why = Ihre Rangliste bleibt. Partien, die danach enden, zählen in keiner Saison, bis wieder eine beginnt.
season-end-surely = Endgültig beenden

# Auf der Rangliste.
board-period-season = diese Saison
board-seasons = Insgesamt, oder eine Saison …
board-no-season = Auf diesem Server läuft keine Saison. Wer ihn verwalten darf, beginnt eine mit `/perudo season`.
board-season-here = Eine Saison gehört zu einem Server: Lass den Bereich weg, oder wähle einen anderen Zeitraum.

# Auf der letzten Karte, hinter dem Namen der Saison; und unter dem Bild der Statistik.
end-season = Wertungen dieser Saison
stats-seasons = Im Bild hat jede Saison eine eigene Linie; die Zahlen darüber gelten insgesamt.
