### Was auf Karten, Tafeln und Formularen steht. Namen kommen sicher und fett an, viele mit der Marke ihres Platzes davor.

## Plätze

seat-unnamed = Platz { $seat }
seat-host-unnamed = Jemand
seat-somebody = Jemand
seat-level-unnamed = besonders
seat-named = { $mark } { $name } ({ colour })
seat-host = 👑 Spielleitung
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }, { $temperament }
seat-away = 💤 weg
seat-on-turn = **am Zug**
seat-out = ausgeschieden
seat-left = hat die Partie verlassen

## Knöpfe, höchstens 80 Zeichen.

button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazusetzen
button-options = Einstellungen
button-phrase = Glücksspruch
button-begin = Beginnen
button-dice = Meine Würfel
button-bid = Bieten
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = Tipp
button-rematch = Revanche
button-leave-surely = Partie verlassen

## Vor der Partie

gathering-title = Perudo: Setz dich dazu
gathering-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] { $count } Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
gathering-preset = **{ $preset }**: { $about }
gathering-changed = Geändert: { $options }
gathering-too-few = Es braucht mindestens { $seats } Leute: Ladet jemanden ein oder setzt einen Computer dazu.
gathering-ready = Alles bereit: { $name } kann beginnen.

## Wer beginnt

shaking-title = Wer beginnt?
shaking-now = Alle werfen einen Würfel; wer am höchsten wirft, beginnt die erste Runde.
shaking-first = Ausgewürfelt: { $rolls }
shaking-again = Gleichstand, also noch einmal: { $rolls }
shaking-die = { $name } { $die } { face }
shaking-opens = { $name } hat am höchsten geworfen und beginnt.

luck = 🍀 Glückssprüche: { $phrases }
luck-phrase = { $mark } „{ $phrase }“

## Eine Runde

round-title = Runde { $number }
round-title-palifico = Runde { $number } · PALAFICO
round-dice = { DICE($count) } im Spiel
palifico-one-die-seats = Pacos sind keine Joker, und die Augenzahl liegt fest; ändern darf sie nur, wer einen einzigen Würfel hat.
palifico-locked = Pacos sind keine Joker, und die Augenzahl liegt fest.
round-no-bid = Noch kein Gebot: { $name } beginnt.
round-earlier = { $count ->
    [one] { $count } früheres Gebot
   *[other] { $count } frühere Gebote
}
round-bid = { $name }: { BID($quantity, $face) }
round-bid-stand-in = { $name }: { BID($quantity, $face) } (Vertretung)
round-by = Gebot von { $name }
round-by-stand-in = Gebot von { $name } (Vertretung)
round-claim = { $quantity ->
    [one] Mindestens { $quantity } der { DICE($dice) } muss ein { face } sein.
   *[other] Mindestens { $quantity } der { DICE($dice) } müssen { FACES($face) } sein.
}
round-claim-wild = { $quantity ->
    [one] Mindestens { $quantity } der { DICE($dice) } muss ein { face } oder ein Paco sein.
   *[other] Mindestens { $quantity } der { DICE($dice) } müssen { FACES($face) } oder Pacos sein.
}
round-turn = { $name } ist am Zug
round-until = ⏳ Die Zeit endet { $when }
round-only-call = Höher geht es nicht mehr: Jetzt wird aufgedeckt.
round-hints = 💡 Tipps erlaubt

## Das Aufdecken

call-title-dudo = { -dudo }
call-title-calza = { -calza }
call-dudo = { $caller } zweifelt das Gebot von { $bidder } an: **{ BID($quantity, $face) }**.
call-calza = { $caller } sagt, dass das Gebot von { $bidder } genau stimmt: **{ BID($quantity, $face) }**.
call-stand-in = Gesagt hat es die Vertretung: Die Zeit war um.
call-lifting = Die Becher werden gehoben …
reveal-counting = { $count ->
    [one] { $count } zählt: { $dice }
   *[other] { $count } zählen: { $dice }
}
reveal-none = nichts zählt: { $dice }
reveal-rest = nicht gezählt: { $dice }
reveal-count = Gezählt: { BID($quantity, $face) }
reveal-bid = Geboten: { BID($quantity, $face) }
reveal-bid-wild = Geboten: { BID($quantity, $face) }; Pacos zählen mit.
verdict-dudo-right = ✅ { $name } hat zu Recht gezweifelt: Es sind weniger.
verdict-dudo-wrong = ❌ { $name } hat zu Unrecht gezweifelt: Es sind genug.
verdict-calza-right = ✅ { $name } hat recht: Es stimmt genau.
verdict-calza-wrong = ❌ { $name } hat unrecht: Es stimmt nicht genau.
change-loses = { $name } verliert { DICE($count) } und hat { $left ->
    [0] keinen mehr.
   *[other] noch { $left }.
}
change-regains = { $name } bekommt { DICE($count) } zurück und hat jetzt { $left }.
change-none = { $name } hat schon { $count ->
    [one] den einzigen Würfel
   *[other] alle { DICE($count) }
} und bekommt keinen zurück.
change-out = { $name } ist ausgeschieden.
next-loser = { $name } hat verloren und beginnt die nächste Runde.
next-caller = { $name } hat Calza gesagt und beginnt die nächste Runde.
next-after = { $name } kommt nach { $out } und beginnt die nächste Runde.
next-starter = { $name } beginnt die nächste Runde.
next-palifico = Die nächste Runde ist **PALAFICO**.

