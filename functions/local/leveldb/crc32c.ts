/** CRC-32C (Castagnoli), with which leveldb guards every block and record; Node itself only has the other CRC-32. */
const POLYNOMIAL = 0x82f63b78;
const WORD = 4;

/** `tables[n][byte]` is the effect of a byte that is followed by n others. */
const tables = Array.from({ length: WORD }, () => new Uint32Array(256));
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  tables[0]![byte] = crc;
}
for (let later = 1; later < WORD; later++) {
  for (let byte = 0; byte < 256; byte++) {
    const crc = tables[later - 1]![byte]!;
    tables[later]![byte] = (crc >>> 8) ^ tables[0]![crc & 0xff]!;
  }
}
const [first, second, third, fourth] = tables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];

/** The checksum of some bytes, or of what `before` is the checksum of and these bytes behind it. */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  let at = 0;
  for (const end = bytes.length - WORD; at <= end; at += WORD) {
    crc ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    crc = fourth[crc & 0xff]! ^ third[(crc >>> 8) & 0xff]! ^ second[(crc >>> 16) & 0xff]! ^ first[crc >>> 24]!;
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ first[(crc ^ bytes[at]!) & 0xff]!;
  return ~crc >>> 0;
}

/** As leveldb stores it: a checksum of data that holds checksums would be weak otherwise. */
export const masked = (crc: number): number => (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
