/** The module check finds each kind of violation, and nothing where there is none. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkFile } from './modules.mjs';
import { gamesIn, gamesNamed } from './stages/game-names.mjs';

const sentences = (file: string, source: string) => checkFile(file, source).map(({ sentence }) => sentence);

describe('an import that leaves its module', () => {
  test.each([
    ['static', "import { app } from '../../functions/app.ts';"],
    ['of the default', "import app from '../../functions/app.ts';"],
    ['of a namespace', "import * as app from '../../functions/app.ts';"],
    ['over several lines', "import {\n  app,\n} from '../../functions/app.ts';"],
    ['for its effect', "import '../../functions/app.ts';"],
    ['for a type', "import type { App } from '../../functions/app.ts';"],
    ['for one type among values', "import { type App } from '../../functions/app.ts';"],
    ['dynamic', "const app = await import('../../functions/app.ts');"],
    ['dynamic with a template', 'const app = await import(`../../functions/app.ts`);'],
    ['dynamic within a template', "const text = `a ${await import('../../functions/app.ts')} b`;"],
    ['of a type in place', "type App = import('../../functions/app.ts').App;"],
    ['by re-export', "export { app } from '../../functions/app.ts';"],
    ['by re-export of all', "export * from '../../functions/app.ts';"],
    ['by re-export under a name', "export * as app from '../../functions/app.ts';"],
    ['by re-export of a type', "export type { App } from '../../functions/app.ts';"],
    ['after a regular expression with quotes', "const quote = /['\"`]/;\nimport '../../functions/app.ts';"],
    ['after a division', "const half = size / 2; import '../../functions/app.ts'; const third = size / 3;"],
  ])('%s', (_, source) => {
    expect(sentences('domain/kernel/fold.ts', source)).toEqual([
      'imports functions/app.ts; domain imports from domain only',
    ]);
  });

  test('says on which line', () => {
    const source = "/* two\nlines */\nconst text = `over\ntwo`;\nimport '../functions/app.ts';\n";
    expect(checkFile('domain/games.ts', source)).toMatchObject([{ file: 'domain/games.ts', line: 5 }]);
  });

  test.each([
    ['web/polling.ts', '../functions/app.ts'],
    ['functions/app.ts', '../web/pages/table.tsx'],
    ['infra/stack.ts', '../domain/games.ts'],
    ['infra/stack.ts', '../functions/app.ts'],
    ['domain/games.ts', '../web/text.ts'],
    ['domain/games.ts', '../test/toys.ts'],
    ['functions/app.ts', '../test/toys.ts'],
    ['functions/app.test.ts', '../web/text.ts'],
  ])('%s may not import %s', (file, from) => {
    expect(sentences(file, `import '${from}';`)).toHaveLength(1);
  });

  test.each([
    ['web/polling.ts', '../domain/kernel/fold.ts'],
    ['functions/app.ts', './store/store.ts'],
    ['functions/app.test.ts', '../test/toys.ts'],
    ['test/api/table.test.ts', '../../functions/app.ts'],
  ])('%s may import %s', (file, from) => {
    expect(sentences(file, `import '${from}';`)).toEqual([]);
  });

  test('is allowed from web to the schemas of API answers, for types alone', () => {
    const from = '../../functions/http/answers/table.ts';
    expect(sentences('web/net/api.ts', `import type { TableInfo } from '${from}';`)).toEqual([]);
    expect(sentences('web/net/api.ts', `export type { TableInfo } from '${from}';`)).toEqual([]);
    expect(sentences('web/net/api.ts', `import { tableSchema } from '${from}';`)).toHaveLength(1);
    expect(sentences('web/net/api.ts', "import type { Route } from '../../functions/http/route.ts';")).toHaveLength(1);
  });

  test('is found between JSX tags, where a quote is only text', () => {
    const source = "const page = <p title='it'>Don't {import('../functions/app.ts')} `</p>;";
    expect(sentences('web/page.tsx', source)).toHaveLength(1);
  });

  test('whose name is computed can not be followed', () => {
    expect(sentences('web/page.ts', 'await import(name);')).toHaveLength(1);
    expect(sentences('web/page.ts', "await import('./' + name);")).toHaveLength(1);
  });
});

