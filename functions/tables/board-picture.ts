/**
 * The board of a table as a picture. One PNG is rendered at a time, because rendering keeps a processor busy; a request
 * that would wait too long is refused. `http/result-cache.ts` caches finished ones.
 */
import type { Picture } from '../../domain/kernel/drawing.ts';
import type { HeavyWork } from '../render/heavy-work.ts';
import { type Problem, problem } from '../service/problem.ts';

/** Fine screens and paper show two dots for every one, as far as the picture does not get too large by it. */
const FINENESS = 2;
const LONGEST = 2400;

const MOST_WAITING = 6;
const SECONDS = 5;

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** The PNG of a picture, which is made when its turn comes; null where there is nothing to draw. */
export async function boardPng(
  png: HeavyWork['png'],
  picture: () => Promise<Picture | null>,
): Promise<Uint8Array<ArrayBuffer> | Problem | null> {
  if (waiting >= MOST_WAITING) {
    return problem('too-many-requests', { seconds: SECONDS }, { headers: { 'Retry-After': String(SECONDS) } });
  }
  waiting++;
  const next = turn.then(() => draw(png, picture)).finally(() => waiting--);
  turn = next.catch(() => {}); // the caller gets the error; the next one does not
  return next;
}

async function draw(png: HeavyWork['png'], picture: () => Promise<Picture | null>) {
  const drawn = await picture();
  if (drawn === null) return null;
  const { svg, width, height } = drawn;
  const fineness = Math.max(1, Math.min(FINENESS, LONGEST / Math.max(width, height)));
  return png(svg, Math.round(width * fineness));
}
