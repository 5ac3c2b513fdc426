/** Walks through random games of 18Lilliput and examines the list of legal steps where it holds what was rarely seen. */
import type { Player } from '../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { simulate } from '../../../domain/kernel/simulate.ts';
import { type LilliputDraft, lilliput } from '../../../domain/lilliput/game.ts';
import { pickFrom, simulated } from '../../seeded.ts';
import { examine, type Found } from './listing.ts';
import { lilliputOptions } from './options.ts';

/** How much rarer a look becomes with every look at the same kind of steps; lays differ more than all others. */
const FADING = 8;
const FADING_OF_LAYS = 1;

export function lookAround(isEnough: (positions: number) => boolean): { positions: number; found: Found } {
  const found: Found = { tried: 0, accepted: new Map(), wrong: [] };
  const looks = new Map<string, number>();
  const chance = pickFrom(77);
  let positions = 0;
  const isOver = () => found.wrong.length > 0 || isEnough(positions);

  function look(draft: LilliputDraft): void {
    const types = [...new Set(draft.choices.map(({ type }) => type))];
    const rarity = types.map((type) => (looks.get(type) ?? 0) * (type === 'layTile' ? FADING_OF_LAYS : FADING));
    if (isOver() || types.length === 0 || chance(1 + Math.min(...rarity)) > 0) return;
    for (const type of types) looks.set(type, (looks.get(type) ?? 0) + 1);
    positions++;
    examine(draft, chance, found);
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
