/**
 * How long best routes and reach take, as JSON lines. Within the tile supply: the golden cases, and boards grown to
 * the late game (aims: 99 % under 2 ms, all under 50 ms). Beyond it, without an aim: full square boards, on which the
 * solver may stop after ten million steps and then says "not proved".
 *
 * Each case is timed three times after a warm-up; `ms` are figures of the fastest, which tell the work, and `msOnce`
 * of the first, which also tell what else the machine was doing. ROUTES_BENCH_BOARDS sets the number of boards.
 */
import { performance } from 'node:perf_hooks';
import type { Pick } from '../../domain/kernel/random-player.ts';
import { cellKey, neighbour, ROTATIONS, SIDES } from '../../domain/lilliput/board.ts';
import { type TrainName, tiles } from '../../domain/lilliput/data.ts';
import { bestRun, type RunQuery } from '../../domain/lilliput/routes/best.ts';
import { reachOf } from '../../domain/lilliput/routes/reach.ts';
import { reachesLay } from '../../domain/lilliput/routes/reachable.ts';
import type { Cell } from '../../domain/lilliput/types.ts';
import { grownQuery, type TestBoard } from '../games/lilliput/routes/boards.ts';
import { goldenCases, queryOf } from '../games/lilliput/routes/cases.ts';
import { pickFrom } from '../seeded.ts';

const boards = Number(process.env['ROUTES_BENCH_BOARDS'] ?? 5_000);
const TEN_MILLION = 10_000_000;
const WARM_UP = 1_000;

const print = (line: object) => console.log(JSON.stringify(line));
const rounded = (ms: number) => Math.round(ms * 1_000) / 1_000;

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Times each case three times. */
function measure(name: string, works: readonly (() => void)[], more: object = {}): void {
  for (let call = 0; call < WARM_UP; call++) works[call % works.length]?.();
  const all = works.map((work) => [timed(work), timed(work), timed(work)] as const);
  const fastest = spread(all.map((times) => Math.min(...times)));
  print({ bench: name, cases: works.length, ms: fastest, msOnce: spread(all.map(([first]) => first)), ...more });
}

const trainsOf = (trains: string): RunQuery['trains'] =>
  trains.split('+').map((type) => ({ type: type as TrainName, obsolete: false }));

// Within the supply.

const golden = ['examples', 'routes-dev'].flatMap(goldenCases).map(queryOf);
measure(
  'routes, golden cases',
  golden.map((query) => () => void bestRun(query)),
);

const late = Array.from({ length: boards }, (_, index) => {
  const pick = pickFrom(index + 1);
  return grownQuery(pick, () => 60 + pick(140), 5);
});
const tilesLaid = spread(late.map(({ board }) => Object.keys(board).length));
measure(
  'routes, late boards within the supply, trains within the limit',
  late.map((query) => () => void bestRun(query)),
  { aim: { p99: 2, max: 50 }, tiles: { p50: tilesLaid.p50, max: tilesLaid.max } },
);
measure(
  'routes, the same boards with trains beyond the limit, 5+5+5+5',
  late.map((query) => () => void bestRun({ ...query, trains: trainsOf('5+5+5+5') })),
);

const layable = [...tiles.values()].filter(({ colour, variant }) => colour !== 'none' && variant === undefined);

function cellsAround(board: RunQuery['board']): Cell[] {
  const cells = new Map<string, Cell>();
  for (const key of Object.keys(board)) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    for (const cell of [{ x, y }, ...SIDES.map((side) => neighbour({ x, y }, side))]) cells.set(cellKey(cell), cell);
  }
  return [...cells.values()];
}

measure(
  'reach of one company, late boards',
  late.slice(0, 1_000).map(
    ({ board, company }) =>
      () =>
        void reachOf(board, company),
  ),
);
const layCases = late.slice(0, 500).map((query) => ({ ...query, cells: cellsAround(query.board) }));
measure(
  'reach of one company, every tile in every rotation on every cell on and around the board',
  layCases.map(({ board, company, cells }) => () => {
    const reach = reachOf(board, company);
    for (const cell of cells) {
      for (const { id } of layable) for (const rotation of ROTATIONS) reachesLay(reach, cell, id, rotation);
    }
  }),
  {
    lays: Math.round(
      (layCases.reduce((sum, { cells }) => sum + cells.length, 0) / layCases.length) * layable.length * 4,
    ),
  },
);

// Beyond the supply.

/** Cities on their cells and the rest on the others, or all of them anywhere, where plain tiles lie in lumps. */
const kinds = ['brown cities', 'cities, towns, brown plain tiles', 'the same, on any cell'] as const;

const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;

function fullBoard(kind: (typeof kinds)[number], size: number, tokens: number, pick: Pick): TestBoard {
  const board: TestBoard = {};
  const isCityCell = (x: number, y: number) =>
    kind === 'brown cities' || (kind === 'the same, on any cell' ? pick(3) === 0 : (x + y) % 2 !== 0);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isCity = isCityCell(x, y);
      const cities = kind === 'brown cities' ? ['b-city'] : ['b-city', 'b-city', 'b-metro'];
      const tile = oneOf(pick, isCity ? cities : ['b-plain', 'b-plain', 'town-straight', 'town-curve']);
      board[`${x},${y}`] = { tile, rotation: oneOf(pick, ROTATIONS), tokens: isCity ? [null, null] : [] };
    }
  }
  const free = Object.values(board).filter((laid) => laid.tokens.length > 0);
  for (let left = tokens; left > 0; left--) free.splice(pick(free.length), 1)[0]!.tokens[0] = 'red';
  return board;
}

const SEEDS = 4;

function beyond(
  kind: (typeof kinds)[number],
  size: number,
  tokens: readonly number[],
  trains: readonly string[],
): void {
  const times: number[] = [];
  let notProved = 0;
  for (const count of tokens) {
    for (const list of trains) {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const board = fullBoard(kind, size, count, pickFrom(seed));
        const query: RunQuery = { board, company: 'red', trains: trainsOf(list), phaseColour: 'brown', variants: [] };
        times.push(timed(() => void (notProved += bestRun(query, TEN_MILLION).proved ? 0 : 1)));
      }
    }
  }
  const bench = `routes beyond the supply, ${size}×${size}: ${kind}`;
  print({ bench, tokens, trains, cases: times.length, msOnce: spread(times), notProved });
}

const trainLists = ['5+5+5+5', '5+4+3+2', '4+4+4+4'];
for (const kind of kinds) {
  for (const size of [5, 6, 7, 8, 9]) beyond(kind, size, [1, 2, 3], trainLists);
  // Lumps of plain tiles have more ways through them than anybody can count: their sum says enough.
  if (kind === 'the same, on any cell') continue;
  for (const tokens of [1, 2, 3]) for (const trains of trainLists) beyond(kind, 9, [tokens], [trains]);
}
