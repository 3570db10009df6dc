### O que fica guardado das pessoas.

command-privacy = privacidade
    .about = Ver o que fica guardado sobre você, receber em arquivo ou pedir para esquecer
privacy-title = O que fica guardado sobre você
privacy-games = **As partidas em que você se senta**: seu identificador e seu nome, sua frase da sorte e suas jogadas, com todos os dados, enquanto quem hospeda o bot os mantiver. Toda a mesa os viu.
privacy-totals = **O que suas partidas terminadas somam**: lugares, contagens, pontuações e conquistas, até você pedir para ser esquecido.
privacy-settings = **O que você escolheu**: seu idioma, até você mudar ou pedir para ser esquecido.
privacy-not = Nada mais: nem mensagens, nem listas de membros, nem nada sobre quem nunca se sentou.
button-export = Exportar meus dados
button-forget = Esquecer de mim
export-done = Aqui está cada linha que contém seu identificador.
export-how = Só você vê esta mensagem. O arquivo é JSON, como está no banco de dados.
forget-title = Esquecer você?
forget-why = Você sai de todas as mesas. Seus totais, pontuações e ajustes somem para sempre. Nas partidas que você jogou, um pseudônimo sem nome toma o seu lugar: os resultados dos outros e a prova dos dados deles continuam válidos. Uma frase da sorte fica, sem o seu nome, porque os dados vêm dela.
button-forget-surely = Esquecer para sempre
forget-done = Esquecido. As mensagens que já estão no Discord ficam até alguém apagar, e as cópias de segurança, até vencerem.