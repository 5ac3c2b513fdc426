/**
 * Setting the table (rules 2): the first player, goods, figures and the first turn, all drawn from the table's seed, and
 * the options that a host has.
 */
import * as z from 'zod/mini';
import type { Dealer, Draw } from '../../kernel/draws.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { work } from '../../kernel/workbench.ts';
import { boardFor } from '../board.ts';
import { components, setUp, type Town, turns } from '../data.ts';
import { blank, evolve } from '../evolve.ts';
import { boardSide, mapId, type NurembergFact } from '../facts.ts';
import type { AreaId, BoardSide, FigureKind, MapId } from '../types.ts';
import { bagOf } from './bag.ts';
import type { Bench } from './bench.ts';
import { startTurn } from './turn-start.ts';

export const optionsSchema = z.strictObject({
  map: z._default(mapId, 'nuremberg'),
  /** Of both boards. Only three players have a choice; null is the first side that fits. */
  side: z._default(z.nullable(boardSide), null),
});

export type NurembergOptions = z.infer<typeof optionsSchema>;

/** A fact holds at most so many draws (`kernel/bounds.ts`). */
const DRAWS_IN_FACT = 50;

const rowFor = (seats: number, side: BoardSide | null) =>
  turns.rows.find((row) => row.players === seats && (side === null || row.side === side));

export function start(
  asked: z.input<typeof optionsSchema>,
  seats: number,
  dealer: Dealer,
): readonly NurembergFact[] | Rejection {
  const { map, side } = optionsSchema.parse(asked);
  const row = rowFor(seats, side);
  if (!row) return reject('side.seats', { side: side ?? '', seats });
  const worked = work({ evolve }, { state: blank(), drawn: 0, dealer }, (bench) => {
    const first = bench.draw(seats);
    const general = Array.from({ length: seats }, (_, index) => (first.result + index) % seats);
    const { influence } = setUp;
    bench.emit({ type: 'gameSetUp', v: 1, map, side: row.side, turns: row.turns, general, influence, draws: [first] });
    placeGoods(bench, map);
    placeFigures(bench, map);
    startTurn(bench, 1);
    return undefined;
  });
  return isRejection(worked) ? worked : worked.facts;
}

/** A side that does not fit the seats that are left is no wish any more. */
export const reseat = (options: NurembergOptions, kept: readonly number[]): NurembergOptions =>
  rowFor(kept.length, options.side) ? options : { ...options, side: null };

/** Two cubes for every area with a symbol; those of the other kind leave the game (rules 2.3). */
function placeGoods(bench: Bench, map: MapId): void {
  const board = boardFor(map);
  const bag = bagOf(components.goods, (sides) => bench.draw(sides));
  const areas = board.areas.filter(({ symbol }) => symbol !== null);
  for (const part of parts(areas, () => setUp.goodsPerArea)) {
    const draws: Draw[] = [];
    const goods: Record<AreaId, number> = {};
    for (const { id } of part) {
      const drawn = Array.from({ length: setUp.goodsPerArea }, () => bag.take(draws));
      const fitting = drawn.filter((kind) => kind === board.goodsKind(id)).length;
      if (fitting > 0) goods[id] = fitting;
    }
    bench.emit({ type: 'goodsPlaced', v: 1, goods, draws });
  }
}

/** The fixed passengers of all towns come out of the bag first; then every neutral town is filled up (rules 2.4). */
function placeFigures(bench: Bench, map: MapId): void {
  const towns = boardFor(map).areas.flatMap(({ id, town }) => (town && town.pieces > 0 ? [{ id, town }] : []));
  const fixed = (company: 'red' | 'green') => towns.reduce((sum, { town }) => sum + town.fixed[company], 0);
  const { red, green, landowner } = components.figures;
  const bag = bagOf<FigureKind>({ red: red - fixed('red'), green: green - fixed('green'), landowner }, (sides) =>
    bench.draw(sides),
  );
  const drawnFor = ({ pieces, fixed }: Town): number => pieces - fixed.red - fixed.green;
  for (const part of parts(towns, ({ town }) => drawnFor(town))) {
    const draws: Draw[] = [];
    const figures: Record<AreaId, Record<FigureKind, number>> = {};
    for (const { id, town } of part) {
      const placed = { red: town.fixed.red, green: town.fixed.green, landowner: 0 };
      for (let piece = 0; piece < drawnFor(town); piece++) placed[bag.take(draws)] += 1;
      figures[id] = placed;
    }
    bench.emit({ type: 'figuresPlaced', v: 1, figures, draws });
  }
}

/** Cuts a list so that each part needs no more draws than one fact holds. */
function parts<T>(list: readonly T[], drawsFor: (entry: T) => number): T[][] {
  const cut: T[][] = [];
  let room = 0;
  for (const entry of list) {
    const draws = drawsFor(entry);
    if (cut.length === 0 || draws > room) {
      cut.push([]);
      room = DRAWS_IN_FACT;
    }
    room -= draws;
    cut.at(-1)?.push(entry);
  }
  return cut;
}
