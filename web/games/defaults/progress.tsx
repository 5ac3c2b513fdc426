/** How far the game is: its round, and of how many where that is known. */
import { t } from '../../texts/index.ts';
import type { DefaultProps } from './table.ts';

export function DefaultProgress({ table: { game, replay, session } }: DefaultProps) {
  const state = (replay.position.value ?? session.position.value)?.state.game;
  if (state === undefined) return null;
  const { round, of } = game.round(state);
  const isOver = game.outcome(state) !== null;
  if (round === 0 && !isOver) return null;
  const words = of === undefined ? t('moment.round', { round }) : t('progress.round', { round, rounds: of });
  return (
    <p class="progress">
      <span class="progress-words">{isOver ? t('progress.over') : words}</span>
    </p>
  );
}
