/** By who played, and how many. */
import type { GamePage } from '../../games/contract/game-page.ts';
import type { GroupFigures } from '../../net/history.ts';
import { t } from '../../texts/index.ts';
import { FiguresTable } from './figures-table.tsx';

interface GroupsProps {
  readonly game: GamePage;
  readonly groups: readonly GroupFigures[];
}

export const Groups = ({ game, groups }: GroupsProps) =>
  groups.length === 0 ? null : (
    <FiguresTable
      game={game}
      title={t('statistics.groups')}
      rows={groups.map((figures) => ({ name: groupName(figures), figures }))}
    />
  );

export const groupName = ({ company, seats }: Pick<GroupFigures, 'company' | 'seats'>): string =>
  company === 'solo' ? t('statistics.solo') : t(`statistics.${company}`, { seats });
