/** Decodes the text of a history file. Invalid bytes are reported with their line. */
import { flaw } from '../../domain/kernel/flaw.ts';
import { type Damaged, damaged } from '../../domain/kernel/verify.ts';

const LINE_FEED = 10;

export function historyText(bytes: Uint8Array): string | Damaged {
  const text = decoded(bytes);
  if (text !== null) return text;
  for (let line = 1, from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, from);
    const to = end < 0 ? bytes.length : end;
    if (decoded(bytes.subarray(from, to)) === null) return damaged(line, flaw('flaw.encoding'));
    from = to + 1;
  }
  return damaged(1, flaw('flaw.encoding'));
}

/** With its byte order mark, if it has one: that is a flaw to be named. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
