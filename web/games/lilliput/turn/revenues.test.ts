import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { position, stateOf } from '../../../../test/games/lilliput/position.ts';
import { earned } from './earned.ts';
import { type Answered, type EarningsRequest, type Earned, earningsQuery, type Revenues } from './earnings-query.ts';
import { earningsOf, forecast, type Reckoner, reckonBeside } from './revenues.ts';

const plain = stateOf(position({ seats: 2 }));
const joined = stateOf(position({ seats: 2, board: { '1,-1': 'y-plain-curve 2' } }));

/** A reckoner that answers when it is told to. */
function slowReckoner() {
  const open: { query: unknown; done(earned: Earned): void }[] = [];
  const reckon: Reckoner = (query, done) => void open.push({ query, done });
  return { reckon, open };
}

/** An answer without routes. */
const so = (revenues: Revenues): Earned => ({ revenues, routes: {} });

describe('what companies would earn', () => {
  it('is what the rules say, with the routes', () => {
    const { revenues, routes } = earned(earningsQuery(plain));
    expect(revenues).toEqual({ red: 50, blue: 60 });
    expect(routes.red?.map(({ train, revenue }) => [train, revenue])).toEqual([['2', 50]]);
  });

  it('is asked once for the same board and trains', () => {
    const { reckon, open } = slowReckoner();
    const board = { ...plain.board };
    expect(earningsOf({ ...plain, board }, reckon)).toBe(earningsOf({ ...plain, board }, reckon));
    expect(open).toHaveLength(1);
  });

  it('drops an answer that comes after the next question', () => {
    const { reckon, open } = slowReckoner();
    const state = signal<LilliputState | null>({ ...plain, board: { ...plain.board } });
    const shown = forecast(state, reckon);
    state.value = joined;
    open[1]?.done(so({ red: 2 }));
    open[0]?.done(so({ red: 1 }));
    expect(shown.value).toMatchObject({ revenues: { red: 2 }, settled: true });
  });

  it('keeps the last figures while new ones are worked out, and knows what it was told before', () => {
    const { reckon, open } = slowReckoner();
    const board = { ...plain.board };
    const first = { ...plain, board };
    const state = signal<LilliputState | null>(first);
    const shown = forecast(state, reckon);
    open[0]?.done(so({ red: 1 }));
    state.value = { ...plain, board: { ...board } };
    expect(shown.value).toMatchObject({ revenues: { red: 1 }, settled: false });
    state.value = { ...first };
    expect(shown.value).toMatchObject({ revenues: { red: 1 }, settled: true });
    expect(open).toHaveLength(2);
  });
});

describe('a worker', () => {
  class FakeWorker {
    readonly asked: EarningsRequest[] = [];
    private readonly listeners = new Map<string, (event: { data: Answered }) => void>();
    addEventListener(type: string, listener: (event: { data: Answered }) => void) {
      this.listeners.set(type, listener);
    }
    tell(type: string, data: Answered = { number: 0, earned: so({}) }) {
      this.listeners.get(type)?.({ data });
    }
    postMessage(message: EarningsRequest) {
      this.asked.push(message);
    }
  }
  const ask = (reckon: Reckoner) =>
    new Promise<Revenues>((done) => reckon(earningsQuery(plain), ({ revenues }) => done(revenues)));

  it('is asked with a number, and each answer finds its question', async () => {
    const worker = new FakeWorker();
    const reckon = reckonBeside(() => worker as unknown as Worker);
    const [first, second] = [ask(reckon), ask(reckon)];
    for (const { number } of worker.asked.toReversed()) worker.tell('message', { number, earned: so({ red: number }) });
    expect(await Promise.all([first, second])).toEqual([{ red: 1 }, { red: 2 }]);
  });

  it('that cannot be made or loaded is replaced by the page itself', async () => {
    const none = reckonBeside(() => {
      throw new Error('no workers here');
    });
    expect(await ask(none)).toEqual({ red: 50, blue: 60 });
    const broken = new FakeWorker();
    const reckon = reckonBeside(() => broken as unknown as Worker);
    const answer = ask(reckon);
    broken.tell('error');
    expect(await answer).toEqual({ red: 50, blue: 60 });
    expect(await ask(reckon)).toEqual({ red: 50, blue: 60 });
  });
});
