/**
 * The player who sends a request: the one whose address was confirmed last in this browser, or the one named in the
 * query.
 */
import type { Player } from '../people/player.ts';
import { playersOf } from '../people/rights.ts';
import { readSession, type Session } from '../people/session.ts';
import { isProblem, type Problem, problem } from '../service/problem.ts';
import { type Limit, limits, overLimit } from '../service/rate-limit.ts';
import type { Call } from './route.ts';

export interface Caller {
  readonly me: Player;
  readonly session: Session;
}

export const playerQuery = [
  { name: 'player', description: 'Which of the players of this browser; the last confirmed one otherwise' },
] as const;

export async function callerOf({ c, service, cookie }: Call<unknown>): Promise<Caller | Problem> {
  const session = await readSession(service, cookie);
  const players = await playersOf(service, session);
  const named = c.req.query('player');
  const me = named === undefined ? players.at(-1) : players.find(({ id }) => id === named);
  return me ? { me, session } : problem('address-needed');
}

/** The same for a write, which counts. */
export async function writerOf(call: Call<unknown>, limit: Limit = limits.settings): Promise<Caller | Problem> {
  const who = await callerOf(call);
  if (isProblem(who)) return who;
  return (await overLimit(call.service, limit, who.me.id)) ?? who;
}
