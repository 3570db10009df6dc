### Por que algo não foi feito, e o que daria certo. Em particular, uma linha cada.
### Os nomes já chegam seguros.

## Pelas regras: uma mensagem para cada recusa do motor, com o nome da sua chave.

refusal-game-over = Este jogo acabou. `/perudo start` abre outra mesa.
refusal-not-started = Nenhuma rodada está em jogo agora: espere os próximos dados.
refusal-already-started = O jogo já começou. Espere ele acabar, ou abra uma mesa em outro canal.
refusal-no-such-seat = Esta mesa não tem o lugar { $seat }.
refusal-seat-out = Você está fora deste jogo; pode assistir até o fim.
refusal-calza-off = Esta mesa joga sem calza. Na sua vez, você pode aumentar ou duvidar.
refusal-no-bid-yet = Ainda não há aposta. Primeiro aposta quem abre a rodada.
refusal-own-bid = Essa aposta é sua: quem julga é outra pessoa.
refusal-calza-in-palifico = No palifico não há calza. Na sua vez, você pode aumentar ou duvidar.
refusal-calza-two-left = Quando só restam dois, não há calza. Na sua vez, você pode aumentar ou duvidar.
refusal-calza-on-turn = Nesta mesa, só diz calza quem não está na vez. Aumente ou duvide.
refusal-calza-off-turn = Nesta mesa, só quem está na vez pode dizer calza.
refusal-not-your-turn = É a vez de { $name }.
refusal-opening-on-pacos = Não se abre uma rodada com ases. Qualquer outra face serve.
refusal-face-stands = Neste palifico a face não muda: aumente a quantidade de { FACES($face) }.
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] Baixa demais, e em ases já não dá para aumentar.
       *[other] Baixa demais. O mínimo: { BID($pacos, 1) }.
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] Baixa demais: não resta nenhuma aposta permitida em { FACES($face) }.
           *[other] Baixa demais: não resta nenhuma aposta permitida em { FACES($face) }. O mínimo: { BID($pacos, 1) }.
        }
       *[other] { $pacos ->
            [0] Baixa demais. O mínimo: { BID($least, $face) }.
           *[other] Baixa demais. O mínimo: { BID($pacos, 1) } ou { BID($least, $face) }.
        }
    }
}
refusal-bid-too-high = Alta demais: só há { DICE($dice) } em jogo.

refusal-already-seated = Você já está nesta mesa.
refusal-table-full = Todos os { $seats } lugares estão ocupados.
refusal-too-few-seats = Para começar, é preciso ter pelo menos { $seats } na mesa. Convide alguém ou ponha um computador.
refusal-not-host = Só quem comanda a mesa pode fazer isso: fale com { $name }.
refusal-not-away = { $name } não está ausente. Só dá para retirar quem está ausente.
refusal-phrase-too-long = Sua frase da sorte pode ter no máximo { $most } caracteres.

## Na porta: antes de perguntar às regras, ou ao lado delas.

door-stale-bid = Tarde demais: a aposta agora é { BID($quantity, $face) }, de { $name }. Nada foi feito.
door-stale-card = O jogo andou desde este cartão. Use o mais novo, ou `/perudo table`. Nada foi feito.
door-called-first = Tarde demais: { $name } falou primeiro.
door-between-rounds = Esta rodada acabou. A próxima começa num instante.

door-no-table = Não há mesa aberta aqui. `/perudo start` abre uma.
door-table-open = Já há uma mesa aberta aqui. `/perudo table` a mostra.
door-not-seated = Você não está nesta mesa. Use `/perudo join` enquanto o pessoal se reúne.
door-no-dice = Você está sem dados agora. Eles chegam na próxima rodada.
door-no-hints = Esta mesa joga sem dicas. Dá para permiti-las em *Opções* antes de a partida começar.
door-no-such-game = Esse jogo não foi mais encontrado. `/perudo start` abre outra mesa.

door-nothing-to-check = Nenhum jogo terminou ainda neste canal. O último cartão de cada jogo diz o código dele.
door-no-game-to-check = Nenhum jogo com esse código terminou neste servidor. O último cartão de cada jogo diz o código dele.
door-still-played = Esse jogo ainda está rolando. Os dados dele podem ser conferidos quando acabar.
door-no-dice-to-check = Esse jogo nem começou: não há dados para conferir.
door-moves-gone = As jogadas desse jogo não são mais guardadas. O resultado é, e vale como antes.

door-needs-manage-messages = Só quem comanda a mesa, ou quem pode gerenciar mensagens aqui, pode fazer isso.
door-needs-manage-server = Só quem pode gerenciar este servidor pode mudar seus ajustes.
door-old-button = Isso é de outra versão do bot. Digite o comando de novo, ou use o cartão mais novo. Nada foi feito.
door-old-command = Esse comando é de outra versão do bot. Recarregue o Discord e escolha-o de novo. Nada foi feito.
door-moderators-open = Neste canal, só quem pode gerenciar mensagens abre mesas. Peça a alguém, ou tente outro canal.
door-nobody-opens = Neste canal não se abrem mesas. Tente outro, ou fale com quem pode gerenciar este servidor.
door-servers-only = O Perudo se joga nos canais de um servidor, não em mensagens diretas.
door-cannot-post = Não consigo mostrar uma mesa aqui. Preciso destas permissões: { $permissions }.
# Os nomes das permissões, como nas configurações do Discord.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
door-paused = O jogo está em pausa: agora não consigo mostrar a mesa aqui. Nada se perde.

door-not-a-number = Isso não é uma quantidade de dados. Escreva um número inteiro de 1 a { $most }.
door-not-a-face = Isso não é uma face do dado. Escolha uma das seis.
door-no-such-level = Não há computador desse nível.

door-busy = A mesa está ocupada. Nada foi feito: tente de novo num instante.
door-not-saved = Não deu para salvar, então sua jogada não valeu. Tente de novo num instante.
door-restarting = O bot está reiniciando. Nada se perde: tente de novo em um minuto.
door-broken = Algo deu errado do nosso lado, desculpe. O jogo continua; `/perudo table` mostra como ele está.

## O que se diz a alguém quando volta.

door-stood-in-bid = Seu tempo acabou, então o substituto apostou { BID($quantity, $face) } por você.
door-stood-in-dudo = Seu tempo acabou, então o substituto disse “{ -dudo }” por você.
door-was-away = Você sumiu por um tempo, então suas vezes ficaram mais curtas. Que bom que voltou.
door-taken-out = Você ficou longe por tempo demais e está fora deste jogo.
door-removed = Retiraram você deste jogo enquanto estava longe.
