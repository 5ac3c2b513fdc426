/**
 * Logs errors of background work, which no caller sees: due work, the follow-up of commits, the sweep. The same error is
 * logged once per interval; the next line says how often it was left out, so that a retry loop does not fill the log.
 */
import { MINUTE } from '../../domain/kernel/durations.ts';
import { errorLine, type Log } from './log.ts';

const INTERVAL = 10 * MINUTE;
/** Bounds the memory; with more kinds of errors than this, counting begins anew. */
const MOST_KINDS = 200;

interface Reported {
  readonly at: number;
  leftOut: number;
}

const reportedTo = new WeakMap<Log, Map<string, Reported>>();

/** `work` says what failed, in a word of our own. */
export function reportError(log: Log, work: string, error: unknown, now: number = Date.now()): void {
  const line = errorLine(error);
  const kind = [work, line.error, line.code, line.stack[0]].join(' ');
  const reported = reportedTo.get(log) ?? new Map<string, Reported>();
  reportedTo.set(log, reported);
  const last = reported.get(kind);
  if (last && now >= last.at && now < last.at + INTERVAL) {
    last.leftOut++;
    return;
  }
  if (reported.size >= MOST_KINDS) reported.clear();
  reported.set(kind, { at: now, leftOut: 0 });
  log({
    at: new Date(now).toISOString(),
    failed: work,
    ...line,
    ...(last && last.leftOut > 0 ? { leftOut: last.leftOut } : {}),
  });
}
