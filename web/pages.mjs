/**
 * The pages and their addresses. The texts are keys of the English table: what a search engine or a link preview sees
 * before a script has run. A page without them keeps the placeholders, and the service fills them in for each table. A
 * private page is not for those who search. `parts` are those of games (`games/contract/game-page.ts`) that a page may
 * fetch, `gamePart` is the one that it shows first, and `game` the game that it is about, where that is known when the
 * pages are built. `gameSoon` is the part that it fetches after that, and `soon` are the sources of parts of its own that
 * it fetches as soon as it is shown (`chunks.mjs`).
 * @typedef {{ path: string, entry: string, html: string, texts?: { title: string, description: string }, private?: true, parts?: string[], gamePart?: string, gameSoon?: string, soon?: string[], game?: { id: string, title: string } }} Page
 */
import { gamePages } from './game-pages.mjs';

/**
 * @param {import('./game-pages.mjs').RegisteredGame[]} games
 * @returns {Page[]}
 */
export function pagesOf(games) {
  const [first, ...others] = games;
  return [
    {
      path: '/',
      entry: 'pages/landing.tsx',
      html: 'index.html',
      texts: { title: 'site.name', description: 'landing.line' },
      parts: ['landing', 'setup'],
      ...(first?.['landing'] === undefined ? {} : { gamePart: 'landing', game: first }),
    },
    folder('new', {
      description: 'landing.line',
      parts: ['setup'],
      ...(first?.['setup'] === undefined || others.length > 0 ? {} : { gamePart: 'setup', game: first }),
    }),
    folder('mailbox', { private: true }),
    folder('me', { private: true }),
    folder('watch', { parts: ['lobby'] }),
    folder('settings', { private: true }),
    folder('privacy'),
    folder('lock', { private: true }),
    folder('import'),
    folder('statistics', { parts: ['lobby'] }),
    ...gamePages(games),
    {
      path: '/t/',
      entry: 'pages/table.tsx',
      html: 't/index.html',
      parts: ['table', 'review', 'orders', 'rules'],
      gamePart: 'table',
      gameSoon: 'all-rules',
      soon: ['screens/table/menu-loaded.ts', 'screens/table/people/loaded.tsx', 'screens/table/recap.ts'],
    },
  ];
}

/**
 * A page in a folder of its own, which says its title and one line about itself unless told otherwise.
 * @param {string} name
 * @param {{ description?: string, private?: true, parts?: string[], gamePart?: string, game?: NonNullable<Page['game']> }} [more]
 * @returns {Page}
 */
function folder(name, { description = `${name}.line`, ...more } = {}) {
  const texts = { title: `${name}.title`, description };
  return { path: `/${name}`, entry: `pages/${name}.tsx`, html: `${name}/index.html`, texts, ...more };
}
