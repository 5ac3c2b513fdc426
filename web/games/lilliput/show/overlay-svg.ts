/** What lies above the board while trains run, as SVG text: masks that uncover routes, flags, values, and the trains. */
import { cellKey } from '../../../../domain/lilliput/board.ts';
import { phases, tiles } from '../../../../domain/lilliput/data.ts';
import { colourOf, onColourOf } from '../../../../domain/lilliput/drawing/colours.ts';
import { figures } from '../../../../domain/lilliput/drawing/flags.ts';
import { pagePalette } from '../../../../domain/lilliput/drawing/index.ts';
import { cell } from '../../../../domain/lilliput/drawing/proportions.ts';
import { element, group, path, rectangle, translate } from '../../../../domain/lilliput/drawing/svg.ts';
import { type TileOptions, tileLayers } from '../../../../domain/lilliput/drawing/tile.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { Schedule, TrainTimes } from './schedule.ts';
import type { RunFact } from './runs.ts';
import { pathOf, placeOn } from './track.ts';

/** A route is drawn within this of its track. */
const AROUND = 12;
const palette = pagePalette;

export const maskName = (train: number): string => `run-mask-${train}`;

export function overlaySvg(run: RunFact, state: LilliputState, { trains }: Schedule, flagScale: number): string {
  const phaseColour = phases.find(({ phase }) => phase === state.phase)?.phaseColour ?? 'yellow';
  const flags = { palette, phaseColour, counted: run.company, flagScale };
  const each = (draw: (times: TrainTimes, index: number) => string): string => trains.map(draw).join('');
  return (
    element('defs', {}, each(mask)) +
    each((times, train) => times.stops.map((stop, number) => flag(state, stop, flags, train, number)).join('')) +
    each((times, train) => locomotive(run, times, train)) +
    each((times, train) => times.stops.map((_, number) => value(times, train, number)).join(''))
  );
}

function mask({ track }: TrainTimes, train: number): string {
  const xs = track.points.map(({ x }) => x);
  const ys = track.points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const line = path(pathOf(track), {
    class: 'run-uncovered',
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2 * AROUND,
    'stroke-linejoin': 'round',
    'stroke-dasharray': `${track.length} ${track.length + 2 * AROUND}`,
    'stroke-dashoffset': track.length,
  });
  return element(
    'mask',
    {
      id: maskName(train),
      maskUnits: 'userSpaceOnUse',
      x,
      y,
      width: Math.max(...xs) - x + AROUND,
      height: Math.max(...ys) - y + AROUND,
    },
    line,
  );
}

/** The flag of a stop in the company's colour. */
function flag(
  { board }: LilliputState,
  stop: TrainTimes['stops'][number],
  flags: TileOptions,
  train: number,
  number: number,
): string {
  const laid = board[cellKey(stop)];
  const definition = laid === undefined ? undefined : tiles.get(laid.tile);
  if (laid === undefined || definition === undefined) return '';
  const layers = tileLayers(definition, { ...flags, rotation: laid.rotation, tokens: laid.tokens });
  const place = { class: 'run-flag', 'data-train': train, 'data-stop': number, opacity: 0 };
  return group({ ...place, transform: translate(stop.x * cell, stop.y * cell) }, layers.flag);
}

/** A value that pops up where the train has just stopped. */
function value({ track, stops }: TrainTimes, train: number, number: number): string {
  const { x, y } = placeOn(track, track.stops[number] ?? 0);
  const text = figures(String(stops[number]?.value ?? ''), 0, 0, 22, palette['track-core'], palette);
  return group(
    { class: 'run-value', 'data-train': train, 'data-stop': number, opacity: 0, 'data-x': x, 'data-y': y },
    text,
  );
}

function locomotive({ company, routes }: RunFact, _: TrainTimes, train: number): string {
  const on = onColourOf(company, palette);
  const body = { rx: 5, stroke: palette['track-core'], 'stroke-width': 1.6 };
  const drawn = group(
    { class: 'run-body' },
    rectangle(-18, -10.5, 36, 21, { rx: 7, fill: palette['track-casing'] }) +
      rectangle(-16, -8.5, 32, 17, { ...body, fill: colourOf(company, palette) }) +
      path('M12 -5.5V5.5', { stroke: on, 'stroke-width': 2, 'stroke-linecap': 'round' }),
  );
  const name = figures(routes[train]?.train ?? '', 0, 4.2, 12, on, palette);
  return group({ class: 'run-train', 'data-train': train, opacity: 0 }, drawn + name);
}
