/** The tour of three minutes, in Spanish. */
import type { tour as english } from '../en/tour.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const tour: WordsOf<typeof english> = {
  'format.money': '£{amount}',
  'tour.meanwhile': 'Lo que ha pasado entretanto',
  'tour.you': 'Tú',
  'tour.other': 'Ines',
  'tour.board': 'El tablero de la visita',
  'tour.cell': '{cell}, {what}: coloca aquí tu loseta',
  'tour.cellTurn': '{cell}, tu {what}: pulsa para girarla',
  'tour.cellStation': '{cell}, {what}: pon aquí tu estación',
  'tour.free': 'casilla libre',

  'tour.goal.title': 'Tú inviertes, las compañías construyen',
  'tour.goal.words':
    'Eres inversor. Tras {rounds} rondas gana el más rico: el dinero en mano más lo que valgan sus acciones.',
  'tour.goal.more':
    'Diriges Mildendo Railway: la mitad es tuya y tú decides lo que hace. Su caja paga vías y trenes; ese dinero nunca lo gastas para ti.',
  'tour.goal.cash': 'Tu dinero',
  'tour.goal.stations': 'Estaciones por poner',

  'tour.cards.title': 'Un turno es un lado de una carta',
  'tour.cards.words':
    'Cada cual juega dos turnos por ronda. En un turno tomas una carta y usas su lado izquierdo o el derecho.',
  'tour.cards.more':
    'Una carta tomada ya no está hasta la ronda siguiente. Con una carta de copia puedes repetir una; tienes {copies}.',
  'tour.cards.task': 'Busca la carta con dos losetas amarillas y toca su lado izquierdo.',
  'tour.cards.wrongSide': 'Ese es su otro lado: {amount|money} para ti. Ahora queremos construir: toca el izquierdo.',
  'tour.cards.wrongCard': 'Buena carta para otro día. Ahora busca las dos losetas amarillas.',
  'tour.cards.done': 'Es tuya, y nadie más puede tomarla en esta ronda.',

  'tour.lay.title': 'La vía crece desde tus estaciones',
  'tour.lay.words':
    'El disco rojo con la estrella es tu estación. La vía nueva debe estar a su alcance: tu línea crece desde ahí.',
  'tour.lay.more': 'Las casillas vacías dicen lo que reciben: un cuadrado, vía sencilla; un círculo, una ciudad.',
  'tour.lay.task': 'Toca la casilla iluminada. Cada toque más gira la loseta.',
  'tour.lay.done': 'Ya está. Tócala otra vez si prefieres ir por otro lado.',

  'tour.city.title': 'Los trenes viven de las ciudades',
  'tour.city.words':
    'La bandera es lo que gana un tren por parar allí. Un anillo es un hueco donde una compañía puede poner una estación.',
  'tour.city.more': 'Ciudades y vía sencilla se alternan como las casillas del ajedrez, así que toca una ciudad.',
  'tour.city.task': 'Coloca tu segunda loseta, una ciudad donde acaba tu línea.',
  'tour.city.done': 'Una ciudad que vale {value}, con un hueco libre.',

  'tour.trains.title': 'Los trenes llegan, los trenes envejecen',
  'tour.trains.words':
    'Entretanto Ines ha comprado dos trenes. Se compra siempre el de encima del mazo; el primero de un tipo nuevo abre una fase.',
  'tour.trains.more':
    'Las fases traen mejores losetas, pero también límites más bajos, y con el tiempo dejan a la mitad o desguazan los trenes más viejos. El mazo muestra lo que provocará cada tipo.',

  'tour.station.title': 'Las estaciones mantienen el paso abierto',
  'tour.station.words':
    'Toda ruta debe tocar una estación de su compañía, y nadie atraviesa una ciudad llena de estaciones ajenas.',
  'tour.station.more':
    'Tu personaje es el General: una estación te cuesta {half|money} en vez de {full|money}. Cada cual tiene un personaje, con un talento y losetas propias.',
  'tour.station.task': 'Pon una estación en tu nueva ciudad.',
  'tour.station.done': 'Puesta. La caja ha pagado {half|money}.',

  'tour.run.title': 'Corren todos los trenes',
  'tour.run.words':
    'Acabados los turnos, cada compañía hace correr sus trenes, primero la de cotización más alta. Un tren de {train} cuenta {train} ciudades.',
  'tour.run.more':
    'La página encuentra siempre las mejores rutas. Mildendo vale {value} para todos, y la ruta que llega allí termina allí.',

  'tour.dividend.title': '¿Repartir o guardar?',
  'tour.dividend.words':
    'Si se reparte, cada acción del 10 % da un décimo a su dueño y la cotización sube. Si se guarda, todo va a la caja y la cotización baja.',
  'tour.dividend.task': 'Diriges tú: elige. Ninguna opción es un error.',
  'tour.dividend.paid': 'Tu mitad te da {gain|money}. La cotización pasa de {from} a {to}.',
  'tour.dividend.kept':
    'La caja tiene ahora {treasury|money}, y la cotización pasa de {from} a {to}. Quien guarda puede además comprar un tren usado de la reserva.',

  'tour.phase.title': 'La burocracia cierra la ronda',
  'tour.phase.words':
    'El tren de encima del mazo va a la reserva, comprado o no. Era el primer tren de {train}: empieza la fase {phase} y ya se pueden colocar losetas verdes.',
  'tour.phase.more': 'Vuelven todas las cartas, empieza el jugador siguiente y comienza la ronda {round}.',

  'tour.upgrade.title': 'El amarillo se vuelve verde',
  'tour.upgrade.words':
    'Has tomado una carta para una loseta cualquiera. Una verde va sobre una amarilla de la misma clase: toda la vía vieja queda y se añade más.',
  'tour.upgrade.task': 'Haz verde una de tus ciudades. Cada toque más la gira.',
  'tour.upgrade.done':
    'Ahora vale {value} y tiene sitio para otra estación. En fases posteriores el marrón va sobre el verde.',

  'tour.shares.title': 'Las acciones te hacen rico',
  'tour.shares.words':
    'En esta ronda Ines ha comprado un décimo de tu compañía: un décimo de lo que reparta ya es suyo. Tú sigues al mando, porque la mitad que tienes no se vende nunca.',
  'tour.shares.more':
    'Puedes entrar en la suya, vender otra vez, lo que baja una cotización, o fundar una compañía propia: {certificates} certificados como máximo, {directors} de ellos de director.',

  'tour.end.title': 'La última ronda cuenta doble',
  'tour.end.words':
    'En la última ronda todos los ingresos se doblan y deben repartirse. Después cuenta tu dinero, tus acciones a la cotización del momento y {copyValue|money} por cada carta de copia sin usar. Las cajas no cuentan para nadie.',
  'tour.end.more':
    'Ese es el juego. En la mesa todo se explica: elige «¿Qué es esto?» en el menú y toca lo que quieras.',
  'tour.end.standing': 'Si acabara ahora',
};
