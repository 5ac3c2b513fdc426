/** The frame of the rules, in Spanish. */
import type { rules as english } from '../en/rules.ts';
import type { WordsOf } from '../words.ts';

export const rules: WordsOf<typeof english> = {
  'rules.search': 'Buscar en las reglas',
  'rules.contents': 'Índice',
  'rules.found.one': 'Aparece en un capítulo',
  'rules.found.other': 'Aparece en {count} capítulos',
  'rules.none': 'No se ha encontrado nada. Prueba con otra palabra.',
  'rules.tour': 'Verlo jugado: la visita de tres minutos',
};
