/** The rules as a page of their own. */
import { CHAPTERS } from '../../games/lilliput/guide/chapters.ts';
import { ruling } from '../../games/lilliput/guide/rules-words.ts';
import { Rules } from '../../games/lilliput/guide/rules-view.tsx';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { Logo } from '../../parts/logo.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../texts/index.ts';

export function RulesScreen() {
  const chapter = CHAPTERS.find((id) => location.hash === `#rules-${id}`) ?? null;
  return (
    <div class="rules-page">
      <header class="rules-page-head">
        <Logo height={22} bare={!isWide.value} />
        <a href="/learn">{ruling.say('rules.tour')}</a>
        <LanguageSwitch />
        <ModeSwitch />
      </header>
      <main>
        <h1>{t('rules.title')}</h1>
        <Rules chapter={chapter} />
      </main>
    </div>
  );
}