describe('within domain', () => {
  test.each([
    ['domain/lilliput/game.ts', '../rocket/board.ts'],
    ['domain/lilliput/drawing/board.ts', '../../rocket/board.ts'],
    ['domain/lilliput/game.ts', '../games.ts'],
    ['domain/kernel/fold.ts', '../lilliput/game.ts'],
    ['domain/kernel/fold.ts', '../games.ts'],
  ])('%s may not import %s', (file, from) => {
    expect(sentences(file, `import '${from}';`)).toHaveLength(1);
  });

  test.each([
    ['domain/games.ts', './lilliput/game.ts'],
    ['domain/lilliput/drawing/board.ts', '../../kernel/contract.ts'],
    ['domain/lilliput/drawing/board.ts', '../types.ts'],
    ['domain/kernel/fold.ts', './commit.ts'],
  ])('%s may import %s', (file, from) => {
    expect(sentences(file, `import '${from}';`)).toEqual([]);
  });
});

describe('a package', () => {
  test.each([
    ['domain/kernel/hash.ts', 'node:crypto'],
    ['domain/kernel/hash.ts', 'fs'],
    ['domain/kernel/hash.ts', 'zod'],
    ['domain/kernel/hash.ts', 'zod/minimum'],
    ['domain/kernel/hash.ts', 'fast-check'],
    ['web/page.ts', 'hono'],
    ['web/page.ts', 'node:fs'],
    ['functions/app.ts', 'preact'],
    ['functions/app.ts', 'vitest'],
    ['infra/stack.ts', 'hono'],
  ])('%s may not import %s', (file, from) => {
    expect(sentences(file, `import x from '${from}';`)).toHaveLength(1);
  });

  test.each([
    ['domain/kernel/hash.ts', '@noble/hashes/sha2.js'],
    ['domain/kernel/hash.ts', 'zod/mini'],
    ['domain/kernel/hash.test.ts', 'vitest'],
    ['domain/kernel/hash.test.ts', 'fast-check'],
    ['domain/kernel/hash.test.ts', 'node:fs'],
    ['functions/app.ts', 'hono/cookie'],
    ['functions/app.ts', 'node:fs'],
    ['web/page.ts', 'preact/hooks'],
    ['infra/stack.ts', 'aws-cdk-lib/aws-lambda'],
  ])('%s may import %s', (file, from) => {
    expect(sentences(file, `import x from '${from}';`)).toEqual([]);
  });

  test('that exists as types only may be imported for types only', () => {
    expect(sentences('functions/lambda/api.ts', "import type { Handler } from 'aws-lambda';")).toEqual([]);
    expect(sentences('functions/lambda/api.ts', "import { Handler } from 'aws-lambda';")).toHaveLength(1);
  });
});

describe('domain names nothing of the world outside', () => {
  test.each([
    'const now = Date.now();',
    'const now = new Date();',
    'let at: Date;',
    'const began = performance.now();',
    'setTimeout(act, 10);',
    'const roll = Math.random();',
    "const roll = Math['random']();",
    'const { random } = Math;',
    'const id = crypto.randomUUID();',
    "const answer = fetch('/');",
    'new XMLHttpRequest();',
    "new WebSocket('ws://x');",
    'const home = process.env.HOME;',
    'const world = globalThis;',
    "const fs = require('fs');",
    "const bytes = Buffer.from('');",
    'console.log(1);',
    'document.title;',
    'const width = window.innerWidth;',
    "localStorage.getItem('x');",
    'const text = `${Date.now()}`;',
    'const either = odd ? process : other;',
    'const bag = { window };',
    'const halves = a! / Date.now() / 2;',
  ])('%s', (source) => {
    expect(sentences('domain/kernel/fold.ts', source)).not.toEqual([]);
  });

  test.each([
    '// Date.now() is forbidden here',
    '/* window.alert(1) */',
    "const text = 'process.env and Date';",
    'const text = `Date ${name} window`;',
    'const text = "it\\"s Date";',
    'const pattern = /Date|[/]process/;',
    'const value = options.process;',
    'const value = options?.document;',
    'const bag = { window: 1, process: 2 };',
    'type Bag = { readonly window: string; document?: string; process(): void };',
    'const bag = { fetch(table: string) { return table; } };',
    'const largest = Math.max(1, 2);',
    'const updated = DateLine + processed;',
    'const window = (x: number) => x; window(1);',
    'const open = (window: string) => window;',
    "import type { Kind } from './kinds.ts';",
  ])('but may write %s', (source) => {
    expect(sentences('domain/kernel/fold.ts', source)).toEqual([]);
  });

  test('in its tests it may, and so may the other modules', () => {
    expect(sentences('domain/kernel/fold.test.ts', 'Date.now();')).toEqual([]);
    expect(sentences('functions/clock.ts', 'Date.now();')).toEqual([]);
  });
});

