### Partidas terminadas, paso a paso.

command-replay = repetición
    .about = Ver paso a paso una partida terminada, con todos los cubiletes abiertos
button-replay = Repetición
button-download = Descargar
replay-title = Repetición de la partida `{ $game }`
replay-where = Ronda { $round } · paso { $step } de { $steps }
replay-round = Ronda
replay-step = Paso
replay-percent = { $percent }%
replay-call = Por lo que veía { $name }, la llamada acertaba con un { $chance }.
replay-note = El porcentaje es la probabilidad de que la apuesta fuera cierta, según los dados de quien la hizo.
replay-account = { $name }: suerte { $luck }, criterio { $judgement }
replay-accounts = En por ciento de una victoria: lo que dieron los dados y los demás, y lo que costaron las jugadas frente a las mejores.
