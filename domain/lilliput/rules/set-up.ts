/**
 * Setting the table (rules 1.1, 1.2, 7 to 9): cash, copy cards, the supply of tiles, Mildendo and the landscape, Gulliver
 * if one plays alone, and the order of the draft.
 */
import * as z from 'zod/mini';
import { work } from '../../kernel/workbench.ts';
import type { Dealer, Draw } from '../../kernel/draws.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { CAPITAL } from '../board.ts';
import { cell, componentId, player } from '../bounds.ts';
import { characters, companies, type PlacedTile, type PlayerCount, setup, tiles } from '../data.ts';
import { blank, evolve } from '../evolve.ts';
import { type LilliputFact, rotation } from '../facts.ts';
import type { VariantId } from '../types.ts';
import { startGulliver } from './gulliver/start.ts';
import { checkLandscape, scenarioNamed } from './landscape.ts';
import { refusedVariants, supplyWith, tileIn, VARIANTS } from './variants.ts';

/** Tiles of a landscape of one's own. */
export const MOST_PLACED = 100;

const placedTile = z.strictObject({ tile: componentId, ...cell, rotation });

export const optionsSchema = z.strictObject({
  /** Who begins: drawn from the table's seed, or the seat that the host names. */
  firstPlayer: z._default(z.union([z.literal('drawn'), player]), 'drawn'),
  variants: z._default(z.array(z.enum(VARIANTS)).check(z.maxLength(VARIANTS.length)), []),
  /** One of the named landscapes, or a list of tiles of one's own; none is the open plain. */
  landscape: z._default(z.nullable(z.union([componentId, z.array(placedTile).check(z.maxLength(MOST_PLACED))])), null),
});

export type LilliputOptions = z.infer<typeof optionsSchema>;

export function start(
  asked: z.input<typeof optionsSchema>,
  seats: number,
  dealer: Dealer,
): readonly LilliputFact[] | Rejection {
  // A table that gathered its players under older rules says nothing of newer options.
  const options = optionsSchema.parse(asked);
  const { firstPlayer } = options;
  const variants = [...new Set(options.variants)];
  const refused = refusedVariants(variants, seats);
  if (refused) return refused;
  if (firstPlayer !== 'drawn' && firstPlayer >= seats) return reject('firstPlayer', { seat: firstPlayer + 1, seats });
  const landscape = landscapeOf(options.landscape);
  if (isRejection(landscape)) return landscape;

  const worked = work({ evolve }, { state: blank(), drawn: 0, dealer }, (bench) => {
    const draws: Draw[] = firstPlayer === 'drawn' && seats > 1 ? [bench.draw(seats)] : [];
    const startPlayer = firstPlayer === 'drawn' ? (draws[0]?.result ?? 0) : firstPlayer;
    bench.emit(setUp(seats as PlayerCount, variants, landscape, startPlayer, draws));
    const { gulliver } = bench.state;
    if (gulliver !== null) startGulliver(bench, gulliver);
    return undefined;
  });
  return isRejection(worked) ? worked : worked.facts;
}

/** The first player keeps the right to begin; if that seat was dropped, the first player is drawn. */
export function reseat(options: LilliputOptions, kept: readonly number[]): LilliputOptions {
  if (options.firstPlayer === 'drawn') return options;
  const seat = kept.indexOf(options.firstPlayer);
  return { ...options, firstPlayer: seat < 0 ? 'drawn' : seat };
}

function setUp(
  seats: PlayerCount,
  variants: readonly VariantId[],
  landscape: readonly PlacedTile[],
  startPlayer: number,
  draws: Draw[],
): LilliputFact {
  const gulliver = seats === 1 ? 1 : null;
  const players = seats + (gulliver === null ? 0 : 1);
  const placed = [{ tile: tileIn(variants, 'mildendo'), ...CAPITAL, rotation: 0 as const }, ...landscape];
  return {
    type: 'gameSetUp',
    v: 2,
    variants: [...variants],
    players: Array.from({ length: players }, () => ({ cash: setup.playerCash, copyCards: setup.copyCards[seats] })),
    gulliver,
    startPlayer,
    ...(draws.length > 0 ? { draws } : {}),
    rounds: setup.rounds[seats],
    board: placed.map((tile) => ({ ...tile, slots: tiles.get(tile.tile)?.stops[0]?.slots ?? 0 })),
    supply: { ...supplyWith(variants), ...tunnelFor(landscape) },
    draft: {
      order: [...(gulliver === null ? [] : [gulliver]), ...draftOrder(startPlayer, seats, variants)],
      companies: companies.filter((company) => company.starting).map(({ id }) => id),
      characters: characters.map(({ id }) => id),
    },
  };
}

/** The tiles of a landscape, or what is wrong with the first bad one. */
function landscapeOf(chosen: LilliputOptions['landscape']): readonly PlacedTile[] | Rejection {
  if (chosen === null) return [];
  if (typeof chosen === 'string') {
    return scenarioNamed(chosen)?.tiles ?? reject('landscape.unknown', { landscape: chosen });
  }
  const [wrong] = checkLandscape(chosen);
  return wrong ? wrong.rejection : chosen;
}

/** The tunnel exists whenever mountains do (rules 10). */
function tunnelFor(landscape: readonly PlacedTile[]): Record<string, number> {
  const tunnels = [...tiles.values()].filter(({ layAs }) => layAs === 'overMountain');
  if (!landscape.some(({ tile }) => tile === 'mountain')) return {};
  return Object.fromEntries(tunnels.map(({ id, count }) => [id, count]));
}

/** Clockwise from the first player, then back again; a third time clockwise where everyone takes two characters. */
function draftOrder(startPlayer: number, seats: number, variants: readonly VariantId[]): number[] {
  const clockwise = Array.from({ length: seats }, (_, index) => (startPlayer + index) % seats);
  const third = variants.includes('twoCharacters') ? clockwise : [];
  return [...clockwise, ...clockwise.toReversed(), ...third];
}
