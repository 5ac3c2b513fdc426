/**
 * How the greedy robot builds: it lays lines link by link, keeps the most promising ones of each length, and takes the one
 * that earns most with the trains that it could buy, less what its links will cost.
 */
import { scoring } from '../data.ts';
import { networkOf } from '../network.ts';
import { runsFor, saleCost } from '../rules/takeover.ts';
import type { NurembergChoice, NurembergStep } from '../steps.ts';
import type { NurembergState } from '../types.ts';
import type { Draft } from '../../kernel/contract.ts';
import { isRejection, type Rejection } from '../../kernel/rejection.ts';
import type { NurembergFact } from '../facts.ts';
import { payCheaply } from './paying.ts';
import { type Contested, contestedBy, planFor } from './transport-plan.ts';
import { restWorth, turnsAfter } from './worth.ts';

type NurembergDraft = Draft<NurembergState, NurembergStep, NurembergFact, NurembergChoice>;
export type Step = (draft: NurembergDraft, step: NurembergStep) => NurembergDraft | Rejection;

/** Lines of one length that are followed further, and how long they may get. */
const [WIDTH, LONGEST] = [6, 9];
/** Links that are not sold at once may be sold later. */
const SOLD_LATER = 0.7;
const POINT_SOLD = 0.6;
/** A line must be better than none by this much, since others may take what it was built for. */
const CAUTION = 1;

/** What the links of a seat will cost: this turn, and until they are sold or the game ends. */
function linkCosts(state: NurembergState, seat: number): number {
  const links = networkOf(state).countOf(seat);
  const longest = Math.max(0, ...runsFor(state, seat).map(({ areas }) => areas.length - 1));
  const later = SOLD_LATER * scoring.linkUpkeep * turnsAfter(state) + scoring.linkPenalty;
  return links * scoring.linkUpkeep + (links - longest) * later + saleCost(longest) * POINT_SOLD;
}

/** What a position is worth to a seat once building is done. */
const worthOf = (state: NurembergState, seat: number, contested: Contested): number =>
  planFor(state, seat, contested).worth + restWorth(state, seat) - linkCosts(state, seat);

interface Line {
  readonly draft: NurembergDraft;
  readonly worth: number;
}

/** The line as it could be sent: points pay what cubes could not. */
function paid(draft: NurembergDraft, step: Step): NurembergDraft | null {
  if (draft.sendable) return draft;
  const payment = draft.choices.find(({ type }) => type === 'payLinks');
  const after = payment ? step(draft, payCheaply(payment)) : null;
  return after && !isRejection(after) && after.sendable ? after : null;
}

export function bestLine(begun: NurembergDraft, step: Step): NurembergStep[] {
  const { seat, state } = begun;
  const others = state.players.map((_, other) => other).filter((other) => other !== seat);
  const contested = contestedBy(state, others);
  const extended = (draft: NurembergDraft, type: NurembergStep['type']): Line[] =>
    draft.choices
      .filter((choice) => choice.type === type)
      .flatMap((choice) => {
        const after = step(draft, choice);
        return isRejection(after) ? [] : [{ draft: after, worth: worthOf(after.state, seat, contested) }];
      });
  let best: Line | null = null;
  const nothing = CAUTION + worthOf(state, seat, contested);
  let lines = extended(begun, 'startLine').flatMap(({ draft }) => extended(draft, 'addLink'));
  for (let length = 1; length <= LONGEST && lines.length > 0; length++) {
    const promising = lines.toSorted((one, other) => other.worth - one.worth).slice(0, WIDTH);
    for (const line of promising) {
      const whole = paid(line.draft, step);
      if (whole && line.worth > (best?.worth ?? nothing)) best = { draft: whole, worth: line.worth };
    }
    lines = promising.flatMap(({ draft }) => extended(draft, 'addLink'));
  }
  return best ? [...best.draft.steps] : [{ type: 'buildNothing' }];
}
