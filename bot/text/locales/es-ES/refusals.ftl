### Por qué algo no se ha hecho, y qué funcionaría. En privado, una línea cada uno.
### Los nombres llegan ya seguros.

## Por las reglas: un mensaje para cada negativa del motor, con el nombre de su clave.

refusal-game-over = Esta partida ha terminado. `/perudo start` abre otra mesa.
refusal-not-started = Ahora no hay ninguna ronda en marcha: espera a la próxima tirada.
refusal-already-started = La partida ya ha empezado. Espera a que termine, o abre una mesa en otro canal.
refusal-no-such-seat = En esta mesa no hay asiento { $seat }.
refusal-seat-out = Has quedado fuera de esta partida; puedes verla hasta el final.
refusal-calza-off = En esta mesa se juega sin calza. En tu turno puedes subir o dudar.
refusal-no-bid-yet = Todavía no hay ninguna apuesta. Primero apuesta quien abre la ronda.
refusal-own-bid = Esa apuesta es tuya: tiene que juzgarla otra persona.
refusal-calza-in-palifico = En un palifico no hay calza. En tu turno puedes subir o dudar.
refusal-calza-two-left = Cuando solo quedan dos no hay calza. En tu turno puedes subir o dudar.
refusal-calza-on-turn = En esta mesa solo dice calza quien no está en su turno. Sube o duda.
refusal-calza-off-turn = En esta mesa solo puede decir calza quien está en su turno.
refusal-not-your-turn = Le toca a { $name }.
refusal-opening-on-pacos = Una ronda no se abre con ases. Cualquier otra pinta vale.
refusal-face-stands = En este palifico la pinta no cambia: sube la cantidad de { FACES($face) }.
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] Demasiado baja, y en ases ya no se puede subir más.
       *[other] Demasiado baja. Lo mínimo: { BID($pacos, 1) }.
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] Demasiado baja: en { FACES($face) } ya no queda ninguna apuesta válida.
           *[other] Demasiado baja: en { FACES($face) } ya no queda ninguna apuesta válida. Lo mínimo: { BID($pacos, 1) }.
        }
       *[other] { $pacos ->
            [0] Demasiado baja. Lo mínimo: { BID($least, $face) }.
           *[other] Demasiado baja. Lo mínimo: { BID($pacos, 1) } o { BID($least, $face) }.
        }
    }
}
refusal-bid-too-high = Demasiado alta: solo hay { DICE($dice) } en juego.

refusal-already-seated = Ya estás en esta mesa.
refusal-table-full = Los { $seats } asientos están ocupados.
refusal-too-few-seats = Para empezar tenéis que ser al menos { $seats }. Invita a alguien o añade un ordenador.
refusal-not-host = Eso solo puede hacerlo quien dirige la mesa: pídeselo a { $name }.
refusal-not-away = { $name } no está ausente. Solo se puede retirar a quien está ausente.
refusal-phrase-too-long = Tu frase de la suerte puede tener como mucho { $most } caracteres.

## En la puerta: antes de preguntar a las reglas, o al lado de ellas.

door-stale-bid = Demasiado tarde: ahora la apuesta es { BID($quantity, $face) }, de { $name }. No se ha hecho nada.
door-stale-card = La partida ha avanzado desde esta tarjeta. Usa la más reciente, o `/perudo table`. No se ha hecho nada.
door-called-first = Demasiado tarde: { $name } se ha adelantado.
door-between-rounds = Esta ronda ha terminado. La siguiente empieza enseguida.

door-no-table = Aquí no hay ninguna mesa abierta. `/perudo start` abre una.
door-table-open = Aquí ya hay una mesa abierta. `/perudo table` la muestra.
door-not-seated = No estás en esta mesa. Usa `/perudo join` mientras se reúne la gente.
door-no-dice = Ahora mismo no tienes dados. Llegan con la próxima tirada.
door-no-hints = En esta mesa se juega sin pistas. Se pueden permitir en *Opciones* antes de empezar una partida.
door-no-such-game = Esa partida ya no se encuentra. `/perudo start` abre otra mesa.

door-nothing-to-check = En este canal aún no ha terminado ninguna partida. La última tarjeta de cada una dice su código.
door-no-game-to-check = En este servidor no ha terminado ninguna partida con ese código. La última tarjeta de cada una lo dice.
door-still-played = Esa partida sigue en juego. Sus dados se podrán comprobar cuando termine.
door-no-dice-to-check = Esa partida no llegó a empezar: no hay dados que comprobar.
door-moves-gone = Las jugadas de esa partida ya no se guardan. Su resultado sí, y cuenta como antes.

door-needs-manage-messages = Eso solo puede hacerlo quien dirige la mesa, o alguien que pueda gestionar mensajes aquí.
door-needs-manage-server = Solo quien pueda gestionar este servidor puede cambiar sus ajustes.
door-old-button = Eso es de otra versión del bot. Escribe el comando otra vez, o usa la tarjeta más reciente. No se ha hecho nada.
door-old-command = Ese comando es de otra versión del bot. Recarga Discord y elígelo de nuevo. No se ha hecho nada.
door-moderators-open = En este canal solo abre mesas quien pueda gestionar mensajes. Pídeselo, o prueba en otro canal.
door-nobody-opens = En este canal no se abren mesas. Prueba en otro, o pregunta a quien pueda gestionar este servidor.
door-servers-only = Al Perudo se juega en los canales de un servidor, no en mensajes directos.
door-cannot-post = Aquí no puedo mostrar una mesa. Necesito estos permisos: { $permissions }.
# Los nombres de los permisos, como en los ajustes de Discord.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
door-paused = La partida está en pausa: ahora mismo no puedo mostrar la mesa aquí. No se pierde nada.

door-not-a-number = Eso no es una cantidad de dados. Escribe un número entero del 1 al { $most }.
door-not-a-face = Eso no es una pinta de un dado. Elige una de las seis.
door-no-such-level = No hay ningún ordenador de ese nivel.

door-busy = La mesa está ocupada. No se ha hecho nada: prueba otra vez en un momento.
door-not-saved = No se ha podido guardar, así que tu jugada no cuenta. Prueba otra vez en un momento.
door-restarting = El bot se está reiniciando. No se pierde nada: prueba otra vez en un minuto.
door-broken = Algo ha fallado por nuestra parte, perdona. La partida sigue; `/perudo table` muestra cómo va.

## Lo que se le dice a alguien cuando vuelve.

door-stood-in-bid = Se te acabó el tiempo, así que el suplente apostó { BID($quantity, $face) } por ti.
door-stood-in-dudo = Se te acabó el tiempo, así que el suplente dijo «{ -dudo }» por ti.
door-was-away = No estabas, así que tus turnos se acortaron. Qué bien que hayas vuelto.
door-taken-out = Llevabas demasiado tiempo sin aparecer y has quedado fuera de esta partida.
door-removed = Te han retirado de esta partida mientras no estabas.
