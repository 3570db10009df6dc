### O que dizem os cartões, os painéis e os formulários. Os nomes chegam seguros e em negrito, muitos com sua marca na frente.

## Os lugares

seat-unnamed = Lugar { $seat }
seat-host-unnamed = Alguém
seat-somebody = Alguém
seat-level-unnamed = especial
seat-named = { $mark } { $name } ({ colour })
seat-host = 👑 comanda a mesa
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }, { $temperament }
seat-away = 💤 ausente
seat-on-turn = **na vez**
seat-out = fora
seat-left = saiu do jogo

## Os botões, no máximo 80 caracteres.

button-join = Entrar
button-leave = Sair
button-computer = Pôr computador
button-options = Opções
button-phrase = Frase da sorte
button-begin = Começar
button-dice = Meus dados
button-bid = Apostar
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = Dica
button-rematch = Revanche
button-leave-surely = Sair do jogo

## Antes do jogo

gathering-title = Perudo: sente-se à mesa
gathering-free = { $count ->
    [0] Todos os lugares estão ocupados.
    [one] Resta { $count } lugar livre.
   *[other] Restam { $count } lugares livres.
}
gathering-preset = **{ $preset }**: { $about }
gathering-changed = Mudanças: { $options }
gathering-too-few = É preciso ter pelo menos { $seats } na mesa: convide alguém ou ponha um computador.
gathering-ready = Tudo pronto: { $name } pode começar.

## Quem abre

shaking-title = Quem abre?
shaking-now = Cada um joga um dado; o mais alto abre a primeira rodada.
shaking-first = Disputa inicial: { $rolls }
shaking-again = Empate, mais uma vez: { $rolls }
shaking-die = { $name } { $die } { face }
shaking-opens = { $name } tirou o mais alto e abre.

luck = 🍀 Frases da sorte: { $phrases }
luck-phrase = { $mark } “{ $phrase }”

## Uma rodada

round-title = Rodada { $number }
round-title-palifico = Rodada { $number } · PALIFICO
round-dice = { DICE($count) } em jogo
palifico-one-die-seats = Os ases não são curingas e a face fica presa; só quem está com um único dado pode mudá-la.
palifico-locked = Os ases não são curingas e a face fica presa.
round-no-bid = Ainda não há aposta: { $name } abre.
round-earlier = { $count ->
    [one] { $count } aposta anterior
   *[other] { $count } apostas anteriores
}
round-bid = { $name }: { BID($quantity, $face) }
round-bid-stand-in = { $name }: { BID($quantity, $face) } (substituto)
round-by = aposta de { $name }
round-by-stand-in = aposta de { $name } (substituto)
round-claim = { $quantity ->
    [one] Dos { DICE($dice) }, pelo menos { $quantity } tem que ser um { face }.
   *[other] Dos { DICE($dice) }, pelo menos { $quantity } têm que ser { FACES($face) }.
}
round-claim-wild = { $quantity ->
    [one] Dos { DICE($dice) }, pelo menos { $quantity } tem que ser um { face } ou um ás.
   *[other] Dos { DICE($dice) }, pelo menos { $quantity } têm que ser { FACES($face) } ou ases.
}
round-turn = É a vez de { $name }
round-until = ⏳ O tempo acaba { $when }
round-only-call = Não dá mais para aumentar: só resta revelar.
round-hints = 💡 dicas permitidas

## A hora de revelar

