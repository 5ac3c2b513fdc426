/**
 * The rules of the game on this page. A table is shown without them; they are fetched at once and come a moment later,
 * and whoever reads them in a signal is asked again then.
 */
import { signal } from '@preact/signals';
import type * as AllRules from './all-rules.ts';

export type Rules = typeof AllRules;

const arrived = signal<Rules | null>(null);
/** After a lost network. */
const PAUSE = 2000;

async function fetchRules(): Promise<Rules> {
  for (;;) {
    try {
      const rules = await import('./all-rules.ts');
      arrived.value = rules;
      return rules;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

export const rulesReady: Promise<Rules> = fetchRules();

/** Null until they are here. */
export const rulesNow = (): Rules | null => arrived.value;

/** What a step costs. Before the rules are here there is no step to ask for. */
export const costOf: Rules['costOf'] = (...asked) => arrived.value?.costOf(...asked) ?? 0;
