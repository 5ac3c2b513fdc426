/** Walks through random games of 18Lilliput and examines the list of legal steps where it holds what was rarely seen. */
import type { Pick, Player } from '../../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { simulate } from '../../../../domain/kernel/simulate.ts';
import { clone } from '../../../../domain/kernel/values.ts';
import { type LilliputDraft, lilliput } from '../../../../domain/lilliput/game.ts';
import { bankShares, byPrice } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { pickFrom, simulated } from '../../../seeded.ts';
import { examine, type Found } from './listing.ts';
import { lilliputOptions } from './options.ts';

/** How much rarer a look becomes with every look at the same kind of steps; lays differ more than all others. */
const FADING = 8;
const FADING_OF_LAYS = 0.5;

/** Sums around which something becomes affordable. */
const SUMS = [0, 1, 9, 10, 19, 20, 39, 40, 49, 50, 53, 79, 80, 99, 100, 134, 150, 249, 250, 299, 300, 650, 1_000];
const CERTIFICATES = 5;
const OTHER_WORLDS = 3;

/** Gives a player shares of the bank until he holds this many certificates. */
function fillHand(state: LilliputState, { certificates }: LilliputState['players'][number], most: number): void {
  for (const company of byPrice(state)) {
    while (certificates.length < most && bankShares(state, company) > 0) certificates.push({ company, percent: 10 });
  }
}

/** A state with other sums of money and fuller hands: few games come so near to every limit. */
function squeezed(state: LilliputState, pick: Pick): LilliputState {
  const other = clone(state);
  const sum = (): number => SUMS[pick(SUMS.length)] ?? 0;
  for (const company of Object.values(other.companies)) if (pick(2) === 0) company.treasury = sum();
  for (const player of other.players) {
    if (pick(2) === 0) player.cash = sum();
    if (pick(2) === 0) fillHand(other, player, CERTIFICATES - pick(2));
  }
  return other;
}

export function lookAround(isEnough: (positions: number) => boolean): { positions: number; found: Found } {
  const found: Found = { tried: 0, accepted: new Map(), wrong: [] };
  const looks = new Map<string, number>();
  const chance = pickFrom(77);
  let positions = 0;
  const isOver = () => found.wrong.length > 0 || isEnough(positions);

  /** Looks where the list holds what was rarely seen, at the state as it is and at others with less or more. */
  function look(draft: LilliputDraft): void {
    const types = [...new Set(draft.choices.map(({ type }) => type))];
    const rarity = types.map((type) => (looks.get(type) ?? 0) * (type === 'layTile' ? FADING_OF_LAYS : FADING));
    if (isOver() || types.length === 0 || chance(1 + Math.floor(Math.min(...rarity))) > 0) return;
    for (const type of types) looks.set(type, (looks.get(type) ?? 0) + 1);
    positions++;
    const { seat, dealer, drawn } = draft;
    examine(draft, chance, found);
    for (let world = 0; world < OTHER_WORLDS; world++) {
      const elsewhere = lilliput.begin(squeezed(draft.state, chance), seat, dealer, drawn);
      if (!isRejection(elsewhere)) examine(elsewhere, chance, found);
    }
  }

  /** Plays at random, choosing the kind of step first, so that rare kinds come about too. */
  const curious: Player = (game, state, seat, pick, dealer, drawn) => {
    let draft = game.begin(state, seat, dealer, drawn) as LilliputDraft;
    for (;;) {
      look(draft);
      const types = [...new Set(draft.choices.map(({ type }) => type))];
      const type = types[pick(Math.max(1, types.length))];
      const choices = draft.choices.filter((choice) => choice.type === type);
      const choice = choices[pick(Math.max(1, choices.length))];
      if (!choice || (draft.sendable && pick(4) === 0)) return [...draft.steps];
      const next = game.step(draft, game.settle(choice, pick));
      if (isRejection(next)) return [...draft.steps];
      draft = next as LilliputDraft;
    }
  };
  for (let seed = 1; !isOver(); seed++) {
    const seats = 1 + (seed % 4);
    simulate(lilliput, {
      ...simulated(seed),
      seats,
      options: lilliputOptions(pickFrom(~seed), seats),
      players: [curious],
    });
  }
  return { positions, found };
}
