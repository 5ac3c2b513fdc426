/**
 * What can have happened at a table of 18Lilliput. Facts carry outcomes (what was paid, where a marker went), so that
 * folding them needs no rule. A fact is never changed once it was written; a new version gets a new number and an
 * upcaster.
 */
import * as z from 'zod/mini';
import { draws, mostEntries } from '../kernel/bounds.ts';
import * as bounds from './bounds.ts';
import { cell, componentId, coordinate, player as seat, pounds, upTo } from './bounds.ts';
import { characters, chart, companies, trains } from './data.ts';

const idsOf = <Id extends string>(list: readonly { readonly id: Id }[]) => z.enum(list.map(({ id }) => id));

export const companyId = idsOf(companies);
export const characterId = idsOf(characters);
export const trainName = z.enum(trains.map(({ type }) => type));
export const spaceId = idsOf(chart.spaces);
export const rotation = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export const cardSide = z.enum(['action', 'alternative']);

const v1 = { v: z.literal(1) };
const v2 = { v: z.literal(2) };
const listOf = <Entry extends z.core.$ZodType>(entry: Entry, most: number) => z.array(entry).check(z.maxLength(most));
const seats = listOf(seat, bounds.MOST_TURNS);
const companyIds = listOf(companyId, bounds.MOST_COMPANIES);
const characterIds = listOf(characterId, bounds.MOST_CHARACTERS);
const tileIds = listOf(componentId, bounds.MOST_KINDS_OF_TILE);
const trainNames = listOf(trainName, bounds.MOST_TRAINS_OF_COMPANY);
const placedTile = { tile: componentId, ...cell, rotation };
const slots = upTo(bounds.MOST_SLOTS);
const slot = upTo(bounds.MOST_SLOTS - 1);
const tokens = upTo(bounds.MOST_TOKENS);
const count = upTo(bounds.MOST_AT_ONCE);
const round = upTo(bounds.MOST_ROUNDS);
const train = z.strictObject({ type: trainName, obsolete: z.boolean() });
const trainList = listOf(train, bounds.MOST_TRAINS_OF_COMPANY);
const byCompany = z.partialRecord(companyId, pounds);
const side = z.union([z.literal('stop'), rotation]);
const markerMove = { from: spaceId, to: spaceId };

const variant = z.enum(['twoCharacters', 'professional', 'allenbeck', 'laputa', 'brobdingnag']);
/** Gulliver's rules, in his order: track, station, more track, shares or a company, train. */
const gulliverRule = z.enum(['A1', 'A2', 'A3', 'A4', 'B', 'C', 'D1', 'D2', 'E']);

const setUpAndDraft = [
  z.strictObject({
    type: z.literal('gameSetUp'),
    ...v2,
    variants: listOf(variant, variant.options.length),
    players: listOf(z.strictObject({ cash: pounds, copyCards: count }), bounds.MOST_PLAYERS),
    /** Gulliver's place among the players. */
    gulliver: z.nullable(seat),
    startPlayer: seat,
    draws: z.optional(draws),
    rounds: round,
    board: listOf(z.strictObject({ ...placedTile, slots }), bounds.MOST_TILES),
    supply: z.record(componentId, upTo(bounds.MOST_TILES)).check(mostEntries(bounds.MOST_KINDS_OF_TILE)),
    draft: z.strictObject({ order: seats, companies: companyIds, characters: characterIds }),
  }),
  z.strictObject({
    type: z.literal('companyTaken'),
    ...v1,
    seat,
    company: companyId,
    /** The owner's cash afterwards. */
    cash: pounds,
    treasury: pounds,
    trains: trainNames,
    tokens,
    space: spaceId,
    ...placedTile,
    slots,
    draws: z.optional(draws),
  }),
  z.strictObject({
    type: z.literal('characterTaken'),
    ...v1,
    seat,
    character: characterId,
    tiles: listOf(z.strictObject({ tile: componentId, count }), bounds.MOST_KINDS_OF_TILE),
  }),
  z.strictObject({
    type: z.literal('draftEnded'),
    ...v2,
    companiesLeaving: companyIds,
    charactersLeaving: characterIds,
    unfounded: companyIds,
    /** Laputa tiles of companies that are not in play. */
    tilesLeaving: tileIds,
    deck: listOf(
      z.strictObject({ type: trainName, left: z.nullable(upTo(bounds.MOST_TRAINS)) }),
      bounds.MOST_KINDS_OF_TRAIN,
    ),
  }),
] as const;

