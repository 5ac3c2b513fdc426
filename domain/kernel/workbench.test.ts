/** A decision comes to an end, even in a position that no play leads to. */
import { expect, it } from 'vitest';
import type { Fact, Step } from './contract.ts';
import { extendDraft, openDraft, work } from './workbench.ts';
import { isRejection } from './rejection.ts';
import { unknownDealer } from './unknown-draw.ts';

interface Counted {
  count: number;
}
const ticked: Fact = { type: 'ticked', v: 1 };
const counting = { evolve: ({ count }: Counted): Counted => ({ count: count + 1 }) };
const from = { state: { count: 0 }, seat: 0, dealer: unknownDealer, drawn: 0 };

it('rules that would bring facts for ever are stopped, by a rejection', () => {
  const worked = work<Counted, Fact>(counting, from, (bench) => {
    for (;;) bench.emit(ticked);
  });
  expect(worked).toMatchObject({ rejected: true, code: 'table.endless' });
});

it('a turn that would take steps for ever is stopped, by a rejection', () => {
  const going = { choices: () => [{}], sendable: true };
  const step: Step = { type: 'go' };
  let steps = 0;
  let draft: ReturnType<typeof extendDraft<Counted, Step, Fact, object>> = openDraft(from, going);
  while (!isRejection(draft) && steps < 1_000) {
    draft = extendDraft<Counted, Step, Fact, object>(
      counting,
      draft,
      step,
      () => undefined,
      () => going,
    );
    steps++;
  }
  expect(draft).toMatchObject({ rejected: true, code: 'table.endless' });
  expect(steps).toBe(201);
});
