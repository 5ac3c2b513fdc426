/**
 * A toy game with the auction of the Nuremberg game: seats bid in turn on boxes with drawn contents, the outbid get
 * their cubes back and bid again, whoever leads two boxes is skipped, and at the end the boxes are credited in order.
 */
import * as z from 'zod/mini';
import { draws, wholeNumber } from '../../domain/kernel/bounds.ts';
import type { Awaited, Game, Line } from '../../domain/kernel/contract.ts';
import { extendDraft, openDraft, type Prospect, type Workbench } from '../../domain/kernel/workbench.ts';
import type { Draw } from '../../domain/kernel/draws.ts';
import { type Rejection, reject } from '../../domain/kernel/rejection.ts';
import type { Texts } from '../../domain/kernel/texts.ts';

const CUBES = 12;
const LEADS = 2;
const SPARE_BOXES = 2;
const LEAST_UPPER = 3;
const LEAST_LOWER = 2;
/** A bid never takes the last three cubes, so that a second box can always be bid for. */
const KEPT = 3;
const CONTENTS = 6;

const v = z.literal(1);
const MOST_PLAYERS = 4;
const MOST_BOXES = MOST_PLAYERS * LEADS + SPARE_BOXES;
const seat = wholeNumber(0, MOST_PLAYERS - 1);
const box = wholeNumber(0, MOST_BOXES - 1);
const cubes = wholeNumber(0, CUBES);
const points = wholeNumber(1, CONTENTS);

const factSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('boxesFilled'),
    v,
    seats: wholeNumber(1, MOST_PLAYERS),
    contents: z.array(points).check(z.maxLength(MOST_BOXES)),
    draws,
  }),
  z.strictObject({ type: z.literal('bid'), v, seat, box, cubes, next: z.nullable(seat) }),
  z.strictObject({ type: z.literal('boxCredited'), v, box, seat, points, cubes }),
]);
type AuctionFact = z.infer<typeof factSchema>;

const stepSchema = z.strictObject({ type: z.literal('bid'), box, cubes });
type AuctionStep = z.infer<typeof stepSchema>;
export type AuctionChoice = { readonly box: number; readonly least: number; readonly most: number };

interface Box {
  contents: number;
  lead: { seat: number; cubes: number } | null;
}
export interface AuctionState {
  boxes: Box[];
  points: number[];
  /** Whose bid is awaited; null when all boxes are sold that can be. */
  next: number | null;
  /** Bids made so far. */
  bids: number;
  credited: boolean;
}

const leads = (boxes: readonly Box[], seat: number): number => boxes.filter(({ lead }) => lead?.seat === seat).length;
const inHand = (boxes: readonly Box[], seat: number): number =>
  CUBES - boxes.reduce((sum, { lead }) => sum + (lead?.seat === seat ? lead.cubes : 0), 0);

function evolve(state: AuctionState, fact: AuctionFact): AuctionState {
  switch (fact.type) {
    case 'boxesFilled':
      return {
        boxes: fact.contents.map((contents) => ({ contents, lead: null })),
        points: Array.from({ length: fact.seats }, () => 0),
        next: fact.draws[0]?.result ?? 0,
        bids: 0,
        credited: false,
      };
    case 'bid': {
      const boxes = state.boxes.map((box, index) =>
        index === fact.box ? { ...box, lead: { seat: fact.seat, cubes: fact.cubes } } : box,
      );
      return { ...state, boxes, next: fact.next, bids: state.bids + 1 };
    }
    case 'boxCredited': {
      const points = state.points.map((sum, seat) => (seat === fact.seat ? sum + fact.points : sum));
      return { ...state, points, credited: true };
    }
  }
}

/** After this bid: the next seat that leads fewer than two boxes. */
function nextBidder({ boxes, points }: AuctionState, seat: number): number | null {
  for (let step = 1; step <= points.length; step++) {
    const candidate = (seat + step) % points.length;
    if (leads(boxes, candidate) < LEADS) return candidate;
  }
  return null;
}

function choices(state: AuctionState, seat: number): AuctionChoice[] {
  if (state.next !== seat) return [];
  const most = Math.min(inHand(state.boxes, seat), CUBES - KEPT);
  return state.boxes
    .map(({ lead }, box) => {
      const least = lead ? lead.cubes + 1 : box < state.boxes.length / 2 ? LEAST_UPPER : LEAST_LOWER;
      return { box, least: lead?.seat === seat ? CUBES + 1 : least, most };
    })
    .filter((choice) => choice.least <= choice.most);
}

