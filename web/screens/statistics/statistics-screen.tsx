/** What finished tables add up to: of one game for everybody, and one's own results for oneself. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameAt, offeredGames } from '../../games/addresses.ts';
import type { GamePage } from '../../games/contract/game-page.ts';
import { loadLobbies, lobbyOf } from '../../games/lobbies.ts';
import { type GameStatistics, type OwnStatistics, readOwnStatistics, readStatistics } from '../../net/history.ts';
import { readSession } from '../../net/api.ts';
import type { Problem } from '../../net/request.ts';
import { Choice } from '../../parts/choice.tsx';
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
  const game = useSignal(gameAt(new URL(location.href)));
  const all = useSignal<GameStatistics | null>(null);
  const own = useSignal<OwnStatistics | null>(null);
  const problem = useSignal<Problem | null>(null);
  const ready = useSignal(false);
  const read = async () => {
    const [ofGame, session] = await Promise.all([
      readStatistics(game.peek().id),
      readSession(),
      loadLobbies([{ game: game.peek().id }]),
    ]);
    problem.value = ofGame.ok ? null : ofGame.problem;
    if (ofGame.ok) all.value = ofGame.value;
    // Whoever has confirmed no address has no results of their own.
    const isKnown = session.ok && session.value.players.length > 0;
    const mine = isKnown ? await readOwnStatistics() : null;
    if (mine?.ok) own.value = mine.value;
    ready.value = true;
  };
  const turnTo = (id: string) => {
    history.replaceState(null, '', `/statistics?game=${id}`);
    game.value = gameAt(new URL(location.href));
    void read();
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
        {offeredGames.length > 1 && (
          <Choice
            name="game"
            label={t('statistics.game')}
            options={offeredGames.map(({ id, title }) => ({ value: id, label: title }))}
            value={game.value.id}
            onChoose={turnTo}
          />
        )}
        {all.value !== null && <OfGame game={game.value} statistics={all.value} />}
        {ready.value && problem.value === null && <OwnResults game={game.value} own={own.value} />}
      </main>
      <SiteFooter />
    </div>
  );
}

interface OfGameProps {
  readonly game: GamePage;
  readonly statistics: GameStatistics;
}

function OfGame({ game, statistics }: OfGameProps) {
  return (
    <section class="statistics-part" aria-labelledby="of-game">
      <h2 id="of-game">{game.title}</h2>
      {statistics.tables === 0 ? (
        <div class="statistics-empty">
          <EmptyLine />
          <p>{t('statistics.none')}</p>
          <p class="standstill-acts">
            <a class="button primary" href={`/new?game=${game.id}`}>
              {t('landing.start')}
            </a>
          </p>
        </div>
      ) : (
        <>
          <Months months={statistics.months} tables={statistics.tables} />
          <Groups game={game} groups={statistics.groups} />
          <Ways game={game} ways={statistics.ways} lobby={lobbyOf(game.id)} />
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
