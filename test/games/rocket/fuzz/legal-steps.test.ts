/** The list of legal next steps is complete and right, at moments of every kind in random games. */
import { expect, it } from 'vitest';
import type { Pick, Player } from '../../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { simulate } from '../../../../domain/kernel/simulate.ts';
import { type RocketDraft, rocket } from '../../../../domain/rocket/game.ts';
import type { RocketChoice, RocketStep } from '../../../../domain/rocket/steps.ts';
import { repeats } from '../../../long.ts';
import { pickFrom, simulated } from '../../../seeded.ts';
import { attempts } from './step-space.ts';

const POSITIONS = repeats(120, 1500);
/** How much rarer a look becomes with every look at the same question. */
const FADING = 0.4;
/** One in this many: how often a waiver is declared where something else can be done. */
const WAIVES_ONE_IN = 12;
const MUST_HAPPEN = [
  'takeToken',
  'placeStation',
  'moveStation',
  'extend',
  'waive',
  'call',
  'pass',
  'bid',
  'giveWay',
  'restore',
  'declareWaiver',
  'revokeWaiver',
];

/** All steps that a choice stands for. */
function expanded({ goods, sites, companies, most, ...step }: RocketChoice): RocketStep[] {
  if (step.type === 'takeToken' && goods) return goods.map((good) => ({ ...step, good }));
  if ((step.type === 'placeStation' || step.type === 'moveStation') && sites) {
    return sites.map((at) => ({ ...step, at }));
  }
  if ((step.type === 'declareWaiver' || step.type === 'revokeWaiver') && companies) {
    return companies.map((company) => ({ ...step, company }));
  }
  if ((step.type === 'bid' || step.type === 'restore') && most !== undefined) {
    return Array.from({ length: most - step.shares + 1 }, (_, more) => ({ ...step, shares: step.shares + more }));
  }
  return [step];
}

const accepted = new Map<string, number>();
const wrong: string[] = [];

function examine(draft: RocketDraft, pick: Pick): void {
  const listed = new Set(draft.choices.flatMap(expanded).map((step) => JSON.stringify(step)));
  for (const step of draft.choices.flatMap(expanded)) {
    if (isRejection(rocket.step(draft, step))) wrong.push(`listed but rejected: ${JSON.stringify(step)}`);
  }
  for (const step of attempts(draft.state, pick)) {
    if (isRejection(rocket.step(draft, step))) continue;
    accepted.set(step.type, (accepted.get(step.type) ?? 0) + 1);
    if (!listed.has(JSON.stringify(step)))
      wrong.push(`accepted but not listed: ${JSON.stringify(step)} after ${draft.steps.length}`);
  }
}

it('lists exactly what is accepted', { timeout: repeats(120, 1200) * 1_000 }, () => {
  const looks = new Map<string, number>();
  const chance = pickFrom(77);
  let positions = 0;
  const isEnough = (): boolean => positions >= POSITIONS;
  const curious: Player = (game, state, seat, pick, dealer, drawn) => {
    let draft = game.begin(state, seat, dealer, drawn) as RocketDraft;
    for (;;) {
      const types = [...new Set(draft.choices.map(({ type }) => type))];
      const name = `${draft.steps.length} ${types.join()}`;
      const isLook = !isEnough() && chance(1 + Math.floor((looks.get(name) ?? 0) * FADING)) === 0;
      if (isLook) {
        looks.set(name, (looks.get(name) ?? 0) + 1);
        positions += 1;
        examine(draft, chance);
      }
      const actions = types.filter((one) => one !== 'declareWaiver');
      const likely = actions.length > 0 && pick(WAIVES_ONE_IN) > 0 ? actions : types;
      const type = likely[pick(Math.max(1, likely.length))];
      const choices = draft.choices.filter((choice) => choice.type === type);
      const choice = choices[pick(Math.max(1, choices.length))];
      if (!choice || (draft.sendable && pick(4) === 0)) return [...draft.steps];
      draft = game.step(draft, game.settle(choice, pick)) as RocketDraft;
    }
  };
  for (let seed = 3; !isEnough(); seed++) {
    simulate(rocket, { ...simulated(seed), seats: 4 - (seed % 3), options: {}, players: [curious] });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(MUST_HAPPEN.filter((type) => !accepted.has(type))).toEqual([]);
});
