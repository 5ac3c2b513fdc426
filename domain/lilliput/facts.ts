/**
 * What can have happened at a table of 18Lilliput. Facts carry outcomes (what was paid, where a marker went), so that
 * folding them needs no rule. A fact is never changed once it was written; a new version gets a new number and an
 * upcaster.
 */
import * as z from 'zod/mini';
import { characters, companies, trains } from './data.ts';

const idsOf = <Id extends string>(list: readonly { readonly id: Id }[]) => z.enum(list.map(({ id }) => id));

export const companyId = idsOf(companies);
export const characterId = idsOf(characters);
export const trainName = z.enum(trains.map(({ type }) => type));
export const spaceId = z.templateLiteral([z.enum(['T', 'B']), z.number()]);
export const rotation = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export const cardSide = z.enum(['action', 'alternative']);

const v1 = { v: z.literal(1) };
const v2 = { v: z.literal(2) };
const seat = z.int().check(z.nonnegative());
const amount = z.int().check(z.nonnegative());
const draw = z.strictObject({ counter: z.int(), sides: z.int(), result: z.int() });
/** Every tile touches another, and there are not that many. */
const coordinate = z.int().check(z.gte(-150), z.lte(150));
const cell = { x: coordinate, y: coordinate };
const placedTile = { tile: z.string(), ...cell, rotation };
const train = z.strictObject({ type: trainName, obsolete: z.boolean() });
const byCompany = z.partialRecord(companyId, amount);
const side = z.union([z.literal('stop'), rotation]);
const markerMove = { from: spaceId, to: spaceId };

const variant = z.enum(['twoCharacters', 'professional', 'allenbeck', 'laputa', 'brobdingnag']);
/** Gulliver's rules, in his order: track, station, more track, shares or a company, train. */
const gulliverRule = z.enum(['A1', 'A2', 'A3', 'A4', 'B', 'C', 'D1', 'D2', 'E']);

const setUpAndDraft = [
  z.strictObject({
    type: z.literal('gameSetUp'),
    ...v2,
    variants: z.array(variant),
    players: z.array(z.strictObject({ cash: amount, copyCards: amount })),
    /** Gulliver's place among the players. */
    gulliver: z.nullable(seat),
    startPlayer: seat,
    draws: z.optional(z.array(draw)),
    rounds: amount,
    board: z.array(z.strictObject({ ...placedTile, slots: amount })),
    supply: z.record(z.string(), amount),
    draft: z.strictObject({ order: z.array(seat), companies: z.array(companyId), characters: z.array(characterId) }),
  }),
  z.strictObject({
    type: z.literal('companyTaken'),
    ...v1,
    seat,
    company: companyId,
    /** The owner's cash afterwards. */
    cash: amount,
    treasury: amount,
    trains: z.array(trainName),
    tokens: amount,
    space: spaceId,
    ...placedTile,
    slots: amount,
    draws: z.optional(z.array(draw)),
  }),
  z.strictObject({
    type: z.literal('characterTaken'),
    ...v1,
    seat,
    character: characterId,
    tiles: z.array(z.strictObject({ tile: z.string(), count: amount })),
  }),
  z.strictObject({
    type: z.literal('draftEnded'),
    ...v2,
    companiesLeaving: z.array(companyId),
    charactersLeaving: z.array(characterId),
    unfounded: z.array(companyId),
    /** Laputa tiles of companies that are not in play. */
    tilesLeaving: z.array(z.string()),
    deck: z.array(z.strictObject({ type: trainName, left: z.nullable(amount) })),
  }),
] as const;

const rounds = [
  z.strictObject({
    type: z.literal('roundStarted'),
    ...v1,
    round: amount,
    startPlayer: seat,
    order: z.array(seat),
    cards: z.array(z.string()),
  }),
  /** The Justiciary's income: private cash, or money for treasuries. */
  z.strictObject({ type: z.literal('incomeTaken'), ...v1, seat, cash: amount, treasuries: byCompany }),
  z.strictObject({ type: z.literal('actionsBegun'), ...v1 }),
  z.strictObject({ type: z.literal('turnEnded'), ...v1, seat }),
  z.strictObject({ type: z.literal('actionsEnded'), ...v1 }),
  z.strictObject({ type: z.literal('runningBegun'), ...v1, order: z.array(companyId) }),
  z.strictObject({ type: z.literal('bureaucracyBegun'), ...v1 }),
  z.strictObject({
    type: z.literal('gameEnded'),
    ...v1,
    ranking: z.array(
      z.strictObject({
        seat,
        rank: amount,
        total: amount,
        cash: amount,
        shares: z.array(z.strictObject({ company: companyId, percent: amount, worth: amount })),
        copyCards: amount,
      }),
    ),
  }),
] as const;

