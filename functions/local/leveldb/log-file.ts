/**
 * Checks a log of leveldb: the writes since the last table file (`*.log`), or the list of files (`MANIFEST-*`). Both are
 * blocks of 32 KB with records: checksum, length, type, content. A process or machine that died while it wrote leaves
 * the last record unfinished; nobody was told of that write, so it is no damage.
 */
import { crc32c, masked } from './crc32c.ts';

const BLOCK = 32 * 1024;
const HEADER = 7;
const TYPE = 6;
/** Types of records: a whole one, or the first, middle and last part of one. */
const [FULL, FIRST, LAST] = [1, 2, 4];
/** So many zeros at the end are what a file system leaves of a write that a power cut has ended. */
const UNWRITTEN = 8;

/** The records, or null for a damaged file. */
export function readLog(file: Buffer): Buffer[] | null {
  const records: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; at < file.length; ) {
    const left = BLOCK - (at % BLOCK);
    if (left < HEADER) {
      at += left;
      continue;
    }
    if (file.length - at < HEADER) break;
    const end = at + HEADER + file.readUInt16LE(at + 4);
    if (end > file.length && end - at <= left && !holdsWholeRecord(file, at)) break;
    if (end - at > left || end > file.length || !isIntact(file, at, end)) {
      return endsUnwritten(file) && !hasRecordBehind(file, at) ? records : null;
    }
    const [type, content] = [file.readUInt8(at + TYPE), file.subarray(at + HEADER, end)];
    if (type === FULL || type === FIRST) parts = [];
    parts.push(content);
    if (type === FULL || type === LAST) records.push(Buffer.concat(parts));
    at = end;
  }
  return records;
}

const isIntact = (file: Buffer, at: number, end: number): boolean =>
  masked(crc32c(file.subarray(at + TYPE, end))) === file.readUInt32LE(at);

/** A record that seems to go on behind the end of the file is whole if only its length was changed. */
function holdsWholeRecord(file: Buffer, at: number): boolean {
  const expected = file.readUInt32LE(at);
  let crc = 0;
  for (let next = at + TYPE; next < file.length; next++) {
    crc = crc32c(file.subarray(next, next + 1), crc);
    if (masked(crc) === expected) return true;
  }
  return false;
}

const endsUnwritten = (file: Buffer): boolean =>
  file.length >= UNWRITTEN && file.subarray(-UNWRITTEN).every((byte) => byte === 0);

/** Whether an intact record begins in a later block: then what is broken is not the last write. */
function hasRecordBehind(file: Buffer, at: number): boolean {
  for (let block = at - (at % BLOCK) + BLOCK; block + HEADER <= file.length; block += BLOCK) {
    const end = block + HEADER + file.readUInt16LE(block + 4);
    if (end > block + HEADER && end <= file.length && isIntact(file, block, end)) return true;
  }
  return false;
}
