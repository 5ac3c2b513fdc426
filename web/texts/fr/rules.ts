/** The frame of the rules, in French. */
import type { rules as english } from '../en/rules.ts';
import type { WordsOf } from '../words.ts';

export const rules: WordsOf<typeof english> = {
  'rules.search': 'Chercher dans les règles',
  'rules.contents': 'Sommaire',
  'rules.found.one': 'Trouvé dans un chapitre',
  'rules.found.other': 'Trouvé dans {count} chapitres',
  'rules.none': 'Rien trouvé. Essayez un autre mot.',
  'rules.tour': 'Voir le jeu en action : la visite de trois minutes',
};
