/** What the one who sits there is called: by the name given, as a robot, or as an open seat. */
import type { SeatInfo } from '../net/api.ts';
import { tableWords } from './table-words.ts';
import { t } from '../texts/index.ts';

export function seatName({ name, bot, seat, place = seat }: SeatInfo): string {
  if (name !== null) return name;
  return bot === null ? t('seat.open', { number: seat + 1 }) : tableWords(`robot.${place}`);
}

/** Nobody plays it yet. */
export const isOpen = ({ name, bot, byMail }: SeatInfo): boolean => name === null && bot === null && !byMail;

/** Invited by mail, and not come yet. */
export const isExpected = ({ byMail, joined }: SeatInfo): boolean => byMail === true && !joined;
