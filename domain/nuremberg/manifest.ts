/** Everything the rest of the code may ask of First Train to Nuremberg. */
import type { Fact } from '../kernel/contract.ts';
import type { Manifest } from '../kernel/manifest.ts';
import type { NurembergFact } from './facts.ts';
import { identity } from './identity.ts';
import type { NurembergState } from './types.ts';

export const nuremberg: Manifest<NurembergState> = {
  ...identity,
  rules: async () => (await import('./game.ts')).nuremberg,
  folding: async () => (await import('./folding/index.ts')).folded,
  texts: {
    en: async () => (await import('./texts/en.ts')).english,
    fr: async () => (await import('./texts/fr.ts')).french,
    es: async () => (await import('./texts/es.ts')).spanish,
  },
  robots: { greedy: async () => (await import('./players/greedy.ts')).greedyPlayer },
  async notes() {
    const { notesOf } = await import('./notes.ts');
    return (fact: Fact) => notesOf(fact as NurembergFact);
  },
  csv: async () => (await import('./turns-csv.ts')).turnsCsv,
  categories: async () => (await import('./categories.ts')).categoriesOf,
  commandLine: async () => (await import('./command-line.ts')).commandLine,
  sources: async () => (await import('./sources.ts')).sources,
};
