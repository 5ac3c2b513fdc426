/**
 * The pages and their addresses. The texts are keys of the English table: what a search engine or a link preview sees
 * before a script has run. A page without them keeps the placeholders, and the service fills them in for each table. A
 * private page is not for those who search. `game` is the title of the game that a page is about, and `part` the file of
 * it that is loaded with the page.
 * @typedef {{ path: string, entry: string, html: string, texts?: { title: string, description: string }, private?: true, game?: string, part?: string }} Page
 */
import { gamePages, partFile } from './game-pages.mjs';

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
      ...(first?.['landing'] === undefined ? {} : { part: partFile(first, 'landing') }),
    },
    folder('new', {
      description: 'landing.line',
      ...(first?.['setup'] === undefined || others.length > 0 ? {} : { part: partFile(first, 'setup') }),
    }),
    folder('mailbox', { private: true }),
    folder('me', { private: true }),
    folder('watch'),
    folder('settings', { private: true }),
    folder('privacy'),
    folder('lock', { private: true }),
    folder('import'),
    folder('statistics'),
    ...gamePages(games),
    { path: '/t/', entry: 'pages/table.tsx', html: 't/index.html' },
  ];
}

/**
 * A page in a folder of its own, which says its title and one line about itself unless told otherwise.
 * @param {string} name
 * @param {{ description?: string, private?: true, part?: string }} [more]
 * @returns {Page}
 */
function folder(name, { description = `${name}.line`, ...more } = {}) {
  const texts = { title: `${name}.title`, description };
  return { path: `/${name}`, entry: `pages/${name}.tsx`, html: `${name}/index.html`, texts, ...more };
}
