/** Which pieces of a page become one file. */
import { expect, it } from 'vitest';
import { chunksOf, type Outputs } from '../web/chunks.mjs';

interface Piece {
  /** The module it is the entry of. */
  readonly entry?: string;
  readonly imports?: readonly string[];
  /** What it fetches later. */
  readonly fetches?: readonly string[];
}

function outputsOf(pieces: { readonly [name: string]: Piece }): Outputs {
  return Object.fromEntries(
    Object.entries(pieces).map(([name, { entry, imports = [], fetches = [] }]) => [
      `${name}.js`,
      {
        bytes: 1,
        inputs: { [`${name}.ts`]: { bytesInOutput: 1 } },
        exports: [],
        imports: [
          ...imports.map((path) => ({ path: `${path}.js`, kind: 'import-statement' as const })),
          ...fetches.map((path) => ({ path: `${path}.js`, kind: 'dynamic-import' as const })),
        ],
        ...(entry === undefined ? {} : { entryPoint: entry }),
      },
    ]),
  );
}

const chunksIn = (pieces: { readonly [name: string]: Piece }): { [name: string]: readonly string[] } =>
  Object.fromEntries(chunksOf(outputsOf(pieces)).map((chunk) => [chunk.name, chunk.pieces]));

it('puts all that a page needs at once into one file, also what its later parts need too', () => {
  const chunks = chunksIn({
    page: { entry: 'pages/table.tsx', imports: ['one', 'two'], fetches: ['talk', 'log'] },
    one: {},
    two: {},
    talk: { entry: 'screens/talk.tsx', imports: ['one'] },
    log: { entry: 'screens/log.tsx', imports: ['one', 'two'] },
  });
  expect(chunks).toEqual({
    table: ['page.js', 'one.js', 'two.js'],
    'screens-talk': ['talk.js'],
    'screens-log': ['log.js'],
  });
});

it('gives a file of its own to what two later parts share', () => {
  const chunks = chunksIn({
    page: { entry: 'pages/table.tsx', fetches: ['talk', 'log'] },
    talk: { entry: 'talk.tsx', imports: ['shared'] },
    log: { entry: 'log.tsx', imports: ['shared'] },
    shared: {},
  });
  expect(Object.values(chunks)).toEqual([['page.js'], ['talk.js'], ['log.js'], ['shared.js']]);
});

it('counts what a part has loaded for the parts that only this one fetches', () => {
  const chunks = chunksIn({
    page: { entry: 'pages/table.tsx', fetches: ['game'] },
    game: { entry: 'games/one/table.tsx', imports: ['board'], fetches: ['legend'] },
    board: {},
    legend: { entry: 'games/one/legend.tsx', imports: ['board'] },
  });
  expect(chunks['games-one-table']).toEqual(['game.js', 'board.js']);
});

it('does not count it for a part that is fetched from elsewhere too', () => {
  const chunks = chunksIn({
    page: { entry: 'pages/table.tsx', fetches: ['game', 'legend'] },
    game: { entry: 'games/one/table.tsx', imports: ['board'], fetches: ['legend'] },
    board: {},
    legend: { entry: 'games/one/legend.tsx', imports: ['board'] },
  });
  expect(chunks['games-one-table']).toEqual(['game.js']);
  expect(Object.values(chunks)).toContainEqual(['board.js']);
});

it('counts the first part of a game as loaded for all other parts of that game, wherever they are fetched', () => {
  const outputs = outputsOf({
    page: { entry: 'pages/table.tsx', fetches: ['game', 'review', 'other'] },
    game: { entry: 'games/one/table.ts', imports: ['board'] },
    board: {},
    review: { entry: 'games/one/review.tsx', imports: ['board'] },
    other: { entry: 'games/two/table.ts' },
  });
  const named = Object.fromEntries(chunksOf(outputs, { gamePart: 'table' }).map(({ name, pieces }) => [name, pieces]));
  expect(named).toEqual({
    table: ['page.js'],
    'games-one-table': ['game.js', 'board.js'],
    'games-one-review': ['review.js'],
    'games-two-table': ['other.js'],
  });
});

it('puts what parts share that are fetched at once into one file, which all other parts find loaded', () => {
  const outputs = outputsOf({
    page: { entry: 'pages/table.tsx', fetches: ['menu', 'talk', 'recap', 'dialog'] },
    menu: { entry: 'menu.tsx', imports: ['one'] },
    talk: { entry: 'talk.tsx', imports: ['one', 'two'] },
    recap: { entry: 'recap.tsx', imports: ['two'] },
    dialog: { entry: 'dialog.tsx', imports: ['one', 'three'] },
    one: {},
    two: {},
    three: {},
  });
  const chunks = chunksOf(outputs, { soon: ['menu.tsx', 'talk.tsx', 'recap.tsx'] });
  expect(Object.fromEntries(chunks.map(({ name, pieces }) => [name, pieces]))).toEqual({
    table: ['page.js'],
    menu: ['menu.js'],
    talk: ['talk.js'],
    recap: ['recap.js'],
    dialog: ['dialog.js', 'three.js'],
    soon: ['one.js', 'two.js'],
  });
  expect(() => chunksOf(outputs, { soon: ['gone.tsx'] })).toThrow('gone.tsx');
});

it('counts as loaded, for a part of no game, only what all games load', () => {
  const pieces = {
    page: { entry: 'pages/table.tsx', fetches: ['one', 'two', 'sandbox'] },
    one: { entry: 'games/one/table.ts', imports: ['parser', 'map'] },
    two: { entry: 'games/two/table.ts', imports: ['parser'] },
    sandbox: { entry: 'sandbox.ts', imports: ['parser', 'map'] },
    parser: {},
    map: {},
  };
  const chunks = chunksOf(outputsOf(pieces), { gamePart: 'table' });
  expect(chunks.map((chunk) => chunk.pieces)).toEqual([
    ['page.js'],
    ['one.js'],
    ['two.js'],
    ['sandbox.js'],
    ['parser.js'],
    ['map.js'],
  ]);
  expect(chunks.find((chunk) => chunk.pieces.includes('parser.js'))?.name).toMatch(/^shared/);
});

it('leaves out the helpers of the bundler, of which each file has a copy', () => {
  const outputs = outputsOf({ page: { entry: 'pages/table.tsx', imports: ['helper'] }, helper: {} });
  const helper = outputs['helper.js'];
  if (helper) helper.inputs = {};
  expect(chunksOf(outputs).map(({ pieces }) => pieces)).toEqual([['page.js']]);
});
