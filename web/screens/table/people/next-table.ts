/** Another table that waits for the person at this page: asked for when this one waits for somebody else. */
import { MINUTE } from '../../../../domain/kernel/durations.ts';
import { effect, signal } from '@preact/signals';
import { type NextTable, nextTable } from '../../../net/own-tables.ts';
import type { TableModel } from '../model.ts';

/** Milliseconds. */
const NOW_AND_THEN = MINUTE;

export const next = signal<NextTable | null>(null);

export function followNext({ session }: TableModel): () => void {
  let asked = 0;
  let askedAt = 0;
  const look = async (version: number) => {
    asked = version;
    askedAt = Date.now();
    const found = await nextTable(session.id);
    if (asked === version) next.value = found;
  };
  const stop = effect(() => {
    const mine = session.info.value?.you.seats ?? [];
    const version = session.position.value?.version ?? 0;
    const plays = session.awaiting.value.some(({ seat }) => mine.includes(seat));
    if (plays) {
      next.value = null;
      askedAt = 0;
    }
    // At once after a turn of one's own; while others play, now and then.
    const isDue = asked !== version && Date.now() - askedAt > NOW_AND_THEN;
    if (mine.length > 0 && version > 0 && !plays && isDue) void look(version);
  });
  return () => {
    stop();
    next.value = null;
  };
}
