/**
 * A toy game with the hardest waiting of Stephenson's Rocket: the active seat names a target, all others are awaited at
 * once and waive or call, the first call opens a round of rising bids, and the active seat answers last.
 * Played for a fixed number of moves; whoever got most targets through wins. While a move is open nothing can be taken
 * back, and whoever does not answer it in time waives.
 */
import * as z from 'zod/mini';
import { draws, wholeNumber } from '../../domain/kernel/bounds.ts';
import type { Awaited, Game, Line } from '../../domain/kernel/contract.ts';
import { extendDraft, openDraft, type Prospect, type Workbench } from '../../domain/kernel/workbench.ts';
import { type Rejection, reject } from '../../domain/kernel/rejection.ts';
import type { Texts } from '../../domain/kernel/texts.ts';

const MOVES = 6;
const SHARES = 5;
const TARGETS = 3;

const v = z.literal(1);
const MOST_PLAYERS = 4;
const MOST_SHARES = 100;
const seat = wholeNumber(0, MOST_PLAYERS - 1);
const target = wholeNumber(0, TARGETS - 1);
const shares = wholeNumber(0, MOST_SHARES);
const seats = z.array(seat).check(z.maxLength(MOST_PLAYERS));

const factSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('dealt'),
    v,
    active: seat,
    shares: z.array(shares).check(z.maxLength(MOST_PLAYERS)),
    draws,
  }),
  z.strictObject({ type: z.literal('moved'), v, seat, target }),
  z.strictObject({ type: z.literal('waived'), v, seat }),
  z.strictObject({ type: z.literal('called'), v, seat, round: seats }),
  z.strictObject({ type: z.literal('passed'), v, seat }),
  z.strictObject({ type: z.literal('bid'), v, seat, shares, target }),
  z.strictObject({ type: z.literal('settled'), v, winner: seat, paid: shares, target, next: seat }),
]);
type VetoFact = z.infer<typeof factSchema>;

const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), target }),
  z.strictObject({ type: z.literal('waive') }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('bid'), shares, target }),
]);
type VetoStep = z.infer<typeof stepSchema>;
type VetoChoice = { readonly step: VetoStep; readonly most?: number };

interface VetoState {
  active: number;
  shares: number[];
  won: number[];
  moves: number;
  /** The open move: who still may waive or call, who still bids, and the best bid. */
  open: {
    target: number;
    asked: number[];
    round: number[] | null;
    best: { seat: number; shares: number; target: number } | null;
  } | null;
}

type Bench = Workbench<VetoState, VetoFact>;

function evolve(state: VetoState, fact: VetoFact): VetoState {
  const { open } = state;
  switch (fact.type) {
    case 'dealt':
      return { active: fact.active, shares: [...fact.shares], won: fact.shares.map(() => 0), moves: 0, open: null };
    case 'moved': {
      const asked = state.shares.map((_, other) => other).filter((other) => other !== fact.seat);
      return { ...state, open: { target: fact.target, asked, round: null, best: null } };
    }
    case 'waived':
      return { ...state, open: open && { ...open, asked: open.asked.filter((other) => other !== fact.seat) } };
    case 'called':
      return { ...state, open: open && { ...open, asked: [], round: [...fact.round] } };
    case 'passed':
      return { ...state, open: open && { ...open, round: open.round?.slice(1) ?? null } };
    case 'bid': {
      const best = { seat: fact.seat, shares: fact.shares, target: fact.target };
      return { ...state, open: open && { ...open, best, round: open.round?.slice(1) ?? null } };
    }
    case 'settled':
      return {
        active: fact.next,
        shares: state.shares.map((held, other) => (other === fact.winner ? held - fact.paid : held)),
        won: state.won.map((count, other) => (other === fact.winner ? count + 1 : count)),
        moves: state.moves + 1,
        open: null,
      };
  }
}

