/** What characters do on top of a card: their tiles, and the Treasurer's trade-in (rules 2.7, 10). */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { characters } from '../data.ts';
import type { LilliputChoice } from '../steps.ts';
import type { LilliputState } from '../types.ts';
import { type Bench, hasCharacter } from './holdings.ts';
import { characterTileChoices } from './laying.ts';
import { tileIn } from './variants.ts';

/** The seat's character that can be handed in for money, and for how much in this round. */
function tradeInOf(state: LilliputState, seat: number) {
  for (const { id, ability, tiles } of characters) {
    if (ability.type !== 'tradeIn' || !hasCharacter(state, seat, id)) continue;
    const unlaid = tiles
      .map(({ tile }) => tileIn(state.variants, tile))
      .filter((tile) => (state.supply[tile] ?? 0) > 0);
    return { character: id, amount: ability.amountPerRound * state.round, tiles: unlaid };
  }
  return null;
}

export function tradeIn(bench: Bench, seat: number): Rejection | undefined {
  const found = tradeInOf(bench.state, seat);
  if (!found) return reject('character.noTradeIn');
  bench.emit({ type: 'characterTradedIn', v: 1, seat, ...found });
  return undefined;
}

export function onTopChoices(state: LilliputState, seat: number): LilliputChoice[] {
  return [
    ...characterTileChoices(state, seat),
    ...(tradeInOf(state, seat) ? [{ type: 'tradeIn' } satisfies LilliputChoice] : []),
  ];
}
