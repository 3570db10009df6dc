### Warum etwas nicht getan wurde, und was ginge. Unter vier Augen, je eine Zeile.
### Namen kommen schon sicher an.

## Nach den Regeln: eine Nachricht für jede Absage der Spielregeln, nach ihrem Schlüssel benannt.

refusal-game-over = Diese Partie ist vorbei. `/perudo start` eröffnet einen neuen Tisch.
refusal-not-started = Gerade läuft keine Runde: Warte, bis wieder gewürfelt wird.
refusal-already-started = Die Partie hat schon begonnen. Warte, bis sie vorbei ist, oder eröffne einen Tisch in einem anderen Kanal.
refusal-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
refusal-seat-out = Du bist ausgeschieden; zuschauen kannst du bis zum Ende.
refusal-calza-off = An diesem Tisch gibt es kein Calza. Wenn du am Zug bist, kannst du erhöhen oder anzweifeln.
refusal-no-bid-yet = Noch ist nichts geboten. Zuerst bietet, wer die Runde beginnt.
refusal-own-bid = Das ist dein eigenes Gebot: Darüber müssen andere urteilen.
refusal-calza-in-palifico = In einer Palafico-Runde gibt es kein Calza. Wenn du am Zug bist, kannst du erhöhen oder anzweifeln.
refusal-calza-two-left = Zu zweit gibt es kein Calza. Wenn du am Zug bist, kannst du erhöhen oder anzweifeln.
refusal-calza-on-turn = Calza sagt an diesem Tisch nur, wer nicht am Zug ist. Erhöhe oder zweifle an.
refusal-calza-off-turn = Calza sagt an diesem Tisch nur, wer am Zug ist.
refusal-not-your-turn = { $name } ist am Zug.
refusal-opening-on-pacos = Eine Runde beginnt nicht mit Pacos. Jede andere Augenzahl geht.
refusal-face-stands = In dieser Palafico-Runde liegt die Augenzahl fest: Biete mehr { FACES($face) }.
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] Zu niedrig, und mehr Pacos gehen nicht.
       *[other] Zu niedrig. Mindestens: { BID($pacos, 1) }.
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] Zu niedrig: Auf { FACES($face) } ist kein Gebot mehr erlaubt.
           *[other] Zu niedrig: Auf { FACES($face) } ist kein Gebot mehr erlaubt. Mindestens: { BID($pacos, 1) }.
        }
       *[other] { $pacos ->
            [0] Zu niedrig. Mindestens: { BID($least, $face) }.
           *[other] Zu niedrig. Mindestens: { BID($pacos, 1) } oder { BID($least, $face) }.
        }
    }
}
refusal-bid-too-high = Zu hoch: Im Spiel { $dice ->
    [one] ist nur { DICE($dice) }
   *[other] sind nur { DICE($dice) }
}.

refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-table-full = Alle { $seats } Plätze sind besetzt.
refusal-too-few-seats = Es braucht mindestens { $seats } Leute. Lade jemanden ein oder setze einen Computer dazu.
refusal-not-host = Das darf nur die Spielleitung: Frag { $name }.
refusal-not-away = { $name } ist nicht weg. Herausnehmen kann man nur Abwesende.
refusal-phrase-too-long = Dein Glücksspruch darf höchstens { $most } Zeichen haben.

## An der Tür: bevor die Regeln gefragt werden, oder neben ihnen.

door-stale-bid = Zu spät: Das Gebot ist jetzt { BID($quantity, $face) }, von { $name }. Das hat nichts bewirkt.
door-stale-card = Seit dieser Karte ging das Spiel weiter. Nimm die neueste, oder `/perudo table`. Das hat nichts bewirkt.
door-called-first = Zu spät: { $name } war schneller.
door-between-rounds = Diese Runde ist vorbei. Die nächste kommt gleich.

