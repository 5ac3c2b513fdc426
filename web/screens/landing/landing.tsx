/** The first page: one line, one moving board, three ways on. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addressOf, offeredGames } from '../../games/addresses.ts';
import type { GamePage } from '../../games/contract/game-page.ts';
import type { LandingPart } from '../../games/contract/site-parts.ts';
import { readSession } from '../../net/api.ts';
import { readOwnTables } from '../../net/me.ts';
import { Logo } from '../../parts/logo.tsx';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { MailboxLine } from '../../parts/mailbox-line.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { FurtherWays } from '../../parts/site-footer.tsx';
import { rowsOf, type TableRow } from '../../people/rows.ts';
import { authorsOf } from '../../parts/authors.ts';
import { t } from '../../texts/index.ts';
import { Demo } from './demo.tsx';
import { GameList } from './game-list.tsx';
import { ThreePictures } from './pictures.tsx';
import { WaysOn } from './play-solo.tsx';
import { YourTables } from './your-tables.tsx';

interface LandingProps {
  /** The game that the page shows. */
  readonly game: GamePage;
  readonly part: LandingPart | undefined;
}

export function Landing({ game, part }: LandingProps) {
  const rows = useSignal<readonly TableRow[]>([]);
  useEffect(() => {
    const read = async () => {
      const session = await readSession();
      if (!session.ok) return;
      const lists = await Promise.all(session.value.players.map(({ player }) => readOwnTables(player)));
      const own = lists.flatMap((list) => (list.ok ? list.value : []));
      rows.value = rowsOf(own, session.value);
    };
    void read();
    const shown = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
  return (
    <div class="landing">
      <main>
        <div class="hero">
          <div class="hero-words">
            <div class="hero-top">
              <Logo height={27} />
              <a href="/me">{t('me.title')}</a>
            </div>
            <h1>{t('landing.line')}</h1>
            <WaysOn
              game={game}
              third={
                <a class="button" href="/watch">
                  {t('watch.title')}
                </a>
              }
            >
              {game.tour !== undefined && (
                <p class="learn-line">
                  <a href={addressOf(game, 'learn')}>{t('learn.title')}</a>
                </p>
              )}
            </WaysOn>
          </div>
          {part !== undefined && <Demo part={part} />}
        </div>
        <YourTables rows={rows.value} />
        {offeredGames.length > 1 && <GameList />}
        {part !== undefined && <ThreePictures part={part} />}
      </main>
      <footer class="landing-foot">
        <FurtherWays />
        <LanguageSwitch />
        <ModeSwitch />
        <p class="rights">
          {offeredGames.map(rightsOf).join(' ')} {t('landing.own')}
        </p>
        <MailboxLine />
      </footer>
    </div>
  );
}

function rightsOf({ title, seats, credits }: GamePage): string {
  const players = t('landing.gameSeats', { game: title, ...seats });
  if (credits === undefined) return players;
  return `${players} ${t('landing.rights', { game: title, authors: authorsOf(credits) })}`;
}
