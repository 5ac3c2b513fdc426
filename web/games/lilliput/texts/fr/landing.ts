/** The game on the landing page, in French. */
import type { landing as english } from '../en/landing.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const landing: WordsOf<typeof english> = {
  'demo.begin': 'La manche 5 commence',
  'how.next.title': 'Les trains roulent, les cours bougent',
  'how.next.words':
    'Les meilleurs trajets sont trouvés pour vous, et le joueur suivant reçoit un courriel. Personne n’a besoin d’être là en même temps.',
};
