/**
 * Where a company can trace to from its tokens by a legal route of any length (rules 2.2, 2.5): no edge and no stop
 * twice, not through a stop full of foreign tokens, a terminal stop only at an end.
 *
 * A walk is a row of exits. The shortest walk to an exit, found breadth first, never visits a stop twice: in by a, out
 * by b, later in by c, out by d would be shorter as in by a, out by d, since a stop joins all its sides. The one
 * exception is d = a, and that runs over the edge at a in both directions. So a shortest walk is legal unless it runs
 * over some edge both ways, by a loop that turns it round. If it does, a legal walk must do without one of the two
 * directions: forbidding the one, then the other, and looking for shortest walks again finds a legal walk if there is
 * any. The argument holds among the exits still allowed as well, because a short cut uses only exits of the walk that
 * it shortens.
 *
 * That could take long only on boards full of junctions, for a walk gains by turning round only where it then leaves
 * by another track than it came by. The tile supply has two such tiles, so a few looks over the board always suffice.
 */
import { cellKey, neighbour, SIDES } from '../board.ts';
import type { CompanyId, Side } from '../data.ts';
import type { Cell, CellKey } from '../types.ts';
import { cellOf, exitOf, type Network, NOWHERE, networkOf, opposite, type RouteBoard, sideOf } from './network.ts';
import { hasSide, NO_SIDES, type Sides, type TurnedTile, turnedTile } from './turned-tile.ts';

/** A cell as the company finds it, with or without a tile. */
export interface CellInReach {
  readonly tile: TurnedTile | undefined;
  readonly tokens: readonly (CompanyId | null)[];
  /** A token of the company lies here. */
  readonly own: boolean;
  /** The sides at which the company can arrive from outside. */
  readonly arrivals: Sides;
}

export interface Reach {
  readonly company: CompanyId;
  readonly network: Network;
  readonly at: (cell: Cell) => CellInReach;
  /** Whether it can arrive there without having run over the edge at another side of the same cell. */
  readonly arrivesUnspent: (cell: Cell, side: Side, spared: Side) => boolean;
}

/** More than any two cells of a board lie apart, so that a cell can be told by one number. */
const FARTHER = 4096;

/** Exits in a shortest walk: each with the one before it, START for the first, UNSEEN for one that no walk takes. */
type Before = readonly number[];
const START = -1;
const UNSEEN = -2;

/** Sides to which a train goes on that comes in here. */
function onwardFrom({ cells }: Network, entrance: number): Sides {
  const { tile, open } = cells[cellOf(entrance)]!;
  const side = sideOf(entrance);
  const past = open && hasSide(tile.toStop, side) ? tile.toStop & ~(1 << side) : NO_SIDES;
  return past | tile.through[side]!;
}

/** Shortest walks from the tokens to every exit; exits marked in `forbidden` are never taken. */
function shortestWalks(network: Network, forbidden: number[]): Before {
  const { cells, facing } = network;
  const before = new Array<number>(facing.length).fill(UNSEEN);
  const queue: number[] = [];
  const take = (cell: number, sides: Sides, previous: number) => {
    for (let side = 0; side < 4; side++) {
      const exit = exitOf(cell, side);
      if (!hasSide(sides, side) || before[exit] !== UNSEEN || forbidden[exit] === 1) continue;
      before[exit] = previous;
      queue.push(exit);
    }
  };
  for (const [cell, { own, tile }] of cells.entries()) if (own) take(cell, tile.toStop, START);
  for (const exit of queue) {
    const entrance = facing[exit]!;
    if (entrance !== NOWHERE) take(cellOf(entrance), onwardFrom(network, entrance), exit);
  }
  return before;
}

/** An exit that the walk to the target takes and whose edge it has run over the other way before, or NOWHERE. */
function turnedRound({ facing }: Network, before: Before, target: number): number {
  for (let exit = target; exit !== START; exit = before[exit]!) {
    const back = facing[exit]!;
    if (back === NOWHERE || before[back] === UNSEEN) continue;
    for (let earlier = before[exit]!; earlier !== START; earlier = before[earlier]!) if (earlier === back) return exit;
  }
  return NOWHERE;
}

function isTraced(network: Network, forbidden: number[], target: number): boolean {
  const before = shortestWalks(network, forbidden);
  if (before[target] === UNSEEN) return false;
  const exit = turnedRound(network, before, target);
  if (exit === NOWHERE) return true;
  return [exit, network.facing[exit]!].some((either) => {
    forbidden[either] = 1;
    const found = isTraced(network, forbidden, target);
    forbidden[either] = 0;
    return found;
  });
}

export function reachOf(board: RouteBoard, company: CompanyId): Reach {
  const network = networkOf(board, company);
  const { cells, facing } = network;
  const forbidden = new Array<number>(facing.length).fill(0);
  const walks = shortestWalks(network, forbidden);
  const places = new Map<CellKey, number>(cells.map((cell, place) => [cellKey(cell), place]));
  const known = new Map<number, boolean>();
  const knownUnspent = new Map<number, boolean>();

  /** Most shortest walks are legal; only for the others a legal one is looked for, when somebody asks. */
  function traces(exit: number): boolean {
    if (walks[exit] === UNSEEN) return false;
    const answer = known.get(exit) ?? (turnedRound(network, walks, exit) === NOWHERE || tracesWithout(exit, NOWHERE));
    known.set(exit, answer);
    return answer;
  }

  /** A walk to the exit that does without the edge at `spared`. It cannot come from beyond its own last edge either. */
  function tracesWithout(exit: number, spared: number): boolean {
    const without = [facing[exit]!, spared, facing[spared] ?? NOWHERE].filter((each) => each !== NOWHERE);
    for (const each of without) forbidden[each] = 1;
    const found = isTraced(network, forbidden, exit);
    forbidden.fill(0);
    return found;
  }

  /** The exit by which a neighbour's track leads to this side of the cell. */
  function exitTowards(cell: Cell, side: Side): number {
    const place = places.get(cellKey(neighbour(cell, side)));
    return place === undefined ? NOWHERE : exitOf(place, opposite(side));
  }

  const cellsInReach = new Map<number, CellInReach>();

  function at(cell: Cell): CellInReach {
    const number = cell.x * FARTHER + cell.y;
    const found = cellsInReach.get(number);
    if (found) return found;
    let arrivals = NO_SIDES;
    for (const side of SIDES) {
      const exit = exitTowards(cell, side);
      if (exit !== NOWHERE && traces(exit)) arrivals |= 1 << side;
    }
    const laid = board[cellKey(cell)];
    const tokens = laid?.tokens ?? [];
    const tile = laid && turnedTile(laid.tile, laid.rotation);
    const made = { tile, tokens, own: tokens.includes(company), arrivals };
    cellsInReach.set(number, made);
    return made;
  }

  function arrivesUnspent(cell: Cell, side: Side, spared: Side): boolean {
    if (!hasSide(at(cell).arrivals, side)) return false;
    const place = places.get(cellKey(cell));
    const edge = place === undefined ? NOWHERE : exitOf(place, spared);
    if (edge === NOWHERE || facing[edge] === NOWHERE) return true;
    const question = edge * 4 + side;
    const answer = knownUnspent.get(question) ?? tracesWithout(exitTowards(cell, side), edge);
    knownUnspent.set(question, answer);
    return answer;
  }

  return { company, network, at, arrivesUnspent };
}
