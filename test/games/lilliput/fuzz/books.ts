/** All books of 18Lilliput together. */
import type { Fact } from '../../../../domain/kernel/contract.ts';
import type { LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { Books } from '../../../fuzz/invariants.ts';
import { cardBooks, shareBooks, tileBooks, tokenBooks } from './components.ts';
import { courseBooks } from './course.ts';
import { landBooks } from './land.ts';
import { moneyBooks } from './money.ts';
import { trainBooks } from './trains.ts';

export function lilliputBooks(): Books {
  const books = [
    moneyBooks(),
    trainBooks(),
    shareBooks(),
    tileBooks(),
    tokenBooks(),
    cardBooks(),
    landBooks(),
    courseBooks(),
  ];
  return {
    enter: (fact: Fact) => books.forEach((book) => book.enter(fact as LilliputFact)),
    compare: (state: object) => books.forEach((book) => book.compare(state as LilliputState)),
  };
}
