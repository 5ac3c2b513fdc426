/** Every step that could be meant in a position, legal or not: the space in which the list of legal steps is checked. */
import type { Pick } from '../../../../domain/kernel/random-player.ts';
import { maps, trains } from '../../../../domain/nuremberg/data.ts';
import type { NurembergStep } from '../../../../domain/nuremberg/steps.ts';
import type { NurembergState } from '../../../../domain/nuremberg/types.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, index) => index);
const MOST_BOX = 9;
const MOST_CUBES = 16;
const MOST_LINKS = 7;
const SAMPLES = 12;
const COMPANIES = ['red', 'green'] as const;
const KINDS = ['plain', 'rough', 'red', 'green'] as const;

const DECLINES: readonly NurembergStep[] = [{ type: 'buildNothing' }, { type: 'pass' }, { type: 'sellNothing' }];

const bids = (): NurembergStep[] =>
  upTo(MOST_BOX).flatMap((box) => upTo(MOST_CUBES).map((cubes): NurembergStep => ({ type: 'bid', box, cubes })));

const areasOf = ({ map }: NurembergState): string[] => [...maps[map].areas.map(({ id }) => id), 'atlantis'];

const lines = (state: NurembergState): NurembergStep[] =>
  areasOf(state).flatMap((area): NurembergStep[] => [
    { type: 'startLine', area },
    { type: 'addLink', to: area },
  ]);

/** All ways to pay up to four points, and some dearer ones. */
function payments(state: NurembergState, pick: Pick): NurembergStep[] {
  const few = upTo(2).flatMap((white) =>
    upTo(2).flatMap((brown) => upTo(2).flatMap((red) => upTo(2).map((green) => ({ white, brown, red, green })))),
  );
  const owed = state.line?.owed ?? 0;
  const dear = upTo(SAMPLES).map(() => {
    const white = pick(owed + 1);
    const brown = pick(owed - white + 1);
    const red = pick(owed - white - brown + 1);
    return { white, brown, red, green: owed - white - brown - red };
  });
  return [...few, ...dear].map((points) => ({ type: 'payLinks', points }));
}

function purchases({ side }: NurembergState, pick: Pick): NurembergStep[] {
  return [...trains.sides[side].map(({ id }) => id), 'Z1'].flatMap((train) =>
    upTo(3).flatMap((brown) =>
      upTo(SAMPLES).map((): NurembergStep => {
        const instead = 3 * pick(4) + (pick(4) === 0 ? 1 : 0);
        const cubes = pick(instead + 1);
        const white = pick(instead - cubes + 1);
        const red = pick(instead - cubes - white + 1);
        return { type: 'buyTrain', train, pay: { brown, cubes, white, red, green: instead - cubes - white - red } };
      }),
    ),
  );
}

const loads = (state: NurembergState): NurembergStep[] =>
  areasOf(state).flatMap((area) =>
    KINDS.flatMap((kind) =>
      trains.sides[state.side].map(({ id }): NurembergStep => ({ type: 'carry', area, kind, train: id })),
    ),
  );

/** All simple paths over anybody's links, both ways, for both companies. */
function sales(state: NurembergState): NurembergStep[] {
  const joined = new Map<string, string[]>();
  for (const { a, b } of state.links) {
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  }
  const paths: string[][] = [];
  const walk = (areas: string[]): void => {
    paths.push(areas);
    if (areas.length > MOST_LINKS) return;
    for (const next of joined.get(areas.at(-1) ?? '') ?? []) if (!areas.includes(next)) walk([...areas, next]);
  };
  for (const area of joined.keys()) walk([area]);
  return paths.flatMap((areas) => COMPANIES.map((company): NurembergStep => ({ type: 'sellRun', company, areas })));
}

export function stepSpace(state: NurembergState, pick: Pick): NurembergStep[] {
  const space = [...DECLINES, ...bids(), ...lines(state)];
  if (state.stage === 'building') return [...space, ...payments(state, pick)];
  if (state.stage === 'transport') return [...space, ...purchases(state, pick), ...loads(state)];
  if (state.stage === 'takeover') return [...space, ...sales(state)];
  return space;
}