const rounds = [
  z.strictObject({
    type: z.literal('roundStarted'),
    ...v1,
    round,
    startPlayer: seat,
    order: seats,
    cards: listOf(componentId, bounds.MOST_CARDS),
  }),
  /** The Justiciary's income: private cash, or money for treasuries. */
  z.strictObject({ type: z.literal('incomeTaken'), ...v1, seat, cash: pounds, treasuries: byCompany }),
  z.strictObject({ type: z.literal('actionsBegun'), ...v1 }),
  z.strictObject({ type: z.literal('turnEnded'), ...v1, seat }),
  z.strictObject({ type: z.literal('actionsEnded'), ...v1 }),
  z.strictObject({ type: z.literal('runningBegun'), ...v1, order: companyIds }),
  z.strictObject({ type: z.literal('bureaucracyBegun'), ...v1 }),
  z.strictObject({
    type: z.literal('gameEnded'),
    ...v1,
    ranking: listOf(
      z.strictObject({
        seat,
        rank: upTo(bounds.MOST_PLAYERS),
        total: pounds,
        cash: pounds,
        shares: listOf(
          z.strictObject({ company: companyId, percent: upTo(bounds.HUNDRED_PERCENT), worth: pounds }),
          bounds.MOST_COMPANIES,
        ),
        copyCards: pounds,
      }),
      bounds.MOST_PLAYERS,
    ),
  }),
] as const;

const turns = [
  z.strictObject({
    type: z.literal('cardTaken'),
    ...v1,
    seat,
    card: componentId,
    side: cardSide,
    /** A copy card was spent to repeat a card that somebody took before. */
    copied: z.boolean(),
    /** What the card allows: lays by kind, purchases, share dealing, stations, money to split. */
    lays: listOf(count, bounds.MOST_AT_ONCE),
    purchases: count,
    shares: z.boolean(),
    stations: count,
    grant: pounds,
  }),
  z.strictObject({ type: z.literal('cashTaken'), ...v1, seat, amount: pounds }),
  z.strictObject({ type: z.literal('treasuryGranted'), ...v1, seat, treasuries: byCompany }),
  z.strictObject({
    type: z.literal('tileLaid'),
    ...v1,
    seat,
    company: companyId,
    ...placedTile,
    cost: pounds,
    /** The tile that goes back to the supply, and what the slots hold now. */
    replaced: z.nullable(componentId),
    tokens: listOf(z.nullable(companyId), bounds.MOST_SLOTS),
    /** Which of the card's lays was used; null for a character's tile. */
    lay: z.nullable(upTo(bounds.MOST_AT_ONCE - 1)),
    character: z.optional(characterId),
  }),
  z.strictObject({
    type: z.literal('stationPlaced'),
    ...v1,
    seat,
    company: companyId,
    ...cell,
    slot,
    cost: pounds,
  }),
  z.strictObject({
    type: z.literal('characterTradedIn'),
    ...v1,
    seat,
    character: characterId,
    amount: pounds,
    /** Unlaid tiles that leave with the card. */
    tiles: tileIds,
  }),
] as const;

