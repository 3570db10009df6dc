### Lo que se guarda de las personas.

command-privacy = privacidad
    .about = Ver lo que se guarda de ti, recibirlo en un archivo o hacer que se olvide
privacy-title = Lo que se guarda de ti
privacy-games = **Las partidas en las que te sientas**: tu identificador y tu nombre, tu frase de la suerte y tus jugadas, con todos los dados, mientras quien aloja el bot las conserve. Toda la mesa los vio.
privacy-totals = **Lo que suman tus partidas terminadas**: puestos, cuentas, puntuaciones y logros, hasta que pidas que se te olvide.
privacy-settings = **Lo que elegiste**: tu idioma, hasta que lo cambies o pidas que se te olvide.
privacy-not = Nada más: ni mensajes, ni listas de miembros, ni nada sobre quien nunca se sentó.
button-export = Exportar mis datos
button-forget = Olvidarme
export-done = Aquí está cada fila que contiene tu identificador.
export-how = Solo tú ves este mensaje. El archivo es JSON, tal como está en la base de datos.
forget-title = ¿Olvidarte?
forget-why = Dejas todas las mesas. Tus totales, puntuaciones y ajustes desaparecen para siempre. En las partidas que jugaste, un seudónimo sin nombre ocupa tu lugar: los resultados de los demás y la prueba de sus dados siguen siendo válidos. Una frase de la suerte se queda, sin tu nombre, porque los dados salen de ella.
button-forget-surely = Olvidarme para siempre
forget-done = Olvidado. Los mensajes que ya están en Discord siguen ahí hasta que alguien los borre, y las copias de seguridad, hasta que caduquen.