/** For how many a game is, and who made it. */
import type { GamePage } from '../../games/contract/game-page.ts';
import { localeNow, t } from '../../texts/index.ts';

export const gameInWords = ({ seats, authors }: GamePage): string =>
  t('new.gameWords', { ...seats, authors: new Intl.ListFormat(localeNow()).format(authors) });
