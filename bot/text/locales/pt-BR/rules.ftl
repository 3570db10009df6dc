### As regras de uma mesa, que bot/text/rulebook.py monta a partir das opções dela. Todos os números vêm do motor.
### $bid, $low, $bids e semelhantes chegam como apostas em palavras, como “9 × quatros”.

## Preparação

rules-setup = Preparação
rules-setup-dice = Cada um começa com { DICE($count) } debaixo do seu copo.
rules-setup-seats = Com { $seats } na mesa, há { DICE($dice) } em jogo no começo.
rules-setup-most = Joga-se de 2 a { $seats }: no máximo com { DICE($dice) } ao todo.
rules-setup-first = Cada um joga um dado; o mais alto abre a primeira rodada, e quem empata joga de novo.
rules-setup-round = A cada rodada, todos jogam os dados ao mesmo tempo e olham só os seus.
rules-setup-hints = Dicas são permitidas: você pode perguntar quais são as chances pelos seus dados.

## Apostas

rules-bidding = Apostas
rules-bidding-claim = { BID($quantity, $face) } quer dizer: debaixo de todos os copos juntos, há pelo menos essa quantidade de { FACES($face) }.
rules-bidding-wild = Os ases são curingas: contam como a face apostada, seja qual for. Uma aposta em ases conta só os ases.
rules-bidding-opening = Quem começa tem que apostar, mas não em ases. Depois segue em sentido horário: cada um aumenta ou duvida; ninguém passa.
rules-raise-any-face = Para aumentar, aposte mais dados de qualquer face, ou a mesma quantidade de uma face mais alta.
rules-raise-never-lower-face = Para aumentar, aposte mais dados da mesma face ou de uma mais alta, ou a mesma quantidade de uma face mais alta. A face nunca desce.
rules-raise-same-face-or-same-number = Para aumentar, aposte mais dados da mesma face, ou a mesma quantidade de uma face mais alta. Não as duas coisas de uma vez.
rules-raise-example = Depois de { $bid }, você pode apostar { $bids }.
rules-raise-counterexample = Depois de { $bid }, você não pode apostar { $bids }.
rules-raise-to-pacos = Para passar aos ases, basta a metade, arredondando para cima: depois de { $bid }, o mínimo é { $low }.
rules-raise-from-pacos = Depois de { $bid }, aposte mais ases ({ $more }), ou outra face com o dobro mais um: no mínimo { $low }.
rules-raise-from-pacos-only = Depois de { $bid }, aposte mais ases: { $more }. Outra face pede o dobro mais um, e aqui não há tantos dados.
rules-raise-cap = Nenhuma aposta passa dos dados em jogo. Quando não dá mais para aumentar, só resta revelar.

## Dudo

rules-dudo = { -dudo }
rules-dudo-call = Na sua vez, diga “{ -dudo }” se duvida da aposta. Todos os copos se levantam e os dados são contados.
rules-dudo-one = Se há menos que o apostado, quem apostou perde um dado. Se há o mesmo ou mais, quem perde é quem duvidou.
rules-dudo-difference = Se há menos que o apostado, quem apostou perde tantos dados quantos faltam. Se há o mesmo ou mais, quem duvidou perde um dado, e mais um para cada um que sobra.
rules-dudo-all = Se há menos que o apostado, quem apostou perde todos os dados e está fora. Se há o mesmo ou mais, isso acontece com quem duvidou.
rules-dudo-example = Por exemplo, alguém duvida de { $bid }. { $few ->
    [0] Se não há nenhum
   *[other] Se só há { $few }
}, quem apostou perde { DICE($few_cost) }; se há { $many }, quem duvidou perde { DICE($many_cost) }.
rules-dudo-next = Quem perde começa a próxima rodada; se ficar fora, começa o próximo que ainda joga.

## Calza

rules-calza = { -calza }
rules-calza-anyone = Qualquer um menos quem apostou, na vez ou não, pode dizer “{ -calza }” se acha que a aposta é exata.
rules-calza-on-turn = Na sua vez, você pode dizer “{ -calza }” se acha que a aposta é exata.
rules-calza-off-turn = Fora da sua vez, você pode dizer “{ -calza }” para a aposta de outra pessoa se acha que ela é exata.
rules-calza-result = Se for exata, você recupera um dado, sem passar de { DICE($most) }. Se não, perde um. Os dados dos outros não mudam.
rules-calza-next = Quem disse começa a próxima rodada. Vale quem falar primeiro.
rules-calza-duel = Quando só restam dois, não há calza.
rules-calza-in-palifico-no = No palifico não há calza.
rules-calza-in-palifico-yes = No palifico também se pode dizer calza.
rules-calza-off = Nesta mesa não há calza.

## Palifico

rules-palifico = Palifico
rules-palifico-first-time = Quando alguém cai para um só dado pela primeira vez no jogo, a rodada que abre é um palifico.
rules-palifico-every-time = Toda vez que alguém cai para um só dado, a rodada que abre é um palifico, mesmo depois de recuperar um dado.
rules-palifico-plain = Nele os ases não são curingas, e pode-se abrir com eles.
rules-palifico-face = A face fica presa e só a quantidade sobe: depois de { $bid }, o mínimo é { $low }.
rules-palifico-face-locked = Ninguém pode mudar a face, nem com um só dado.
rules-palifico-face-one-die-seats = Só quem está com um único dado pode mudar a face, e a mudança vale para quem vem depois: essa pessoa também pode apostar { $bids }.
rules-palifico-duel-yes = Joga-se também quando só restam dois.
rules-palifico-duel-no = Não se joga quando só restam dois.
rules-palifico-never = Nesta mesa não há palifico.

## O fim

rules-end = O fim
rules-end-out = Sem dados, você está fora. Vence quem fica com os últimos dados.
rules-end-leave = Quem sai fica fora na hora, atrás de todos que ainda jogam; a rodada em jogo é anulada e os dados são jogados de novo.
