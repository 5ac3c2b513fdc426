/** Everything the rest of the code may ask of Stephenson's Rocket. */
import type { Fact } from '../kernel/contract.ts';
import type { Manifest } from '../kernel/manifest.ts';
import type { RocketFact } from './facts.ts';
import { identity } from './identity.ts';
import type { RocketState } from './types.ts';

export const rocket: Manifest<RocketState> = {
  ...identity,
  rules: async () => (await import('./game.ts')).rocket,
  folding: async () => (await import('./folding/index.ts')).folded,
  texts: {
    en: async () => (await import('./texts/en.ts')).english,
    fr: async () => (await import('./texts/fr.ts')).french,
    es: async () => (await import('./texts/es.ts')).spanish,
  },
  robots: { greedy: async () => (await import('./players/greedy.ts')).greedyPlayer },
  async notes() {
    const { notesOf } = await import('./notes.ts');
    return (fact: Fact) => notesOf(fact as RocketFact);
  },
  commandLine: async () => (await import('./command-line.ts')).commandLine,
  sources: async () => (await import('./sources.ts')).sources,
};
