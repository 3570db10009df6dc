### Lo que dicen las tarjetas, los paneles y los formularios. Los nombres llegan seguros y en negrita, muchos con su marca delante.

## Los asientos

seat-unnamed = Asiento { $seat }
seat-host-unnamed = Alguien
seat-somebody = Alguien
seat-level-unnamed = especial
seat-named = { $mark } { $name } ({ colour })
seat-host = 👑 dirige la mesa
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }, { $temperament }
seat-away = 💤 ausente
seat-on-turn = **le toca**
seat-out = fuera
seat-left = dejó la partida

## Los botones, como mucho 80 caracteres.

button-join = Sentarse
button-leave = Levantarse
button-computer = Añadir ordenador
button-options = Opciones
button-phrase = Frase de la suerte
button-begin = Empezar
button-dice = Mis dados
button-bid = Apostar
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = Pista
button-rematch = Revancha
button-leave-surely = Dejar la partida

## Antes de la partida

gathering-title = Perudo: coge sitio
gathering-free = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Queda { $count } asiento libre.
   *[other] Quedan { $count } asientos libres.
}
gathering-preset = **{ $preset }**: { $about }
gathering-changed = Cambios: { $options }
gathering-too-few = Tenéis que ser al menos { $seats }: invitad a alguien o añadid un ordenador.
gathering-ready = Todo listo: { $name } puede empezar.

## Quién abre

shaking-title = ¿Quién abre?
shaking-now = Cada uno tira un dado; el más alto abre la primera ronda.
shaking-first = Primera tirada: { $rolls }
shaking-again = Empate, otra vez: { $rolls }
shaking-die = { $name } { $die } { face }
shaking-opens = { $name } ha sacado el más alto y abre.

luck = 🍀 Frases de la suerte: { $phrases }
luck-phrase = { $mark } «{ $phrase }»

## Una ronda

round-title = Ronda { $number }
round-title-palifico = Ronda { $number } · PALIFICO
round-dice = { DICE($count) } en juego
palifico-one-die-seats = Los ases no son comodines y la pinta es fija; solo puede cambiarla quien tiene un solo dado.
palifico-locked = Los ases no son comodines y la pinta es fija.
round-no-bid = Aún no hay apuesta: abre { $name }.
round-earlier = { $count ->
    [one] { $count } apuesta anterior
   *[other] { $count } apuestas anteriores
}
round-bid = { $name }: { BID($quantity, $face) }
round-bid-stand-in = { $name }: { BID($quantity, $face) } (suplente)
round-by = apuesta de { $name }
round-by-stand-in = apuesta de { $name } (suplente)
round-claim = { $quantity ->
    [one] De los { DICE($dice) }, al menos { $quantity } debe ser un { face }.
   *[other] De los { DICE($dice) }, al menos { $quantity } deben ser { FACES($face) }.
}
round-claim-wild = { $quantity ->
    [one] De los { DICE($dice) }, al menos { $quantity } debe ser un { face } o un as.
   *[other] De los { DICE($dice) }, al menos { $quantity } deben ser { FACES($face) } o ases.
}
round-turn = Le toca a { $name }
round-until = ⏳ El tiempo se acaba { $when }
round-only-call = Ya no se puede subir más: toca destapar.
round-hints = 💡 pistas permitidas

## El momento de destapar

