/** Nothing is exported from `domain` and `functions` that no other file imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unusedExports } from './stages/unused-exports.mjs';

const foundIn = (files: Record<string, string>) =>
  unusedExports(
    Object.entries(files).map(([file, source]) => ({ file, source })),
    (file) => file === 'a.ts',
  ).map(({ line, sentence }) => `${line} ${sentence}`);

const A = 'export const one = 1;\nexport function two() {}\nexport interface Three {}\n';

describe('an exported value', () => {
  test('that nothing imports is found, and a type is not', () => {
    expect(foundIn({ 'a.ts': A, 'b.ts': "import { two } from './a.ts';" })).toEqual([
      '1 exports one, which nothing imports',
    ]);
  });

  test.each([
    ['by name', "import { one, two as second } from './a.ts';"],
    ['over several lines', "import {\n  one,\n  two,\n} from './a.ts';"],
    ['by re-export', "export { one, two } from './a.ts';"],
    ['as a namespace', "import * as a from './a.ts';"],
    ['on demand', "const { one, two } = await import('./a.ts');"],
    ['on demand, as a whole', "const load = () => import('./a.ts');"],
  ])('is used where it is imported %s', (_, source) => {
    expect(foundIn({ 'a.ts': A, 'b.ts': source })).toEqual([]);
  });
});

/** Called by Lambda, which imports nothing. */
const ENTRIES = /^functions\/lambda\/(api|bounce|follow|sweep)\.ts$/;

test('no value of domain and functions is exported for nothing', () => {
  const sources = ['domain', 'functions', 'web', 'infra', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(ts|tsx|mjs|mts)$/.test(file) && !/\/(dist|node_modules)\//.test(file))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
  );
  const isChecked = (file: string) =>
    /^(domain|functions)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts') && !ENTRIES.test(file);
  expect(unusedExports(sources, isChecked)).toEqual([]);
});
