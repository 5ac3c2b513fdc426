/** The layers of `functions` and the search for import cycles. */
import { describe, expect, test } from 'vitest';
import { importCycles } from './stages/cycles.mjs';
import { layerComplaint, layerViolations } from './stages/layers.mjs';

describe('the layers of functions', () => {
  test.each([
    ['functions/mail/send.ts', 'functions/store/store.ts'],
    ['functions/mail/letters/context.ts', 'functions/mail/locale.ts'],
    ['functions/actions/people/forget.ts', 'functions/actions/tables/before-start.ts'],
    ['functions/http/routes/me.ts', 'functions/due/orders/give.ts'],
    ['functions/cli/admin.ts', 'functions/local/open-data.ts'],
    ['functions/cli/admin.ts', 'domain/games.ts'],
    ['web/net/api.ts', 'web/net/keep.ts'],
  ])('%s may import %s', (file, target) => {
    expect(layerComplaint(file, target)).toBeUndefined();
  });

  test.each([
    ['functions/store/store.ts', 'functions/service/service.ts', 'service is not below store'],
    ['functions/mail/send.ts', 'functions/due/run.ts', 'due is not below mail'],
    ['functions/actions/tables/join.ts', 'functions/actions/people/forget.ts', 'is not below actions/tables'],
    ['functions/local/serve.ts', 'functions/lambda/api.ts', 'lambda is not below local'],
    ['functions/mailing/send.ts', 'functions/mail/send.ts', 'is in no layer of functions'],
    ['functions/cli/admin.ts', 'functions/service.ts', 'which is in no layer of functions'],
  ])('%s may not import %s', (file, target, sentence) => {
    expect(layerComplaint(file, target)).toContain(sentence);
  });
});

describe('import cycles', () => {
  const cyclesIn = (imports: Record<string, string[]>) => importCycles(new Map(Object.entries(imports)));

  test.each([
    ['two files', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['a file and itself', { a: ['a'] }, [['a']]],
    ['a cycle that only other files lead to', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
    ['two cycles with a file in common', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
    [
      'two cycles apart',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
  ])('of %s', (_, imports, cycles) => {
    expect(cyclesIn(imports)).toEqual(cycles);
  });

  test('are none where files only share what they import', () => {
    expect(cyclesIn({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [], e: ['elsewhere'] })).toEqual([]);
  });
});

describe('the check of all sources', () => {
  const sentences = (files: Record<string, string>) =>
    layerViolations(Object.entries(files).map(([file, source]) => ({ file, source }))).map(
      ({ file, line, sentence }) => `${file}:${line} ${sentence}`,
    );

  test('finds an import against the layers, of a type too', () => {
    expect(sentences({ 'functions/store/store.ts': "\nimport type { Mail } from '../mail/send.ts';" })).toEqual([
      'functions/store/store.ts:2 imports functions/mail/send.ts; the layer mail is not below store (test/stages/layers.mjs)',
    ]);
  });

  test('finds an import cycle of values, and none of types', () => {
    const cycle = (clause: string) => ({
      'domain/kernel/a.ts': "import { b } from './b.ts';",
      'domain/kernel/b.ts': `${clause} from './a.ts';`,
    });
    expect(sentences(cycle('import { a }'))).toEqual([
      'domain/kernel/a.ts:1 is in an import cycle: domain/kernel/a.ts, domain/kernel/b.ts',
    ]);
    expect(sentences(cycle('import type { A }'))).toEqual([]);
  });

  test('finds a cycle of pages, and none where a part is fetched later', () => {
    const pages = (clause: string) => ({ 'web/a.ts': clause, 'web/b.ts': "import { a } from './a.ts';" });
    expect(sentences(pages("import { b } from './b.ts';"))).toEqual([
      'web/a.ts:1 is in an import cycle: web/a.ts, web/b.ts',
    ]);
    expect(sentences(pages("const b = () => import('./b.ts');"))).toEqual([]);
  });

  test('leaves tests and other modules alone', () => {
    expect(
      sentences({
        'functions/store/store.test.ts': "import { send } from '../mail/send.ts';",
        'infra/a.ts': "import './a.ts';",
      }),
    ).toEqual([]);
  });
});
