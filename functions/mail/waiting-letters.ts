/** Queued mails for the local mailbox: what waits, until when, and sending it now. */
import { DAY } from '../../domain/kernel/durations.ts';
import { dueUntil, type DueWork } from '../store/due-items.ts';
import type { Service } from '../service/service.ts';
import { addresseeOf } from './addressee.ts';
import { readLetter } from './outbox.ts';
import { sendDue } from './send.ts';

export interface Waiting {
  readonly kind: string;
  readonly due: string;
  readonly name: string | null;
}

/** Further ahead than anything waits. */
const SOME_DAYS = 3 * DAY;

async function scheduled({ store, clock }: Service): Promise<{ readonly at: string; readonly work: DueWork }[]> {
  const works = await dueUntil(store, clock() + SOME_DAYS);
  return works.filter(({ work }) => work.kind === 'letter');
}

export async function waitingLetters(service: Service): Promise<Waiting[]> {
  const found = await Promise.all((await scheduled(service)).map(({ at, work }) => waitingOf(service, at, work)));
  return found.filter((waiting) => waiting !== null).toSorted((a, b) => (a.due < b.due ? -1 : 1));
}

async function waitingOf(service: Service, due: string, { key }: DueWork): Promise<Waiting | null> {
  const letter = await readLetter(service.store, key);
  if (letter?.state !== 'waiting') return null;
  const to = await addresseeOf(service, letter);
  return { kind: letter.kind, due, name: to?.name ?? null };
}

/** As if the time of every letter had come. Quiet hours and modes count as always. */
export async function deliverNow(service: Service): Promise<void> {
  for (const { work } of await scheduled(service)) await sendDue(work, service);
}
