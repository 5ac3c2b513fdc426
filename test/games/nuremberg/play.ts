/** Plays a submission in a position, through the kernel: what follows, or why it is refused. */
import { expect } from 'vitest';
import type { Command } from '../../../domain/kernel/command.ts';
import type { Dealer } from '../../../domain/kernel/draws.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { isTableFact } from '../../../domain/kernel/table.ts';
import { clone } from '../../../domain/kernel/values.ts';
import { evolve } from '../../../domain/nuremberg/evolve.ts';
import type { FactOf, NurembergFact } from '../../../domain/nuremberg/facts.ts';
import { nuremberg } from '../../../domain/nuremberg/game.ts';
import type { NurembergState } from '../../../domain/nuremberg/types.ts';
import { given } from '../../given.ts';
import { type Position, position } from './position.ts';

export interface Outcome {
  readonly facts: readonly NurembergFact[];
  readonly types: readonly string[];
  readonly state: NurembergState;
  all<Type extends NurembergFact['type']>(type: Type): FactOf<Type>[];
  /** The only fact of this type. */
  one<Type extends NurembergFact['type']>(type: Type): FactOf<Type>;
}

export const stateOf = (wanted: Position): NurembergState => given(nuremberg, position(wanted)).state;

export function play(wanted: Position, seat: number, command: Command, dealer?: Dealer): Outcome {
  const before = given(nuremberg, position(wanted), dealer);
  const { decision } = before.when(seat, command);
  if (isRejection(decision)) throw new Error(`refused: ${decision.code} “${decision.sentence}”`);
  const facts = decision.facts.filter((fact) => !isTableFact(fact)) as NurembergFact[];
  for (const fact of facts) expect(nuremberg.facts.safeParse(fact).success, JSON.stringify(fact)).toBe(true);
  const all = <Type extends NurembergFact['type']>(type: Type) =>
    facts.filter((fact): fact is FactOf<Type> => fact.type === type);
  return {
    facts,
    types: facts.map(({ type }) => type),
    state: facts.reduce(evolve, clone(before.state)),
    all,
    one(type) {
      const [first, ...others] = all(type);
      if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} facts of type ${type}`);
      return first;
    },
  };
}

/** The code of the refusal. */
export function refusal(wanted: Position, seat: number, command: Command): string {
  const { decision } = given(nuremberg, position(wanted)).when(seat, command);
  if (!isRejection(decision)) throw new Error(`accepted: ${JSON.stringify(decision.facts)}`);
  expect(decision.sentence).toMatch(/^[\p{Lu}\d].*[.]$/u);
  expect(decision.sentence).not.toMatch(/\{|rejection\./);
  return decision.code;
}
