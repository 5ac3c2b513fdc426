/**
 * The time at which a standing order acts: 2 to 30 minutes after the question, evenly spread to the millisecond,
 * outside the player's quiet hours. It is derived from a salt stored with the orders, so every process computes the
 * same time, and nobody can tell it from a person's.
 */
import { MINUTE } from '../../../domain/kernel/durations.ts';
import { createHash } from 'node:crypto';
import { quietUntil } from '../../mail/quiet-hours.ts';
import type { Player } from '../../people/player.ts';

const LEAST = 2 * MINUTE;
const MOST = 30 * MINUTE;

/** A wait that follows from a text, evenly spread. */
export function waitFor(text: string): number {
  // 48 bits over 28 minutes of milliseconds: the unevenness is one part in a hundred million.
  const drawn = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  return LEAST + (drawn % (MOST - LEAST + 1));
}

export function momentFor(asked: number, text: string, player: Pick<Player, 'quiet' | 'zone'> | null): number {
  const at = asked + waitFor(text);
  const morning = player ? quietUntil(player.quiet, player.zone, at) : null;
  return morning === null ? at : morning + waitFor(`${text} after quiet`);
}
