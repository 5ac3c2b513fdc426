/**
 * What the page does by itself when the table changes: the tab's title and icon say whose turn it is, a link that is
 * held already is put aside, and a page too old for the table loads itself again.
 */
import { MINUTE } from '../../../domain/kernel/durations.ts';
import { effect } from '@preact/signals';
import { keep, kept } from '../../net/local-storage.ts';
import { nextPaint } from '../../parts/after-paint.ts';
import { t } from '../../texts/index.ts';
import { writeAddress } from './acts.ts';
import { isAwaited, type TableModel } from './model.ts';
import { writeMoment } from '../../table/replay-position.ts';
import { momentInWords } from './moment-band.tsx';

export function followTable(model: TableModel): () => void {
  const follows = [sayInTab, putAsideHeldLink, nameSeat, nameMoment(), reloadOld, removeFirstBoard];
  const stops = follows.map((follow) => effect(() => follow(model)));
  // What nobody needs in the first second.
  void import('./menu-loaded.ts').then(({ lookForRematch, passOn, sayTurn }) => {
    for (const follow of [passOn(), sayTurn]) stops.push(effect(() => follow(model)));
    stops.push(lookForRematch(model));
  });
  if (!('sandbox' in model.session)) void import('./people/loaded.tsx').then(({ join }) => stops.push(join(model)));
  const stir = () => model.session.stir();
  addEventListener('pointerdown', stir);
  addEventListener('keydown', stir);
  return () => {
    for (const stop of stops) stop();
    removeEventListener('pointerdown', stir);
    removeEventListener('keydown', stir);
  };
}

/** The page's own board has taken the place of the one that came with the HTML. */
function removeFirstBoard({ session }: TableModel): void {
  if (session.phase.value !== 'loading') nextPaint(() => document.querySelector('.first-board')?.remove());
}

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const usualIcon = icon?.href ?? '';

function sayInTab(model: TableModel): void {
  const { session } = model;
  const mine = isAwaited(model) && !('sandbox' in session);
  const title = session.info.value?.title;
  const picture = mine ? new URL('/favicon-turn.svg', location.href).href : usualIcon;
  // Said again, even the same one would be fetched again.
  if (icon !== null && icon.href !== picture) icon.href = picture;
  const place = momentInWords(model, model.replay.beside.value);
  const key = place === '' ? (mine ? 'tab.yourTurn' : 'tab.table') : 'tab.moment';
  if (title !== undefined) document.title = t(key, { title, place });
}

/** Whoever opens his own link again is at once where he was. */
function putAsideHeldLink(model: TableModel): void {
  const { session, link, seatOfLink } = model;
  const info = session.info.value;
  const held = link.value;
  if (info === null || held === null || held.table !== session.id) return;
  const seat = seatOfLink.value?.seat;
  const isHeld = held.seat === null ? info.you.host : seat !== undefined && info.you.seats.includes(seat);
  if (!isHeld) return;
  if (seat !== undefined && held.seat !== null) session.seat.value = seat;
  link.value = null;
  writeAddress(model);
}

/** A bookmark or a reload comes back to the same seat. */
function nameSeat(model: TableModel): void {
  const { session, link } = model;
  if (session.info.value !== null && session.seat.value !== null && link.value === null) writeAddress(model);
}

/** Browsers take about a hundred new addresses in half a minute; then some take no more, and others throw. */
const APART = 300;

/** The address names the moment: at once, or a little later when one goes through many. */
function nameMoment(): (model: TableModel) => void | (() => void) {
  let last = -Infinity;
  return ({ session, replay }) => {
    const { moment } = replay.beside.value;
    if (session.position.value === null) return;
    const write = () => {
      if (writeMoment(moment)) last = performance.now();
    };
    const wait = last + APART - performance.now();
    if (wait <= 0) return write();
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  };
}

const RELOADED = 'reloaded';
/** Long enough for a new page to be everywhere, so that nobody reloads in circles. */
const PATIENCE = MINUTE;

function reloadOld({ session }: TableModel): void {
  if (!session.outdated.value) return;
  const last = Number(kept(RELOADED) ?? 0);
  if (Date.now() - last < PATIENCE) return;
  keep(RELOADED, Date.now());
  location.reload();
}
