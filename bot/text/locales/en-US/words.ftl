### The words that sentences are made of: bids, dice, faces, cups, lists.
###
### Any sentence may call BID($quantity, $face), DICE($count) and FACES($face): they say `bid`, `dice` and `faces` of this file.
### A quantity and a face are never two bare numbers.

-dudo = Dudo!
-calza = Calza!
-palifico = palifico

## Faces. $face: 1 to 6; 1 is the paco.

face = { $face ->
    [1] paco
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
faces = { $face ->
    [1] pacos
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}

# As a choice of a command or a menu, where a newcomer must find the pacos.
face-choice = { $face ->
    [1] ones (pacos)
   *[other] { faces }
}

## Bids and dice.

# $quantity: how many; $face: 1 to 6.
bid = { $quantity ->
    [one] { $quantity } × { face }
   *[other] { $quantity } × { faces }
}

# $count: how many dice.
dice = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}

# Dice of one face under a cup, as in “two pacos”. $number: 1 to 5; $face: 1 to 6.
dice-of-face = { $number ->
    [1] a { face }
    [2] two { faces }
    [3] three { faces }
    [4] four { faces }
    [5] five { faces }
   *[other] { $number } { faces }
}

dice-none = no dice

## The six cups of the box, by seat. $seat: 1 to 6.

colour = { $seat ->
    [1] yellow
    [2] red
    [3] blue
    [4] green
    [5] orange
   *[6] black
}

## Lists: “a and b”; longer ones are put together from the front, as in “a, b and c”.

list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
