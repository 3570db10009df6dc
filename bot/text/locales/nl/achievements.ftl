### Prestaties: hoe ze heten en waar je ze mee verdient.

achievement-brink = Van de rand terug
    .about = gewonnen met één dobbelsteen tegen drie of meer
achievement-untouched = Ongeschonden
    .about = gewonnen zonder een dobbelsteen te verliezen
achievement-pinpoint = In de roos
    .about = een juiste calza op een bod van zeven of meer
achievement-poker-face = Pokerface
    .about = weggekomen met een bod dat minder dan 10% kans had
achievement-hawk-eye = Haviksoog
    .about = drie of meer dudo’s in een spel, allemaal juist
achievement-phoenix = Feniks
    .about = drie dobbelstenen teruggewonnen met calza in een spel
achievement-full-table = Volle tafel
    .about = gewonnen van vijf anderen
achievement-machine-breaker = Machinebreker
    .about = gewonnen van drie sterke computerspelers
achievement-five-in-a-row = Op dreef
    .about = vijf spellen op rij gewonnen
achievement-hundred = Stamgast
    .about = honderd spellen voor de rating

achieved = 🏅 { $name }: **{ $achievement }** – { $about }
achievements-more = 🏅 … en nog { $count }
