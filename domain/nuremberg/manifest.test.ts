import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { placesIn } from '../../test/schema-walk.ts';
import { simulated } from '../../test/seeded.ts';
import { foldingOf } from '../kernel/game-parts.ts';
import { randomPlayer } from '../kernel/random-player.ts';
import { simulate } from '../kernel/simulate.ts';
import { nuremberg } from './manifest.ts';
import { turnsCsv } from './turns-csv.ts';
import type { NurembergState } from './types.ts';

describe('the manifest', () => {
  it('is the same game in its identity, its folding and its rules', async () => {
    const [rules, folding] = await Promise.all([nuremberg.rules(), foldingOf(nuremberg)]);
    expect([rules.id, folding.id]).toEqual([nuremberg.id, nuremberg.id]);
    expect([rules.seats, folding.seats]).toEqual([nuremberg.seats, nuremberg.seats]);
    expect([rules.answers, folding.answers]).toEqual([true, true]);
    expect(rules.unit).toBe('points');
  });

  it('credits the author of the printed games', () => {
    expect(nuremberg.credits?.authors).toEqual(['Martin Wallace']);
  });

  it('divides statistics by the map', async () => {
    const categoriesOf = await nuremberg.categories?.();
    expect(categoriesOf?.({})).toEqual(['map.nuremberg']);
    expect(categoriesOf?.({ map: 'wensleydale' })).toEqual(['map.wensleydale']);
    expect(categoriesOf?.({ map: 'moon' })).toEqual([]);
  });

  it('has a maximum for every value in facts, steps and options', async () => {
    const game = await nuremberg.rules();
    const open = [game.facts, game.steps, game.options]
      .flatMap((schema) => placesIn(schema as z.ZodMiniType))
      .filter(
        (place) =>
          ['loose', 'unknown'].includes(place.kind) ||
          ('most' in place && !Number.isFinite(place.most)) ||
          ('least' in place && !Number.isFinite(place.least)),
      );
    expect(open).toEqual([]);
  });

  it('prints every turn as rows for a spreadsheet', async () => {
    const game = await nuremberg.rules();
    const { history } = simulate(game, { ...simulated(5), seats: 3, options: {}, players: [randomPlayer] });
    const [columns = [], ...rows] = turnsCsv(history, ['Ann', 'Ben', 'Cleo']);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([columns.length]));
    expect(rows.map(([turn, seat, name]) => [turn, seat, name])).toEqual(
      [1, 2, 3, 4, 5].flatMap((turn) => ['Ann', 'Ben', 'Cleo'].map((name, seat) => [turn, seat, name])),
    );
    const totals = ((history.state.game as NurembergState).ranking ?? []).toSorted((a, b) => a.seat - b.seat);
    expect(rows.slice(-3).map((row) => row.at(-1))).toEqual(totals.map(({ total }) => total));
  });
});
