### O que as partidas somam: pontuações, classificações, históricos; e o que fica guardado das pessoas.

## As pontuações no último cartão

# $rating: a pontuação depois da partida; $moved: quanto ela mudou, como “+12”.
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), provisória
# $percent: quanto a partida conta para as pontuações, em por cento de uma inteira.
end-rated-less = Essas pessoas já jogaram muito em um dia: nas pontuações, esta partida conta { $percent }%.
end-unrated = Sem pontuação: uma partida pontuada precisa de duas pessoas.
