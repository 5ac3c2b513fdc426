/** The games that are fuzzed, each with its options drawn at random and its books. */
import type { Pick } from '../../domain/kernel/random-player.ts';
import type { Books } from './invariants.ts';
import { lilliputBooks } from '../games/lilliput/fuzz/books.ts';
import { lilliputOptions } from '../games/lilliput/fuzz/options.ts';

type Options = (pick: Pick, seats: number) => object;

const options: { readonly [id: string]: Options } = {
  lilliput: lilliputOptions,
  'veto-round': (pick) => (pick(2) === 0 ? {} : { shares: 3 + pick(5) }),
};

export const optionsFor = (game: string, pick: Pick, seats: number): object => options[game]?.(pick, seats) ?? {};

const books: { readonly [id: string]: () => Books } = { lilliput: lilliputBooks };

const noBooks = (): Books => ({ enter() {}, compare() {} });

export const booksFor = (game: string): (() => Books) => books[game] ?? noBooks;
