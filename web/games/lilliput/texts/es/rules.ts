/** The rules of 18Lilliput in our own words, in Spanish. */
import type { rules as english } from '../en/rules.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const rules: WordsOf<typeof english> = {
  'format.money': '£{amount}',

  'rules.aim.title': 'De qué se trata',
  'rules.aim.1':
    'Los jugadores invierten, las compañías construyen. Una compañía tiene dinero propio, su caja, y la lleva su director, el jugador que tiene su certificado del 50 %. Tu dinero, las cajas y la banca son tres cosas que nunca se mezclan, salvo que una regla lo diga.',
  'rules.aim.2':
    'Tras la última ronda gana el más rico: dinero, certificados a la cotización del momento y {copyValue|money} por cada carta de copia sin usar. Lo que quede en las cajas no vale nada para nadie.',

  'rules.draft.title': 'Preparación y elección',
  'rules.draft.1':
    'Mildendo está en el centro. Cada cual tiene {cash|money}. Desde el primer jugador, en sentido horario, cada uno toma una compañía inicial o un personaje; luego, en orden inverso, lo que aún le falte.',
  'rules.draft.2':
    'Quien toma una compañía recibe su certificado del 50 % y coloca enseguida su sede: una ciudad amarilla, recta o curva, girada como quiera, en un lado libre de Mildendo, con la primera estación. La vía no tiene que llevar a Mildendo.',
  'rules.draft.3':
    'Lo que nadie tomó sale del juego: los personajes con sus losetas y las compañías iniciales. Las otras cuatro compañías pueden fundarse más tarde.',

  'rules.round.title': 'Una ronda',
  'rules.round.1':
    'Primero, el dueño del Justicia Mayor toma su ingreso. Después vienen los turnos: uno por cabeza, en sentido horario desde el jugador inicial, y un segundo en orden inverso, de modo que el último juega dos veces seguidas.',
  'rules.round.2':
    'Acabados todos los turnos, corren los trenes de todas las compañías. Luego la burocracia cierra la ronda.',
  'rules.round.3':
    'Preparas tu turno y puedes deshacerlo todo hasta enviarlo. Si otra persona debe responder, como en la oferta por un tren, el turno sigue tras la respuesta.',

  'rules.cards.title': 'Cartas de acción',
  'rules.cards.1':
    'Un turno es una carta: toma una que esté abierta y usa uno de sus dos lados, tanto como quieras, o nada. Una carta tomada ya no está en esta ronda.',
  'rules.cards.2': 'Cuántas cartas hay depende del número de jugadores. Estos son los lados que existen:',

  'rules.copy.title': 'Cartas de copia',
  'rules.copy.1':
    'En vez de tomar una carta puedes gastar una carta de copia y repetir cualquiera que se haya tomado antes en esta ronda, también por ti, por el lado que quieras. Queda gastada para toda la partida.',
  'rules.copy.2':
    'Con dos jugadores cada cual tiene {copies2}, con tres o cuatro {copies4}; a solas, ninguna. Cada una sin usar da {copyValue|money} al final.',

  'rules.track.title': 'Colocar vías',
  'rules.track.1':
    'Una de tus compañías coloca la loseta y paga lo que cuesta. La casilla debe tocar otra loseta, y la compañía debe alcanzar vía nueva de esa loseta desde una de sus estaciones.',
  'rules.track.2':
    'Alcanzar quiere decir: por las vías, sin usar dos veces un tramo ni una parada, sin atravesar una ciudad llena de estaciones ajenas ni un término.',
  'rules.track.3':
    'Las casillas se alternan: los círculos reciben ciudades, metrópolis y similares; los cuadrados, vía sencilla, pueblos y puertos. Una vía puede acabar ante el lado vacío de una vecina, nunca ante el agua.',
  'rules.track.4': 'Dos losetas de una misma carta pueden colocarlas dos compañías tuyas.',

  'rules.upgrades.title': 'Losetas verdes y marrones',
  'rules.upgrades.1':
    'Las amarillas se colocan desde el principio, las verdes desde la fase {greenPhase}, las marrones desde la fase {brownPhase}. La verde va sobre la amarilla, la marrón sobre la verde.',
  'rules.upgrades.2':
    'Toda la vía vieja queda en su sitio. Ciudad sobre ciudad, metrópoli sobre metrópoli, vía sencilla sobre vía sencilla; las estaciones conservan su lugar. La loseta cubierta vuelve a las existencias y puede usarse otra vez. Lo que no queda no se coloca.',
  'rules.upgrades.3': 'Las losetas de los personajes y del paisaje no se mejoran nunca.',
  'rules.upgrades.4': 'Las losetas del juego, con su número:',

  'rules.costs.title': 'Lo que cuesta construir',
  'rules.costs.1':
    'La mayoría de las losetas son gratis. Una metrópoli amarilla cuesta {metropolis|money}; pasarla a verde o marrón es gratis. El terreno áspero cuesta {rough|money}, las colinas {hills|money}, el túnel {tunnel|money}.',
  'rules.costs.2': 'La compañía que coloca paga de su caja. La que no puede pagar no puede colocar.',

  'rules.stations.title': 'Estaciones',
  'rules.stations.1':
    'Una compañía tiene {markers} estaciones: su sede, gratis, una segunda por {station1|money} y una tercera por {station2|money}. El dueño del General paga la mitad.',
  'rules.stations.2':
    'Una estación va a un hueco libre que la compañía alcance; una por compañía y loseta, y ninguna en Mildendo. Se queda toda la partida y conserva su sitio cuando la loseta mejora.',

  'rules.trains.title': 'Trenes',
  'rules.trains.1':
    'Una compañía compra el tren de encima del mazo a su precio. O compra un tren de otra compañía, por {one|money} o más, si el director de esta acepta; entre dos compañías tuyas aceptas tú.',
  'rules.trains.2':
    'Una compañía sin trenes a la que le falta dinero para uno puede recibir lo que falte de su director, para un tren del mazo o de la reserva; su caja queda entonces vacía.',
  'rules.trains.3':
    'En su límite, una compañía no compra nada. Los trenes anticuados pueden devolverse a la reserva justo antes de una compra; los demás nunca se van por voluntad propia.',
  'rules.trains.4':
    'La reserva solo vende a una compañía recién fundada o a la que acaba de guardar sus ingresos: un tren, al precio impreso.',

  'rules.phases.title': 'Fases, desguace y límites',
  'rules.phases.1':
    'El primer tren de un tipo nuevo abre una fase, tanto si se compra como si la burocracia lo manda a la reserva. En ese momento unos trenes se desguazan, también en la reserva; otros quedan anticuados y ganan desde entonces la mitad.',
  'rules.phases.2':
    'Si el límite baja, las compañías con trenes de más los entregan a la reserva; eligen sus directores, primero la de cotización más alta, antes de que pase nada más.',

  'rules.routes.title': 'Rutas y lo que cuenta',
  'rules.routes.1':
    'Primero corren los trenes de la compañía con la cotización más alta; en una misma casilla, el marcador de arriba.',
  'rules.routes.2':
    'Una ruta une dos o más paradas por vías y toca al menos una estación de la compañía. Ninguna parada ni tramo se usa dos veces, ninguna parada del camino se salta, y no se atraviesa una ciudad llena de estaciones ajenas, aunque se puede acabar en ella.',
  'rules.routes.3':
    'El número de un tren es cuántas paradas cuenta como máximo. Pueblos y puertos no gastan ninguna: se suman aparte.',
  'rules.routes.4':
    'Mildendo, Wiggywack, los puertos y el término del Tesorero son finales: una ruta puede empezar o acabar allí, nunca pasar.',
  'rules.routes.5':
    'Los trenes de una compañía no comparten ningún tramo; pueden encontrarse en paradas. Un tren D dobla su suma. La de un tren anticuado se divide entre dos y se redondea a la decena inferior.',
  'rules.routes.6': 'Nunca buscas rutas: la página encuentra el total más alto posible y lo muestra.',

  'rules.dividends.title': 'Repartir o guardar',
  'rules.dividends.1':
    'Repartir: cada 10 % en manos de un jugador da un décimo de los ingresos; las acciones de la banca no dan nada a nadie. La cotización avanza una casilla a la derecha; al final de la fila de abajo, sube.',
  'rules.dividends.2':
    'Guardar: todo va a la caja. La cotización retrocede una casilla a la izquierda; al principio de la fila de arriba, baja. Después la compañía puede comprar un tren de la reserva. Unos ingresos nulos cuentan como guardados.',
  'rules.dividends.3': 'Un marcador que llega a una casilla ocupada se pone debajo de los otros.',

  'rules.shares.title': 'Acciones',
  'rules.shares.1':
    'Con una carta de acciones puedes primero vender y después comprar un certificado. Vendes cuantas acciones del 10 % quieras; todas las de una compañía a la cotización del momento, y solo después esta baja una casilla por acción: de la fila de arriba recto hacia abajo, de la de abajo una a la izquierda y arriba. Por debajo de {lowest} ya no baja.',
  'rules.shares.2':
    'Compras a la banca una acción del 10 % a la cotización del momento, incluso una recién vendida. Cada compañía tiene un certificado del 50 % y {tens} del 10 %. El 50 % no se vende nunca, así que un director no cambia.',
  'rules.shares.3':
    'Nadie tiene más de {shareLimit} certificados; uno del 50 % cuenta como uno, y como mucho {directorLimit} pueden serlo.',

  'rules.founding.title': 'Fundar una compañía',
  'rules.founding.1':
    'En vez de una acción puedes comprar el 50 % de una compañía que nadie dirige todavía. Elige en la tabla una cotización de {foundingMin} o más y paga cinco veces esa cifra; la caja recibe diez veces.',
  'rules.founding.2':
    'Su sede es cualquier hueco libre en una ciudad o metrópoli del tablero, gratis, lo alcance alguien o no; sin hueco libre no hay fundación. Después puede comprar un tren de la reserva.',

  'rules.characters.title': 'Personajes',
  'rules.characters.1':
    'El talento de un personaje sirve a todas las compañías de su dueño, y solo él coloca sus losetas: además de una carta, en cualquier momento de su turno, con una de sus compañías y según las reglas de colocar vías.',

  'rules.bureaucracy.title': 'Burocracia',
  'rules.bureaucracy.1':
    'El tren de encima del mazo va a la reserva, lo que puede abrir una fase. El comienzo pasa un asiento en sentido horario, vuelven todas las cartas y empieza la ronda siguiente.',

  'rules.end.title': 'La última ronda y el final',
  'rules.end.1':
    'En la última ronda los ingresos de cada compañía se multiplican por {lastFactor} y deben repartirse; la cotización avanza dos casillas, o retrocede una si no se ganó nada. Ya no se compra en la reserva.',
  'rules.end.2':
    'Después se cuenta: el dinero, cada certificado a su cotización (el 50 % como cinco acciones) y {copyValue|money} por carta de copia sin usar. Con totales iguales se comparte la victoria.',

  'rules.players.title': 'Dos, tres o cuatro jugadores',
  'rules.players.1': 'El número de jugadores decide las rondas, las cartas, las cartas de copia y los trenes:',
  'rules.players.players': 'Jugadores',
  'rules.players.rounds': 'Rondas',
  'rules.players.cards': 'Cartas',
  'rules.players.copies': 'Cartas de copia por cabeza',

  'rules.solo.title': 'A solas contra Gulliver',
  'rules.solo.1':
    'Gulliver tiene una compañía inicial con su sede junto a Mildendo; tú tienes otra y un personaje. No hay cartas de copia y empiezas siempre tú. En cada ronda tomas dos cartas; luego él actúa por reglas fijas, y el azar decide lo que dejan abierto.',
  'rules.solo.2':
    'A: coloca una loseta, la primera posible de estas: una ciudad verde suya pasa a marrón, una amarilla a verde, una nueva ciudad amarilla tan cerca de Mildendo como pueda, vía sencilla. B: en una ciudad recién construida pone una estación. C: prolonga con una vía sencilla la línea de una de sus ciudades.',
  'rules.solo.3':
    'D: compra una acción si puede, tres en total, nunca vende, y después funda una segunda compañía en cuanto tiene {gulliver|money}. E: el tren de encima del mazo va a la compañía suya que más lo necesita; un tren de más se desguaza.',
  'rules.solo.4':
    'Sus compañías no tienen caja, no pagan nada y siempre reparten. La burocracia no pone ningún tren en la reserva. En caso de empate gana él.',

  'rules.variants.title': 'Variantes',
  'rules.variants.twoCharacters':
    'Para dos jugadores: tres rondas de elección, de modo que cada cual tiene una compañía y dos personajes.',
  'rules.variants.professional':
    'El tren de encima del mazo va a la reserva antes de que corran los trenes, no después; quien guarda puede comprarlo enseguida.',
  'rules.variants.allenbeck':
    'Las ciudades marrones se llaman Tottenham, Allenbeck y Plips; con Mildendo son cuatro ciudades con nombre. Un tren que visite tres de ellas gana {allenbeck3|money} más, con las cuatro {allenbeck4|money}; un tren D no lo dobla.',
  'rules.variants.laputa':
    'Las ciudades marrones llevan los colores de las compañías iniciales. Solo la compañía de ese color coloca la loseta y usa sus vías.',
  'rules.variants.brobdingnag':
    'El país de los gigantes: las ciudades valen el doble. Quien reparte paga la mitad a los accionistas, redondeada a la decena superior; la otra mitad va a la caja. Guardarlo todo sigue siendo posible.',
  'rules.variants.clash':
    'Allenbeck, Laputa y Brobdingnag se excluyen entre sí; la variante profesional no se juega a solas.',

  'rules.landscapes.title': 'Paisajes',
  'rules.landscapes.1':
    'Un paisaje está en la mesa antes de la elección: uno de los preparados o uno tuyo. Las cuatro casillas junto a Mildendo quedan libres.',
  'rules.landscapes.2':
    'El terreno áspero y las colinas se cubren con ciudades amarillas y vía sencilla, a su precio. El mar no se cubre nunca. Las montañas solo se cruzan por el túnel, desde la fase {greenPhase}.',
  'rules.landscapes.3':
    'Una mina da {mine1|money} o {mine2|money} a la caja de un tren que pasa, sea cual sea el destino de los ingresos. Wiggywack vale {wiggywack}, o {wiggywackOwn} con estación propia. Las vías y ciudades antiguas quedan como están.',

  'rules.table.train': 'Tren',
  'rules.table.price': 'Precio',
  'rules.table.range': 'Paradas',
  'rules.table.deck': 'En el mazo (2, 3, 4 jugadores)',
  'rules.table.sets': 'El primero provoca',
  'rules.table.phase': 'Fase',
  'rules.table.begins': 'Empieza con',
  'rules.table.tiles': 'Losetas hasta',
  'rules.table.limit': 'Trenes por compañía',
  'rules.table.grant': 'Carta de cajas',
  'rules.table.start': 'el comienzo',
  'rules.table.endless': 'sin fin',
};
