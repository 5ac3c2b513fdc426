/** Discs: every track as stacks by space, moved as one moves them on a table. Influence never drops below zero. */
import type { Colour } from '../../../../domain/nuremberg/types.ts';
import { must, mustEqual } from '../../../fuzz/failure.ts';
import type { Book } from './books.ts';

type Name = Colour | 'profit';
const NAMES: readonly Name[] = ['white', 'brown', 'red', 'green', 'profit'];

interface Stacks {
  /** Seats on each space, the upper one first. */
  readonly spaces: Map<number, number[]>;
  readonly at: Map<number, number>;
}

function move({ spaces, at }: Stacks, seat: number, by: number): void {
  if (by === 0) return;
  const from = at.get(seat) ?? 0;
  const to = from + by;
  spaces.set(
    from,
    (spaces.get(from) ?? []).filter((other) => other !== seat),
  );
  spaces.set(to, [seat, ...(spaces.get(to) ?? [])]);
  at.set(seat, to);
}

const printed = ({ spaces }: Stacks): [number, number][] =>
  [...spaces]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([points, seats]) => seats.map((seat): [number, number] => [seat, points]));

export function trackBook(): Book {
  const tracks = new Map<Name, Stacks>();
  let vp: number[] = [];

  const change = (seat: number, points: { readonly [name in Name]?: number }, sign: 1 | -1): void => {
    for (const name of NAMES) {
      const stacks = tracks.get(name);
      if (!stacks) continue;
      move(stacks, seat, sign * (points[name] ?? 0));
      must(name === 'profit' || (stacks.at.get(seat) ?? 0) >= 0, () => `seat ${seat} has ${name} below zero`);
    }
  };
  const score = (seat: number, points: number): void => {
    vp[seat] = (vp[seat] ?? 0) + points;
  };

  return {
    enter(fact) {
      switch (fact.type) {
        case 'gameSetUp':
          vp = fact.general.map(() => 0);
          for (const name of NAMES) {
            const points = name === 'profit' ? 0 : fact.influence[name];
            tracks.set(name, {
              spaces: new Map([[points, [...fact.general]]]),
              at: new Map(fact.general.map((seat) => [seat, points])),
            });
          }
          break;
        case 'boxCredited':
          change(fact.seat, fact.points, 1);
          break;
        case 'lineStarted':
        case 'linkBuilt':
          change(fact.seat, fact.fees, -1);
          break;
        case 'linksPaid':
          change(fact.seat, fact.points, -1);
          break;
        case 'trainBought': {
          const { cubes: _, ...points } = fact.paid;
          change(fact.seat, points, -1);
          break;
        }
        case 'runSold':
          change(fact.seat, { [fact.company]: fact.cost }, -1);
          break;
        case 'turnScored':
          change(fact.seat, { profit: fact.profit }, 1);
          score(fact.seat, fact.vp);
          break;
        case 'citiesConnected':
          for (const [seat, points] of fact.vp.entries()) score(seat, points);
          break;
        default:
      }
    },
    compare(state) {
      for (const name of NAMES) {
        const stacks = tracks.get(name);
        if (!stacks) continue;
        mustEqual(
          `the ${name} track`,
          state.tracks[name].map(({ seat, points }) => [seat, points]),
          printed(stacks),
        );
      }
      mustEqual(
        'victory points',
        state.players.map((player) => player.vp),
        vp,
      );
    },
  };
}
