/** What finished tables add up to: of the game for everybody, and one's own results for oneself. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { g } from '../../games/lilliput/words.ts';
import { type GameStatistics, type OwnStatistics, readOwnStatistics, readStatistics } from '../../net/history.ts';
import { readSession } from '../../net/api.ts';
import type { Problem } from '../../net/request.ts';
import { Notice } from '../../parts/notice.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../texts/index.ts';
import { Groups } from './groups.tsx';
import { Months } from './months.tsx';
import { OwnResults } from './own-results.tsx';
import { Ways } from './ways.tsx';

export function StatisticsScreen() {
  const all = useSignal<GameStatistics | null>(null);
  const own = useSignal<OwnStatistics | null>(null);
  const problem = useSignal<Problem | null>(null);
  const ready = useSignal(false);
  const read = async () => {
    const [ofGame, session] = await Promise.all([readStatistics(), readSession()]);
    problem.value = ofGame.ok ? null : ofGame.problem;
    if (ofGame.ok) all.value = ofGame.value;
    // Whoever has confirmed no address has no results of their own.
    const isKnown = session.ok && session.value.players.length > 0;
    const mine = isKnown ? await readOwnStatistics() : null;
    if (mine?.ok) own.value = mine.value;
    ready.value = true;
  };
  useEffect(() => void read(), []);
  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main statistics" aria-busy={!ready.value}>
        <div class="site-title">
          <h1>{t('statistics.title')}</h1>
          <p>{t('statistics.line')}</p>
        </div>
        {problem.value !== null && (
          <Notice kind="trouble">
            <p>{problemSentence(problem.value)}</p>
            <button type="button" class="button small" onClick={() => void read()}>
              {t('later.again')}
            </button>
          </Notice>
        )}
        {all.value !== null && <OfGame statistics={all.value} />}
        {ready.value && problem.value === null && <OwnResults own={own.value} />}
      </main>
      <SiteFooter />
    </div>
  );
}

function OfGame({ statistics }: { readonly statistics: GameStatistics }) {
  return (
    <section class="statistics-part" aria-labelledby="of-game">
      <h2 id="of-game">{g('game.name')}</h2>
      {statistics.tables === 0 ? (
        <div class="statistics-empty">
          <EmptyLine />
          <p>{t('statistics.none')}</p>
          <p class="standstill-acts">
            <a class="button primary" href="/new">
              {t('landing.start')}
            </a>
          </p>
        </div>
      ) : (
        <>
          <Months months={statistics.months} tables={statistics.tables} />
          <Groups groups={statistics.groups} />
          <Ways ways={statistics.ways} />
        </>
      )}
    </section>
  );
}

/** A line on which no train has run yet. */
const EmptyLine = () => (
  <svg width="240" height="24" viewBox="0 0 240 24" aria-hidden="true" focusable="false">
    <path d="M12 12H228" stroke="var(--line-strong)" stroke-width="2" stroke-dasharray="2 6" />
    {[12, 84, 156, 228].map((x) => (
      <circle key={x} cx={x} cy="12" r="6" fill="var(--paper)" stroke="var(--line-strong)" stroke-width="2" />
    ))}
  </svg>
);
