/**
 * Walks a zod schema and lists every place where a value can be large: numbers, texts, lists, records, and objects that
 * take any member. Works on the schemas of any game.
 */
import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;

export const KEY = '{key}';

export interface Place {
  /** Names of members; `*` for each entry of a list or record, `KEY` for the name of an entry. */
  readonly path: readonly string[];
  readonly kind: 'number' | 'text' | 'list' | 'record' | 'loose' | 'unknown';
  readonly least: number;
  readonly most: number;
}

/** The fields that the checks of zod use for their figures. */
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly maximum?: number;
  readonly length?: number;
  readonly params?: { readonly mostEntries?: number };
}

const checksOf = ({ _zod }: Schema): Check[] => (_zod.def.checks ?? []).map((check) => check._zod.def as Check);

function mostBy({ check, value = Infinity, inclusive, maximum = Infinity, length = Infinity }: Check): number {
  if (check === 'less_than') return inclusive ? value : value - 1;
  if (check === 'max_length') return maximum;
  return check === 'length_equals' ? length : Infinity;
}
const leastBy = ({ check, value = -Infinity, inclusive }: Check): number =>
  check === 'greater_than' ? (inclusive ? value : value + 1) : -Infinity;

const mostOf = (schema: Schema): number => Math.min(Infinity, ...checksOf(schema).map(mostBy));
const leastOf = (schema: Schema): number => Math.max(-Infinity, ...checksOf(schema).map(leastBy));

/** A record is bounded by its keys where they are listed one by one, otherwise by `mostEntries` of the kernel. */
function mostEntriesOf(schema: Schema): number {
  const { keyType } = schema._zod.def as z.core.$ZodRecordDef;
  const listed = (keyType as Schema)._zod.values?.size ?? Infinity;
  return Math.min(listed, ...checksOf(schema).map(({ params }) => params?.mostEntries ?? Infinity));
}

const FIXED_TYPES: ReadonlySet<string> = new Set(['literal', 'enum', 'boolean', 'null', 'undefined']);
/** Texts whose form alone bounds their length. */
const FIXED_FORMATS: ReadonlySet<string> = new Set(['uuid']);

export function placesIn(schema: Schema, path: readonly string[] = []): Place[] {
  const { def } = schema._zod;
  const place = (kind: Place['kind'], least = leastOf(schema), most = mostOf(schema)): Place => ({
    path,
    kind,
    least,
    most,
  });
  const inner = (part: Schema, ...names: string[]) => placesIn(part, [...path, ...names]);
  if (FIXED_TYPES.has(def.type)) return [];
  switch (def.type) {
    case 'number':
      return [place('number')];
    case 'string':
    case 'template_literal':
      return FIXED_FORMATS.has((def as { format?: string }).format ?? '') ? [] : [place('text', 0)];
    case 'array':
      return [place('list', 0), ...inner((def as z.core.$ZodArrayDef).element, '*')];
    case 'tuple':
      return (def as z.core.$ZodTupleDef).items.flatMap((item, index) => inner(item, String(index)));
    case 'record': {
      const { keyType, valueType } = def as z.core.$ZodRecordDef;
      return [place('record', 0, mostEntriesOf(schema)), ...inner(keyType, KEY), ...inner(valueType, '*')];
    }
    case 'object': {
      const { shape, catchall } = def as z.core.$ZodObjectDef;
      const members = Object.entries(shape).flatMap(([name, member]) => inner(member, name));
      return catchall && catchall._zod.def.type !== 'never' ? [place('loose'), ...members] : members;
    }
    case 'union':
      return (def as z.core.$ZodUnionDef).options.flatMap((option) => placesIn(option, [...path, ...typeOf(option)]));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return placesIn((def as z.core.$ZodOptionalDef).innerType, path);
    default:
      return [place('unknown')];
  }
}

/** The options of a union of facts or steps are told apart by their type. */
function typeOf(option: Schema): string[] {
  const { shape } = option._zod.def as Partial<z.core.$ZodObjectDef>;
  return [...(shape?.['type']?._zod.values ?? [])].map(String);
}
