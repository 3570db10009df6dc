### Los comandos tal como los muestra Discord, y lo que se dice en privado cuando están hechos.
###
### Nombres: minúsculas, sin espacios ni apóstrofos, como mucho 32 caracteres. Descripciones: como mucho 100.

## Comandos.

command-perudo = perudo
    .about = Perudo, el juego de dados y faroles
command-start = abrir
    .about = Abrir una mesa en este canal
command-join = sentarse
    .about = Sentarse a la mesa de este canal
command-leave = levantarse
    .about = Levantarse de la mesa
command-begin = empezar
    .about = Empezar la partida, si diriges la mesa
command-computers = ordenadores
    .about = Sentar ordenadores a la mesa, si la diriges
command-dice = mis-dados
    .about = Ver tus dados y lo que puedes jugar
command-table = mesa
    .about = Volver a poner la tarjeta de la mesa al final del canal
command-rules = reglas
    .about = Leer las reglas de esta mesa
command-stop = cerrar
    .about = Cerrar la mesa (quien la dirige o moderación)
command-settings = ajustes
    .about = Elegir cómo se juega en este servidor o en este canal
command-remove = retirar
    .about = Retirar a alguien ausente (quien dirige la mesa o moderación)
command-language = idioma
    .about = Elegir el idioma de las respuestas que solo ves tú
command-verify = comprobar
    .about = Comprobar todos los dados de una partida terminada, y descargarla
command-fairness = azar
    .about = Ver con qué frecuencia ha salido cada pinta
command-bid = apostar
    .about = Apostar, o subir la apuesta
command-dudo = dudo
    .about = Dudar de la apuesta
command-calza = calza
    .about = Decir que la apuesta es exacta
command-leaderboard = clasificación
    .about = Ver quién gana en este servidor

## Lo que piden los comandos.

argument-preset = variante
    .about = Con qué reglas se juega
argument-computers = ordenadores
    .about = Cuántos ordenadores se sientan contigo
argument-level = nivel
    .about = Lo bien que juegan los ordenadores
argument-temperament = carácter
    .about = Cómo son los ordenadores; al azar si no se elige
argument-clock = tiempo
    .about = Cuánto puede durar un turno
argument-dice = dados
    .about = Con cuántos dados empieza cada uno
argument-count = cuántos
    .about = Cuántos ordenadores se sientan
argument-seat = asiento
    .about = A quién se retira
argument-game = partida
    .about = Su código, en su última tarjeta; sin él, la última partida de este canal
argument-language = idioma
    .about = Un idioma, o el que tienes en Discord
argument-quantity = cantidad
    .about = Cuántos dados, como mínimo
argument-face = pinta
    .about = La pinta que muestran

clock-choice-30 = 30 segundos
clock-choice-60 = 60 segundos
clock-choice-90 = 90 segundos
clock-choice-180 = 3 minutos
clock-choice-86400 = 1 día
clock-choice-off = sin límite

# Cómo se llama este idioma a sí mismo.
language-name = Español (España)
language-automatic = Como en mi Discord

# Una cantidad que se puede apostar, y las pintas permitidas. $faces: una lista.
bid-offer = { $quantity } – { $faces }

## Hecho.

done-joined = Ya estás en la mesa.
done-left = Te has levantado de la mesa.
done-begun = Empieza la partida.
done-phrase = Tu frase de la suerte es «{ $phrase }». Se mezcla en todos los dados de esta partida y se muestra al empezar.
done-phrase-none = Ya no tienes frase de la suerte.
done-computers = { $count ->
    [one] Se sienta un ordenador.
   *[other] Se sientan { $count } ordenadores.
}
done-table = La tarjeta está ahora al final del canal.
done-stopped = La mesa está cerrada.
done-removed = { $name } ya no juega.
done-bid = Has apostado { BID($quantity, $face) }.
done-dudo = Has dicho { -dudo }
done-calza = Has dicho { -calza }
done-language = Las respuestas que solo ves tú serán en español de España.
done-language-automatic = Las respuestas que solo ves tú seguirán el idioma de tu Discord.
