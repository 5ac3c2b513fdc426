/** Watching a game, in Spanish. */
import type { watch as english } from '../en/watch.ts';
import type { WordsOf } from '../words.ts';

export const watch: WordsOf<typeof english> = {
  lists: 'Mesas públicas',
  'tab.open': 'Abiertas',
  'tab.running': 'En juego',
  'tab.finished': 'Terminadas',

  'row.free.one': '{count} asiento libre',
  'row.free.other': '{count} asientos libres',
  'row.full': 'Esperando a los invitados',
  'row.since': 'Desde el {day}',
  'row.ended': 'Terminada el {day}',
  'row.turns.one': '{count} turno jugado',
  'row.turns.other': '{count} turnos jugados',
  'row.noClock': 'sin reloj',
  'row.perTurn': '{time} por turno',
  'row.openSeat': 'libre',
  'row.robot': 'robot',
  'row.player': 'Jugador {number}',
  'row.who': 'Quién juega',
  'row.watch': 'Ver',
  'row.look': 'Abrir',
  'row.join': 'Unirse',

  'join.title': 'Unirse a «{title}»',
  'join.hint': 'Para unirte necesitas una dirección confirmada, para que lleguen los correos de tus turnos.',
  'join.goOn': 'Continuar',
  'join.as': 'Dirección para los correos',
  'join.mails': 'Los correos de tus turnos van a {address}.',
  'join.name': 'Tu nombre en la mesa',
  'join.sit': 'Sentarse',
  'join.sitting': 'Tomando asiento …',

  more: 'Mostrar más',
  'open.none': 'Ninguna mesa pública busca jugadores ahora mismo.',
  'open.noneWords': 'Abre una y hazla pública: cualquiera podrá unirse.',
  'running.none': 'Ahora mismo no se juega ninguna partida pública.',
  'running.noneWords': 'Una ronda grabada enseña cómo es una partida.',
  'finished.none': 'Aún no ha terminado ninguna partida pública.',
  'finished.noneWords': 'Una ronda grabada enseña cómo es una partida.',
  'none.start': 'Abrir una mesa',
  'none.demo': 'Ver la ronda grabada',
  'failed.title': 'No se pudo cargar la lista',
  'failed.again': 'Reintentar',
  loading: 'Cargando la lista.',
};
