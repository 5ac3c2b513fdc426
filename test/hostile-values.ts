/**
 * For every place of a fact where a value can be large: a history in which it is, chained and hashed anew. Works on the
 * schemas of any game.
 */
import type * as z from 'zod/mini';
import type { Game } from '../domain/kernel/contract.ts';
import { upcast } from '../domain/kernel/fold.ts';
import { tableFactSchema } from '../domain/kernel/table-facts.ts';
import { forged, type Opened, withFacts } from './forged.ts';
import { KEY, type Place, placesIn, type Schema } from './schema-walk.ts';

export interface Hostile {
  /** Which place of which fact, and what stands there. */
  readonly name: string;
  readonly text: string;
}

type Json = { [member: string]: unknown };

/** Everything that can be large in the facts of a game and of every table. */
export const placesOf = (game: Game): Place[] =>
  [tableFactSchema, game.facts].flatMap((schema) => placesIn(schema).filter(({ kind }) => kind !== 'loose'));

/** A history with that value in that place; for anything but a number, of that size. */
export function hostileAt(game: Game, sources: readonly Opened[], place: Place, value: number): Hostile {
  const name = `${game.id} ${place.path.join('.')} = ${value}`;
  for (const source of sources) {
    for (const [index, commit] of source.commits.entries()) {
      for (const [number, stored] of commit.facts.entries()) {
        const fact = stored.type === place.path[0] ? changed(upcast(game, stored), place, value) : null;
        if (fact === null) continue;
        const commits = source.commits.with(index, { ...commit, facts: commit.facts.with(number, fact as never) });
        return { name, text: forged({ header: source.header, commits }) };
      }
    }
  }
  // No source has such a fact: one of our own making, after all others but the end.
  const [source] = sources as [Opened];
  const commits = source.commits.slice(0, -1);
  const fact = changed(sampleOf(schemaOf(game, place.path[0]!)), place, value);
  if (fact === null) throw new Error(`no example for ${name}`);
  return { name, text: forged({ header: source.header, commits: [...commits, withFacts(commits.at(-1)!, [fact])] }) };
}

const schemaOf = (game: Game, type: string): Schema =>
  [tableFactSchema as Schema, game.facts as Schema]
    .flatMap(({ _zod }) => (_zod.def as unknown as z.core.$ZodUnionDef).options as readonly Schema[])
    .find((option) => (option._zod.def as z.core.$ZodObjectDef).shape['type']?._zod.values?.has(type))!;

/** A copy of the fact with the value in its place; null where it has no such place. */
function changed(fact: unknown, { path, kind }: Place, value: number): object | null {
  const copy = structuredClone(fact) as Json;
  let holder: Json = copy;
  const names = path.slice(1);
  for (const [depth, name] of names.entries()) {
    const key = name === '*' || name === KEY ? Object.keys(holder)[0] : name;
    if (key === undefined || holder[key] === undefined || holder[key] === null) return null;
    if (depth < names.length - 1) {
      holder = holder[key] as Json;
      continue;
    }
    const large = largeAs(name === KEY ? key : holder[key], kind, value);
    if (large === null) return null;
    holder[name === KEY ? (large as string) : key] = name === KEY ? holder[key] : large;
  }
  return typeof holder === 'object' ? copy : null;
}

/** Of the same kind as the value before, so that only its size is wrong. */
function largeAs(before: unknown, kind: Place['kind'], size: number): unknown {
  if (kind === 'number') return size;
  if (kind === 'text') return typeof before === 'string' ? before.charAt(0).padEnd(size, '9') : null;
  const [entry] = Object.values(before as object) as unknown[];
  if (kind === 'record') return Object.fromEntries(Array.from({ length: size }, (_, index) => [`a${index}`, entry]));
  return entry === undefined ? null : Array.from({ length: size }, () => entry);
}

/** A small value that a schema takes. */
function sampleOf(schema: Schema): unknown {
  const def = schema._zod.def as unknown as Json & { type: string };
  switch (def.type) {
    case 'literal':
    case 'enum':
      return [...(schema._zod.values ?? [])][0];
    case 'number':
      return Math.max(0, placesIn(schema)[0]!.least);
    case 'string':
      return 'a'.repeat(placesIn(schema)[0]!.most === 64 ? 64 : 1);
    case 'template_literal':
      return 'T0';
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(def['element'] as Schema)];
    case 'record':
      return { [String(sampleOf(def['keyType'] as Schema))]: sampleOf(def['valueType'] as Schema) };
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Record<string, Schema>).map(([name, member]) => [name, sampleOf(member)]),
      );
    case 'union':
      return sampleOf((def['options'] as Schema[])[0]!);
    default:
      return sampleOf(def['innerType'] as Schema);
  }
}
