/** Gulliver's start (rules 8): a company, a side of Mildendo and a home tile that points at it, all drawn. */
import { CAPITAL, neighbour, opposite, SIDES } from '../../board.ts';
import { companyRules, tiles, startingCompanies } from '../../data.ts';
import { hasSide, NO_SIDES, turnedTile } from '../../routes/turned-tile.ts';
import { homes } from '../draft.ts';
import type { Bench } from '../holdings.ts';
import { choose, type Draws, withDraws } from './choosing.ts';

export function startGulliver(bench: Bench, seat: number): void {
  const { state } = bench;
  const draws: Draws = [];
  const company = choose(bench, draws, startingCompanies);
  if (!company) return;
  const pointing = homes(state, company.id).filter(({ tile, x, y, rotation }) => {
    const side = SIDES.find((each) => neighbour(CAPITAL, each).x === x && neighbour(CAPITAL, each).y === y);
    return side !== undefined && hasSide(turnedTile(tile, rotation)?.carries ?? NO_SIDES, opposite(side));
  });
  const cells = [...new Set(pointing.map(({ x, y }) => `${x},${y}`))];
  const cell = choose(bench, draws, cells);
  const there = pointing.filter(({ x, y }) => `${x},${y}` === cell);
  const kind = choose(bench, draws, [...new Set(there.map(({ tile }) => tile))]);
  const home = choose(
    bench,
    draws,
    there.filter(({ tile }) => tile === kind),
  );
  if (!home) return;
  bench.emit({
    type: 'companyTaken',
    v: 1,
    seat,
    company: company.id,
    cash: company.ownerCash,
    treasury: 0, // his companies have none
    trains: [...company.startTrains],
    tokens: companyRules.stationMarkers - 1,
    space: company.startSpace,
    tile: home.tile,
    x: home.x,
    y: home.y,
    rotation: home.rotation,
    slots: tiles.get(home.tile)?.stops[0]?.slots ?? 0,
    ...withDraws(draws),
  });
}
