/**
 * Unpacks Snappy, in which leveldb stores blocks (google/snappy, format_description.txt). Throws a RangeError for what
 * is no such data.
 */
import { cursorOn, isAtEnd, slice, varint } from './bytes.ts';

const MOST = 2 ** 28;

export function unpack(packed: Buffer): Buffer {
  const cursor = cursorOn(packed);
  const length = varint(cursor);
  if (length > MOST) throw new RangeError('too long');
  const output = Buffer.alloc(length);
  let at = 0;
  while (!isAtEnd(cursor)) {
    const tag = slice(cursor, 1).readUInt8();
    if ((tag & 3) === 0) {
      const code = tag >>> 2;
      const literal = slice(cursor, 1 + (code < 60 ? code : slice(cursor, code - 59).readUIntLE(0, code - 59)));
      if (at + literal.length > length) throw new RangeError('too long');
      at += literal.copy(output, at);
      continue;
    }
    const [count, offset] = copied(tag, (bytes) => slice(cursor, bytes).readUIntLE(0, bytes));
    if (offset === 0 || offset > at || at + count > length) throw new RangeError('a copy from outside');
    // Byte by byte: a copy may overlap itself.
    for (let done = 0; done < count; done++, at++) output[at] = output[at - offset]!;
  }
  if (at !== length) throw new RangeError('too short');
  return output;
}

/** How many bytes are repeated, and from how far back. */
function copied(tag: number, number: (bytes: number) => number): [number, number] {
  if ((tag & 3) === 1) return [4 + ((tag >>> 2) & 7), ((tag >>> 5) << 8) + number(1)];
  return [1 + (tag >>> 2), number((tag & 3) === 2 ? 2 : 4)];
}
