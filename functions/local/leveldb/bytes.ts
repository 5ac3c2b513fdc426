/** Reads leveldb's basic forms from a buffer, from front to back. Throws a RangeError where the buffer is too short. */
export interface Cursor {
  at: number;
  readonly bytes: Buffer;
}

export const cursorOn = (bytes: Buffer): Cursor => ({ at: 0, bytes });

export const isAtEnd = ({ at, bytes }: Cursor): boolean => at >= bytes.length;

/** Seven bits a byte, lowest first, the eighth says that more follow. Exact up to 2^53. */
export function varint(cursor: Cursor): number {
  let value = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = cursor.bytes.readUInt8(cursor.at++);
    value += (byte & 0x7f) * scale;
    if (byte < 128) return value;
  }
}

export function slice(cursor: Cursor, length: number): Buffer {
  const end = cursor.at + length;
  if (end > cursor.bytes.length) throw new RangeError('the buffer ends too early');
  const found = cursor.bytes.subarray(cursor.at, end);
  cursor.at = end;
  return found;
}

/** A length and so many bytes. */
export const sized = (cursor: Cursor): Buffer => slice(cursor, varint(cursor));
