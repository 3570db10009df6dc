### Die Befehle, wie Discord sie zeigt, und was danach unter vier Augen gesagt wird.
###
### Namen: Kleinbuchstaben, ohne Leerzeichen und Apostroph, höchstens 32 Zeichen. Beschreibungen: höchstens 100.

## Befehle.

command-perudo = perudo
    .about = Perudo, das Bluffspiel mit Würfeln
command-start = eröffnen
    .about = Einen Tisch in diesem Kanal eröffnen
command-join = mitspielen
    .about = Dich an den Tisch in diesem Kanal setzen
command-leave = verlassen
    .about = Vom Tisch aufstehen
command-begin = beginnen
    .about = Die Partie beginnen (Spielleitung)
command-computers = computer
    .about = Computer an den Tisch setzen (Spielleitung)
command-dice = meine-würfel
    .about = Deine Würfel sehen, und was du tun kannst
command-table = tisch
    .about = Die Karte des Tisches noch einmal unten im Kanal zeigen
command-rules = regeln
    .about = Die Regeln dieses Tisches lesen
command-stop = beenden
    .about = Den Tisch schließen (Spielleitung oder Moderation)
command-settings = vorgaben
    .about = Wählen, wie auf diesem Server oder in diesem Kanal gespielt wird
command-remove = entfernen
    .about = Abwesende herausnehmen (Spielleitung oder Moderation)
command-language = sprache
    .about = Die Sprache der Antworten wählen, die nur du siehst
command-verify = prüfen
    .about = Alle Würfel einer beendeten Partie prüfen, und sie herunterladen
command-fairness = zufall
    .about = Sehen, wie oft jede Augenzahl gefallen ist
command-bid = bieten
    .about = Bieten oder das Gebot erhöhen
command-dudo = dudo
    .about = Das Gebot anzweifeln
command-calza = calza
    .about = Sagen, dass das Gebot genau stimmt
command-leaderboard = rangliste
    .about = Sehen, wer auf diesem Server gewinnt

## Was die Befehle brauchen.

argument-preset = variante
    .about = Nach welchen Regeln gespielt wird
argument-computers = computer
    .about = Wie viele Computer sich zu dir setzen
argument-level = stärke
    .about = Wie gut die Computer spielen
argument-temperament = charakter
    .about = Wie die Computer gestimmt sind; ohne Angabe zufällig
argument-clock = zeit
    .about = Wie lange ein Zug dauern darf
argument-dice = würfel
    .about = Mit wie vielen Würfeln alle anfangen
argument-count = anzahl
    .about = Wie viele Computer sich setzen
argument-seat = platz
    .about = Wer herausgenommen wird
argument-game = partie
    .about = Was auf ihrer letzten Karte steht; sonst die letzte Partie in diesem Kanal
argument-language = sprache
    .about = Eine Sprache, oder die deines Discord
argument-quantity = anzahl
    .about = Wie viele Würfel mindestens
argument-face = augenzahl
    .about = Welche Augenzahl sie zeigen

clock-choice-30 = 30 Sekunden
clock-choice-60 = 60 Sekunden
clock-choice-90 = 90 Sekunden
clock-choice-180 = 3 Minuten
clock-choice-86400 = 1 Tag
clock-choice-off = ohne Uhr

# Wie diese Sprache sich selbst nennt.
language-name = Deutsch
language-automatic = Wie mein Discord

# Eine Anzahl, die geboten werden darf, und die Augenzahlen dazu. $faces: eine Liste.
bid-offer = { $quantity } – { $faces }

## Getan.

done-joined = Du sitzt am Tisch.
done-left = Du bist vom Tisch aufgestanden.
done-begun = Die Partie beginnt.
done-phrase = Dein Glücksspruch ist „{ $phrase }“. Er wird in alle Würfel dieser Partie gemischt und zu ihrem Beginn gezeigt.
done-phrase-none = Du hast jetzt keinen Glücksspruch.
done-computers = { $count ->
    [one] Ein Computer setzt sich.
   *[other] { $count } Computer setzen sich.
}
done-table = Die Karte ist jetzt unten im Kanal.
done-stopped = Der Tisch ist geschlossen.
done-removed = { $name } spielt nicht mehr mit.
done-bid = Du hast { BID($quantity, $face) } geboten.
done-dudo = Du hast „{ -dudo }“ gesagt.
done-calza = Du hast „{ -calza }“ gesagt.
done-language = Antworten, die nur du siehst, sind ab jetzt auf Deutsch.
done-language-automatic = Antworten, die nur du siehst, sind ab jetzt in der Sprache deines Discord.
