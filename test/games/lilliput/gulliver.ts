/** Gulliver's round in a test: what he does after your last turn, rule by rule, with chance in the test's hand. */
import type { Dealer } from '../../../domain/kernel/draws.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import { isTableFact } from '../../../domain/kernel/table.ts';
import type { FactOf, LilliputFact } from '../../../domain/lilliput/facts.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { given } from '../../given.ts';
import { type Position, position } from './position.ts';
import { cash, turn } from './steps.ts';

/** Deals these results, then always the first. A result that a draw cannot have fails the test. */
export function scriptedDealer(...results: readonly number[]): Dealer {
  const left = [...results];
  return {
    draw(_counter, sides) {
      const result = left.shift() ?? 0;
      if (result >= sides) throw new Error(`a draw of ${sides} cannot give ${result}`);
      return result;
    },
    reveal: () => null,
  };
}

/** One thing that Gulliver did: by which rule and where, how many sides each of its draws had, and what followed. */
export interface Deed {
  readonly rule: FactOf<'gulliverChose'>['rule'];
  readonly cell: string | null;
  readonly sides: readonly number[];
  readonly facts: readonly LilliputFact[];
}

export interface GulliversRound {
  readonly deeds: readonly Deed[];
  /** The first deed by a rule, or by a rule of this letter. */
  readonly by: (rule: string) => Deed | undefined;
  /** All that happened since the position, and all facts with it. */
  readonly facts: readonly LilliputFact[];
  readonly all: readonly LilliputFact[];
}

/** The position, your last turn of the round, in which you take £5, and what follows. */
export function gulliversRound(wanted: Position, ...results: readonly number[]): GulliversRound {
  const before = position({ seats: 1, order: [0], ...wanted });
  const { decision } = given(lilliput, before, scriptedDealer(...results)).when(0, turn(cash()));
  if (isRejection(decision)) throw new Error(decision.code);
  const facts = decision.facts.filter((fact) => !isTableFact(fact)) as LilliputFact[];
  const deeds = deedsIn(facts);
  return { deeds, by: (rule) => deeds.find((deed) => deed.rule.startsWith(rule)), facts, all: [...before, ...facts] };
}

function deedsIn(facts: readonly LilliputFact[]): Deed[] {
  const end = facts.findIndex(({ type }) => type === 'runningBegun');
  const his = end < 0 ? facts : facts.slice(0, end);
  return his.flatMap((fact, index): Deed[] => {
    if (fact.type !== 'gulliverChose') return [];
    const next = his.findIndex(({ type }, place) => place > index && type === 'gulliverChose');
    const { rule, x, y, draws = [] } = fact;
    return [
      {
        rule,
        cell: x === undefined || y === undefined ? null : `${x},${y}`,
        sides: draws.map(({ sides }) => sides),
        facts: his.slice(index + 1, next < 0 ? undefined : next),
      },
    ];
  });
}