call-title-dudo = { -dudo }
call-title-calza = { -calza }
call-dudo = { $caller } duvida da aposta de { $bidder }: **{ BID($quantity, $face) }**.
call-calza = { $caller } diz que a aposta de { $bidder } é exata: **{ BID($quantity, $face) }**.
call-stand-in = Quem disse foi o substituto: o tempo tinha acabado.
call-lifting = Os copos se levantam…
reveal-counting = { $count ->
    [one] conta { $count }: { $dice }
   *[other] contam { $count }: { $dice }
}
reveal-none = nada conta: { $dice }
reveal-rest = sem contar: { $dice }
reveal-count = Contagem: { BID($quantity, $face) }
reveal-bid = Aposta: { BID($quantity, $face) }
reveal-bid-wild = Aposta: { BID($quantity, $face) }; os ases também contam.
verdict-dudo-right = ✅ { $name } duvidou com razão: há menos.
verdict-dudo-wrong = ❌ { $name } duvidou sem razão: há o bastante.
verdict-calza-right = ✅ { $name } acertou: é exato.
verdict-calza-wrong = ❌ { $name } errou: não é exato.
change-loses = { $name } perde { DICE($count) }: { $left ->
    [0] não resta nenhum.
    [one] resta { $left }.
   *[other] restam { $left }.
}
change-regains = { $name } recupera { DICE($count) } e agora tem { $left }.
change-none = { $name } já tem { $count ->
    [one] seu único dado
   *[other] seus { DICE($count) }
} e não recupera nenhum.
change-out = { $name } está fora.
next-loser = Como perdeu, { $name } começa a próxima rodada.
next-caller = Como disse calza, { $name } começa a próxima rodada.
next-after = { $name } vem depois de { $out } e começa a próxima rodada.
next-starter = { $name } começa a próxima rodada.
next-palifico = A próxima rodada é um **PALIFICO**.

## Uma rodada anulada

void-title = A rodada foi anulada
void-left = { $name } saiu do jogo.
void-nobody-loses = Ninguém mais perde um dado.
void-again = Os copos são sacudidos de novo; { $name } começa.

## O fim

