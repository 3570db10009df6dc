### Wat kaarten, panelen en formulieren zeggen. Namen komen veilig en vet binnen, vaak met het teken van hun plaats ervoor.

## Plaatsen

seat-unnamed = Speler { $seat }
seat-host-unnamed = Iemand
seat-somebody = Iemand
seat-level-unnamed = bijzonder
seat-named = { $mark } { $name } ({ colour })
seat-host = 👑 spelleider
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }, { $temperament }
seat-away = 💤 afwezig
seat-on-turn = **aan de beurt**
seat-out = uitgeschakeld
seat-left = heeft het spel verlaten

## Knoppen, hoogstens 80 tekens.

button-join = Meedoen
button-leave = Opstaan
button-computer = Computer toevoegen
button-options = Instellingen
button-phrase = Geluksspreuk
button-begin = Beginnen
button-dice = Mijn dobbelstenen
button-bid = Bieden
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = Hint
button-rematch = Nog een potje
button-leave-surely = Spel verlaten

## Voor het spel

gathering-title = Perudo: schuif aan
gathering-free = { $count ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is nog { $count } plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
gathering-preset = **{ $preset }**: { $about }
gathering-changed = Aangepast: { $options }
gathering-too-few = Een spel vraagt minstens { $seats } spelers: nodig iemand uit of voeg een computer toe.
gathering-ready = Alles staat klaar: { $name } kan beginnen.

## Wie begint

shaking-title = Wie begint?
shaking-now = Iedereen gooit één dobbelsteen; wie het hoogst gooit, begint de eerste ronde.
shaking-first = Openingsworp: { $rolls }
shaking-again = Gelijk, dus nog een keer: { $rolls }
shaking-die = { $name } { $die } { face }
shaking-opens = { $name } gooide het hoogst en begint.

luck = 🍀 Geluksspreuken: { $phrases }
luck-phrase = { $mark } “{ $phrase }”

## Een ronde

round-title = Ronde { $number }
round-title-palifico = Ronde { $number } · PALAFICO
round-dice = { DICE($count) } in het spel
palifico-one-die-seats = Paco’s zijn geen jokers en de waarde ligt vast; alleen wie nog één dobbelsteen heeft, mag die veranderen.
palifico-locked = Paco’s zijn geen jokers en de waarde ligt vast.
round-no-bid = Nog geen bod: { $name } begint.
round-earlier = { $count ->
    [one] { $count } eerder bod
   *[other] { $count } eerdere biedingen
}
round-bid = { $name }: { BID($quantity, $face) }
round-bid-stand-in = { $name }: { BID($quantity, $face) } (invaller)
round-by = bod van { $name }
round-by-stand-in = bod van { $name } (invaller)
round-claim = Van de { DICE($dice) } { $quantity ->
    [one] moet er minstens { $quantity } een { face } zijn
   *[other] moeten er minstens { $quantity } { FACES($face) } zijn
}.
round-claim-wild = Van de { DICE($dice) } { $quantity ->
    [one] moet er minstens { $quantity } een { face } of een Paco zijn
   *[other] moeten er minstens { $quantity } { FACES($face) } of Paco’s zijn
}.
round-turn = { $name } is aan de beurt
round-until = ⏳ Einde van de tijd: { $when }
round-only-call = Hoger bieden kan niet meer: er kan alleen nog geroepen worden.
round-hints = 💡 hints toegestaan

## Een oproep en de open bekers

call-title-dudo = { -dudo }
call-title-calza = { -calza }
call-dudo = { $caller } twijfelt aan het bod van { $bidder }: **{ BID($quantity, $face) }**.
call-calza = { $caller } noemt het bod van { $bidder } precies goed: **{ BID($quantity, $face) }**.
call-stand-in = Geroepen door de invaller: de tijd was om.
call-lifting = De bekers gaan omhoog …
reveal-counting = { $count ->
    [one] { $count } telt mee: { $dice }
   *[other] { $count } tellen mee: { $dice }
}
reveal-none = niets telt mee: { $dice }
reveal-rest = niet meegeteld: { $dice }
reveal-count = Geteld: { BID($quantity, $face) }
reveal-bid = Geboden: { BID($quantity, $face) }
reveal-bid-wild = Geboden: { BID($quantity, $face) }; Paco’s tellen mee.
verdict-dudo-right = ✅ { $name } twijfelde terecht: het zijn er minder.
verdict-dudo-wrong = ❌ { $name } twijfelde ten onrechte: het zijn er genoeg.
verdict-calza-right = ✅ { $name } heeft gelijk: het zijn er precies zoveel.
verdict-calza-wrong = ❌ { $name } heeft ongelijk: het zijn er niet precies zoveel.
change-loses = { $name } verliest { DICE($count) }: { $left ->
    [0] er is er geen meer over.
    [one] er is er nog { $left } over.
   *[other] er zijn er nog { $left } over.
}
change-regains = { $name } krijgt { DICE($count) } terug en heeft er nu { $left }.
change-none = { $name } heeft al { DICE($count) } en krijgt er geen bij.
change-out = { $name } is uitgeschakeld.
next-loser = { $name } heeft verloren en begint de volgende ronde.
next-caller = { $name } heeft geroepen en begint de volgende ronde.
next-after = { $name } komt na { $out } en begint de volgende ronde.
next-starter = { $name } begint de volgende ronde.
next-palifico = Nu volgt een **PALAFICO-ronde**.

## Een vervallen ronde

void-title = De ronde vervalt
void-left = { $name } heeft het spel verlaten.
void-nobody-loses = Niemand anders verliest een dobbelsteen.
void-again = De bekers worden opnieuw geschud; { $name } begint.

## Het einde

end-title = { $name } wint!
end-place = { $medal } { $place }.
end-proof =
    Spel `{ $game }` · { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
    Vingerafdruk van de dobbelstenen: `{ $commitment }`
end-secret = Hun geheim, nu open: `{ $secret }`
end-check = `/perudo verify` controleert alle dobbelstenen van dit spel.
end-opening = De vingerafdruk stond [hier]({ $link }) voordat er iemand aanschoof.
stopped-title = De tafel is gesloten
stopped-before = Het spel was nog niet begonnen.
stopped-in-play = Het spel is gestopt en telt voor niemand.
stopped-next = `/perudo start` opent een nieuwe tafel.
past-note = Dit is een oude kaart; de nieuwste staat verder naar beneden.

## Mijn dobbelstenen

panel-title = Je dobbelstenen ({ colour })
panel-holds = Je hebt { $held }
panel-holds-wild = Met Paco’s heb je { $held }
panel-no-dice = Je dobbelstenen komen bij de volgende worp.
panel-out = Je hebt geen dobbelstenen meer. Je kunt het spel tot het einde volgen.
panel-over = Het spel is afgelopen. Met *Nog een potje* op de kaart speel je er nog een.
panel-palifico = **PALAFICO**. { $rules }
panel-your-turn = Je bent aan de beurt
panel-raise = Verhogen naar …
panel-open = Beginnen met …
panel-you-hold = je hebt er { $count }

## Het formulier voor een bod

bid-title = Je bod
bid-quantity = Hoeveel dobbelstenen
bid-first = Van 1 tot en met { $dice }: alle dobbelstenen in het spel.
bid-over = Het bod is nu { BID($quantity, $face) }; { DICE($dice) } in het spel.
bid-face = Welke waarde

## Het formulier voor een geluksspreuk

phrase-title = Je geluksspreuk
phrase-label = Gaat mee in alle dobbelstenen van dit spel
phrase-how = Niemand ziet hem voordat het spel begint. Laat het veld leeg als je er geen wilt.

## Privépanelen

options-title = Zo speelt deze tafel
options-how = Elke keuze geldt meteen. Kies je een variant, dan veranderen alle instellingen mee.
options-preset = Variant
computer-title = Een computer toevoegen
computer-how = De computer ziet wat een mens op die plaats zou zien, en niets meer.
computer-choose = Hoe sterk?
leave-title = Het spel verlaten?
leave-why = Je bent meteen uitgeschakeld, de lopende ronde vervalt en je dobbelstenen komen niet terug.

rules-title = De regels van deze tafel
rules-title-new = De regels van een tafel die hier geopend wordt
rules-foot = Deze regels volgen uit de instellingen van de tafel.

## Het paneel met serverinstellingen

settings-title-server = Instellingen van deze server
settings-title-channel = Instellingen van { $channel }
settings-how = Elke keuze wordt meteen bewaard en geldt voor tafels die vanaf nu geopend worden.
settings-channels = Met eigen instellingen: { $channels }
settings-scope = Waarvoor gelden deze instellingen
settings-for-server = Voor de hele server
settings-for-channel = Alleen voor dit kanaal en zijn threads

## De ranglijst

board-title = Ranglijst van deze server
board-empty = Hier heeft nog niemand een spel uitgespeeld. `/perudo start` opent een tafel.
board-line = { $medal } { $place }. { $name } · { $wins } keer gewonnen in { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} · { $rate }%

## Of de dobbelstenen van een spel kloppen

verify-holds = De dobbelstenen van spel `{ $game }` kloppen
verify-holds-not = De dobbelstenen van spel `{ $game }` kloppen niet
verify-fingerprint = De vingerafdruk is die van dit spel en van zijn geheim, dat nu open is.
verify-first = Wie de eerste ronde begon, had de openingsworp gewonnen.
verify-dice = Alle { DICE($count) } van { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} volgden uit het geheim, de id van het spel en de geluksspreuken: er is er geen achteraf gekozen of veranderd.
verify-compare-link = Vergelijk de vingerafdruk nu met [die van voordat er iemand aanschoof]({ $link }):
verify-compare = Vergelijk de vingerafdruk nu met die in het bericht waarmee de tafel openging:
verify-limits = Dit bewijst niet dat niemand bij de beheerder naar de dobbelstenen heeft gekeken, of dat een beheerder die met een speler samenspant niet veel spreuken heeft geprobeerd.
verify-file = In het bestand staat het hele spel: `perudo verify` controleert het zonder deze bot, en een programma van jezelf kan dat ook.
verify-tell = Laat het de beheerder van deze bot weten.
flaw-fingerprint = De vingerafdruk hoort niet bij de id van dit spel en dit geheim.
flaw-phrases = De dobbelstenen komen niet uit dit geheim met deze geluksspreuken.
flaw-first = Plaats { $seat } begon ronde 1, maar plaats { $winner } had de openingsworp gewonnen.
flaw-round-left-out = Voor ronde { $round } is een ronde weggelaten.
flaw-rounds-swapped = De dobbelstenen van ronde { $round } en ronde { $other } zijn verwisseld.
flaw-seats-swapped = In ronde { $round } zijn de dobbelstenen van plaats { $seat } en plaats { $other } verwisseld.
flaw-too-many = In ronde { $round } heeft plaats { $seat } er te veel: { DICE($written) } in plaats van { $held }.
flaw-too-few = In ronde { $round } heeft plaats { $seat } er te weinig: { DICE($written) } in plaats van { $held }.
flaw-die = In ronde { $round } toont dobbelsteen { $place } van plaats { $seat } een { $written }, maar er was een { $drawn } gevallen.
flaw-cup = In ronde { $round } heeft plaats { $seat } andere dobbelstenen dan er gevallen zijn.

## Hoe vaak elke waarde viel

fairness-title = Vallen alle waarden even vaak?
fairness-here = Op deze server
fairness-everywhere = Op alle servers van deze bot
fairness-none = Er is nog geen spel uitgespeeld.
fairness-band = { DICE($dice) }: elke waarde hoort { $least } tot { $most } keer te vallen.
fairness-face = { $die } { FACES($face) }: **{ $count }**
fairness-face-outside = { $die } { FACES($face) }: **{ $count }** – erbuiten
fairness-foot = Alle dobbelstenen die in uitgespeelde spellen zijn gegooid. Zelfs de beste dobbelstenen vallen er af en toe buiten: ongeveer één telling op de 370.

## Gewone berichten naast de kaart

opening-line = 🎲 { $name } opent een Perudo-tafel.
opening-proof = Vingerafdruk van de dobbelstenen, vastgelegd voordat er iemand aanschuift: `{ $commitment }`
nudge = ⏳ { $mention }, je bent aan de beurt.
nudge-until = ⏳ { $mention }, je bent aan de beurt: de invaller speelt { $when }.
nudge-moved = { $name } heeft gespeeld.
nudge-stood-in = De invaller heeft voor { $name } gespeeld.

## Hint

hint-how = 💡 Naar je eigen dobbelstenen en puur toeval:
hint-standing = - Het bod dat staat, { $bid }: { $chance }
hint-exact = - Precies zoveel: { $chance }
hint-raise = - { $bid }: { $chance }
chance-surely = bijna zeker ({ $percent }%)
chance-likely = waarschijnlijk ({ $percent }%)
chance-even = ongeveer fiftyfifty ({ $percent }%)
chance-unlikely = onwaarschijnlijk ({ $percent }%)
chance-hardly = nauwelijks ({ $percent }%)
