/**
 * Sends a due mail. Everything is decided now, from the current table and player. A mail is sent at least once, and its
 * state records it. A failed send is retried until the mail is a day old; failures are in the log, without an address.
 */
import { DAY } from '../../domain/kernel/durations.ts';
import type { DueOutcome, DueWork } from '../store/due-items.ts';
import { schedule } from '../store/due-items.ts';
import { normalisedAddress, stoppedReason } from '../people/address.ts';
import { isMuted } from '../people/mutes.ts';
import { reportError } from '../service/report-error.ts';
import type { Service } from '../service/service.ts';
import { type Addressee, addresseeOf } from './addressee.ts';
import { clearBounce, markBounce } from './bounces.ts';
import { type Composed, composeLetter } from './compose.ts';
import { forgetNotes, noteForDigest, notesOf } from './digest-notes.ts';
import { headersOf, idOf } from './headers.ts';
import { isLetterKind, type LetterKind, letterKinds } from './kinds.ts';
import { callsToPlay, markMailed } from './last-mailed.ts';
import { type LetterItem, letterKey, readLetter } from './outbox.ts';
import { domainOf, type Delivery } from '../transport/delivery.ts';
import { printLetter } from './print-letter.ts';
import { isQuestionTooMany } from './question-rate-limit.ts';
import { verdictOn } from './may-send.ts';
import type { Message, Outcome } from '../transport/transport.ts';
import { isStillRelevant } from './still-relevant.ts';
import { hasWebhookFor, webhookWork } from './webhook-letters.ts';

/** The handler of timed work `letter`. */
export async function sendDue({ key }: Pick<DueWork, 'key'>, service: Service): Promise<DueOutcome> {
  const letter = await readLetter(service.store, key);
  if (letter?.state !== 'waiting') return 'done';
  const { delivery } = service;
  if (!delivery || !isLetterKind(letter.kind)) return settle(service, letter, 'dropped');
  if (service.clock() - letter.due > DAY) return settle(service, letter, 'dropped');
  const to = await addresseeOf(service, letter);
  if (to === null || !(await isStillRelevant(service, letter))) return settle(service, letter, 'dropped');
  return judge(service, delivery, letter, letter.kind, to);
}

async function judge(
  service: Service,
  delivery: Delivery,
  letter: LetterItem,
  kind: LetterKind,
  to: Addressee,
): Promise<DueOutcome> {
  const { store } = service;
  const { player, table } = to;
  const muted = player !== null && table !== null && (await isMuted(service, player.id, table.id));
  const now = service.clock();
  if (player && !muted && hasWebhookFor(player, kind)) await schedule(store, letter.due, webhookWork(letter));
  const verdict = verdictOn(kind, player, muted, now);
  if (verdict.now === 'wait') return { at: verdict.until };
  if (verdict.now === 'drop') return settle(service, letter, 'dropped');
  if (verdict.now === 'digest') {
    if (player && table) await noteForDigest(service, player, { table: table.id, seat: to.seat });
    return settle(service, letter, 'dropped');
  }
  const stopped = await stoppedReason(service, to.address);
  // A code that confirms the address is how its owner lifts the stop; what the operator blocked stays so.
  if (stopped !== null && (kind !== 'verify' || stopped === 'blocked')) return refused(service, letter, to);
  if (await isQuestionTooMany(service, letter, kind)) return settle(service, letter, 'dropped');
  const composed = await composeLetter(service, letter, to);
  if (composed === null) return settle(service, letter, 'dropped');
  const outcome = await delivery.transport.send(await messageOf(service, delivery, letter, to, composed));
  service.log(lineOf(delivery, kind, outcome));
  return concluded(service, letter, kind, to, outcome, now);
}

async function messageOf(
  { settings, log, heavyWork }: Service,
  delivery: Delivery,
  letter: LetterItem,
  { address, table, name }: Addressee,
  { draft, unsubscribe }: Composed,
): Promise<Message> {
  const { subject, text, html, attachments } = await printLetter(draft, heavyWork?.png, (error) =>
    reportError(log, 'picture of a mail', error),
  );
  const headers = headersOf({ key: letter.key, domain: domainOf(settings.publicUrl), table, unsubscribe });
  // The domain in ASCII (RFC 5890), so that every mail server takes it.
  const to = { name, address: normalisedAddress(address) ?? address };
  return { id: idOf(letter.key), from: delivery.from, to, subject, text, html, headers, attachments };
}

async function concluded(
  service: Service,
  letter: LetterItem,
  kind: LetterKind,
  to: Addressee,
  { outcome }: Outcome,
  /** What has happened since then is not in the letter. */
  writtenAt: number,
): Promise<DueOutcome> {
  const { store } = service;
  if (outcome === 'later') return 'later';
  if (outcome === 'never') return refused(service, letter, to);
  if (to.table && to.seat !== null) await clearBounce(store, to.table.id, to.seat);
  if (callsToPlay(kind)) await noteMailed(service, kind, to);
  if (kind === 'digest' && to.player) await forgetNotes(store, to.player.id, writtenAt);
  return settle(service, letter, 'sent');
}

/** Those who wait can see when their table's player was written to. */
async function noteMailed({ store, clock }: Service, kind: LetterKind, to: Addressee): Promise<void> {
  const told = to.table ? [{ table: to.table.id, seat: to.seat }] : [];
  const noted = kind === 'digest' && to.player ? await notesOf(store, to.player.id) : told;
  for (const { table, seat } of noted) if (seat !== null) await markMailed(store, table, seat, clock());
}

/** Mail does not reach this person: marks the seat. */
async function refused(service: Service, letter: LetterItem, { table, seat }: Addressee): Promise<DueOutcome> {
  if (table && seat !== null) await markBounce(service.store, table.id, seat);
  return settle(service, letter, 'dropped');
}

/** The letter is done with; what it held of a person goes. */
async function settle(
  { store }: Pick<Service, 'store'>,
  letter: LetterItem,
  state: 'sent' | 'dropped',
): Promise<DueOutcome> {
  const { to: _to, params, ...rest } = letter;
  const isNews = isLetterKind(letter.kind) && letterKinds[letter.kind].manner !== 'asked';
  const kept = { ...rest, ...(isNews && params ? { params } : {}), state };
  await store.put(letterKey(letter.key), kept, { revision: letter.revision });
  return 'done';
}

/** Kinds are ours and reasons are codes, so nothing here names a person. */
const lineOf = ({ transport }: Delivery, kind: LetterKind, outcome: Outcome) => ({
  mail: kind,
  manner: letterKinds[kind].manner,
  by: transport.name,
  outcome: outcome.outcome,
  ...('reason' in outcome ? { reason: outcome.reason } : {}),
});
