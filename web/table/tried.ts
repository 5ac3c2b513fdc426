/**
 * What was tried out in a sandbox, as a link carries it: in the fragment, which never leaves the browser, packed. Where it
 * gets too long for a link it is a file of the same content.
 */
import * as z from 'zod/mini';
import { seat, version } from '../../domain/kernel/bounds.ts';
import { commandSchema } from '../../domain/kernel/command.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import type { Played } from '../../domain/kernel/sandbox.ts';

export interface Tried {
  /** The table and the version of it from which things were tried out. */
  readonly table: string;
  readonly from: number;
  readonly seed: string;
  readonly played: readonly Played[];
}

/** Mail programs and messengers break longer ones. */
const LONGEST_LINK = 6000;
/** More is no evening of trying out, and would keep a page busy. */
const MOST_PLAYED = 500;
const MOST_BYTES = 4_000_000;

const START = '#try=';

export const isTooLong = (fragment: string): boolean => fragment.length > LONGEST_LINK;

export async function toFragment(tried: Tried): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(toText(tried)));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return START + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null for a fragment that carries nothing, or nothing that can be read. */
export async function fromFragment(game: Game, fragment: string): Promise<Tried | null> {
  if (!fragment.startsWith(START)) return null;
  try {
    const letters = atob(fragment.slice(START.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return fromText(game, new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), packed)));
  } catch {
    return null;
  }
}

export const toText = ({ table, from, seed, played }: Tried): string =>
  JSON.stringify({
    format: 'railpost-sandbox',
    table,
    from,
    seed,
    played: played.map(({ seat, command }) => [seat, command]),
  });

export function fromText(game: Game, text: string): Tried | null {
  const schema = z.looseObject({
    format: z.literal('railpost-sandbox'),
    table: z.string().check(z.maxLength(100)),
    from: version,
    seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    played: z.array(z.tuple([seat, commandSchema(game)])).check(z.maxLength(MOST_PLAYED)),
  });
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const { table, from, seed, played } = parsed.data;
    return { table, from, seed, played: played.map(([by, command]) => ({ seat: by, command })) };
  } catch {
    return null;
  }
}

/** Sends bytes through a stream and gathers what comes out; a bomb is refused before it has unfolded. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('unfolds to too much');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