call-title-dudo = { -dudo }
call-title-calza = { -calza }
call-dudo = { $caller } duda de la apuesta de { $bidder }: **{ BID($quantity, $face) }**.
call-calza = { $caller } dice que la apuesta de { $bidder } es exacta: **{ BID($quantity, $face) }**.
call-stand-in = Lo dijo el suplente: se había acabado el tiempo.
call-lifting = Se destapan los cubiletes…
reveal-counting = { $count ->
    [one] cuenta { $count }: { $dice }
   *[other] cuentan { $count }: { $dice }
}
reveal-none = no cuenta nada: { $dice }
reveal-rest = sin contar: { $dice }
reveal-count = Recuento: { BID($quantity, $face) }
reveal-bid = Apuesta: { BID($quantity, $face) }
reveal-bid-wild = Apuesta: { BID($quantity, $face) }; los ases también cuentan.
verdict-dudo-right = ✅ { $name } ha dudado con razón: hay menos.
verdict-dudo-wrong = ❌ { $name } ha dudado sin razón: hay suficientes.
verdict-calza-right = ✅ { $name } ha acertado: es exacto.
verdict-calza-wrong = ❌ { $name } ha fallado: no es exacto.
change-loses = { $name } pierde { DICE($count) }: { $left ->
    [0] no le queda ninguno.
    [one] le queda { $left }.
   *[other] le quedan { $left }.
}
change-regains = { $name } recupera { DICE($count) } y ahora tiene { $left }.
change-none = { $name } ya tiene { $count ->
    [one] su único dado
   *[other] sus { DICE($count) }
} y no recupera ninguno.
change-out = { $name } queda fuera.
next-loser = Como ha perdido, { $name } empieza la siguiente ronda.
next-caller = Por haber dicho calza, { $name } empieza la siguiente ronda.
next-after = { $name } va después de { $out } y empieza la siguiente ronda.
next-starter = { $name } empieza la siguiente ronda.
next-palifico = La siguiente ronda es un **PALIFICO**.

## Una ronda anulada

void-title = La ronda queda anulada
void-left = { $name } ha dejado la partida.
void-nobody-loses = Nadie más pierde un dado.
void-again = Se agitan otra vez los cubiletes; empieza { $name }.

## El final

end-title = ¡Gana { $name }!
end-place = { $medal } { $place }.
end-proof =
    Partida `{ $game }` · { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
    Huella de sus dados: `{ $commitment }`
end-secret = Su secreto, ya abierto: `{ $secret }`
end-check = `/perudo verify` comprueba todos los dados de esta partida.
end-opening = La huella estaba [aquí]({ $link }) antes de que nadie se sentara.
stopped-title = La mesa está cerrada
stopped-before = La partida no había empezado.
stopped-in-play = La partida se ha parado y no cuenta para nadie.
stopped-next = `/perudo start` abre otra mesa.
past-note = Esta tarjeta es antigua; la más reciente está más abajo.

## Mis dados

panel-title = Tus dados ({ colour })
panel-holds = Tienes { $held }
panel-holds-wild = Con los ases tienes { $held }
panel-no-dice = Tus dados llegan con la próxima tirada.
panel-out = Ya no te quedan dados. Puedes ver la partida hasta el final.
panel-over = La partida ha terminado. *Revancha*, en su tarjeta, empieza otra.
panel-palifico = **PALIFICO**. { $rules }
panel-your-turn = Te toca
panel-raise = Subir a…
panel-open = Abrir con…
panel-you-hold = { $count ->
    [0] no tienes ninguno
   *[other] tienes { $count }
}

## El formulario de una apuesta: título y etiquetas de 45 caracteres, descripciones de 100.

bid-title = Tu apuesta
bid-quantity = Cuántos dados
bid-first = Del 1 al { $dice }, todos los dados en juego.
bid-over = Apuesta actual: { BID($quantity, $face) }; { DICE($dice) } en juego.
bid-face = Qué pinta

## El formulario de una frase de la suerte, con los mismos límites.

phrase-title = Tu frase de la suerte
phrase-label = Se mezcla en todos los dados de la partida
phrase-how = Nadie la ve antes de que empiece la partida. Déjala vacía para no tener ninguna.

## Los paneles privados

options-title = Cómo se juega en esta mesa
options-how = Cada cambio vale al momento. Elegir una variante pone todas las opciones.
options-preset = Variante
computer-title = Añadir un ordenador
computer-how = Ve lo que vería una persona en su asiento, y nada más.
computer-choose = ¿Qué nivel?
leave-title = ¿Dejar la partida?
leave-why = Quedas fuera en el acto, la ronda en curso se anula y tus dados no vuelven.

rules-title = Las reglas de esta mesa
rules-title-new = Las reglas de una mesa que se abra aquí
rules-foot = Estas reglas salen de las opciones de la mesa.

## El panel de ajustes

settings-title-server = Ajustes de este servidor
settings-title-channel = Ajustes de { $channel }
settings-how = Cada elección se guarda al momento y vale para las mesas que se abran a partir de ahora.
settings-channels = Con ajustes propios: { $channels }
settings-scope = Para qué valen estos ajustes
settings-for-server = Para todo el servidor
settings-for-channel = Solo para este canal y sus hilos

## La clasificación

board-title = Clasificación de este servidor
board-empty = Aquí aún no ha terminado nadie una partida. `/perudo start` abre una mesa.
board-line = { $medal } { $place }. { $name } · { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} · { $rate } %

## Si cuadran los dados de una partida

verify-holds = Los dados de la partida `{ $game }` cuadran
verify-holds-not = Los dados de la partida `{ $game }` no cuadran
verify-fingerprint = La huella es la de esta partida y la de su secreto, que ya está abierto.
verify-first = Quien abrió la primera ronda había ganado la primera tirada.
verify-dice = Los { DICE($count) } de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} salieron del secreto, del código de la partida y de las frases de la suerte: no se eligió ni se cambió ninguno después.
verify-compare-link = Ahora compara la huella con la que [estaba ahí antes de que nadie se sentara]({ $link }):
verify-compare = Ahora compara la huella con la del mensaje que abrió la mesa:
verify-limits = Esto no demuestra que nadie mirase los dados donde está alojado el bot, ni que quien lo aloja no probara muchas frases de acuerdo con alguien de la mesa.
verify-file = El archivo contiene toda la partida: `perudo verify` la comprueba sin este bot, y también puede hacerlo un programa tuyo.
verify-tell = Avisa, por favor, a quien lleva este bot.
flaw-fingerprint = La huella no es la del código de esta partida y este secreto.
flaw-phrases = Los dados no salen de este secreto con estas frases de la suerte.
flaw-first = El asiento { $seat } abrió la ronda 1, pero la primera tirada la ganó el asiento { $winner }.
flaw-round-left-out = Falta una ronda antes de la ronda { $round }.
flaw-rounds-swapped = Los dados de las rondas { $round } y { $other } están intercambiados.
flaw-seats-swapped = En la ronda { $round } los dados de los asientos { $seat } y { $other } están intercambiados.
flaw-too-many = En la ronda { $round } el asiento { $seat } { $written ->
    [0] no tiene dados
   *[other] tiene { DICE($written) }
}, pero debería tener { $held }.
flaw-too-few = En la ronda { $round } el asiento { $seat } { $written ->
    [0] no tiene dados
   *[other] tiene { DICE($written) }
}, pero debería tener { $held }.
flaw-die = En la ronda { $round } el dado { $place } del asiento { $seat } muestra un { $written }, pero salió un { $drawn }.
flaw-cup = En la ronda { $round } los dados del asiento { $seat } no son los que salieron.

