/** Moments in words. */
import { roundName } from '../../../table/round-name.ts';
import type { TellingStep } from '../../../table/telling.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';

/** Where in the game a step stands, and whose it is. */
export function placeWords({ words, names }: TableModel, { round, seat, takenBack }: TellingStep): string {
  const parts = [roundName(words, round), names.value[seat ?? -1] ?? '', takenBack ? t('log.takenBack') : ''];
  return parts.filter((word) => word !== '').join(' · ');
}
