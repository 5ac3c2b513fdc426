/** Figures of several kinds of tables, one below the other, so that they can be compared. */
import type { GamePage } from '../../games/contract/game-page.ts';
import type { Figures } from '../../net/history.ts';
import { FiguresHead, FiguresPlace } from '../../parts/figures.tsx';
import { t } from '../../texts/index.ts';
import { SeatBars } from './seat-bars.tsx';
import { totalInWords } from './total.ts';

interface FiguresTableProps {
  readonly game: GamePage;
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[];
}

export const FiguresTable = ({ game, title, rows }: FiguresTableProps) => (
  <FiguresPlace label={title}>
    <FiguresHead
      title={title}
      columns={[
        { words: t('statistics.count') },
        { words: t('statistics.average') },
        { words: t('statistics.leading') },
        { words: t('statistics.best') },
        { words: t('statistics.bySeat'), kind: 'words' },
      ]}
    />
    <tbody>
      {rows.map(({ name, figures }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td class="figures">{figures.tables}</td>
          <td class="figures">{sum(game, figures.average)}</td>
          <td class="figures">{sum(game, figures.averageLeading)}</td>
          <td class="figures">
            {figures.best === null ? (
              '–'
            ) : (
              <a href={`/t/${encodeURIComponent(figures.best.table)}`}>{sum(game, figures.best.total)}</a>
            )}
          </td>
          <td>
            <SeatBars wins={figures.winsBySeat} />
          </td>
        </tr>
      ))}
    </tbody>
  </FiguresPlace>
);

const sum = (game: GamePage, amount: number | null): string =>
  amount === null ? '–' : totalInWords(game, Math.round(amount));
