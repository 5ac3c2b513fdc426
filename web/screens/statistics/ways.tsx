/** By the options that were chosen. */
import type { GamePage } from '../../games/contract/game-page.ts';
import type { LobbyPart } from '../../games/contract/site-parts.ts';
import type { WayFigures } from '../../net/history.ts';
import { t } from '../../texts/index.ts';
import { FiguresTable } from './figures-table.tsx';

interface WaysProps {
  readonly game: GamePage;
  readonly ways: readonly WayFigures[];
  readonly lobby: LobbyPart | undefined;
}

export const Ways = ({ game, ways, lobby }: WaysProps) =>
  ways.length === 0 ? null : (
    <FiguresTable
      game={game}
      title={t('statistics.ways')}
      rows={ways.map((figures) => ({ name: lobby?.optionName(figures.way) ?? figures.way, figures }))}
    />
  );
