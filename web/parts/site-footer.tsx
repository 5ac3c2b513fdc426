/** The foot of every page but the tables: the further ways, and the language. */
import { addressOf, offeredGames } from '../games/addresses.ts';
import { t, type TextKey } from '../texts/index.ts';
import { LanguageSwitch } from './language-switch.tsx';

const FURTHER = [
  ['/statistics', 'statistics.title'],
  ['/import', 'import.title'],
  ['/settings', 'settings.title'],
  ['/privacy', 'privacy.title'],
] as const satisfies readonly (readonly [string, TextKey])[];

type Way = readonly [address: string, title: TextKey];

/** The pages of the only game; with several, the list that leads to those of each. */
function gameWays(): { readonly first: readonly Way[]; readonly last: readonly Way[] } {
  const [game, another] = offeredGames;
  if (game === undefined || another !== undefined) return { first: [['/#games', 'nav.games']], last: [] };
  return {
    first: [
      ...(game.tour === undefined ? [] : [[addressOf(game, 'learn'), 'learn.title'] as const]),
      ...(game.rules === undefined ? [] : [[addressOf(game, 'rules'), 'rules.short'] as const]),
    ],
    last: game.about === undefined ? [] : [[addressOf(game, 'about'), 'menu.about']],
  };
}

const { first, last } = gameWays();

export const FurtherWays = () => (
  <nav class="further-ways" aria-label={t('nav.more')}>
    {[...first, ...FURTHER, ...last].map(([way, title]) => (
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
