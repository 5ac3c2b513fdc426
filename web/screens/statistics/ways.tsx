/** By variant and landscape. */
import { scenarios } from '../../../domain/lilliput/data.ts';
import { g } from '../../games/lilliput/words.ts';
import type { WayFigures } from '../../net/history.ts';
import { t } from '../../texts/index.ts';
import { FiguresTable } from './figures-table.tsx';

export const Ways = ({ ways }: { readonly ways: readonly WayFigures[] }) =>
  ways.length === 0 ? null : (
    <FiguresTable
      title={t('statistics.ways')}
      rows={ways.map((figures) => ({ name: wayName(figures.way), figures }))}
    />
  );

function wayName(way: string): string {
  const [kind, id] = way.split('.');
  if (kind === 'variant') return g(way);
  return scenarios.find((scenario) => scenario.id === id)?.name ?? t('statistics.ownLandscape');
}