describe('a game outside its folders', () => {
  const games = [
    { id: 'lilliput', title: '18Lilliput' },
    { id: 'rocket', title: 'Stephenson’s Rocket' },
  ];
  const named = (file: string, source: string) => gamesNamed(file, source, games).map(({ sentence }) => sentence);

  test.each([
    ['a static import', "import { board } from '../domain/lilliput/board.ts';"],
    ['a dynamic import', "const board = await import('../domain/lilliput/board.ts');"],
    ['an import for a type', "import type { Board } from '../domain/lilliput/board.ts';"],
    ['an import of its page', "import { board } from '../web/games/lilliput/board.tsx';"],
  ])('%s', (_, source) => {
    expect(named('functions/app.ts', source)).toEqual([
      expect.stringMatching(/^imports (domain|web\/games)\/lilliput\/board\.tsx?, a file of the game lilliput$/),
    ]);
  });

  test.each([
    ['an identifier', 'const lilliputBoard = board;'],
    ['a type', 'type State = LilliputState;'],
    ['a key', 'const known = { lilliput: board };'],
    ['a string', "const game = query ?? 'lilliput';"],
    ['a title', "const about = 'A table of Stephenson’s Rocket';"],
    ['a template', 'const about = `${count} tables of 18Lilliput`;'],
    ['a regular expression', 'const known = /lilliput|chess/;'],
    ['a text between tags', 'const about = <p>Play {count} tables of 18Lilliput</p>;'],
  ])('in %s', (_, source) => {
    expect(named('web/screens/page.tsx', source)).toEqual([expect.stringMatching(/^names the game \w+$/)]);
  });

  test('in a stylesheet and in a build script', () => {
    expect(named('web/table.css', '/* for lilliput */ .board { }')).toEqual([]);
    expect(named('web/table.css', '.lilliput-board { }')).toHaveLength(1);
    expect(named('web/build.mjs', "const first = 'lilliput';")).toHaveLength(1);
  });

  test('but not in comments, tests, its own folders and the registers', () => {
    const source = "import { board } from '../domain/lilliput/board.ts'; board.lilliput;";
    for (const file of [
      'functions/app.test.ts',
      'domain/lilliput/game.ts',
      'web/games/lilliput/page.tsx',
      'domain/games.ts',
      'web/games/games.ts',
    ]) {
      expect(named(file, source)).toEqual([]);
    }
    expect(named('functions/app.ts', '// lilliput is the first\n/* 18Lilliput */')).toEqual([]);
    expect(named('domain/rocket/game.ts', 'const lilliput = 1;')).toHaveLength(1);
  });

  test('is reported once a line', () => {
    const source = "const a = 'lilliput';\nconst lilliput = 'lilliput';";
    expect(gamesNamed('web/a.ts', source, games)).toMatchObject([{ line: 1 }, { line: 2 }]);
  });

  test('is found by the folders of domain', () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    expect(gamesIn(root)).toContainEqual({ id: 'lilliput', title: '18Lilliput' });
    expect(gamesIn(root).map(({ id }) => id)).not.toContain('kernel');
  });
});
