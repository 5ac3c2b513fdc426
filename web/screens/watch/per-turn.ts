/** Hours for a turn as people say them: whole days as days. */
import { localeNow } from '../../texts/index.ts';

const DAY = 24;

export function timePerTurn(hours: number): string {
  const [unit, amount] = hours % DAY === 0 ? (['day', hours / DAY] as const) : (['hour', hours] as const);
  return new Intl.NumberFormat(localeNow(), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
