### O que os jogos somam: pontuações, classificações, históricos; e o que fica guardado das pessoas.

## As pontuações no último cartão

# $rating: a pontuação depois do jogo; $moved: quanto ela mudou, como “+12”.
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), provisória
# $percent: quanto o jogo conta para as pontuações, em por cento de um inteiro.
end-rated-less = Essas pessoas já jogaram muito em um dia: nas pontuações, este jogo conta { $percent }%.
end-unrated = Sem pontuação: um jogo pontuado precisa de pelo menos duas pessoas.
