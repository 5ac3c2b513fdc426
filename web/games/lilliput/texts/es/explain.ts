/** What each thing on a table is, in Spanish. */
import type { explain as english } from '../en/explain.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const explain: WordsOf<typeof english> = {
  'format.money': '£{amount}',
  'explain.title': '¿Qué es esto?',
  'explain.hint': 'Toca cualquier cosa para saber qué es.',
  'explain.done': 'Listo',
  'explain.close': 'Cerrar la explicación',
  'explain.rules': 'Más en las reglas',
  'explain.nothing': 'Ahí no hay nada que explicar. Toca una carta, una loseta, un tren, un botón o una casilla.',

  'about.side.layAny': 'Una de tus compañías coloca una loseta de cualquier color que permita la fase, o mejora una.',
  'about.side.layYellow': 'Tus compañías colocan hasta {max} losetas amarillas, una tras otra.',
  'about.side.layBoth':
    'Tus compañías colocan una loseta amarilla, una verde, o ambas en el orden que quieras. La verde puede incluso ir sobre la amarilla recién colocada.',
  'about.side.shares':
    'Vende primero cuantas acciones del 10 % quieras. Después compra un certificado: una acción del 10 % de la banca, o el 50 % de una compañía nueva que fundas.',
  'about.side.buyTrains.one':
    'Una de tus compañías compra un tren: el de encima del mazo, o uno de otra compañía cuyo director acepte.',
  'about.side.buyTrains.other':
    'Tus compañías compran hasta {max} trenes: de encima del mazo, o de otra compañía cuyo director acepte.',
  'about.side.placeStation':
    'Una de tus compañías pone una estación en un hueco libre que alcance: {station1|money} por la primera tras su sede, {station2|money} por la siguiente.',
  'about.side.treasury':
    'La banca da dinero a tus compañías, repartido como quieras: {yellow|money} en las fases de losetas amarillas, {green|money} con las verdes, {brown|money} con las marrones.',
  'about.side.privateCash': 'Te guardas {amount|money} en el bolsillo, para comprar acciones.',
  'about.side.oneTurn': 'Una carta tiene dos lados; usas uno, y la carta ya no está hasta la ronda siguiente.',
  'about.copyCard.title': 'Carta de copia',
  'about.copyCard':
    'Repite una carta tomada antes en esta ronda, por el lado que quieras. Cada una se gasta una vez por partida; las que queden dan {copyValue|money} al final.',

  'about.company':
    'Un ferrocarril con dinero propio. Su director, que tiene el certificado del 50 %, decide lo que construye, compra y reparte.',
  'about.company.directed':
    'La dirige {name}. Cotización {price}, caja {treasury|money}, estaciones por poner: {tokens}.',
  'about.company.later': 'Nadie la dirige todavía. Puede fundarse con una carta de acciones.',
  'about.company.draft': 'Puede tomarse al principio, con su sede junto a Mildendo.',

  'about.character':
    'Su talento sirve a todas las compañías de su dueño; sus losetas se colocan además de una carta, en cualquier momento del turno.',
  'about.character.emperor':
    'Las metrópolis amarillas no cuestan nada a tus compañías en vez de {metropolis|money}. El castillo va sobre una ciudad amarilla que no sea sede de nadie, en cuanto hay losetas verdes: {castle} para todos, {castleOwn} para una compañía con estación en él.',
  'about.character.general':
    'Tus estaciones cuestan un {general} % menos. Tu ciudad se coloca como una amarilla y crece con el color de la fase: {generalYellow}, {generalGreen}, {generalBrown}.',
  'about.character.admiral':
    'Tus compañías pagan un {admiral} % menos por los trenes del mazo. Tus dos puertos valen {harbour} cada uno; una ruta acaba allí, y no gastan paradas del tren.',
  'about.character.justiciary':
    'Al principio de cada ronda recibes {justiciary|money} para ti o {justiciaryCompanies|money} para tus compañías. Tus dos pueblos valen {town} cada uno y no gastan paradas del tren.',
  'about.character.treasurer':
    'Una vez, en un turno tuyo, entrega la carta por {treasurer|money} por el número de la ronda. Tu término, desde la fase {brownPhase}, vale {treasurerCity}; una ruta acaba allí. Si no está colocado, se va con la carta.',

  'about.tile.capital':
    'La capital, en medio de todo. No cabe ninguna estación, y toda ruta que llega aquí acaba aquí.',
  'about.tile.city': 'Una parada para los trenes. Cada anillo es un hueco para la estación de una compañía.',
  'about.tile.metropolis': 'Una gran ciudad que da más que las otras. Colocar la amarilla cuesta {metropolis|money}.',
  'about.tile.castle':
    'La loseta del Emperador. Va sobre una ciudad amarilla que no sea sede y vale más para una compañía con estación dentro.',
  'about.tile.generalCity': 'La loseta del General: una ciudad cuyo valor crece con el color de la fase.',
  'about.tile.treasurerCity': 'La loseta del Tesorero: una ciudad rica al final de la línea.',
  'about.tile.town': 'La loseta del Justicia Mayor. Un tren para aquí de camino sin gastar una de sus paradas.',
  'about.tile.harbour': 'La loseta del Almirante. Una ruta puede acabar en su muelle, además de las paradas del tren.',
  'about.tile.plain': 'Vía que sigue adelante; los trenes pasan sin ganar.',
  'about.tile.crossover': 'Dos líneas se cruzan por un puente sin unirse: un tren no puede pasar de una a la otra.',
  'about.tile.junction': 'Vías que se separan. Un tren sigue una de ellas y no puede volver atrás en la aguja.',
  'about.tile.allWays': 'Cada lado está unido con todos los demás.',
  'about.tile.hills': 'Ciudades amarillas y vía sencilla pueden cubrirlas; la compañía que construye paga el terreno.',
  'about.tile.rough': 'Ciudades amarillas y vía sencilla pueden cubrirlo; construir aquí cuesta un poco más.',
  'about.tile.sea': 'No se cubre nunca, y ninguna vía puede llevar a él.',
  'about.tile.mountain': 'Solo pasa el túnel, en cuanto hay losetas verdes.',
  'about.tile.tunnel': 'Vía recta bajo una montaña.',
  'about.tile.mine':
    'Un tren que pasa da {mine|money} a la caja de su compañía, sea cual sea el destino de los ingresos.',
  'about.tile.wiggywack':
    'Una ciudad lejana que no es de ningún color. Las rutas acaban aquí; vale más con estación propia.',
  'about.tile.oldTrack': 'Estaba aquí antes de la partida. Todos pueden usarla, y no se mejora nunca.',
  'about.tile.oldCity':
    'Estaba aquí antes de la partida. Recibe una estación como cualquier ciudad y no se mejora nunca.',
  'about.tile.laputa': 'Solo la compañía cuya marca lleva la coloca y usa sus vías.',
  'about.tile.named':
    'Una ciudad marrón con nombre; Mildendo es la cuarta. Un tren que visite tres ciudades con nombre gana {allenbeck3|money} más, con las cuatro {allenbeck4|money}.',

  'about.tile.value': 'Vale {value}.',
  'about.tile.valueOwn': 'Vale {value}, o {own} para una compañía con estación aquí.',
  'about.tile.valueByPhase': 'Vale {yellow}, {green} o {brown}, según el color de la fase.',
  'about.tile.slots.one': 'Un hueco para una estación.',
  'about.tile.slots.other': '{count} huecos para estaciones.',
  'about.tile.terminal': 'Una ruta acaba aquí.',
  'about.tile.uncounted': 'No gasta paradas del tren.',
  'about.tile.cost': 'Colocarla cuesta {cost|money}.',
  'about.tile.terrain': 'Construir aquí cuesta {cost|money}.',
  'about.tile.becomes': 'Puede pasar a ser:',
  'about.tile.last': 'No se reemplaza nunca.',
  'about.tile.left': 'Quedan en las existencias: {count}.',
  'about.tile.from.green': 'Se coloca desde la fase {greenPhase}.',
  'about.tile.from.brown': 'Se coloca desde la fase {brownPhase}.',

  'about.cell.city.title': 'Casilla vacía con un círculo',
  'about.cell.city': 'Recibe ciudades, metrópolis y similares. Una compañía construye aquí si su vía llega hasta aquí.',
  'about.cell.plain.title': 'Casilla vacía con un cuadrado',
  'about.cell.plain': 'Recibe vía sencilla, pueblos y puertos. Una compañía construye aquí si su vía llega hasta aquí.',
  'about.cell.lit': 'Está iluminada: aquí se puede hacer algo ahora. Sal de esta ayuda y tócala.',

  'about.train': 'Cuenta hasta {range} paradas en una ruta. Cuesta {price|money} del mazo.',
  'about.train.double': 'Un tren D: lo que gana se dobla.',
  'about.train.admiral': 'El dueño del Almirante paga {admiral|money}.',
  'about.train.obsolete': 'Este está anticuado: gana la mitad, redondeada a la decena inferior.',
  'about.train.sets': 'El primero abre la fase {phase}: {effects}.',
  'about.train.setsOnly': 'El primero abre la fase {phase}.',

  'about.term.priceChart.title': 'Tabla de cotizaciones',
  'about.term.priceChart':
    'Dónde está la cotización de cada compañía. Repartir mueve un marcador a la derecha, guardar a la izquierda, cada acción vendida una casilla abajo. La cotización más alta corre primero; en una misma casilla, el de arriba.',
  'about.term.trainDeck.title': 'Mazo de trenes',
  'about.term.trainDeck':
    'Solo se compra el de encima. Bajo cada tipo está lo que provocará el primero: qué trenes se desguazan o quedan a la mitad, el nuevo límite, nuevas losetas.',
  'about.term.progress.title': 'Ronda y fase',
  'about.term.progress':
    'Cuántas rondas se han jugado y cuántas hay. La fase dice qué losetas se colocan y cuántos trenes puede tener una compañía; el primer tren de cada tipo nuevo abre la siguiente.',
  'about.term.companies.title': 'Compañías',
  'about.term.companies':
    'Todas las compañías con director, en el orden en que corren: caja, trenes, estaciones puestas y lo ganado ronda a ronda. Las barras llenas se repartieron, las huecas se guardaron; la punteada es lo que ganaría ahora.',
  'about.term.players.title': 'Jugadores',
  'about.term.players':
    'Personaje, certificados, dinero y el patrimonio de cada cual ahora: dinero y certificados a las cotizaciones del momento. Las letras son el orden de los turnos de esta ronda.',
  'about.term.certificate.title': 'Certificado',
  'about.term.certificate':
    'Lo que un jugador tiene de una compañía, en tanto por ciento. El recuadrado es el 50 % del director, que no se vende nunca. Cada 10 % da un décimo de lo que la compañía reparte.',
  'about.term.stations.title': 'Estaciones',
  'about.term.stations': 'Los discos llenos están en el tablero, los huecos aún en la mano.',
  'about.term.tileSupply.title': 'Existencias de losetas',
  'about.term.tileSupply': 'Las losetas que aún se pueden colocar. Una loseta cubierta vuelve aquí.',
  'about.term.cards.title': 'Cartas de acción',
  'about.term.cards':
    'Cada una tiene dos lados. Toma una en tu turno; las tomadas muestran por quién y vuelven en la ronda siguiente.',
  'about.term.ask.title': 'Lo que se pide',
  'about.term.ask':
    'Lo que la mesa espera ahora, y de quién. El botón de color es siempre lo siguiente que hay que hacer.',
  'about.term.primary.title': 'El botón principal',
  'about.term.primary':
    'Hace lo que dice la frase de al lado. Un turno solo se envía con este botón; hasta entonces nada cuenta y todo se puede deshacer.',
  'about.term.secondary.title': 'La otra posibilidad',
  'about.term.secondary': 'Una respuesta que también es posible. Lee antes la frase de al lado.',
  'about.term.turnLine.title': 'Tu turno, paso a paso',
  'about.term.turnLine': 'Los pasos preparados hasta ahora. Toca uno para volver a él. Aún no se ha enviado nada.',
  'about.term.order.title': 'Orden de juego',
  'about.term.order': 'Quién ha jugado, quién juega y quién viene después.',
  'about.term.purses.title': 'Coste y lo que queda',
  'about.term.purses': 'Lo que cuesta tu turno hasta ahora, y lo que quedará en la caja o en tu bolsillo.',
  'about.term.undo.title': 'Deshacer y empezar de nuevo',
  'about.term.undo': 'Deshace tu último paso, o todos. Posible hasta que envíes.',
  'about.term.effects.title': 'Lo que cambia',
  'about.term.effects': 'Lo que tu turno haría con las cajas y con los próximos ingresos de cada compañía afectada.',
  'about.term.doing.title': 'Lo que puedes hacer ahora',
  'about.term.doing': 'Todo lo que tu carta y tus personajes permiten en este momento, con lo que cuesta o aporta.',
  'about.term.pay.title': 'Repartir',
  'about.term.pay': 'Cada 10 % da a su dueño un décimo de los ingresos, y la cotización sube. La caja no recibe nada.',
  'about.term.keep.title': 'Guardar',
  'about.term.keep': 'Todo va a la caja y la cotización baja. Después puede comprarse un tren de la reserva.',
  'about.term.runSums.title': 'Lo ganado',
  'about.term.runSums': 'Cada tren con las paradas que ha contado y su suma.',
  'about.term.tray.title': 'Formas de colocarla',
  'about.term.tray':
    'Todas las losetas y direcciones permitidas en esta casilla. Toca una, o toca la casilla para recorrerlas.',
  'about.term.turnTile.title': 'Girar la loseta',
  'about.term.turnTile': 'Gira la loseta en la mano a la siguiente dirección permitida. La tecla es R.',
  'about.term.legend.title': 'Leyenda',
  'about.term.legend': 'Enumera todos los signos del tablero.',
  'about.term.zoom.title': 'Zoom',
  'about.term.zoom':
    'Más grande, más pequeño o todo el tablero. Pellizca o gira la rueda para hacer lo mismo; arrastra para mover.',
  'about.term.tabs.title': 'Vistas de la mesa',
  'about.term.tabs':
    'Compañías, cotizaciones y trenes; las losetas que quedan; todas las rondas en cifras; y el registro de todo lo ocurrido.',
  'about.term.log.title': 'Registro',
  'about.term.log': 'Todo lo ocurrido, en palabras. Toca una línea para ver el tablero en ese momento.',
  'about.term.rounds.title': 'Rondas',
  'about.term.rounds': 'El patrimonio de cada cual, lo que ganaron las compañías y las cotizaciones, ronda a ronda.',
  'about.term.moment.title': 'Mirar atrás',
  'about.term.moment': 'Recorre lo ocurrido. Nada de lo que hagas aquí cambia la mesa.',
  'about.term.momentActs.title': 'Desde este momento',
  'about.term.momentActs':
    'Copia el enlace de esta posición, prueba a solas cómo seguiría, abre una mesa nueva que continúe desde aquí, lee su ronda en una página o llévate la posición en un archivo. La mesa misma no cambia.',
  'about.term.comments.title': 'Comentarios',
  'about.term.comments':
    'Lo que se anotó sobre este momento, con marcas en el tablero. Los comentarios acompañan la historia y no cambian nada en ella.',
  'about.term.draft.title': 'Elección',
  'about.term.draft':
    'Cada cual toma una compañía y un personaje antes de la primera ronda. Lo tomado muestra por quién.',
  'about.term.meanwhile.title': 'Mientras esperas',
  'about.term.meanwhile': 'Planea en un tablero propio, deja órdenes que decidan por ti o escríbete una nota.',
  'about.term.menu.title': 'Menú',
  'about.term.menu': 'Reglas, visita, enlaces, la historia como archivo, avisos, idioma y más.',
  'about.term.talk.title': 'Charla',
  'about.term.talk': 'Lo que se dicen las personas de esta mesa. Una marca cuenta lo que es nuevo para ti.',
  'about.term.notes.title': 'Notas',
  'about.term.notes': 'Tus propias notas sobre esta mesa. Nadie más puede leerlas.',
  'about.term.gathering.title': 'Asientos',
  'about.term.gathering': 'Quién juega y quién aún no ha venido. La partida empieza cuando se ocupa el último asiento.',
  'about.term.seat.title': 'Tu asiento',
  'about.term.seat':
    'Qué asiento juega esta página. Con varios asientos en este navegador, aquí cambias de uno a otro.',
  'about.term.mode.title': 'Día y noche',
  'about.term.mode': 'Colores claros u oscuros, para este navegador.',
  'about.term.help.title': '¿Qué es esto?',
  'about.term.help':
    'Enciende esta ayuda: entonces cada toque explica en vez de actuar. Un dedo que se queda sobre algo hace lo mismo; la tecla I también.',
  'about.term.keys.title': 'Teclas',
  'about.term.keys': 'Enumera todo lo que se puede hacer con el teclado.',
  'about.term.home.title': 'Primera página',
  'about.term.home': 'Lleva a la primera página, con todas tus mesas. Un turno a medias te espera aquí.',
  'about.term.sheet.title': 'Subir o bajar',
  'about.term.sheet': 'Agranda o reduce esta parte.',
  'about.term.waiting.title': 'Compañías por venir',
  'about.term.waiting': 'Pueden tomarse al principio, o fundarse más tarde con una carta de acciones.',
  'about.term.tables.title': 'Clasificación final',
  'about.term.tables': 'Dinero, certificados a su última cotización y cartas de copia sin usar, sumados.',
  'about.term.notice.title': 'Aviso',
  'about.term.notice': 'Algo que conviene saber de esta mesa. Se puede cerrar.',
};