const turns = [
  z.strictObject({
    type: z.literal('cardTaken'),
    ...v1,
    seat,
    card: z.string(),
    side: cardSide,
    /** A copy card was spent to repeat a card that somebody took before. */
    copied: z.boolean(),
    /** What the card allows: lays by kind, purchases, share dealing, stations, money to split. */
    lays: z.array(amount),
    purchases: amount,
    shares: z.boolean(),
    stations: amount,
    grant: amount,
  }),
  z.strictObject({ type: z.literal('cashTaken'), ...v1, seat, amount }),
  z.strictObject({ type: z.literal('treasuryGranted'), ...v1, seat, treasuries: byCompany }),
  z.strictObject({
    type: z.literal('tileLaid'),
    ...v1,
    seat,
    company: companyId,
    ...placedTile,
    cost: amount,
    /** The tile that goes back to the supply, and what the slots hold now. */
    replaced: z.nullable(z.string()),
    tokens: z.array(z.nullable(companyId)),
    /** Which of the card's lays was used; null for a character's tile. */
    lay: z.nullable(amount),
    character: z.optional(characterId),
  }),
  z.strictObject({
    type: z.literal('stationPlaced'),
    ...v1,
    seat,
    company: companyId,
    ...cell,
    slot: amount,
    cost: amount,
  }),
  z.strictObject({
    type: z.literal('characterTradedIn'),
    ...v1,
    seat,
    character: characterId,
    amount,
    /** Unlaid tiles that leave with the card. */
    tiles: z.array(z.string()),
  }),
] as const;

const trainFacts = [
  z.strictObject({
    type: z.literal('trainBought'),
    ...v1,
    company: companyId,
    from: z.enum(['deck', 'pool']),
    train,
    price: amount,
    /** What the director added from his own cash. */
    help: amount,
  }),
  z.strictObject({ type: z.literal('trainsReturned'), ...v1, company: companyId, trains: z.array(train) }),
  z.strictObject({
    type: z.literal('trainTraded'),
    ...v1,
    buyer: companyId,
    seller: companyId,
    train,
    price: amount,
  }),
  z.strictObject({
    type: z.literal('offerMade'),
    ...v1,
    seat,
    buyer: companyId,
    seller: companyId,
    train,
    price: amount,
    returns: z.array(trainName),
  }),
  z.strictObject({ type: z.literal('offerRefused'), ...v1, seat }),
  z.strictObject({ type: z.literal('offerWithdrawn'), ...v1, seat }),
  z.strictObject({
    type: z.literal('phaseChanged'),
    ...v1,
    phase: z.union([1, 2, 3, 4, 5, 6, 7].map((phase) => z.literal(phase as 1 | 2 | 3 | 4 | 5 | 6 | 7))),
    rusted: z.array(trainName),
    obsolete: z.array(trainName),
    trainLimit: amount,
    /** Companies over the new limit, in the order in which they give up trains. */
    surplus: z.array(z.strictObject({ company: companyId, count: amount })),
  }),
  z.strictObject({ type: z.literal('trainsDiscarded'), ...v1, company: companyId, trains: z.array(train) }),
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
    draws: z.optional(z.array(draw)),
  }),
  z.strictObject({ type: z.literal('trainScrapped'), ...v1, company: companyId, train }),
] as const;

const shares = [
  z.strictObject({
    type: z.literal('sharesSold'),
    ...v1,
    seat,
    company: companyId,
    count: amount,
    proceeds: amount,
    ...markerMove,
  }),
  z.strictObject({ type: z.literal('shareBought'), ...v1, seat, company: companyId, price: amount }),
  z.strictObject({
    type: z.literal('companyFounded'),
    ...v1,
    seat,
    company: companyId,
    space: spaceId,
    price: amount,
    paid: amount,
    treasury: amount,
    tokens: amount,
    ...cell,
    slot: amount,
  }),
] as const;

const running = [
  z.strictObject({
    type: z.literal('trainsRun'),
    ...v1,
    company: companyId,
    revenue: amount,
    mineBonus: amount,
    routes: z.array(
      z.strictObject({
        train: trainName,
        obsolete: z.boolean(),
        revenue: amount,
        stops: z.array(z.strictObject({ ...cell, value: amount })),
        legs: z.array(z.strictObject({ ...cell, from: side, to: side })),
      }),
    ),
  }),
  z.strictObject({
    type: z.literal('dividendPaid'),
    ...v1,
    company: companyId,
    revenue: amount,
    payouts: z.array(z.strictObject({ seat, amount })),
    toTreasury: amount,
    ...markerMove,
  }),
  z.strictObject({ type: z.literal('revenueKept'), ...v1, company: companyId, revenue: amount, ...markerMove }),
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
