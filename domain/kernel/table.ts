/**
 * A table's own life, apart from any game: it starts, seats pass between people and robots, turns are taken back, rules
 * are corrected, people agree to pause or to stop, it ends. These facts belong to the kernel and their types begin with
 * `table.`; a retraction undoes game facts, never these.
 */
import type { Fact, Standing } from './contract.ts';
import type { TableFact } from './table-facts.ts';

export type { Proposed, TableFact } from './table-facts.ts';

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

/** What waits for everybody's answer. */
export interface Proposal {
  /** Null for the host. */
  readonly by: number | null;
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
  /** Where it went on from. Not there for a table that began by itself, or that is older than going on. */
  origin?: { id: string; version: number; hash: string; parts: number };
  /** Which seats the service plays, and by which player. Not there where it never was: old tables fold as they did. */
  bots?: { [seat: string]: string };
  /** Who wants a robot for which seat. This and what follows is not there where it never was, like the robots. */
  votes?: { [over: string]: number[] };
  /** Why a person left a seat that a robot plays now. */
  away?: { [seat: string]: 'voted' | 'resigned' };
  proposals?: { pause?: Proposal; end?: Proposal };
  paused?: boolean;
  ended: { reason: string; seed: string; standings?: readonly Standing[] } | null;
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
    case 'table.forked':
      table.origin = { id: fact.origin, version: fact.version, hash: fact.hash, parts: fact.parts };
      return;
    case 'table.botSeated':
      table.bots = { ...table.bots, [fact.seat]: fact.player };
      dropVotes(table, fact.seat);
      return;
    case 'table.personSeated': {
      const { [fact.seat]: _, ...others } = table.bots ?? {};
      table.bots = others;
      if (table.away) table.away = without(table.away, fact.seat);
      return;
    }
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
      table.ended = {
        reason: fact.reason,
        seed: fact.seed,
        ...(fact.standings === null ? {} : { standings: fact.standings }),
      };
      return;
    default:
      evolveAgreement(table, fact);
  }
}

function evolveAgreement(table: TableState, fact: TableFact): void {
  switch (fact.type) {
    case 'table.voted': {
      const others = (table.votes?.[fact.over] ?? []).filter((voter) => voter !== fact.seat);
      table.votes = { ...table.votes, [fact.over]: fact.agreed ? [...others, fact.seat] : others };
      return;
    }
    case 'table.votedOut':
      table.away = { ...table.away, [fact.seat]: 'voted' };
      return;
    case 'table.resigned':
      table.away = { ...table.away, [fact.seat]: 'resigned' };
      return;
    case 'table.seatHandedOver':
      if (table.away) table.away = without(table.away, fact.seat);
      dropVotes(table, fact.seat);
      return;
    case 'table.proposed':
      table.proposals = {
        ...table.proposals,
        [fact.what]: { by: fact.seat, agreed: fact.seat === null ? [] : [fact.seat] },
      };
      return;
    case 'table.answered': {
      const { [fact.what]: open, ...rest } = table.proposals ?? {};
      table.proposals =
        fact.agreed && open ? { ...rest, [fact.what]: { ...open, agreed: [...open.agreed, fact.seat] } } : rest;
      return;
    }
    case 'table.paused':
      table.paused = true;
      table.proposals = without(table.proposals ?? {}, 'pause');
      return;
    case 'table.resumed':
      table.paused = false;
      return;
    default:
  }
}

const without = <Value>(map: { readonly [key: string]: Value }, key: string | number): { [key: string]: Value } =>
  Object.fromEntries(Object.entries(map).filter(([other]) => other !== String(key)));

/** Somebody who comes after all, or a robot that has come, ends the vote over a seat. */
export function dropVotes(table: TableState, seat: number): void {
  if (table.votes) table.votes = without(table.votes, seat);
}

/** Older versions of table facts. */
export const tableUpcasters: { readonly [type: string]: { readonly [v: number]: (fact: Fact) => Fact } } = {
  'table.ended': { 1: (fact): Fact & { standings: null } => ({ ...fact, v: 2, standings: null }) },
};

/** The name of the player by which the service plays a seat; null where a person does. */
export const botAt = ({ bots }: Pick<TableState, 'bots'>, seat: number): string | null => bots?.[seat] ?? null;

/** The seats that people play, in order. */
export const peopleAt = (table: Pick<TableState, 'bots' | 'seats'>): number[] =>
  Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => botAt(table, seat) === null);
