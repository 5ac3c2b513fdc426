/** Clocks in words: in the line that asks, and beside each player. */
import type { ClockOptions } from '../../../../domain/kernel/clock.ts';
import type { SeatTimes } from '../../../net/table-people.ts';
import { spanWords } from '../../../table/time-left.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { limitNow, reader, times, timesOf, told } from './clock.ts';

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
  const limit = time === null ? null : limitNow(time);
  if (time === null || limit === null) return '';
  const until = told(limit.at);
  if (limit.stage === 'over') return t('clock.over', { time: until });
  if (time.onVacation) return t('clock.away', { name: names.value[seat] ?? '', time: until });
  const whose = session.seat.value === seat ? 'yours' : 'theirs';
  if (limit.stage === 'reserve') return t(`clock.${whose}OnReserve`, { time: until });
  if (typeof time.turn?.lapsesAt === 'string') return t(`clock.${whose}Lapse`, { time: until });
  if (time.bankLeft === 0 || time.turn?.usesBank === false) return t(`clock.${whose}`, { time: until });
  return t(`clock.${whose}ThenReserve`, { time: until, left: span(time.bankLeft) });
}

/** A few words for the list of players. */
export function seatWords(time: SeatTimes): string | null {
  const limit = limitNow(time);
  if (limit?.stage === 'over') return t('clock.seatOver');
  if (time.onVacation) return t('clock.seatAway');
  if (limit !== null)
    return t(limit.stage === 'own' ? 'clock.seatUntil' : 'clock.seatReserve', { time: told(limit.at) });
  return time.bankLeft > 0 ? t('clock.seatBank', { left: span(time.bankLeft) }) : null;
}
