### Was über Menschen gespeichert ist.

command-privacy = datenschutz
    .about = Sehen, was über dich gespeichert ist, es als Datei bekommen oder vergessen lassen
privacy-title = Was über dich gespeichert ist
privacy-games = **Partien, an deren Tisch du dich setzt**: deine Kennung und dein Name, dein Glücksspruch und deine Züge, mit allen Würfeln, so lange der Betreiber des Bots sie behält. Der ganze Tisch hat sie gesehen.
privacy-totals = **Was deine beendeten Partien ergeben**: Plätze, Zahlen, Wertungen und Erfolge, bis du dich vergessen lässt.
privacy-settings = **Was du gewählt hast**: deine Sprache, bis du sie änderst oder dich vergessen lässt.
privacy-not = Sonst nichts: keine Nachrichten, keine Mitgliederlisten, nichts über Leute, die sich nie gesetzt haben.
button-export = Meine Daten ausgeben
button-forget = Mich vergessen
export-done = Hier ist jede Zeile, in der deine Kennung steht.
export-how = Nur du siehst diese Nachricht. Die Datei ist JSON, so wie es in der Datenbank steht.
forget-title = Dich vergessen?
forget-why = Du verlässt jeden Tisch. Deine Summen, Wertungen und Einstellungen verschwinden für immer. In Partien, die du gespielt hast, steht ein Pseudonym ohne Namen an deiner Stelle: Die Ergebnisse der anderen und der Beweis ihrer Würfel bleiben gültig. Ein Glücksspruch bleibt, ohne deinen Namen, denn die Würfel folgen aus ihm.
button-forget-surely = Mich für immer vergessen
forget-done = Du bist vergessen. Nachrichten, die schon auf Discord stehen, bleiben, bis jemand sie löscht, und Sicherungskopien des Betreibers, bis sie ablaufen.