/** For how many a game is, and who made it. */
import type { GamePage } from '../../games/contract/game-page.ts';
import { authorsOf } from '../../parts/authors.ts';
import { t } from '../../texts/index.ts';

export function gameInWords({ seats, credits }: GamePage): string {
  const players = t('new.gameSeats', { ...seats });
  return credits === undefined ? players : `${players} ${t('new.gameBy', { authors: authorsOf(credits) })}`;
}
