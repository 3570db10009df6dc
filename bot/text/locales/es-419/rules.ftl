### Las reglas de una mesa, que bot/text/rulebook.py monta a partir de sus opciones. Todos los números vienen del motor.
### $bid, $low, $bids y demás llegan como apuestas en palabras, como “9 × cuatros”.

## Preparación

rules-setup = Preparación
rules-setup-dice = Cada quien empieza con { DICE($count) } bajo su cacho.
rules-setup-seats = Con { $seats } en la mesa hay { DICE($dice) } en juego al empezar.
rules-setup-most = Se juega de 2 a { $seats }: como mucho con { DICE($dice) } en total.
rules-setup-first = Cada quien tira un dado; el más alto abre la primera ronda, y los empates se repiten.
rules-setup-round = En cada ronda todos tiran al mismo tiempo y ven solo sus propios dados.
rules-setup-hints = Se permiten pistas: puedes preguntar qué probabilidades hay según tus dados.

## Apuestas

rules-bidding = Apuestas
rules-bidding-claim = { BID($quantity, $face) } significa: bajo todos los cachos juntos hay al menos esa cantidad de { FACES($face) }.
rules-bidding-wild = Los ases son comodines: cuentan como la pinta apostada, sea cual sea. Una apuesta de ases cuenta solo los ases.
rules-bidding-opening = Quien empieza tiene que apostar, pero no ases. Después se sigue en sentido horario: cada quien sube o duda; nadie pasa.
rules-raise-any-face = Para subir, apuesta más dados de cualquier pinta, o la misma cantidad de una pinta más alta.
rules-raise-never-lower-face = Para subir, apuesta más dados de la misma pinta o de una más alta, o la misma cantidad de una pinta más alta. La pinta nunca baja.
rules-raise-same-face-or-same-number = Para subir, apuesta más dados de la misma pinta, o la misma cantidad de una pinta más alta. No las dos cosas a la vez.
rules-raise-example = Sobre { $bid } puedes apostar { $bids }.
rules-raise-counterexample = Sobre { $bid } no puedes apostar { $bids }.
rules-raise-to-pacos = Para pasar a los ases basta la mitad, redondeando hacia arriba: sobre { $bid }, lo mínimo es { $low }.
rules-raise-from-pacos = Sobre { $bid }, apuesta más ases ({ $more }), u otra pinta con el doble más uno: como mínimo { $low }.
rules-raise-from-pacos-only = Sobre { $bid }, apuesta más ases: { $more }. Otra pinta pide el doble más uno, y aquí no hay tantos dados.
rules-raise-cap = Ninguna apuesta pasa de los dados en juego. Cuando ya no se puede subir, toca destapar.

## Dudo

rules-dudo = { -dudo }
rules-dudo-call = En tu turno, di “{ -dudo }” si dudas de la apuesta. Se destapan todos los cachos y se cuentan los dados.
rules-dudo-one = Si hay menos de lo apostado, quien apostó pierde un dado. Si hay los mismos o más, lo pierde quien dudó.
rules-dudo-difference = Si hay menos de lo apostado, quien apostó pierde tantos dados como falten. Si hay los mismos o más, quien dudó pierde un dado, y otro por cada uno que sobre.
rules-dudo-all = Si hay menos de lo apostado, quien apostó pierde todos sus dados y queda fuera. Si hay los mismos o más, le pasa a quien dudó.
rules-dudo-example = Por ejemplo, alguien duda de { $bid }. { $few ->
    [0] Si no hay ninguno
   *[other] Si solo hay { $few }
}, quien apostó pierde { DICE($few_cost) }; si hay { $many }, quien dudó pierde { DICE($many_cost) }.
rules-dudo-next = Quien pierde empieza la siguiente ronda; si queda fuera, empieza el siguiente que siga en juego.

## Calza

rules-calza = { -calza }
rules-calza-anyone = Cualquiera menos quien apostó, sea o no su turno, puede decir “{ -calza }” si cree que la apuesta es exacta.
rules-calza-on-turn = En tu turno puedes decir “{ -calza }” si crees que la apuesta es exacta.
rules-calza-off-turn = Cuando no es tu turno, puedes decir “{ -calza }” a la apuesta de otra persona si crees que es exacta.
rules-calza-result = Si es exacta, recuperas un dado, sin pasar de { DICE($most) }. Si no, pierdes uno. Los dados de los demás no cambian.
rules-calza-next = Quien lo dijo empieza la siguiente ronda. Cuenta lo que se diga primero.
rules-calza-duel = Cuando solo quedan dos no hay calza.
rules-calza-in-palifico-no = En un palifico no hay calza.
rules-calza-in-palifico-yes = En un palifico también se puede decir calza.
rules-calza-off = En esta mesa no hay calza.

## Palifico

rules-palifico = Palifico
rules-palifico-first-time = Cuando alguien se queda con un solo dado por primera vez en la partida, la ronda que abre es un palifico.
rules-palifico-every-time = Cada vez que alguien se queda con un solo dado, la ronda que abre es un palifico, también si había recuperado un dado.
rules-palifico-plain = En él los ases no son comodines, y se puede abrir con ellos.
rules-palifico-face = La pinta es fija y solo sube la cantidad: sobre { $bid }, lo mínimo es { $low }.
rules-palifico-face-locked = Nadie puede cambiar la pinta, ni siquiera con un solo dado.
rules-palifico-face-one-die-seats = Solo puede cambiar la pinta quien tiene un único dado, y su cambio obliga a los siguientes: puede apostar también { $bids }.
rules-palifico-duel-yes = Se juega también cuando solo quedan dos.
rules-palifico-duel-no = No se juega cuando solo quedan dos.
rules-palifico-never = En esta mesa no hay palifico.

## El final

rules-end = El final
rules-end-out = Sin dados quedas fuera. Gana quien se queda con los últimos dados.
rules-end-leave = Quien sale queda fuera de inmediato, por detrás de quienes siguen; la ronda en juego se anula y se tira de nuevo.
