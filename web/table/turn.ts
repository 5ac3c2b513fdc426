/** A turn being put together on this page, walked through the same `begin` and `step` as on the server. */
import type { Draft, Fact, Game, Step } from '../../domain/kernel/contract.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import type { State } from '../../domain/kernel/fold.ts';
import { isRejection, type Rejection } from '../../domain/kernel/rejection.ts';

/** The draft after these steps, or why it cannot be. */
export function replay<G extends object, S extends Step, F extends Fact, C extends object, O extends object>(
  game: Game<G, S, F, C, O>,
  { table, game: state }: State<G>,
  seat: number,
  steps: readonly S[],
): Draft<G, S, F, C> | Rejection {
  let draft = game.begin(state, seat, unknownDealer, table.drawn);
  for (const step of steps) {
    if (isRejection(draft)) return draft;
    draft = game.step(draft, step);
  }
  return draft;
}
