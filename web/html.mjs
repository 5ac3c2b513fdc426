/**
 * The HTML of a page, from `shell.html`: links to what it loads first, and what a search engine or a link preview sees
 * before a script has run. The page of a table keeps placeholders, which the service fills in for each table.
 */
import { gameParts, loadedWith } from './chunks.mjs';

/** Besides English, which comes with the pages. `static/early.js` asks for one of them before the scripts run. */
const languages = ['fr', 'es'];

/**
 * @typedef {import('./chunks.mjs').Outputs} Outputs
 * @typedef {import('./pages.mjs').Page} Page
 */

/**
 * The files a page needs before it can draw: its script, what that imports statically, its style sheet, and the fonts
 * of the style sheet.
 * @param {Outputs} outputs
 * @param {string} script
 * @param {Pick<Page, 'game' | 'gamePart'>} page
 */
export function firstLoad(outputs, script, { game, gamePart }) {
  const parts = partsOf(outputs, gamePart).filter(([id]) => id === game?.id);
  const entries = [script, ...parts.map(([, part]) => part)];
  const scripts = [...new Set(entries.flatMap((file) => [...loadedWith(outputs, file)]))];
  const sheets = scripts.flatMap((file) => outputs[file]?.cssBundle ?? []);
  const fonts = sheets.flatMap((file) => outputs[file]?.imports ?? []).filter(({ kind }) => kind === 'url-token');
  return [...scripts, ...sheets, ...fonts.map(({ path }) => path)];
}

/**
 * @param {Outputs} outputs
 * @param {string} [part]
 */
const partsOf = (outputs, part) => (part === undefined ? [] : gameParts(outputs, part));

/**
 * The words of a page in another language: what its first load would fetch at once in that language.
 * @param {Outputs} outputs
 * @param {string} language
 * @param {string[]} loaded
 */
function wordsIn(outputs, language, loaded) {
  const fetched = loaded
    .flatMap((file) => outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === 'dynamic-import');
  const words = new RegExp(`texts/${language}(/[\\w-]+)?\\.ts$`);
  const named = fetched.filter(({ path }) => words.test(outputs[path]?.entryPoint ?? ''));
  return [...new Set(named.map(({ path }) => path))];
}

/**
 * What a page loads of each game, where its game is known only when somebody opens it: `first` is the part that it shows,
 * `styles` the style sheets of that part, and `soon` the part that it fetches as soon as that is there.
 * @typedef {{ first: string[], styles: string[], soon: string[] }} GameFiles
 * @param {Outputs} outputs
 * @param {Page} page
 * @param {string[]} loaded
 * @param {Map<string, string[]>} styles by game
 * @returns {Map<string, GameFiles>} by game
 */
export function filesOfGames(outputs, { game, gamePart, gameSoon }, loaded, styles) {
  const later = new Map(partsOf(outputs, gameSoon));
  return new Map(
    (game === undefined ? partsOf(outputs, gamePart) : []).map(([id, script]) => {
      const first = [...loadedWith(outputs, script)].filter((file) => !loaded.includes(file));
      const fetched = later.get(id);
      const soon = fetched === undefined ? [] : [...loadedWith(outputs, fetched)];
      return [
        id,
        {
          first,
          styles: styles.get(id) ?? [],
          soon: soon.filter((file) => ![...loaded, ...first].includes(file)),
        },
      ];
    }),
  );
}

/**
 * @param {string} shell
 * @param {Page} page
 * @param {Outputs} outputs
 * @param {{ loaded: string[], games: Map<string, GameFiles> }} files
 * @param {Record<string, string>} english
 */
export function htmlOf(shell, page, outputs, { loaded, games }, english) {
  const [script = '', ...others] = loaded;
  // The style sheet first: nothing is painted without it.
  const links = [...others.map((file) => link(file)), `<script type="module" src="/${script}"></script>`];
  const linesOfGames = [...games].map(([game, { first, soon }]) => {
    const preloads = [
      ...first.map((file) => link(file, wordsOf(outputs, [file]))),
      ...soon.map((file) => link(file, ' fetchpriority="low"')),
    ];
    return lineOfGame(game, preloads);
  });
  // After the page's own style sheet, so that a game can change what that says.
  const stylesOfGames = [...games]
    .filter(([, { styles }]) => styles.length > 0)
    .map(([game, { styles }]) =>
      lineOfGame(
        game,
        styles.map((file) => link(file)),
      ),
    );
  const parts = new Map([
    ['assets', links.join('\n    ')],
    ['games', linesOfGames.join('\n    ')],
    ['gameStyles', stylesOfGames.join('\n    ')],
    ['languages', wordsOf(outputs, loaded)],
    ['robots', page.private ? '<meta name="robots" content="noindex" />' : ''],
    ...(page.texts === undefined
      ? []
      : /** @type {const} */ ([
          ['opening', ''],
          ['board', ''],
        ])),
  ]);
  for (const [part, key] of Object.entries(page.texts ?? {})) {
    const text = english[key];
    if (text === undefined) throw new Error(`web/texts/en.ts has no "${key}", which the build needs.`);
    parts.set(part, escaped(text.replaceAll('{game}', page.game?.title ?? '')));
  }
  return shell.replace(/<!-- (\w+) -->/g, (placeholder, name) => parts.get(name) ?? placeholder);
}

/**
 * The service keeps the lines of the table's game and drops all others.
 * @param {string} game
 * @param {string[]} links
 */
const lineOfGame = (game, links) => `<!-- game ${game}: ${links.join('')} -->`;

/**
 * The words that these files would fetch at once in another language, as attributes for `static/early.js`.
 * @param {Outputs} outputs
 * @param {string[]} files
 */
const wordsOf = (outputs, files) =>
  languages
    .map((language) => ({ language, words: wordsIn(outputs, language, files) }))
    .filter(({ words }) => words.length > 0)
    .map(({ language, words }) => ` data-${language}="${words.map((file) => `/${file}`).join(' ')}"`)
    .join('');

/**
 * @param {string} file
 * @param {string} [attributes]
 */
function link(file, attributes = '') {
  if (file.endsWith('.js')) return `<link rel="modulepreload" href="/${file}"${attributes} />`;
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}" />`;
  // Fonts are fetched without credentials, also from one's own host; a preload must ask the same way to be used.
  return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
