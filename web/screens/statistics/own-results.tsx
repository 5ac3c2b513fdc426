/** One's own results of a game, the newest first; nobody else sees them. */
import type { GamePage } from '../../games/contract/game-page.ts';
import type { OwnResult, OwnStatistics } from '../../net/history.ts';
import { FiguresHead, FiguresPlace } from '../../parts/figures.tsx';
import { localeNow, t, tCount } from '../../texts/index.ts';
import { groupName } from './groups.tsx';
import { OwnLine } from './own-line.tsx';
import { totalInWords } from './total.ts';

interface OwnResultsProps {
  readonly game: GamePage;
  readonly own: OwnStatistics | null;
}

export function OwnResults({ game, own }: OwnResultsProps) {
  const results = (own?.results ?? []).filter((result) => result.game === game.id);
  const wins = results.filter(({ rank }) => rank === 1).length;
  return (
    <section class="statistics-part" aria-labelledby="own-results">
      <h2 id="own-results">{t('statistics.own')}</h2>
      {own === null && (
        <p>
          {t('statistics.confirm')} <a href="/me">{t('me.title')}</a>
        </p>
      )}
      {own !== null && results.length === 0 && <p>{t('statistics.ownNone')}</p>}
      {results.length > 0 && (
        <>
          <p class="statistics-sum">
            <strong>{results.length}</strong> {tCount('statistics.tables', results.length)}{' '}
            <span class="muted">· {tCount('statistics.wins', wins)}</span>
          </p>
          <OwnLine results={results} />
          <Table game={game} results={results} />
        </>
      )}
    </section>
  );
}

interface TableProps {
  readonly game: GamePage;
  readonly results: readonly OwnResult[];
}

const Table = ({ game, results }: TableProps) => (
  <FiguresPlace label={t('statistics.own')}>
    <FiguresHead
      title={t('statistics.table')}
      columns={[
        { words: t('statistics.day'), kind: 'words' },
        { words: t('statistics.groups'), kind: 'words' },
        { words: t('statistics.rank') },
        { words: t('statistics.total') },
      ]}
    />
    <tbody>
      {results.map((result) => (
        <tr key={result.table}>
          <th scope="row">
            <a href={`/t/${encodeURIComponent(result.table)}`}>{result.title}</a>
          </th>
          <td>{day(result.at)}</td>
          <td>{groupName(result)}</td>
          <td class="figures">{result.rank}</td>
          <td class="figures">{totalInWords(game, result.total)}</td>
        </tr>
      ))}
    </tbody>
  </FiguresPlace>
);

const day = (at: string): string => new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium' }).format(new Date(at));
