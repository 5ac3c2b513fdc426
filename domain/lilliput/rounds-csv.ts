/**
 * The rounds of a game as rows for a spreadsheet: every company's run, price and treasury, every player's cash and
 * net worth. Money is in pounds, as plain numbers that a spreadsheet can add up.
 */
import type { Cell } from '../kernel/csv.ts';
import type { History } from '../kernel/fold.ts';
import { companies } from './data.ts';
import { type RoundFigures, roundFigures } from './round-figures.ts';
import { english } from './texts/en.ts';

/** Programs read these, so they are the same in every language. */
const COLUMNS = ['round', 'kind', 'id', 'name', 'revenue', 'paid', 'price', 'treasury', 'cash', 'worth'];

export const roundsCsv = ({ commits, state }: History, names: readonly string[]): Cell[][] => [
  COLUMNS,
  ...roundFigures(commits, state.table).flatMap((figures) => [...companyRows(figures), ...playerRows(figures, names)]),
];

const companyRows = ({ round, revenues, prices, treasuries }: RoundFigures): Cell[][] =>
  companies
    .filter(({ id }) => prices[id] !== undefined)
    .map(({ id }) => {
      const run = revenues[id];
      const paid = run === undefined ? null : run.paid ? 'paid' : 'kept';
      const name = english[`company.${id}`];
      const [price, treasury] = [prices[id] ?? null, treasuries[id] ?? null];
      return [round, 'company', id, name, run?.revenue ?? null, paid, price, treasury, null, null];
    });

/** Gulliver has no seat; he is the player after the last seat. */
const playerRows = ({ round, cash, worth }: RoundFigures, names: readonly string[]): Cell[][] =>
  worth.map((amount, seat) => {
    const name = names[seat] ?? english['gulliver.name'];
    return [round, 'player', seat, name, null, null, null, null, cash[seat] ?? null, amount];
  });
