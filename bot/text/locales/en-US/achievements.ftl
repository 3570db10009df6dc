### Achievements: what each is called, and what it is earned by.

achievement-brink = Back from the brink
    .about = won from a single die against three or more
achievement-untouched = Untouched
    .about = won without losing a die
achievement-pinpoint = Pinpoint
    .about = a right calza on a bid of seven or more
achievement-poker-face = Poker face
    .about = got away with a bid that was less than 10% likely
achievement-hawk-eye = Hawk-eyed
    .about = three dudos or more in a game, all of them right
achievement-phoenix = Phoenix
    .about = won three dice back by calza in a game
achievement-full-table = Full table
    .about = won against five others
achievement-machine-breaker = Machine breaker
    .about = won against three hard computer players
achievement-five-in-a-row = On a roll
    .about = won five games in a row
achievement-hundred = Regular
    .about = a hundred rated games

# $name: who earned it; $achievement: what it is called; $about: what it is earned by.
achieved = 🏅 { $name }: **{ $achievement }** – { $about }
# $count: how many more were earned in this game.
achievements-more = 🏅 … and { $count } more