## Con qué frecuencia sale cada pinta

fairness-title = ¿Salen todas las pintas por igual?
fairness-here = En este servidor
fairness-everywhere = En todos los servidores de este bot
fairness-none = Todavía no ha terminado ninguna partida.
fairness-band = { DICE($dice) }: cada pinta debería salir de { $least } a { $most } veces.
fairness-face = { $die } { FACES($face) }: **{ $count }**
fairness-face-outside = { $die } { FACES($face) }: **{ $count }** – fuera del margen
fairness-foot = Todos los dados que se tiraron en partidas terminadas. Hasta los mejores dados se salen del margen de vez en cuando: más o menos uno de cada 370 recuentos.

## Los mensajes junto a la tarjeta

opening-line = 🎲 { $name } abre una mesa de Perudo.
opening-proof = Huella de los dados, fijada antes de que nadie se siente: `{ $commitment }`
nudge = ⏳ { $mention }, te toca.
nudge-until = ⏳ { $mention }, te toca: el suplente juega { $when }.
nudge-moved = { $name } ya ha jugado.
nudge-stood-in = El suplente ha jugado por { $name }.

## Pista

hint-how = 💡 Según tus dados y el puro azar:
hint-standing = - La apuesta en pie, { $bid }: { $chance }
hint-exact = - Exactamente ese número: { $chance }
hint-raise = - { $bid }: { $chance }
chance-surely = casi seguro ({ $percent } %)
chance-likely = probable ({ $percent } %)
chance-even = más o menos la mitad ({ $percent } %)
chance-unlikely = poco probable ({ $percent } %)
chance-hardly = casi imposible ({ $percent } %)
