/**
 * What a game is. A game is a value of this shape; the kernel, the service, the page, the bots and the fuzzer know
 * nothing else of it.
 *
 * All rules live in deciding: `start`, `begin`, `step` and `close`. `evolve` applies outcomes and has no choices, so
 * that a later correction of a rule cannot break an old table: folding never decides.
 */
import type * as z from 'zod/mini';
import type { Dealer, Draw } from './draws.ts';
import type { Parameters, Rejection } from './rejection.ts';
import type { Texts } from './texts.ts';

/** Something that happened: an outcome, never an intention. Every fact that used chance lists its draws. */
export interface Fact {
  readonly type: string;
  readonly v: number;
  readonly draws?: readonly Draw[] | undefined;
}

/** One thing a player does in a turn. */
export interface Step {
  readonly type: string;
}

/**
 * A question to a seat: who must act, and what for. Several seats may be awaited at once, and out of turn; a seat is
 * asked one thing at a time.
 */
export interface Awaited {
  readonly seat: number;
  readonly need: string;
  /**
   * The question's id, made from the state alone: the same as long as this very question stands, another one for any
   * other question to this seat. A turn of the seat ends the question, unless it has only `asides`. Mail, clocks and
   * retries go by the id.
   */
  readonly question: string;
  readonly params?: Parameters;
  /** An answer within somebody else's turn: it has its own kind of mail, and its own hours where the host gave some. */
  readonly answer?: true;
  /** The seat may act but nobody waits for it: withdrawing an offer, for one. */
  readonly optional?: true;
}

/** What a turn costs so far: which purse, and how much. */
export interface Cost {
  readonly purse: string;
  readonly amount: number;
}

/** A turn being put together. A draft is never changed; a step gives a new one, so undo means keeping the old one. */
export interface Draft<State, S extends Step, F extends Fact, Choice> {
  readonly seat: number;
  readonly steps: readonly S[];
  readonly facts: readonly F[];
  /** The game after these facts. Read only. */
  readonly state: State;
  /** Every legal next step; an empty list means that nothing can be added. */
  readonly choices: readonly Choice[];
  readonly sendable: boolean;
  readonly costs: readonly Cost[];
  /** A draw stands in the way: what follows is known only when the turn has been sent. */
  readonly veiled: boolean;
  /** The next draw's number, and who deals. */
  readonly drawn: number;
  readonly dealer: Dealer;
}

/**
 * What a game can be told to do for a seat that is asked: a form for the orders, and the turn that they say to send, or
 * null where they leave it to the person.
 */
export interface StandingOrders<State = object, S extends Step = Step, Orders = object> {
  readonly schema: z.ZodMiniType<Orders>;
  steps(state: State, seat: number, orders: Orders): readonly S[] | null;
}

/** A line of the log: which text of the language tables, and what stands in it. */
export interface Line {
  readonly key: string;
  readonly params: Parameters;
}

export interface Standing {
  readonly seat: number;
  readonly total: number;
  readonly rank: number;
  /** What the total is made of, in the order in which it is explained. */
  readonly parts: readonly { readonly key: string; readonly amount: number }[];
}

/** What the totals of standings count. */
export type Unit = 'money' | 'points';

/** The round that is being played, 0 before the first, and how many there are where that is known. */
export interface RoundNumber {
  readonly round: number;
  readonly of?: number;
}

/**
 * Whether turns can be taken back. `free`: one's own last turn at once, anything else if all others agree. `consent`:
 * only if all others agree. `closed`: not now.
 */
export type TakeBack = 'free' | 'consent' | 'closed';

/** What folding needs of a game: enough to show a table, without its rules. */
export type Folding<State extends object = object> = Pick<Game<State>, 'upcasters' | 'blank' | 'evolve'>;

export interface Game<
  State extends object = object,
  S extends Step = Step,
  F extends Fact = Fact,
  Choice extends object = object,
  Options extends object = object,
> {
  readonly id: string;
  /** The version of the rules in force; changes when a rule is corrected. */
  readonly rules: string;
  /** Raised when a fact appears that older pages cannot fold. */
  readonly generation: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What the totals of its standings count. */
  readonly unit: Unit;
  /** The game asks for answers within somebody else's turn, so a host may set hours for them. */
  readonly answers?: true;
  readonly options: z.ZodMiniType<Options>;
  readonly steps: z.ZodMiniType<S>;
  readonly facts: z.ZodMiniType<F>;
  /** Older versions of facts, brought up to date one version at a time while folding. */
  readonly upcasters: { readonly [type: string]: { readonly [v: number]: (fact: Fact) => Fact } };
  /** English; the other languages are loaded by whoever needs them. */
  readonly texts: Texts;

  /** The state before the first fact. */
  blank(): State;
  /** The facts of the first commit, or why these options do not fit this many seats. */
  start(options: Options, seats: number, dealer: Dealer): readonly F[] | Rejection;
  /** The options once open seats were dropped; `kept` are the seats that stay, by their old numbers. */
  reseat(options: Options, kept: readonly number[]): Options;
  begin(state: State, seat: number, dealer: Dealer, drawn: number): Draft<State, S, F, Choice> | Rejection;
  step(draft: Draft<State, S, F, Choice>, step: S): Draft<State, S, F, Choice> | Rejection;
  /** What follows from sending the draft, without a choice of anybody. */
  close(draft: Draft<State, S, F, Choice>): Draft<State, S, F, Choice> | Rejection;
  /** Applies a fact. May change the state it is handed: a fold owns its state. */
  evolve(state: State, fact: F): State;
  /** A copy that `evolve` may change while the original stays as it is. Without it, everything is copied. */
  copy?(state: State): State;
  awaiting(state: State): readonly Awaited[];
  /** Without it: `free`, always. */
  takeBack?(state: State): TakeBack;
  /**
   * The steps that the service sends for a seat whose time for an answer is up, or null where the question has to wait
   * for the person. Only at tables whose host wants answers to lapse. Without it nothing lapses.
   */
  lapse?(state: State, seat: number): readonly S[] | null;
  /** The final standings, best first, or null while the game goes on. */
  outcome(state: State): readonly Standing[] | null;
  /** What the standings would be if it ended now. */
  standings(state: State): readonly Standing[];
  /** A fact as a line of the log. */
  tell(fact: F): Line;
  /** Facts that go without saying where a history is told: ends of turns and the like. */
  readonly silent?: ReadonlySet<F['type']>;
  /** Facts that answer no question: a turn of nothing else leaves every question open, also that of the seat itself. */
  readonly asides?: ReadonlySet<F['type']>;
  /** What a history is divided by. */
  round(state: State): RoundNumber;
  /**
   * Whether more lies on the table than the game has components, so that its rules may take very long. Asked only of
   * histories from elsewhere: no play leads there.
   */
  exceedsComponents?(state: State): boolean;
  /** Makes a step of a choice that leaves figures open; `pick(n)` chooses from 0 to n − 1. */
  settle(choice: Choice, pick: (sides: number) => number): S;
}
