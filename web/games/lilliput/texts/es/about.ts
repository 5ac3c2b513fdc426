/** The page about the game and its parts, in Spanish. */
import type { about as english } from '../en/about.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const about: WordsOf<typeof english> = {
  'about.credit':
    '18Lilliput es un juego de Leonhard Orgler, publicado por Fox in the Box en 2018. Si te gusta aquí, cómpralo.',
  'about.chart': 'Los valores de la tabla de cotizaciones; se conocen dos de ellos.',
  'about.company': 'La compañía {name}.',
  'about.scenario': 'El paisaje «{name}».',
};
