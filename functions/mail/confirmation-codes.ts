/**
 * Confirmation codes by mail, for actions that cannot be undone: changing the address, handing over a seat, resigning,
 * erasing all data. A request is valid for an hour, and its code for that action only.
 */
import { HOUR, SECOND } from '../../domain/kernel/durations.ts';
import type { MailGate } from './gate.ts';
import { enqueue, type Letter } from './outbox.ts';
import { isProblem, type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { MOST_TRIES, triesOf, tryCode } from '../people/codes.ts';
import type { Player } from '../people/player.ts';

export const purposes = ['address', 'handOver', 'resign', 'forget'] as const;
export type Purpose = (typeof purposes)[number];

export interface Pending extends Item {
  /** What exactly is going to happen: the new address, or table and seat. */
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly asked: number;
  readonly expiresAt: number;
}

const pendingKey = (player: string, purpose: Purpose): Key => ({ PK: `player#${player}`, SK: `pending#${purpose}` });

const textOf = (player: string, purpose: Purpose, { subject, asked }: Pick<Pending, 'subject' | 'asked'>): string =>
  `fresh ${purpose} ${player} ${asked} ${subject}`;

/** Stores the request and mails its code. A new request invalidates the last code. */
export async function requestCode(
  service: Service,
  gate: MailGate,
  { id, address }: Player,
  purpose: Purpose,
  subject: string,
  about: Pick<Letter, 'table' | 'seat' | 'to'> = {},
): Promise<Problem | null> {
  const permit = await gate.admit({ address: about.to ?? address, ...(about.table ? { table: about.table } : {}) });
  // Before anything is stored: the last code stays valid when no new one is sent.
  if (isProblem(permit)) return permit;
  const asked = service.clock();
  const pending = { subject, asked, expiresAt: Math.floor(asked / 1000) + HOUR / SECOND };
  await service.store.put(pendingKey(id, purpose), pending);
  const letter = {
    kind: about.to === undefined ? 'seatCode' : 'verify',
    player: id,
    ...about,
    params: { purpose, codeFor: textOf(id, purpose, pending) },
    key: `fresh#${purpose}#${id}#${asked}`,
  };
  await enqueue(service, letter, permit);
  return null;
}

/** Null: this is the code for exactly this act, and it is used up now. */
export async function redeemCode(
  service: Service,
  { id }: Player,
  purpose: Purpose,
  subject: string,
  code: string,
): Promise<Problem | null> {
  const pending = await service.store.get<Pending>(pendingKey(id, purpose), Math.floor(service.clock() / 1000));
  if (pending?.subject !== subject) return problem('code-needed');
  const text = textOf(id, purpose, pending);
  // A code for another address could be guessed by many players, so the address is bounded too.
  const targets = [`fresh ${id}`, ...(purpose === 'address' ? [`address ${subject}`] : [])];
  const outcome = await tryCode(service, { text, code, expires: pending.expiresAt, targets });
  if (outcome === 'tooMany') return problem('too-many-codes');
  const left = outcome === 'wrong' ? MOST_TRIES - (await triesOf(service, text)) : 0;
  if (left > 0) return problem('code-wrong', { left });
  await service.store.remove(pendingKey(id, purpose));
  return outcome === 'right' ? null : problem('code-spent');
}
