### Los comandos tal como los muestra Discord, y lo que se dice en privado cuando están hechos.
###
### Nombres: minúsculas, sin espacios ni apóstrofos, como mucho 32 caracteres. Descripciones: como mucho 100.

## Comandos.

command-perudo = perudo
    .about = Perudo (dudo, cacho): el juego de dados y mentiras
command-start = abrir
    .about = Abrir una mesa en este canal
command-join = unirse
    .about = Unirse a la mesa de este canal
command-leave = salir
    .about = Salir de la mesa
command-begin = empezar
    .about = Empezar la partida, si diriges la mesa
command-computers = computadoras
    .about = Sentar computadoras a la mesa, si la diriges
command-dice = mis-dados
    .about = Ver tus dados y lo que puedes jugar
command-table = mesa
    .about = Mostrar otra vez la tarjeta de la mesa, al final del canal
command-rules = reglas
    .about = Leer las reglas de esta mesa
command-stop = cerrar
    .about = Cerrar la mesa (quien la dirige o moderación)
command-settings = ajustes
    .about = Elegir cómo se juega en este servidor o en este canal
command-remove = retirar
    .about = Retirar a alguien ausente (quien dirige la mesa o moderación)
command-language = idioma
    .about = Escoger el idioma de las respuestas que solo ves tú
command-verify = verificar
    .about = Verificar todos los dados de una partida terminada, y descargarla
command-fairness = azar
    .about = Ver qué tan seguido salió cada pinta
command-bid = apostar
    .about = Apostar, o subir la apuesta
command-dudo = dudo
    .about = Dudar de la apuesta
command-calza = calza
    .about = Decir que la apuesta es exacta
command-leaderboard = posiciones
    .about = Ver quién gana en este servidor

## Lo que piden los comandos.

argument-preset = variante
    .about = Con qué reglas se juega
argument-computers = computadoras
    .about = Cuántas computadoras se sientan contigo
argument-level = nivel
    .about = Qué tan bien juegan las computadoras
argument-temperament = carácter
    .about = Cómo son las computadoras; al azar si no se elige
argument-clock = tiempo
    .about = Cuánto tiempo hay para cada turno
argument-dice = dados
    .about = Con cuántos dados empieza cada quien
argument-count = cuántas
    .about = Cuántas computadoras se sientan
argument-seat = asiento
    .about = A quién se retira
argument-game = partida
    .about = El código de su última tarjeta; si falta, la última partida de este canal
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
language-name = Español (Latinoamérica)
language-automatic = Como mi Discord

# Una cantidad que se puede apostar, y las pintas permitidas. $faces: una lista.
bid-offer = { $quantity } – { $faces }

## Hecho.

done-joined = Ya estás en la mesa.
done-left = Saliste de la mesa.
done-begun = Empieza la partida.
done-phrase = Tu frase de la suerte es “{ $phrase }”. Entra en todos los dados de esta partida y se muestra al empezar.
done-phrase-none = Ya no tienes frase de la suerte.
done-computers = { $count ->
    [one] Se sienta una computadora.
   *[other] Se sientan { $count } computadoras.
}
done-table = Ahora la tarjeta está al final del canal.
done-stopped = La mesa está cerrada.
done-removed = { $name } ya no juega.
done-bid = Apostaste { BID($quantity, $face) }.
done-dudo = Dijiste { -dudo }
done-calza = Dijiste { -calza }
done-language = Las respuestas que solo ves tú serán en español de Latinoamérica.
done-language-automatic = Las respuestas que solo ves tú seguirán el idioma de tu Discord.
