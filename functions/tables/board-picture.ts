/**
 * The board of a table at a moment, as a picture. A moment never changes, so a PNG that was drawn lately is handed out
 * again; one is drawn at a time, because drawing keeps the process busy, and whoever would wait too long is told so.
 */
import type { Game } from '../../domain/kernel/contract.ts';
import type { Picture } from '../../domain/lilliput/drawing/picture.ts';
import { type Problem, problem } from '../problem.ts';

/** Only those who ask for a picture pay for reading what draws it. */
const drawings = () => import('../../domain/pictures.ts');
const renderer = () => import('../mail/picture.ts');

/** Null for a game without a board that could be drawn. */
export async function boardPicture(game: Game, state: object, label: string): Promise<Picture | null> {
  const { pictureOf } = await drawings();
  return pictureOf(game.id)?.(state, label) ?? null;
}

/** Fine screens and paper show two dots for every one, as far as the picture does not get too large by it. */
const FINENESS = 2;
const LONGEST = 2400;

/** The longest picture has about a third of a megabyte. */
const MOST_KEPT = 24;
const MOST_WAITING = 6;
const SECONDS = 5;

const kept = new Map<string, Uint8Array<ArrayBuffer>>();
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** The picture as a PNG; `key` names the table and its version. */
export async function boardPng(key: string, picture: Picture): Promise<Uint8Array<ArrayBuffer> | Problem> {
  const drawn = kept.get(key);
  if (drawn) return drawn;
  if (waiting >= MOST_WAITING) {
    return problem('too-many-requests', { seconds: SECONDS }, { headers: { 'Retry-After': String(SECONDS) } });
  }
  waiting++;
  const next = turn.then(() => kept.get(key) ?? draw(key, picture)).finally(() => waiting--);
  turn = next.catch(() => {}); // whoever asked hears of it; the next need not
  return next;
}

async function draw(key: string, { svg, width, height }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { pngOf } = await renderer();
  const fineness = Math.max(1, Math.min(FINENESS, LONGEST / Math.max(width, height)));
  const png = new Uint8Array(await pngOf(svg, Math.round(width * fineness)));
  kept.set(key, png);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return png;
}
