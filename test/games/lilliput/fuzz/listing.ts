/**
 * Holds the list of legal next steps against everything that can be tried. Steps are the same when the same facts follow
 * from them.
 */
import type { Pick } from '../../../../domain/kernel/random-player.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { type LilliputDraft, lilliput } from '../../../../domain/lilliput/game.ts';
import type { LilliputChoice, LilliputStep } from '../../../../domain/lilliput/steps.ts';
import { attempts } from './step-space.ts';

/** A choice with its open figures at their ends and between. */
function expanded({ most, split, ...step }: LilliputChoice): LilliputStep[] {
  if (step.type === 'tradeTrain' && most !== undefined) {
    return [step.price, Math.ceil(most / 2), most].map((price) => ({ ...step, price: Math.max(price, step.price) }));
  }
  if (split && (step.type === 'grantTreasury' || step.type === 'takeIncome')) {
    const { amount, among } = split;
    const [first, second] = among;
    const whole = among.map((company) => ({ ...step, treasuries: { [company]: amount } }));
    if (first === undefined || second === undefined) return whole;
    return [...whole, { ...step, treasuries: { [first]: amount - 1, [second]: 1 } }];
  }
  return [step];
}

/** What follows from a step, as text, or null if it is rejected. */
function outcomeOf(draft: LilliputDraft, step: LilliputStep): string | null {
  const next = lilliput.step(draft, step);
  return isRejection(next) ? null : JSON.stringify(next.facts.slice(draft.facts.length));
}

export interface Found {
  tried: number;
  /** How often a step of each type was tried and accepted. */
  readonly accepted: Map<string, number>;
  readonly wrong: string[];
}

export function examine(draft: LilliputDraft, pick: Pick, found: Found): void {
  const where = `round ${draft.state.round}, seat ${draft.seat}, after ${JSON.stringify(draft.steps)}`;
  const listed = new Set<string>();
  for (const step of draft.choices.flatMap(expanded)) {
    const outcome = outcomeOf(draft, step);
    if (outcome === null) found.wrong.push(`listed but rejected: ${JSON.stringify(step)} (${where})`);
    else listed.add(outcome);
  }
  for (const step of attempts(draft.state, draft.seat, pick)) {
    const outcome = outcomeOf(draft, step);
    found.tried++;
    if (outcome === null) continue;
    found.accepted.set(step.type, (found.accepted.get(step.type) ?? 0) + 1);
    if (!listed.has(outcome)) found.wrong.push(`accepted but not listed: ${JSON.stringify(step)} (${where})`);
  }
}
