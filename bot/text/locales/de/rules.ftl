### Die Regeln eines Tisches, aus seinen Einstellungen zusammengesetzt von bot/text/rulebook.py. Alle Zahlen kommen aus den Spielregeln selbst.
### $bid, $low, $bids und Ähnliches kommen als Gebote in Worten an, wie „9 × Vierer“.

## Vorbereitung

rules-setup = Vorbereitung
rules-setup-dice = Alle haben am Anfang { DICE($count) } unter dem eigenen Becher.
rules-setup-seats = Mit { $seats } Leuten am Tisch sind am Anfang { DICE($dice) } im Spiel.
rules-setup-most = 2 bis { $seats } Leute spielen mit: Höchstens { DICE($dice) } sind im Spiel.
rules-setup-first = Alle werfen einen Würfel; wer am höchsten wirft, beginnt die erste Runde. Bei Gleichstand wird noch einmal geworfen.
rules-setup-round = In jeder Runde würfeln alle gleichzeitig und sehen nur die eigenen Würfel.
rules-setup-hints = Tipps sind erlaubt: Du darfst fragen, wie die Chancen nach deinen Würfeln stehen.

## Bieten

rules-bidding = Bieten
rules-bidding-claim = { BID($quantity, $face) } heißt: Unter allen Bechern zusammen liegen mindestens so viele { FACES($face) }.
rules-bidding-wild = Pacos (Einser) sind Joker: Sie zählen als die Augenzahl, die geboten ist. Ein Gebot auf Pacos zählt nur Pacos.
rules-bidding-opening = Wer beginnt, muss bieten, aber nicht auf Pacos. Dann geht es im Uhrzeigersinn: erhöhen oder anzweifeln, passen gibt es nicht.
rules-raise-any-face = Zum Erhöhen biete mehr Würfel mit beliebiger Augenzahl, oder gleich viele mit einer höheren Augenzahl.
rules-raise-never-lower-face = Zum Erhöhen biete mehr Würfel mit derselben oder einer höheren Augenzahl, oder gleich viele mit einer höheren Augenzahl. Die Augenzahl fällt nie.
rules-raise-same-face-or-same-number = Zum Erhöhen biete mehr Würfel mit derselben Augenzahl, oder gleich viele mit einer höheren. Nicht beides zugleich.
rules-raise-example = Über { $bid } darfst du bieten: { $bids }.
rules-raise-counterexample = Über { $bid } darfst du nicht bieten: { $bids }.
rules-raise-to-pacos = Für den Wechsel auf Pacos genügt die Hälfte, aufgerundet: Über { $bid } ist { $low } das Mindeste.
rules-raise-from-pacos = Über { $bid } biete mehr Pacos ({ $more }), oder eine andere Augenzahl mit dem Doppelten plus eins: mindestens { $low }.
rules-raise-from-pacos-only = Über { $bid } biete mehr Pacos: { $more }. Eine andere Augenzahl braucht das Doppelte plus eins, mehr als alle Würfel hier.
rules-raise-cap = Kein Gebot geht über die Würfel im Spiel hinaus. Geht es nicht mehr höher, wird aufgedeckt.

## Dudo

rules-dudo = { -dudo }
rules-dudo-call = Wenn du am Zug bist und das Gebot anzweifelst, sag „{ -dudo }“. Alle Becher werden gehoben und die Würfel gezählt.
rules-dudo-one = Weniger als geboten: Wer geboten hat, verliert einen Würfel. Gleich viele oder mehr: Wer gezweifelt hat, verliert einen.
rules-dudo-difference = Weniger als geboten: Wer geboten hat, verliert so viele Würfel, wie fehlen. Gleich viele oder mehr: Wer gezweifelt hat, verliert einen Würfel, und einen weiteren für jeden, der über dem Gebot liegt.
rules-dudo-all = Weniger als geboten: Wer geboten hat, verliert alle Würfel und scheidet aus. Gleich viele oder mehr: Das trifft die Person, die gezweifelt hat.
rules-dudo-example = Ein Beispiel: Jemand zweifelt { $bid } an. { $few ->
    [0] Gibt es keinen
   *[other] Gibt es nur { $few }
}, verliert die bietende Person { DICE($few_cost) }; gibt es { $many }, verliert die zweifelnde Person { DICE($many_cost) }.
rules-dudo-next = Wer verloren hat, beginnt die nächste Runde; nach einem Ausscheiden beginnt, wer als Nächstes kommt und noch mitspielt.

## Calza

rules-calza = { -calza }
rules-calza-anyone = Wer meint, dass ein fremdes Gebot genau stimmt, darf „{ -calza }“ sagen, am Zug oder nicht.
rules-calza-on-turn = Wenn du am Zug bist und meinst, dass das Gebot genau stimmt, darfst du „{ -calza }“ sagen.
rules-calza-off-turn = Wenn du nicht am Zug bist und meinst, dass ein fremdes Gebot genau stimmt, darfst du „{ -calza }“ sagen.
rules-calza-result = Stimmt es genau, bekommst du einen Würfel zurück, aber nie mehr als { DICE($most) }. Sonst verlierst du einen. Die Würfel der anderen bleiben.
rules-calza-next = Wer es gesagt hat, beginnt die nächste Runde. Es zählt, wer zuerst spricht.
rules-calza-duel = Zu zweit gibt es kein Calza.
rules-calza-in-palifico-no = In einer Palafico-Runde gibt es kein Calza.
rules-calza-in-palifico-yes = Auch in einer Palafico-Runde ist Calza erlaubt.
rules-calza-off = An diesem Tisch gibt es kein Calza.

## Palifico

rules-palifico = { -palifico }
rules-palifico-first-time = Wer zum ersten Mal in der Partie auf einen Würfel fällt, beginnt eine Palafico-Runde.
rules-palifico-every-time = Wer auf einen Würfel fällt, beginnt jedes Mal eine Palafico-Runde, auch nachdem ein Würfel zurückkam.
rules-palifico-plain = Pacos sind darin keine Joker, und man darf mit ihnen beginnen.
rules-palifico-face = Die Augenzahl liegt fest, und nur die Anzahl steigt: Über { $bid } ist { $low } das Mindeste.
rules-palifico-face-locked = Niemand darf die Augenzahl ändern, auch nicht mit einem einzigen Würfel.
rules-palifico-face-one-die-seats = Nur wer einen einzigen Würfel hat, darf die Augenzahl ändern, und das bindet alle danach: Möglich sind dann auch { $bids }.
rules-palifico-duel-yes = Das gilt auch, wenn nur noch zwei spielen.
rules-palifico-duel-no = Das gilt nicht, wenn nur noch zwei spielen.
rules-palifico-never = An diesem Tisch gibt es kein { -palifico }.

## Das Ende

rules-end = Das Ende
rules-end-out = Ohne Würfel scheidest du aus. Wer zuletzt noch Würfel hat, gewinnt.
rules-end-leave = Wer die Partie verlässt, scheidet sofort aus und steht hinter allen, die noch spielen; die laufende Runde gilt nicht, und es wird neu gewürfelt.
