/** Moves what was drawn: uncovers routes, drives trains, turns flags, lets values pop up. Knows the DOM and no game. */
import { maskName } from './overlay-svg.ts';
import { goneBy, type Schedule, type TrainTimes } from './schedule.ts';
import { placeOn } from './track.ts';

export interface Scene {
  draw(elapsed: number): void;
  /** Leaves the drawing as it was found. */
  close(): void;
}

/** A flag needs this long to turn, a value to rise and fade. */
const TURN = 180;
const RISE = 900;
/** How high a value rises, in hundredths of a cell. */
const HEIGHT = 26;
/** A train that has come in fades away. */
const FADE = 250;

export function openScene(drawing: Element, overlay: Element, { trains }: Schedule): Scene {
  const acts = trains.map((times, train) => actOf(drawing, overlay, times, train));
  return {
    draw(elapsed) {
      for (const act of acts) act.draw(elapsed);
    },
    close() {
      for (const act of acts) act.close();
    },
  };
}

const share = (from: number, length: number, now: number): number => Math.min(1, Math.max(0, (now - from) / length));

function actOf(drawing: Element, overlay: Element, times: TrainTimes, train: number): Scene {
  const all = (root: Element, selector: string) => [...root.querySelectorAll<SVGElement>(selector)];
  const routes = all(drawing, `[data-train="${train}"]`);
  const badge = all(drawing, '.badge')[train];
  const uncovered = overlay.querySelector(`#${maskName(train)} .run-uncovered`);
  const engine = overlay.querySelector(`.run-train[data-train="${train}"]`);
  const body = engine?.querySelector('.run-body');
  const flags = all(overlay, `.run-flag[data-train="${train}"]`);
  const values = all(overlay, `.run-value[data-train="${train}"]`);
  const { track, start, end, stops } = times;

  return {
    draw(elapsed) {
      const isIn = elapsed >= end;
      const gone = Math.min(track.length, goneBy(times, elapsed));
      uncovered?.setAttribute('stroke-dashoffset', String(track.length - gone));
      for (const route of routes) {
        if (isIn) route.removeAttribute('mask');
        else route.setAttribute('mask', `url(#${maskName(train)})`);
      }
      badge?.setAttribute('opacity', String(share(end, TURN, elapsed)));
      const { x, y, angle } = placeOn(track, gone);
      engine?.setAttribute('transform', `translate(${x} ${y})`);
      engine?.setAttribute('opacity', String(share(start - FADE, FADE, elapsed) - share(end, FADE, elapsed)));
      body?.setAttribute('transform', `rotate(${angle})`);
      for (const flag of flags) {
        const at = stops[Number(flag.dataset['stop'])]?.at ?? 0;
        flag.setAttribute('opacity', String(share(at, TURN, elapsed)));
      }
      for (const value of values) {
        const at = stops[Number(value.dataset['stop'])]?.at ?? 0;
        const risen = share(at, RISE, elapsed);
        const shows = risen > 0 && risen < 1;
        value.setAttribute('opacity', shows ? String(Math.min(1, 2 - 2 * risen)) : '0');
        const top = Number(value.dataset['y']) - 16 - HEIGHT * (1 - (1 - risen) ** 3);
        value.setAttribute('transform', `translate(${value.dataset['x']} ${top})`);
      }
    },
    close() {
      for (const route of routes) route.removeAttribute('mask');
      badge?.removeAttribute('opacity');
    },
  };
}
