/** The last round of the landing page's record, cut into scenes: each one changes what the board shows. */
import type { Commit } from '../../../../domain/kernel/commit.ts';
import type { Route } from '../../../../domain/lilliput/drawing/index.ts';
import type { FactOf, LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import recorded from './demo.json' with { type: 'json' };

/** The record has no hashes; folding asks for none. */
export const commits = recorded.commits as unknown as readonly Commit[];
export const names: readonly string[] = recorded.header.seats.map(({ name }) => name);

export interface Scene {
  /** How many commits have been played. */
  readonly commits: number;
  /** What is told of it; null before anything happened. */
  readonly fact: LilliputFact | null;
  /** Cells that are new. */
  readonly fresh: readonly Cell[];
  /** The trains that run, and those that ran before them. */
  readonly routes: readonly Route[];
  readonly earlier: readonly Route[];
}

const SHOWN = new Set<LilliputFact['type']>(['companyTaken', 'tileLaid', 'stationPlaced', 'trainsRun']);

const factsOf = ({ facts }: Commit) => facts as readonly unknown[] as readonly LilliputFact[];

/** How many commits were there before the last round. */
const BEFORE = commits.findLastIndex((commit) => factsOf(commit).some(({ type }) => type === 'roundStarted')) + 1;

function scenesOf(): Scene[] {
  const all: Scene[] = [{ commits: BEFORE, fact: null, fresh: [], routes: [], earlier: [] }];
  for (const [index, commit] of commits.entries()) {
    const shown = index < BEFORE ? [] : factsOf(commit).filter(({ type }) => SHOWN.has(type));
    const fact = shown.at(-1);
    if (fact === undefined) continue;
    const before = all.at(-1);
    all.push({
      commits: index + 1,
      fact,
      fresh: shown.flatMap(placeOf),
      routes: fact.type === 'trainsRun' ? routesOf(fact) : [],
      earlier: [...(before?.earlier ?? []), ...(before?.routes ?? [])],
    });
  }
  return all;
}

/** Where something new lies. */
function placeOf(fact: LilliputFact): Cell[] {
  if (fact.type !== 'companyTaken' && fact.type !== 'tileLaid' && fact.type !== 'stationPlaced') return [];
  return [{ x: fact.x, y: fact.y }];
}

const routesOf = ({ company, routes }: FactOf<'trainsRun'>): Route[] =>
  routes.map(({ train, obsolete, revenue, legs }) => ({ company, train, obsolete, revenue, legs }));

export const scenes: readonly Scene[] = scenesOf();
