/** The page about the game and its parts, in French. */
import type { about as english } from '../en/about.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const about: WordsOf<typeof english> = {
  'about.credit':
    '18Lilliput est un jeu de Leonhard Orgler, publié par Fox in the Box en 2018. S’il vous plaît ici, achetez-le.',
  'about.chart': 'Les valeurs de l’échelle des cours ; deux d’entre elles sont connues.',
  'about.company': 'La compagnie {name}.',
  'about.scenario': 'Le paysage « {name} ».',
};
