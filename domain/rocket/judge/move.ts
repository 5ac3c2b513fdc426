/** The questions about a move: who is asked in its consultation, and what it brings. */
import { seededDealer } from '../../kernel/draws.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { playSteps } from '../../kernel/workbench.ts';
import { coordinatesOf } from '../board.ts';
import type { CompanyId } from '../data.ts';
import type { FactOf, RocketFact } from '../facts.ts';
import { rocket } from '../game.ts';
import { type AwaitedNeed, awaiting } from '../rules/awaiting.ts';
import { linesInPlay } from '../rules/occupancy.ts';
import type { RocketStep } from '../steps.ts';
import type { Line, RocketState } from '../types.ts';
import type { MoveCase } from './case.ts';
import { key, stateOf } from './position.ts';

export type Complaint = { readonly complaint: string };

interface Played {
  readonly state: RocketState;
  readonly facts: readonly RocketFact[];
}

const noDraws = seededDealer('0'.repeat(64));

/** The extension and all that was said, each as a submission of its own. */
function play({ state, seat, company, target, said }: MoveCase): Played | Complaint {
  const begun = stateOf(state);
  begun.turn.seat = seat;
  let played: Played = { state: begun, facts: [] };
  const steps: { seat: number; step: RocketStep }[] = [
    { seat, step: { type: 'extend', company, target: key(target) } },
    ...said.map(({ seat: sayer, say, ...rest }) => ({
      seat: sayer,
      step: { type: say, ...rest, ...('target' in rest ? { target: key(rest.target) } : {}) } as RocketStep,
    })),
  ];
  for (const { seat: sender, step } of steps) {
    const sent = playSteps(rocket, played.state, sender, [step], noDraws, 0);
    if (isRejection(sent)) return { complaint: `seat ${sender} cannot ${step.type} there (${sent.code})` };
    played = { state: sent.state, facts: [...played.facts, ...sent.facts] };
  }
  return played;
}

const factsOf = <Type extends RocketFact['type']>(facts: readonly RocketFact[], type: Type): FactOf<Type>[] =>
  facts.filter((fact): fact is FactOf<Type> => fact.type === type);

/** The final hex, and who paid for it. */
function settled({ facts }: Played) {
  const [extended] = factsOf(facts, 'lineExtended');
  const [paid] = factsOf(facts, 'sharesPaid');
  return extended && { target: coordinatesOf(extended.to), payer: paid?.seat ?? null, paid: paid?.shares ?? 0 };
}

/** A question of the consultation with the shares that may be named. */
function asked(state: RocketState, { seat, need }: AwaitedNeed): object {
  if (need === 'waiveOrCall') return { seat, need };
  const draft = rocket.begin(state, seat, noDraws, 0);
  const choices = isRejection(draft) ? [] : draft.choices;
  const ranged = choices.find(({ type }) => type === 'bid' || type === 'restore');
  const least = ranged && 'shares' in ranged ? ranged.shares : 0;
  return { seat, need, least, most: ranged?.most ?? 0 };
}

export function consult(given: MoveCase): object | Complaint {
  const played = play(given);
  if ('complaint' in played) return played;
  const verdict = settled(played);
  if (verdict) return { settled: verdict };
  const awaited = awaiting(played.state).filter(({ optional }) => !optional);
  const bySeat = awaited.toSorted((one, other) => one.seat - other.seat);
  return { awaited: bySeat.map((question) => asked(played.state, question)) };
}

type Income = FactOf<'cityPaid' | 'townPaid' | 'mergerPaid'>;
const isIncome = (fact: RocketFact): fact is Income => ['cityPaid', 'townPaid', 'mergerPaid'].includes(fact.type);

function amounts(seats: number, payouts: Income['payouts']): number[] {
  const paid = Array.from({ length: seats }, () => 0);
  for (const { seat, amount } of payouts) paid[seat] = amount;
  return paid;
}

const ofCompanies = <Value>({ lines }: RocketState, value: (line: Line) => Value): Partial<Record<CompanyId, Value>> =>
  Object.fromEntries(linesInPlay(lines).map(([company, line]) => [company, value(line)]));

export function extend(given: MoveCase): object | Complaint {
  const played = play(given);
  if ('complaint' in played) return played;
  const { state, facts } = played;
  const verdict = settled(played);
  if (!verdict) return { complaint: 'the consultation is not over' };
  const [ended] = factsOf(facts, 'gameEnded');
  return {
    drawn: factsOf(facts, 'moveChosen').filter(({ share }) => share).length,
    ...verdict,
    passenger: factsOf(facts, 'passengerTaken').length > 0,
    newCities: factsOf(facts, 'lineExtended')
      .flatMap(({ cities }) => cities)
      .toSorted(),
    income: facts.filter(isIncome).map((fact) => ({
      why: fact.type === 'mergerPaid' ? 'merger' : fact.city,
      paid: amounts(state.players.length, fact.payouts),
    })),
    mergedInto: factsOf(facts, 'linesMerged')[0]?.into ?? null,
    isolated: factsOf(facts, 'lineIsolated')
      .map(({ company }) => company)
      .toSorted(),
    over: ended !== undefined,
    after: {
      cash: state.players.map(({ cash }) => cash),
      passengers: state.players.map(({ passengers }) => passengers),
      pile: ofCompanies(state, ({ pile }) => pile),
      shares: ofCompanies(state, ({ shares }) => shares),
      supplementary: ofCompanies(state, ({ supplementary }) => supplementary),
      tilesLaid: state.tilesLaid,
      lines: ofCompanies(state, ({ cities }) => cities.toSorted()),
    },
  };
}
