/** Sends some kinds of mails to a webhook too, as a sentence and a link, with retries of its own. */
import { DAY, HOUR } from '../../domain/kernel/durations.ts';
import type { DueOutcome, DueWork } from '../store/due-items.ts';
import { say } from '../../domain/kernel/texts.ts';
import type { Player } from '../people/player.ts';
import type { Service } from '../service/service.ts';
import type { Key } from '../store/store.ts';
import { addresseeOf } from './addressee.ts';
import type { LetterKind } from './kinds.ts';
import { resultLine } from './letters/table-letters.ts';
import type { Reader, TableContext } from './letters/context.ts';
import { type LetterItem, readLetter } from './outbox.ts';
import { quietUntil } from './quiet-hours.ts';
import { untimed, withTableContext } from './table-context.ts';
import { localeOf } from './locale.ts';
import { isStillRelevant } from './still-relevant.ts';
import { lateSeatOf } from './vote-letters.ts';

const SHORT = [
  'turn',
  'answer',
  'takeBack',
  'proposal',
  'started',
  'over',
  'closed',
  'reminder',
  'vote',
  'seatReplaced',
] as const;
type Shortened = (typeof SHORT)[number];
const isShortened = (kind: string): kind is Shortened => (SHORT as readonly string[]).includes(kind);

/** Not sent when it is older than this. */

export const hasWebhookFor = ({ webhook }: Player, kind: LetterKind): boolean => webhook !== null && isShortened(kind);

export const webhookWork = ({ key, table }: LetterItem): DueWork => ({ kind: 'webhook', table: table ?? '', key });

const sentKey = (key: string): Key => ({ PK: `letter#${key}`, SK: 'webhook' });

/** The handler of timed work `webhook`. */
export async function webhookDue({ key }: Pick<DueWork, 'key'>, service: Service): Promise<DueOutcome> {
  const { store, delivery } = service;
  const letter = await readLetter(store, key);
  if (!letter || !delivery || !isShortened(letter.kind) || (await store.get(sentKey(key))) !== null) return 'done';
  const now = service.clock();
  const to = await addresseeOf(service, letter);
  const hook = to?.player?.webhook ?? null;
  if (!to?.player || hook === null || now - letter.due > DAY || !(await isStillRelevant(service, letter)))
    return 'done';
  const quiet = quietUntil(to.player.quiet, to.player.zone, now);
  if (quiet !== null) return { at: quiet };
  const reader: Reader = { locale: localeOf(to.language), zone: to.zone };
  if (!to.table || to.seat === null) return 'done';
  const { id, title } = to.table;
  const text =
    letter.kind === 'closed'
      ? say(reader.locale.mail, 'short.closed', { title })
      : await withTableContext(service, to, reader.locale, untimed, (context) => sentence(letter, context, reader));
  if (text === null) return 'done';
  // Others may read the channel, so the link opens the table and no seat.
  const link = `${service.settings.publicUrl}/t/${id}`;
  const delivered = await delivery.webhook(hook, {
    text,
    link,
    event: { kind: letter.kind, table: id, seat: to.seat, title },
  });
  service.log({ webhook: letter.kind, to: hook.kind, outcome: delivered });
  if (delivered === 'later' && now - letter.due < HOUR) return 'later';
  await store.put(sentKey(key), { outcome: delivered, expiresAt: letter.expiresAt });
  return 'done';
}

function sentence(letter: LetterItem, context: TableContext, reader: Reader): string {
  const { names, title, history } = context;
  return say(reader.locale.mail, `short.${letter.kind}`, {
    title,
    asker: names[history.state.table.request?.seat ?? -1] ?? '',
    late: names[lateSeatOf(letter)] ?? '',
    result: letter.kind === 'over' ? resultLine(context, reader) : '',
  });
}
