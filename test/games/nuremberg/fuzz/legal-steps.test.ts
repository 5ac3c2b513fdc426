/** The list of legal next steps is complete and right, at moments of every kind in random games. */
import { expect, it } from 'vitest';
import { seededDealer } from '../../../../domain/kernel/draws.ts';
import { randomPlayer } from '../../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { simulate } from '../../../../domain/kernel/simulate.ts';
import { clone } from '../../../../domain/kernel/values.ts';
import { nuremberg, type NurembergDraft } from '../../../../domain/nuremberg/game.ts';
import type { NurembergState } from '../../../../domain/nuremberg/types.ts';
import { repeats } from '../../../long.ts';
import { pickFrom, seedFrom, simulated } from '../../../seeded.ts';
import { isListed } from './listing.ts';
import { nurembergOptions } from './options.ts';
import { stepSpace } from './step-space.ts';

const GAMES = repeats(4, 60);
/** One commit in this many is looked at. */
const ONE_IN = 6;

const accepted = new Map<string, number>();
const wrong: string[] = [];

function look(draft: NurembergDraft, seed: number): void {
  const pick = pickFrom(seed);
  for (const step of stepSpace(draft.state, pick)) {
    const isLegal = !isRejection(nuremberg.step(draft, step));
    if (isLegal) accepted.set(step.type, (accepted.get(step.type) ?? 0) + 1);
    if (isLegal === isListed(draft.choices, step)) continue;
    wrong.push(`${isLegal ? 'legal but not listed' : 'listed but refused'}: ${JSON.stringify(step)}`);
  }
}

/** The beginning of a submission, and every draft on a random way through it. */
function lookAround(state: NurembergState, seed: number): void {
  const pick = pickFrom(seed);
  const seat = nuremberg.awaiting(state)[0]?.seat ?? 0;
  let draft = nuremberg.begin(state, seat, seededDealer(seedFrom(seed)), 0);
  while (!isRejection(draft)) {
    look(draft, seed);
    const choice = draft.choices[pick(Math.max(1, draft.choices.length))];
    if (!choice) return;
    draft = nuremberg.step(draft, nuremberg.settle(choice, pick));
  }
  wrong.push(`a listed choice was refused: ${draft.code}`);
}

it('lists exactly what is accepted', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const states: NurembergState[] = [];
    const seats = 2 + (seed % 3);
    simulate(nuremberg, {
      ...simulated(seed),
      seats,
      options: nurembergOptions(pickFrom(seed), seats),
      players: [randomPlayer],
      watch({ commits, state }) {
        if (commits.length % ONE_IN === 0 && state.table.ended === null)
          states.push(clone(state.game as NurembergState));
      },
    });
    for (const [index, state] of states.entries()) lookAround(state, seed * 1000 + index);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  const types = 'bid startLine addLink payLinks buildNothing buyTrain carry pass sellRun sellNothing'.split(' ');
  expect(types.filter((type) => !accepted.has(type))).toEqual([]);
});