const trainFacts = [
  z.strictObject({
    type: z.literal('trainBought'),
    ...v1,
    company: companyId,
    from: z.enum(['deck', 'pool']),
    train,
    price: pounds,
    /** What the director added from his own cash. */
    help: pounds,
  }),
  z.strictObject({ type: z.literal('trainsReturned'), ...v1, company: companyId, trains: trainList }),
  z.strictObject({
    type: z.literal('trainTraded'),
    ...v1,
    buyer: companyId,
    seller: companyId,
    train,
    price: pounds,
  }),
  z.strictObject({
    type: z.literal('offerMade'),
    ...v1,
    seat,
    buyer: companyId,
    seller: companyId,
    train,
    price: pounds,
    returns: trainNames,
  }),
  z.strictObject({ type: z.literal('offerRefused'), ...v1, seat }),
  z.strictObject({ type: z.literal('offerWithdrawn'), ...v1, seat }),
  z.strictObject({
    type: z.literal('phaseChanged'),
    ...v1,
    phase: z.union([1, 2, 3, 4, 5, 6, 7].map((phase) => z.literal(phase as 1 | 2 | 3 | 4 | 5 | 6 | 7))),
    rusted: trainNames,
    obsolete: trainNames,
    trainLimit: upTo(bounds.MOST_TRAINS_OF_COMPANY),
    /** Companies over the new limit, in the order in which they give up trains. */
    surplus: listOf(z.strictObject({ company: companyId, count }), bounds.MOST_COMPANIES),
  }),
  z.strictObject({ type: z.literal('trainsDiscarded'), ...v1, company: companyId, trains: trainList }),
  z.strictObject({ type: z.literal('trainPooled'), ...v1, train: trainName }),
] as const;

const gulliver = [
  /** What Gulliver does next, by which rule, and how chance had it. */
  z.strictObject({
    type: z.literal('gulliverChose'),
    ...v1,
    rule: gulliverRule,
    x: z.optional(coordinate),
    y: z.optional(coordinate),
    draws: z.optional(draws),
  }),
  z.strictObject({ type: z.literal('trainScrapped'), ...v1, company: companyId, train }),
] as const;

const shares = [
  z.strictObject({
    type: z.literal('sharesSold'),
    ...v1,
    seat,
    company: companyId,
    count,
    proceeds: pounds,
    ...markerMove,
  }),
  z.strictObject({ type: z.literal('shareBought'), ...v1, seat, company: companyId, price: pounds }),
  z.strictObject({
    type: z.literal('companyFounded'),
    ...v1,
    seat,
    company: companyId,
    space: spaceId,
    price: pounds,
    paid: pounds,
    treasury: pounds,
    tokens,
    ...cell,
    slot,
  }),
] as const;

const running = [
  z.strictObject({
    type: z.literal('trainsRun'),
    ...v1,
    company: companyId,
    revenue: pounds,
    mineBonus: pounds,
    routes: listOf(
      z.strictObject({
        train: trainName,
        obsolete: z.boolean(),
        revenue: pounds,
        stops: listOf(z.strictObject({ ...cell, value: pounds }), bounds.MOST_TILES),
        legs: listOf(z.strictObject({ ...cell, from: side, to: side }), bounds.MOST_LEGS),
      }),
      bounds.MOST_TRAINS_OF_COMPANY,
    ),
  }),
  z.strictObject({
    type: z.literal('dividendPaid'),
    ...v1,
    company: companyId,
    revenue: pounds,
    payouts: listOf(z.strictObject({ seat, amount: pounds }), bounds.MOST_PLAYERS),
    toTreasury: pounds,
    /** What goes to the shareholders, the bank included, where it is not all. Not recorded by rules version 1. */
    shared: z.optional(pounds),
    ...markerMove,
  }),
  z.strictObject({ type: z.literal('revenueKept'), ...v1, company: companyId, revenue: pounds, ...markerMove }),
  z.strictObject({ type: z.literal('companyDone'), ...v1, company: companyId }),
] as const;

export const factSchema = z.discriminatedUnion('type', [
  ...setUpAndDraft,
  ...rounds,
  ...turns,
  ...trainFacts,
  ...gulliver,
  ...shares,
  ...running,
]);

export type LilliputFact = z.infer<typeof factSchema>;
export type FactOf<Type extends LilliputFact['type']> = Extract<LilliputFact, { type: Type }>;
