/** By who played, and how many. */
import type { GroupFigures } from '../../net/history.ts';
import { t } from '../../texts/index.ts';
import { FiguresTable } from './figures-table.tsx';

export const Groups = ({ groups }: { readonly groups: readonly GroupFigures[] }) =>
  groups.length === 0 ? null : (
    <FiguresTable
      title={t('statistics.groups')}
      rows={groups.map((figures) => ({ name: groupName(figures), figures }))}
    />
  );

export const groupName = ({ company, seats }: Pick<GroupFigures, 'company' | 'seats'>): string =>
  company === 'solo' ? t('statistics.solo') : t(`statistics.${company}`, { seats });
