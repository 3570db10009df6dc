### Was Partien zusammen ergeben: Wertungen, Ranglisten, Verläufe; und was über Menschen gespeichert ist.

## Wertungen auf der letzten Karte

# $rating: die Wertung nach der Partie; $moved: um wie viel sie sich bewegt hat, wie „+12“.
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), vorläufig
# $percent: wie viel die Partie für die Wertungen zählt, in Prozent einer ganzen.
end-rated-less = Diese Leute haben an einem Tag schon viel gespielt: Für die Wertung zählt diese Partie { $percent } %.
end-unrated = Ohne Wertung: Dafür braucht eine Partie mindestens zwei Menschen.
