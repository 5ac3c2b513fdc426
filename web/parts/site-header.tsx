/** The head of every page but the first and the tables: the name, and the ways that people take most. */
import { t, type TextKey } from '../texts/index.ts';
import { Logo } from './logo.tsx';
import { ModeSwitch } from './mode-switch.tsx';

const WAYS = [
  ['/me', 'me.title'],
  ['/watch', 'watch.title'],
  ['/new', 'landing.start'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** Whether the address of a page is this one, with or without a slash at its end. */
const isHere = (way: string): boolean => location.pathname.replace(/\/$/, '') === way;

export const SiteHeader = () => (
  <header class="site-head">
    <Logo height={24} />
    <nav class="site-ways" aria-label={t('nav.pages')}>
      {WAYS.map(([way, title]) => (
        <a key={way} class="site-way" href={way} aria-current={isHere(way) ? 'page' : undefined}>
          {t(title)}
        </a>
      ))}
    </nav>
    <ModeSwitch />
  </header>
);