function awaiting({ active, moves, open }: VetoState): Awaited[] {
  if (moves >= MOVES) return [];
  if (!open) return [{ seat: active, need: 'move', question: `${moves}.move` }];
  const params = { target: open.target, by: active };
  const [bidder, ...later] = open.round ?? [];
  if (bidder !== undefined) {
    const asked: Awaited = { seat: bidder, need: 'bid', question: `${moves}.bid.${later.length}`, params };
    return [bidder === active ? asked : { ...asked, answer: true }];
  }
  return open.asked.map((other) => ({
    seat: other,
    need: 'waiveOrCall',
    question: `${moves}.waiveOrCall`,
    params,
    answer: true,
  }));
}

/** Silence waives; a bid is never made, nor given up, for anybody. */
const lapse = (state: VetoState, who: number): VetoStep[] | null =>
  awaiting(state).some(({ seat, need }) => seat === who && need === 'waiveOrCall') ? [{ type: 'waive' }] : null;

function tell(fact: VetoFact): Line {
  const { type } = fact;
  if (type === 'dealt') return { key: 'fact.dealt', params: { seat: fact.active } };
  if (type === 'bid') return { key: 'fact.bid', params: { seat: fact.seat, shares: fact.shares, target: fact.target } };
  if (type === 'moved') return { key: 'fact.moved', params: { seat: fact.seat, target: fact.target } };
  if (type !== 'settled') return { key: `fact.${type}`, params: { seat: fact.seat } };
  return { key: 'fact.settled', params: { seat: fact.winner, paid: fact.paid, target: fact.target } };
}

const texts: Texts = {
  'game.name': 'Veto round',
  'rejection.veto.notNow': 'That cannot be done now.',
  'need.move': 'Choose a target.',
  'need.waiveOrCall': '{by|seat} wants {target|target}: waive, or call for bids.',
  'need.bid': 'Bid for the move to {target|target}, or pass.',
  'fact.dealt': '{seat|seat} begins.',
  'fact.moved': '{seat|seat} wants {target|target}.',
  'fact.waived': '{seat|seat} waives.',
  'fact.called': '{seat|seat} calls for bids.',
  'fact.passed': '{seat|seat} passes.',
  'fact.bid': '{seat|seat} bids {shares} for {target|target}.',
  'fact.settled': '{seat|seat} gets {target|target} for {paid}.',
  'step.move': 'Choose {target|target}',
  'step.waive': 'Waive',
  'step.call': 'Call for bids',
  'step.pass': 'Pass',
  'step.bid': 'Bid {shares} for {target|target}',
  'figure.shares': 'Shares',
  'target.0': 'the mill',
  'target.1': 'the harbour',
  'target.2': 'the mine',
};

const lowestBid = (state: VetoState, bidder: number): number =>
  (state.open?.best?.shares ?? 0) + (bidder === state.active ? 0 : 1);

/** Who is skipped in the round: those who cannot top the best bid. */
function skip(bench: Bench): void {
  for (;;) {
    const bidder = bench.state.open?.round?.[0];
    if (bidder === undefined || (bench.state.shares[bidder] ?? 0) >= lowestBid(bench.state, bidder)) return;
    bench.emit({ type: 'passed', v: 1, seat: bidder });
  }
}

function settle(bench: Bench): void {
  const { active, open, shares: held } = bench.state;
  if (!open || open.asked.length > 0 || (open.round?.length ?? 0) > 0) return;
  const { best } = open;
  const next = (active + 1) % held.length;
  if (!best) bench.emit({ type: 'settled', v: 1, winner: active, paid: 0, target: open.target, next });
  else bench.emit({ type: 'settled', v: 1, winner: best.seat, paid: best.shares, target: best.target, next });
}

