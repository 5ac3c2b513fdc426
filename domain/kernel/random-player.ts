/**
 * Plays any game by picking among the legal next steps, through the same contract as everybody else. Good for finding
 * dead ends, and as the weakest opponent.
 */
import type { Game, Step } from './contract.ts';
import type { Dealer } from './draws.ts';
import { isRejection } from './rejection.ts';

/** Chooses from 0 to sides − 1. */
export type Pick = (sides: number) => number;

/** Puts a turn together; how many steps it goes on once it could send is chance too. */
export type Player = (game: Game, state: object, seat: number, pick: Pick, dealer: Dealer, drawn: number) => Step[];

/** One in this many: how often a turn that could be sent is sent as it is. */
const SENDS_ONE_IN = 4;

export const randomPlayer: Player = (game, state, seat, pick, dealer, drawn) => {
  let draft = game.begin(state, seat, dealer, drawn);
  while (!isRejection(draft) && draft.choices.length > 0) {
    if (draft.sendable && pick(SENDS_ONE_IN) === 0) break;
    const choice = draft.choices[pick(draft.choices.length)];
    if (!choice) break;
    draft = game.step(draft, game.settle(choice, pick));
  }
  return isRejection(draft) ? [] : [...draft.steps];
};
