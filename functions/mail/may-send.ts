/**
 * Whether a mail may be sent now, by the player's preferences. Pure; whether its content is still relevant is checked
 * in `still-relevant.ts`.
 */
import type { Player } from '../people/player.ts';
import { type LetterKind, letterKinds } from './kinds.ts';
import { quietUntil } from './quiet-hours.ts';

export type Verdict = { readonly now: 'send' | 'drop' | 'digest' } | { readonly now: 'wait'; readonly until: number };

export function verdictOn(
  kind: LetterKind,
  player: Pick<Player, 'mailMode' | 'answersAtOnce' | 'quiet' | 'zone' | 'locked'> | null,
  muted: boolean,
  now: number,
): Verdict {
  const { manner } = letterKinds[kind];
  if (manner === 'asked' || player === null) return { now: 'send' };
  if (player.locked || player.mailMode === 'none') return { now: 'drop' };
  if (muted && manner !== 'called') return { now: 'drop' };
  const held = manner === 'told' && !(kind === 'answer' && player.answersAtOnce);
  if (held && player.mailMode === 'reminders') return { now: 'drop' };
  if (held && player.mailMode === 'daily') return { now: 'digest' };
  const until = manner === 'called' ? null : quietUntil(player.quiet, player.zone, now);
  return until === null ? { now: 'send' } : { now: 'wait', until };
}
