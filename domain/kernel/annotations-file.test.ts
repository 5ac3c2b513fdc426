import { describe, expect, it } from 'vitest';
import { fittingAnnotations, parseAnnotationsFile, printAnnotationsFile } from './annotations-file.ts';

const comment = (version: number, hash: string) => ({
  version,
  hash,
  at: '2026-01-01T10:00:00.000Z',
  seat: 0,
  host: false,
  name: 'Ines',
  text: 'Too dear.\n<b>“Really”</b>',
  marks: [{ cell: '3,-1', sign: 'doubtful' as const }],
});
const file = { game: 'lilliput', id: 'one', annotations: [comment(1, 'a'), comment(2, 'x'), comment(9, 'z')] };

describe('a file of comments', () => {
  it('is read as it was written', () => {
    expect(parseAnnotationsFile(printAnnotationsFile(file))).toMatchObject(file);
  });

  it.each(['3,-1', 'h_07', 'ulm~augsburg', 'north-east/upper.lake+4', 'a'.repeat(24)])('marks the place %s', (cell) => {
    const marked = { ...file, annotations: [{ ...comment(1, 'a'), marks: [{ cell, sign: 'look' as const }] }] };
    expect(parseAnnotationsFile(printAnnotationsFile(marked))).toMatchObject(marked);
  });

  it('belongs to the commits whose hashes it names', () => {
    const read = parseAnnotationsFile(printAnnotationsFile(file));
    const fitting = read && fittingAnnotations(read, [{ hash: 'a' }, { hash: 'b' }]);
    expect(fitting?.map(({ version }) => version)).toEqual([1]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a history', '{"format":"railpost-history"}'],
    ['a list', '[]'],
    ['a later format', printAnnotationsFile(file).replace('"formatVersion": 1', '"formatVersion": 2')],
    ['a version that is none', printAnnotationsFile(file).replace('"version": 9', '"version": 0')],
    ['a cell that could be more than one', printAnnotationsFile(file).replaceAll('3,-1', '\\u003cimg\\u003e')],
    ['a place with a space', printAnnotationsFile(file).replaceAll('3,-1', 'b 7')],
    ['a place with a long name', printAnnotationsFile(file).replaceAll('3,-1', 'a'.repeat(25))],
    ['too many', printAnnotationsFile({ ...file, annotations: Array.from({ length: 501 }, () => comment(1, 'a')) })],
  ])('is not %s', (_, text) => {
    expect(parseAnnotationsFile(text)).toBeNull();
  });
});
