/** All books of Stephenson's Rocket together. */
import type { Fact } from '../../../../domain/kernel/contract.ts';
import type { RocketFact } from '../../../../domain/rocket/facts.ts';
import type { RocketState } from '../../../../domain/rocket/types.ts';
import type { Books } from '../../../fuzz/invariants.ts';
import { lineBooks, pieceBooks } from './board.ts';
import { courseBooks } from './course.ts';
import { moneyBooks } from './money.ts';
import { shareBooks } from './shares.ts';

export function rocketBooks(): Books {
  const books = [shareBooks(), lineBooks(), pieceBooks(), moneyBooks(), courseBooks()];
  return {
    enter: (fact: Fact) => books.forEach((book) => book.enter(fact as RocketFact)),
    compare: (state: object) => books.forEach((book) => book.compare(state as RocketState)),
  };
}
