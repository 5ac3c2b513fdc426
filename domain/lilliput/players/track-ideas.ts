/**
 * Candidate lays of the greedy robot: of the hundreds of legal lays those with the best quick estimate, by the value of
 * the stop, connected track and the distance from own tokens.
 */
import { cellKey, neighbour, opposite, SIDES } from '../board.ts';
import type { Rotation } from '../data.ts';
import { phaseOf } from '../rules/holdings.ts';
import { valueOfStop } from '../routes/stop-value.ts';
import { hasSide, turnedTile } from '../routes/turned-tile.ts';
import type { StepOf } from '../steps.ts';
import type { Cell, LilliputState } from '../types.ts';
import { eachAfter, type Ideas, type Path } from './paths.ts';
import type { Judge } from './worth.ts';

export type Lay = StepOf<'layTile' | 'layCharacterTile'>;

const LOOKED_AT_FIRST = 6;
const LOOKED_AT_SECOND = 3;
/** In pounds, so that it can be added to what a stop gains. */
const MEETING = 12;
const PER_CELL_AWAY = 4;
/** New track that leads to an empty cell makes the next lay possible. */
const OPEN_END = 3;

function glance(state: LilliputState, { company, tile, x, y, rotation }: Lay): number {
  const now = turnedTile(tile, rotation);
  if (!now) return 0;
  const laid = state.board[cellKey({ x, y })];
  const old = laid && turnedTile(laid.tile, laid.rotation);
  const { phaseColour } = phaseOf(state);
  const own = laid?.tokens.includes(company) ?? false;
  let sum = now.stop ? valueOfStop(now.stop, own, phaseColour) : 0;
  if (old?.stop) sum -= valueOfStop(old.stop, own, phaseColour);
  for (const side of SIDES) {
    if (!hasSide(now.carries, side) || (old && hasSide(old.carries, side))) continue;
    const beside = state.board[cellKey(neighbour({ x, y }, side))];
    const facing = beside && turnedTile(beside.tile, beside.rotation);
    if (!facing) sum += OPEN_END;
    else if (hasSide(facing.carries, opposite(side))) sum += MEETING;
  }
  return sum - PER_CELL_AWAY * farFromTokens(state, company, { x, y });
}

/** Cells from the nearest token of the company. */
function farFromTokens({ board }: LilliputState, company: string, { x, y }: Cell): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const key in board) {
    if (!board[key as keyof typeof board]!.tokens.some((token) => token === company)) continue;
    const comma = key.indexOf(',');
    const far = Math.abs(Number(key.slice(0, comma)) - x) + Math.abs(Number(key.slice(comma + 1)) - y);
    nearest = Math.min(nearest, far);
  }
  return nearest;
}

/** The most promising of these lays; of two that differ in the company only, the one of the nearer company. */
function shortlist(state: LilliputState, lays: readonly Lay[], most: number): Lay[] {
  const best = new Map<string, { lay: Lay; promise: number }>();
  for (const lay of lays) {
    const key = `${lay.tile} ${lay.x},${lay.y} ${lay.rotation satisfies Rotation}`;
    const promise = glance(state, lay);
    if (promise > (best.get(key)?.promise ?? Number.NEGATIVE_INFINITY)) best.set(key, { lay, promise });
  }
  return [...best.values()]
    .sort((one, other) => other.promise - one.promise)
    .slice(0, most)
    .map(({ lay }) => lay);
}

const laysOf = ({ draft }: Path, type: Lay['type']): Lay[] =>
  draft.choices.filter((choice): choice is Lay => choice.type === type);

const isBeside = (one: Cell, other: Cell): boolean => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) <= 1;

/** One lay, or two that belong together: a city is often only worth its way there. */
export const trackIdeas = (judge: Judge): Ideas =>
  function* ideas(here) {
    for (const first of shortlist(here.draft.state, laysOf(here, 'layTile'), LOOKED_AT_FIRST)) {
      for (const path of eachAfter(here, [first], judge)) {
        yield path;
        if (!path.draft.state.turn?.lays.some((left) => left > 0)) continue;
        const seconds = laysOf(path, 'layTile').filter((second) => isBeside(first, second));
        yield* eachAfter(path, shortlist(path.draft.state, seconds, LOOKED_AT_SECOND), judge);
      }
    }
  };

export const characterTileIdeas =
  (judge: Judge): Ideas =>
  (here) =>
    eachAfter(here, shortlist(here.draft.state, laysOf(here, 'layCharacterTile'), LOOKED_AT_FIRST), judge);