function choices(state: VetoState, who: number): VetoChoice[] {
  const need = awaiting(state).find((awaited) => awaited.seat === who)?.need;
  const targets = Array.from({ length: TARGETS }, (_, index) => index);
  if (need === 'move') return targets.map((to) => ({ step: { type: 'move', target: to } }));
  if (need === 'waiveOrCall') return [{ step: { type: 'waive' } }, { step: { type: 'call' } }];
  if (need !== 'bid') return [];
  const allowed = who === state.active ? [state.open?.target ?? 0] : targets;
  return [
    { step: { type: 'pass' } },
    ...allowed.map((to) => ({
      step: { type: 'bid' as const, shares: lowestBid(state, who), target: to },
      most: state.shares[who] ?? 0,
    })),
  ];
}

function act(bench: Bench, who: number, step: VetoStep): Rejection | undefined {
  const { state } = bench;
  const fits = choices(state, who).some(({ step: listed, most }) => {
    if (listed.type !== step.type) return false;
    if (listed.type === 'move' && step.type === 'move') return listed.target === step.target;
    if (listed.type !== 'bid' || step.type !== 'bid') return true;
    return listed.target === step.target && step.shares >= listed.shares && step.shares <= (most ?? 0);
  });
  if (!fits) return reject('veto.notNow');
  if (step.type === 'move') bench.emit({ type: 'moved', v: 1, seat: who, target: step.target });
  if (step.type === 'waive') bench.emit({ type: 'waived', v: 1, seat: who });
  if (step.type === 'pass') bench.emit({ type: 'passed', v: 1, seat: who });
  if (step.type === 'bid') bench.emit({ type: 'bid', v: 1, seat: who, shares: step.shares, target: step.target });
  if (step.type === 'call') {
    const seats = state.shares.length;
    const round = state.shares.map((_, index) => (state.active + 1 + index) % seats); // the active seat comes last
    bench.emit({ type: 'called', v: 1, seat: who, round });
  }
  return undefined;
}

const done = (): Prospect<VetoChoice> => ({ choices: () => [], sendable: true });

export const vetoRound: Game<VetoState, VetoStep, VetoFact, VetoChoice, { shares: number }> = {
  id: 'veto-round',
  rules: '1',
  generation: 1,
  seats: { min: 2, max: MOST_PLAYERS },
  unit: 'points',
  answers: true,
  options: z.strictObject({ shares: z._default(shares, SHARES) }),
  steps: stepSchema,
  facts: factSchema,
  upcasters: {},
  texts,
  blank: () => ({ active: 0, shares: [], won: [], moves: 0, open: null }),
  start(options, seats, dealer) {
    const result = dealer.draw(0, seats);
    const held = Array.from({ length: seats }, () => options.shares);
    return [{ type: 'dealt', v: 1, active: result, shares: held, draws: [{ counter: 0, sides: seats, result }] }];
  },
  begin(state, who, dealer, drawn) {
    const open = choices(state, who);
    if (open.length === 0) return reject('table.notAwaited');
    return openDraft({ state, seat: who, dealer, drawn }, { choices: () => open, sendable: false });
  },
  step: (draft, step) =>
    draft.steps.length > 0
      ? reject('veto.notNow')
      : extendDraft(vetoRound, draft, step, (bench) => act(bench, draft.seat, step), done),
  close(draft) {
    if (!draft.sendable) return reject('table.unfinished');
    return extendDraft(
      vetoRound,
      draft,
      null,
      (bench) => {
        skip(bench);
        settle(bench);
        return undefined;
      },
      done,
    );
  },
  evolve,
  reseat: (options) => options,
  tell,
  awaiting,
  takeBack: ({ open }) => (open ? 'closed' : 'free'),
  lapse,
  round: ({ moves }) => ({ round: Math.min(moves + 1, MOVES), of: MOVES }),
  outcome: (state) => (state.moves < MOVES ? null : vetoRound.standings(state)),
  standings(state) {
    return state.won
      .map((total, index) => ({
        seat: index,
        total,
        rank: 1 + state.won.filter((other) => other > total).length,
        parts: [],
      }))
      .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  },
  settle({ step, most }, pick) {
    if (step.type !== 'bid' || most === undefined) return step;
    return { ...step, shares: step.shares + pick(most - step.shares + 1) };
  },
};
