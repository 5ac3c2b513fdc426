/** Which tables are played by all at this device: this browser's own business, so it is kept here. */
import { keep, kept } from '../net/local-storage.ts';

const nameOf = (table: string): string => `hotSeat.${table}`;

export const beHotSeat = (table: string): void => keep(nameOf(table), true);

export const isHotSeat = (table: string): boolean => kept(nameOf(table)) === true;
