/** By variant and landscape. */
import { g } from '../../games/lilliput/words.ts';
import type { WayFigures } from '../../net/history.ts';
import { t } from '../../texts/index.ts';
import { FiguresTable } from './figures-table.tsx';

export const Ways = ({ ways }: { readonly ways: readonly WayFigures[] }) =>
  ways.length === 0 ? null : (
    <FiguresTable title={t('statistics.ways')} rows={ways.map((figures) => ({ name: g(figures.way), figures }))} />
  );
