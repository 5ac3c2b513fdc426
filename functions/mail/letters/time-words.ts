/**
 * Deadlines in words. The turn's own time comes first and the reserve separately, because the reserve exists once for
 * the whole game.
 */
import { rich, type Words } from '../layout/layout.ts';
import { say } from '../../../domain/kernel/texts.ts';
import type { MailKey } from '../texts/en.ts';
import { dayAndTime, durationOf } from '../locale.ts';
import type { Reader, TableContext } from './context.ts';

type Stage = 'own' | 'answer' | 'lapse' | 'ownThenReserve' | 'reserve' | 'over';
type Sentences = { readonly [stage in Stage]: MailKey };

const TURN: Sentences = {
  own: 'deadline.turn',
  answer: 'deadline.answer',
  lapse: 'deadline.lapse',
  ownThenReserve: 'deadline.reserve',
  reserve: 'reminder.reserve',
  over: 'reminder.late',
};
const REMINDER: Sentences = {
  ...TURN,
  own: 'reminder.soon',
  answer: 'reminder.soon',
  lapse: 'reminder.soonLapse',
  ownThenReserve: 'reminder.soonReserve',
};
const DIGEST: Sentences = {
  own: 'digest.deadline',
  answer: 'digest.deadline',
  lapse: 'digest.lapse',
  ownThenReserve: 'digest.reserve',
  reserve: 'digest.onReserve',
  over: 'digest.late',
};

interface Told {
  readonly stage: Stage;
  readonly params: { readonly [name: string]: string };
}

/** Null for a table without a clock, and while it is paused. */
function timeOf({ deadline, reserve, answer, now }: TableContext, { locale, zone }: Reader): Told | null {
  if (deadline === null) return null;
  const told = (at: number): string => dayAndTime(locale, zone, at, now);
  if (deadline <= now) return { stage: 'over', params: { deadline: told(deadline) } };
  if (!reserve) return { stage: answer ?? 'own', params: { deadline: told(deadline) } };
  if (reserve.from <= now) return { stage: 'reserve', params: { ended: told(reserve.from), deadline: told(deadline) } };
  const left = durationOf(locale, reserve.left, reserve.wholeDays);
  return { stage: 'ownThenReserve', params: { deadline: told(reserve.from), reserve: left } };
}

function sentence(sentences: Sentences, context: TableContext, reader: Reader): Words[] | null {
  const time = timeOf(context, reader);
  return time && rich(reader.locale.mail, sentences[time.stage], time.params);
}

export const turnTimeWords = (context: TableContext, reader: Reader): Words[] | null => sentence(TURN, context, reader);

export const reminderWords = (context: TableContext, reader: Reader): Words[] | null =>
  sentence(REMINDER, context, reader);

export function digestTimeWords(context: TableContext, reader: Reader): string | null {
  const time = timeOf(context, reader);
  return time && say(reader.locale.mail, DIGEST[time.stage], time.params);
}
