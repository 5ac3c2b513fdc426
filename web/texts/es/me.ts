/** My tables, in Spanish. */
import type { me as english } from '../en/me.ts';
import type { WordsOf } from '../words.ts';

export const me: WordsOf<typeof english> = {
  'ask.lead':
    'Confirma tu dirección para ver todas tus mesas, en cualquier dispositivo. Te enviamos un código y un enlace, válidos durante una hora.',
  'ask.hint': 'Sin cuenta ni contraseña. Te escribimos sobre tus mesas y nadie más ve la dirección.',
  'ask.open': 'Abrir mis mesas',
  'link.lead':
    'Este enlace abre tus mesas y ajustes en este navegador. El código está en el correo, debajo del enlace.',
  'link.open': 'Abrir mis mesas',
  'link.new': 'Pedir un enlace nuevo',
  'link.lost': 'Un enlace así vale una hora. Pide uno nuevo aquí.',

  'who.as': 'Eres',
  'who.choose': 'Las mesas de quién',
  'who.another': 'Otra dirección',
  'who.back': 'Volver a mis mesas',

  next: 'Siguiente: {title}',
  'waiting.title': 'Te esperan',
  'waiting.none': 'Ninguna mesa te espera.',
  'running.title': 'Juegan los demás',
  'gathering.title': 'Esperando jugadores',
  'ended.title': 'Terminadas',
  'ended.more': 'Mostrar las {count}',

  'row.turn': 'Te toca',
  'row.invited': 'Te invitan',
  'row.running': 'Juegan los demás',
  'row.gathering': 'Esperando jugadores',
  'row.ended': 'Terminada',
  'row.closed': 'Cerrada',
  'row.hosted': 'Eres el anfitrión',
  'row.with': 'con {names}',
  'row.alone': 'en solitario',
  'row.openSeats.one': '{count} asiento libre',
  'row.openSeats.other': '{count} asientos libres',
  'row.robots.one': '{count} robot',
  'row.robots.other': '{count} robots',
  'row.lastTurn': 'Último turno {ago}',
  'row.by': 'antes de {time}',
  'row.reserve': 'Fin de la reserva: {time}',
  'row.late': 'Tiempo agotado {time}',
  'row.here': 'Solo en este navegador',
  'row.sit': 'Ocupar tu asiento',
  'row.name': 'Tu nombre en esta mesa',

  'empty.title': 'Aún no hay mesas',
  'empty.words': 'Aquí aparecen las mesas que creas, a las que te unes o a las que te invitan.',
  'empty.start': 'Abrir una mesa',
  'empty.watch': 'Buscar una mesa abierta',
  'failed.title': 'No se pudieron cargar tus mesas',
  'failed.again': 'Reintentar',
  loading: 'Cargando tus mesas.',
};
