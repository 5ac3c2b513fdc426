/** What is kept of people, in Spanish. */
import type { privacy as english } from '../en/privacy.ts';
import type { WordsOf } from '../words.ts';

export const privacy: WordsOf<typeof english> = {
  lead: 'Aquí se puede jugar sin decirnos quién eres. Lo que guardamos, y para qué, cabe en esta página.',

  'who.title': 'Quién lleva este servicio',
  'who.operator': 'Este servicio lo lleva {operator}.',
  'who.unknown': 'Quien lleva este servicio no ha dado un nombre. Pregunta a la persona que te dio su dirección.',
  'who.contact': 'Las preguntas sobre tus datos van a',
  'who.local': 'Este servicio corre en una sola máquina, para quien está sentado a ella. Los correos no salen de allí.',

  'kept.title': 'Qué se guarda',
  'kept.address':
    'Tu dirección de correo, si das una, con idioma, zona horaria y ajustes. Se busca por un resumen con clave, y solo se te muestra a ti y a quienes llevan el servicio.',
  'kept.names': 'Los nombres que escribes en las mesas.',
  'kept.moves':
    'Todo lo que se juega, como jugadas de asientos numerados. El registro de una partida no contiene nombres ni direcciones.',
  'kept.words': 'Lo que escribes: la charla en una mesa, notas privadas, órdenes permanentes.',
  'kept.cookie':
    'Una sola cookie con un número al azar, para que este navegador encuentre sus asientos. Se pone cuando te sientas o confirmas una dirección, no antes.',
  'kept.counting':
    'Contra los abusos, las peticiones se cuentan bajo un resumen con clave de la dirección de red. El resumen sirve dos días como mucho.',
  'kept.nothing': 'En estas páginas no hay publicidad, ni estadísticas de visitas, ni nada de terceros.',
  'kept.browser':
    'Tu propio navegador guarda los turnos a medias, el idioma y el día o la noche. Eso nunca sale de él.',

  'mails.title': 'Qué correos llegan',
  'mails.turns':
    'Invitaciones, el principio y el fin de una partida, una mesa que no empezó, tu turno, preguntas en la mesa y recordatorios. Tú decides con qué frecuencia.',
  'mails.asked': 'Los enlaces y códigos que pides.',
  'mails.never':
    'Nada más, nunca. Cada correo tiene un enlace que los termina, y quizá tu programa de correo ofrezca un botón para ello.',

  'seen.title': 'Quién ve qué',
  'seen.all':
    'Quien tiene la dirección de una mesa ve el tablero, los nombres, las jugadas y la charla. Una mesa pública la encuentra cualquiera.',
  'seen.host': 'El anfitrión ve quién ha venido. Los enlaces de asientos con dirección nunca se le muestran.',
  'seen.others':
    'Los demás jugadores ven tu nombre, si los correos a ti rebotan y tus vacaciones en una mesa con reloj. Nunca tu dirección.',
  'seen.you': 'Tus notas y órdenes permanentes solo se te muestran a ti.',
  'seen.operator': 'Quien lleva el servicio puede leer todo lo que guarda.',

  'days.title': 'Cuánto tiempo',
  'days.what': 'Qué',
  'days.howLong': 'Cuánto tiempo',
  'days.session': 'La cookie, desde su último uso',
  'days.seatLink': 'Un enlace a un asiento',
  'days.hour': 'Un enlace a tus mesas, y un código',
  'days.oneHour': 'Una hora',
  'days.unconfirmed': 'Una dirección que nadie ha confirmado',
  'days.openTable': 'Una mesa abierta que no empieza',
  'days.letter': 'La nota de que salió un correo',
  'days.games': 'Las partidas, y tu dirección con sus ajustes',
  'days.untilForgotten': 'Hasta que pides que se te olvide',
  'days.keptGames':
    'Las jugadas quedan, sin nombres. Lo vencido ya no se lee ni abre nada; en unos días deja también el disco.',
  'days.count.one': '{count} día',
  'days.count.other': '{count} días',

  'hands.title': 'En tus manos',
  'hands.settings': 'Ajustes: frecuencia de los correos, horas tranquilas, vacaciones, otra dirección, enlaces nuevos.',
  'hands.forget': 'Olvidarme: borra de una vez tu dirección, ajustes, nombres, notas y palabras.',
  'hands.export': 'Exportar: cualquiera que vea una mesa puede guardarla como archivo desde su menú.',
  'hands.lock': 'No soy yo: cada correo termina con un enlace que bloquea todos los enlaces a esa dirección.',
  'hands.open': 'Abrir los ajustes',
  failed: 'No se pudo saber ahora quién lleva el servicio ni cuánto tiempo se guardan las cosas.',
};
