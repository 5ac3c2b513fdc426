/** In every position of the golden games, and in some with links at random, the game finds what the slow way finds. */
import { describe, expect, it } from 'vitest';
import { advance, blankHistory } from '../../../domain/kernel/fold.ts';
import { work } from '../../../domain/kernel/workbench.ts';
import { maps } from '../../../domain/nuremberg/data.ts';
import { copy } from '../../../domain/nuremberg/copy.ts';
import { evolve } from '../../../domain/nuremberg/evolve.ts';
import { nuremberg } from '../../../domain/nuremberg/game.ts';
import type { Bench } from '../../../domain/nuremberg/rules/bench.ts';
import { carriesFor } from '../../../domain/nuremberg/rules/carrying.ts';
import { payBonus } from '../../../domain/nuremberg/rules/connection.ts';
import { runsFor } from '../../../domain/nuremberg/rules/takeover.ts';
import type { Link, NurembergState, Owner } from '../../../domain/nuremberg/types.ts';
import { boardFor } from '../../../domain/nuremberg/board.ts';
import { repeats } from '../../long.ts';
import { pickFrom } from '../../seeded.ts';
import { historyOf, nameOf, recordedGames, textOf } from './golden/recorded.ts';
import { naiveCarries, naiveConnection, naiveRuns } from './naive.ts';
import { stateOf } from './play.ts';

const carries = (state: NurembergState, seat: number) =>
  carriesFor(state, seat)
    .map(({ area, kind, train }) => `${area} ${kind} ${train}`)
    .toSorted();
const runs = (state: NurembergState, seat: number) =>
  runsFor(state, seat)
    .map(({ company, areas }) => {
      const ends = [areas[0] ?? '', areas.at(-1) ?? ''].toSorted();
      return `${company} ${ends.join(' ')} ${areas.length - 1}`;
    })
    .toSorted();

/** More links than this have too many subsets for the slow way. */
const MOST_LINKS = 11;

describe.each(recordedGames.map((game) => ({ name: nameOf(game), text: textOf(game) })))('$name', ({ text }) => {
  it('carries and sells what the slow way finds', () => {
    const replayed = blankHistory(nuremberg);
    for (const commit of historyOf(text).commits) {
      advance(nuremberg, replayed, commit);
      const { game } = replayed.state;
      const [seat] = game.toAct;
      if (seat === undefined) continue;
      if (game.stage === 'transport') expect(carries(game, seat)).toEqual(naiveCarries(game, seat));
      const own = game.links.filter(({ owner }) => owner === seat).length;
      if (game.stage === 'takeover' && own <= MOST_LINKS) expect(runs(game, seat)).toEqual(naiveRuns(game, seat));
    }
  });
});

/** Links on some of the borders that take one, most of them around the two cities. */
function scattered(seed: number): Link[] {
  const pick = pickFrom(seed);
  const owners: readonly Owner[] = [0, 0, 1, 2, 'red', 'green'];
  const near = [
    'fuerth',
    'nuernberg-nord',
    'nuernberg-sued',
    'muggenhof',
    'grossreuth',
    'poppenreuth',
    'thon',
    'eibach',
  ];
  return maps.nuremberg.borders.flatMap(({ a, b }): Link[] => {
    if (
      !boardFor('nuremberg')
        .crossings(a)
        .some(({ to }) => to === b)
    )
      return [];
    const isNear = near.includes(a) || near.includes(b);
    return pick(isNear ? 2 : 6) === 0 ? [{ a, b, owner: owners[pick(owners.length)] ?? 0 }] : [];
  });
}

describe('links at random', () => {
  const points = [4, 2, 1];
  const blank = stateOf({ seats: 3, red: points, green: points });

  it('connect Nürnberg and Fürth as the slow way finds it', () => {
    let found = 0;
    for (let seed = 1; seed <= repeats(300, 3000); seed++) {
      const state = { ...blank, links: scattered(seed) };
      const dealer = { draw: () => 0, reveal: () => null };
      const done = work({ evolve, copy }, { state, drawn: 0, dealer }, (bench: Bench) => {
        payBonus(bench, 0);
        return undefined;
      });
      const [fact] = 'facts' in done ? done.facts : [];
      const path = fact?.type === 'citiesConnected' ? fact.path : null;
      expect(path).toEqual(naiveConnection(state, 0));
      if (path) found += 1;
    }
    expect(found).toBeGreaterThan(50);
  });

  it('are sold as the slow way finds it', () => {
    let found = 0;
    for (let seed = 1; seed <= repeats(60, 600); seed++) {
      const state = { ...blank, links: scattered(seed) };
      for (const seat of [1, 2]) {
        if (state.links.filter(({ owner }) => owner === seat).length > MOST_LINKS) continue;
        const listed = runs(state, seat);
        expect(listed).toEqual(naiveRuns(state, seat));
        found += listed.length;
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});
