### Por qué algo no se hizo, y qué funcionaría. En privado, una línea cada vez.
### Los nombres llegan ya seguros.

## Por las reglas: un mensaje para cada negativa del motor, con el nombre de su clave.

refusal-game-over = Esta partida ya terminó. `/perudo start` abre otra mesa.
refusal-not-started = Ahora no se está jugando ninguna ronda: espera la próxima tirada.
refusal-already-started = La partida ya empezó. Espera a que termine, o abre una mesa en otro canal.
refusal-no-such-seat = En esta mesa no hay asiento { $seat }.
refusal-seat-out = Quedaste fuera de esta partida; puedes verla hasta el final.
refusal-calza-off = En esta mesa se juega sin calza. En tu turno puedes subir o dudar.
refusal-no-bid-yet = Todavía no hay ninguna apuesta. Primero apuesta quien abre la ronda.
refusal-own-bid = Esa apuesta es tuya: tiene que juzgarla otra persona.
refusal-calza-in-palifico = En un palifico no hay calza. En tu turno puedes subir o dudar.
refusal-calza-two-left = Cuando solo quedan dos no hay calza. En tu turno puedes subir o dudar.
refusal-calza-on-turn = En esta mesa solo dice calza quien no está en su turno. Sube o duda.
refusal-calza-off-turn = En esta mesa solo puede decir calza quien está en su turno.
refusal-not-your-turn = Le toca a { $name }.
refusal-opening-on-pacos = Una ronda no se abre con ases. Cualquier otra pinta sirve.
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
refusal-too-few-seats = Para empezar tienen que ser al menos { $seats }. Invita a alguien o agrega una computadora.
refusal-not-host = Eso solo puede hacerlo quien dirige la mesa: pídeselo a { $name }.
refusal-not-away = { $name } no está ausente. Solo se puede retirar a quien está ausente.
refusal-phrase-too-long = Tu frase de la suerte puede tener como mucho { $most } caracteres.

## En la puerta: antes de preguntar a las reglas, o al lado de ellas.

door-stale-bid = Demasiado tarde: ahora la apuesta es { BID($quantity, $face) }, de { $name }. No se hizo nada.
door-stale-card = La partida avanzó desde esta tarjeta. Usa la más reciente, o `/perudo table`. No se hizo nada.
door-called-first = Demasiado tarde: { $name } se adelantó.
door-between-rounds = Esta ronda ya terminó. La siguiente empieza en un momento.

door-no-table = Aquí no hay ninguna mesa abierta. `/perudo start` abre una.
door-table-open = Aquí ya hay una mesa abierta. `/perudo table` la muestra.
door-not-seated = No estás en esta mesa. Usa `/perudo join` mientras se junta la gente.
door-no-dice = Por ahora no tienes dados. Llegan con la próxima tirada.
door-no-hints = En esta mesa se juega sin pistas. Se pueden permitir en *Opciones* antes de empezar una partida.
door-no-such-game = Esa partida ya no se encuentra. `/perudo start` abre otra mesa.

door-nothing-to-check = En este canal todavía no terminó ninguna partida. La última tarjeta de cada una dice su código.
door-no-game-to-check = En este servidor no terminó ninguna partida con ese código. La última tarjeta de cada una lo dice.
door-still-played = Esa partida sigue en juego. Sus dados se podrán verificar cuando termine.
door-no-dice-to-check = Esa partida no llegó a empezar: no hay dados que verificar.
door-moves-gone = Las jugadas de esa partida ya no se guardan. Su resultado sí, y cuenta como antes.

door-needs-manage-messages = Eso solo puede hacerlo quien dirige la mesa, o alguien que pueda administrar mensajes aquí.
door-needs-manage-server = Solo quien pueda administrar este servidor puede cambiar sus ajustes.
door-old-button = Eso es de otra versión del bot. Escribe el comando de nuevo, o usa la tarjeta más reciente. No se hizo nada.
door-old-command = Ese comando es de otra versión del bot. Recarga Discord y elígelo de nuevo. No se hizo nada.
door-moderators-open = En este canal solo abre mesas quien pueda administrar mensajes. Pídeselo, o prueba en otro canal.
door-nobody-opens = En este canal no se abren mesas. Prueba en otro, o pregúntale a quien pueda administrar este servidor.
door-servers-only = El Perudo se juega en los canales de un servidor, no en mensajes directos.
door-cannot-post = Aquí no puedo mostrar una mesa. Necesito estos permisos: { $permissions }.
# Los nombres de los permisos, como en los ajustes de Discord.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
door-paused = La partida está en pausa: por ahora no puedo mostrar la mesa aquí. No se pierde nada.

door-not-a-number = Eso no es una cantidad de dados. Escribe un número entero de 1 a { $most }.
door-not-a-face = Eso no es una pinta de un dado. Elige una de las seis.
door-no-such-level = No hay ninguna computadora de ese nivel.

door-busy = La mesa está ocupada. No se hizo nada: intenta de nuevo en un momento.
door-not-saved = No se pudo guardar, así que tu jugada no cuenta. Intenta de nuevo en un momento.
door-restarting = El bot se está reiniciando. No se pierde nada: intenta de nuevo en un minuto.
door-broken = Algo falló de nuestro lado, disculpa. La partida sigue; `/perudo table` muestra cómo va.

## Lo que se le dice a alguien cuando vuelve.

door-stood-in-bid = Se te acabó el tiempo, así que el reemplazo apostó { BID($quantity, $face) } por ti.
door-stood-in-dudo = Se te acabó el tiempo, así que el reemplazo dijo “{ -dudo }” por ti.
door-was-away = No estabas, así que tus turnos se acortaron. Qué bueno que volviste.
door-taken-out = Faltaste demasiado tiempo y quedaste fuera de esta partida.
door-removed = Te retiraron de esta partida mientras no estabas.
