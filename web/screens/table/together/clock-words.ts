/** Clocks in words: in the line that asks, and beside each player. */
import type { ClockOptions } from '../../../../domain/kernel/clock.ts';
import type { SeatTimes } from '../../../net/together.ts';
import { spanWords } from '../../../table/time-left.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { isOverdue, reader, times, timesOf, told } from './clock.ts';

/** Every hour of every day counts. */
export const countsAlways = ({ countedDays, countedHours: { from, to } }: ClockOptions): boolean =>
  countedDays.length === 7 && from === 0 && to === 24;

/** So much of the time that counts. */
export function span(seconds: number): string {
  const clock = times.value?.clock ?? null;
  return spanWords(seconds, reader(), clock === null || countsAlways(clock));
}

/** Until when a seat has time; empty where nothing is to be said. */
export function untilWords({ session, names }: TableModel, seat: number): string {
  const { paused = false } = session.position.value?.state.table ?? {};
  if (paused) return t('clock.paused');
  const time = timesOf(seat);
  const deadline = time?.turn?.deadline ?? null;
  if (time === null || deadline === null) return '';
  if (isOverdue(time)) return t('clock.over', { time: told(deadline) });
  if (time.onVacation) return t('clock.away', { name: names.value[seat] ?? '', time: told(deadline) });
  return t(session.seat.value === seat ? 'clock.yours' : 'clock.theirs', { time: told(deadline) });
}

/** A few words for the list of players. */
export function seatWords(time: SeatTimes): string | null {
  const deadline = time.turn?.deadline ?? null;
  if (deadline !== null && isOverdue(time)) return t('clock.seatOver');
  if (time.onVacation) return t('clock.seatAway');
  if (deadline !== null) return t('clock.seatUntil', { time: told(deadline) });
  return time.bankLeft > 0 ? t('clock.seatBank', { left: span(time.bankLeft) }) : null;
}