door-no-table = Hier ist kein Tisch offen. `/perudo start` eröffnet einen.
door-table-open = Hier ist schon ein Tisch offen. `/perudo table` zeigt ihn.
door-not-seated = Du sitzt nicht an diesem Tisch. Nimm `/perudo join`, solange sich alle sammeln.
door-no-dice = Du hast gerade keine Würfel. Sie kommen mit der nächsten Runde.
door-no-hints = An diesem Tisch gibt es keine Tipps. Sie lassen sich vor einer Partie unter *Einstellungen* erlauben.
door-no-such-game = Diese Partie ist nicht mehr zu finden. `/perudo start` eröffnet einen neuen Tisch.

door-nothing-to-check = In diesem Kanal ist noch keine Partie zu Ende gegangen. Wie sie heißt, steht auf ihrer letzten Karte.
door-no-game-to-check = Keine Partie mit diesem Namen ging auf diesem Server zu Ende. Wie sie heißt, steht auf ihrer letzten Karte.
door-still-played = Diese Partie läuft noch. Ihre Würfel lassen sich prüfen, wenn sie vorbei ist.
door-no-dice-to-check = Diese Partie hat nie begonnen: Es gibt keine Würfel zu prüfen.
door-moves-gone = Die Züge dieser Partie werden nicht mehr aufbewahrt. Ihr Ergebnis bleibt und zählt wie zuvor.

door-needs-manage-messages = Das darf nur die Spielleitung, oder wer hier Nachrichten verwalten kann.
door-needs-manage-server = Diese Vorgaben ändert nur, wer den Server verwalten darf.
door-old-button = Das stammt aus einer anderen Version des Bots. Gib den Befehl neu ein, oder nimm die neueste Karte. Das hat nichts bewirkt.
door-old-command = Dieser Befehl stammt aus einer anderen Version des Bots. Lade Discord neu und wähle ihn noch einmal. Das hat nichts bewirkt.
door-moderators-open = In diesem Kanal eröffnet Tische nur, wer Nachrichten verwalten darf. Frag dort nach, oder nimm einen anderen Kanal.
door-nobody-opens = In diesem Kanal gibt es keine Tische. Nimm einen anderen, oder frag jemanden, der den Server verwalten darf.
door-servers-only = Perudo spielt man in den Kanälen eines Servers, nicht in Direktnachrichten.
door-cannot-post = Ich kann hier keinen Tisch zeigen. Mir fehlen diese Berechtigungen: { $permissions }.
# Discords eigene Namen für die Berechtigungen, wie in seinen Einstellungen.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten versenden
permission-send-messages-in-threads = Nachrichten in Threads versenden
door-paused = Die Partie macht Pause: Ich kann den Tisch hier gerade nicht zeigen. Nichts geht verloren.

door-not-a-number = Das ist keine Anzahl von Würfeln. Schreib eine ganze Zahl von 1 bis { $most }.
door-not-a-face = Das ist keine Augenzahl. Wähle eine der sechs.
door-no-such-level = Einen Computer dieser Stärke gibt es nicht.

door-busy = Am Tisch ist gerade viel los. Das hat nichts bewirkt: Versuch es gleich noch einmal.
door-not-saved = Das ließ sich nicht speichern, dein Zug gilt also nicht. Versuch es gleich noch einmal.
door-restarting = Der Bot startet neu. Nichts geht verloren: Versuch es in einer Minute noch einmal.
door-broken = Bei uns ging etwas schief, entschuldige. Die Partie läuft weiter; `/perudo table` zeigt, wie sie steht.

## Was jemand erfährt, der zurückkommt.

door-stood-in-bid = Deine Zeit war um: Die Vertretung hat für dich { BID($quantity, $face) } geboten.
door-stood-in-dudo = Deine Zeit war um: Die Vertretung hat für dich „{ -dudo }“ gesagt.
door-was-away = Du warst weg, darum waren deine Züge kurz. Schön, dass du wieder da bist.
door-taken-out = Du warst zu lange weg und bist aus dieser Partie ausgeschieden.
door-removed = Du wurdest aus dieser Partie herausgenommen, während du weg warst.
