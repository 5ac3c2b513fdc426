/** The game on the landing page, in Spanish. */
import type { landing as english } from '../en/landing.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const landing: WordsOf<typeof english> = {
  'demo.begin': 'Empieza la ronda 5',
  'how.next.title': 'Los trenes corren, los precios se mueven',
  'how.next.words':
    'Las mejores rutas se encuentran solas y el siguiente recibe un correo. Nadie tiene que estar a la misma hora.',
};
