/**
 * Checks a table file of leveldb (`*.ldb`): every block has a checksum behind it, which leveldb itself does not look at
 * when it reads. The footer leads to the index of the data blocks and to the index of the filter, which decides
 * whether a key is looked for at all.
 */
import { crc32c, masked } from './crc32c.ts';
import { type Cursor, cursorOn, isAtEnd, slice, varint } from './bytes.ts';
import { unpack } from './snappy.ts';

const FOOTER = 48;
const MAGIC = Buffer.from('57fb808b247547db', 'hex');
/** Type and checksum behind a block. */
const TRAILER = 5;
const SNAPPY = 1;

interface Place {
  readonly offset: number;
  readonly length: number;
}

const placeAt = (cursor: Cursor): Place => ({ offset: varint(cursor), length: varint(cursor) });

export function isIntactTable(file: Buffer): boolean {
  if (file.length < FOOTER || !file.subarray(-MAGIC.length).equals(MAGIC)) return false;
  try {
    const footer = cursorOn(file.subarray(-FOOTER));
    const indexes = [placeAt(footer), placeAt(footer)].map((place) => blockAt(file, place));
    return indexes.every((index) => index !== null && placesIn(index).every((place) => isIntact(file, place)));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isIntact(file: Buffer, { offset, length }: Place): boolean {
  const type = offset + length;
  if (type + TRAILER > file.length) return false;
  return masked(crc32c(file.subarray(offset, type + 1))) === file.readUInt32LE(type + 1);
}

/** The content of an intact block. */
function blockAt(file: Buffer, place: Place): Buffer | null {
  if (!isIntact(file, place)) return null;
  const end = place.offset + place.length;
  const content = file.subarray(place.offset, end);
  return file.readUInt8(end) === SNAPPY ? unpack(content) : content;
}

/** The places that an index names: its entries are a key, shortened by what it shares with the one before, and a place. */
function placesIn(index: Buffer): Place[] {
  const restarts = index.readUInt32LE(index.length - 4);
  const entries = cursorOn(index.subarray(0, index.length - 4 * (restarts + 1)));
  const places: Place[] = [];
  while (!isAtEnd(entries)) {
    varint(entries);
    const [rest, length] = [varint(entries), varint(entries)];
    slice(entries, rest);
    places.push(placeAt(cursorOn(slice(entries, length))));
  }
  return places;
}
