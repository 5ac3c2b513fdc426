/** The first page, in Spanish. */
import type { landing as english } from '../en/landing.ts';
import type { WordsOf } from '../words.ts';

export const landing: WordsOf<typeof english> = {
  'demo.label': 'Una ronda grabada que se juega sola',
  'demo.board': 'El tablero de una mesa grabada',
  'demo.pause': 'Pausa',
  'demo.play': 'Reproducir',

  'tables.title': 'Tus mesas',
  'tables.as': 'como {name}',
  'tables.host': 'como anfitrión',
  'tables.yourTurn': 'Te toca',
  'tables.invited': 'Te invitan',
  'tables.all': 'Las {count}',
  'tables.running': 'Juegan los demás',
  'tables.gathering': 'Esperando jugadores',
  'tables.ended': 'Terminada',
  'tables.closed': 'Cerrada',

  'how.label': 'Cómo funciona',
  'how.link.title': 'Un correo trae el tablero',
  'how.link.words': 'Lo que pasó desde tu último turno y un enlace. Sin cuenta y sin instalar nada.',
  'how.turn.title': 'Preparas tu turno',
  'how.turn.words': 'Elige, gira, cambia de idea. Nada cuenta hasta que lo envías.',
  'how.turn.send': 'Enviar',
  'landing.rights': '{game} es un juego de {authors}, nombrado aquí para decir a qué se juega.',
  'landing.gameSeats': '{game}, de {min} a {max} jugadores.',
  'landing.own': 'Los dibujos y las palabras de estas páginas son de Railpost.',
};
