/** Moments in words. */
import type { TellingStep } from '../../../table/telling.ts';
import { t } from '../../../texts/index.ts';

/** Where in the game a step stands, and whose it is. */
export function placeWords({ round, seat, takenBack }: TellingStep, names: readonly string[]): string {
  const place = round === 0 ? t('moment.draft') : t('moment.round', { round });
  const words = [place, names[seat ?? -1] ?? '', takenBack ? t('log.takenBack') : ''];
  return words.filter((word) => word !== '').join(' · ');
}