## Eine ungültige Runde

void-title = Die Runde gilt nicht
void-left = { $name } hat die Partie verlassen.
void-nobody-loses = Niemand sonst verliert einen Würfel.
void-again = Die Becher werden neu geschüttelt; { $name } beginnt.

## Das Ende

end-title = { $name } gewinnt!
end-place = { $medal } { $place }.
end-proof =
    Partie `{ $game }` · { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
    Fingerabdruck ihrer Würfel: `{ $commitment }`
end-secret = Ihr Geheimnis, jetzt offen: `{ $secret }`
end-check = `/perudo verify` prüft alle Würfel dieser Partie.
end-opening = Der Fingerabdruck stand [hier]({ $link }), bevor sich jemand setzte.
stopped-title = Der Tisch ist geschlossen
stopped-before = Die Partie hatte noch nicht begonnen.
stopped-in-play = Die Partie wurde abgebrochen und zählt für niemanden.
stopped-next = `/perudo start` eröffnet einen neuen Tisch.
past-note = Das ist eine alte Karte; die neueste ist weiter unten.

## Meine Würfel

panel-title = Deine Würfel ({ colour })
panel-holds = Du hast { $held }
panel-holds-wild = Mit Pacos hast du { $held }
panel-no-dice = Deine Würfel kommen mit der nächsten Runde.
panel-out = Du hast keine Würfel mehr. Zuschauen kannst du bis zum Ende.
panel-over = Die Partie ist vorbei. *Revanche* auf ihrer Karte beginnt eine neue.
panel-palifico = **PALAFICO**. { $rules }
panel-your-turn = Du bist am Zug
panel-raise = Erhöhen auf …
panel-open = Beginnen mit …
panel-you-hold = { $count ->
    [0] du hast keinen
   *[other] du hast { $count }
}

## Das Formular eines Gebots: Titel und Beschriftungen höchstens 45 Zeichen, Beschreibungen 100.

bid-title = Dein Gebot
bid-quantity = Wie viele Würfel
bid-first = Von 1 bis { $dice }, so viele Würfel sind im Spiel.
bid-over = Gebot: { BID($quantity, $face) }; { DICE($dice) } im Spiel.
bid-face = Welche Augenzahl

## Das Formular eines Glücksspruchs, mit denselben Grenzen.

phrase-title = Dein Glücksspruch
phrase-label = Wird in die Würfel der Partie gemischt
phrase-how = Niemand sieht ihn, bevor die Partie beginnt. Leer lassen für keinen.

## Private Tafeln

options-title = So wird an diesem Tisch gespielt
options-how = Jede Wahl gilt sofort. Eine Variante setzt alle Einstellungen.
options-preset = Variante
computer-title = Einen Computer dazusetzen
computer-how = Er sieht, was ein Mensch an seinem Platz sähe, und nicht mehr.
computer-choose = Wie stark?
leave-title = Partie verlassen?
leave-why = Du scheidest sofort aus, die laufende Runde gilt nicht, und deine Würfel kommen nicht zurück.

rules-title = Die Regeln dieses Tisches
rules-title-new = Die Regeln eines Tisches, der hier eröffnet wird
rules-foot = Diese Regeln folgen aus den Einstellungen des Tisches.

## Die Vorgaben eines Servers

settings-title-server = Vorgaben dieses Servers
settings-title-channel = Vorgaben in { $channel }
settings-how = Jede Wahl ist sofort gespeichert und gilt für Tische, die von jetzt an eröffnet werden.
settings-channels = Mit eigenen Vorgaben: { $channels }
settings-scope = Wofür diese Vorgaben gelten
settings-for-server = Für den ganzen Server
settings-for-channel = Nur für diesen Kanal und seine Threads

## Die Rangliste

board-title = Rangliste dieses Servers
board-empty = Hier hat noch niemand eine Partie beendet. `/perudo start` eröffnet einen Tisch.
board-line = { $medal } { $place }. { $name } · { $wins ->
    [0] kein Sieg
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} · { $rate } %

## Ob die Würfel einer Partie stimmen

verify-holds = Die Würfel der Partie `{ $game }` stimmen
verify-holds-not = Die Würfel der Partie `{ $game }` stimmen nicht
verify-fingerprint = Der Fingerabdruck gehört zu dieser Partie und zu ihrem Geheimnis, das jetzt offen ist.
verify-first = Wer die erste Runde begann, hatte beim Auswürfeln gewonnen.
verify-dice = Die { DICE($count) } aus { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} folgten aus dem Geheimnis, dem Namen der Partie und den Glückssprüchen: Keiner wurde danach gewählt oder geändert.
verify-compare-link = Vergleiche den Fingerabdruck jetzt mit dem, der [dort stand, bevor sich jemand setzte]({ $link }):
verify-compare = Vergleiche den Fingerabdruck jetzt mit dem in der Nachricht, die den Tisch eröffnet hat:
verify-limits = Das beweist nicht, dass beim Betrieb des Bots niemand die Würfel angesehen hat, und auch nicht, dass dort niemand mit jemandem am Tisch viele Sprüche durchprobiert hat.
verify-file = Die Datei enthält die ganze Partie: `perudo verify` prüft sie ohne diesen Bot, und ein eigenes Programm kann es auch.
verify-tell = Bitte sag den Leuten Bescheid, die diesen Bot betreiben.
flaw-fingerprint = Der Fingerabdruck gehört nicht zum Namen dieser Partie und zu diesem Geheimnis.
flaw-phrases = Die Würfel kommen nicht aus diesem Geheimnis mit diesen Glückssprüchen.
flaw-first = Platz { $seat } hat Runde 1 begonnen, aber Platz { $winner } hatte beim Auswürfeln gewonnen.
flaw-round-left-out = Vor Runde { $round } fehlt eine Runde.
flaw-rounds-swapped = Die Würfel der Runden { $round } und { $other } sind vertauscht.
flaw-seats-swapped = In Runde { $round } sind die Würfel der Plätze { $seat } und { $other } vertauscht.
flaw-too-many = In Runde { $round } hat Platz { $seat } zu viele: { DICE($written) } statt { $held }.
flaw-too-few = In Runde { $round } hat Platz { $seat } zu wenige: { DICE($written) } statt { $held }.
flaw-die = In Runde { $round } zeigt Würfel { $place } von Platz { $seat } eine { $written }, gefallen ist aber eine { $drawn }.
flaw-cup = In Runde { $round } sind die Würfel von Platz { $seat } nicht die, die gefallen sind.

## Wie oft jede Augenzahl fällt

fairness-title = Fallen alle Augenzahlen gleich oft?
fairness-here = Auf diesem Server
fairness-everywhere = Auf allen Servern dieses Bots
fairness-none = Noch ist keine Partie zu Ende gegangen.
fairness-band = { DICE($dice) }: Jede Augenzahl sollte { $least }- bis { $most }-mal fallen.
fairness-face = { $die } { FACES($face) }: **{ $count }**
fairness-face-outside = { $die } { FACES($face) }: **{ $count }** – außerhalb
fairness-foot = Alle Würfel aus beendeten Partien. Auch die besten Würfel liegen ab und zu außerhalb: bei etwa einer von 370 Zählungen.

## Einfache Nachrichten neben der Karte

opening-line = 🎲 { $name } eröffnet einen Perudo-Tisch.
opening-proof = Fingerabdruck der Würfel, festgelegt, bevor sich jemand setzt: `{ $commitment }`
nudge = ⏳ { $mention }, du bist am Zug.
nudge-until = ⏳ { $mention }, du bist am Zug: Die Vertretung zieht { $when }.
nudge-moved = { $name } hat gezogen.
nudge-stood-in = Die Vertretung hat für { $name } gezogen.

## Tipp

hint-how = 💡 Nach deinen Würfeln und bloßem Zufall:
hint-standing = - Das Gebot, das steht, { $bid }: { $chance }
hint-exact = - Genau so viele: { $chance }
hint-raise = - { $bid }: { $chance }
chance-surely = fast sicher ({ $percent } %)
chance-likely = wahrscheinlich ({ $percent } %)
chance-even = etwa gleich ({ $percent } %)
chance-unlikely = unwahrscheinlich ({ $percent } %)
chance-hardly = kaum ({ $percent } %)
