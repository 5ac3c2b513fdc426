/** The first page: one line, one moving board, two ways on. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readSession, type Session } from '../../net/api.ts';
import { Logo } from '../../parts/logo.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { t } from '../../texts/index.ts';
import { DemoSoon } from './demo-soon.tsx';
import { ThreePictures } from './pictures.tsx';
import { WaysOn } from './play-solo.tsx';
import { YourTables } from './your-tables.tsx';

export function Landing() {
  const session = useSignal<Session | null>(null);
  useEffect(() => {
    const read = () =>
      void readSession().then((answer) => {
        if (answer.ok) session.value = answer.value;
      });
    read();
    const shown = () => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
  return (
    <div class="landing">
      <main>
        <div class="hero">
          <div class="hero-words">
            <Logo height={27} />
            <h1>{t('landing.line')}</h1>
            <WaysOn />
          </div>
          <DemoSoon />
        </div>
        {session.value !== null && <YourTables session={session.value} />}
        <ThreePictures />
      </main>
      <footer class="landing-foot">
        <p>
          {t('landing.games')} · <a href="/about">{t('menu.about')}</a>
        </p>
        <p class="rights">{t('landing.rights')}</p>
        <ModeSwitch />
      </footer>
    </div>
  );
}
