### De regels van één tafel, uit haar instellingen samengesteld door bot/text/rulebook.py. Alle getallen komen van het spel zelf.
### $bid, $low, $bids en dergelijke komen binnen in woorden, zoals “9 × vieren”.

## Voorbereiding

rules-setup = Voorbereiding
rules-setup-dice = Iedereen begint met { DICE($count) } onder een eigen beker.
rules-setup-seats = Met { $seats } spelers zijn er aan het begin { DICE($dice) } in het spel.
rules-setup-most = 2 tot { $seats } spelers: hoogstens { DICE($dice) } in het spel.
rules-setup-first = Iedere speler gooit één dobbelsteen; wie het hoogst gooit, begint de eerste ronde. Bij gelijke worpen gooi je opnieuw.
rules-setup-round = Elke ronde gooit iedereen tegelijk en kijkt alleen naar de eigen dobbelstenen.
rules-setup-hints = Hints zijn toegestaan: je mag vragen hoe de kansen staan naar je eigen dobbelstenen.

## Bieden

rules-bidding = Bieden
rules-bidding-claim = “{ BID($quantity, $face) }” betekent: onder alle bekers samen { $quantity ->
    [one] ligt minstens { $quantity } { face }
   *[other] liggen minstens { $quantity } { FACES($face) }
}.
rules-bidding-wild = Paco’s (enen) zijn jokers: ze tellen mee voor elke waarde die geboden wordt. Bij een bod op Paco’s tellen alleen Paco’s.
rules-bidding-opening = Wie begint, moet bieden, maar niet op Paco’s. Daarna gaat het met de klok mee: verhogen of twijfelen, passen mag niet.
rules-raise-any-face = Verhogen doe je met meer dobbelstenen van elke waarde, of met hetzelfde aantal van een hogere waarde.
rules-raise-never-lower-face = Verhogen doe je met meer dobbelstenen van dezelfde of een hogere waarde, of met hetzelfde aantal van een hogere waarde. De waarde gaat nooit omlaag.
rules-raise-same-face-or-same-number = Verhogen doe je met meer dobbelstenen van dezelfde waarde, of met hetzelfde aantal van een hogere waarde. Niet allebei tegelijk.
rules-raise-example = Na { $bid } mag je { $bids } bieden.
rules-raise-counterexample = Na { $bid } mag je niet { $bids } bieden.
rules-raise-to-pacos = Om naar Paco’s te gaan is het halve aantal genoeg, naar boven afgerond: na { $bid } is { $low } het minste.
rules-raise-from-pacos = Na { $bid } bied je meer Paco’s ({ $more }), of een andere waarde met het dubbele plus één: minstens { $low }.
rules-raise-from-pacos-only = Na { $bid } bied je meer Paco’s: { $more }. Een andere waarde vraagt het dubbele plus één, meer dan alle dobbelstenen hier.
rules-raise-cap = Geen bod gaat boven het aantal dobbelstenen in het spel. Als hoger bieden niet meer kan, kan er alleen nog geroepen worden.

## Dudo

rules-dudo = { -dudo }
rules-dudo-call = Roep in je beurt { -dudo } als je aan het bod twijfelt. Alle bekers gaan omhoog en er wordt geteld.
rules-dudo-one = Minder dan geboden: de bieder verliest één dobbelsteen. Evenveel of meer: de twijfelaar verliest er een.
rules-dudo-difference = Minder dan geboden: de bieder verliest zoveel dobbelstenen als er ontbreken. Evenveel of meer: de twijfelaar verliest één dobbelsteen, plus één voor elke die er te veel is.
rules-dudo-all = Minder dan geboden: de bieder verliest alle dobbelstenen en is uitgeschakeld. Evenveel of meer: dat geldt voor de twijfelaar.
rules-dudo-example = Stel dat iemand aan { $bid } twijfelt. { $few ->
    [0] Is er geen een
    [one] Is er maar { $few }
   *[other] Zijn er maar { $few }
}, dan verliest de bieder { DICE($few_cost) }; zijn er { $many }, dan verliest de twijfelaar { DICE($many_cost) }.
rules-dudo-next = Wie verloren heeft, begint de volgende ronde; is die uitgeschakeld, dan begint de volgende speler die nog meedoet.

## Calza

rules-calza = { -calza }
rules-calza-anyone = Iedereen behalve de bieder, aan de beurt of niet, mag { -calza } roepen om te zeggen dat het bod precies goed is.
rules-calza-on-turn = In je beurt mag je { -calza } roepen om te zeggen dat het bod precies goed is.
rules-calza-off-turn = Als je niet aan de beurt bent, mag je { -calza } roepen om te zeggen dat het bod van een ander precies goed is.
rules-calza-result = Klopt het precies, dan krijg je één dobbelsteen terug, tot hoogstens { DICE($most) }. Anders verlies je er een. De dobbelstenen van de anderen veranderen niet.
rules-calza-next = Wie riep, begint de volgende ronde. Wie het eerst roept, gaat voor.
rules-calza-duel = Met zijn tweeën is er geen Calza.
rules-calza-in-palifico-no = In een Palafico-ronde is er geen Calza.
rules-calza-in-palifico-yes = Ook in een Palafico-ronde mag je Calza roepen.
rules-calza-off = Aan deze tafel is er geen Calza.

## Palafico

rules-palifico = { -palifico }
rules-palifico-first-time = Wie voor het eerst in het spel nog maar één dobbelsteen heeft, begint een Palafico-ronde.
rules-palifico-every-time = Wie terugvalt tot één dobbelsteen, begint telkens een Palafico-ronde, ook nadat er een was teruggekregen.
rules-palifico-plain = Paco’s zijn in zo’n ronde geen jokers, en je mag ermee beginnen.
rules-palifico-face = De waarde ligt vast en alleen het aantal gaat omhoog: na { $bid } is { $low } het minste.
rules-palifico-face-locked = Niemand mag de waarde veranderen, ook niet met één dobbelsteen.
rules-palifico-face-one-die-seats = Alleen wie precies één dobbelsteen heeft, mag de waarde veranderen en dus ook { $bids } bieden; daarna geldt die waarde voor iedereen.
rules-palifico-duel-yes = Ook met zijn tweeën wordt Palafico gespeeld.
rules-palifico-duel-no = Met zijn tweeën wordt geen Palafico gespeeld.
rules-palifico-never = Aan deze tafel is er geen Palafico.

## Einde

rules-end = Einde van het spel
rules-end-out = Zonder dobbelstenen ben je uitgeschakeld. De laatste speler met dobbelstenen wint.
rules-end-leave = Wie weggaat, is meteen uitgeschakeld en eindigt onder iedereen die nog meedoet; de lopende ronde vervalt en er wordt opnieuw gegooid.
