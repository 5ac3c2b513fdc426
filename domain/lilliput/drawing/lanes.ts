/**
 * Lanes for routes that share track. The running company keeps the middle, because its route is the one being read;
 * routes of earlier companies go beside it. A lane is chosen for a whole section, from stop to stop: lanes that changed
 * from cell to cell would make a line wobble between stations.
 */
import type { Side } from '../data.ts';
import type { Cell } from '../types.ts';
import type { Travelled } from './journey.ts';
import { route as proportions } from './proportions.ts';

/** A tile edge that a section crosses, eastwards or southwards (1) or back (-1). */
interface Crossed {
  readonly edge: string;
  readonly direction: 1 | -1;
}
type Section = readonly Crossed[];

function crossedBy({ x, y }: Cell, side: Side): Crossed {
  if (side === 1) return { edge: `${x},${y} east`, direction: 1 };
  if (side === 2) return { edge: `${x},${y} south`, direction: 1 };
  if (side === 3) return { edge: `${x - 1},${y} east`, direction: -1 };
  return { edge: `${x},${y - 1} south`, direction: -1 };
}

function sectionsOf(journey: readonly Travelled[]): readonly Section[] {
  const sections: Crossed[][] = Array.from({ length: (journey.at(-1)?.section ?? -1) + 1 }, () => []);
  for (const { leg, section, leaves } of journey) {
    if (leaves !== undefined) sections[section]?.push(crossedBy(leg, leaves));
  }
  return sections;
}

/** How far to the left of the way of travel each section of a journey is shifted. */
export type Lanes = readonly number[];

const offsets = [0, 1, -1, 2, -2].map((steps) => steps * proportions.laneOffset);

/** Lanes for journeys made earlier, beside those of the running company and beside each other, in this order. */
export function lanesOf(
  running: readonly (readonly Travelled[])[],
  earlier: readonly (readonly Travelled[])[],
): readonly Lanes[] {
  const taken = new Map<string, Set<number>>();
  const forward = new Map<string, 1 | -1>();
  const occupy = (section: Section, lane: number): void => {
    for (const { edge } of section) taken.set(edge, (taken.get(edge) ?? new Set()).add(lane));
  };
  for (const section of running.flatMap(sectionsOf)) occupy(section, 0);

  return earlier.map((journey) =>
    sectionsOf(journey).map((section) => {
      const free = offsets.findIndex((_, lane) => !section.some(({ edge }) => taken.get(edge)?.has(lane)));
      // with more lines in one street than lanes the last lane is shared
      const lane = free === -1 ? offsets.length - 1 : free;
      occupy(section, lane);
      return (offsets[lane] ?? 0) * along(section, forward);
    }),
  );
}

/** Left and right must mean the same to two lines in one street: the first to use an edge settles its direction. */
function along(section: Section, forward: Map<string, 1 | -1>): 1 | -1 {
  const known = section.find(({ edge }) => forward.has(edge)) ?? section[0];
  if (known === undefined) return 1;
  const sense = known.direction === (forward.get(known.edge) ?? 1) ? 1 : -1;
  for (const { edge, direction } of section) {
    if (!forward.has(edge)) forward.set(edge, (direction * sense) as 1 | -1);
  }
  return sense;
}
