/** The first page, in Spanish. */
import type { landing as english } from '../en/landing.ts';
import type { WordsOf } from '../words.ts';

export const landing: WordsOf<typeof english> = {
  'landing.games': 'Primer juego en la línea: 18Lilliput, de uno a cuatro jugadores',
  'landing.rights':
    '18Lilliput es un juego de Leonhard «Lonny» Orgler, nombrado aquí para decir a qué se juega. Los dibujos y las palabras de estas páginas son de Railpost.',

  'demo.label': 'Una ronda grabada que se juega sola',
  'demo.board': 'El tablero de una mesa grabada',
  'demo.pause': 'Pausa',
  'demo.play': 'Reproducir',
  'demo.begin': 'Empieza la ronda 5',

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
  'how.next.title': 'Los trenes corren, los precios se mueven',
  'how.next.words':
    'Las mejores rutas se encuentran solas y el siguiente recibe un correo. Nadie tiene que estar a la misma hora.',

  'solo.play': 'Jugar en solitario',
  'solo.opening': 'Preparando la mesa …',
  'solo.title': 'En solitario contra Gulliver',
};
