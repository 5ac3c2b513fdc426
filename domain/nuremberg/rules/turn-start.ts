/** The start of a turn (rules 4.1, 4.2): everybody takes cubes, and every box gets a token. */
import type { Draw } from '../../kernel/draws.ts';
import { auction, components, setUp } from '../data.ts';
import { bagOf } from './bag.ts';
import type { Bench } from './bench.ts';

export function startTurn(bench: Bench, turn: number): void {
  const { players, side, general } = bench.state;
  const { bag, boxes } = auction.sides[side];
  const tokens = bagOf(bag, (sides) => bench.draw(sides));
  const draws: Draw[] = [];
  bench.emit({
    type: 'turnStarted',
    v: 1,
    turn,
    cubes: players.map(({ cubes }) => Math.min(setUp.cubesATurn, components.perPlayer.cubes - cubes)),
    tokens: boxes.map(() => tokens.take(draws)),
    bidder: general[0] ?? 0,
    draws,
  });
}
