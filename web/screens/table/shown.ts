/** The game as a page shows it: as it stands, and with the pick in hand where that is whole. */
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { LilliputPosition } from '../../games/lilliput/pick.ts';
import { tableToBe } from '../../games/lilliput/preview.ts';
import type { TableModel } from './model.ts';

export interface Shown {
  readonly position: LilliputPosition | null;
  readonly base: LilliputState;
  readonly state: LilliputState;
}

export function shownOf({ session, pick }: TableModel): Shown {
  const position = session.position.value;
  const base = position?.state.game ?? tableToBe(session.info.value?.seats.length ?? 0);
  return { position, base, state: pick.made.value?.state ?? base };
}
