/**
 * Until when a seat is to play, in words. The turn's own time comes first, and apart from it the reserve: that is there
 * once for the whole game, so it is no part of the time that a turn may take.
 */
import { rich, type Words } from '../layout/layout.ts';
import { say } from '../../../domain/kernel/texts.ts';
import type { MailKey } from '../texts/en.ts';
import { dayAndTime, durationOf } from '../locale.ts';
import type { Reader, TableScene } from './context.ts';

type Stage = 'own' | 'ownThenReserve' | 'reserve' | 'over';
type Sentences = { readonly [stage in Stage]: MailKey };

const TURN: Sentences = {
  own: 'deadline.turn',
  ownThenReserve: 'deadline.reserve',
  reserve: 'reminder.reserve',
  over: 'reminder.late',
};
const REMINDER: Sentences = { ...TURN, own: 'reminder.soon', ownThenReserve: 'reminder.soonReserve' };
const DIGEST: Sentences = {
  own: 'digest.deadline',
  ownThenReserve: 'digest.reserve',
  reserve: 'digest.onReserve',
  over: 'digest.late',
};

interface Told {
  readonly stage: Stage;
  readonly params: { readonly [name: string]: string };
}

/** Null for a table without a clock, and while it is paused. */
function timeOf({ deadline, reserve, now }: TableScene, { tongue, zone }: Reader): Told | null {
  if (deadline === null) return null;
  const told = (at: number): string => dayAndTime(tongue, zone, at, now);
  if (deadline <= now) return { stage: 'over', params: { deadline: told(deadline) } };
  if (!reserve) return { stage: 'own', params: { deadline: told(deadline) } };
  if (reserve.from <= now) return { stage: 'reserve', params: { ended: told(reserve.from), deadline: told(deadline) } };
  const left = durationOf(tongue, reserve.left, reserve.wholeDays);
  return { stage: 'ownThenReserve', params: { deadline: told(reserve.from), reserve: left } };
}

function sentence(sentences: Sentences, scene: TableScene, reader: Reader): Words[] | null {
  const time = timeOf(scene, reader);
  return time && rich(reader.tongue.mail, sentences[time.stage], time.params);
}

export const turnTimeWords = (scene: TableScene, reader: Reader): Words[] | null => sentence(TURN, scene, reader);

export const reminderWords = (scene: TableScene, reader: Reader): Words[] | null => sentence(REMINDER, scene, reader);

export function digestTimeWords(scene: TableScene, reader: Reader): string | null {
  const time = timeOf(scene, reader);
  return time && say(reader.tongue.mail, DIGEST[time.stage], time.params);
}
