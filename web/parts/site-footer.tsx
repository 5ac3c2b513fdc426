/** The foot of every page but the tables: the further ways, and the language. */
import { t, type TextKey } from '../texts/index.ts';
import { LanguageSwitch } from './language-switch.tsx';

const FURTHER = [
  ['/learn', 'learn.title'],
  ['/rules', 'rules.short'],
  ['/statistics', 'statistics.title'],
  ['/import', 'import.title'],
  ['/settings', 'settings.title'],
  ['/privacy', 'privacy.title'],
  ['/about', 'menu.about'],
] as const satisfies readonly (readonly [string, TextKey])[];

export const FurtherWays = () => (
  <nav class="further-ways" aria-label={t('nav.more')}>
    {FURTHER.map(([way, title]) => (
      <a key={way} href={way}>
        {t(title)}
      </a>
    ))}
  </nav>
);

export const SiteFooter = () => (
  <footer class="site-foot">
    <FurtherWays />
    <LanguageSwitch />
  </footer>
);
