/** The end of the game (rules 4, end of game). */
import { components } from '../data.ts';
import type { EndReason, RocketState } from '../types.ts';
import type { Bench } from './bench.ts';
import { linesInPlay } from './occupancy.ts';
import { finalPayments, standings } from './scoring.ts';
import { openTargets } from './targets.ts';

/** Why the game is over after an extension, or null. Whose locomotive moved in this turn does not matter. */
function reasonToEnd(state: RocketState): EndReason | null {
  const { lines, tilesLaid, turn } = state;
  const withShares = linesInPlay(lines).filter(([, { pile }]) => pile > 0);
  if (withShares.length <= 1) return 'shares';
  if (tilesLaid >= components.tiles) return 'tiles';
  return openTargets({ lines, turn: { ...turn, moved: [] } }).length === 0 ? 'stuck' : null;
}

export function endAfterExtension(bench: Bench): void {
  const reason = reasonToEnd(bench.state);
  if (reason !== null) endGame(bench, reason);
}

export function endGame(bench: Bench, reason: EndReason): void {
  bench.emit({ type: 'gameEnded', v: 1, reason });
  const { state } = bench;
  const ranking = standings(state);
  for (const payment of finalPayments(state)) bench.emit(payment);
  bench.emit({ type: 'ranked', v: 1, ranking });
}
