/** All books of the game together, kept from the facts alone. */
import type { Fact } from '../../../../domain/kernel/contract.ts';
import type { NurembergFact } from '../../../../domain/nuremberg/facts.ts';
import type { NurembergState } from '../../../../domain/nuremberg/types.ts';
import type { Books } from '../../../fuzz/invariants.ts';
import { courseBook } from './course.ts';
import { cubeBook } from './cubes.ts';
import { itemBook } from './items.ts';
import { linkBook } from './links.ts';
import { trackBook } from './tracks.ts';

export interface Book {
  enter(fact: NurembergFact): void;
  compare(state: NurembergState): void;
}

export function nurembergBooks(): Books {
  const books: Book[] = [cubeBook(), trackBook(), linkBook(), itemBook(), courseBook()];
  return {
    enter: (fact: Fact) => books.forEach((book) => book.enter(fact as NurembergFact)),
    compare: (state: object) => books.forEach((book) => book.compare(state as NurembergState)),
  };
}
