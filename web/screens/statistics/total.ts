/** A total as the game counts: money, or points. */
import type { GamePage } from '../../games/contract/game-page.ts';
import { t } from '../../texts/index.ts';

export const totalInWords = ({ unit }: GamePage, amount: number): string =>
  unit === 'money' ? t('money', { amount }) : String(amount);
