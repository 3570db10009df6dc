### Wat spellen samen opleveren: ratings, ranglijsten, geschiedenis; en wat er van mensen bewaard wordt.

## Ratings op de laatste kaart

# $rating: de rating na het spel; $moved: hoeveel die veranderde, zoals “+12”.
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), voorlopig
# $percent: hoe zwaar het spel meetelt voor de rating, in procenten van een heel spel.
end-rated-less = Deze spelers hebben binnen een dag al veel samen gespeeld: dit spel telt voor { $percent }% mee in de rating.
end-unrated = Telt niet mee voor de rating: daarvoor zijn minstens twee mensen nodig.
