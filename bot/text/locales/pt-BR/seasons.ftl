### As temporadas de um servidor.

command-season = temporada
    .about = Ver as temporadas deste servidor; quem o gerencia as começa e encerra

# $number: numera as temporadas de um servidor a partir de 1.
season-number = Temporada { $number }
season-title = Temporadas deste servidor
season-running = em andamento
# $when: um dia.
season-since = desde { $when }
season-none = Não há temporada em andamento: a classificação conta desde sempre.
season-who = Quem pode gerenciar este servidor pode começar uma aqui.
season-nobody = Ninguém terminou um jogo nela ainda.
season-how = Com uma temporada, a classificação e as pontuações deste servidor começam de novo. As anteriores ficam no menu, e o total continua.
season-started = ✅ A temporada começou.
season-ended = ✅ A temporada terminou.
season-meanwhile = Desde que esse cartão foi mostrado, alguma temporada começou ou terminou: é assim que está agora. Nada foi feito.
season-needs-manage-server = Só quem pode gerenciar este servidor pode começar ou encerrar uma temporada.

# O formulário de uma nova temporada: título e rótulos, até 45 caracteres; descrições, 100.
season-start = Começar uma temporada
season-name = O nome dela
season-name-how = Pode ficar vazio: as temporadas são numeradas.
season-name-ends = Pode ficar vazio. A temporada em andamento é encerrada.

season-end = Encerrar a temporada
# $season: qual delas, como “Temporada 3 · Primavera”.
season-end-title = Encerrar { $season }?
season-end-why = A classificação dela fica. Os jogos que terminarem depois não contam em nenhuma temporada até que comece outra.
season-end-surely = Encerrar de vez

# Na classificação.
board-period-season = esta temporada
board-seasons = Desde sempre, ou uma temporada…
board-no-season = Não há temporada em andamento neste servidor. Quem pode gerenciá-lo começa uma com `/perudo season`.
board-season-here = Uma temporada é de um só servidor: deixe o alcance de fora, ou escolha outro período.

# No último cartão, depois do nome da temporada; e abaixo da imagem das estatísticas.
end-season = pontuações desta temporada
stats-seasons = Na imagem, cada temporada tem sua própria linha; os números acima são desde sempre.
