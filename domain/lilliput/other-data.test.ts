/**
 * Reconstructed components are replaced by editing data alone: here another price chart and another set of tiles, read
 * through the same door, and a game played with them to its end.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { randomPlayer } from '../kernel/random-player.ts';
import { simulate } from '../kernel/simulate.ts';
import file from './data/lilliput.json' with { type: 'json' };
import type { FactOf, LilliputFact } from './facts.ts';
import type { LilliputState } from './types.ts';

/** Six columns instead of twelve, other prices, founding from 60. */
function otherChart(printed: object): object {
  const values = { T: [60, 75, 95, 120, 150, 190], B: [50, 65, 85, 105, 135, 170] };
  const last = values.T.length - 1;
  const right = (row: string, column: number) => (column < last ? `${row}${column + 1}` : `T${last}`);
  const spaces = (['T', 'B'] as const).flatMap((row) =>
    values[row].map((value, column) => ({
      id: `${row}${column}`,
      row: row === 'T' ? 'top' : 'bottom',
      col: column,
      value,
      pay: right(row, column),
      withhold: column > 0 ? `${row}${column - 1}` : 'B0',
      sellOne: row === 'T' ? `B${column}` : column > 0 ? `T${column - 1}` : 'B0',
      lastRoundPay: column + 1 < last ? `${row}${column + 2}` : `T${last}`,
    })),
  );
  return { ...printed, founding: { minimum: 60, source: 'deduced', note: '' }, spaces };
}

/** No plain curves but a plain junction from the start; yellow cities worth 60 with three ways out; no brown plain. */
function otherTiles({ tiles: printed, upgrades, companies }: Record<string, unknown>): object {
  const gone = ['y-plain-curve', 'y-city-curve', 'b-plain'];
  const kept = (printed as { id: string; stops: object[] }[]).filter(({ id }) => !gone.includes(id));
  const plain = kept.find(({ id }) => id === 'y-plain-straight')!;
  const city = kept.find(({ id }) => id === 'y-city-straight')!;
  const junction = {
    ...plain,
    id: 'y-plain-fork',
    count: 12,
    tracks: [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
  };
  const wide = { ...city, id: 'y-city-wide', count: 9, stops: [{ ...city.stops[0], sides: [0, 1, 3], value: 60 }] };
  const rows = Object.entries(upgrades as Record<string, { to: string }[]>)
    .filter(([from]) => !gone.includes(from))
    .map(([from, list]) => [from, list.filter(({ to }) => !gone.includes(to))] as const);
  const homes = (list: string[]) => [...list.filter((id) => !gone.includes(id)), 'y-city-wide'];
  return {
    tiles: [...kept, junction, wide],
    upgrades: Object.fromEntries(rows),
    companies: (companies as { homeTile?: string[] }[]).map((company) =>
      company.homeTile ? { ...company, homeTile: homes(company.homeTile) } : company,
    ),
  };
}

/** The game as it is when its file says something else. */
async function gameWithOtherData() {
  vi.resetModules();
  vi.doMock('./data/lilliput.json', () => ({
    default: { ...file, chart: otherChart(file.chart), ...otherTiles({ ...file }) },
  }));
  const [{ lilliput }, { chart, tiles }] = await Promise.all([import('./game.ts'), import('./data.ts')]);
  return { lilliput, chart, tiles };
}

const factsOf = (history: { readonly commits: readonly { readonly facts: readonly object[] }[] }) =>
  history.commits.flatMap(({ facts }) => facts) as LilliputFact[];
const only = <Type extends LilliputFact['type']>(facts: readonly LilliputFact[], type: Type) =>
  facts.filter((fact): fact is FactOf<Type> => fact.type === type);

describe('another chart and another set of tiles', () => {
  let { lilliput, chart, tiles } = {} as Awaited<ReturnType<typeof gameWithOtherData>>;
  beforeAll(async () => {
    ({ lilliput, chart, tiles } = await gameWithOtherData());
  });
  // Test files share a process: the next one shall find the printed data.
  afterAll(() => {
    vi.doUnmock('./data/lilliput.json');
    vi.resetModules();
  });

  it('stand in the data that the rules read', () => {
    expect(chart.spaces).toHaveLength(12);
    expect(tiles.has('y-plain-fork') && !tiles.has('y-plain-curve')).toBe(true);
  });

  it('are played to the end of a game', () => {
    const played = simulate(lilliput, { ...simulated(5), seats: 3, options: {}, players: [randomPlayer] });
    expect(played).not.toHaveProperty('stuck');
    const facts = factsOf(played.history);
    const state = played.history.state.game as LilliputState;
    expect(state.ranking).toHaveLength(3);

    const laid = new Set(only(facts, 'tileLaid').map(({ tile }) => tile));
    expect(laid.has('y-plain-fork')).toBe(true);
    expect(laid.has('y-plain-curve')).toBe(false);
    const spaces = chart.spaces.map(({ id }) => id);
    const moves = [...only(facts, 'dividendPaid'), ...only(facts, 'revenueKept'), ...only(facts, 'sharesSold')];
    for (const { from, to } of moves) for (const space of [from, to]) expect(spaces).toContain(space);
    const valueOf = new Map(chart.spaces.map(({ id, value }) => [id, value]));
    for (const [space, companies = []] of Object.entries(state.chart)) {
      for (const company of companies) {
        const held = state.ranking?.flatMap(({ shares }) => shares).find((share) => share.company === company);
        expect(held?.worth).toBe((held!.percent / 10) * valueOf.get(space as 'T0')!);
      }
    }
    // A wide city is worth 60 to whoever passes it.
    const stops = only(facts, 'trainsRun').flatMap(({ routes }) => routes.flatMap((route) => route.stops));
    expect(stops.some(({ value }) => value === 60)).toBe(true);
  });
});
