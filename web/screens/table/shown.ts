/** The game as a page shows it: as it stands, and with the pick in hand where that is whole. */
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { LilliputPosition } from '../../games/lilliput/pick.ts';
import { tableToBe } from '../../games/lilliput/preview.ts';
import type { Route } from '../../../domain/lilliput/drawing/index.ts';
import type { FactOf } from '../../../domain/lilliput/facts.ts';
import { type Hold, pickHold, turnHold } from '../../games/lilliput/hold.ts';
import type { TableModel } from './model.ts';

export interface Shown {
  readonly position: LilliputPosition | null;
  readonly base: LilliputState;
  readonly state: LilliputState;
}

export function shownOf({ session, pick, turn }: TableModel): Shown {
  const position = session.position.value;
  const base = position?.state.game ?? tableToBe(session.info.value?.seats.length ?? 0);
  const drafted = turn.base.value?.state ?? base;
  return { position, base: drafted, state: pick.made.value?.state ?? turn.made.value?.state ?? base };
}

/** What the board lets one do: a pick in the draft, a turn afterwards. */
export const holdOf = ({ pick, turn }: TableModel, { base }: Shown): Hold =>
  base.draft === null ? turnHold(turn, base) : pickHold(pick);

/** The routes of the company whose director decides now. */
export function routesOf({ session }: TableModel): Route[] {
  const position = session.position.value;
  const company = position?.state.game.running?.company;
  if (!position || company === undefined) return [];
  const facts = position.commits.flatMap((commit) => commit.facts);
  const run = facts.findLast(
    (fact): fact is FactOf<'trainsRun'> =>
      fact.type === 'trainsRun' && (fact as FactOf<'trainsRun'>).company === company,
  );
  return (run?.routes ?? []).map(({ train, obsolete, revenue, legs }) => ({ company, train, obsolete, revenue, legs }));
}
