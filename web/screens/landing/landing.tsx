/** The first page: one line, one moving board, three ways on. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readSession } from '../../net/api.ts';
import { readOwnTables } from '../../net/me.ts';
import { Logo } from '../../parts/logo.tsx';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { MailboxLine } from '../../parts/mailbox-line.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { FurtherWays } from '../../parts/site-footer.tsx';
import { rowsOf, type TableRow } from '../../people/rows.ts';
import { t } from '../../texts/index.ts';
import { DemoSoon } from './demo-soon.tsx';
import { ThreePictures } from './pictures.tsx';
import { WaysOn } from './play-solo.tsx';
import { YourTables } from './your-tables.tsx';

export function Landing() {
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
              third={
                <a class="button" href="/watch">
                  {t('watch.title')}
                </a>
              }
            >
              <p class="learn-line">
                <a href="/learn">{t('learn.title')}</a>
              </p>
            </WaysOn>
          </div>
          <DemoSoon />
        </div>
        <YourTables rows={rows.value} />
        <ThreePictures />
      </main>
      <footer class="landing-foot">
        <FurtherWays />
        <LanguageSwitch />
        <ModeSwitch />
        <p class="rights">
          {t('landing.games')}. {t('landing.rights')}
        </p>
        <MailboxLine />
      </footer>
    </div>
  );
}
