### Os comandos como o Discord os mostra, e o que se diz em particular quando foram feitos.
###
### Nomes: minúsculas, sem espaços nem apóstrofos, no máximo 32 caracteres. Descrições: no máximo 100.

## Comandos.

command-perudo = perudo
    .about = Perudo (dudo), o jogo de dados e blefe
command-start = abrir
    .about = Abrir uma mesa neste canal
command-join = entrar
    .about = Sentar-se à mesa deste canal
command-leave = sair
    .about = Levantar-se da mesa
command-begin = começar
    .about = Começar o jogo, se você comanda a mesa
command-computers = computadores
    .about = Pôr computadores na mesa, se você a comanda
command-dice = meus-dados
    .about = Ver seus dados e o que você pode jogar
command-table = mesa
    .about = Mostrar de novo o cartão da mesa, no fim do canal
command-rules = regras
    .about = Ler as regras desta mesa
command-stop = fechar
    .about = Fechar a mesa (quem a comanda ou moderação)
command-settings = ajustes
    .about = Escolher como se joga neste servidor ou neste canal
command-remove = retirar
    .about = Retirar quem está ausente (quem comanda a mesa ou moderação)
command-language = idioma
    .about = Escolher o idioma das respostas que só você vê
command-verify = conferir
    .about = Conferir todos os dados de um jogo encerrado, e baixá-lo
command-fairness = sorte
    .about = Ver com que frequência saiu cada face
command-bid = apostar
    .about = Apostar, ou aumentar a aposta
command-dudo = dudo
    .about = Duvidar da aposta
command-calza = calza
    .about = Dizer que a aposta é exata
command-leaderboard = classificação
    .about = Ver quem vence neste servidor

## O que os comandos pedem.

argument-preset = variante
    .about = Com que regras se joga
argument-computers = computadores
    .about = Quantos computadores se sentam com você
argument-level = nível
    .about = O quanto os computadores jogam bem
argument-temperament = temperamento
    .about = Como são os computadores; sorteado se nada for escolhido
argument-clock = tempo
    .about = Quanto tempo uma vez pode durar
argument-dice = dados
    .about = Com quantos dados cada um começa
argument-count = quantos
    .about = Quantos computadores se sentam
argument-seat = lugar
    .about = Quem é retirado
argument-game = jogo
    .about = O código no último cartão do jogo; sem ele, o último jogo deste canal
argument-language = idioma
    .about = Um idioma, ou o do seu Discord
argument-quantity = quantidade
    .about = Quantos dados, no mínimo
argument-face = face
    .about = A face que eles mostram

clock-choice-30 = 30 segundos
clock-choice-60 = 60 segundos
clock-choice-90 = 90 segundos
clock-choice-180 = 3 minutos
clock-choice-86400 = 1 dia
clock-choice-off = sem limite

# Como este idioma chama a si mesmo.
language-name = Português (Brasil)
language-automatic = Como no meu Discord

# Uma quantidade que se pode apostar, e as faces permitidas. $faces: uma lista.
bid-offer = { $quantity } – { $faces }

## Feito.

done-joined = Você está na mesa.
done-left = Você se levantou da mesa.
done-begun = O jogo começa.
done-phrase = Sua frase da sorte é “{ $phrase }”. Ela entra em todos os dados deste jogo e aparece quando ele começa.
done-phrase-none = Você não tem mais frase da sorte.
done-computers = { $count ->
    [one] Um computador se senta.
   *[other] { $count } computadores se sentam.
}
done-table = O cartão agora está no fim do canal.
done-stopped = A mesa está fechada.
done-removed = { $name } não joga mais.
done-bid = Você apostou { BID($quantity, $face) }.
done-dudo = Você disse { -dudo }
done-calza = Você disse { -calza }
done-language = A partir de agora, as respostas que só você vê são em português.
done-language-automatic = A partir de agora, as respostas que só você vê seguem o idioma do seu Discord.
