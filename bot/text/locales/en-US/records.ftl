### What games add up to: ratings, leaderboards, histories; and what is stored of people.

## Ratings on the last card

# $rating: the rating after the game; $moved: by how much it moved, as in “+12”.
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), provisional
# $percent: how much the game counts for ratings, in percent of a whole game.
end-rated-less = These players have already played a lot within a day: for the ratings this game counts { $percent }%.
end-unrated = Not rated: a rated game needs two people.