end-title = { $name } venceu!
end-place = { $medal } { $place }.
end-proof =
    Jogo `{ $game }` · { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
    Impressão digital dos dados: `{ $commitment }`
end-secret = O segredo deles, agora aberto: `{ $secret }`
end-check = `/perudo verify` confere todos os dados deste jogo.
end-opening = A impressão digital estava [aqui]({ $link }) antes de alguém se sentar.
stopped-title = A mesa está fechada
stopped-before = O jogo não tinha começado.
stopped-in-play = O jogo foi interrompido e não conta para ninguém.
stopped-next = `/perudo start` abre outra mesa.
past-note = Este cartão é antigo; o mais novo está mais abaixo.

## Meus dados

panel-title = Seus dados ({ colour })
panel-holds = Você tem { $held }
panel-holds-wild = Com os ases, você tem { $held }
panel-no-dice = Seus dados chegam na próxima rodada.
panel-out = Você não tem mais dados. Pode assistir ao jogo até o fim.
panel-over = O jogo acabou. *Revanche*, no cartão dele, começa outro.
panel-palifico = **PALIFICO**. { $rules }
panel-your-turn = É a sua vez
panel-raise = Aumentar para…
panel-open = Abrir com…
panel-you-hold = { $count ->
    [0] você não tem nenhum
   *[other] você tem { $count }
}

## O formulário de uma aposta: título e rótulos de 45 caracteres, descrições de 100.

bid-title = Sua aposta
bid-quantity = Quantos dados
bid-first = De 1 a { $dice }, todos os dados em jogo.
bid-over = Aposta atual: { BID($quantity, $face) }; { DICE($dice) } em jogo.
bid-face = Que face

## O formulário de uma frase da sorte, com os mesmos limites.

phrase-title = Sua frase da sorte
phrase-label = Entra em todos os dados deste jogo
phrase-how = Ninguém a vê antes de o jogo começar. Deixe em branco para não ter nenhuma.

## Os painéis particulares

options-title = Como se joga nesta mesa
options-how = Cada escolha vale na hora. Escolher uma variante ajusta todas as opções.
options-preset = Variante
computer-title = Pôr um computador na mesa
computer-how = Ele vê o que uma pessoa no lugar dele veria, e nada mais.
computer-choose = Que nível?
leave-title = Sair do jogo?
leave-why = Você fica fora na hora, a rodada em jogo é anulada e seus dados não voltam.

rules-title = As regras desta mesa
rules-title-new = As regras de uma mesa que se abra aqui
rules-foot = Estas regras vêm das opções da mesa.

## O painel de ajustes

settings-title-server = Ajustes deste servidor
settings-title-channel = Ajustes de { $channel }
settings-how = Cada escolha é salva na hora e vale para as mesas abertas daqui em diante.
settings-channels = Com ajustes próprios: { $channels }
settings-scope = Para que valem estes ajustes
settings-for-server = Para o servidor inteiro
settings-for-channel = Só para este canal e seus tópicos

## A classificação

board-title = Classificação deste servidor
board-empty = Ninguém terminou um jogo aqui ainda. `/perudo start` abre uma mesa.
board-line = { $medal } { $place }. { $name } · { $wins ->
    [0] nenhuma vitória
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} em { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
} · { $rate }%

## Se os dados de um jogo conferem

verify-holds = Os dados do jogo `{ $game }` conferem
verify-holds-not = Os dados do jogo `{ $game }` não conferem
verify-fingerprint = A impressão digital é a deste jogo e a do seu segredo, que agora está aberto.
verify-first = Quem abriu a primeira rodada tinha vencido a disputa inicial.
verify-dice = Os { DICE($count) } de { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
} vieram do segredo, do código do jogo e das frases da sorte: nenhum foi escolhido ou trocado depois.
verify-compare-link = Agora compare a impressão digital com a que [estava ali antes de alguém se sentar]({ $link }):
verify-compare = Agora compare a impressão digital com a da mensagem que abriu a mesa:
verify-limits = Isto não prova que ninguém olhou os dados onde o bot está hospedado, nem que quem o hospeda não testou muitas frases de acordo com alguém da mesa.
verify-file = O arquivo traz o jogo inteiro: `perudo verify` o confere sem este bot, e um programa seu também pode conferir.
verify-tell = Por favor, avise quem cuida deste bot.
flaw-fingerprint = A impressão digital não é a do código deste jogo e deste segredo.
flaw-phrases = Os dados não vêm deste segredo com estas frases da sorte.
flaw-first = O lugar { $seat } abriu a rodada 1, mas quem venceu a disputa inicial foi o lugar { $winner }.
flaw-round-left-out = Falta uma rodada antes da rodada { $round }.
flaw-rounds-swapped = Os dados das rodadas { $round } e { $other } estão trocados.
flaw-seats-swapped = Na rodada { $round }, os dados dos lugares { $seat } e { $other } estão trocados.
flaw-too-many = Na rodada { $round }, o lugar { $seat } { $written ->
    [0] não tem dados
   *[other] tem { DICE($written) }
}, mas deveria ter { $held }.
flaw-too-few = Na rodada { $round }, o lugar { $seat } { $written ->
    [0] não tem dados
   *[other] tem { DICE($written) }
}, mas deveria ter { $held }.
flaw-die = Na rodada { $round }, o dado { $place } do lugar { $seat } mostra um { $written }, mas saiu um { $drawn }.
flaw-cup = Na rodada { $round }, os dados do lugar { $seat } não são os que saíram.

## Com que frequência sai cada face

fairness-title = Todas as faces saem por igual?
fairness-here = Neste servidor
fairness-everywhere = Em todos os servidores deste bot
fairness-none = Nenhum jogo terminou ainda.
fairness-band = { DICE($dice) }: cada face deveria sair de { $least } a { $most } vezes.
fairness-face = { $die } { FACES($face) }: **{ $count }**
fairness-face-outside = { $die } { FACES($face) }: **{ $count }** – fora da margem
fairness-foot = Todos os dados que saíram em jogos encerrados. Até os melhores dados escapam da margem de vez em quando: mais ou menos em uma de cada 370 contagens.

## As mensagens ao lado do cartão

opening-line = 🎲 { $name } abre uma mesa de Perudo.
opening-proof = Impressão digital dos dados, fixada antes de alguém se sentar: `{ $commitment }`
nudge = ⏳ { $mention }, é a sua vez.
nudge-until = ⏳ { $mention }, é a sua vez: o substituto joga { $when }.
nudge-moved = { $name } já jogou.
nudge-stood-in = O substituto jogou por { $name }.

## Dica

hint-how = 💡 Pelos seus dados e pelo puro acaso:
hint-standing = - A aposta na mesa, { $bid }: { $chance }
hint-exact = - Exatamente esse número: { $chance }
hint-raise = - { $bid }: { $chance }
chance-surely = quase certo ({ $percent }%)
chance-likely = provável ({ $percent }%)
chance-even = meio a meio ({ $percent }%)
chance-unlikely = pouco provável ({ $percent }%)
chance-hardly = quase impossível ({ $percent }%)
