/** Whether the content of a queued mail is still relevant: a turn that was played meanwhile is not announced. */
import type { Service } from '../service/service.ts';
import { followMail } from './commit-letters.ts';
import { readCursor } from './cursor-item.ts';
import type { LetterItem } from './outbox.ts';
import { isTableQuestion, letterKindOf } from './questions.ts';
import { mayRemind } from './reminder-letters.ts';
import { mayVote } from './vote-letters.ts';

type Follower = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

export async function isStillRelevant(follower: Follower, letter: LetterItem): Promise<boolean> {
  const { kind, table, seat } = letter;
  if (table === undefined || seat === undefined) return true;
  const asks = kind === 'turn' || kind === 'answer' || kind === 'takeBack' || kind === 'proposal';
  if (kind === 'vote') return mayVote(follower, letter, table, seat);
  if (!asks && kind !== 'reminder') return true;
  await followMail(follower, table);
  const asked = (await readCursor(follower.store, table))?.asked.filter((one) => one.seat === seat) ?? [];
  if (!asks) return asked.some(({ need }) => !isTableQuestion(need)) && mayRemind(follower, letter, table, seat);
  return asked.some((one) => letterKindOf(one) === kind && letter.key.endsWith(`#${table}#${seat}#${one.since}`));
}
