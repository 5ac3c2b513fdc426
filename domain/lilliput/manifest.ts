/** Everything the rest of the code may ask of 18Lilliput. */
import type { Fact } from '../kernel/contract.ts';
import type { Manifest } from '../kernel/manifest.ts';
import type { LilliputFact } from './facts.ts';
import { identity } from './identity.ts';
import type { LilliputState } from './types.ts';

export const lilliput: Manifest<LilliputState> = {
  ...identity,
  rules: async () => (await import('./game.ts')).lilliput,
  folding: async () => (await import('./folding/index.ts')).lilliputFolding,
  texts: {
    en: async () => (await import('./texts/en.ts')).english,
    fr: async () => (await import('./texts/fr.ts')).french,
    es: async () => (await import('./texts/es.ts')).spanish,
  },
  robots: { greedy: async () => (await import('./players/greedy.ts')).greedyPlayer },
  drawing: async () => (await import('./drawing/picture.ts')).drawing,
  mail: async () => (await import('./mail.ts')).mail,
  orders: async () => (await import('./orders.ts')).standingOrders,
  async notes() {
    const { notesOf } = await import('./notes.ts');
    return (fact: Fact) => notesOf(fact as LilliputFact);
  },
  csv: async () => (await import('./rounds-csv.ts')).roundsCsv,
  categories: async () => (await import('./categories.ts')).categoriesOf,
  commandLine: async () => (await import('./command-line.ts')).commandLine,
  sources: async () => (await import('./sources.ts')).sources,
};
