/**
 * What comes from outside is checked by schemas. Every number, text, list and record in them has a maximum, so that no
 * single value of a foreign file can take the memory or the time of whoever reads it.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { annotationsFileSchema } from '../domain/kernel/annotations-file.ts';
import { mostEntries } from '../domain/kernel/bounds.ts';
import { commandSchema, hostCommandSchema } from '../domain/kernel/command.ts';
import { commitSchema } from '../domain/kernel/commit.ts';
import { headerSchema } from '../domain/kernel/history-file.ts';
import { tableFactSchema } from '../domain/kernel/table-facts.ts';
import { type Place, placesIn, type Schema } from './schema-walk.ts';
import { everyGame } from './every-game.ts';

const schemas: readonly [string, Schema][] = [
  ['table facts', tableFactSchema],
  ['commit', commitSchema],
  ['header', headerSchema],
  ['annotations', annotationsFileSchema],
  ['host commands', hostCommandSchema],
  ...Object.entries(everyGame).flatMap(([id, game]): [string, Schema][] => [
    [`${id}: facts`, game.facts],
    [`${id}: options`, game.options],
    [`${id}: steps`, game.steps],
    [`${id}: commands`, commandSchema(game)],
  ]),
];

/** Objects that take any member: their size is bounded by that of a line, and somebody else checks what is in them. */
const LOOSE: ReadonlySet<string> = new Set([
  'table facts: table.started.options', // checked by the options of its game
  'commit: facts.*', // each fact is checked by its own schema
  'commit: command', // kept as it was sent, never folded
  'header: options', // compared with the first commit
]);

const named = (of: string, { path }: Place): string => `${of}: ${path.join('.')}`;
const isOpen = (of: string, place: Place): boolean => {
  if (place.kind === 'loose') return !LOOSE.has(named(of, place));
  if (place.kind === 'number') return !Number.isFinite(place.most) || !Number.isFinite(place.least);
  return place.kind === 'unknown' || !Number.isFinite(place.most);
};

it.each(schemas)('%s: everything has a maximum', (of, schema) => {
  const open = placesIn(schema).filter((place) => isOpen(of, place));
  expect(open.map((place) => `${place.kind} ${named(of, place)}`)).toEqual([]);
});

describe('the walk notices', () => {
  const open = (schema: Schema) => placesIn(schema).filter((place) => isOpen('', place)).length;
  it.each<[string, Schema, Schema]>([
    ['a number', z.int().check(z.minimum(0)), z.int().check(z.minimum(0), z.maximum(9))],
    ['a number without a minimum', z.int().check(z.maximum(9)), z.int().check(z.gt(-1), z.lt(9))],
    ['a text', z.string(), z.string().check(z.maxLength(9))],
    ['a text of any length with a form', z.string().check(z.regex(/^a+$/)), z.string().check(z.length(9))],
    ['a list', z.array(z.boolean()), z.array(z.boolean()).check(z.maxLength(9))],
    ['a record', z.record(z.enum(['a']), z.string()), z.partialRecord(z.enum(['a']), z.boolean())],
    [
      'a record with open keys',
      z.record(z.string().check(z.maxLength(1)), z.boolean()),
      z.record(z.string().check(z.maxLength(1)), z.boolean()).check(mostEntries(9)),
    ],
    ['something optional', z.optional(z.nullable(z.string())), z.optional(z.nullable(z.literal('a')))],
    ['an object that takes anything', z.looseObject({}), z.strictObject({})],
    ['anything', z.unknown(), z.boolean()],
    ['one of several', z.union([z.literal('a'), z.int()]), z.union([z.literal('a'), z.literal('b')])],
    ['a tuple', z.tuple([z.string()]), z.tuple([z.boolean()])],
    ['a template', z.templateLiteral(['T', z.number()]), z.templateLiteral(['T', z.number()]).check(z.maxLength(3))],
  ])('%s', (_, unbounded, withMaximum) => {
    expect(open(unbounded)).toBeGreaterThan(0);
    expect(open(withMaximum)).toBe(0);
  });
});
