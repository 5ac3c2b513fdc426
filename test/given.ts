/**
 * The form of a rule's test: given these facts, when this command comes, then these facts follow (or this rejection).
 * It runs any game through the kernel's own `decide`, and freezes what it hands over, so that a rule that changes its
 * input fails here.
 */
import { expect } from 'vitest';
import type { Command } from '../domain/kernel/command.ts';
import type { Fact, Game } from '../domain/kernel/contract.ts';
import { decide } from '../domain/kernel/decide.ts';
import { type Dealer, seededDealer } from '../domain/kernel/draws.ts';
import type { State } from '../domain/kernel/fold.ts';
import { isRejection } from '../domain/kernel/rejection.ts';
import { blankTable } from '../domain/kernel/table.ts';

export const TEST_SEED = '5eed'.repeat(16);

export function given<G extends object>(
  game: Game<G>,
  facts: readonly Fact[],
  dealer: Dealer = seededDealer(TEST_SEED),
) {
  const table = { ...blankTable(), game: game.id, rules: game.rules, seats: game.seats.max, version: 1 };
  for (const fact of facts)
    for (const { counter } of fact.draws ?? []) table.drawn = Math.max(table.drawn, counter + 1);
  const state: State<G> = { table, game: facts.reduce((folded, fact) => game.evolve(folded, fact), game.blank()) };
  deepFreeze(state);

  return {
    state: state.game,
    when(seat: number, command: Command) {
      const decision = decide(game, state, seat, command, dealer);
      return {
        decision,
        /** The facts that must follow; of each, the fields that are named. */
        then(...expected: readonly Partial<Fact & Record<string, unknown>>[]) {
          if (isRejection(decision)) throw new Error(`rejected: ${decision.code} “${decision.sentence}”`);
          expect(decision.facts).toHaveLength(expected.length);
          for (const [index, fact] of expected.entries()) expect(decision.facts[index]).toMatchObject(fact);
          return decision.facts;
        },
        thenRejected(code: string, step?: number) {
          if (!isRejection(decision)) throw new Error(`accepted: ${JSON.stringify(decision.facts)}`);
          expect(decision.code).toBe(code);
          expect(decision.sentence).not.toMatch(/\{|rejection\./);
          if (step !== undefined) expect(decision.step).toBe(step);
          return decision;
        },
      };
    },
  };
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
