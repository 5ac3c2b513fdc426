/** Setting the table: cash, copy cards, the supply of tiles, Mildendo, and the order of the draft (spec 1.1, 1.2). */
import * as z from 'zod/mini';
import { type Dealer, type Draw } from '../../kernel/draws.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { CAPITAL } from '../board.ts';
import { characters, companies, type PlayerCount, setup, tiles } from '../data.ts';
import type { LilliputFact } from '../facts.ts';

export const optionsSchema = z.strictObject({
  /** Who begins: drawn from the table's seed, or the seat that the host names. */
  firstPlayer: z._default(z.union([z.literal('drawn'), z.int().check(z.nonnegative())]), 'drawn'),
});

export type LilliputOptions = z.infer<typeof optionsSchema>;

export function start(options: LilliputOptions, seats: number, dealer: Dealer): LilliputFact[] | Rejection {
  const { firstPlayer } = options;
  if (firstPlayer !== 'drawn' && firstPlayer >= seats) return reject('firstPlayer', { seat: firstPlayer + 1, seats });
  const draws: Draw[] = firstPlayer === 'drawn' ? [{ counter: 0, sides: seats, result: dealer.draw(0, seats) }] : [];
  const startPlayer = firstPlayer === 'drawn' ? (draws[0]?.result ?? 0) : firstPlayer;
  const count = seats as PlayerCount;
  return [
    {
      type: 'gameSetUp',
      v: 1,
      players: Array.from({ length: seats }, () => ({ cash: setup.playerCash, copyCards: setup.copyCards[count] })),
      startPlayer,
      ...(draws.length > 0 ? { draws } : {}),
      rounds: setup.rounds[count],
      board: [{ tile: 'mildendo', ...CAPITAL, rotation: 0 }],
      supply: baseSupply(),
      draft: {
        order: draftOrder(startPlayer, seats),
        companies: companies.filter((company) => company.starting).map(({ id }) => id),
        characters: characters.map(({ id }) => id),
      },
    },
  ];
}

/** Tiles of the base game that are laid in play; those of characters join when the character is taken. */
function baseSupply(): Record<string, number> {
  const laid = [...tiles.values()].filter((tile) => tile.set === 'base' && tile.availableFrom !== 'start');
  return Object.fromEntries(laid.map((tile) => [tile.id, tile.count]));
}

/** Clockwise from the first player, then back again. */
function draftOrder(startPlayer: number, seats: number): number[] {
  const clockwise = Array.from({ length: seats }, (_, index) => (startPlayer + index) % seats);
  return [...clockwise, ...clockwise.toReversed()];
}
