/** What a round is called; a game may have a name of its own for what comes before the first. */
import { t } from '../texts/index.ts';
import type { GameWords } from './game-words.ts';

export function roundName(words: Pick<GameWords, 'has' | 'say'>, round: number): string {
  if (round > 0) return t('moment.round', { round });
  return words.has('round.0') ? words.say('round.0') : t('moment.start');
}
