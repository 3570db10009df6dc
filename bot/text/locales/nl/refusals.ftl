### Waarom iets niet gebeurd is, en wat wel zou kunnen. Privé, elk één regel.
### Namen komen veilig binnen.

## Volgens de regels.

refusal-game-over = Dit spel is afgelopen. `/perudo start` opent een nieuwe tafel.
refusal-not-started = Er is nu geen ronde bezig: wacht op de volgende worp.
refusal-already-started = Het spel is al begonnen. Wacht tot het afgelopen is, of open een tafel in een ander kanaal.
refusal-no-such-seat = Deze tafel heeft geen plaats { $seat }.
refusal-seat-out = Je bent uitgeschakeld; je kunt het spel tot het einde volgen.
refusal-calza-off = Deze tafel speelt zonder Calza. In je beurt kun je verhogen of twijfelen.
refusal-no-bid-yet = Er is nog geen bod. Wie begint, biedt eerst.
refusal-own-bid = Dat is je eigen bod: laat een ander erover oordelen.
refusal-calza-in-palifico = Geen Calza in een Palafico-ronde. In je beurt kun je verhogen of twijfelen.
refusal-calza-two-left = Geen Calza met zijn tweeën. In je beurt kun je verhogen of twijfelen.
refusal-calza-on-turn = Aan deze tafel is Calza voor wie niet aan de beurt is. Verhoog het bod of twijfel eraan.
refusal-calza-off-turn = Aan deze tafel mag alleen wie aan de beurt is Calza roepen.
refusal-not-your-turn = { $name } is aan de beurt.
refusal-opening-on-pacos = Je kunt een ronde niet met Paco’s beginnen. Elke andere waarde mag.
refusal-face-stands = In deze Palafico-ronde ligt de waarde vast: verhoog het aantal { FACES($face) }.
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] Te laag, en hoger bieden met Paco’s kan niet meer.
       *[other] Te laag. Minstens: { BID($pacos, 1) }.
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] Te laag: een bod op { FACES($face) } kan niet meer.
           *[other] Te laag: een bod op { FACES($face) } kan niet meer. Minstens: { BID($pacos, 1) }.
        }
       *[other] { $pacos ->
            [0] Te laag. Minstens: { BID($least, $face) }.
           *[other] Te laag. Minstens: { BID($pacos, 1) }, of { BID($least, $face) }.
        }
    }
}
refusal-bid-too-high = Te hoog: er { $dice ->
    [one] is maar { DICE($dice) }
   *[other] zijn maar { DICE($dice) }
} in het spel.

refusal-already-seated = Je zit al aan deze tafel.
refusal-table-full = Alle { $seats } plaatsen zijn bezet.
refusal-too-few-seats = Een spel vraagt minstens { $seats } spelers. Nodig iemand uit of voeg een computer toe.
refusal-not-host = Alleen de spelleider mag dat: vraag het aan { $name }.
refusal-not-away = { $name } is niet afwezig. Alleen wie afwezig is, kan uit het spel gehaald worden.
refusal-phrase-too-long = Je geluksspreuk mag hoogstens { $most } tekens lang zijn.

## Aan de deur: voordat de regels gevraagd worden, of ernaast.

door-stale-bid = Te laat: het bod is nu { BID($quantity, $face) }, van { $name }. Er is niets gebeurd.
door-stale-card = Het spel is verdergegaan sinds deze kaart. Gebruik de nieuwste, of `/perudo table`. Er is niets gebeurd.
door-called-first = Te laat: { $name } riep het eerst.
door-between-rounds = Deze ronde is afgelopen. De volgende begint zo.

door-no-table = Hier is geen tafel open. `/perudo start` opent er een.
door-table-open = Hier is al een tafel open. `/perudo table` laat hem zien.
door-not-seated = Je zit niet aan deze tafel. Met `/perudo join` doe je mee zolang het spel niet begonnen is.
door-no-dice = Je hebt nu geen dobbelstenen. Ze komen bij de volgende worp.
door-no-hints = Deze tafel speelt zonder hints. Onder *Instellingen* zijn ze toe te staan voordat een spel begint.
door-no-such-game = Dat spel is niet meer te vinden. `/perudo start` opent een nieuwe tafel.

door-nothing-to-check = In dit kanaal is nog geen spel uitgespeeld. De id van een spel staat op de laatste kaart ervan.
door-no-game-to-check = Op deze server is geen spel met die id afgelopen. De id van een spel staat op de laatste kaart ervan.
door-still-played = Dat spel is nog bezig. De dobbelstenen kun je controleren als het afgelopen is.
door-no-dice-to-check = Dat spel is nooit begonnen: er zijn geen dobbelstenen om te controleren.
door-moves-gone = De zetten van dat spel worden niet meer bewaard. De uitslag wel, en die telt als tevoren.

door-needs-manage-messages = Dat kan alleen de spelleider, of iemand die hier berichten mag beheren.
door-needs-manage-server = Alleen wie deze server mag beheren, kan de instellingen veranderen.
door-old-button = Dit is van een andere versie van de bot. Geef het commando opnieuw, of gebruik de nieuwste kaart. Er is niets gebeurd.
door-old-command = Dit commando is van een andere versie van de bot. Herlaad Discord en kies het opnieuw. Er is niets gebeurd.
door-moderators-open = In dit kanaal openen alleen mensen die berichten mogen beheren een tafel. Vraag het hun, of probeer een ander kanaal.
door-nobody-opens = In dit kanaal worden geen tafels geopend. Probeer een ander kanaal, of vraag het iemand die deze server mag beheren.
door-servers-only = Perudo speel je in de kanalen van een server, niet in privéberichten.
door-cannot-post = Ik kan hier geen tafel laten zien. Ik heb deze rechten nodig: { $permissions }.
# De namen van de rechten zoals in de instellingen van Discord.
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
door-paused = Het spel ligt even stil: ik kan de tafel hier nu niet laten zien. Er gaat niets verloren.

door-not-a-number = Dat is geen aantal dobbelstenen. Schrijf een heel getal van 1 tot en met { $most }.
door-not-a-face = Dat is geen waarde van een dobbelsteen. Kies een van de zes.
door-no-such-level = Er is geen computer van dat niveau.

door-busy = Het is druk aan tafel. Er is niets gebeurd: probeer het zo nog eens.
door-not-saved = Dit kon niet bewaard worden, dus je zet is niet gedaan. Probeer het zo nog eens.
door-restarting = De bot start opnieuw op. Er gaat niets verloren: probeer het over een minuut nog eens.
door-broken = Er ging bij ons iets mis, sorry. Het spel gaat door; `/perudo table` laat zien hoe het ervoor staat.

## Wat een speler bij terugkomst hoort.

door-stood-in-bid = Je tijd was om, dus de invaller heeft { BID($quantity, $face) } voor je geboden.
door-stood-in-dudo = Je tijd was om, dus de invaller heeft voor jou { -dudo } geroepen.
door-was-away = Je was afwezig, dus je beurten werden ingekort. Welkom terug.
door-taken-out = Je was te lang afwezig en doet niet meer mee aan dit spel.
door-removed = Je bent uit dit spel gehaald terwijl je afwezig was.
