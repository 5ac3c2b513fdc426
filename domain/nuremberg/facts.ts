/**
 * What can have happened at a table. Facts carry outcomes (what was paid, who is next), so that folding them needs no
 * rule. A fact is never changed once it was written; a new version gets a new number and an upcaster.
 */
import * as z from 'zod/mini';
import { draws, mostEntries } from '../kernel/bounds.ts';
import * as bounds from './bounds.ts';
import { componentId, player as seat, points, signedPoints, upTo } from './bounds.ts';
import { MAPS } from './data.ts';

export const mapId = z.enum(MAPS);
export const boardSide = z.enum(['34', '23']);
export const colour = z.enum(['white', 'brown', 'red', 'green']);
export const company = z.enum(['red', 'green']);
export const itemKind = z.enum(['plain', 'rough', 'red', 'green']);
export const area = componentId;
export const cubes = upTo(bounds.MOST_CUBES);
export const boxNumber = upTo(bounds.MOST_BOXES);

const v1 = { v: z.literal(1) };
const listOf = <Entry extends z.core.$ZodType>(entry: Entry, most: number) => z.array(entry).check(z.maxLength(most));
const seats = listOf(seat, bounds.MOST_PLAYERS);
const turn = upTo(bounds.MOST_TURNS);
const pieces = upTo(bounds.MOST_PIECES);
const figures = z.strictObject({ red: pieces, green: pieces, landowner: pieces });
export const areasOfLine = listOf(area, bounds.MOST_AREAS_OF_LINE);
export const influence = z.strictObject({ white: points, brown: points, red: points, green: points });
const fees = z.strictObject({ white: points, red: points, green: points });
/** What a train is paid with: brown points, and what replaces those that are missing. */
export const trainPayment = z.strictObject({ brown: points, cubes, white: points, red: points, green: points });
const bySeat = <Entry extends z.core.$ZodType>(entry: Entry) => listOf(entry, bounds.MOST_PLAYERS);

const setUp = [
  z.strictObject({
    type: z.literal('gameSetUp'),
    ...v1,
    map: mapId,
    side: boardSide,
    turns: turn,
    /** Seats in general order; the first one was drawn. */
    general: seats,
    influence,
    draws,
  }),
  /** Cubes that stay, by area: those that do not match are gone already. */
  z.strictObject({
    type: z.literal('goodsPlaced'),
    ...v1,
    goods: z.record(area, pieces).check(mostEntries(bounds.MOST_AREAS)),
    draws,
  }),
  z.strictObject({
    type: z.literal('figuresPlaced'),
    ...v1,
    figures: z.record(area, figures).check(mostEntries(bounds.MOST_AREAS)),
    draws,
  }),
] as const;

const auction = [
  z.strictObject({
    type: z.literal('turnStarted'),
    ...v1,
    turn,
    /** Cubes taken from stock. */
    cubes: bySeat(cubes),
    /** One token for each box, in the order of their numbers. */
    tokens: listOf(colour, bounds.MOST_BOXES),
    bidder: seat,
    draws,
  }),
  z.strictObject({
    type: z.literal('bidMade'),
    ...v1,
    seat,
    box: boxNumber,
    cubes,
    /** Who takes his cubes back. */
    outbid: z.nullable(z.strictObject({ seat, cubes })),
    next: z.nullable(seat),
  }),
  z.strictObject({ type: z.literal('boxCredited'), ...v1, box: boxNumber, seat, cubes, points: influence }),
  z.strictObject({ type: z.literal('ordersSet'), ...v1, build: seats, train: seats }),
] as const;

const building = [
  z.strictObject({ type: z.literal('lineStarted'), ...v1, seat, area, fees }),
  z.strictObject({
    type: z.literal('linkBuilt'),
    ...v1,
    seat,
    from: area,
    to: area,
    cost: cubes,
    /** Cubes that paid it; points have to pay the rest. */
    cubes,
    fees,
    landowners: pieces,
  }),
  z.strictObject({ type: z.literal('linksPaid'), ...v1, seat, points: influence }),
  /** The whole line, once more in one piece. */
  z.strictObject({
    type: z.literal('lineBuilt'),
    ...v1,
    seat,
    areas: areasOfLine,
    cost: points,
    cubes,
    points: influence,
    fees,
  }),
  z.strictObject({
    type: z.literal('citiesConnected'),
    ...v1,
    path: listOf(area, bounds.MOST_AREAS),
    vp: bySeat(points),
  }),
  /** `skipped`: the seat had no legal line. */
  z.strictObject({ type: z.literal('nothingBuilt'), ...v1, seat, skipped: z.boolean() }),
] as const;

const transport = [
  z.strictObject({ type: z.literal('transportBegun'), ...v1 }),
  z.strictObject({ type: z.literal('trainBought'), ...v1, seat, train: componentId, paid: trainPayment }),
  z.strictObject({ type: z.literal('itemCarried'), ...v1, seat, area, kind: itemKind, train: componentId }),
  /** `skipped`: the seat had no legal act. */
  z.strictObject({ type: z.literal('passed'), ...v1, seat, skipped: z.boolean() }),
  /** Victory points for what the trains carry, and the profit or loss; the trains go back. */
  z.strictObject({ type: z.literal('turnScored'), ...v1, seat, vp: points, profit: signedPoints }),
] as const;

const takeover = [
  z.strictObject({ type: z.literal('generalOrderSet'), ...v1, general: seats }),
  z.strictObject({ type: z.literal('runSold'), ...v1, seat, company, areas: areasOfLine, cost: points }),
  /** `skipped`: the seat had nothing to sell. */
  z.strictObject({ type: z.literal('nothingSold'), ...v1, seat, skipped: z.boolean() }),
  z.strictObject({
    type: z.literal('gameEnded'),
    ...v1,
    ranking: bySeat(
      z.strictObject({
        seat,
        rank: upTo(bounds.MOST_PLAYERS),
        total: signedPoints,
        vp: points,
        sets: points,
        profit: signedPoints,
        links: upTo(bounds.MOST_LINKS),
      }),
    ),
  }),
] as const;

export const factSchema = z.discriminatedUnion('type', [...setUp, ...auction, ...building, ...transport, ...takeover]);

export type NurembergFact = z.infer<typeof factSchema>;
export type FactOf<Type extends NurembergFact['type']> = Extract<NurembergFact, { type: Type }>;
