/** Figures of several kinds of tables, one below the other, so that they can be compared. */
import type { Figures } from '../../net/history.ts';
import { t } from '../../texts/index.ts';
import { SeatBars } from './seat-bars.tsx';

interface FiguresTableProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[];
}

export const FiguresTable = ({ title, rows }: FiguresTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, keys must be able to scroll it
  <div class="figures-wide" tabIndex={0} role="group" aria-label={title}>
    <table class="figures-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" class="figures">
            {t('statistics.count')}
          </th>
          <th scope="col" class="figures">
            {t('statistics.average')}
          </th>
          <th scope="col" class="figures">
            {t('statistics.leading')}
          </th>
          <th scope="col" class="figures">
            {t('statistics.best')}
          </th>
          <th scope="col">{t('statistics.bySeat')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="figures">{figures.tables}</td>
            <td class="figures">{sum(figures.average)}</td>
            <td class="figures">{sum(figures.averageLeading)}</td>
            <td class="figures">
              {figures.best === null ? (
                '–'
              ) : (
                <a href={`/t/${encodeURIComponent(figures.best.table)}`}>{sum(figures.best.total)}</a>
              )}
            </td>
            <td>
              <SeatBars wins={figures.winsBySeat} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const sum = (amount: number | null): string => (amount === null ? '–' : t('money', { amount: Math.round(amount) }));
