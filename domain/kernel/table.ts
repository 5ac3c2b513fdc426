/**
 * A table's own life, apart from any game: it starts, turns are taken back, rules are corrected, it ends. These facts
 * belong to the kernel and their types begin with `table.`; a retraction undoes game facts, never these.
 */
import * as z from 'zod/mini';
import type { Fact } from './contract.ts';

const v1 = { v: z.literal(1) };
const seat = z.int().check(z.nonnegative());

export const tableFactSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('table.started'),
    ...v1,
    game: z.string(),
    seats: z.int(),
    options: z.looseObject({}),
    /** SHA-256 of the seed that the closing fact reveals. */
    seedHash: z.string(),
  }),
  z.strictObject({ type: z.literal('table.takeBackAsked'), ...v1, seat, backTo: z.int() }),
  z.strictObject({ type: z.literal('table.takeBackAnswered'), ...v1, seat, agreed: z.boolean() }),
  z.strictObject({ type: z.literal('table.retracted'), ...v1, backTo: z.int() }),
  z.strictObject({ type: z.literal('table.rulesCorrected'), ...v1, from: z.string(), to: z.string() }),
  z.strictObject({ type: z.literal('table.ended'), ...v1, reason: z.literal('finished'), seed: z.string() }),
]);

export type TableFact = z.infer<typeof tableFactSchema>;

export const isTableFact = (fact: Fact): fact is TableFact => fact.type.startsWith('table.');

/** A commit with game facts that still counts. */
export interface Turn {
  readonly version: number;
  /** Whose turn it was; null for what the host or the service did. */
  readonly seat: number | null;
  /** A draw became known by it. */
  readonly drew: boolean;
}

export interface TakeBackRequest {
  readonly seat: number;
  readonly backTo: number;
  readonly agreed: readonly number[];
}

export interface TableState {
  game: string;
  rules: string;
  seats: number;
  options: object;
  seedHash: string;
  version: number;
  /** The next draw's number; never goes back. */
  drawn: number;
  /** The commits with game facts that are in force, oldest first. */
  turns: Turn[];
  retractions: { version: number; backTo: number }[];
  request: TakeBackRequest | null;
  ended: { reason: string; seed: string } | null;
}

export const blankTable = (): TableState => ({
  game: '',
  rules: '',
  seats: 0,
  options: {},
  seedHash: '',
  version: 0,
  drawn: 0,
  turns: [],
  retractions: [],
  request: null,
  ended: null,
});

/** Applies a table fact that stands in the commit of this version. */
export function evolveTable(table: TableState, fact: TableFact, version: number): void {
  switch (fact.type) {
    case 'table.started':
      table.game = fact.game;
      table.seats = fact.seats;
      table.options = fact.options;
      table.seedHash = fact.seedHash;
      return;
    case 'table.takeBackAsked':
      table.request = { seat: fact.seat, backTo: fact.backTo, agreed: [] };
      return;
    case 'table.takeBackAnswered':
      table.request =
        fact.agreed && table.request ? { ...table.request, agreed: [...table.request.agreed, fact.seat] } : null;
      return;
    case 'table.retracted':
      table.retractions.push({ version, backTo: fact.backTo });
      table.turns = table.turns.filter((turn) => turn.version <= fact.backTo);
      table.request = null;
      return;
    case 'table.rulesCorrected':
      table.rules = fact.to;
      return;
    case 'table.ended':
      table.ended = { reason: fact.reason, seed: fact.seed };
      return;
  }
}