function bid(bench: Workbench<AuctionState, AuctionFact>, seat: number, step: AuctionStep): Rejection | undefined {
  const choice = choices(bench.state, seat).find(({ box }) => box === step.box);
  if (!choice) return reject('auction.box', { box: step.box + 1 });
  if (step.cubes < choice.least || step.cubes > choice.most) {
    return reject('auction.cubes', { least: choice.least, most: choice.most });
  }
  const after = evolve(bench.state, { type: 'bid', v: 1, seat, box: step.box, cubes: step.cubes, next: null });
  bench.emit({ type: 'bid', v: 1, seat, box: step.box, cubes: step.cubes, next: nextBidder(after, seat) });
  return undefined;
}

function credit(bench: Workbench<AuctionState, AuctionFact>): undefined {
  if (bench.state.next !== null) return;
  for (const [box, { contents, lead }] of bench.state.boxes.entries()) {
    if (lead) bench.emit({ type: 'boxCredited', v: 1, box, seat: lead.seat, points: contents, cubes: lead.cubes });
  }
}

const texts: Texts = {
  'game.name': 'Box auction',
  'rejection.auction.box': 'Box {box} cannot be bid for.',
  'rejection.auction.cubes': 'A bid here takes {least} to {most} cubes.',
  'need.bid': 'Bid cubes for a box.',
  'figure.cubes': 'Cubes',
  'standing.boxes': 'boxes credited',
  'fact.boxesFilled': '{count} boxes are filled; {seat|seat} bids first.',
  'fact.bid': '{seat|seat} bids {cubes} cubes for box {box}.',
  'fact.boxCredited': '{seat|seat} gets box {box} and scores {points}.',
};

/** Boxes are counted from 1 where people read of them. */
function tell(fact: AuctionFact): Line {
  const key = `fact.${fact.type}`;
  switch (fact.type) {
    case 'boxesFilled':
      return { key, params: { count: fact.contents.length, seat: fact.draws[0]?.result ?? 0 } };
    case 'bid':
      return { key, params: { seat: fact.seat, cubes: fact.cubes, box: fact.box + 1 } };
    case 'boxCredited':
      return { key, params: { seat: fact.seat, box: fact.box + 1, points: fact.points } };
  }
}

const done = (): Prospect<AuctionChoice> => ({ choices: () => [], sendable: true });

export const boxAuction: Game<AuctionState, AuctionStep, AuctionFact, AuctionChoice> = {
  id: 'box-auction',
  rules: '1',
  generation: 1,
  seats: { min: 2, max: MOST_PLAYERS },
  unit: 'points',
  options: z.strictObject({}),
  steps: stepSchema,
  facts: factSchema,
  upcasters: {},
  texts,
  blank: () => ({ boxes: [], points: [], next: null, bids: 0, credited: false }),
  start(_, seats, dealer) {
    const boxes = seats * LEADS + SPARE_BOXES;
    const draw = (counter: number, sides: number): Draw => ({ counter, sides, result: dealer.draw(counter, sides) });
    const first = draw(0, seats);
    const drawn = Array.from({ length: boxes }, (_, box) => draw(box + 1, CONTENTS));
    const contents = drawn.map(({ result }) => result + 1);
    return [{ type: 'boxesFilled', v: 1, seats, contents, draws: [first, ...drawn] }];
  },
  begin(state, seat, dealer, drawn) {
    if (state.next !== seat) return reject('table.notAwaited');
    return openDraft({ state, seat, dealer, drawn }, { choices: () => choices(state, seat), sendable: false });
  },
  step: (draft, step) =>
    draft.steps.length > 0
      ? reject('auction.box', { box: step.box + 1 })
      : extendDraft(boxAuction, draft, step, (bench) => bid(bench, draft.seat, step), done),
  close: (draft) => (draft.sendable ? extendDraft(boxAuction, draft, null, credit, done) : reject('table.unfinished')),
  evolve,
  reseat: (options) => options,
  tell,
  awaiting: ({ next, bids }): Awaited[] =>
    next === null ? [] : [{ seat: next, need: 'bid', question: `bid.${bids}` }],
  takeBack: () => 'consent',
  round: () => ({ round: 1, of: 1 }),
  outcome: (state) => (state.credited ? boxAuction.standings(state) : null),
  standings(state) {
    return state.points
      .map((total, seat) => ({
        seat,
        total,
        rank: 1 + state.points.filter((other) => other > total).length,
        parts: [{ key: 'boxes', amount: total }],
      }))
      .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  },
  settle: ({ box, least, most }, pick) => ({ type: 'bid', box, cubes: least + pick(most - least + 1) }),
};
