/**
 * The pages and their addresses. The texts are keys of the English table: what a search engine or a link preview sees
 * before a script has run. A page without them keeps the placeholders, and the service fills them in for each table. A
 * private page is not for those who search.
 * @typedef {{ path: string, entry: string, html: string, texts?: { title: string, description: string }, private?: true, order?: import('./chunks.mjs').Order }} Page
 */

/** @type {Page[]} */
export const pages = [
  {
    path: '/',
    entry: 'pages/landing.tsx',
    html: 'index.html',
    texts: { title: 'site.name', description: 'landing.line' },
  },
  folder('new', { description: 'landing.line' }),
  folder('about', { description: 'about.credit' }),
  folder('mailbox', { private: true }),
  folder('me', { private: true }),
  folder('watch'),
  folder('settings', { private: true }),
  folder('privacy'),
  folder('lock', { private: true }),
  folder('learn'),
  folder('rules'),
  folder('import'),
  folder('statistics'),
  {
    path: '/t/',
    entry: 'pages/table.tsx',
    html: 't/index.html',
    order: {
      gamePart: 'table',
      gameSoon: 'all-rules',
      soon: ['screens/table/menu-loaded.ts', 'screens/table/people/loaded.tsx', 'screens/table/recap.ts'],
    },
  },
];

/**
 * A page in a folder of its own, which says its title and one line about itself unless told otherwise.
 * @param {string} name
 * @param {{ description?: string, private?: true }} [more]
 * @returns {Page}
 */
function folder(name, { description = `${name}.line`, ...more } = {}) {
  const texts = { title: `${name}.title`, description };
  return { path: `/${name}`, entry: `pages/${name}.tsx`, html: `${name}/index.html`, texts, ...more };
}
